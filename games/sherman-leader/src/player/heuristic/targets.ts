// Heuristics of the plan of a Week: which Battalions are attacked, and in which order.
import type { State } from '@bocage/engine';
import { attackCost } from '../../rules/campaign/attack-plan.ts';
import { cardOf } from '../../rules/shared/effects.ts';
import { E_VP_ENEMY_BAND, E_VP_FIXED, E_VP_FRONT, E_VP_IF_DESTROYED } from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  FULL,
  FX,
  HALF,
  MAX_BATTLES,
  PLAN_DONE,
  PLAN_TARGET,
  VP,
  WEEK,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { ENEMY_TRANSIT, FRIENDLY_STAGING, FRIENDLY_TRANSIT, FRONT } from '../../state/terms.ts';
import { harm } from '../harm.ts';
import type { HeuristicWeights } from '../heuristic-weights.ts';

/** Points of the counters that stand against an attack on it. */
function enemyPoints(t: GameData, s: State, battalion: number): number {
  const card = cardOf(t, s, battalion);
  // Half of the counters stay; the printed value is half of the points.
  const points = t.battalionHalf[card] * 2 + 1;
  return s[BATTALION_STATUS + battalion] === HALF ? points / 2 : points;
}

export function required(h: HeuristicWeights, t: GameData, s: State, battalion: number): number {
  return enemyPoints(t, s, battalion) * (isLastWeek(t, s) ? h.lastForce : h.force);
}

export function isLastWeek(t: GameData, s: State): boolean {
  return s[WEEK] >= t.objectiveWeeks[s[OPT.objective]];
}

/** How much an attack on it is worth: VP still to gain, SO that it would cost, less what the attack costs. */
function worth(h: HeuristicWeights, t: GameData, s: State, battalion: number): number {
  const vp = t.battalionVp[cardOf(t, s, battalion)] - s[BATTALION_VP + battalion];
  return vp + h.bonus * (prize(t, s, battalion) - vp) + besides(h, t, s, battalion);
}

/** What it is worth beside its VP. */
function besides(h: HeuristicWeights, t: GameData, s: State, battalion: number): number {
  const weeks = t.objectiveWeeks[s[OPT.objective]] - s[WEEK];
  const band = s[BATTALION_BAND + battalion];
  const danger = band === FRIENDLY_STAGING ? h.staging : band === FRIENDLY_TRANSIT ? h.transit : 0;
  const price = attackCost(t, s, battalion) * (weeks > 0 ? h.price : h.lastPrice);
  return danger * (weeks > 0 ? 1 : h.lastWeek) - price - (h.harm === 0 ? 0 : h.harm * harm(t, s, battalion));
}

/** Battalions that `chooseTargets` has chosen last: 1. */
export const chosen = new Uint8Array(BATTALIONS);

/** VP that the end of a Battalion would bring now, with what Objective and Special Condition add. */
export function prize(t: GameData, s: State, battalion: number): number {
  const card = cardOf(t, s, battalion);
  const band = s[BATTALION_BAND + battalion];
  let vp = t.battalionVp[card] - s[BATTALION_VP + battalion] + s[FX + E_VP_IF_DESTROYED];
  if (band >= ENEMY_TRANSIT) vp += s[FX + E_VP_ENEMY_BAND];
  if (band === FRONT) vp += s[FX + E_VP_FRONT];
  if (t.battalionFixed[card] === 1) vp += s[FX + E_VP_FIXED];
  return vp;
}

/** What the chosen ones require. */
function asked(h: HeuristicWeights, t: GameData, s: State): number {
  let sum = 0;
  for (let b = 0; b < BATTALIONS; b++) if (chosen[b] === 1) sum += required(h, t, s, b);
  return sum;
}

/** The attacks of a plan: VP of each, and which Battalions they are. */
const prizes = new Float64Array(MAX_BATTLES);
const targets = new Int32Array(MAX_BATTLES);

/** Battles already planned and still to be fought, as the beginning of a plan; returns how many. */
function planned(t: GameData, s: State): number {
  let n = 0;
  for (let i = 0; i < MAX_BATTLES; i++) {
    if (s[PLAN_TARGET + i] === 0 || s[PLAN_DONE + i] !== 0) continue;
    targets[n] = s[PLAN_TARGET + i] - 1;
    prizes[n++] = prize(t, s, s[PLAN_TARGET + i] - 1);
  }
  return n;
}

/**
 * VP that the rest of the Campaign brings: the first `n` attacks in the best order but for those `fought`, then the Weeks to come. A Great
 * result ends it, so the dearest Battalion should be the last.
 */
function course(h: HeuristicWeights, n: number, fought: number, short: number, later: number, biggest: number): number {
  let best = -1;
  for (let i = 0; i < n; i++) {
    if ((fought & (1 << i)) === 0) best = Math.max(best, fight(h, n, i, fought, short, later, biggest));
  }
  if (best >= 0) return best;
  return Math.min(later, short - 1 + h.finale * biggest);
}

