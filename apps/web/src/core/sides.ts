// The results of odds, parted into what is good and what is bad for whoever decides, and named by themselves.
import type { Odd } from '@bocage/engine';
import * as W from '../words/core.ts';

const MANY = 3;

export interface Side {
  readonly chance: number;
  /** Its results in words. */
  readonly label: string;
}

/**
 * The side that takes fewer words to name: nothing is called good or bad in words that its results do not use.
 * None where no result is judged: all of them together would say nothing.
 */
export function shorterSide(results: readonly Odd[]): Side | undefined {
  if (results.every((r) => r.good === undefined)) return undefined;
  const good = results.filter((r) => r.good === true);
  const bad = results.filter((r) => r.good !== true);
  const side = bad.length === 0 || (good.length > 0 && good.length <= bad.length) ? good : bad;
  const labels = side.map((r) => r.label);
  const last = labels.pop() ?? '';
  return {
    chance: Math.min(
      1,
      side.reduce((sum, r) => sum + r.chance, 0),
    ),
    // A long row of results says no more than its ends.
    label:
      labels.length === 0
        ? last
        : labels.length > MANY
          ? W.labelToLabel(labels[0] ?? '', last)
          : W.eitherLabel(labels.join(', '), last),
  };
}
