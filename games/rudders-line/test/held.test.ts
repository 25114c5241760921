// Details of rules that nothing else holds: who stays where he is, and what a question points to.
import { choiceBuffer } from '@bocage/engine';
import type { Move } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  DECLINE,
  DEFEND,
  FLIP,
  GUN,
  HOLD,
  LEAD,
  LOSE,
  PAY,
  POINT,
  PUT,
  pack,
  placeOf,
  RETREAT,
  SHOOT,
  SPOT,
  TIRE,
  UNIT,
  verbOf,
  WITH,
} from '../src/state/choice.ts';
import { PIECES } from '../src/state/layout.ts';
import { at, fresh, game } from './helper.ts';

describe('details', () => {
  it('RL 11.2 only the group goes back from a failed assault: friends who were in the area stay there', () => {
    const g = at(
      'phase: action US\narea 15: US squad, nco1\narea 19: US squad spent; GE squad, wt+mg42\narea 3: US fo',
    );
    g.play('act 15', 'squad', 'nco1', 'to 19', 'point squad', { name: 'defend squad', dice: [1, 6] });
    expect(g.position('area 19')).toContain('US squad spent');
    expect(g.position('area 15')).toContain('nco1');
    const back = g.events().find((event) => event.kind === 'back');
    expect(back).toMatchObject({ places: ['19', '15'], pieces: ['US-nco1-1'] });
    expect(back?.kind === 'back' && back.units.length).toBe(1);
  });

  it('RL 7.5 + RL 9.5 + RL 11.1 every die has six sides', () => {
    const sides = new Set<number>();
    for (const seed of ['1', '2', '3'])
      for (const entry of fresh().random(seed, 400).session.entries)
        for (const roll of entry.rolls) sides.add(roll.sides);
    sides.delete(0);
    expect([...sides]).toEqual([6]);
  });

  it('RL 5.1 that the American begins is told on turn 1', () => {
    const told = fresh().session.setupEvents.filter((event) => event.kind === 'first');
    expect(told).toMatchObject([{ rule: 'RL 5.1', side: 0 }]);
  });

  it('RL 10.3 the question where a group goes points to where it stands, with its units and points', () => {
    const g = at('phase: action US\narea 3: US squad\narea 38: GE squad').play('act 3', 'squad', 'to 7');
    expect(g.ask()).toMatchObject({ step: 'action/move', prompt: { places: ['7'], data: { units: 1 } } });
    expect(g.ask().prompt.pieces).toHaveLength(1);
    expect(g.ask().prompt.data?.mp).toBe(4);
  });

  it('RL 7.31 the question who spots points to the target and to the mortar that fires', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 37: GE wt+grw34\narea 22: GE squad, nco1\narea 17: US squad\narea 3: US fo',
    ).play('fire 37', 'wt+grw34 at 17');
    expect(g.ask()).toMatchObject({ step: 'indirect/spot', prompt: { places: ['17'] } });
    expect(g.ask().prompt.pieces).toContain('GE-wt-1');
  });

  it('RL 11.1 nothing is counted as support where nobody supports', () => {
    const g = at('phase: action US\narea 15: US squad\narea 19: GE squad\narea 3: US fo').play('act 15', 'squad');
    const codes = g.odds('to 19')?.modifiers.map((m) => m.code) ?? [];
    expect(codes).toContain('terrain');
    expect(codes).not.toContain('support');
  });
});

describe('the end', () => {
  it('RL 3.2 the result names the condition that was met', () => {
    const ends = (turn: number, control: string): string | undefined =>
      at(`turn: ${turn}\nphase: action US\narea 1: US squad\narea 38: GE squad\n${control}`)
        .play('pass', { name: 'pass', dice: [] })
        .result()?.text;
    expect(ends(2, '')).toMatch(/no Victory Area on turn 2/);
    expect(ends(8, 'control US: 1 3 5 6')).toMatch(/3 of 6 .* needed 4/);
    expect(ends(8, 'control US: 1 3 5 6 7')).toMatch(/4 of 6 .* needed 4/);
  });
});

