// RL 7.6, 11.21, 11.31, 2.63: paying Casualty Points.
import { describe, expect, it } from 'vitest';
import { at, ruleOf } from './helper.ts';

/** Points on whatever is in an area: a German FO next to it (5 against twice the terrain) rolls `a`, the defender `d`. */
function hit(lines: string, dice: readonly number[], options = {}) {
  const g = at(`initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\n${lines}`, options);
  return g.play('fire 13', { name: 'fo at 18', dice: [...dice] });
}
/** Dice for n points in area 18 (terrain +1): 5 + a - 2 - d. */
const POINTS: Record<number, readonly number[]> = {
  1: [1, 3],
  2: [1, 2],
  3: [1, 1],
  4: [2, 1],
  5: [3, 1],
  6: [4, 1],
  7: [5, 1],
  8: [6, 1],
};
const points = (n: number): readonly number[] => POINTS[n] ?? [];

describe('prices', () => {
  it.each([
    ['RL 7.63', 'squad', 3],
    ['RL 7.63', 'wt', 2],
    ['RL 7.63', 'nco2', 1],
  ])('%s a fresh %s is flipped for %i CP, and eliminated spent for the same', (_rule, unit, price) => {
    const g = hit(`area 18: US ${unit}, bar`, points(8));
    g.play(`flip ${unit}`);
    const paid = g.events().find((e) => e.kind === 'flip');
    expect(paid).toMatchObject({ cost: price });
    g.play(`lose ${unit}`);
    expect(g.events().find((e) => e.kind === 'lost')).toMatchObject({ cost: price });
  });

  it('RL 7.63 a spent unit of any size retreats for 2 CP, a fresh one never', () => {
    const g = hit('area 18: US squad spent, wt', points(2));
    expect(ruleOf(g, 'retreat wt to 22')).toBe('RL 7.63');
    g.play('retreat squad to 22');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'retreat', cost: 2 }));
    expect(g.position('area 22')).toBe('US squad spent');
  });

  it('RL 7.63 a fresh unit is flipped before it is eliminated, a spent one is not flipped again', () => {
    const g = hit('area 18: US squad, nco1 spent', points(3));
    expect(ruleOf(g, 'lose squad')).toBe('RL 7.63');
    expect(ruleOf(g, 'flip spent nco1')).toBe('RL 7.63');
  });

  it('RL 7.63 all eliminations come before any retreat', () => {
    const g = hit('area 18: US squad spent, wt spent, nco1 spent', points(5));
    g.play('retreat squad to 12');
    expect(ruleOf(g, 'lose wt')).toBe('RL 7.63');
    expect(ruleOf(g, 'lose nco1')).toBe('RL 7.63');
    expect(ruleOf(g, 'retreat wt to 17')).toBeUndefined();
  });
});

describe('completing the payment', () => {
  it('RL 7.62 points left must be paid even by overpaying: 1 CP flips a lone fresh squad', () => {
    expect(hit('area 18: US squad', points(1)).position('area 18')).toBe('US squad spent');
  });

  it('RL 7.62 + RL A-05 5 CP on one squad: flip and retreat, or flip and eliminate', () => {
    const g = hit('area 18: US squad', points(5));
    expect(g.choices()).toContain('lose squad');
    expect(g.choices()).toContain('retreat squad to 22');
  });

  it('RL A-05 6 CP on one squad: it must be eliminated, for a retreat would pay only 5', () => {
    const g = hit('area 18: US squad', points(6));
    expect(g.position('area 18')).toBe('-');
  });

  it('RL A-05 more than all can pay: everybody is eliminated and the rest is lost', () => {
    const g = hit('area 18: US squad', points(8));
    expect(g.position('area 18')).toBe('-');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'wasted', points: 2 }));
  });

  it('RL 7.62 4 CP on a fresh NCO and a fresh squad: several ways', () => {
    const one = hit('area 18: US squad, nco2', points(4)).play('flip squad', 'flip nco2');
    expect(one.position('area 18')).toBe('US squad spent, nco2 spent');
    const two = hit('area 18: US squad, nco2', points(4)).play('flip nco2', 'lose nco2');
    expect(two.position('area 18')).toBe('US squad spent');
    const three = hit('area 18: US squad, nco2', points(4)).play('flip nco2', 'retreat nco2 to 22');
    expect(three.position('area 18')).toBe('US squad spent');
    expect(three.position('area 22')).toBe('US nco2 spent');
  });

  it('RL 7.62 2 CP on one spent team: eliminate or retreat, the owner chooses', () => {
    const g = hit('area 18: US wt spent', points(2));
    expect(g.ask().seat).toBe('US');
    expect(g.choices()).toEqual(expect.arrayContaining(['lose wt', 'retreat wt to 22']));
  });

  it('RL A-05 nothing is paid once the number is reached', () => {
    const g = hit('area 18: US squad, nco2', points(3)).play('flip squad');
    expect(g.position('area 18')).toBe('US squad spent, nco2');
    expect(g.ask().step).not.toBe('casualties');
  });

  it('RL A-05 only retreats from which all can be paid are offered', () => {
    // 7 CP: the team may go (2), then 5 are left: flip the squad (3), retreat it (2).
    const g = hit('area 18: US squad, wt spent', points(7));
    expect(ruleOf(g, 'retreat wt to 22')).toBeUndefined();
    // 8 CP: 2 + 3 + 2 = 7 is not enough.
    const h = hit('area 18: US squad, wt spent', points(8));
    expect(h.why('retreat wt to 22')).toMatchObject({ rule: 'RL A-05' });
  });

  it('RL A-05 option as-able: a unit may always retreat, what nobody can pay is lost', () => {
    const g = hit('area 18: US squad', points(6), { casualties: 'as-able' });
    expect(g.choices()).toContain('retreat squad to 22');
    g.play('retreat squad to 22');
    expect(g.position('area 22')).toBe('US squad spent');
    expect(g.events()).toContainEqual(expect.objectContaining({ kind: 'wasted', points: 1 }));
  });

  it('RL A-46 payments are made one by one in the order that the owner likes', () => {
    const g = hit('area 18: US squad, squad spent', points(4));
    g.play('retreat squad to 22');
    expect(g.events().map((e) => e.kind)).toEqual(expect.arrayContaining(['retreat', 'flip']));
    expect(g.position('area 18')).toBe('US squad spent');
  });
});

