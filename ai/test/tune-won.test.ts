// Tuning in a game that is won: numbers are judged by games against others, from both sides.
import { findGame } from '@bocage/catalogue';
import { expect, it } from 'vitest';
import { playTrial } from '../src/node/practise.ts';

it('a set of numbers is played against its rivals in turn, each on the same dice from both sides', async () => {
  const game = (await findGame('rudders-line')?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const tunables = game.player?.tunables;
  if (tunables === undefined) throw new Error('no numbers');
  // Whoever never risks an assault loses.
  const timid = tunables.numbers.map((number, i) => (tunables.names[i]?.endsWith(' risk') ? 0 : number));
  const against = (rivals: readonly (readonly number[])[]): number[] =>
    playTrial(game, [{}], { seed: '5000', set: tunables.numbers, rivals, from: 0, to: 24 });
  const results = against([timid]);
  expect(results.every((result) => result === 0 || result === 1)).toBe(true);
  expect(results.reduce((a, b) => a + b, 0)).toBeGreaterThan(15);
  expect(against([timid])).toEqual(results);
  // Against itself every pair of games has one winner: the dice are the same from both sides.
  const even = against([tunables.numbers]);
  for (let i = 0; i < even.length; i += 2) expect((even[i] ?? 0) + (even[i + 1] ?? 0)).toBe(1);
});
