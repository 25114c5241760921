// The bench measures what it says, in the shape it promises; the kernel allocates nothing for a decision.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Ratios, ratios, slower, table } from '../src/report.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ALLOCATION = fileURLToPath(new URL('../src/allocation.ts', import.meta.url));

function bench(...words: string[]) {
  return spawnSync(process.execPath, [MAIN, ...words], { encoding: 'utf8' });
}

describe('the figures', () => {
  test('--json prints exactly the promised shape, and the kernel keeps well ahead of its target', () => {
    const { stdout, stderr, status } = bench('--json', '--game', 'skirmish', '--seconds', '0.2');
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout);
    expect(Object.keys(report)).toEqual(['calibration', 'games']);
    expect(Object.keys(report.games)).toEqual(['skirmish']);
    expect(Object.keys(report.games.skirmish)).toEqual([
      'decisionsPerSecond',
      'gamesPerSecond',
      'applyMicros',
      'cloneMicros',
      'stateBytes',
      'scoreBytes',
      'bytesPerDecision',
    ]);
    for (const value of Object.values(report.games.skirmish)) expect(value).toBeGreaterThan(0);
    // Beside the calibration loop, so that a slow machine does not fail it: usual are some 20,000.
    expect(ratios(report.games.skirmish, report.calibration).decisions).toBeGreaterThan(7_000);
    // A decision of a score takes at most 30 bytes.
    expect(report.games.skirmish.bytesPerDecision).toBeLessThan(30);
  });

  test('bad options get one sentence', () => {
    for (const words of [['--frob'], ['--game', 'chess'], ['--seconds', 'x']]) {
      const { status, stderr } = bench(...words);
      expect([words, status]).toEqual([words, 2]);
      expect(stderr).toMatch(/^[^\n]+\n$/);
    }
  });
});

describe('the comparison', () => {
  const base: Ratios = { decisions: 20_000, games: 700, apply: 12, clone: 140 };

  test('within 30 % passes, beyond it fails and says which', () => {
    expect(slower('x', { decisions: 14_100, games: 491, apply: 17, clone: 199 }, base)).toEqual([]);
    expect(slower('x', { ...base, decisions: 13_900 }, base)).toEqual([
      'x: decisions are 31 % slower than the baseline (13900, was 20000)',
    ]);
    expect(slower('x', { ...base, games: 400 }, base)[0]).toContain('games are 43 % slower');
    expect(slower('x', { ...base, apply: 18 }, base)[0]).toContain('apply is 33 % slower');
    expect(slower('x', { ...base, clone: 280 }, base)[0]).toContain('clone is 50 % slower');
    expect(slower('x', base, undefined)).toEqual(['x: no baseline; store one with --update']);
    expect(slower('x', { decisions: 40_000, games: 1_400, apply: 6, clone: 70 }, base)).toEqual([]);
  });

  test('the table has a row for each game', () => {
    const measured = {
      decisionsPerSecond: 3_700_000,
      gamesPerSecond: 128_000,
      applyMicros: 0.06,
      cloneMicros: 0.7,
      stateBytes: 394,
      scoreBytes: 712,
      bytesPerDecision: 23.9,
    };
    const text = table({ calibration: 185e6, games: { skirmish: measured } });
    expect(text).toContain('skirmish    3 700 000  20000  128 000  691.9');
    expect(text).toContain('185 million rounds');
  });
});

test('the kernel allocates nothing for a decision', () => {
  // With a young generation of 64 MB nothing is collected in between: whatever is allocated stays counted.
  const flags = ['--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, ALLOCATION], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { decisions, bytesPerDecision, collected } = JSON.parse(stdout);
  expect(decisions).toBe(2_000_000);
  expect(collected).toBe(0);
  // The smallest object has 12 bytes or more: a tenth of a byte is noise of the machine around it.
  expect(bytesPerDecision).toBeLessThan(0.1);
});
