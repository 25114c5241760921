// The one figure that a button or a tag bears: it is needed at once, while the words of odds come later.
import type { Odd } from '@bocage/engine';

/** The chance of what is good; undefined where nothing is judged. */
export function goodChance(results: readonly Odd[]): number | undefined {
  const good = results.filter((result) => result.good);
  if (good.length === 0 && results.every((result) => result.good === undefined)) return undefined;
  return Math.min(
    1,
    good.reduce((sum, result) => sum + result.chance, 0),
  );
}
