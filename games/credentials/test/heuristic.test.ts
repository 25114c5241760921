// The heuristic keeps what the choices of one decision share in buffers: nothing of it may reach the next decision.
import { choiceBuffer, generator, randomBelow, type State, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { game } from './helper.ts';

const choices = choiceBuffer();

/** Positions of games in which every other choice is random, with something to decide. */
function positions(games: number): State[] {
  const found: State[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const state = game.setup({}, String(seed), seeded);
    if (typeof state === 'string') throw new Error(state);
    const random = generator(String(seed));
    while (game.seat(state) >= 0) {
      const n = game.choices(state, choices);
      if (n > 1) found.push(state.slice());
      const at = randomBelow(random, 2) === 0 ? randomBelow(random, n) : byHeuristic(state);
      game.apply(state, choices[at] ?? 0, seeded);
    }
  }
  return found;
}

function byHeuristic(state: State): number {
  const n = game.choices(state, choices);
  return game.player?.heuristic(state, choices, n, generator('1')) ?? -1;
}

describe('heuristic', () => {
  it('chooses by the position alone, whatever was looked at before', () => {
    const states = positions(30);
    const forward = states.map(byHeuristic);
    const backward = states.toReversed().map(byHeuristic).toReversed();
    expect(states.length).toBeGreaterThan(5000);
    expect(backward).toEqual(forward);
  });

  it('leaves the position as it is', () => {
    for (const state of positions(5)) {
      const before = state.slice();
      byHeuristic(state);
      expect(state).toEqual(before);
    }
  });
});
