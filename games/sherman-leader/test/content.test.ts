// The data: sound, complete, and every effect code of it known to the rules.
import { builtIn, dataProblems, withPack } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { shermanSpec } from '../src/content.ts';
import { FORMS, parseCode } from '../src/state/effect-codes.ts';
import * as effects from '../src/state/effects.ts';
import { E_WEEKLY_SO, EFFECT_COUNT } from '../src/state/effects.ts';
import { makeTables } from '../src/state/make-tables.ts';
import { parseNote, UNIT_NOTES } from '../src/state/notes.ts';
import { battalionCard } from '../src/state/tables.ts';
import { AP, HE, KIND_COUNT, RIFLE, TANK } from '../src/state/terms.ts';

const d = shermanSpec.data;
const t = makeTables(builtIn(shermanSpec));
const unit = (number: string): number => t.unitNumber.indexOf(number);
const model = (name: string): number => t.modelName.indexOf(name);

describe('data', () => {
  it('has no problems', () => {
    expect(dataProblems(shermanSpec)).toEqual([]);
  });

  it('is complete', () => {
    expect([d.campaigns.length, d.objectives.length, d.battalions.length, d.units.length]).toEqual([9, 12, 60, 36]);
    expect([t.unitCount, d.commanders.length, d.enemies.length, d.tiles.length]).toEqual([80, 40, 31, 32]);
    expect([d.events.length, d.conditions.length, d.damage.length, d.tactical.length]).toEqual([30, 20, 40, 12]);
  });

  it('says of every row where it comes from', () => {
    for (const [name, rows] of Object.entries(d)) {
      for (const row of rows) expect(row.source, name).toMatch(/rulebook|public|reconstructed|derived/);
    }
  });

  it('refuses a pack with a code that nothing implements', () => {
    const pack = {
      'bocage-pack': 1,
      game: 'sherman-leader',
      name: 'test',
      data: { conditions: [{ id: 'C02', code: 'FREE_BEER 2' }] },
    };
    expect(withPack(shermanSpec, pack)).toEqual([
      { path: 'conditions[id C02].code', text: "'FREE_BEER 2' is not an effect that the rules know" },
    ]);
  });
});

describe('effect codes', () => {
  const codes = [
    ...d.campaigns.flatMap((c) => c.notes.map((n) => n.code)),
    ...d.objectives.flatMap((o) => o.notes.map((n) => n.code)),
    ...d.battalions.flatMap((b) => b.notes.map((n) => n.code)),
    ...d.events.flatMap((e) => [e.top.code, e.bottom.code]),
    ...d.conditions.map((c) => c.code),
  ];

  it('every code of the data is known', () => {
    for (const code of codes) expect(parseCode(code), code).toBeDefined();
  });

  it('every form is used by the data, and every effect has a form', () => {
    const used = new Set(codes.flatMap((code) => parseCode(code) ?? []).map((e) => e.effect));
    for (const form of FORMS) expect(used, form.form).toContain(form.effect);
    const all = Object.entries(effects).filter(([name]) => name.startsWith('E_'));
    const formed = new Set(FORMS.map((f) => f.effect));
    // A Battalion's own OPMOVE has the form of the general one; tables.ts tells them apart.
    for (const [name, id] of all) if (name !== 'E_OWN_OPMOVE') expect(formed, name).toContain(id);
    expect(new Set(all.map(([, id]) => id)).size).toBe(all.length);
    for (const [, id] of all) expect(Number(id)).toBeLessThan(EFFECT_COUNT);
  });

  it.each([
    ['TACMOVE +2', { effect: effects.E_TACMOVE, value: 2 }],
    ['ADD Mortar 1 @Front+', { effect: effects.E_ADD, value: 1, kinds: 1 << 7, condition: effects.FRONT_OR_BEYOND }],
    ['GLOBAL_ADD Tank 1 vsAssault', { effect: effects.E_ADD, kinds: 1, condition: effects.VS_ASSAULT }],
    ['ATK Rifle,MG,AT +1', { effect: effects.E_ATK, kinds: (1 << 3) | (1 << 5) | (1 << 1) }],
    ['ATK ATGun AP +1', { effect: effects.E_ATK_AP, kinds: 1 << 8 }],
    ['STRESS_CHOICE3 -1', { effect: effects.E_STRESS_CHOICE, value: -1, value2: 3 }],
    ['PAY1_OR_TURNS -1', { effect: effects.E_PAY_OR_TURNS, value: 1 }],
    ['GLOBAL_MINES 1-2', { effect: effects.E_MINES, value: 2, when: effects.ON_MAP }],
    ['KILL_ROLL Tank 9+', { effect: effects.E_KILL_ROLL, value: 9, kinds: 1 }],
    ['WEEKLY_AFTER_DESTROY +1', { effect: E_WEEKLY_SO, value: 1, when: effects.AFTER_DESTROY }],
    ['REMOVE Casualty 1', { effect: effects.E_REMOVE_CASUALTY, value: 1 }],
    ['REMOVE Rifle 2', { effect: effects.E_REMOVE, value: 2, kinds: 1 << 3 }],
  ])('reads %s', (code, expected) => {
    expect(parseCode(code)).toMatchObject([expected]);
  });

  it('reads codes that say two things', () => {
    expect(parseCode('AIRSTRIKE cost1 perWeek1')).toHaveLength(2);
    expect(parseCode('FIRST_ADD Rifle 1,MG 1')).toMatchObject([{ kinds: 1 << 3 }, { kinds: 1 << 5 }]);
    expect(parseCode('VP +1 IF ANY ELSE SO -2')).toMatchObject([{ value: 1 }, { value: -2 }]);
    expect(parseCode('MIN_ATTACKS 2 ELSE SO -2')).toMatchObject([{ value: 2 }, { value: -2 }]);
    expect(parseCode('XP_EACH 1; STRESS_EACH +1')).toHaveLength(2);
    expect(parseCode('SO -2 FLOOR0')).toMatchObject([{ effect: effects.E_SO, value: -2 }]);
    expect(parseNote(UNIT_NOTES, '-2 Attack when Moving')).toMatchObject({ value: 2 });
  });
});

