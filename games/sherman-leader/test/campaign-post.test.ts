// Post-combat through the public interface: the last turn ends, the Event is drawn, everything is recorded.
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { playerLog } from '../src/records.ts';
import { SO, VP } from '../src/state/layout.ts';

const game = createGame();
type T = Table<ShermanEvent>;
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };

/** The end of the last turn against a Battalion: `lines` put Units and enemies down. */
export function battle(target: string, lines: string, options: Record<string, string> = BULGE): T {
  return table(game, { options, position: `week: 1\ntarget: ${target}\nturn: 4 of 4\n${lines}\nphase: slow 4` });
}

describe('Battalion status and VP', () => {
  it('SL 7.2 + SL G80 half of the VP first, the rest when it is destroyed', () => {
    const half = battle('1A', 'at 61: 902 Reisner\nat 11: 9 Rifle');
    half.play({ name: 'end', dice: ['E01', 5] });
    expect(half.position('battalion 1A')).toBe('half enemy-transit vp2 next0');
    expect(half.state[VP]).toBe(2);
    const rest = battle('1A', 'battalion 1A: half vp2\nvp: 2\nat 61: 902 Reisner');
    rest.play({ name: 'end', dice: ['E01'] });
    expect(rest.state[VP]).toBe(5);
    expect(playerLog(rest.state).weeks[1].battles[0]).toMatchObject({ target: '1A', status: 'X', vp: 3 });
  });

  it('SL G81 + SL R98 neither: an F and no VP, at Half too', () => {
    const full = battle('9A', 'at 61: 902 Reisner\nat 11: 4 Halftrack, 5 Rifle');
    full.play({ name: 'end', dice: ['E01', 5] });
    expect(full.state[VP]).toBe(0);
    expect(playerLog(full.state).weeks[1].battles[0]).toMatchObject({ status: 'F', vp: 0 });
    const half = battle('9A', 'battalion 9A: half vp1\nvp: 1\nat 61: 902 Reisner\nat 11: 8 Rifle');
    half.play({ name: 'end', dice: ['E01', 5] });
    expect(half.state[VP]).toBe(1);
    expect(playerLog(half.state).weeks[1].battles[0]).toMatchObject({ status: 'F', vp: 0 });
    const again = battle('9A', 'battalion 9A: full vp1\nvp: 1\nat 61: 902 Reisner\nat 11: 8 Rifle');
    again.play({ name: 'end', dice: ['E01', 5] });
    expect([again.state[VP], playerLog(again.state).weeks[1].battles[0].status]).toEqual([1, '1/2']);
  });

  it('SL R07 + SL G70 Half at the first number, Destroyed at the second', () => {
    for (const [rifles, status] of [
      ['4 Halftrack, 5 Rifle', 'full'],
      ['4 Halftrack, 4 Rifle', 'half'],
      ['6 Rifle', 'half'],
      ['5 Rifle', 'destroyed'],
    ] as const) {
      const g = battle('9A', `at 61: 902 Reisner\nat 11: ${rifles}`);
      g.play('end');
      expect(g.position('battalion 9A').split(' ')[0]).toBe(status);
    }
  });

  it('SL S08 Vital Mission: 3 VP for 9A and 1 for the Event', () => {
    const g = battle('9A', 'tops: E01\nat 61: 902 Reisner');
    g.play({ name: 'end', dice: ['E02'] });
    expect(g.state[VP]).toBe(4);
  });

  it('SL G13 + SL R40 white notes end at Half, yellow ones stay', () => {
    const g = battle('6A', 'battalion 6A: half vp2\nat 61: 902 Reisner');
    g.play({ name: 'end', dice: ['E01'] });
    // 1 for the Battle, 1 for the destruction, 1 for the yellow note: promoted to Green with nothing left.
    expect(g.position('commander Reisner')).toBe('green stress2');
    const hq = battle('9A', 'battalion 1C: half\nat 61: 902 Reisner');
    expect(playerLog(hq.state).reminders.find((r) => r.startsWith('1C'))).toMatch(/Rifle/);
  });

  it('SL G02 + SL R14 + SL 3.9 a Great result ends the Campaign at once', () => {
    const g = battle('9A', 'vp: 19\nat 61: 902 Reisner green');
    g.play({ name: 'end', dice: ['E01'] });
    expect(g.result()).toMatchObject({ grade: 'Great', score: 22 });
    const log = playerLog(g.state);
    expect(log.weeks[1].battles[0].rows).toHaveLength(1);
    expect(log.evaluation).toBe('Great');
  });

  it('SL 6.20 + SL R21 own losses cost no VP', () => {
    const g = battle('9A', 'unit 901: lost\nat 61: 902 Reisner');
    g.play({ name: 'end', dice: ['E01'] });
    expect(g.state[VP]).toBe(3);
  });
});

