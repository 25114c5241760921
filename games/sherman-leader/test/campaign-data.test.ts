// What the sample game forces on the data, whatever else is reconstructed; and the components of the box.
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, content as shermanSpec } from '../src/index.ts';

const d = shermanSpec.data;
const game = createGame();

function enemy(name: string): (typeof d.enemies)[number] {
  const found = d.enemies.find((e) => e.country === 'Germany' && e.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}
function unit(number: string): (typeof d.units)[number] {
  const found = d.units.find((u) => u.numbers.includes(number));
  if (found === undefined) throw new Error(`no ${number}`);
  return found;
}

describe('derived constraints', () => {
  it('SL K01 + SL K02 + SL K03 + SL K04 the Tanks of the sample game', () => {
    const [iii, iv, stug, tiger] = ['Pz III', 'Pz IV', 'StuG', 'Tiger'].map(enemy);
    expect(iii.he).toBe(5);
    expect(iii.maxRange).toBeGreaterThanOrEqual(2);
    expect(iii.ap).toBeLessThanOrEqual(4);
    expect(iv.he).toBe(4);
    expect(iv.maxRange).toBeGreaterThanOrEqual(2);
    expect([stug.ap, stug.defense, stug.he]).toEqual([3, 3, 4]);
    expect(stug.maxRange).toBeGreaterThanOrEqual(3);
    expect(tiger.maxRange).toBeGreaterThanOrEqual(3);
    expect(tiger.he).toBeGreaterThan(tiger.ap + 2);
  });

  it('SL K05 + SL K06 + SL K07 Armored Cars, Anti-Tank Teams, Rifles and Trucks', () => {
    const [car, at, rifle, truck] = ['A. Car', 'AT', 'Rifle', 'Truck'].map(enemy);
    expect(car.ap).toBeLessThanOrEqual(car.he);
    expect(car.maxRange).toBeGreaterThanOrEqual(3);
    expect([at.he, at.maxRange]).toEqual([7, 1]);
    expect(at.defense).toBeLessThanOrEqual(3);
    expect(at.ap - 2).toBeLessThan(at.he);
    expect([rifle.he, rifle.defense]).toEqual([5, 3]);
    expect(truck.he).toBeGreaterThan(0);
    expect(truck.maxRange).toBeGreaterThanOrEqual(1);
  });

  it('SL K08 + SL K09 points of counters and the numbers of 9A', () => {
    const points = (name: string): number => enemy(name).points;
    expect(points('A. Car') + points('Truck')).toBe(3);
    expect(points('Tiger') + points('StuG')).toBe(6);
    expect(points('Building')).toBe(4);
    const nine = d.battalions.find((b) => b.country === 'Germany' && b.number === '9A');
    expect(nine?.half).toBeGreaterThanOrEqual(12);
    expect(nine?.half).toBeLessThanOrEqual(14);
    expect(nine?.destroyed).toBeGreaterThanOrEqual(3);
    expect(nine?.destroyed).toBeLessThanOrEqual(5);
  });

  it('SL K10 Units of the sample force', () => {
    expect([unit('902').defense, unit('921').defense, unit('1111').defense]).toEqual([3, 2, 3]);
    expect(unit('921').notes).toContain('HE 2 at R0');
    expect(unit('1111').maxRange).toBe(1);
    expect(unit('931').ap).toBe(7);
    expect(unit('931').maxRange).toBeGreaterThanOrEqual(3);
    expect([unit('501').he, unit('501').notes.includes('-2 Attack when Moving')]).toEqual([6, true]);
    expect(unit('501').defense).toBeLessThan(2);
    expect(unit('042').defense).toBe(2);
    expect(unit('042').maxRange).toBeGreaterThanOrEqual(2);
  });

  it('SL K15 rows of the Tactical Movement chart that the text tells', () => {
    const row = (result: number): readonly string[] => d.tactical.find((r) => r.result === result)?.orders ?? [];
    expect(row(1)[0]).toBe('Hold');
    expect([row(3)[0], row(3)[2]]).toEqual(['Hold', 'Hold']);
    expect(row(8)).toEqual(['Advance if cannot Attack', 'HE Advance*', 'Advance to Cover']);
    for (const column of [0, 2]) expect(row(9)[column]).toMatch(/Advance/);
  });

  it('SL S12 none of the sample Commanders is Fast; Tactics are on 1111 and 301 only', () => {
    const levels: Record<string, number> = {
      Reisner: 1,
      Sanders: 0,
      Kolchak: 2,
      'Red Tree': 2,
      Henders: 1,
      Eandi: 2,
      Blair: 1,
    };
    for (const [name, level] of Object.entries(levels)) {
      const card = d.commanders.find((c) => c.name === name)?.levels[level];
      expect(card?.okay.fast, name).toBe(false);
      expect(
        card?.notes.some((n) => n.includes('Tactic')),
        name,
      ).toBe(false);
    }
    const tactical = ['902', '921', '931', '1111', '301', '042', '501'].filter((n) =>
      unit(n).notes.some((note) => note.includes('Tactic')),
    );
    expect(tactical).toEqual(['1111', '301']);
  });
});

describe('components', () => {
  it('SL 3.5 40 two-sided counters, each kind as often as the sample game needs', () => {
    expect(d.damage).toHaveLength(40);
    const count = (side: 'ap' | 'he', kind: string): number => d.damage.filter((c) => c[side] === kind).length;
    expect(count('ap', 'Glancing')).toBeGreaterThanOrEqual(2);
    expect(count('he', 'Commander Wounded')).toBeGreaterThanOrEqual(2);
    for (const kind of ['Hull', 'Explosion', 'Gun', 'Suspension 1 Stress', 'Engine 1 Stress']) {
      expect(count('ap', kind), kind).toBeGreaterThan(0);
    }
    for (const kind of ['1 Stress', 'No Effect', 'Casualty', 'Suppressed', 'Exposed', 'Mowed Down']) {
      expect(count('he', kind), kind).toBeGreaterThan(0);
    }
  });

  it('SL 3.4 + SL 3.20 totals of cards and counters never change', () => {
    const g = table(game, { options: { campaign: 'SA44', objective: 'PROB' } });
    const before = game.census(g.state);
    expect(before).toEqual([80, 40, 30, 40]);
    g.random('5', 150);
    expect(game.census(g.state)).toEqual(before);
  });

  it('SL 3.6 every enemy counter and tile belongs to the core game', () => {
    expect(new Set(d.enemies.map((e) => e.country))).toEqual(new Set(['Germany', 'Japan']));
    expect(d.tiles).toHaveLength(32);
    for (const tile of d.tiles)
      for (const hex of tile.hexes) expect(['C', 'L', 'H', 'Bocage', 'W', 'Im']).toContain(hex);
  });

  it('SL R68 four sets of eight tiles', () => {
    for (const set of ['Desert', 'European', 'Winter', 'Jungle']) {
      expect(d.tiles.filter((tile) => tile.terrain === set)).toHaveLength(8);
    }
  });

  it('SL 3.8 + SL G01 a d10 gives 1 to 10; 0 is no face of its own', () => {
    const at = (): ReturnType<typeof table> =>
      table(game, {
        options: { campaign: 'BU44' },
        position: 'week: 1\nso: 20\nforce: 902 Reisner\nbattalion 10A: full\nphase: assign',
      });
    expect(
      at()
        .play({ name: 'no more', dice: [10] })
        .position('battalion 10A'),
    ).toMatch(/front/);
    expect(() => at().play({ name: 'no more', dice: [0] })).toThrow(/cannot come up/);
    expect(() => at().play({ name: 'no more', dice: [11] })).toThrow(/cannot come up/);
  });

  it('SL 7.1 every Event has a top and a bottom, and every card says where it comes from', () => {
    expect(d.events).toHaveLength(30);
    for (const e of d.events) {
      expect(e.top.text.length).toBeGreaterThan(0);
      expect(e.bottom.text.length).toBeGreaterThan(0);
      expect(e.source).toMatch(/rulebook|reconstructed/);
    }
  });
});

describe('numbers that no source gives', () => {
  it('SL R107 the tuned numbers of Campaign cards are those of the ruling, and say so', () => {
    const tuned = d.campaigns.filter((card) => card.source.includes('R107'));
    expect(tuned.map((card) => [card.name, card.year, card.so, card.d6Max])).toEqual([
      ['Italy', 1943, 26, 7],
      ['Saipan', 1944, 66, 5],
      ['Okinawa', 1945, 40, 7],
    ]);
  });
});