function fight(
  h: HeuristicWeights,
  n: number,
  i: number,
  fought: number,
  short: number,
  later: number,
  biggest: number,
): number {
  const vp = prizes[i];
  const rest = fought | (1 << i);
  const won = vp >= short ? vp : vp + course(h, n, rest, short - vp, later, biggest);
  return h.sure * won + (1 - h.sure) * course(h, n, rest, short, later, Math.max(biggest, vp));
}

/** VP that the Weeks to come may bring. */
function laterVp(h: HeuristicWeights, t: GameData, s: State): number {
  return h.hopeWeek * (t.objectiveWeeks[s[OPT.objective]] - s[WEEK]);
}

function biggestBut(t: GameData, s: State, n: number): number {
  let most = 0;
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status !== FULL && status !== HALF) continue;
    let mine = false;
    for (let i = 0; i < n; i++) if (targets[i] === b) mine = true;
    if (!mine) most = Math.max(most, prize(t, s, b));
  }
  return most;
}

/** When a Great result is near: the plan with the most VP at the end. False if it is not near. */
function finale(h: HeuristicWeights, t: GameData, s: State, cursor: number, most: number, forces: number): boolean {
  const short = t.objectiveGrades[s[OPT.objective] * 4] - s[VP];
  if (s[OPT.mode] !== OPTION.mode.campaign || short > h.near) return false;
  const begun = planned(t, s);
  const later = laterVp(h, t, s);
  let value = -1e9;
  let [a0, b0, c0] = [-1, -1, -1];
  const consider = (n: number, a: number, b: number, c: number, extra: number): void => {
    const v = course(h, n, 0, short, later, biggestBut(t, s, n)) + extra;
    if (v > value + 1e-9) {
      value = v;
      [a0, b0, c0] = [a, b, c];
    }
  };
  const can = (b: number): boolean => s[BATTALION_STATUS + b] === FULL || s[BATTALION_STATUS + b] === HALF;
  const add = (at: number, b: number): void => {
    targets[at] = b;
    prizes[at] = prize(t, s, b);
  };
  consider(begun, -1, -1, -1, 0);
  const room = Math.min(most, MAX_BATTLES - begun);
  for (let a = cursor; room > 0 && a < BATTALIONS; a++) {
    if (!can(a)) continue;
    const needsA = required(h, t, s, a);
    if (needsA > forces * h.boldFirst) continue;
    const extraA = besides(h, t, s, a);
    add(begun, a);
    consider(begun + 1, a, -1, -1, extraA);
    for (let b = a + 1; room > 1 && b < BATTALIONS; b++) {
      if (!can(b)) continue;
      const needsB = needsA + required(h, t, s, b);
      if (needsB > forces * h.boldAll) continue;
      const extraB = extraA + besides(h, t, s, b);
      add(begun + 1, b);
      consider(begun + 2, a, b, -1, extraB);
      for (let c = b + 1; room > 2 && c < BATTALIONS; c++) {
        if (!can(c)) continue;
        if (needsB + required(h, t, s, c) > forces * h.boldAll) continue;
        add(begun + 2, c);
        consider(begun + 3, a, b, c, extraB + besides(h, t, s, c));
      }
    }
  }
  for (const b of [a0, b0, c0]) if (b >= 0) chosen[b] = 1;
  return true;
}

/** VP to the end of the Campaign if this Battle comes next. */
export function promise(h: HeuristicWeights, t: GameData, s: State, plan: number): number {
  const n = planned(t, s);
  const short = t.objectiveGrades[s[OPT.objective] * 4] - s[VP];
  let i = 0;
  while (targets[i] !== s[PLAN_TARGET + plan] - 1) i++;
  return fight(h, n, i, 0, short, laterVp(h, t, s), biggestBut(t, s, n));
}

/** Battalions from `cursor` on that are worth attacking with this strength; at most `most`. Returns what they require. */
export function chooseTargets(
  h: HeuristicWeights,
  t: GameData,
  s: State,
  cursor: number,
  most: number,
  forces: number,
): number {
  chosen.fill(0);
  if (h.finale > 0 && finale(h, t, s, cursor, most, forces)) return asked(h, t, s);
  let sum = 0;
  for (let n = 0; n < most; n++) {
    let best = -1;
    let value = 0;
    for (let b = cursor; b < BATTALIONS; b++) {
      const status = s[BATTALION_STATUS + b];
      if (chosen[b] === 1 || (status !== FULL && status !== HALF)) continue;
      const needs = required(h, t, s, b);
      if (sum + needs > forces * (sum === 0 ? h.boldFirst : h.boldAll)) continue;
      const rate = worth(h, t, s, b) / needs;
      if (rate > value) {
        value = rate;
        best = b;
      }
    }
    if (best < 0) break;
    chosen[best] = 1;
    sum += required(h, t, s, best);
  }
  return sum;
}