describe('who counts for what', () => {
  it('RL 11.1 an NCO rated 1 is the bonus of the defence, not one of those who support', () => {
    const g = at('phase: action US\narea 17: US squad\narea 22: GE squad, nco1\narea 3: US fo');
    g.play('act 17', 'squad', 'to 22', { name: 'defend squad', dice: [1, 1] });
    const attack = g.events().find((event) => event.kind === 'attack');
    const codes = attack?.kind === 'attack' ? attack.defence.map((part) => part.code) : [];
    expect(codes).toEqual(['defender', 'leader', 'terrain']);
  });

  it('RL A-20 + RL 10.53 the weapon of a friend who was in the area is no reason against leaving out the own one', () => {
    const g = at(
      'phase: action US\narea 11: US wt+m1919; GE squad\narea 17: US wt+m1919, squad\narea 3: US fo\narea 30: GE squad',
    );
    g.play('act 17', 'squad', 'wt+m1919', 'to 11', 'point squad');
    expect(g.choices()).toContain('hold wt+m1919');
  });
});

describe('retreats of the German', () => {
  it('RL 11.31 + RL 10.35 friends who fill their area leave the one with both sides', () => {
    const g = at(
      'initiative: US\nphase: indirect US\narea 34: GE squad spent, nco1\narea 29: GE 4 squad\narea 35: GE nco1; US fo\narea 3: US squad',
    ).play('fire 35', { name: 'fo at 34', dice: [1, 1] });
    expect(g.why('retreat squad to 29')?.rule).toBe('RL 10.35');
    expect(g.choices()).toContain('retreat squad to 35');
  });

  it('RL A-05 a full area takes nobody in: three squads cannot all retreat where two have room', () => {
    const paid = (dice: readonly number[]): string[] => {
      const g = at(
        'initiative: US\nphase: indirect US\narea 34: GE 3 squad spent\narea 29: GE 4 squad; US fo\narea 35: GE 2 squad; US nco1\narea 3: US squad',
      );
      g.play('fire 29', { name: 'fo at 34', dice: [...dice] });
      return g.events().flatMap((event) => (event.kind === 'lost' || event.kind === 'retreat' ? [event.kind] : []));
    };
    // 8 + 3 - 6 - 1 = 4 CP can be two retreats; 6 CP would be three, so one squad is lost without a question.
    expect([paid([3, 1]), paid([5, 1])]).toEqual([[], ['lost']]);
  });
});

describe('equal weapons', () => {
  it('RL 2.7 + RL 2.64 of two that lie in an area, or are carried alike, one is named', () => {
    const g = (lines: string): string[] =>
      at(`area 30: GE squad\n${lines}\nstack: turn 5; regroup 7; regroup/pick-up 0`).choices();
    expect(g('area 3: US 2 squad; lying m2, m2')).toEqual(['done', 'm2 to squad in 3']);
    expect(g('area 3: US 2 nco1+baz, bar')).toEqual([
      'done',
      'baz of nco1 to nco1+baz in 3',
      'baz of nco1 to bar in 3',
    ]);
  });
});

describe('what may be tried', () => {
  const OF_A_COUNTER = [SHOOT, SPOT, GUN, WITH, UNIT, PAY, POINT, HOLD, LEAD, DEFEND, BACK, FLIP, LOSE, RETREAT, TIRE];

  it('RL 2.7 is listed once, and of all counters and kinds of choices nothing is accepted that is not listed', () => {
    const legal = choiceBuffer();
    const tried = choiceBuffer();
    const faults = new Set<string>();
    for (const seed of ['1']) {
      const g = fresh();
      while (g.result() === undefined) {
        const { state } = g;
        const listed = new Set(legal.subarray(0, game.choices(state, legal)));
        const step = `${g.ask().step}, seed ${seed}, decision ${g.session.entries.length}`;
        const m = game.attempts(state, tried);
        if (new Set(tried.subarray(0, m)).size < m) faults.add(`twice: ${step}`);
        const accepted = (choice: number): void => {
          if ((game.refuse(state, choice) === 0) !== listed.has(choice)) faults.add(`not listed: ${step}`);
        };
        for (let verb = DECLINE; verb <= PUT; verb++) accepted(pack(verb, 0));
        for (const choice of listed) {
          if (!OF_A_COUNTER.includes(verbOf(choice))) continue;
          for (let piece = 0; piece < PIECES; piece++) accepted(pack(verbOf(choice), piece, placeOf(choice)));
        }
        g.random(`${seed}${g.session.entries.length}`, 1);
      }
    }
    expect([...faults]).toEqual([]);
  });
});

