// Is the reconstructed set-up fair? Equal players by the heuristic on both sides, and against random ones.
import { choiceBuffer, DEPTH, generator, randomBelow, seeded } from '@bocage/engine';
import { expect, it } from 'vitest';
import { game } from './helper.ts';

type Policy = 'heuristic' | 'random';

/** Share of games that the American wins. */
function americanShare(games: number, policies: readonly [Policy, Policy]): number {
  const out = choiceBuffer();
  let won = 0;
  for (let i = 0; i < games; i++) {
    const g = generator(String(7000 + i));
    const s = game.setup({}, String(i), seeded);
    if (typeof s === 'string') throw new Error(s);
    while (s[DEPTH] > 0) {
      const n = game.choices(s, out);
      const heuristic = policies[game.seat(s)] === 'heuristic';
      const pick = heuristic ? (game.player?.heuristic(s, out, n, g) ?? 0) : randomBelow(g, n);
      game.apply(s, out[pick], seeded);
    }
    if (game.result(s)?.winner === 0) won++;
  }
  return won / games;
}

it('1,000 games between equal players by the heuristic: each side wins 40 to 60 %', () => {
  const share = americanShare(1000, ['heuristic', 'heuristic']);
  console.log(`American wins ${(share * 100).toFixed(1)} % of 1,000 games between equal players by the heuristic`);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

it('players by the heuristic beat random ones on both sides', () => {
  expect(americanShare(100, ['heuristic', 'random'])).toBeGreaterThan(0.95);
  expect(americanShare(100, ['random', 'heuristic'])).toBeLessThan(0.05);
});
