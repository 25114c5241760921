// Thousands of random games with all checks of the kernel, and ten thousand without a dead end.
import { choiceBuffer, DEPTH, generator, randomBelow, seeded } from '@bocage/engine';
import { checkGame, checkOdds } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { game } from './helper.ts';
import { reading } from './odds.ts';

it('2,000 random games with every property of the kernel, options drawn at random', () => {
  const report = checkGame(game, { games: 2000, seed: '1000', every: 200, odds: reading });
  console.log(report);
  expect(report.deadEnds).toBe(0);
  expect(report.longestScore).toBeLessThan(40_000);
});

it('20,000 odds of random positions are true', () => {
  console.log(checkOdds(game, { seed: '100000', sampled: 20_000, reading }));
});

it('10,000 random games to the end', () => {
  const out = choiceBuffer();
  let decisions = 0;
  for (let i = 0; i < 10_000; i++) {
    const g = generator(String(i));
    const s = game.setup({}, String(i), seeded);
    if (typeof s === 'string') throw new Error(s);
    while (s[DEPTH] > 0) {
      const n = game.choices(s, out);
      if (n < 1) throw new Error(`dead end in game ${i}`);
      game.apply(s, out[randomBelow(g, n)], seeded);
      decisions++;
    }
  }
  console.log(`${decisions} decisions in 10,000 games`);
});
