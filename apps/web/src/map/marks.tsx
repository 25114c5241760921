// What the map says about the question: what may be chosen, what it costs, what was done last, what a line of the log means.

import type { ReadonlySignal } from '@preact/signals';
import type { ShownChoice } from '../core/game-model.ts';
import type { Ui } from '../parts/ui.ts';
import type { Kit, Point, Spot } from './kit.ts';
import type { Layout } from './laid.ts';
import { traceOf } from './last-action.ts';
import { pointsText } from './shapes.ts';

export type MarkKind = 'move' | 'attack' | 'select';

/** The offers by the place that stands for each of them. */
export function offersByPlace(ui: Ui): ReadonlyMap<string, readonly ShownChoice[]> {
  const found = new Map<string, ShownChoice[]>();
  if (!ui.table.yours || ui.table.staged.value !== undefined) return found;
  for (const offer of ui.table.offers.value) {
    const place = offer.about.places?.[0];
    if (place !== undefined && ui.teaching?.only.value?.has(place) !== false)
      found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

export function markOf(offers: readonly ShownChoice[]): MarkKind {
  if (offers.some((o) => o.about.mark === 'attack')) return 'attack';
  return offers.some((o) => o.about.mark === 'move') ? 'move' : 'select';
}

export function Outline({ spot, kind }: { readonly spot: Spot; readonly kind: MarkKind | 'chosen' | 'lit' | 'far' }) {
  const points = pointsText(spot.shape);
  return (
    <g class={`outline ${kind}`} clip-path={`url(#clip-${spot.id})`}>
      <polygon class="casing" points={points} />
      <polygon class="line" points={points} />
      {kind === 'attack' && <polygon class="teeth" points={points} />}
    </g>
  );
}

/** The point at a distance before `to`, on the way from `from`. */
function short([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const far = Math.hypot(tx - x, ty - y);
  const share = far < by * 1.4 ? 0.3 : 1 - by / far;
  return [Math.round(x + (tx - x) * share), Math.round(y + (ty - y) * share)];
}

/** A way that was gone: an empty outline where it began, dots, and the head before the counter that has come. */
export function Way({
  kit,
  layout,
  places,
  piece,
}: {
  readonly kit: Kit;
  readonly layout: Layout;
  readonly places: readonly string[];
  readonly piece: string | undefined;
}) {
  const spots = places.flatMap((id) => kit.spots.get(id) ?? []);
  const [first, last] = [spots[0], spots.at(-1)];
  if (first === undefined || last === undefined || spots.length < 2) return null;
  const there = layout.places.get(last.id)?.counters ?? [];
  const came = there.find((one) => one.piece.id === piece) ?? there[0];
  const { side } = layout;
  const start = first.at ?? first.stack;
  const middle = spots.slice(1, -1).map((spot) => spot.at ?? spot.stack);
  const before = middle.at(-1) ?? start;
  // Where counters lie beside their place, the way ends at the place itself.
  const end = last.at === undefined ? short(before, came?.at ?? last.stack, side / 2 + 8) : short(before, last.at, 26);
  const points = [short(middle[0] ?? end, start, side / 2), ...middle, end];
  return (
    <g class="last-move" aria-hidden="true">
      <rect x={start[0] - side / 2} y={start[1] - side / 2} width={side} height={side} rx="3" />
      <path d={points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')} marker-end="url(#arrow-head)" />
    </g>
  );
}

/** The last action stays marked: a dotted path where a piece has moved, or a ring round each of its places. */
export function LastAction({
  ui,
  kit,
  layout,
}: {
  readonly ui: Ui;
  readonly kit: Kit;
  readonly layout: ReadonlySignal<Layout>;
}) {
  // While it is told step by step, the stages mark themselves.
  if (ui.table.staged.value !== undefined) return null;
  const { n } = ui.table.moment.value;
  const group = ui.table.log.value.findLast((g) => g.to <= n && g.to > 0);
  const { moved, places, pieces } = traceOf(group?.lines ?? [], ui.table.board.value);
  if (moved) return <Way kit={kit} layout={layout.value} places={places} piece={pieces[0]} />;
  return (
    <>
      {places.map((id) => {
        const spot = kit.spots.get(id);
        if (spot === undefined) return null;
        const [x, y] = spot.at ?? spot.stack;
        return <circle key={id} class="last-ring" cx={x} cy={y} r="52" />;
      })}
    </>
  );
}

/** Places that a log line, a hint or a considered choice points to. */
export function Pointed({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  const hint = ui.controller.computer.hint.value;
  const hinted = hint === undefined ? undefined : ui.table.offers.value.find((o) => o.choice === hint.best[0]?.choice);
  const lit = ui.table.considered.value ?? ui.lit.value ?? hinted;
  const places = [...new Set([...ui.marked.value, ...(lit?.about.places ?? [])])];
  return (
    <>
      {places.map((id) => {
        const spot = kit.spots.get(id);
        return spot === undefined ? null : <Outline key={id} spot={spot} kind="lit" />;
      })}
    </>
  );
}
