// The property suite over random campaigns and single Battles with random options.
import {
  choiceBuffer,
  firstDifference,
  generator,
  loadPosition,
  parsePosition,
  randomBelow,
  type State,
  seeded,
  writePosition,
} from '@bocage/engine';
import { checkGame, checkOdds } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { SO, VP } from '../src/state/layout.ts';
import { reading } from './odds.ts';
import { playOut } from './play.ts';

const game = createGame();

/** A state that can exist, whose position comes back slot by slot (the generator apart). */
function sound(s: State, step: string): void {
  expect(game.problems(s), step).toEqual([]);
  const parsed = parsePosition(writePosition(game, s));
  if ('text' in parsed) throw new Error(`${step}: ${parsed.text}`);
  const back = loadPosition(game, parsed, '1');
  if (!(back instanceof Int32Array)) throw new Error(`${step}: ${back.text}`);
  expect(firstDifference(back.slice(4), s.slice(4)), step).toBe(-1);
}

describe('players', () => {
  it('the sensible player does far better than chance', () => {
    const passed = (player: 'random' | 'sensible'): number => {
      let n = 0;
      for (let i = 0; i < 12; i++) {
        const played = playOut(game, { campaign: 'SI43', objective: 'OVER', enemyOrder: 'chart' }, String(i), player);
        if (['Adequate', 'Good', 'Great'].includes(played.grade)) n++;
      }
      return n;
    };
    expect(passed('sensible')).toBeGreaterThan(6);
    expect(passed('random')).toBe(0);
  }, 60_000);
});

describe('properties', () => {
  it('SL 6.7 + SL 6.13 the odds shown are what then happens, and count what applies', () => {
    const report = checkOdds(game, { seed: '1', sampled: 300, reading });
    expect(report.voided).toBe(0);
  }, 60_000);

  it('hold in random campaigns', () => {
    const report = checkGame(game, { games: 40, seed: '1' });
    expect(report.failures).toEqual([]);
    expect(report.deadEnds).toBe(0);
  }, 60_000);

  it('hold with a ready-made force, which fights more', () => {
    const options = { campaign: 'NO44', objective: 'INVA', force: 'ready', tenacity: 'on', heroics: 'on', flank: 'on' };
    expect(checkGame(game, { games: 8, seed: '900', options, every: 40 }).failures).toEqual([]);
  }, 60_000);

  it('hold in campaigns by rules of thumb with detours, which reach every step of the Week', () => {
    const buffer = choiceBuffer();
    const seen: Record<string, number> = {};
    for (let i = 0; i < 30; i++) {
      const g = generator(String(300 + i));
      const options: Record<string, string> = {};
      for (const spec of game.options) options[spec.id] = spec.values[randomBelow(g, spec.values.length)].id;
      const s = game.setup({ ...options, mode: 'campaign' }, String(300 + i), seeded);
      if (typeof s === 'string') throw new Error(s);
      while (game.seat(s) >= 0) {
        const step = game.decision(s)?.step ?? '';
        seen[step] = (seen[step] ?? 0) + 1;
        const n = game.choices(s, buffer);
        const campaign = /^(week|post-combat|assign|set-up)/.test(step);
        if (campaign && seen[step] % 7 === 1) sound(s, step);
        // Detours lead to what rules of thumb avoid: upgrades, replacements, promotions.
        const detour = campaign && !step.startsWith('assign') && randomBelow(g, 4) === 0;
        game.choices(s, buffer);
        const pick = detour ? randomBelow(g, n) : (game.player?.heuristic(s, buffer, n, g) ?? 0);
        game.apply(s, buffer[pick], seeded);
      }
    }
    for (const step of [
      'medics',
      'repair',
      'heal',
      'upgrade',
      'upgrade-more',
      'recruit',
      'unit-loss',
      'purchase',
      'rest',
    ]) {
      expect(seen[`week-end/${step}`] ?? 0, step).toBeGreaterThan(0);
    }
  }, 60_000);

  it('accounts and VP add up, no Unit number and no name is used twice, SO never fall below 0', () => {
    for (let i = 0; i < 24; i++) {
      const { state } = playOut(
        game,
        { objective: 'GENO', force: 'ready' },
        String(50 + i),
        i % 2 === 0 ? 'random' : 'sensible',
      );
      const log = playerLog(state);
      const sum = log.weeks.flatMap((w) => w.so).reduce((total, [, amount]) => total + amount, 0);
      expect(sum).toBe(state[SO]);
      expect(state[SO]).toBeGreaterThanOrEqual(0);
      expect(log.weeks.reduce((total, w) => total + w.vp, 0)).toBe(state[VP]);
      const joined = log.commanders.map((c) => c.name);
      expect(new Set(joined).size).toBe(joined.length);
      const lost = log.weeks.flatMap((w) => w.battles.flatMap((b) => b.rows.filter((r) => r.lost).map((r) => r.unit)));
      expect(new Set(lost).size).toBe(lost.length);
    }
  }, 60_000);
});
