// Words of the games and the player aids: short, each with a rule that exists; and files that are wrong are answered with their line.

import { nextOf, passed, readProgress, resumeAt } from '@bocage/lessons';
import { glossary as credentials, aid as credentialsAid } from '@bocage/lessons/glossary/credentials';
import { glossary as ruddersLine, aid as ruddersLineAid } from '@bocage/lessons/glossary/rudders-line';
import { glossary as shermanLeader, aid as shermanLeaderAid } from '@bocage/lessons/glossary/sherman-leader';
import { readFile } from '@bocage/lessons/read';
import { partOf } from '@bocage/lessons/sequence';
import { expect, test } from 'vitest';
import { source, taught } from './courses.ts';

const all = await taught();
const WORDS = [
  ['rudders-line', ruddersLine, ruddersLineAid],
  ['sherman-leader', shermanLeader, shermanLeaderAid],
  ['credentials', credentials, credentialsAid],
] as const;
const rulesOf = (id: string): ReadonlySet<string> => all.find(({ course }) => course.game === id)?.rules ?? new Set();

test.each(WORDS)(
  '%s: every term is one sentence with a rule of the digest, and no form stands for two',
  (id, terms) => {
    expect(terms.length).toBeGreaterThanOrEqual(25);
    const forms = terms.flatMap(({ term, forms = [] }) => [term, ...forms]).map((form) => form.toLowerCase());
    expect(new Set(forms).size).toBe(forms.length);
    for (const { term, text, rule } of terms) {
      expect(text, term).toMatch(/^[A-Z0-9−+].*\.$/);
      expect(text.length, term).toBeLessThanOrEqual(160);
      expect(rulesOf(id), `${term}: ${rule}`).toContain(rule);
    }
  },
);

test.each(WORDS)('%s: the player aid fits on one page, and every line names a rule', (id, _, { sections }) => {
  const lines = sections.flatMap((section) => section.lines);
  // 60 lines of 100 letters are a page of A4 in small print.
  const printed = lines.reduce((sum, { text }) => sum + Math.ceil(text.length / 100), 2 * sections.length);
  expect(printed).toBeLessThanOrEqual(60);
  for (const { text, rule } of lines) expect(rulesOf(id), text).toContain(rule);
});

test.each(WORDS)(
  '%s: every part of the sequence of play has its rule, and rules that find their part',
  (id, _, { sequence }) => {
    const rules = [...rulesOf(id)];
    for (const { name, rule, of } of sequence) {
      expect(rules, name).toContain(rule);
      for (const start of of) expect(rules.filter((one) => one.startsWith(start)).length, start).toBeGreaterThan(0);
    }
    const used = new Set(rules.map((rule) => partOf(sequence, rule)?.name));
    for (const { name } of sequence) expect(used).toContain(name);
  },
);

test('a rule belongs to the part that names it most exactly, or to none', () => {
  expect(partOf(ruddersLineAid.sequence, 'RL 2.64')?.name).toBe('Regroup');
  expect(partOf(ruddersLineAid.sequence, 'RL 7.31')?.name).toBe('Indirect Fire');
  expect(partOf(credentialsAid.sequence, 'TAMC 10.a')?.name).toBe('FFI');
  expect(partOf(ruddersLineAid.sequence, 'RL 1.1')).toBeUndefined();
});

test('a mistake in a file is one sentence with its line', () => {
  const wrong = source('rudders-line', 'lessons').replace('"coach"', '"cooch"');
  const line = wrong.split('\n').findIndex((text) => text.includes('cooch')) + 1;
  expect(readFile('lessons', wrong)).toContainEqual({
    line,
    text: expect.stringContaining("steps[0].cooch is not a field; did you mean 'coach'?"),
  });
  expect(readFile('puzzles', '[{"id": "x"')).toEqual([{ line: 1, text: expect.stringContaining('this is not JSON') }]);
});

test('progress takes what makes sense, never goes back, and finds where to go on', () => {
  const lessons = [
    { id: 'a', steps: [1, 2, 3] },
    { id: 'b', steps: [1, 2] },
  ];
  let progress = readProgress({ a: 2, b: -1, c: 'x', d: 1.5 });
  expect(progress).toEqual({ a: 2 });
  expect(readProgress('nothing')).toEqual({});
  expect(passed(progress, 'a', 1)).toBe(progress);
  expect(nextOf(progress, lessons)?.id).toBe('a');
  expect(lessons.map((lesson) => resumeAt(progress, lesson))).toEqual([2, 0]);
  progress = passed(progress, 'a', 3);
  expect(lessons.map((lesson) => resumeAt(progress, lesson))).toEqual([0, 0]);
  expect(nextOf(progress, lessons)?.id).toBe('b');
  expect(nextOf(passed(progress, 'b', 2), lessons)).toBeUndefined();
});
