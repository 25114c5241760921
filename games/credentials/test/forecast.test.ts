// What the board says about the next Logistics Step is what the step then does.
import type { CredentialsEvent } from '@bocage/credentials';
import { choiceBuffer, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { fresh, game, track } from './helper.ts';

describe('the forecast of the Logistics Step', () => {
  it('RTTR 8.2: names each Division and what it will eat', () => {
    const t = fresh();
    expect(track(t, 'next_food')).toBe(
      'The 4th Armored starves. The 6th Armored starves. The 8th Infantry eats from its card. The 83rd Infantry eats from its card.',
    );
  });

  it('TAMC 11.m: says how far off it is', () => {
    expect(track(fresh(), 'next')).toBe('4 Trucks in the Stock, up to 2 can be taken at once: 2 would be left');
  });

  it('comes true in the steps of random games', () => {
    let steps = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup({}, String(seed), seeded);
      if (typeof state === 'string') throw new Error(state);
      const choices = choiceBuffer();
      const random = generator(String(seed));
      while (game.seat(state) >= 0) {
        const { divisions } = game.facts(game.view(state, 0), 0);
        const n = game.choices(state, choices);
        const events: CredentialsEvent[] = [];
        game.apply(state, choices[randomBelow(random, n)] ?? 0, seeded, (event) => events.push(event));
        if (events[0]?.kind !== 'trucksTaken' || !events.some((e) => e.kind === 'logistics')) continue;
        steps++;
        for (const { id, meal } of divisions) {
          const of = (kind: 'eats' | 'starves'): boolean => events.some((e) => e.kind === kind && e.division === id);
          const eats = ['card', 'space', 'shared'].includes(meal.kind);
          expect([of('eats'), of('starves')], id).toEqual([eats, meal.kind === 'starves']);
        }
      }
    }
    expect(steps).toBeGreaterThan(5);
  });
});
