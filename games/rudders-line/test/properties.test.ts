// Random games with all checks of the kernel; the long run is in properties.deep.ts.
import { clone, toJson } from '@bocage/engine';
import { checkGame, checkOdds } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { fresh, game } from './helper.ts';
import { reading } from './odds.ts';

it('RL 10.35 + RL 2.3 + RL 3.21 random games keep counters, stacking, carriers and control, and end', () => {
  const report = checkGame(game, { games: 40, seed: '1', every: 160, odds: reading });
  expect(report.deadEnds).toBe(0);
  expect(report.longestScore).toBeLessThan(40_000);
  expect(Object.keys(report.results).sort()).toEqual(['American victory', 'German victory']);
}, 120_000);

it('RL 7.5 + RL 8.2 + RL 9.5 + RL 11.1 the odds shown are what then happens, and count what applies', () => {
  const report = checkOdds(game, { seed: '1', sampled: 500, reading });
  // Only where interdiction hits somebody on the way is the assault another one.
  expect(report.voided / report.trials).toBeLessThan(0.05);
}, 60_000);

it('a state is small and a copy is independent', () => {
  const s = fresh().random('3', 200).state;
  expect(JSON.stringify(toJson(s)).length).toBeLessThan(4096);
  const copy = clone(s);
  copy[40] += 1;
  expect(copy[40]).not.toBe(s[40]);
});
