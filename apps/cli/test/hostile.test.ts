// Nothing from outside ends in exit code 70, a stack trace, a hang or a file that was not ours overwritten: a short look.
import { expect, test } from 'vitest';
import { fuzzed } from './hostile/fuzz.ts';
import { cost } from './hostile/measure.ts';

test('150 spoiled inputs of every kind are answered in a sentence', { timeout: 120_000 }, async () => {
  expect(await fuzzed(150, '1944')).toMatch(/"failures":0\}\n$/);
});

test.each(['outcomes', 'objects of a pack', 'players of a series'])(
  'a file of 8 MB made to cost time and memory: %s',
  { timeout: 120_000 },
  (name) => {
    const { code, err, ms, mb } = cost(name);
    expect([code, err.length < 1_300]).toEqual([name.endsWith('series') ? 0 : 2, true]);
    expect(ms).toBeLessThan(2_000);
    expect(mb).toBeLessThan(200);
  },
);
