// The long look at hostile input. BOCAGE_SEED repeats a run; without it every run tries other inputs.
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fuzzed } from './hostile/fuzz.ts';
import { LARGE } from './hostile/large.ts';
import { cost } from './hostile/measure.ts';

const seed = process.env.BOCAGE_SEED ?? String(randomBytes(4).readUInt32LE());

test(`20,000 spoiled inputs of every kind are answered in a sentence (BOCAGE_SEED=${seed})`, async () => {
  expect(await fuzzed(20_000, seed)).toMatch(/"failures":0\}\n$/);
});

test.each(Object.keys(LARGE))('a file of 8 MB made to cost time and memory: %s', (name) => {
  const { code, err, ms, mb } = cost(name);
  expect([0, 2]).toContain(code);
  expect(err.length).toBeLessThan(1_300);
  expect(ms).toBeLessThan(2_000);
  expect(mb).toBeLessThan(200);
});
