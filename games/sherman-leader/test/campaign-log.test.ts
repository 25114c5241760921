// The player log, the board, and positions of the campaign.
import { loadPosition, parsePosition, writePosition } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { logPage, logText } from '../src/words/log-sheet.ts';

const game = createGame();
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any', tenacity: 'on' };

function fought() {
  const g = table(game, {
    options: BULGE,
    position: [
      'week: 1',
      'so: 2',
      'condition: C01',
      'log conditions: 1',
      'battalion 1C: full',
      'target: 9A',
      'turn: 4 of 4',
      'tops: E01',
      'at 61: 902 Reisner green wounded, 042 Eandi average engine glancing2, 931 Kolchak average',
      'support: trucks1 scouts2',
      'phase: slow 4',
    ].join('\n'),
  });
  g.play('end');
  return g;
}

describe('the player log', () => {
  it('SL 3.7 records Battles, Stress, XP, Damage, SO and VP as data', () => {
    const log = playerLog(fought().state);
    expect(log.campaign).toBe('Bulge 1944');
    expect(log.objective).toBe('Over There');
    expect(log.options).toEqual(['Tenacity: On (1 SO)', 'Unit numbers: Any']);
    const [battle] = log.weeks[1].battles;
    expect(battle).toMatchObject({ target: '9A', status: 'X', vp: 4, turns: 4 });
    expect(battle.events[0]).toBe('Vital Mission');
    expect(battle.rows.map((r) => [r.unit, r.commander])).toEqual([
      ['902', 'Reisner'],
      ['042', 'Eandi'],
      ['931', 'Kolchak'],
    ]);
    expect(battle.rows.map((r) => r.wounded)).toEqual([true, false, false]);
    expect(log.weeks[1].condition).toBe('Leadership');
    expect(log.weeks[1].vp).toBe(4);
    const eandi = log.commanders.find((c) => c.name === 'Eandi');
    expect(eandi).toMatchObject({ type: 'Armor', need: 5, status: 'active' });
    expect(eandi?.byBattle).toHaveLength(1);
    expect(log.medics).toBe(1);
    expect(log.reminders[0]).toMatch(/^1C Regimental Headquarters/);
    expect(log.units.find((u) => u.number === '042')?.damage).toEqual(['engine', 'glancing2']);
  });

  it('SL 3.7 as text and as a page to print', () => {
    const log = playerLog(fought().state);
    const text = logText(log);
    for (const part of ['Bulge 1944, Over There', 'Battle 9A: X, 4 VP', '042 Eandi', 'Reisner, Infantry, Green']) {
      expect(text).toContain(part);
    }
    const page = logPage(log);
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).not.toContain('<script');
    expect(page).not.toContain('http');
    for (const part of ['Special Option points', 'Vital Mission', 'Regimental Headquarters', 'W1.1']) {
      expect(page).toContain(part);
    }
  });

  it('the accounts of a whole game add up to its SO points', () => {
    for (const seed of ['3', '4', '5']) {
      const g = table(game, { options: { campaign: 'SI43', objective: 'PROB', force: 'ready' }, seed }).random(
        seed,
        400,
      );
      const log = playerLog(g.state);
      const sum = log.weeks.flatMap((w) => w.so).reduce((total, [, amount]) => total + amount, 0);
      expect(sum).toBe(log.so);
      expect(log.weeks.reduce((total, w) => total + w.vp, 0)).toBe(log.vp);
    }
  });
});

describe('board and positions', () => {
  it('SL 3.1 bands, headquarters and plans are places; printed values name their source', () => {
    const g = table(game, {
      options: BULGE,
      position: 'so: 5\nforce: 042 Eandi average\nbattalion 9A: full\nphase: assign',
    });
    g.play('attack 9A', 'unit 042');
    const board = g.board();
    expect(board.places.map((p) => p.id)).toEqual([
      'band-0',
      'band-1',
      'band-2',
      'band-3',
      'band-4',
      'band-5',
      'units',
      'commanders',
      'plan-1',
    ]);
    const nine = board.places[0].pieces[0];
    expect(nine.name).toBe('9A Fast Assault');
    for (const value of nine.values ?? []) expect(value.source.length).toBeGreaterThan(0);
    expect(board.tracks.find((t) => t.id === 'vp')?.value).toBe('0');
    const drawn = game.draw(game.view(g.state, 0), 0);
    expect(drawn).toMatch(/Friendly Staging {4}9A\(3\)/);
    expect(drawn.split('\n').every((line) => line.length <= 100)).toBe(true);
  });

  it('a position written down comes back slot by slot', () => {
    const g = fought();
    const text = writePosition(game, g.state);
    const parsed = parsePosition(text);
    if ('text' in parsed) throw new Error(parsed.text);
    const back = loadPosition(game, parsed, '1');
    if (!(back instanceof Int32Array)) throw new Error(back.text);
    expect(Array.from(back.slice(4))).toEqual(Array.from(g.state.slice(4)));
  });

  it('a position that cannot exist is refused with the reason', () => {
    const bad = (lines: string): string => {
      try {
        table(game, { options: { campaign: 'PH42' }, position: `${lines}\nphase: assign` });
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return 'accepted';
    };
    expect(bad('force: 001 Eandi, 002 Tylutki, 003 Stout, 005 Smith')).toMatch(/more than 3 Armor Units/);
    expect(bad('support: trucks7 scouts0')).toMatch(/the number of Trucks is 7/);
    expect(bad('unit 901: gone')).toMatch(/neither Damage nor a Commander/);
    expect(bad('battalion 99A: full')).toMatch(/no Battalion '99A'/);
    expect(bad('plan 1: 9A trucks0 scouts0')).toMatch(/not on the map/);
  });
});
