// All counters of the map in one layer, each placed by its transform: one that moves travels, one that stays is not touched.
import type { Board } from '@bocage/engine';
import type { Ui } from '../parts/ui.ts';
import { Counter } from './counter.tsx';
import type { CounterLook, Kit } from './kit.ts';
import type { Pan } from './pan.ts';
import { COUNTER, lay } from './stack.ts';

const SCALE = COUNTER / 48;

interface Shown {
  readonly id: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly look: CounterLook;
  readonly lifted: boolean;
  readonly legal: boolean;
}

function Piece({
  shown,
  press,
  enter,
}: {
  readonly shown: Shown;
  readonly press: () => void;
  readonly enter: () => void;
}) {
  const { look, count } = shown;
  return (
    <g
      class="piece"
      data-piece={shown.id}
      data-legal={shown.legal}
      style={{ transform: `translate(${shown.x}px, ${shown.y}px)` }}
      onClick={press}
      onMouseEnter={enter}
    >
      <g transform={`scale(${SCALE})`}>
        {count > 1 && (
          <g class={`pile ${look.side}`}>
            <path d="M-20 -27H27V20" />
          </g>
        )}
        <Counter look={look} lifted={shown.lifted} />
        {count > 1 && (
          <g class="pile-count" transform="translate(22 -22)">
            <circle r="10" />
            <text y="4.500" text-anchor="middle">
              {count}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

export function Counters({
  ui,
  kit,
  board,
  pan,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly board: Board;
  readonly pan: Pan;
}) {
  if (ui.countersHidden.value) return null;
  const legal = new Set(ui.table.yours ? ui.table.offers.value.flatMap((o) => o.about.pieces ?? []) : []);
  const lifted = new Set(ui.chosenPieces.value);
  const open = ui.opened.value ?? ui.pointed.value ?? ui.focusPlace.value;
  const all: Shown[] = [];
  for (const place of board.places) {
    const spot = kit.spots.get(place.id);
    if (spot === undefined) continue;
    const pieces = kit.counters?.(place) ?? place.pieces;
    const fanned = place.id === open && pieces.length > 6;
    for (const { piece, at, count } of lay(pieces, spot, fanned))
      all.push({
        id: piece.id,
        place: place.id,
        x: Math.round(at[0]),
        y: Math.round(at[1]),
        count,
        look: kit.look(piece),
        lifted: lifted.has(piece.id),
        legal: legal.has(piece.id),
      });
  }
  // A fanned stack lies above its neighbours.
  const raised = all.sort((a, b) => Number(a.place === open) - Number(b.place === open));
  return (
    <g class="pieces" aria-hidden="true">
      {raised.map((shown) => (
        <Piece
          key={shown.id}
          shown={shown}
          press={() => {
            if (!pan.dragged) ui.pressPiece(shown.id, shown.place);
          }}
          enter={() => {
            ui.piece.value = shown.id;
            ui.pointed.value = shown.place;
          }}
        />
      ))}
    </g>
  );
}
