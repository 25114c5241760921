// What Units are worth to the computer player: by their printed values, each with its weight.
import { U_INDIRECT, U_NO_MOVE_ATTACK, U_TRANSPORT } from '../state/notes.ts';
import type { GameData } from '../state/tables.ts';
import { AP, HE } from '../state/terms.ts';
import type { HeuristicWeights } from './heuristic-weights.ts';

/** How often a fight happens at each range, and what the range does to the roll. */
const RANGE_WEIGHTS = [0.2, 0.35, 0.25, 0.15, 0.05];
const RANGE_MODIFIERS = [2, 0, -1, -2, -3];

/** Chances to hit a kind of target, weighted by range. */
function hits(t: GameData, unit: number, target: number): number {
  let sum = 0;
  for (let range = 0; range <= 4; range++) {
    const needs = t.unitHit[(unit * 2 + target) * 8 + range];
    if (needs === 0) continue;
    sum += (RANGE_WEIGHTS[range] * Math.min(10, Math.max(0, 11 - needs + RANGE_MODIFIERS[range]))) / 10;
  }
  return sum;
}

const known = new WeakMap<HeuristicWeights, { readonly t: GameData; readonly worths: Float64Array }>();

/** What each Unit is worth; worked out once for each set of weights. */
export function unitWorths(h: HeuristicWeights, t: GameData): Float64Array {
  let found = known.get(h);
  if (found === undefined || found.t !== t) {
    found = { t, worths: Float64Array.from({ length: t.unitCount }, (_, u) => worthOf(h, t, u)) };
    known.set(h, found);
  }
  return found.worths;
}

function worthOf(h: HeuristicWeights, t: GameData, unit: number): number {
  let power = h.tasteAp * hits(t, unit, AP) + h.tasteHe * hits(t, unit, HE);
  const notes = t.unitNotes[unit];
  if ((notes & U_INDIRECT) !== 0) power *= h.tasteIndirect;
  if ((notes & U_NO_MOVE_ATTACK) !== 0) power *= 0.85;
  if ((notes & U_TRANSPORT) !== 0) power += 0.05;
  const tactics = t.unitTactic[unit] + t.unitCommandTactic[unit];
  return (
    power * (1 + h.tasteDefense * t.unitDefense[unit]) * (1 + h.tasteSpeed * t.unitSpeed[unit]) +
    h.tasteTactic * tactics
  );
}
