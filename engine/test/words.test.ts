// The check of words bites: one game with a bad text for each of its checks, and what it must not mistake for one.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compose, type GameParts } from '../src/index.ts';
import {
  checkWords,
  readWords,
  type SkirmishEvent,
  type SkirmishTables,
  skirmish,
  skirmishParts,
  WORD_CHECKS,
  type WordCheck,
  type WordSettings,
} from '../src/testing/index.ts';

type Parts = GameParts<SkirmishTables, SkirmishEvent>;

const settings: WordSettings = {
  games: 10,
  seed: '1',
  digest: readFileSync(new URL('../src/testing/digest.md', import.meta.url), 'utf8'),
  terms: [],
  nouns: { squad: 'squads', card: 'cards', area: 'areas', Fuel: 'Fuel' },
};

/** The game with another text for one kind of event. */
function saying(kind: SkirmishEvent['kind'], text: string): Parts {
  const parts = skirmishParts();
  return { ...parts, say: (t, e) => (e.kind === kind ? text : parts.say(t, e)) };
}

/** The game with another question for one of its steps. */
function asking(index: number, ask: string, rule?: string): Parts {
  const parts = skirmishParts();
  const steps = parts.steps.map((step, i) =>
    i !== index || step.decide === undefined
      ? step
      : {
          ...step,
          rule: rule ?? step.rule,
          decide: { ...step.decide, prompt: () => ({ ask, wait: 'The other side chooses.' }) },
        },
  );
  return { ...parts, steps };
}

const broken: Readonly<Record<WordCheck, readonly (readonly [Parts, what: string])[]>> = {
  'names, not ids': [
    [saying('advance', 'A squad advances to a3.'), 'a3'],
    [saying('lost', 'The squad+baz/f is lost.'), 'squad+baz/f'],
    [saying('back', 'It falls back to st_michel.'), 'st_michel'],
    [saying('rest', 'The backDf rests.'), 'backDf'],
    [asking(1, 'Play c4 or another card?'), 'c4'],
  ],
  'numbers and nouns agree': [
    [saying('rest', '1 squads rest.'), '1 squads'],
    [saying('rest', '1 tired old squads rest.'), '1 tired old squads'],
    [saying('rest', '2 squad of 12 rest.'), '2 squad'],
    [saying('rest', 'There are 0 card left.'), '0 card'],
    [saying('rest', '1 squad are at rest.'), '1 squad are'],
    [saying('rest', 'It took 2 Fuels.'), 'Fuels'],
    [saying('rest', 'It lasts 6 turns: 5, +1 cards.'), '+1 cards'],
  ],
  'terms are known': [[saying('fight', 'The attack cost 3 QX.'), 'QX']],
  'sentences are short': [
    [asking(2, `Which squad falls back ${'and then a little further '.repeat(9)}?`), 'characters'],
  ],
  'questions end with a question mark': [[asking(0, 'Advance, attack or rest.'), 'no question mark']],
  'rule signs are in the digest': [[asking(1, 'Which card?', 'SK 9'), 'SK 9']],
  'figures are written one way': [
    [saying('fight', 'It wins with 45 %.'), '5 %'],
    [saying('rest', 'The Stock holds 1/2/3.'), '1/2/3'],
    [saying('fight', 'Attack 6 (+ 2).'), '+ 2'],
  ],
  'texts are whole': [
    [saying('rest', 'Side undefined rests.'), 'undefined'],
    [saying('rest', 'Side {side} rests.'), '{side}'],
    [saying('rest', 'The squad rests ().'), '()'],
    [saying('rest', 'The  squad rests.'), 'a gap'],
    [saying('rest', 'The the squad rests.'), 'The the'],
  ],
  'the story tells every event': [
    [
      { ...skirmishParts(), story: (_t, events) => events.slice(1).map(() => ({ text: 'Something.', of: 1 })) },
      '3 of 4',
    ],
  ],
  'nothing is told twice': [[saying('rest', 'A squad rests. A squad rests.'), 'A squad rests.']],
};

describe('the check of words', () => {
  it('finds nothing wrong with good texts, and reads hundreds of them', () => {
    const report = readWords(skirmish(), { ...settings, games: 30 });
    expect(report.faults).toEqual([]);
    expect(report.games).toBe(30);
    expect(report.texts).toBeGreaterThan(60);
  });

  it.each(WORD_CHECKS)('catches a game in which this does not hold: %s', (check) => {
    for (const [parts, what] of broken[check]) {
      const { faults } = readWords(compose(parts), settings);
      expect(faults.map((fault) => fault.check)).toContain(check);
      expect(faults.find((fault) => fault.check === check)?.what).toContain(what);
      expect(() => checkWords(compose(parts), settings)).toThrow(what);
    }
  });

  it.each([
    '1 squad is in area 3, 2 squads are in area 4.',
    'From 3 areas came one squad each.',
    '1 of the squads rests.',
    'The squads in 12 squad together.',
    'It rolled 1; one of their squads rests.',
    'Wins 45% of the time: −2 and +3.',
    'Squad 1 rests, 1 Fuel and 2 cards are left.',
  ])('reads this without complaint: %s', (text) => {
    expect(readWords(compose(saying('rest', text)), settings).faults).toEqual([]);
  });
});
