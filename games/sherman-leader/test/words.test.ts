// Every text of a few whole games, and the log as a story; hundreds of games in words.deep.ts.
import { storyOf } from '@bocage/engine';
import { checkWords } from '@bocage/engine/testing';
import { expect, it } from 'vitest';
import type { ShermanEvent } from '../src/index.ts';
import { type Battle, battle, events, game, run } from './battle-kit.ts';
import { vocabulary } from './vocabulary.ts';

it('every text names things as players do, counts them rightly and cites a rule of the digest', () => {
  const report = checkWords(game, { ...vocabulary, games: 5, seed: '1', every: 8 });
  expect(report.texts).toBeGreaterThan(1500);
  const fights = checkWords(game, { ...vocabulary, games: 2, seed: '50', every: 8, options: { force: 'ready' } });
  expect(fights.texts).toBeGreaterThan(1000);
}, 60_000);

/** The sentences of the last line, with how many events each stands for; together they stand for all. */
function tales(g: Battle): readonly (readonly [text: string, of: number])[] {
  const told: readonly ShermanEvent[] = events(g);
  const story = storyOf(game, told);
  expect(story.reduce((n, tale) => n + tale.of, 0)).toBe(told.length);
  return story.map(({ text, of }) => [text, of]);
}

const OPEN = 'turn: 2 of 5\n';

it('SL 6.7 what a Unit does is one sentence with its result', () => {
  const g = battle(`${OPEN}at 52: 902 Reisner\nat 42: Rifle\nat 11: Truck\nphase: slow`);
  run(g, ['act 902'], ['stay'], ['rifle 42', 9, 9, 9, 9]);
  const [first] = tales(g);
  expect(first).toEqual(['902 Rifle Team attacked the enemy Rifle in 42 and Destroyed it (1 point left).', 2]);
});

it('SL 6.9 an enemy that acts is one sentence, and its order and the comparison of targets are details', () => {
  const g = battle(`${OPEN}at 52: 902 Reisner\nat 43: Rifle\ndie: 10\nresult: 3\nphase: enemy`);
  run(g, ['rifle 43', 1, 1]);
  const [first] = tales(g);
  expect(first).toEqual(['The enemy Rifle in 43 attacked 902 Rifle Team and missed.', 3]);
});