describe('retreats', () => {
  it('RL 11.31 first an area with no Personnel, then friends only, then both; never enemies only', () => {
    // 18 borders 12 13 17 22 23; the German FO is in 13.
    const empty = hit('area 18: US squad spent\narea 12: US nco1\narea 22: US nco2; GE nco1', points(2));
    expect(empty.choices()).toEqual(['lose squad', 'retreat squad to 17', 'retreat squad to 23']);
    expect(ruleOf(empty, 'retreat squad to 12')).toBe('RL 11.31');
    expect(empty.why('retreat squad to 13')?.text).toContain('only enemies');
    const friends = hit(
      'area 18: US squad spent\narea 12: US nco1\narea 22: US nco2; GE nco1\narea 17: GE nco2\narea 23: GE nco3',
      points(2),
    );
    expect(friends.choices()).toEqual(['lose squad', 'retreat squad to 12']);
    const both = hit(
      'area 18: US squad spent\narea 12: GE squad\narea 22: US nco2; GE nco1\narea 17: GE nco2\narea 23: GE nco3',
      points(2),
    );
    expect(both.choices()).toEqual(['lose squad', 'retreat squad to 22']);
  });

  it('RL 11.31 + RL A-14 one adjacent area, weapons alone do not count, nobody goes to a box', () => {
    const g = hit('area 18: US squad spent\narea 17: lying mg42', points(2));
    expect(g.choices()).toContain('retreat squad to 17');
    expect(g.why('retreat squad to 16')?.text).toContain('not adjacent');
    expect(ruleOf(g, 'retreat squad to LC3')).toBe('RL 11.31');
  });

  it('RL 11.31 units may retreat to different areas', () => {
    const g = hit('area 18: US 2 squad spent', points(4)).play('retreat squad to 22', 'retreat squad to 23');
    expect(g.position('area 22')).toBe('US squad spent');
    expect(g.position('area 23')).toBe('US squad spent');
  });

  it('RL 11.31 an area that a unit has just retreated into is no longer empty for the next', () => {
    const g = hit('area 18: US 2 squad spent\narea 12: GE squad\narea 17: GE squad\narea 22: GE squad', points(4));
    g.play('retreat squad to 23');
    expect(g.position('area 23')).toBe('US 2 squad spent');
  });

  it('RL 10.35 + RL 11.31 stacking closes an area to a retreat, and without any area there is no retreat', () => {
    const full = 'US 4 squad';
    const g = hit(
      `area 18: US squad spent, nco1 spent\narea 12: GE squad\narea 17: GE squad\narea 22: GE squad\narea 23: US 3 squad, wt`,
      points(2),
    );
    expect(g.choices()).toContain('retreat nco1 to 23');
    expect(ruleOf(g, 'retreat squad to 23')).toBe('RL 10.35');
    const h = hit(
      `area 18: US squad spent\narea 12: GE squad\narea 17: GE squad\narea 22: GE squad\narea 23: ${full}`,
      points(2),
    );
    expect(h.position('area 18')).toBe('-');
  });
});

describe('weapons of those who fall', () => {
  it.each([
    ['RL 2.63', [1, 1], '-'],
    ['RL 2.63', [3, 4], '-'],
    ['RL 2.63', [4, 4], 'lying m2'],
    ['RL 2.63', [6, 6], 'lying m2'],
  ])('%s with %j the weapon of an eliminated carrier ends as %s', (_rule, roll, left) => {
    const g = at('initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\narea 18: US wt+m2 spent');
    g.play('fire 13', { name: 'fo at 18', dice: [6, 1, ...roll] });
    expect(g.position('area 18')).toBe(left);
  });

  it('RL 2.63 + RL 2.11 of 36 rolls of two dice, 21 lose it', () => {
    let lost = 0;
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const g = at('initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\narea 18: US wt+m2 spent');
        g.play('fire 13', { name: 'fo at 18', dice: [6, 1, a, b] });
        if (g.position('area 18') === '-') lost++;
      }
    }
    expect(lost).toBe(21);
  });

  it('RL 2.11 a die shows 1 to 6', () => {
    const g = at('initiative: GE\nphase: indirect GE\narea 13: GE fo\narea 3: US squad\narea 18: US wt+m2').play(
      'fire 13',
    );
    expect(() => g.play({ name: 'fo at 18', dice: [7, 1] })).toThrow('7');
    expect(() => g.play({ name: 'fo at 18', dice: [0, 1] })).toThrow('0');
  });

  it('RL 2.63 + RL A-11 a carrier that is flipped or retreats keeps its weapon, without a roll', () => {
    const g = hit('area 18: US wt+m2', points(4)).play('retreat wt+m2 to 22');
    expect(g.position('area 22')).toBe('US wt+m2 spent');
  });
});
