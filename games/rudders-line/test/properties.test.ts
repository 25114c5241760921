// Random games with all checks of the kernel; the long run is in properties.deep.ts.
import { clone, toJson } from '@bocage/engine';
import { checkGame } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import { fresh, game } from './helper.ts';

it('RL 10.35 + RL 2.3 + RL 3.21 random games keep counters, stacking, carriers and control, and end', () => {
  const report = checkGame(game, { games: 64, seed: '1', every: 160 });
  expect(report.deadEnds).toBe(0);
  expect(report.longestScore).toBeLessThan(40_000);
  expect(Object.keys(report.results).sort()).toEqual(['American victory', 'German victory']);
}, 120_000);

it('a state is small and a copy is independent', () => {
  const s = fresh().random('3', 200).state;
  expect(JSON.stringify(toJson(s)).length).toBeLessThan(4096);
  const copy = clone(s);
  copy[40] += 1;
  expect(copy[40]).not.toBe(s[40]);
});
