// The language that nobody speaks: every word changed, every figure and id as it was, and the game plays the same.
import { choiceBuffer, generator, hashState, randomBelow, seeded } from '@bocage/engine';
import { pseudo, pseudoGame, pseudoWords } from '@bocage/engine/pseudo';
import { skirmish } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';

const letters = (text: string): string => text.replace(/[^a-zA-Z]/g, '');

describe('pseudo', () => {
  it('changes every letter and nothing else', () => {
    expect(letters(pseudo('Entering 7 costs 2 MP; Ploërmel (RL 10.3).'))).toBe('');
    expect(pseudo('7, 12 % (3) -> ë')).toBe('7, 12 % (3) -> ë');
    expect(new Set(pseudo('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')).size).toBe(52);
  });

  it('changes the words of a client, whatever they are made with, and nothing that is no text', () => {
    const element = { type: 'b', props: { children: 'kept' } };
    const words = pseudoWords({
      save: 'Save',
      turns: (n: number) => `${n} turns`,
      press: (key: unknown) => ['Press ', key, '.'],
      keys: [['Enter', 'confirm']],
    });
    expect([words.save, words.turns(3), words.keys]).toEqual(['Šâṽę', '3 ţůŕñš', [['Ęñţęŕ', 'ćøñƒîŕɱ']]]);
    expect(words.press(element)).toEqual(['Ƥŕęšš ', element, '.']);
  });

  it('plays the same game in other words', () => {
    const plain = skirmish();
    const other = pseudoGame(plain);
    const a = plain.setup({}, '5', seeded);
    const b = other.setup({}, '5', seeded);
    if (typeof a === 'string' || typeof b === 'string') throw new Error('no set-up');
    const buffer = choiceBuffer();
    const g = generator('6');
    let said = '';
    while (plain.seat(a) >= 0) {
      const n = plain.choices(a, buffer);
      const choice = buffer[randomBelow(g, n)] ?? 0;
      expect(other.name(b, choice)).toBe(plain.name(a, choice));
      said += other.describe(b, choice).label + (other.decision(b)?.prompt.ask ?? '');
      const view = other.view(b, 0);
      said += JSON.stringify(other.board(view, 0).status) + other.board(view, 0).places.map((p) => p.name);
      expect(other.facts(view, 0)).toEqual(plain.facts(plain.view(a, 0), 0));
      plain.apply(a, choice, seeded);
      other.apply(b, choice, seeded, (event) => {
        said += other.say(event);
      });
    }
    expect(letters(said)).toBe('');
    expect(hashState(a)).toBe(hashState(b));
    expect(letters(other.result(b)?.grade ?? '')).toBe('');
  });
});
