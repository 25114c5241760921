// What was done last, on the map: the way that a piece has gone, or a ring round each place. Comes with the first choice.
import type { ReadonlySignal } from '@preact/signals';
import type { Ui } from '../parts/ui.ts';
import type { Kit, Point } from './kit.ts';
import type { Layout } from './laid.ts';
import { traceOf } from './last-action.ts';

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
