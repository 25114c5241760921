// Hints in positions where they once were wrong: each against what was wrong with it.
import { readFileSync } from 'node:fs';
import { findGame } from '@bocage/catalogue';
import { type Game, generator, parsePosition } from '@bocage/engine';
import { describe, expect, it, vi } from 'vitest';
import { decide, explain, HINT, type Hint, playerFrom } from '../src/index.ts';

// Whole hints: on a busy machine some seconds each.
vi.setConfig({ testTimeout: 90_000 });

/** Behind what stands for the first choice; less of it where the test is about other things. */
const SHORT = { ...HINT, proofs: 0, pairs: 16 };

async function hintIn(
  file: string,
  id: string,
  settings = HINT,
): Promise<{ readonly game: Game; readonly hint: Hint }> {
  const game = (await findGame(id)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error('no game');
  const position = parsePosition(readFileSync(new URL(`positions/${file}.txt`, import.meta.url), 'utf8'));
  if (!('lines' in position)) throw new Error(JSON.stringify(position));
  const s = game.openPosition(position, '5');
  if (!(s instanceof Int32Array)) throw new Error(JSON.stringify(s));
  const view = game.view(s, 0);
  const advice = decide(playerFrom('captain:work=4000'), game, view, 0, generator('3'));
  return { game, hint: explain(game, view, 0, advice, generator('4'), settings) };
}

describe('Credentials', () => {
  it('H2 does not break a siege against the warning: what holds it comes first, and says so', async () => {
    const { hint } = await hintIn('siege', 'credentials', { ...HINT, proofs: 40 });
    expect(hint.warnings).toEqual([]);
    expect(hint.close).toBe(false);
    expect(hint.reasons[0]?.label).toBe('ports under siege');
    expect(hint.sentence).toContain('1.0 more ports under siege');
    // Three ways to break it with the same end are one idea.
    expect(hint.best.filter(({ warnings }) => warnings.length > 0).length).toBeLessThan(2);
  });

  it('H2 takes no trucks when there is nothing to carry', async () => {
    const { hint } = await hintIn('trucks', 'credentials');
    expect(hint.best[0]?.name).not.toMatch(/^trucks/);
  });

  it('H2 uses its Core actions, and speaks of supplies', async () => {
    const { hint } = await hintIn('unused', 'credentials');
    expect(hint.best[0]?.name).not.toBe('end');
    expect(hint.warnings).toEqual([]);
    expect(hint.sentence).toMatch(/ more (?:(?:Food|Fuel|Ammo) with the Divisions|Trucks in the Truck Stock)/);
    // The figures agree with the order.
    const means = hint.best.flatMap(({ foretold }) => foretold?.mean ?? []);
    expect(means.length).toBeGreaterThan(1);
    expect(Math.max(...means)).toBe(means[0]);
  });
});

describe('Sherman Leader', () => {
  it('H1 foretells in whole points what games come to: 28 of a searching player ended with 2 to 9, 7.8 in the mean', async () => {
    const { hint } = await hintIn('battle', 'sherman-leader', SHORT);
    const { mean = 0, low = 0, high = 0 } = hint.best[0]?.foretold ?? {};
    expect(hint.by).toBe('player');
    expect(mean).toBeGreaterThan(6.6);
    expect(mean).toBeLessThan(9);
    expect(Math.round(high)).toBeGreaterThanOrEqual(8);
    expect(Math.round(low)).toBeLessThanOrEqual(7);
    expect(hint.sentence).toMatch(/About \d\.\d points at the end, \d to \d+ in eight games of ten\.$/);
    // H3: the chance to kill stands beside what is declared.
    expect(hint.sentence).toMatch(/\d+% Destroyed/);
    expect(hint.sentence).toMatch(/^Too close to call: “.+”.* or “.+”\. About/);
  });
});
