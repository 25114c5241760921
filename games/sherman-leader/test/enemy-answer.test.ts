// Among equals, the answer of the enemy that hurts most.
import { choiceBuffer, generator, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { worstAnswer } from '../src/facts/enemy-answer.ts';
import { battle, game, run } from './battle-kit.ts';

function choicesOf(state: Parameters<typeof game.choices>[0]): readonly number[] {
  const buffer = choiceBuffer();
  return Array.from(buffer.subarray(0, game.choices(state, buffer)));
}

describe('the worst answer', () => {
  it('SL 6.13 of two targets alike is the damaged one', () => {
    const g = battle(
      'turn: 2 of 5\nresult: 3\nat 52: 901 Reisner, 902 Sanders suppressed casualty\nat 42: Rifle\nphase: enemy',
    );
    run(g, ['the rest']);
    expect(game.decision(g.state)?.step).toBe('enemy-target-tie');
    const before = g.state.slice();
    const found = worstAnswer(g.state, choicesOf(g.state));
    expect(game.name(g.state, found ?? -1)).toBe('at 902');
    expect(g.state).toEqual(before);
  });

  it('SL 6.10, SL G38 is one of the choices in every tie of whole Battles, and nothing elsewhere', () => {
    const kinds = new Set<string>();
    for (const seed of ['1', '2', '3']) {
      const state = game.setup({ mode: 'battle', force: 'ready', campaign: 'BU44' }, seed, seeded);
      if (typeof state === 'string') throw new Error(state);
      const mine = generator(seed);
      while (game.seat(state) >= 0) {
        const choices = choicesOf(state);
        const step = game.decision(state)?.step ?? '';
        const answer = worstAnswer(state, choices);
        if (/-tie$/.test(step)) {
          kinds.add(step);
          expect(choices).toContain(answer);
        } else expect(answer).toBeUndefined();
        const buffer = choiceBuffer();
        const n = game.choices(state, buffer);
        game.apply(state, buffer[game.player?.heuristic(state, buffer, n, mine) ?? 0] ?? 0, seeded);
      }
    }
    expect([...kinds].sort()).toContain('enemy-move-tie');
  });
});
