// What the map says about the question: what may be chosen, what it costs, what a line of the log means.

import type { ShownChoice } from '../core/game-model.ts';
import type { Ui } from '../parts/ui.ts';
import type { Kit, Spot } from './kit.ts';
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
