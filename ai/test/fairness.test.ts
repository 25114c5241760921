// No cheating by the machine: a player sees its view and nothing else, in every game.
import { games } from '@bocage/catalogue';
import {
  choiceBuffer,
  firstDifference,
  type Game,
  generator,
  NOBODY,
  randomBelow,
  type State,
  seeded,
} from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { decide, playerFrom } from '../src/index.ts';

// The whole method with a small budget: what is tested here does not depend on its size.
const cautious = ['sensible', 'recruit:work=400'].map(playerFrom);

/** Positions of a random game in which there is something to decide. */
function positions(game: Game, seed: string, count: number): State[] {
  const s = game.setup({}, seed, seeded) as State;
  const g = generator(seed);
  const buffer = choiceBuffer();
  const found: State[] = [];
  for (let i = 0; i < 4_000 && game.seat(s) !== NOBODY && found.length < count; i++) {
    const n = game.choices(s, buffer);
    if (n > 1 && randomBelow(g, 4) === 0) found.push(s.slice());
    game.apply(s, buffer[randomBelow(g, n)] ?? 0, seeded);
  }
  return found;
}

describe.each(games.map((listed) => ({ id: listed.id, listed })))('$id', ({ listed }) => {
  it('gives the same choice for the same view and seed, whatever is hidden', { timeout: 60_000 }, async () => {
    const game = (await listed.load()).create();
    if (!('setup' in game)) throw new Error('the game cannot be made');
    let hidden = 0;
    for (const s of positions(game, '7', game.id === 'skirmish' ? 12 : 5)) {
      const seat = game.seat(s);
      const view = game.view(s, seat);
      const choices = cautious.map((player) => decide(player, game, view, seat, generator('5')).choice);
      for (let i = 0; i < 4; i++) {
        const other = game.deal(view, seat, generator(String(i + 1)));
        if (firstDifference(other.subarray(4), s.subarray(4)) !== -1) hidden++;
        const again = game.view(other, seat);
        expect(firstDifference(again, view), 'the view of a deal is the view').toBe(-1);
        expect(cautious.map((player) => decide(player, game, again, seat, generator('5')).choice)).toEqual(choices);
      }
    }
    // Skirmish has hidden hands: there the test must have dealt something else.
    if (game.id === 'skirmish') expect(hidden).toBeGreaterThan(20);
  });

  it('never touches the state, nor the view', async () => {
    const game = (await listed.load()).create();
    if (!('setup' in game)) throw new Error('the game cannot be made');
    const s = positions(game, '8', 4)[3];
    if (s === undefined) throw new Error('no position found');
    const seat = game.seat(s);
    const view = game.view(s, seat);
    const before = view.slice();
    const touched: string[] = [];
    // Every function of the game that takes an array reports it if it is the state itself.
    const watched = new Proxy(game, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (args.some((arg) => arg instanceof Int32Array && arg.buffer === s.buffer)) touched.push(String(key));
          return Reflect.apply(value, target, args);
        };
      },
    });
    const honest = cautious.map((player) => decide(player, watched, view, seat, generator('5')).choice);
    expect(touched).toEqual([]);
    expect(firstDifference(view, before), 'the view is only read').toBe(-1);
    // With the state destroyed the thought is the same.
    s.fill(-1);
    expect(cautious.map((player) => decide(player, game, view, seat, generator('5')).choice)).toEqual(honest);
  });
});