describe('Stress and experience', () => {
  it('SL 7.4 + SL G82 + SL R37 3 + 1 + 2 - 2 = 4', () => {
    const g = battle('9A', 'at 61: 042 Stout average stress4\nat 11: 4 Halftrack, 5 Rifle');
    g.play({ name: 'end', dice: ['E01', 5] });
    expect(g.position('commander Stout')).toMatch(/^average xp1 stress4/);
  });

  it('SL S75 + SL S76 + SL R04 Inspiring Leader first, then 2 Stress less Cool', () => {
    const g = battle(
      '9A',
      'at 61: 902 Reisner green, 931 Kolchak average, 1111 Red-Tree average stress2, 301 Henders green, 042 Eandi average stress2',
    );
    g.play({ name: 'end', dice: ['E02'] });
    const after = ['Reisner', 'Kolchak', 'Red Tree', 'Henders', 'Eandi'].map((n) => g.position(`commander ${n}`));
    expect(after).toEqual([
      'green xp2 stress1',
      'average xp2 stress1',
      'average xp2 stress2',
      'green xp2 stress1',
      'average xp2 stress2',
    ]);
  });

  it('SL 7.5 + SL G83 + SL S77 2 XP if it was destroyed, else 1', () => {
    const won = battle('9A', 'at 61: 902 Reisner green').play({ name: 'end', dice: ['E01'] });
    expect(won.position('commander Reisner')).toMatch(/xp2/);
    const lost = battle('9A', 'at 61: 902 Reisner green\nat 11: 4 Halftrack, 5 Rifle').play({
      name: 'end',
      dice: ['E01', 5],
    });
    expect(lost.position('commander Reisner')).toMatch(/xp1/);
  });

  it('SL R38 + SL R50 who retreated or lost his Unit learns too, the dead do not', () => {
    const g = battle(
      '9A',
      [
        'unit 902: owned battle1 Reisner',
        'unit 901: lost battle1 Chin',
        'unit 921: lost battle1 Sanders',
        'commander Reisner: green fought',
        'commander Chin: green fought',
        'commander Sanders: kia green',
        'friend 1: 901 Chin 51 destroyed',
        'friend 2: 902 Reisner - retreated',
        'friend 3: 921 - 51 destroyed',
        'friend 4: 903 Jones 61',
        'unit 903: owned battle1 Jones',
        'commander Jones: green fought',
      ].join('\n'),
    );
    g.play({ name: 'end', dice: ['E01'] });
    expect(g.position('commander Reisner')).toMatch(/xp2 stress1/);
    expect(g.position('commander Chin')).toMatch(/xp2 stress1/);
    expect(g.position('commander Sanders')).toBe('kia green');
    const rows = playerLog(g.state).weeks[1].battles[0].rows;
    expect(rows.find((r) => r.unit === '902')?.retreated).toBe(true);
    expect(rows.find((r) => r.unit === '921')).toMatchObject({ lost: true, killed: true, xp: 0 });
  });

  it('SL 7.6 + SL G84 Stout has 3 XP, gains 2, needs 5', () => {
    const g = battle('9A', 'commander Stout: average xp3\nat 61: 042 Stout average').play({
      name: 'end',
      dice: ['E01'],
    });
    expect(g.position('commander Stout')).toBe('skilled');
  });

  it('SL G85 a point beyond the promotion is kept', () => {
    const g = battle('9A', 'commander Stout: average xp4\nat 61: 042 Stout average').play({
      name: 'end',
      dice: ['E01'],
    });
    expect(g.position('commander Stout')).toBe('skilled xp1');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'promoted', pieces: ['Stout'] }));
  });

  it('SL G86 nerves and Cool follow the new card', () => {
    const g = battle('9A', 'commander Sanders: recruit xp1 stress4\nat 61: 921 Sanders recruit stress4');
    g.play({ name: 'end', dice: ['E02'] });
    // 4 - 1 + 2 = 5 Stress: Shaken as a Green, who is Okay to 4.
    expect(g.position('commander Sanders')).toBe('green stress5');
    const sanders = g
      .board()
      .places.find((p) => p.id === 'commanders')
      ?.pieces.find((p) => p.id === 'Sanders');
    expect(sanders?.states).toEqual(['Shaken']);
    expect(sanders?.values?.find((v) => v.label === 'Cool')?.value).toBe('1');
  });

  it('SL G102 + SL 10.1 1 SO at the start; a longer Battle costs each participant 1 Stress', () => {
    const options = { ...BULGE, tenacity: 'on' };
    const g = battle('9A', 'so: 5\nat 61: 902 Reisner green\nat 11: 4 Halftrack, 5 Rifle', options);
    g.play('end');
    expect(g.choices()).toEqual(['press on', 'break off']);
    g.play('break off');
    const longer = battle('9A', 'tenacity: 1\nat 61: 902 Reisner green', options);
    longer.play({ name: 'end', dice: ['E01'] });
    expect(longer.position('commander Reisner')).toMatch(/stress2/);
  });
});

