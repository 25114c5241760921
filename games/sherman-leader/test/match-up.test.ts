// How hard a Battalion is for a force, and where Units are placed well.
import { choiceBuffer, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { battalionStrength, type MatchUp, matchUp, oneOfEach, placeWell } from '../src/facts/match-up.ts';
import { createGame } from '../src/index.ts';
import { coverAt } from '../src/rules/shared/ground.ts';
import { battle } from './battle-kit.ts';

const game = createGame();

function all(campaign: string): readonly MatchUp[] {
  const state = game.setup({ mode: 'battle', force: 'ready', campaign }, '1', seeded);
  if (typeof state === 'string') throw new Error(state);
  expect(matchUp(state)).toBeUndefined();
  const buffer = choiceBuffer();
  const n = game.choices(state, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => {
    const after = state.slice();
    game.apply(after, choice, seeded);
    const found = matchUp(after);
    if (found === undefined) throw new Error(game.name(state, choice));
    return found;
  });
}

describe('the match', () => {
  it.each(['BU44', 'SI43', 'PH42', 'OK45'])(
    'SL R72 of %s: one Battalion is easy, one even, one hard, in this order',
    (campaign) => {
      const list = all(campaign);
      expect(list.length).toBe(30);
      const three = oneOfEach(list);
      expect(three.map((one) => one.hardness)).toEqual(['easy', 'even', 'hard']);
      const [easy, even, hard] = three;
      expect(easy?.effort).toBeLessThan(even?.effort ?? 0);
      expect(even?.effort).toBeLessThan(hard?.effort ?? 0);
      for (const one of list) {
        expect(one.points).toBeGreaterThan(one.destroyed);
        expect(one.units).toBeGreaterThan(4);
      }
    },
  );

  it('SL 5.7 a Battalion is as strong on its card as when it is attacked', () => {
    const state = game.setup({ mode: 'battle', force: 'ready', campaign: 'BU44' }, '1', seeded);
    if (typeof state === 'string') throw new Error(state);
    const buffer = choiceBuffer();
    const n = game.choices(state, buffer);
    for (const choice of Array.from(buffer.subarray(0, n))) {
      // On the map, where notes of its own count.
      const after = state.slice();
      game.apply(after, choice, seeded);
      const before = after.slice();
      const found = matchUp(after);
      const { counters, points, half, destroyed, turns } = found ?? {};
      expect(battalionStrength(after, found?.battalion ?? '')).toEqual({
        counters,
        points,
        half,
        destroyed,
        turns,
        so: 0,
      });
      expect(after).toEqual(before);
    }
    expect(battalionStrength(state, '99Z')).toBeUndefined();
  });

  it('SL G39 Units are placed in Cover, and no crowd where there is other Cover', () => {
    const g = battle(
      'turn: 2 of 5\nterrain: ----/----/----/----/----/-HL-\nat 62: 901 Reisner, 902 Sanders, 903 Chin\nat 11: Rifle',
    );
    const hexes = [20, 21, 22, 23];
    expect(coverAt(g.state, 21)).toBe(2);
    expect(placeWell(g.state, hexes)).toBe(22);
    expect(
      placeWell(
        battle('turn: 2 of 5\nterrain: ----/----/----/----/----/-HL-\nat 61: 901 Reisner\nat 11: Rifle').state,
        hexes,
      ),
    ).toBe(21);
    expect(placeWell(g.state, [])).toBeUndefined();
  });
});