describe('segments of fire', () => {
  it('RL 7.2 to end a segment after a shot is not to decline: the phase goes on until both decline', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 17: GE 2 squad+grw36\narea 22: US squad\narea 4: US squad+m2\narea 13: GE nco1',
      { segment: 'whole-area' },
    );
    g.play('fire 17', { name: 'squad+grw36 at 22', dice: [1, 6] });
    const tried = choiceBuffer();
    const m = game.attempts(g.state, tried);
    expect(new Set(tried.subarray(0, m)).size).toBe(m);
    g.play('end', 'decline');
    expect(g.ask()).toMatchObject({ seat: 'GE', step: 'indirect' });
  });

  it('RL 8.1 + RL 7.3 two medium mortars leave two markers', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 17: GE 2 wt+grw34\narea 22: US squad\narea 4: US squad\narea 13: GE nco1',
      { segment: 'whole-area' },
    );
    g.play('fire 17', { name: 'wt+grw34 at 22', dice: [1, 6] }, { name: 'wt+grw34 at 12' });
    expect(g.position('markers')).toMatch(/mortar 12.*mortar 22|mortar 22.*mortar 12/);
  });

  it('RL 9.5 + RL 7.5 + RL 11.1 each die is thrown by the side that it is for', () => {
    const odd = new Set<string>();
    for (const seed of ['1', '2', '3'])
      for (const { rolls } of fresh().random(seed, 400).session.entries)
        for (const { purpose } of rolls) if (purpose.seat !== 0 && purpose.seat !== 1) odd.add(purpose.what);
    expect([...odd]).toEqual([]);
    const sides = (first: string, lines: string, ...moves: readonly Move[]) =>
      at(`initiative: ${first}\nphase: direct ${first}\narea 3: US fo\narea 30: GE squad\n${lines}`)
        .play(...moves)
        .session.entries.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose.seat));
    const us = sides('US', 'area 17: US wt+m1919\narea 22: GE squad', 'fire 17', {
      name: 'wt+m1919 at 22',
      dice: [1, 6],
    });
    const ge = sides('GE', 'area 17: GE wt+mg42\narea 22: US squad', 'fire 17', {
      name: 'wt+mg42 at 22',
      dice: [1, 6],
    });
    expect([us, ge]).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe('refusals', () => {
  it('RL 10.53 a friend who was in the area is no point unit, and is told so', () => {
    const g = at('phase: action US\narea 11: US nco2; GE squad\narea 17: US squad, wt\narea 3: US fo');
    g.play('act 17', 'squad', 'wt', 'to 11');
    expect(g.why('point nco2')?.code).toBe('pointNotGroup');
  });

  it('RL 11.1 nobody goes without the bonus of an NCO, also of one rated 1', () => {
    const g = at('phase: action US\narea 11: GE squad\narea 17: US squad+m1919, nco1\narea 3: US fo');
    g.play('act 17', 'squad+m1919', 'nco1', 'to 11', 'point squad+m1919');
    expect(g.choices()).toContain('lead nco1');
    expect(g.why('go')?.code).toBe('leadExists');
  });

  it('RL 10.35 a team is no part of a group that has nowhere to go with it', () => {
    const g = at('phase: action GE\narea 34: GE squad, wt\narea 29: GE 3 squad\narea 35: GE 4 squad\narea 3: US squad');
    g.play('act 34', 'squad');
    expect(g.choices()).toContain('to 29');
    expect(g.why('wt')?.code).toBe('unitStuck');
  });

  it('RL 2.64 a squad gives its weapon to one without, and takes one that lies there', () => {
    const lines = 'area 30: GE squad\narea 3: US squad+m1919, squad; lying m2';
    const g = at(`${lines}\nstack: turn 5; regroup 7; regroup/pick-up 0`);
    g.play('m2 to squad+m1919 in 3');
    expect(g.choices()).toEqual(['m1919 to squad in 3']);
  });

  it('RL 7.31 the question who spots names the target', () => {
    const g = at(
      'initiative: GE\nphase: indirect GE\narea 37: GE wt+grw34\narea 22: GE squad, nco1\narea 17: US squad\narea 3: US fo',
    ).play('fire 37', 'wt+grw34 at 17');
    expect(g.ask().prompt.ask).toContain('17');
  });
});
