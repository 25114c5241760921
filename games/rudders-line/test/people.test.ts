// What people see: board, drawing, odds, warnings, reasons, positions, the score.
import { readFileSync } from 'node:fs';
import { loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../src/index.ts';
import { at, fresh, game } from './helper.ts';

describe('the board in words', () => {
  it('says turn, phase, initiative and stars, and where every counter is, with the source of its values', () => {
    const board = fresh().board();
    expect(board.status).toEqual([
      'Turn 1 of 8: June 6 AM.',
      'Indirect Fire Support Phase. The Americans go first this turn.',
      'The Americans control 0 of 6 Victory Areas and need 4 at the end.',
    ]);
    expect(board.places).toHaveLength(41);
    const seven = board.places.find((p) => p.id === '7');
    expect(seven?.notes).toContain('Victory Area');
    expect(seven?.sources?.[0]).toContain('reconstructed');
    expect(seven?.pieces[0]).toMatchObject({ name: 'German squad', seat: 'GE', states: ['fresh'] });
    expect(seven?.pieces[0]?.values?.[0]).toMatchObject({
      label: 'attack',
      value: '3',
      source: expect.stringContaining('rulebook'),
    });
  });
});

describe('the drawing', () => {
  it('keeps to 100 columns, and no label hides another', () => {
    for (const seed of ['1', '2', '3']) {
      const g = table(game, { seed }).random(seed, 250);
      const lines = game.draw(game.view(g.state, 0), 0).split('\n');
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
      const map = lines
        .slice(
          2,
          lines.findIndex((l) => l.startsWith('---')),
        )
        .join('\n');
      for (const area of content.data.map.areas) {
        expect(map).toMatch(new RegExp(`(^|\\s)${area.id}${area.star ? '\\*' : ''} \\+${area.tem} [UG]`, 'm'));
      }
    }
  });

  it('lists who is where', () => {
    const text = game.draw(game.view(fresh().state, 0), 0);
    expect(text).toContain(
      '7* East Gun Positions (1-3): +3, bunker, German; next to 3 5 6 8 10 11\n   GE (4 fig) squad, nco1',
    );
    expect(text).toContain(
      'LC1 Landing Craft 1 (D Company): lands in 1, 2\n   US (16 fig) 3 squad, squad+baz, wt+m1919, nco3, nco1',
    );
  });
});

describe('odds', () => {
  it('RL 7.5 indirect fire: exact chances with every part', () => {
    const g = at('phase: indirect US\narea 3: US fo\narea 7: GE squad').play('fire 3');
    const odds = g.odds('fo at 7');
    // 8 - 6 = 2: no effect if the dice differ by 2 or more against it, 10 of 36.
    expect(odds?.results[0]).toMatchObject({ label: 'no effect', chance: 10 / 36 });
    expect(odds?.results.at(-1)).toMatchObject({ label: '7 CP', chance: 1 / 36 });
    expect(odds?.modifiers.map((m) => [m.label, m.value, m.excluded ?? false])).toEqual([
      ['Artillery 8', 8, false],
      ['Terrain of 7, doubled', -6, false],
      ['Defense Value of the units: does not count', 0, true],
    ]);
  });

  it('RL 7.7 friendly fire is part of the odds', () => {
    const g = at('phase: indirect US\narea 3: US fo\narea 7: GE squad; US squad').play('fire 3');
    const odds = g.odds('fo at 7');
    expect(odds?.results.filter((r) => r.label.startsWith('friendly fire'))).toHaveLength(6);
    expect(odds?.results.find((r) => r.label === 'no effect')?.chance).toBeCloseTo((10 / 36) * (5 / 6));
    expect(g.warnings('fo at 7').map((w) => w.rule)).toContain('RL 7.7');
  });

  it('RL 9.5 direct fire: guns and the best bonus until one is named', () => {
    const g = at(
      'initiative: GE\nphase: direct GE\narea 3: US squad\narea 17: GE 2 wt+mg42, nco2, nco1\narea 22: US squad',
    ).play('fire 17');
    expect(
      g
        .odds('wt+mg42 at 22')
        ?.modifiers.filter((m) => m.excluded !== true)
        .map((m) => m.value),
    ).toEqual([4, 2, -2]);
    g.play('wt+mg42 at 22');
    expect(
      g
        .odds('and wt+mg42')
        ?.modifiers.filter((m) => m.excluded !== true)
        .map((m) => m.value),
    ).toEqual([4, 4, 2, -2]);
    expect(
      g
        .odds('with nco1')
        ?.modifiers.filter((m) => m.excluded !== true)
        .map((m) => m.value),
    ).toEqual([4, 1, -2]);
  });

  it('RL 11.1 an assault: both totals part by part, what is excluded too, and the chance to fail', () => {
    const g = at(
      'phase: action US\narea 17: US 3 squad, wt+m1919, nco2\narea 11: GE squad, wt, nco1, squad spent\narea 3: US nco1',
      {},
    );
    g.play('act 17', 'squad', 'squad', 'squad', 'wt+m1919');
    g.play('nco2');
    const odds = g.odds('to 11');
    expect(odds?.title).toContain('12 against 9');
    expect(odds?.results[0]).toMatchObject({ label: expect.stringContaining('fails'), chance: 6 / 36 });
    expect(odds?.modifiers).toContainEqual(
      expect.objectContaining({
        label: 'Spent units: add nothing',
        code: 'spent',
        value: -1,
        rule: 'RL A-13',
        excluded: true,
      }),
    );
    g.play('to 11');
    expect(g.odds('point nco2')?.results[0]?.chance).toBeGreaterThan(6 / 36);
  });

  it('RL 8.2 the attack on those who do not pay', () => {
    const g = at('phase: action US\narea 18: US squad\narea 30: GE squad\nmarkers: GE artillery 17').play(
      'act 18',
      'squad',
      'to 17',
    );
    const odds = g.odds('run');
    expect(odds?.results.at(-1)).toMatchObject({ label: 'no effect', good: true });
    expect(odds?.modifiers[0]).toMatchObject({ label: 'Interdiction marker 5', value: 5 });
  });

  it('RL 7.62 what each payment costs', () => {
    const g = at('initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\narea 18: US squad, nco2');
    g.play('fire 13', { name: 'fo at 18', dice: [1, 2] });
    const choice = (name: string) => {
      const verdict = game.verdict(g.state, name);
      if (verdict.kind !== 'legal') throw new Error(name);
      return game.describe(g.state, verdict.choice);
    };
    expect(choice('flip squad').cost).toBe('3 of 2 CP (1 too many)');
    expect(choice('flip nco2').cost).toBe('1 of 2 CP');
  });

  it('RL 10.51 what each step costs', () => {
    const g = at(
      'phase: action US\narea 17: US squad\narea 22: GE squad\narea 30: GE squad\nmarkers: GE mortar 16',
    ).play('act 17', 'squad');
    const cost = (name: string) => {
      const verdict = game.verdict(g.state, name);
      if (verdict.kind !== 'legal') throw new Error(name);
      return game.describe(g.state, verdict.choice);
    };
    expect(cost('to 22')).toMatchObject({ cost: '4 MP', mark: 'attack', rule: 'RL 10.5' });
    expect(cost('to 18')).toMatchObject({ cost: '2 MP', mark: 'move' });
    expect(cost('to 16')).toMatchObject({ cost: '1 MP, and 2 more or an attack of 3' });
  });
});

describe('warnings', () => {
  it('RL 3.21 leaving a Victory Area empty next to enemies', () => {
    const g = at('phase: action US\narea 7: US squad\narea 8: GE squad\narea 3: US nco1').play('act 7', 'squad');
    expect(g.warnings('to 10')).toContainEqual(
      expect.objectContaining({ rule: 'RL 3.21', text: expect.stringContaining('Victory Area 7') }),
    );
  });

  it('RL 11.2 a point unit sent to likely death', () => {
    const g = at('phase: action US\narea 17: US squad+m1919/f, wt\narea 11: GE 2 squad, nco1\narea 3: US nco1').play(
      'act 17',
      'squad+m1919/f',
      'wt',
    );
    expect(g.warnings('to 11')[0]?.text).toMatch(/fails \d+% of the time/);
    g.play('to 11');
    expect(g.warnings('point squad+m1919/f').map((w) => w.rule)).toEqual(['RL 11.2', 'RL 2.63']);
  });

  it('RL 10.11 + RL SR1 passing when it ends the phase, or leaves men in the boats', () => {
    const g = at('turn: 2\nphase: action US\nLC1: US squad\narea 3: US squad\narea 30: GE squad').play(
      'pass',
      'act 30',
      'squad',
      'to 31',
      'stop',
    );
    expect(g.warnings('pass').map((w) => w.rule)).toContain('RL SR1');
    const h = at('phase: action US\narea 3: US squad\narea 30: GE squad').play('pass');
    expect(h.warnings('pass').map((w) => w.rule)).toContain('RL 10.11');
  });

  it('RL 9.3 firing a gun costs its team the turn', () => {
    const g = at('phase: direct US\narea 17: US wt+m1919\narea 22: GE squad\narea 3: US nco1').play('fire 17');
    expect(g.warnings('wt+m1919 at 22')[0]).toMatchObject({
      rule: 'RL 9.3',
      text: expect.stringContaining('last fresh unit'),
    });
  });
});

describe('positions', () => {
  it('are written by hand and written again the same', () => {
    const g = at(
      'initiative: GE\narea 7: US 2 squad, wt+m2 spent; GE squad+psk/f; lying mg42\nmarkers: GE mortar 16, US artillery 7\nphase: action GE',
    );
    expect(g.position('area 7')).toBe('US 2 squad, wt+m2 spent; GE squad+psk/f; lying mg42');
    expect(g.position('markers')).toBe('US artillery 7, GE mortar 16');
  });

  it.each([
    ['area 7: US tank', "'tank' is not a US unit"],
    ['area 7: US squad asleep', "'asleep' is not a state of a unit"],
    ['area 7: squad', 'must begin with US, GE or lying'],
    ['area 7: US 13 squad', 'all counters squad are in use'],
    ['area 7: US squad+m2+baz', 'more than one weapon'],
    ['area 7: US nco1+m2', 'only shoulder-fired weapons'],
    ['LC1: GE squad', 'German squad is in a Landing Craft box'],
    ['turn: 9', 'not a number from 1 to 8'],
    ['phase: lunch US', "a phase is like 'action US'"],
    ['markers: US mortar', "is not like 'US artillery 17'"],
    ['area 39: US squad', 'is not a line of a position'],
    ['control US: 99', 'is not a list of areas'],
    ['stack: turn 99; action 0', "number 1 of the open procedure 'turn' is 99, which is not a phase there"],
    ['stack: turn 4; action 9', "number 1 of the open procedure 'action' is 9, which is not a side there"],
    ['stack: turn 4; action 0 1; action/group 0 77', 'is 77, which is not a place there'],
    ['stack: turn 4; action 0 1 0 5', 'is 5, which is not a possible number there'],
    ['stack: turn 2; indirect 0; indirect/shoot 0 3; indirect/spot 0 -3 7', 'is -3, which is not a unit there'],
    ['stack: turn 4; action 0 1; action/group 0 3; assault/lead 0 3 0 99', 'is 99, which is not a unit there'],
    ['stack: turn 4; casualties 0 3 400', 'is 400, which is not a number of points there'],
    ['stack: set-up 1 9', 'is 9, which is not a force there'],
    ['stack: set-up 1 0 75', 'has no further unit to place'],
  ])('%s is refused', (line, text) => {
    expect(() => at(`${line}\nphase: action US`)).toThrow(text);
  });
});

describe('the score', () => {
  it('a full recorded game replays to its end, and is the same text when written again', () => {
    const text = readFileSync(new URL('../games/pointe-du-hoc.score', import.meta.url), 'utf8');
    const parsed = parseScore(text);
    if ('text' in parsed) throw new Error(`line ${parsed.line}: ${parsed.text}`);
    const session = loadScore(game, parsed);
    if (!(session instanceof Session)) throw new Error(`line ${session.line}: ${session.text}`);
    expect(session.over).toBe(true);
    expect(game.result(session.state)?.grade).toMatch(/victory$/);
    expect(writeScore(session)).toBe(text);
    expect(text.length).toBeLessThan(40_000);
  });
});
