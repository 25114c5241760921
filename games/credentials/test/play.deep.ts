// Long runs: the property suite over thousands of games, and random play without a dead end.
import { choiceBuffer, DEPTH, generator, randomBelow, seeded } from '@bocage/engine';
import { checkGame, checkOdds } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { game } from './helper.ts';
import { reading } from './odds.ts';

describe('Long runs', () => {
  it('2,000 random games keep every property', () => {
    const report = checkGame(game, { games: 2000, seed: '1000', every: 64 });
    console.log(report);
    expect(report).toMatchObject({ games: 2000, deadEnds: 0 });
    expect(report.longestScore).toBeLessThan(30_000);
  }, 1_800_000);

  it('20,000 odds of random positions are true', () => {
    const report = checkOdds(game, { seed: '1000', sampled: 20_000, reading });
    console.log(report);
    expect(report.voided).toBe(0);
  }, 1_800_000);

  it('10,000 random games over the four levels come to their end without a dead end', () => {
    const out = choiceBuffer();
    const g = generator('21');
    const levels = ['easy', 'standard', 'difficult', 'very-difficult'];
    let decisions = 0;
    for (let i = 0; i < 10_000; i++) {
      const s = game.setup({ level: levels[i % 4] ?? 'easy' }, String(i), seeded);
      if (typeof s === 'string') throw new Error(s);
      while (s[DEPTH] > 0) {
        const n = game.choices(s, out);
        if (n === 0) throw new Error(`dead end in game ${i}: ${JSON.stringify(game.decision(s))}`);
        game.apply(s, out[randomBelow(g, n)], seeded);
        decisions++;
      }
    }
    console.log(`10,000 games, ${decisions} decisions`);
    // Speed is measured outside the test runner, which slows every import down: npm run bench.
    expect(decisions).toBeGreaterThan(1_000_000);
  });
});
