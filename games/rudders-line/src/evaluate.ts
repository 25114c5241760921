// How good a position is for a side: Victory Areas, men, men near the Victory Areas.
import type { State, Term } from '@bocage/engine';
import { CONTROL, COUNT, FLAGS, PLACE, PLACES, SPENT, TURN, US, WINNER } from './layout.ts';
import { starsOf } from './rules/victory.ts';
import { SQUAD, type Tables, TEAM } from './tables.ts';

/** Weights of the features, in units of the argument of the curve below. */
const STAR = 0.55;
const AMERICAN = 0.018;
const GERMAN = 0.014;
const NEAR = 0.05;

/** Parts of the argument of the curve, good for the American: areas held, men, areas in dispute or threatened. */
const parts = new Float64Array(4);

function weigh(t: Tables, s: State): number {
  parts.fill(0);
  parts[0] = (starsOf(t, s, US) - (t.starsToWin - 0.5)) * STAR * (0.35 + s[TURN] / t.turns);
  for (let u = 0; u < t.personnel; u++) {
    if (s[PLACE + u] === 0) continue;
    const strength = t.type[u] === SQUAD ? 4 : t.type[u] === TEAM ? 2 : 1 + t.bonus[u];
    const value = (s[FLAGS + u] & SPENT) !== 0 ? strength * 0.8 : strength;
    parts[1] += t.side[u] === US ? value * AMERICAN : -value * GERMAN;
  }
  for (let i = 0; i < t.stars.length; i++) {
    const star = t.stars[i];
    const own = s[CONTROL + star];
    const rival = (1 - own) * PLACES;
    // A Victory Area in dispute is half lost.
    if (s[COUNT + rival + star] > 0) parts[2] += own === US ? -STAR / 3 : STAR / 3;
    for (let k = t.nearAt[star]; k < t.nearAt[star + 1]; k++) {
      if (s[COUNT + rival + t.near[k]] > 0) parts[3] += own === US ? -NEAR : NEAR;
    }
  }
  return parts[0] + parts[1] + parts[2] + parts[3];
}

/** 0 to 1: the chance to win as these features suggest it. */
export function evaluate(t: Tables, s: State, seat: number): number {
  if (s[WINNER] !== 0) return s[WINNER] - 1 === seat ? 1 : 0;
  const x = weigh(t, s);
  const chance = 0.5 + 0.5 * (x / (1 + Math.abs(x)));
  return seat === US ? chance : 1 - chance;
}

const LABELS = ['Victory Areas held', 'Men and weapons', 'Victory Areas in dispute', 'Enemies next to Victory Areas'];

/** The same in words, each feature with what it adds for the seat. */
export function terms(t: Tables, s: State, seat: number): readonly Term[] {
  weigh(t, s);
  return LABELS.map((label, i) => ({ label, value: seat === US ? parts[i] : 0 - parts[i] }));
}
