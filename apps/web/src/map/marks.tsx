// What the map says about the question: what may be chosen, what it costs, what was done last, what a line of the log means.

import type { ShownChoice } from '../core/game-model.ts';
import type { Ui } from '../parts/ui.ts';
import type { Kit, Point, Spot } from './kit.ts';
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

function arrow(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The last action stays marked: a dotted path where a piece has moved, or a ring round each of its places. */
export function LastAction({ ui, kit }: { readonly ui: Ui; readonly kit: Kit }) {
  // While it is told step by step, the stages mark themselves.
  if (ui.table.staged.value !== undefined) return null;
  const { n } = ui.table.moment.value;
  const group = ui.table.log.value.findLast((g) => g.to <= n && g.to > 0);
  const { moved, places } = traceOf(group?.lines ?? [], ui.table.board.value);
  const points = places
    .map((id) => kit.spots.get(id))
    .filter((spot) => spot !== undefined)
    .map((spot) => spot.at ?? spot.stack);
  if (points.length === 0) return null;
  const first = points[0];
  if (!moved || points.length === 1)
    return (
      <>
        {points.map(([x, y], i) => (
          <circle key={i} class="last-ring" cx={x} cy={y} r="52" />
        ))}
      </>
    );
  return (
    <g class="last-move" aria-hidden="true">
      {first !== undefined && <rect x={first[0] - 22} y={first[1] - 22} width="44" height="44" rx="3" />}
      <path d={arrow(points)} marker-end="url(#arrow-head)" />
    </g>
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
