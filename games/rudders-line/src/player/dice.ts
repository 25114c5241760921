// The dice of an assault by table: sums over all differences of two dice, exact in 36ths.
import { chanceOf } from '../facts/odds.ts';

/** Chance, in 36ths, that the difference of two dice is less than this. */
export function chanceBelow(difference: number): number {
  return difference <= -5 ? 0 : difference > 5 ? 36 : BELOW[difference + 5];
}

/** Of `base` + die - die the mean, in 36ths, of what is above 0 and at most `most`. */
export function expectedUpTo(base: number, most: number): number {
  return excess(-base) - excess(most - base);
}

/** By how much the difference of two dice is above this, in 36ths of the mean. */
function excess(difference: number): number {
  return difference <= -5 ? -36 * difference : difference > 5 ? 0 : EXCESS[difference + 5];
}

const DIFFERENCES = Array.from({ length: 11 }, (_, i) => i - 5);
const BELOW = Int32Array.from(DIFFERENCES, (x) => DIFFERENCES.reduce((sum, d) => sum + (d < x ? chanceOf(d) : 0), 0));
const EXCESS = Int32Array.from(DIFFERENCES, (x) =>
  DIFFERENCES.reduce((sum, d) => sum + Math.max(0, d - x) * chanceOf(d), 0),
);
