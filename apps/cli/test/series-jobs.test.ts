// What becomes of a job, without a database: the rest in two, failures by themselves, set aside after the second.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Claim } from '../src/series/jobs.ts';
import { checkOn } from '../src/series/on.ts';
import { lostTooOften, settlementOf } from '../src/series/slot.ts';
import { atMost, isOutage } from '../src/series/store.ts';
import { task as fuzzTask, joinReports } from '../src/series/tasks/fuzz.ts';
import { task as puzzlesTask } from '../src/series/tasks/puzzles.ts';
import { needsHere, otherVersion } from '../src/series/version.ts';
import { PROGRAM } from './cluster.ts';

const claim: Claim = { series: 's', job: 'j', attempt: 0, first: 10, beyond: 20 };
const name = (unit: number): string => `seed ${unit}`;
const results = [10, 11, 12].map((unit) => ({ unit, lines: [`${unit}`] }));

describe('what is waited for at most so long', () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((what) => what === 'Timeout').length;

  it('leaves no timer that would keep a command from ending, whether it is done or fails', async () => {
    const before = timers();
    await atMost(60_000, Promise.resolve('done'));
    await atMost(60_000, Promise.reject(new Error('away')));
    expect(timers()).toBe(before);
  });

  it('is left when the time is over', async () => {
    await atMost(1, new Promise(() => {}));
  });
});

describe('a job', () => {
  it('that was not finished goes back in two parts', () => {
    expect(settlementOf(claim, { results, next: 13 }, name)).toEqual({
      results,
      rest: [
        { first: 13, beyond: 17 },
        { first: 17, beyond: 20 },
      ],
    });
    expect(settlementOf({ ...claim, data: 7 }, { results, next: 19 }, name).rest).toEqual([
      { first: 19, beyond: 20, data: 7 },
    ]);
    expect(settlementOf(claim, { results, next: 20 }, name).rest).toEqual([]);
  });

  it('with a unit that fails keeps what was played; the unit is tried again by itself, then set aside', () => {
    const failed = { reason: 'no end', broke: false };
    const first = settlementOf(claim, { results, next: 13, failed }, name);
    expect(first).toEqual({
      results,
      rest: [
        { first: 13, beyond: 14, fails: 1, careful: true },
        { first: 14, beyond: 20 },
      ],
    });
    const again = { ...claim, first: 13, beyond: 14, fails: 1, careful: true };
    expect(settlementOf(again, { results: [], next: 13, failed }, name)).toEqual({
      results: [],
      rest: [],
      aside: { unit: 13, what: 'seed 13', reason: 'no end' },
    });
  });

  it('whose process breaks is played carefully, so that the unit at fault is known', () => {
    const failed = { reason: 'its process ended (SIGKILL)', broke: true };
    expect(settlementOf(claim, { results, next: 13, failed }, name)).toEqual({
      results,
      rest: [{ first: 13, beyond: 20, careful: true }],
    });
    expect(settlementOf({ ...claim, careful: true }, { results, next: 13, failed }, name).rest[0]).toMatchObject({
      first: 13,
      beyond: 14,
      fails: 1,
    });
  });

  it('that ten workers did not survive is cut up, and its unit set aside', () => {
    expect(lostTooOften({ ...claim, attempt: 9 }, name)).toBeUndefined();
    expect(lostTooOften({ ...claim, attempt: 10 }, name)?.rest).toHaveLength(10);
    expect(lostTooOften({ ...claim, attempt: 10, beyond: 11 }, name)).toMatchObject({
      rest: [],
      aside: { unit: 10, what: 'seed 10', reason: '10 workers ended while playing it' },
    });
  });
});

it('fuzz ends at the first game that fails, and adds up what was before it', () => {
  const fine = {
    games: 1,
    decisions: 30,
    deadEnds: 0,
    longestGame: 30,
    longestScore: 0,
    results: { Draw: 1 },
    failures: [],
  };
  const failure = { property: 'no rule throws', text: 'x', seed: '4', options: {}, choices: ['a'] } as const;
  const bad = { ...fine, decisions: 10, longestGame: 10, results: {}, failures: [failure] };
  const rule = fuzzTask.rule?.({});
  expect(rule?.add(0, [JSON.stringify(fine)])).toBe(false);
  expect(rule?.add(1, [JSON.stringify(bad)])).toBe(true);
  expect(joinReports([fine, bad])).toEqual({ ...fine, games: 2, decisions: 40, failures: [failure] });
});

it('versions are compared part by part', async () => {
  const here = await needsHere({ id: 'rudders-line' });
  expect(otherVersion('sim-1', here, here)).toBeUndefined();
  for (const [key, text] of [
    ['program', 'another program'],
    ['rules', 'other rules'],
    ['content', 'other content'],
    ['weights', 'other weights'],
    ['node', 'another version of Node'],
  ] as const) {
    expect(otherVersion('sim-1', { ...here, [key]: 'x' }, here)).toMatch(
      new RegExp(`^sim-1 was begun with ${text} \\(x\\)`),
    );
  }
});

it('PostgreSQL that is away is waited for, other errors are not', () => {
  const error = (code: string): Error => Object.assign(new Error('x'), { code });
  for (const code of ['ECONNREFUSED', '57P01', '08006', '40P01']) expect(isOutage(error(code)), code).toBe(true);
  for (const code of ['42P01', '23505', '28P01']) expect(isOutage(error(code)), code).toBe(false);
  expect(isOutage(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(checkOn('postgres://a@b/c')).toBe('postgres://a@b/c');
});

it('commands without --on load nothing of PostgreSQL', () => {
  const watch = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context);
      if (/node_modules\\/pg/.test(found.url)) console.error(found.url);
      return found;
    } });
    process.argv.splice(1, process.argv.length, 'bocage', 'games');
    await import(${JSON.stringify(pathToFileURL(PROGRAM).href)});
  `;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', watch], {
    encoding: 'utf8',
  });
  expect(stdout).toContain('rudders-line');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('a search for puzzles gives the same lines on every machine, and one at least for every game', async () => {
  const input = { game: { id: 'skirmish' }, seed: '40' };
  const [here, there] = [await puzzlesTask.open(input), await puzzlesTask.open(input)];
  for (const unit of [0, 1]) {
    const { lines } = await here(unit, undefined);
    expect(lines.length).toBeGreaterThan(0);
    expect((await there(unit, undefined)).lines).toEqual(lines);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ game: 'skirmish', seed: String(40 + unit) });
  }
  expect(puzzlesTask.name(input, 2)).toBe('seed 42');
});