describe('Damage and the log', () => {
  it('SL 7.3 + SL R48 + SL R74 + SL S78 lasting Damage stays, the rest leaves', () => {
    const g = battle(
      '9A',
      'at 61: 902 Reisner green wounded, 042 Eandi average engine suspension gun glancing2 exposed, 901 Chin immobile suppressed casualty',
    );
    g.play({ name: 'end', dice: ['E01'] });
    expect(g.position('unit 042')).toMatch(/^owned engine suspension gun glancing2/);
    expect(g.position('unit 901')).toMatch(/^owned casualty battle1/);
    expect(g.position('counters')).toBe('-');
    const rows = playerLog(g.state).weeks[1].battles[0].rows;
    expect(rows.find((r) => r.unit === '042')?.damage).toEqual(['engine', 'suspension', 'gun', 'glancing2']);
    expect(rows.find((r) => r.unit === '902')?.wounded).toBe(true);
  });

  it('SL S79 + SL 7.7 the Week goes on with the next Battle', () => {
    const g = battle(
      '9A',
      'battalion 4A: full\nplan 2: 4A trucks0 scouts0\nforce: 903 Jones\nunit 903: owned battle2 Jones\nat 61: 902 Reisner',
    );
    g.play('end');
    expect(g.position('plan 1')).toMatch(/done/);
    expect(g.position('target')).toBe('4A');
    expect(g.state[VP]).toBe(3);
  });

  it('SL R10 the bottom comes from another card than the top', () => {
    const g = battle('9A', 'tops: E01\nevents seen: E01\nat 61: 902 Reisner');
    expect(() => g.play({ name: 'end', dice: ['E01'] })).toThrow(/cannot come up/);
  });

  it('SL R44 + SL R46 everybody who fought is not On Leave', () => {
    const g = battle('9A', 'at 61: 902 Reisner green stress2').play({ name: 'end', dice: ['E01'] });
    expect(g.position('commander Reisner')).toBe('green xp2 stress3');
    expect(g.state[SO]).toBeGreaterThan(0);
  });
});
