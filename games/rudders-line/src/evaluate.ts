// How good a position is for a side: Victory Areas, men, men near the Victory Areas.
import type { State } from '@bocage/engine';
import { CONTROL, COUNT, FLAGS, PLACE, PLACES, SPENT, TURN, US, WINNER } from './layout.ts';
import { starsOf } from './rules/victory.ts';
import { SQUAD, type Tables, TEAM } from './tables.ts';

/** Weights of the features, in units of the argument of the curve below. */
const STAR = 0.55;
const AMERICAN = 0.018;
const GERMAN = 0.014;
const NEAR = 0.05;

/** 0 to 1: the chance to win as these features suggest it. */
export function evaluate(t: Tables, s: State, seat: number): number {
  if (s[WINNER] !== 0) return s[WINNER] - 1 === seat ? 1 : 0;
  const progress = s[TURN] / t.turns;
  let x = (starsOf(t, s, US) - (t.starsToWin - 0.5)) * STAR * (0.35 + progress);
  for (let u = 0; u < t.personnel; u++) {
    if (s[PLACE + u] === 0) continue;
    const strength = t.type[u] === SQUAD ? 4 : t.type[u] === TEAM ? 2 : 1 + t.bonus[u];
    const value = (s[FLAGS + u] & SPENT) !== 0 ? strength * 0.8 : strength;
    x += t.side[u] === US ? value * AMERICAN : -value * GERMAN;
  }
  for (let i = 0; i < t.stars.length; i++) {
    const star = t.stars[i];
    const own = s[CONTROL + star];
    const rival = (1 - own) * PLACES;
    // A Victory Area in dispute is half lost.
    if (s[COUNT + rival + star] > 0) x += own === US ? -STAR / 3 : STAR / 3;
    for (let k = t.nearAt[star]; k < t.nearAt[star + 1]; k++) {
      if (s[COUNT + rival + t.near[k]] > 0) x += own === US ? -NEAR : NEAR;
    }
  }
  const chance = 0.5 + 0.5 * (x / (1 + Math.abs(x)));
  return seat === US ? chance : 1 - chance;
}
