// Figures of a position that people know, so that a hint can say what speaks for it.
import type { Gauge, State } from '@bocage/engine';
import { CONTROL, FLAGS, PLACE, PLACES, SPENT } from '../state/layout.ts';
import { type GameData, SQUAD, TEAM } from '../state/tables.ts';
import { GAUGES } from '../words/gauges.ts';

/** The worths are rough, in chances to win. */
export function gauges(t: GameData, s: State, seat: number): readonly Gauge[] {
  const men = [0, 0];
  const fresh = [0, 0];
  const leaders = [0, 0];
  let threat = 0;
  let stars = 0;
  let bare = 0;
  const held = new Set<number>();
  for (const star of t.stars) if (s[CONTROL + star] === seat) held.add(star);
  stars = held.size;
  const guarded = new Set<number>();
  for (let u = 0; u < t.personnel; u++) {
    const place = s[PLACE + u];
    if (place === 0) continue;
    const side = t.side[u];
    if (t.type[u] !== SQUAD && t.type[u] !== TEAM) leaders[side]++;
    else men[side]++;
    if ((s[FLAGS + u] & SPENT) === 0) fresh[side]++;
    if (side === seat) guarded.add(place);
    else if ([...held].some((star) => t.distance[place * PLACES + star] === 1)) threat++;
  }
  for (const star of held) if (!guarded.has(star)) bare++;
  return [
    { ...GAUGES.victoryAreas, value: stars, worth: 0.12 },
    { ...GAUGES.squadsAndTeams, value: men[seat], worth: 0.06 },
    { ...GAUGES.enemySquadsAndTeams, value: men[1 - seat], worth: -0.06 },
    { ...GAUGES.leaders, value: leaders[seat], worth: 0.04 },
    { ...GAUGES.freshUnits, value: fresh[seat], worth: 0.02 },
    { ...GAUGES.enemyUnitsNear, value: threat, worth: -0.02 },
    { ...GAUGES.unguardedVictoryAreas, value: bare, worth: -0.06 },
  ];
}
