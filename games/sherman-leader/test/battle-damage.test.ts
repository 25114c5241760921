// Damage counters of both sides: what each does at once and for good, the second one, redraws, Units without Commander.
import { describe, expect, it } from 'vitest';
import {
  D_CASUALTY,
  D_ENGINE,
  D_EXPOSED,
  D_GLANCING,
  D_GUN,
  D_HULL,
  D_IMMOBILE,
  D_MACHINE_GUN,
  D_SUPPRESSED,
  D_SUSPENSION,
} from '../src/state/layout.ts';
import { attack, type Battle, battle, damageOf, of, run, stressOf } from './battle-kit.ts';

/** A StuG next to a Sherman under Eandi: one hit that stands, and these counters. */
function sherman(counters: readonly string[], marks = '', options = {}): Battle {
  const g = battle(
    `turn: 2 of 5\nresult: 3\nat 52: 042 Eandi average ${marks}\nat 64: 901 Jones\nat 42: StuG, Building\nphase: enemy`,
    options,
  );
  return run(g, ['stug 42', 9, 1, 9, ...counters]);
}

/** The same for a Rifle Team under Reisner. */
function rifle(counters: readonly string[], marks = '', commander = 'Reisner'): Battle {
  const g = battle(
    `turn: 2 of 5\nresult: 3\nat 52: 902 ${commander} ${marks}\nat 61: 901 Jones\nat 43: Pz IV, Building\nphase: enemy`,
  );
  return run(g, ['pz iv 43', 9, 1, 9, ...counters]);
}