describe('tables', () => {
  it('has units by range', () => {
    const mg = unit('921');
    expect(t.unitHit.slice((mg * 2 + HE) * 8, (mg * 2 + HE) * 8 + 5)).toEqual(Int32Array.of(2, 4, 4, 0, 0));
    const rifle = unit('902');
    expect(t.unitHit.slice((rifle * 2 + AP) * 8, (rifle * 2 + AP) * 8 + 3)).toEqual(Int32Array.of(8, 0, 0));
    const mortar = unit('931');
    expect(t.unitHit.slice((mortar * 2 + AP) * 8, (mortar * 2 + AP) * 8 + 5)).toEqual(Int32Array.of(0, 7, 7, 7, 7));
    expect(t.unitOrders[rifle]).toBe(2);
    expect(t.unitMoveStress[unit('1111')]).toBe(2);
    expect(t.unitCommandTactic[unit('301')]).toBe(1);
    expect(t.unitMovePenalty[unit('501')]).toBe(2);
  });

  it('SL G07 fills the Tank cup of 1942 with 11 counters', () => {
    const na = d.campaigns.findIndex((c) => c.id === 'NA42');
    const cup = Array.from(t.cupModels.slice(t.cupFirst[na], t.cupFirst[na + 1]), (m) => t.modelName[m]);
    expect(cup).toHaveLength(11);
    expect(cup.filter((n) => n === 'Pz III')).toHaveLength(7);
    expect(cup.filter((n) => n === 'Pz IV')).toHaveLength(2);
    expect(cup.filter((n) => n === 'StuG')).toHaveLength(2);
  });

  it('SL G09 has the counters of the Large Tank Force', () => {
    const card = battalionCard(0, t.battalionNumber.indexOf('1A'));
    const counters = t.battalionCounters.slice(card * KIND_COUNT, (card + 1) * KIND_COUNT);
    expect(counters[TANK]).toBe(8);
    expect(counters[RIFLE]).toBe(2);
    expect(counters.reduce((a, b) => a + b)).toBe(18);
  });

  it('SL G44 enemy Rifles have AP at Range 0 only, MGs none', () => {
    const rifle = model('Rifle');
    expect(t.modelHit.slice(rifle * 16, rifle * 16 + 2)).toEqual(Int32Array.of(8, 0));
    expect(t.modelHit.slice(rifle * 16 + 8, rifle * 16 + 11)).toEqual(Int32Array.of(5, 5, 0));
    expect(t.modelHit.slice(model('MG') * 16, model('MG') * 16 + 3)).toEqual(Int32Array.of(0, 0, 0));
  });
});

describe('names of draws', () => {
  it('are one word each, and tell apart what is not alike', () => {
    const { draws } = t;
    const named = (purpose: { readonly name?: (item: number) => string }, n: number): string[] =>
      Array.from({ length: n }, (_, i) => purpose.name?.(i) ?? '');
    const lists = [
      named(draws.condition, 20),
      named(draws.eventTop, 30),
      named(draws.tile, 32),
      named(draws.damageAp, t.pairAp.length),
      named(draws.damageHe, t.pairAp.length),
      named(draws.unit, 80),
      named(draws.commander, 40),
      named(draws.battalion, 30),
      named(draws.battalion, 60).slice(30),
    ];
    for (const list of lists) {
      expect(new Set(list).size).toBe(list.length);
      for (const name of list) expect(name).toMatch(/^[^\s,;[\]#!]+$/);
    }
    expect(draws.tank.name?.(model('Pz III'))).toBe('Pz-III');
    expect(draws.damageHe.name?.(t.counterPair[39])).toBe('mowed/explosion');
  });
});
