// RL 10.5 + RL 11.1: what the heuristics see of the board at once is what the rules say of it, one thing after the other.
import { choiceBuffer, DEPTH, type OptionValues, randomBelow, seeded } from '@bocage/engine';
import { expect, it } from 'vitest';
import { assaultTotals, OPEN } from '../src/facts/odds.ts';
import { chanceBelow, expectedUpTo } from '../src/player/dice.ts';
import { look, meet, met } from '../src/player/ground.ts';
import { PLAIN } from '../src/player/weights.ts';
import { entryCost } from '../src/rules/action/cost.ts';
import { COUNT, FIRST_BOX, FLAGS, PLACE, PLACES, SPENT } from '../src/state/layout.ts';
import { game, tables as t } from './helper.ts';

/** Positions of a random game, one in seven. */
function* positions(seed: string, options: OptionValues): Generator<Int32Array> {
  const buffer = choiceBuffer();
  const s = game.setup(options, seed, seeded);
  if (typeof s === 'string') throw new Error(s);
  for (let i = 0; s[DEPTH] > 0; i++) {
    if (i % 7 === 0) yield s;
    game.apply(s, buffer[randomBelow(s, game.choices(s, buffer))], seeded);
  }
}

function capacityOf(s: Int32Array, side: number, area: number): number {
  let sum = 0;
  for (let u = t.first[side]; u < t.end[side]; u++)
    if (s[PLACE + u] === area) sum += (s[FLAGS + u] & SPENT) === 0 ? 2 * t.figures[u] : t.figures[u];
  return sum;
}

it.each([{}, { support: 'all' }])(
  'RL 10.5 + RL 11.1 the best defence of an area, its CP and its MP (%o)',
  (options) => {
    let areas = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const s of positions(String(seed), options)) {
        for (let side = 0; side < 2; side++) {
          look(t, PLAIN, s, side);
          for (let area = 1; area < FIRST_BOX; area++) {
            if (s[COUNT + (1 - side) * PLACES + area] === 0) continue;
            meet(t, s, 1 - side, area);
            const { defence } = assaultTotals(t, s, { ...OPEN, side, area, at: area });
            const seen = [met.total[area], met.capacity[area], met.cost[area]];
            expect(seen).toEqual([defence, capacityOf(s, 1 - side, area), entryCost(t, s, side, area, area, 0)]);
            areas++;
          }
        }
      }
    }
    expect(areas).toBeGreaterThan(1000);
  },
);

it('RL 11.1 the dice of an assault by table are those of all 36 rolls', () => {
  const rolls = Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) - (i % 6));
  for (let base = -20; base <= 20; base++) {
    expect(chanceBelow(base)).toBe(rolls.filter((d) => d < base).length);
    for (let most = 0; most <= 30; most++) {
      const points = rolls.reduce((sum, d) => sum + Math.max(0, Math.min(most, base + d)), 0);
      expect(expectedUpTo(base, most)).toBe(points);
    }
  }
});
