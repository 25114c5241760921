// What positions are worth: a value is the sum of its terms, rises with what is good, and is the result when a game is over.
import { findGame } from '@bocage/catalogue';
import { choiceBuffer, type Game, generator, randomBelow, seeded } from '@bocage/engine';
import { skirmish, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { type Value, valuation } from '../src/value.ts';

async function whole(id: string): Promise<{ readonly game: Game; readonly value: Value }> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const value = valuation(game);
  if (value === undefined) throw new Error('nothing values its positions');
  return { game, value };
}

describe('value', () => {
  it.each(['credentials', 'sherman-leader'])('%s: the terms of a value add up to it along a whole game', async (id) => {
    const { game, value } = await whole(id);
    const s = game.setup({}, '11', seeded);
    if (typeof s === 'string') throw new Error(s);
    const g = generator('12');
    const buffer = choiceBuffer();
    let looked = 0;
    while (game.seat(s) >= 0) {
      game.apply(s, buffer[randomBelow(g, game.choices(s, buffer))] ?? 0, seeded);
      if (randomBelow(g, 8) > 0) continue;
      const sum = value.terms(s, 0).reduce((total, term) => total + term.value, 0);
      expect(sum).toBeCloseTo(value.evaluate(s, 0), 6);
      looked++;
    }
    expect(looked).toBeGreaterThan(10);
    if (id === 'credentials') expect(value.evaluate(s, 0)).toBe(game.result(s)?.score);
  });

  it('a game that is won is valued by its own evaluation, one without a player by nothing', () => {
    const game = skirmish();
    expect(valuation(game)?.evaluate).toBe(game.player?.evaluate);
    const { player, ...bare } = game;
    expect(player).toBeDefined();
    expect(valuation(bare)).toBeUndefined();
  });

  it('Sherman Leader: rises with VP, SO and force, and is the VP when the Campaign is over', async () => {
    const { game, value } = await whole('sherman-leader');
    const worth = (lines: string): number => {
      const position = `week: 2\nbattalion 6C: full\nbattalion 9A: full\nbattalion 1C: full\n${lines}\nphase: assign`;
      return value.evaluate(table(game, { options: { campaign: 'BU44' }, position }).state, 0);
    };
    const base = worth('so: 10\nvp: 3\nforce: 042 Eandi average');
    expect(worth('so: 10\nvp: 4\nforce: 042 Eandi average')).toBeGreaterThan(base);
    expect(worth('so: 12\nvp: 3\nforce: 042 Eandi average')).toBeGreaterThan(base);
    expect(worth('so: 10\nvp: 3\nforce: 042 Eandi average, 902 Reisner')).toBeGreaterThan(base);
    expect(worth('so: 10\nvp: 3\nforce: 042 Eandi average engine stress9')).toBeLessThan(base);
  });

  it('Sherman Leader: rises as the enemy falls, and falls with our Units and with time', async () => {
    const { game, value } = await whole('sherman-leader');
    const at = (lines: string): Int32Array =>
      table(game, { options: { campaign: 'SI43', objective: 'OVER' }, position: lines }).state;
    const worth = (lines: string): number => value.evaluate(at(lines), 0);
    const here = worth('turn: 2 of 5\nat 62: 902 Reisner, 901 Jones\nat 11: 3 Pz IV, 2 Rifle');
    expect(worth('turn: 2 of 5\nat 62: 902 Reisner, 901 Jones\nat 11: 2 Pz IV')).toBeGreaterThan(here);
    expect(worth('turn: 2 of 5\nat 62: 902 Reisner\nat 11: 3 Pz IV, 2 Rifle')).toBeLessThan(here);
    expect(worth('turn: 4 of 5\nat 62: 902 Reisner, 901 Jones\nat 11: 3 Pz IV, 2 Rifle')).toBeLessThan(here);
    const terms = value.terms(at('turn: 2 of 5\nat 62: 902 Reisner\nat 11: Pz IV'), 0);
    expect(terms.map((x) => x.label)).toContain('This Battle');
  });
});
