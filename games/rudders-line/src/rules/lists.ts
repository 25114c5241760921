// Lists of choices that several decisions make alike. Where speed allows, a list is what `refuse` leaves of all units.
import type { Choices, State } from '@bocage/engine';
import { pack, packPlace } from '../state/choice.ts';
import { PLACE, PLACES } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';

/** Adds a choice for every unit of a side in a place that is not refused. */
export function addLegal(
  t: GameData,
  s: State,
  side: number,
  place: number,
  verb: number,
  refuse: (t: GameData, s: State, unit: number) => number,
  out: Choices,
  first: number,
): number {
  let n = first;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === place && refuse(t, s, u) === 0) out[n++] = pack(verb, u);
  }
  return n;
}

/** Adds one for every unit of a side in a place, legal or not. */
export function addUnitsIn(
  t: GameData,
  s: State,
  side: number,
  place: number,
  verb: number,
  out: Choices,
  first: number,
): number {
  let n = first;
  for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] === place) out[n++] = pack(verb, u);
  return n;
}

/** Places that a list is being made of. Each decision marks them in a loop of its own: one for all would call each test from afar. */
export const marked = new Uint8Array(PLACES);

/** One choice without a place, then every place that is marked; afterwards none is. */
export function markedPlaces(without: number, verb: number, out: Choices): number {
  let n = 0;
  out[n++] = without;
  for (let p = 1; p < PLACES; p++) {
    if (marked[p] === 0) continue;
    marked[p] = 0;
    out[n++] = packPlace(verb, p);
  }
  return n;
}

/** The same with every place: what may be tried. */
export function everyPlace(without: number, verb: number, out: Choices): number {
  out[0] = without;
  for (let p = 1; p < PLACES; p++) out[p] = packPlace(verb, p);
  return PLACES;
}

/** Drops from `first` on what already stands in the first `legal` entries; returns the new length. */
export function withoutListed(out: Choices, legal: number, first: number, n: number): number {
  let kept = first;
  for (let i = first; i < n; i++) {
    let k = 0;
    while (k < legal && out[k] !== out[i]) k++;
    if (k === legal) out[kept++] = out[i];
  }
  return kept;
}
