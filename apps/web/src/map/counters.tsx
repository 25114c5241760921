// All counters of the map in one layer, each placed by its transform: one that moves travels, one that stays is not touched.
import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pieceInFull } from '../core/words.ts';
import { keyboard } from '../parts/keyboard.ts';
import { hover } from '../parts/pointing.ts';
import type { Ui } from '../parts/ui.ts';
import { Counter } from './counter.tsx';
import type { CounterLook, Kit } from './kit.ts';
import type { Layout } from './laid.ts';
import { fanOut } from './layout.ts';
import type { Pan } from './pan.ts';

interface Shown {
  readonly id: string;
  readonly place: string;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Different pieces: what is pressed is the place. */
  readonly mixed: boolean;
  readonly look: CounterLook;
  /** What it is in full, if its stack is open to the keyboard. */
  readonly title: string | undefined;
  readonly lifted: boolean;
  readonly legal: boolean;
}

/** In an open stack: arrows go from counter to counter, Enter and Space press one, `?` asks why not, Esc goes back. */
function pieceKey(ui: Ui, shown: Shown, event: KeyboardEvent): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof SVGElement)) return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    const all = [...(currentTarget.closest('.pieces')?.querySelectorAll<SVGElement>('[data-open=true]') ?? [])];
    all.at((all.indexOf(currentTarget) + step) % all.length)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') ui.pressPiece(shown.id, shown.place);
  else if (event.key === '?') ui.askWhy(shown.place, shown.id);
  else if (event.key === 'Escape')
    currentTarget.ownerSVGElement?.querySelector<SVGElement>(`[data-place="${shown.place}"]`)?.focus();
  else return;
  event.preventDefault();
}

function Piece({
  shown,
  side,
  press,
  enter,
  ui,
}: {
  readonly shown: Shown;
  /** The side of a counter on the sheet. */
  readonly side: number;
  readonly press: () => void;
  readonly enter: () => void;
  readonly ui: Ui;
}) {
  const { look, count, title } = shown;
  const open = title !== undefined;
  return (
    <g
      class="piece"
      aria-hidden={open ? undefined : true}
      data-piece={open ? undefined : shown.id}
      data-legal={shown.legal}
      style={{ transform: `translate(${shown.x}px, ${shown.y}px)` }}
      onClick={press}
      {...hover(enter)}
    >
      <g transform={`scale(${(side / 48).toFixed(3)})`} aria-hidden="true">
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
      {open && (
        // A button of its own over the drawing: its name says what the drawing prints, and more.
        <rect
          class="piece-key"
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          role="button"
          tabIndex={-1}
          aria-label={title}
          data-open="true"
          data-piece={shown.id}
          onFocus={() => {
            ui.piece.value = shown.id;
          }}
          onKeyDown={(event) => pieceKey(ui, shown, event)}
        />
      )}
    </g>
  );
}

export function Counters({
  ui,
  kit,
  layout,
  pan,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly layout: ReadonlySignal<Layout>;
  readonly pan: Pan;
}) {
  const layer = useRef<SVGGElement>(null);
  const stack = ui.stack.value;
  useLayoutEffect(() => {
    if (stack !== undefined) layer.current?.querySelector<SVGElement>('[data-open=true]')?.focus();
  }, [stack]);
  if (ui.countersHidden.value) return null;
  const legal = new Set(
    ui.table.yours && ui.table.staged.value === undefined
      ? ui.table.offers.value.flatMap((o) => o.about.pieces ?? [])
      : [],
  );
  const lifted = new Set(ui.chosenPieces.value);
  const open = stack ?? ui.opened.value ?? ui.pointed.value ?? (keyboard.value ? ui.focusPlace.value : undefined);
  const facts = ui.table.facts.value;
  const all: Shown[] = [];
  const { places, side } = layout.value;
  for (const place of ui.table.board.value.places) {
    const spot = kit.spots.get(place.id);
    const laid = places.get(place.id)?.counters;
    if (spot === undefined || laid === undefined) continue;
    const fanned = place.id === open && laid.some(({ count }) => count > 1);
    for (const { piece, at, count, mixed, look } of fanned ? fanOut(kit, place, facts, side) : laid)
      all.push({
        id: piece.id,
        place: place.id,
        x: Math.round(at[0]),
        y: Math.round(at[1]),
        count,
        mixed,
        look,
        title: place.id === stack ? pieceInFull(piece) : undefined,
        lifted: lifted.has(piece.id),
        legal: legal.has(piece.id),
      });
  }
  // A fanned stack lies above its neighbours.
  const raised = all.sort((a, b) => Number(a.place === open) - Number(b.place === open));
  return (
    <g class="pieces" ref={layer}>
      {raised.map((shown) => (
        <Piece
          key={shown.id}
          shown={shown}
          side={side}
          ui={ui}
          press={() => {
            if (pan.dragged) return;
            ui.pointed.value = shown.place;
            if (shown.mixed) ui.pressPlace(shown.place);
            else ui.pressPiece(shown.id, shown.place);
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
