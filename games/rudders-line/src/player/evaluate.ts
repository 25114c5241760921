// How good a position is for a side: Victory Areas, men, who stands where about the Victory Areas.
//
// The weights are those of a logistic regression over 4,000 games of the heuristic (with and without slips), taken at
// the start of each turn; over 4,000 other games its mean log loss is 0.495, that of the Victory Areas alone 0.541.
import type { State, Term } from '@bocage/engine';
import { CONTROL, FLAGS, PLACE, PLACES, SPENT, TURN, US, WINNER } from '../state/layout.ts';
import { type GameData, SQUAD, TEAM } from '../state/tables.ts';
import { TERMS } from '../words/terms.ts';

/** Features from the American's side, in the order of the weights. */
const STARS = 0;
const ENOUGH = 1;
const US_FRESH = 2;
const US_SPENT = 3;
const GE_FRESH = 4;
const GE_SPENT = 5;
const THREAT_TO_US = 6;
const THREAT_TO_GE = 7;
const GE_GUARD = 8;
const US_OPEN = 9;
const FEATURES = 10;

/** Weight of each feature: at the beginning of the game, and what the share of the game that is over adds to it. */
const WEIGHT: readonly (readonly [number, number])[] = [
  [0.537, 0.84],
  [-1.94, 3.756],
  [0.102, -0.038],
  [0.091, -0.065],
  [-0.087, 0.067],
  [-0.079, 0.072],
  [-0.019, -0.013],
  [-0.014, 0.087],
  [0.026, -0.161],
  [-0.503, -0.228],
];
const BIAS: readonly [number, number] = [0.346, -5.951];

/** More men about one Victory Area than this do not count. */
const MOST = 16;
/** What a spent unit is worth beside a fresh one. */
const TIRED = 0.7;

const feature = new Float64Array(FEATURES);
/** Strength by side and place. */
const strength = new Float64Array(2 * PLACES);

/** Fills `feature`. */
function measure(t: GameData, s: State): void {
  feature.fill(0);
  strength.fill(0);
  for (let u = 0; u < t.personnel; u++) {
    const place = s[PLACE + u];
    if (place === 0) continue;
    const value = t.type[u] === SQUAD ? 4 : t.type[u] === TEAM ? 2 : 1 + t.bonus[u];
    const spent = (s[FLAGS + u] & SPENT) !== 0;
    const side = t.side[u];
    if (side === US) feature[spent ? US_SPENT : US_FRESH] += value;
    else feature[spent ? GE_SPENT : GE_FRESH] += value;
    strength[side * PLACES + place] += spent ? value * TIRED : value;
  }
  for (let i = 0; i < t.stars.length; i++) {
    const star = t.stars[i];
    const own = s[CONTROL + star];
    const rival = (1 - own) * PLACES;
    let next = 0;
    let near = 0;
    for (let p = 1; p < PLACES; p++) {
      if (strength[rival + p] === 0) continue;
      const d = t.distance[p * PLACES + star];
      if (d === 1) next += strength[rival + p];
      else if (d === 2) near += strength[rival + p];
    }
    const guard = strength[own * PLACES + star];
    if (own === US) {
      feature[STARS]++;
      feature[THREAT_TO_US] += Math.min(MOST, next);
      if (guard === 0 && next + near > 0) feature[US_OPEN]++;
    } else {
      feature[THREAT_TO_GE] += Math.min(MOST, next);
      feature[GE_GUARD] += Math.min(MOST, guard);
    }
  }
  if (feature[STARS] >= t.starsToWin) feature[ENOUGH] = 1;
}

function weight(pair: readonly [number, number], progress: number): number {
  return pair[0] + pair[1] * progress;
}

/** 0 to 1: the chance to win as these features suggest it. */
export function evaluate(t: GameData, s: State, seat: number): number {
  if (s[WINNER] !== 0) return s[WINNER] - 1 === seat ? 1 : 0;
  measure(t, s);
  const progress = s[TURN] / t.turns;
  let x = weight(BIAS, progress);
  for (let i = 0; i < FEATURES; i++) x += weight(WEIGHT[i], progress) * feature[i];
  const chance = logistic(x);
  return seat === US ? chance : 1 - chance;
}

/** 1 / (1 + e^-x) by the four operations alone, so that it is the same number on every machine. */
function logistic(x: number): number {
  const a = Math.min(16, Math.abs(x)) / 256;
  // e^a for small a by its series, then squared eight times.
  let e = 1 + a * (1 + (a / 2) * (1 + (a / 3) * (1 + a / 4)));
  for (let i = 0; i < 8; i++) e *= e;
  return x >= 0 ? e / (1 + e) : 1 / (1 + e);
}

/** What the evaluation is made of; each term is what the chance would lose without it. */
export function terms(t: GameData, s: State, seat: number): readonly Term[] {
  if (s[WINNER] !== 0) return [];
  measure(t, s);
  const progress = s[TURN] / t.turns;
  const parts = Array.from(feature, (value, i) => weight(WEIGHT[i], progress) * value);
  const x = parts.reduce((sum, part) => sum + part, weight(BIAS, progress));
  const sign = seat === US ? 1 : -1;
  return parts.flatMap((part, i) =>
    part === 0 ? [] : [{ label: TERMS[i], value: sign * (logistic(x) - logistic(x - part)) }],
  );
}