describe('gray counters', () => {
  it.each([
    ['SL G65', 'stress/stress', 0, 1],
    ['SL G65', 'none/none', 0, 0],
    ['SL G65', 'exposed/stress', D_EXPOSED, 0],
    ['SL G65', 'glancing/exposed', D_GLANCING, 0],
    ['SL G65', 'mg/immobile', D_MACHINE_GUN, 0],
    ['SL G65', 'gun/suppressed', D_GUN, 0],
    ['SL G65', 'hull/suppressed', D_HULL, 0],
    ['SL G65', 'engine/casualty', D_ENGINE, 1],
    ['SL G65', 'suspension/casualty', D_SUSPENSION, 1],
  ])('%s %s', (_rule, counter, damage, stress) => {
    const g = sherman([counter]);
    expect(damageOf(g.state, '042')).toBe(damage);
    expect(stressOf(g.state, 'Eandi')).toBe(stress);
    // What lies on the Unit is out of the cup, the rest went back.
    expect(g.position('counters')).toMatch(damage === 0 ? /^-$/ : /^D\d\d=042$/);
  });

  it('SL 6.14 Commander Wounded lies on him; the second one kills him', () => {
    const g = sherman(['wounded/casualty']);
    expect(g.position('commander Eandi')).toContain('wounded');
    expect(g.position('counters')).toMatch(/=Eandi$/);
    const again = sherman(['wounded/casualty'], 'wounded');
    expect(again.position('commander Eandi')).toContain('kia');
    expect(again.position('friend 1')).toBe('042 - 52');
    expect(again.position('counters')).toBe('-');
  });

  it('SL R30 a Commander wounded in the Battle fights on', () => {
    const g = sherman(['wounded/casualty']);
    expect(g.choices()).toContain('act 042');
    run(g, ['act 042'], ['stay'], ['stug 42', 3, 1]);
    expect(attack(g).modifiers).toEqual([['Eandi', 1]]);
  });

  it('SL G65 Commander KIA: Slow, -2, Unit Tactics stay', () => {
    const g = sherman(['kia/wounded']);
    expect(g.position('commander Eandi')).toContain('kia');
    run(g, ['act 042'], ['stay'], ['stug 42', 9, 1, 1]);
    expect(attack(g).modifiers).toEqual([['no Commander', -2]]);
    expect(attack(g).needs).toBe(7);
  });

  it('SL R31 a Unit without Commander is Slow and keeps its own Tactic counters, not his', () => {
    const g = battle('at 52: 1001 - \nat 42: Pz IV');
    expect(g.choices()).toEqual(['tactic 1001', 'end']);
    const his = battle('turn: 2 of 5\nresult: 3\nat 52: 902 Alvarez veteran\nat 43: Pz IV, Building\nphase: enemy');
    expect(his.position('friend 1')).toContain('tactics=200');
    run(his, ['pz iv 43', 9, 1, 9, 'kia/destroyed']);
    expect(his.position('friend 1')).toBe('902 - 52');
  });

  it('SL G65 Destroyed 2 Stress: the Unit is gone, its Commander lives (R50)', () => {
    const g = sherman(['destroyed/kia']);
    expect(g.position('unit 042')).toBe('lost battle1 Eandi');
    expect(g.position('friend 1')).toContain('destroyed');
    expect(stressOf(g.state, 'Eandi')).toBe(2);
  });

  it('SL G65 Explosion: Unit and Commander are gone', () => {
    const g = sherman(['explosion/mowed']);
    expect(g.position('unit 042')).toContain('lost');
    expect(g.position('commander Eandi')).toContain('kia');
  });

  it.each([
    ['SL G65', 'engine', 'engine/casualty'],
    ['SL G65', 'suspension', 'suspension/wounded'],
    ['SL G65', 'hull', 'hull/suppressed'],
  ])('%s a second %s Destroys', (_rule, mark, counter) => {
    const g = sherman([counter], mark);
    expect(g.position('unit 042')).toContain('lost');
  });

  it.each([
    ['SL 6.16', 'mg', 'mg/immobile'],
    ['SL 6.16', 'gun', 'gun/suppressed'],
  ])('%s a second %s is drawn again', (_rule, mark, counter) => {
    const g = sherman([counter, 'none/none'], mark);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, false]);
  });

  it('SL R57 a second Exposed is drawn again', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 042 Eandi exposed\nat 42: StuG, Building\nphase: enemy');
    // Exposed: both dice hit; one is negated.
    run(g, ['stug 42', 9, 1, 9, 1, 'exposed/stress', 'none/none']);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, false]);
  });

  it('SL R09 No Effect is not drawn again', () => {
    const g = sherman(['none/none']);
    expect(of(g, 'damage')).toHaveLength(1);
    expect(of(g, 'damage')[0].redrawn).toBe(false);
  });

  it('SL R49 Glancing piles up', () => {
    const g = sherman(['glancing/exposed'], 'glancing2');
    expect(g.position('unit 042')).toContain('glancing3');
    expect(g.position('counters').split(' ')).toHaveLength(3);
  });

  it('SL G67 a Gun hit on a Unit with Range 1 is drawn again; SL R53 likewise a Machine Gun on a minimum range', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 501 Blair\nat 42: StuG, Building\nphase: enemy');
    run(g, ['stug 42', 9, 1, 9, 'gun/suppressed', 'none/none']);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, false]);
  });

  it('SL R53 a Machine Gun hit on a Unit that does not fire at Range 0 is drawn again', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 201 Cruz\nat 42: StuG, Building\nphase: enemy');
    run(g, ['stug 42', 9, 1, 9, 'mg/immobile', 'none/none']);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, false]);
  });

  it('SL G68 + SL R52 without a Commander Stress, wounds and KIA are drawn again', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 042 -\nat 42: StuG, Building\nphase: enemy');
    run(g, ['stug 42', 9, 1, 9, 'stress/stress', 'wounded/casualty', 'kia/wounded', 'hull/suppressed']);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, true, true, false]);
  });

  it('SL R51 Engine and Suspension count without a Commander, their Stress does not', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 042 -\nat 42: StuG, Building\nphase: enemy');
    run(g, ['stug 42', 9, 1, 9, 'engine/casualty']);
    expect(damageOf(g.state, '042')).toBe(D_ENGINE);
  });
});

describe('camouflaged counters', () => {
  it.each([
    ['SL G66', 'stress/stress', 0, 1],
    ['SL G66', 'none/none', 0, 0],
    ['SL G66', 'exposed/glancing', D_EXPOSED, 0],
    ['SL G66', 'casualty/hull', D_CASUALTY, 0],
    ['SL G66', 'immobile/mg', D_IMMOBILE, 0],
    ['SL G66', 'suppressed/hull', D_SUPPRESSED, 0],
  ])('%s %s', (_rule, counter, damage, stress) => {
    const g = rifle([counter]);
    expect(damageOf(g.state, '902')).toBe(damage);
    expect(stressOf(g.state, 'Reisner')).toBe(stress);
  });

  it('SL 6.15 wound, KIA, second Casualty and Mowed Down', () => {
    expect(rifle(['wounded/suspension']).position('commander Reisner')).toContain('wounded');
    expect(rifle(['kia/destroyed']).position('commander Reisner')).toContain('kia');
    const gone = rifle(['casualty/engine'], 'casualty');
    expect(gone.position('unit 902')).toContain('lost');
    expect(gone.position('commander Reisner')).not.toContain('kia');
    const mowed = rifle(['mowed/explosion']);
    expect(mowed.position('unit 902')).toContain('lost');
    expect(mowed.position('commander Reisner')).toContain('kia');
  });

  it.each([
    ['SL R57', 'exposed', 'exposed/glancing'],
    ['SL R57', 'immobile', 'immobile/mg'],
    ['SL R57', 'suppressed', 'suppressed/hull'],
  ])('%s a second %s is drawn again', (_rule, mark, counter) => {
    const g = rifle([counter, 'none/none'], mark);
    expect(of(g, 'damage').map((d) => d.redrawn)).toEqual([true, false]);
  });

  it('SL 6.13 a Unit takes one counter for each hit, until it is Destroyed', () => {
    const g = battle(
      'turn: 2 of 5\nresult: 3\nat 52: 902 Reisner\nat 62: 901 Jones\nat 43: Pz IV, Building\nphase: enemy',
    );
    run(g, ['pz iv 43', 9, 9, 9, 9, 'mowed/explosion']);
    expect(of(g, 'damage')).toHaveLength(1);
  });
});

