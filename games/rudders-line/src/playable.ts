// What of a pack would leave the free set-up without a way to the end: limits of forces that the Set Up Card itself does not keep.
import type { Problem } from '@bocage/engine';
import type { Data } from './built-in.ts';
import { W } from './words/content.ts';

type Free = Data['setup']['free'][number];

/** How many units of these types a side has in a place by the Set Up Card. */
function onCard(data: Data, side: string, types: readonly string[], place: string): number {
  const row = data.setup.card.find((one) => one.side === side && one.place === place);
  return (row?.units ?? []).filter((unit) => {
    const [code] = unit.split('+');
    const kind = data.counters.personnel.find((p) => p.side === side && p.code === code);
    return kind !== undefined && types.includes(kind.type);
  }).length;
}

/** Limits of one force speak of the same types or of none in common, and of a place once. */
function overlap({ limits }: Free): string | undefined {
  for (const [i, limit] of limits.entries()) {
    for (const other of limits.slice(0, i)) {
      const shared = limit.types.filter((type) => other.types.includes(type));
      if (shared.length === 0) continue;
      if (shared.length !== limit.types.length || shared.length !== other.types.length)
        return W.limitsShareTypes(shared);
      const place = limit.places.find((one) => other.places.includes(one));
      if (place !== undefined) return W.limitsSharePlace(shared, place);
    }
  }
  return undefined;
}

/** RL 3.1: whoever places freely can always place as the card does, so the card must keep every limit. */
export function playable(data: Data): readonly Problem[] {
  const problems: Problem[] = [];
  const places = new Set([...data.map.areas.map((area) => String(area.id)), ...data.map.boxes.map((box) => box.id)]);
  const taken = new Map<string, string>();
  // RL 3.21: areas begin in the hands of one side, so nobody else begins in one.
  const { side } = data.special.control;
  const stranger = [
    ...data.setup.card,
    ...data.setup.free.flatMap((f) => f.places.map((place) => ({ place, side: f.side }))),
  ].find((row) => row.side !== side && data.map.areas.some((area) => String(area.id) === row.place));
  if (stranger !== undefined)
    problems.push({
      path: 'special.control.side',
      text: W.foreignSetUp(side, stranger.side, stranger.place),
    });
  for (const force of data.setup.free) {
    const path = `setup.free[id ${force.id}]`;
    const say = (part: string, text: string): void => {
      problems.push({ path: `${path}.${part}`, text });
    };
    for (const place of force.places) {
      if (!places.has(place)) say('places', W.noPlace(place));
      const other = taken.get(`${force.side} ${place}`);
      if (other !== undefined) say('places', W.placeOfOther(place, other));
      taken.set(`${force.side} ${place}`, force.name);
      if (force.side !== 'US' && data.map.boxes.some((box) => box.id === place)) say('places', W.onlyAmericansInBox);
    }
    const twice = overlap(force);
    if (twice !== undefined) say('limits', twice);
    force.limits.forEach((limit, i) => {
      const at = `limits[${i}]`;
      if (limit.min > limit.max) say(at, W.leastAboveMost(limit.min, limit.max));
      for (const place of limit.places) {
        if (!force.places.includes(place)) {
          say(at, W.notPlaceOfForce(place));
          continue;
        }
        const n = onCard(data, force.side, limit.types, place);
        if (n < limit.min || n > limit.max) say(at, W.cardBreaksLimit(n, place, limit.min, limit.max));
      }
    });
  }
  return problems;
}
