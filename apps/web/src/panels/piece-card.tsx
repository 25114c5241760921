// A piece magnified: what it is, how it stands, each value with where it comes from.
import type { Piece } from '@bocage/engine';
import { capital } from '../core/words.ts';
import { Counter } from '../map/counter.tsx';
import type { Ui } from '../parts/ui.ts';
import * as W from '../words/panels.ts';

function find(ui: Ui, id: string): { readonly piece: Piece; readonly place: string } | undefined {
  for (const place of ui.table.board.value.places) {
    for (const piece of place.pieces) {
      if (piece.id === id) return { piece, place: place.name };
      const carried = piece.carries?.find((c) => c.id === id);
      if (carried !== undefined) return { piece: carried, place: place.name };
    }
  }
  return undefined;
}

function Values({ piece }: { readonly piece: Piece }) {
  if (piece.values === undefined || piece.values.length === 0) return null;
  return (
    <table>
      <tbody>
        {piece.values.map((v) => (
          <tr key={v.label}>
            <th scope="row">{capital(v.label)}</th>
            <td>
              <b>{v.value}</b>
            </td>
            <td class="muted">{v.source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function PieceCard({ ui }: { readonly ui: Ui }) {
  const id = ui.piece.value;
  const found = id === undefined ? undefined : find(ui, id);
  if (found === undefined) return null;
  const { piece, place } = found;
  const look = ui.kit?.look(piece, ui.table.facts.value);
  return (
    <section class="card-piece" aria-label={W.piece(piece.name)}>
      <div class="row">
        {look !== undefined && (
          <svg width="72" height="84" viewBox="-26 -26 56 68" aria-hidden="true">
            <Counter look={look} />
          </svg>
        )}
        <div>
          <h3>{capital(piece.name)}</h3>
          <p class="muted">
            {[piece.seat, ...(piece.states ?? []), place].filter((t) => t !== undefined && t !== '').join(' · ')}
          </p>
        </div>
      </div>
      <Values piece={piece} />
      {piece.carries?.map((carried) => (
        <div key={carried.id}>
          <h3>{W.carries(carried.name, carried.states?.join(', '))}</h3>
          <Values piece={carried} />
        </div>
      ))}
    </section>
  );
}
