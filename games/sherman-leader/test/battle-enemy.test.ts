// Enemy Actions: the Movement roll, all orders, detours, ties, targets and attacks.
import { describe, expect, it } from 'vitest';
import { MOVE_RESULT, POINTS } from '../src/state/layout.ts';
import { attack, type Battle, battle, game, of, run, t } from './battle-kit.ts';

/** An enemy step in which nobody has acted: `lines` say who stands where. */
function enemy(result: number, terrain: string, lines: string, options = {}): Battle {
  return battle(`turn: 2 of 5\nresult: ${result}\nterrain: ${terrain}\n${lines}\nphase: enemy`, options);
}

const CLEAR = '----/----/----/----/----/----';

/** Where the first enemy stands. */
function hex(g: Battle): string {
  return g.position('enemy 1').split(' ')[1];
}

describe('orders', () => {
  const moves: readonly {
    rules: readonly string[];
    what: string;
    result: number;
    terrain?: string;
    lines: string;
    play: string;
    dice?: readonly (number | string)[];
    /** The hex it ends in, or the ties it offers. */
    to: string | readonly string[];
  }[] = [
    {
      rules: ['SL G57', 'SL 6.10'],
      what: 'Hold',
      result: 1,
      lines: 'at 64: 902 Reisner\nat 11: Pz III',
      play: 'pz iii 11',
      to: '11',
    },
    {
      rules: ['SL 6.10'],
      what: 'Retreat, into the heavier Cover',
      result: -1,
      terrain: '----/-L--/----/----/----/----',
      lines: 'at 64: 902 Reisner\nat 32: Rifle',
      play: 'rifle 32',
      to: '22',
    },
    {
      rules: ['SL 6.10'],
      what: 'Retreat with equal Cover: the player chooses',
      result: -1,
      lines: 'at 64: 902 Reisner\nat 32: Rifle',
      play: 'rifle 32',
      to: ['to 22', 'to 23'],
    },
    {
      rules: ['SL 6.10'],
      what: 'Retreat to Cover',
      result: 0,
      terrain: '----/----/-L--/----/----/----',
      lines: 'at 62: 901 Reisner\nat 43: Pz III',
      play: 'pz iii 43',
      to: '32',
    },
    {
      rules: ['SL 6.10'],
      what: 'Retreat to Cover without any stays',
      result: 0,
      terrain: '----/----/----/----/-H--/----',
      lines: 'at 64: 901 Reisner\nat 43: Pz III',
      play: 'pz iii 43',
      dice: [1, 1],
      to: '43',
    },
    {
      rules: ['SL 6.10', 'SL R17'],
      what: 'Adjacent Cover, the heaviest; Bocage counts as Light',
      result: 2,
      terrain: '----/----/H-B-/----/----/----',
      lines: 'at 64: 902 Reisner\nat 32: Pz III',
      play: 'pz iii 32',
      to: '31',
    },
    {
      rules: ['SL 6.10', 'SL R17'],
      what: 'Adjacent Cover: Impassable is Heavy Cover for infantry',
      result: 2,
      terrain: '----/----/H-I-/----/----/----',
      lines: 'at 64: 902 Reisner\nat 32: Rifle',
      play: 'rifle 32',
      to: ['to 31', 'to 33'],
    },
    {
      rules: ['SL 6.10'],
      what: 'Advance to Cover',
      result: 4,
      terrain: '----/----/----/-L--/----/----',
      lines: 'at 62: 902 Reisner\nat 32: Pz III',
      play: 'pz iii 32',
      dice: [1, 1],
      to: '42',
    },
    {
      rules: ['SL R22'],
      what: 'Advance to Cover: Cover that is not closer does not count',
      result: 4,
      terrain: '----/----/H-H-/----/----/----',
      lines: 'at 62: 902 Reisner\nat 32: Pz III',
      play: 'pz iii 32',
      to: '32',
    },
    {
      rules: ['SL 6.10', 'SL R23'],
      what: 'Cautious Advance where nobody can attack it',
      result: 5,
      terrain: '----/----/----/-L--/----/----',
      lines: 'at 62: 1111 Red-Tree\nat 32: Pz III',
      play: 'pz iii 32',
      dice: [1, 1],
      to: '42',
    },
    {
      rules: ['SL R23'],
      what: 'Cautious Advance stays where a Sherman could hit it',
      result: 5,
      lines: 'at 62: 042 Eandi\nat 12: Pz III',
      play: 'pz iii 12',
      to: ['to 22', 'to 23'],
    },
    {
      rules: ['SL R23'],
      what: 'Cautious Advance does not come into range',
      result: 5,
      lines: 'at 62: 042 Eandi\nat 23: Pz III',
      play: 'pz iii 23',
      to: '23',
    },
    {
      rules: ['SL R23'],
      what: 'Cautious Advance: a Machine Gun is no danger to a Tank',
      result: 5,
      terrain: '----/----/----/-L--/----/----',
      lines: 'at 62: 921 Sanders\nat 32: Pz III',
      play: 'pz iii 32',
      to: '42',
      dice: [1, 1],
    },
    {
      rules: ['SL R23'],
      what: 'Cautious Advance: a damaged Gun does not reach Range 2',
      result: 5,
      terrain: '----/----/----/-L--/----/----',
      lines: 'at 62: 042 Eandi gun\nat 32: Pz III',
      play: 'pz iii 32',
      to: '42',
      dice: [1, 1],
    },
    {
      rules: ['SL 6.10'],
      what: 'HE Advance passes by an AP Unit',
      result: 9,
      lines: 'at 53: 042 Eandi\nat 64: 902 Reisner\nat 34: Halftrack',
      play: 'halftrack 34',
      to: '44',
    },
    {
      rules: ['SL 6.10'],
      what: 'HE Advance without HE Units stays',
      result: 9,
      lines: 'at 61: 042 Eandi\nat 34: Halftrack',
      play: 'halftrack 34',
      to: '34',
    },
    {
      rules: ['SL 6.10'],
      what: 'AP Advance goes to the AP Unit',
      result: 7,
      lines: 'at 61: 902 Reisner\nat 64: 042 Eandi gun\nat 34: Pz III',
      play: 'pz iii 34',
      to: '44',
      dice: [1, 1],
    },
    {
      rules: ['SL 6.10'],
      what: 'AP Advance without AP Units stays',
      result: 7,
      lines: 'at 61: 902 Reisner\nat 11: Pz III',
      play: 'pz iii 11',
      to: '11',
    },
    {
      rules: ['SL 6.10'],
      what: 'Advance if cannot Attack stays when it can',
      result: 8,
      lines: 'at 52: 902 Reisner\nat 32: Pz III',
      play: 'pz iii 32',
      to: '32',
      dice: [1, 1],
    },
    {
      rules: ['SL 6.10'],
      what: 'Advance if cannot Attack advances when it cannot',
      result: 8,
      terrain: '----/----/----/H---/----/----',
      lines: 'at 61: 902 Reisner\nat 31: Pz III',
      play: 'pz iii 31',
      to: '41',
      dice: [1, 1],
    },
    {
      rules: ['SL 6.10'],
      what: 'Advance in its own hex stays',
      result: 9,
      lines: 'at 52: 902 Reisner\nat 52: Pz III',
      play: 'pz iii 52',
      to: '52',
      dice: [1, 1],
    },
    {
      rules: ['SL R24'],
      what: 'two equally near Units: their hexes are pooled',
      result: 9,
      lines: 'at 61: 902 Reisner\nat 63: 901 Jones\nat 42: Pz III',
      play: 'pz iii 42',
      to: ['to 51', 'to 52'],
    },
    {
      rules: ['SL G59', 'SL 6.11'],
      what: 'a Rifle next to a Tank with an asterisk goes into its hex',
      result: 9,
      lines: 'at 51: 042 Eandi\nat 44: 902 Reisner\nat 42: Rifle',
      play: 'rifle 42',
      to: '51',
      dice: [1, 1],
    },
    {
      rules: ['SL R29'],
      what: 'with the AP Unit in its own hex the Rifle has its normal order',
      result: 9,
      lines: 'at 42: 042 Eandi\nat 44: 902 Reisner\nat 42: Rifle',
      play: 'rifle 42',
      to: '43',
      dice: [1, 1],
    },
    {
      rules: ['SL G60', 'SL 6.12'],
      what: 'a Tank goes round Impassable hexes',
      result: 9,
      terrain: '----/----/----/-III/----/----',
      lines: 'at 52: 902 Reisner\nat 32: Pz IV',
      play: 'pz iv 32',
      to: '31',
    },
    {
      rules: ['SL 6.12'],
      what: 'infantry crosses them',
      result: 10,
      terrain: '----/----/----/-I--/----/----',
      lines: 'at 52: 902 Reisner\nat 32: Rifle',
      play: 'rifle 32',
      to: '42',
      dice: [1, 1],
    },
  ];
  for (const { rules, what, result, terrain, lines, play, dice, to } of moves) {
    it(`${rules.join(' + ')} ${what}`, () => {
      const g = enemy(result, terrain ?? CLEAR, lines);
      if (typeof to === 'string') {
        run(g, [play, ...(dice ?? [])]);
        expect(hex(g)).toBe(to);
      } else {
        run(g, [play]);
        expect(g.choices()).toEqual(to);
        expect(g.why('to 64')?.rule).toBe('SL 6.9');
      }
    });
  }

  it('SL G57 + SL K15 row 1: Tank, AT and A. Car hold; rows 3, 8 and 9 as the sample game has them', () => {
    const order = (result: number, column: number): number => t.tactical[(result + 1) * 3 + column];
    expect(order(1, 0)).toBe(0);
    expect([order(3, 0), order(3, 2)]).toEqual([0, 0]);
    expect([order(8, 0), order(8, 1), order(8, 2)]).toEqual([8, 6 + 16, 4]);
    expect(order(9, 0)).toBe(9);
    expect(order(9, 2)).toBe(9);
  });

  it('SL 6.10 Retreat off the top edge: the counter is out and its points with it', () => {
    const g = enemy(-1, CLEAR, 'at 64: 902 Reisner\nat 12: Pz III\nat 22: Truck');
    expect(g.state[POINTS]).toBe(4);
    run(g, ['pz iii 12']);
    expect(g.position('enemy 1')).toBe('Pz-III - destroyed');
    expect(g.state[POINTS]).toBe(1);
  });

  it('SL 6.9 Buildings and Bunkers never move', () => {
    const g = enemy(9, CLEAR, 'at 52: 902 Reisner\nat 32: Bunker\nat 33: Building');
    run(g, ['the rest', 1, 1]);
    expect(g.position('enemy 1')).toBe('Bunker 32');
    expect(g.position('enemy 2')).toBe('Building 33');
    expect(of(g, 'order').map((o) => o.order)).toEqual(['Hold', 'Hold']);
  });

  it('SL R25 friends and enemies share hexes without limit', () => {
    const g = enemy(10, CLEAR, 'at 52: 902 Reisner, 901 Jones, 921 Sanders\nat 42: 4 Rifle');
    // Like counters: when nothing else is left they act one after another.
    run(g, ['rifle 42', 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(['enemy 1', 'enemy 2', 'enemy 3', 'enemy 4'].map((e) => g.position(e).split(' ')[1])).toEqual([
      '52',
      '52',
      '52',
      '52',
    ]);
  });

  it('SL 6.9 the player takes the enemies in any order, or lets the rest act by the chart', () => {
    const g = enemy(3, CLEAR, 'at 64: 902 Reisner\nat 11: Pz III\nat 12: 2 Truck\nat 21: Rifle');
    expect(g.choices()).toEqual(['pz iii 11', 'rifle 21', 'truck 12', 'the rest']);
    run(g, ['truck 12']);
    expect(g.why('truck 12')).toBeUndefined();
    run(g, ['truck 12']);
    expect(g.why('truck 12')?.text).toContain('has acted');
    run(g, ['the rest']);
    expect(of(g, 'order').map((o) => o.piece)).toEqual(['Pz III', 'Rifle']);
    const chart = enemy(3, CLEAR, 'at 64: 902 Reisner\nat 11: Pz III\nat 21: Rifle', { enemyOrder: 'chart' });
    run(chart, ['pz iii 11']);
    expect(of(chart, 'order').map((o) => o.piece)).toEqual(['Pz III', 'Rifle']);
  });

  it('SL 6.10 with enemyTies=first the lowest row, then column is taken', () => {
    const g = enemy(-1, CLEAR, 'at 64: 902 Reisner\nat 32: Rifle', { enemyTies: 'first' });
    run(g, ['rifle 32']);
    expect(hex(g)).toBe('22');
  });
});

describe('the Movement roll', () => {
  it('SL G58 + SL R08 + SL 6.8 the roll is made once, with -2 at Half strength as of the last check', () => {
    const lines = 'target: 1S\nat 64: 902 Reisner\nat 11: 6 Truck';
    const full = battle(`${lines}\nturn: 2 of 5`);
    run(full, ['end', 5]);
    expect(full.state[MOVE_RESULT]).toBe(5);
    const half = battle(`${lines}\nturn: 2 of 5\nstatus: half`);
    run(half, ['end', 5]);
    expect(half.state[MOVE_RESULT]).toBe(3);
    expect(of(half, 'movement-roll')[0]).toMatchObject({ roll: 5, modifiers: [['Half strength', -2]], result: 3 });
  });

  it('SL 6.8 results beyond the chart use its first and last row', () => {
    const g = battle('status: half\nat 64: 902 Reisner\nat 11: Pz III, Building', { objective: 'MOPU' });
    run(g, ['end', 1]);
    expect(g.state[MOVE_RESULT]).toBe(-1);
    expect(of(g, 'movement-roll')[0]).toMatchObject({ result: -2, row: -1 });
  });

  it('SL G05 + SL G42 + SL G01 a d6 or d10 for the whole Battle; a d10 gives 1 to 10', () => {
    const d6 = battle('die: 6\nat 64: 902 Reisner\nat 11: Pz III');
    expect(() => run(d6, ['end', 7])).toThrow('cannot come up');
    run(d6, ['end', 6]);
    expect(of(d6, 'movement-roll')[0]?.die).toBe(6);
    const d10 = battle('at 64: 902 Reisner\nat 11: Pz III');
    expect(() => run(d10, ['end', 0])).toThrow('cannot come up');
    run(d10, ['end', 10]);
    expect(d10.state[MOVE_RESULT]).toBe(10);
  });
});

describe('enemy targets and attacks', () => {
  it('SL G61 + SL R06 + SL R27 equal chances: the lowest Defense is attacked', () => {
    const g = enemy(3, CLEAR, 'at 52: 902 Reisner, 921 Sanders, 1111 Red-Tree\nat 32: Pz III');
    run(g, ['pz iii 32', 1, 1]);
    expect(attack(g)).toMatchObject({ target: '921', printed: 5, needs: 6, defense: 2 });
  });

  it('SL G62 + SL 6.13 equal chance and Defense: the player chooses, with odds', () => {
    const g = enemy(3, CLEAR, 'at 52: 902 Reisner, 921 Sanders, 901 Jones\nat 33: MG\nat 52: Building');
    run(g, ['mg 33', 1, 1]);
    expect(attack(g).target).toBe('921');
    const tie = enemy(
      3,
      CLEAR,
      'at 52: 902 Reisner, 901 Jones, 1111 Red-Tree, 921 Sanders\nat 53: 042 Eandi\nat 43: Rifle',
    );
    run(tie, ['rifle 43', 1, 1]);
    expect(attack(tie).target).toBe('921');
    const two = enemy(3, CLEAR, 'at 52: 902 Reisner, 901 Jones\nat 43: Rifle');
    run(two, ['rifle 43']);
    expect(two.choices()).toEqual(['at 902', 'at 901']);
    const odds = two.odds('at 901');
    // Needs 5 at Range 1: 60 % a die; Defense 3 lets 70 % through.
    expect(odds?.results.map((r) => [r.label, Math.round(r.chance * 10000)])).toEqual([
      ['Damage', 6636],
      ['hit, negated', 1764],
      ['miss', 1600],
    ]);
    run(two, ['at 901', 4, 4]);
    expect(attack(two).target).toBe('901');
    const free = enemy(3, CLEAR, 'at 52: 902 Reisner, 901 Jones\nat 43: Rifle', { enemyTies: 'first' });
    run(free, ['rifle 43', 4, 4]);
    expect(attack(free).target).toBe('902');
  });

  it('SL 6.13 only Units that are equal may be chosen', () => {
    const g = enemy(3, CLEAR, 'at 52: 902 Reisner, 901 Jones, 1041 Alvarez\nat 43: Rifle');
    run(g, ['rifle 43']);
    expect(g.why('at 1041')?.rule).toBe('SL 6.13');
  });

  it.each([
    ['Pz III', 'AP', 1, 4 + 1],
    ['A. Car', 'AP', 1, 7 + 1],
    ['Halftrack', 'HE', 1, 7 + 1],
    ['MG', 'HE', 1, 5 + 2],
    ['AT', 'HE', 1, 7 + 2],
    ['Rifle', 'HE', 1, 5 + 2],
  ])('SL G63 + SL R02 %s after moving needs more', (model, value, range, needs) => {
    const line = value === 'AP' ? 'at 52: 042 Eandi' : 'at 52: 902 Reisner';
    const g = enemy(10, CLEAR, `${line}\nat 32: ${model}`);
    run(g, [`${model.toLowerCase()} 32`]);
    run(g, ['to 42', 1, 1]);
    expect(attack(g)).toMatchObject({ value, range, needs });
  });

  it.each(['Truck', 'Mortar', 'AT Gun'])('SL G63 + SL R03 %s does not attack after moving', (model) => {
    const g = enemy(9, '----/----/----/-H--/----/----', `at 52: 902 Reisner\nat 32: ${model}`);
    run(g, [`${model.toLowerCase()} 32`]);
    expect(hex(g)).toBe('42');
    expect(of(g, 'no-target')).toHaveLength(1);
  });

  it('SL G44 + SL R64 + SL 5.11 a Rifle uses AP at Range 0 only; a Machine Gun never', () => {
    const near = enemy(3, CLEAR, 'at 52: 042 Eandi\nat 42: Rifle');
    run(near, ['rifle 42']);
    expect(of(near, 'attack')).toHaveLength(0);
    const same = enemy(3, CLEAR, 'at 52: 042 Eandi\nat 52: Rifle');
    run(same, ['rifle 52', 1, 1]);
    expect(attack(same)).toMatchObject({ value: 'AP', printed: 8, needs: 6 });
    const mg = enemy(3, CLEAR, 'at 52: 042 Eandi\nat 52: MG');
    run(mg, ['mg 52']);
    expect(of(mg, 'attack')).toHaveLength(0);
  });

  it('SL G45 + SL R63 an anti-tank gun is attacked with HE, self-propelled artillery with AP', () => {
    const g = enemy(3, CLEAR, 'at 52: 1132 Cruz\nat 42: Pz IV');
    run(g, ['pz iv 42', 1, 1]);
    expect(attack(g)).toMatchObject({ target: '1132', value: 'HE', printed: 4 });
    const priest = enemy(3, CLEAR, 'at 52: 201 Cruz\nat 42: Pz IV');
    run(priest, ['pz iv 42', 1, 1]);
    expect(attack(priest)).toMatchObject({ target: '201', value: 'AP', printed: 3 });
  });

  it('SL G46 + SL 5.12 a Mortar fires over Cover, within its range', () => {
    const g = enemy(3, '----/----/----/HHHH/----/----', 'at 52: 902 Reisner\nat 32: Mortar');
    run(g, ['mortar 32', 1, 1]);
    expect(attack(g)).toMatchObject({ target: '902', range: 2, needs: 7 });
    const far = enemy(3, CLEAR, 'at 64: 902 Reisner\nat 11: Mortar');
    run(far, ['mortar 11']);
    expect(of(far, 'attack')).toHaveLength(0);
    const close = enemy(3, CLEAR, 'at 52: 902 Reisner\nat 52: Mortar');
    run(close, ['mortar 52']);
    expect(of(close, 'attack')).toHaveLength(0);
  });

  it('SL G64 StuG against a Sherman in Light Cover at Range 1', () => {
    const g = enemy(3, '----/----/----/----/-L--/----', 'at 52: 042 Eandi\nat 42: StuG');
    run(g, ['stug 42', 7, 9, 4, 9, 'none/none', 'hull/suppressed']);
    expect(attack(g)).toMatchObject({ value: 'AP', needs: 3, hits: 2, defense: 3, defenseDice: [4, 9], stands: 2 });
    expect(of(g, 'damage').map((d) => d.counter)).toEqual(['No Effect', 'Hull']);
  });

  it('SL G35 + SL G55 + SL 6.5 Heavy Cover adds 2, in the same hex as well', () => {
    const far = enemy(3, '----/----/----/----/-H--/----', 'at 52: 042 Eandi\nat 42: StuG');
    run(far, ['stug 42', 1, 1]);
    expect(attack(far).defense).toBe(4);
    const same = enemy(3, '----/----/----/----/-H--/----', 'at 52: 042 Eandi\nat 52: StuG');
    run(same, ['stug 52', 1, 10, 4, 4]);
    expect(attack(same)).toMatchObject({ range: 0, defense: 4, stands: 0 });
  });

  it('SL R01 Range 0 gives +2 to the enemy, or nothing by the option', () => {
    const lines = 'at 52: 902 Reisner\nat 52: Rifle';
    const plus = enemy(3, CLEAR, lines);
    run(plus, ['rifle 52', 1, 1]);
    expect(attack(plus).needs).toBe(3);
    const none = enemy(3, CLEAR, lines, { rangeZero: 'none' });
    run(none, ['rifle 52', 1, 1]);
    expect(attack(none).needs).toBe(5);
  });

  it('SL R28 Exposed counts from the next turn on', () => {
    const now = enemy(3, CLEAR, 'at 52: 902 Reisner exposed exposed-now\nat 43: Rifle');
    run(now, ['rifle 43', 1, 1]);
    expect(attack(now).needs).toBe(5);
    const later = enemy(3, CLEAR, 'at 52: 902 Reisner exposed\nat 43: Rifle');
    run(later, ['rifle 43', 1, 1]);
    expect(attack(later).needs).toBe(3);
  });

  it('SL R18 + SL 6.6 the hexes of shooter and target never block; every path in between must', () => {
    const own = enemy(3, '----/----/-H--/----/-H--/----', 'at 52: 902 Reisner\nat 32: Pz IV');
    run(own, ['pz iv 32', 1, 1]);
    expect(attack(own).range).toBe(2);
    const one = enemy(3, '----/----/----/-H--/----/----', 'at 52: 902 Reisner\nat 32: Pz IV');
    run(one, ['pz iv 32', 1, 1]);
    expect(attack(one).range).toBe(2);
    const both = enemy(3, '----/----/----/-HH-/----/----', 'at 52: 902 Reisner\nat 32: Pz IV');
    run(both, ['pz iv 32']);
    expect(of(both, 'attack')).toHaveLength(0);
  });

  it('SL G36 a Unit in Bocage is attacked from Range 0 or 1 only, and Bocage adds 1', () => {
    const far = enemy(3, '----/----/----/----/-B--/----', 'at 52: 902 Reisner\nat 32: Pz IV');
    run(far, ['pz iv 32']);
    expect(of(far, 'attack')).toHaveLength(0);
    const near = enemy(3, '----/----/----/----/-B--/----', 'at 52: 902 Reisner\nat 42: Pz IV');
    run(near, ['pz iv 42', 1, 1]);
    expect(attack(near).defense).toBe(4);
  });

  it('SL R61 + SL G104 the enemy strikes the flank as well', () => {
    const g = enemy(3, CLEAR, 'at 52: 902 Reisner\nat 43: Rifle', { flank: 'on' });
    run(g, ['rifle 43', 5, 1, 8, 3, 'none/none']);
    expect(attack(g)).toMatchObject({ hits: 1, flank: 8, defense: 2, stands: 1 });
    const miss = enemy(3, CLEAR, 'at 52: 902 Reisner\nat 43: Rifle', { flank: 'on' });
    run(miss, ['rifle 43', 5, 1, 7, 3]);
    expect(attack(miss)).toMatchObject({ flank: 7, defense: 3, stands: 0 });
  });
});

describe('for people', () => {
  it('SL 6.10 the log names row and column, the hex with its Cover, and all targets that were compared', () => {
    const g = enemy(8, '----/----/H---/----/-H--/----', 'at 52: 902 Reisner, 921 Sanders\nat 21: Pz III');
    run(g, ['pz iii 21', 1, 1]);
    expect(of(g, 'order').map((e) => game.say(e))).toEqual([
      'The enemy Pz III in 21 has the order Advance if cannot Attack (chart row 8 for Tank, AT, A. Car): to 31 (Cover 2).',
    ]);
    expect(of(g, 'target').map((e) => game.say(e))).toEqual([
      'The enemy Pz III in 31 chose 921 Machine Gun Team, the easiest to hit (needs 7+, Defense 4). Other targets: 902 (7+, Defense 5).',
    ]);
  });

  it('SL 6.9 the board tells what the next enemy step may do', () => {
    const g = battle('turn: 2 of 5\nat 52: 902 Reisner\nat 32: Pz III');
    const status = g.board().status.join('\n');
    expect(status).toMatch(/902 has a \d+% chance of Damage in the enemy’s next step: Pz III in 32, \d+%/);
    expect(
      g
        .warnings('end')
        .map((w) => w.text)
        .join(' '),
    ).toContain('902');
    expect(game.draw(game.view(g.state, 0), 0)).toContain('+902');
  });

  it('SL 6.9 every step of the enemy is told with its reason', () => {
    const g = enemy(9, CLEAR, 'at 51: 042 Eandi\nat 44: 902 Reisner\nat 42: Rifle');
    run(g, ['rifle 42', 1, 1]);
    expect(of(g, 'order').map((e) => game.say(e))).toEqual([
      'The enemy Rifle in 42 has the order AP Advance (an AP Unit is at Range 1): to 51.',
    ]);
    expect(of(g, 'target').map((e) => game.say(e))).toEqual([
      'The enemy Rifle in 51 chose 042 M4 Sherman (75mm), its only target (needs 8+, Defense 2).',
    ]);
  });
});
