// All forces as cards: counter, name, state. Drawn only where they are looked at.
import type { Piece } from '@bocage/engine';
import { pieceTitle, pieceWords, placeTitle } from '../core/words.ts';
import { Counter } from '../map/counter.tsx';
import { likeness } from '../map/stack.ts';
import { byKeyboard, hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import { Magnified } from './magnified.tsx';

/** Equal pieces of a place as one card: counter, name and state, how many. */
function Card({ ui, pieces, place }: { readonly ui: Ui; readonly pieces: readonly Piece[]; readonly place: string }) {
  const [piece] = pieces;
  if (piece === undefined) return null;
  const look = ui.mapped ? ui.kit?.look(piece, ui.table.facts.value) : undefined;
  const show = (): void => {
    ui.piece.value = piece.id;
    ui.marked.value = [place];
  };
  return (
    <button
      type="button"
      class="force"
      aria-pressed={ui.piece.value === piece.id}
      onClick={show}
      {...hover(show, () => {
        ui.marked.value = [];
      })}
      onFocus={(event) => {
        if (byKeyboard(event)) show();
      }}
      onBlur={() => {
        ui.marked.value = [];
      }}
    >
      {look !== undefined && (
        <svg width="34" height="42" viewBox="-26 -26 56 68" aria-hidden="true">
          <Counter look={look} />
        </svg>
      )}
      <span>
        {pieces.length > 1 && <b>{pieces.length} × </b>}
        {look === undefined ? pieceTitle(piece) : pieceWords(piece)}
      </span>
    </button>
  );
}

/** Equal pieces lie together. */
function piles(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const key = likeness(piece);
    found.set(key, [...(found.get(key) ?? []), piece]);
  }
  return [...found.values()];
}

/** All forces as cards, place by place. */
export function Forces({ ui }: { readonly ui: Ui }) {
  const { places } = ui.table.board.value;
  return (
    <ul class="forces">
      {places
        .filter((place) => place.pieces.length > 0)
        .map((place) => (
          <li key={place.id}>
            <b>{placeTitle(place)}</b>
            <div class="force-row">
              {piles(place.pieces).map((pieces) => (
                <Card key={pieces[0]?.id} ui={ui} pieces={pieces} place={place.id} />
              ))}
            </div>
            {ui.tab.value === 'forces' && place.pieces.some((piece) => piece.id === ui.piece.value) && (
              <Magnified ui={ui} />
            )}
          </li>
        ))}
    </ul>
  );
}
