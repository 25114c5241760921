// What those hear who do not see.
import { games } from '@bocage/catalogue';
import { seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { heardOffer, heardSoFar, newsOf } from '../src/core/hearing.ts';
import type { LogGroup } from '../src/core/log.ts';

const line = (text: string) => ({ text, rule: '', places: [], pieces: [], detail: text.startsWith('(') });

const group = (from: number, texts: readonly string[], outcomes: readonly string[] = []): LogGroup => ({
  from,
  to: from + 1,
  seat: 0,
  lines: texts.map(line),
  tales: texts.filter((text) => !text.startsWith('(')).map((text) => ({ ...line(text), details: [] })),
  outcomes,
  sides: outcomes.map(() => 6),
});

describe('announcements', () => {
  it('P13 say only what is new, also while a line of the score grows', () => {
    const log = [group(0, ['One.']), group(1, ['Two.'])];
    const heard = heardSoFar(log);
    expect(newsOf(log, heard)).toBe('');
    expect(newsOf([group(0, ['One.']), group(1, ['Two.', 'Three.'], ['4', '2'])], heard)).toBe('Three. Dice: 4, 2.');
    expect(newsOf([...log, group(2, ['Four.'], ['6'])], heard)).toBe('Four. Dice: 6.');
    expect(newsOf([...log, group(2, ['(A roll.)', 'Four.'])], heard)).toBe('Four.');
    expect(newsOf([group(0, ['One.'])], heard)).toBe('');
    expect(newsOf([group(0, ['One.'])], heardSoFar([]))).toBe('One.');
  });

  it('P13 a choice that waits says its odds, its warnings and the keys', () => {
    const said = heardOffer(
      { choice: 1, name: 'to 19', about: { label: 'move to 19 and assault', verb: 'to', rule: 'RL 10.5' }, key: 'A' },
      {
        title: 'Assault on 19',
        rule: 'RL 11',
        modifiers: [],
        results: [
          { code: 'x', label: 'fails', chance: 0.417 },
          { code: 'x', label: 'wins', chance: 0.583, good: true },
          { code: 'x', label: 'never', chance: 0 },
        ],
      },
      [{ rule: 'RL 8.2', code: 'interdiction', text: 'The area is under interdiction.' }],
    );
    expect(said).toBe(
      'Move to 19 and assault. Assault on 19: 41.7% fails, 58.3% wins. Warning: The area is under interdiction. Enter confirms, Escape goes back.',
    );
  });
});

it.each(games.map((game) => [game.id, game] as const))(
  'P13 %s: the name of a place says what it is, not where its values come from',
  async (_id, listed) => {
    const game = (await listed.load()).create();
    if (!('setup' in game)) throw new Error('the game is missing');
    const state = game.setup({}, '5', seeded);
    if (typeof state === 'string') throw new Error(state);
    const { places } = game.board(game.view(state, 0), 0);
    const remarks = places.flatMap((place) => [place.name, ...place.notes]);
    expect(remarks.filter((text) => /\bsource\b|reconstructed|rulebook/i.test(text))).toEqual([]);
  },
);