describe('temporary counters', () => {
  const slow = (lines: string): Battle => battle(`turn: 2 of 5\n${lines}\nphase: slow`);

  it('SL R32 Immobile: staying removes the counter, moving costs 1 Stress', () => {
    const stay = slow('at 62: 902 Reisner immobile\nat 11: Pz IV');
    run(stay, ['act 902'], ['stay']);
    expect(damageOf(stay.state, '902')).toBe(0);
    expect(stressOf(stay.state, 'Reisner')).toBe(0);
    const move = slow('at 62: 902 Reisner immobile\nat 62: 901 Jones\nat 11: Pz IV');
    run(move, ['act 902'], ['to 52']);
    expect(damageOf(move.state, '902')).toBe(0);
    expect(stressOf(move.state, 'Reisner')).toBe(1);
    expect(move.position('counters')).toBe('-');
  });

  it('SL R32 Suppressed: holding removes the counter, attacking costs 1 Stress before the dice', () => {
    const hold = slow('at 52: 902 Reisner suppressed, 901 Jones\nat 52: Rifle');
    run(hold, ['act 902'], ['stay'], ['hold']);
    expect(damageOf(hold.state, '902')).toBe(0);
    expect(stressOf(hold.state, 'Reisner')).toBe(0);
    const fire = slow('at 52: 902 Reisner suppressed stress3, 901 Jones\nat 52: Rifle');
    run(fire, ['act 902'], ['stay']);
    // Recruit Reisner is Shaken from 4 Stress on: his modifier in this attack is that of a Shaken man.
    expect(fire.odds('rifle 52')?.modifiers.map((m) => m.label)).toContain('Reisner (Shaken)');
    run(fire, ['rifle 52', 1, 1]);
    expect(stressOf(fire.state, 'Reisner')).toBe(4);
    expect(attack(fire).modifiers).toContainEqual(['Reisner (Shaken)', -3]);
  });

  it('SL G69 + SL 6.16 without a Commander there is no choice of Stress', () => {
    const g = slow('at 52: 902 - suppressed, 901 Jones\nat 52: Rifle');
    run(g, ['act 902'], ['stay']);
    expect(g.ask().step).toBe('friendly');
    expect(damageOf(g.state, '902')).toBe(0);
    const pinned = slow('at 52: 902 - immobile, 901 Jones\nat 52: Rifle');
    run(pinned, ['act 902']);
    expect(pinned.ask().step).toBe('attack');
    expect(damageOf(pinned.state, '902')).toBe(0);
  });

  it('SL 6.15 Exposed goes back when the Unit moves', () => {
    const g = slow('at 52: 902 Reisner exposed\nat 62: 901 Jones\nat 11: Pz IV');
    run(g, ['act 902'], ['to 51']);
    expect(damageOf(g.state, '902')).toBe(0);
    expect(g.position('counters')).toBe('-');
  });

  it('SL R74 Exposed, Immobile and Suppressed leave with the Battle', () => {
    const g = battle('turn: 5 of 5\nat 52: 902 Reisner exposed suppressed casualty\nat 11: Pz IV\nphase: slow');
    run(g, ['act 902'], ['stay', 'E02']);
    expect(g.position('unit 902')).toContain('casualty');
    expect(g.position('unit 902')).not.toContain('exposed');
  });

  it('SL R81 damage without a counter in the cup stands', () => {
    const units = ['901', '902', '903', '904', '911', '912', '921', '922'];
    const men = ['Sanders', 'Chin', 'Jones', 'Reisner', 'Kolchak', 'Red-Tree', 'Alvarez', 'Brannigan'];
    const lines = units.map((u, i) => `${u} ${men[i]} casualty`).join(', ');
    const g = battle(`at 62: ${lines}\nat 11: Pz IV`);
    expect(g.position('counters').split(' ')).toHaveLength(7);
    expect(damageOf(g.state, '922')).toBe(D_CASUALTY);
  });
});
