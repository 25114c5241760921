// Is the reconstructed set-up fair? Equal sensible players on both sides, and against random ones.
import { choiceBuffer, DEPTH, generator, randomBelow, seeded } from '@bocage/engine';
import { expect, it } from 'vitest';
import { game } from './helper.ts';

type Policy = 'sensible' | 'random';

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
      const sensible = policies[game.seat(s)] === 'sensible';
      const pick = sensible ? (game.player?.heuristic(s, out, n, g) ?? 0) : randomBelow(g, n);
      game.apply(s, out[pick], seeded);
    }
    if (game.result(s)?.winner === 0) won++;
  }
  return won / games;
}

it('1,000 games between equal sensible players: each side wins 40 to 60 %', () => {
  const share = americanShare(1000, ['sensible', 'sensible']);
  console.log(`American wins ${(share * 100).toFixed(1)} % of 1,000 games between equal sensible players`);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

it('sensible players beat random ones on both sides', () => {
  expect(americanShare(100, ['sensible', 'random'])).toBeGreaterThan(0.95);
  expect(americanShare(100, ['random', 'sensible'])).toBeLessThan(0.05);
});
