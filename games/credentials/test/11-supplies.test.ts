// Chapters 11 and 13: supplies, trucks, bases, the Logistics Step, Middleton, Air Support, cities, Weather.
import type { Move } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  drew,
  fresh,
  game,
  list,
  need,
  points,
  rennesTaken,
  ruleOf,
  told,
  track,
  whereIs,
  won,
} from './helper.ts';

describe('Take Supplies and bases', () => {
  it('TAMC 11.a + RTTR 2.3 + TAMC rA3 what is spent lies in the Pool until a Logistics Step', () => {
    const t = fresh('control: dol').play('move 4th', 'to dol', 'stop');
    expect(t.position('pool')).toBe('1/2/4');
    expect(t.position('stock')).toBe('3/3/3');
    t.play('end', { name: 'end', dice: ['I16'] });
    expect(t.position('stock')).toBe('3/3/3');
    const round = fresh('', { refill: 'round' }).play('end', { name: 'end', dice: ['I16'] });
    expect(round.position('stock')).toBe('3/5/7');
    expect(round.position('pool')).toBe('0/0/0');
  });

  it('TAMC LG01 + RTTR 3.1 + RTTR 3.2 + RTTR 3.3 three of one kind, then one of each that is there, to Avranches', () => {
    const t = fresh().play('supplies avranches', '3 fuel');
    expect(t.position('lying')).toBe('avranches 3/0/0');
    expect(t.position('stock')).toBe('0/3/3');
    t.play('supplies avranches');
    expect(ruleOf(t, 'one fuel ammo food')).toBe('RTTR 2.5');
    t.play('one ammo food');
    expect(t.position('lying')).toBe('avranches 3/1/1');
    expect(t.position('stock')).toBe('0/2/2');
  });

  it('TAMC LG02 + TAMC 11.e + RTTR 3.4 + RTTR 3.6 a Limited Supply Base: one of each, once a round', () => {
    const t = fresh(`control: rennes\n${rennesTaken()}\nstock: 2/3/1`).play('supplies rennes');
    expect(ruleOf(t, '3 ammo')).toBe('RTTR 3.4');
    t.play('one fuel ammo food');
    expect(t.position('lying')).toBe('rennes 1/1/1');
    expect(t.position('stock')).toBe('1/2/0');
    expect(ruleOf(t, 'supplies rennes')).toBe('RTTR 3.4');
    expect(ruleOf(t, 'supplies chateaubriant')).toBe('TAMC 11.e');
    expect(ruleOf(t, 'supplies dol')).toBe('TAMC 11.e');
    t.play('end', { name: 'end', dice: ['I16'] });
    expect(t.choices()).toContain('supplies rennes');
  });

  it('TAMC LG06 + TAMC 11.f + RTTR 3.5 a One-time base works once, then it is Closed', () => {
    const t = fresh('control: st_michel\nminor ports: st_michel open\nfirst ports: 1\nstock: 2/0/3').play(
      'supplies st_michel',
      'one fuel food',
    );
    expect(t.position('lying')).toBe('st_michel 1/0/1');
    expect(t.position('stock')).toBe('1/0/2');
    expect(t.position('minor ports')).toBe('st_michel closed');
    expect(ruleOf(t, 'supplies st_michel')).toBe('TAMC 11.f');
    expect(ruleOf(t, 'supplies vannes')).toBe('TAMC 11.f');
  });

  it('TAMC 11.g + TAMC 11.h the conditions of the arrows, and the order in which ports are gained', () => {
    const enter = (lines: string, ...moves: readonly Move[]) =>
      at(lines)
        .play(...moves)
        .position('minor ports');
    expect(enter('control: ploermel\n8th: ploermel 1/1/1', 'move 8th', { name: 'to vannes', dice: ['A03'] })).toBe('-');
    expect(
      enter('control: vannes, guingamp\n8th: guingamp 1/1/1', 'move 8th', { name: 'to st_michel', dice: ['A03'] }),
    ).toBe('st_michel open');
    expect(enter('control: vannes, dinan\n8th: dinan 1/1/1', 'move 8th', { name: 'to st_brieuc', dice: ['A03'] })).toBe(
      '-',
    );
    const both = 'control: vannes, st_michel, dinan\nminor ports: st_michel open\nfirst ports: 1\n8th: dinan 1/1/1';
    expect(enter(both, 'move 8th', { name: 'to st_brieuc', dice: ['A03'] })).toBe('st_michel open, st_brieuc open');
    expect(enter('control: quimper\n8th: quimper 1/1/1', 'move 8th', { name: 'to concarneau', dice: ['A03'] })).toBe(
      'quimper open',
    );
    const third =
      'control: vannes, st_michel, st_brieuc\nminor ports: st_michel open, st_brieuc open\nfirst ports: 2\nport st_nazaire: down 3 2\nport lorient: down 3\npile: W11 W12 W13\n8th: lorient 1/1/0\nffi: lorient 1, aside 1';
    expect(enter(third, 'move 8th', { name: 'attack 2', dice: ['W14'] }, 'fight')).toBe(
      'st_michel open, st_brieuc open',
    );
  });

  it('TAMC 11.i + TAMC 14.A01 + TAMC B26 Author 1 opens one more port whose condition is met', () => {
    const t = at('hand: A01\ncontrol: st_michel, st_brieuc, vannes\nminor ports: st_michel closed\nfirst ports: 1');
    expect(ruleOf(t, 'author st_michel')).toBe('TAMC 11.i');
    expect(ruleOf(t, 'author vannes')).toBe('TAMC 11.g');
    expect(ruleOf(t, 'author quimper')).toBe('TAMC 14.A01');
    expect(ruleOf(t, 'author dol')).toBe('TAMC 14.A01');
    t.play('author st_brieuc');
    expect(t.position('minor ports')).toBe('st_michel closed, st_brieuc open');
    expect(t.position('first ports')).toBe('1');
    expect(ruleOf(t, 'author st_brieuc')).toBe('TAMC 14.A01');
    expect(at('hand: A01\ncontrol: st_michel').play('author st_michel').position('first ports')).toBe('0');
    const used =
      'hand: A01\ncontrol: st_michel, st_brieuc, concarneau, quimper\nport lorient: down 3 2\npile: W11 W12\nminor ports: st_michel closed, st_brieuc closed, concarneau open\nfirst ports: 2';
    expect(ruleOf(at(used), 'author quimper')).toBe('TAMC 11.i');
  });

  it('TAMC 11.j + TAMC B39 + RTTR 2.4 a space holds 6, Avranches 9, a card 6; what does not fit stays in the Stock', () => {
    const t = fresh('lying: avranches 0/3/4\nstock: 3/0/0').play('supplies avranches');
    expect(ruleOf(t, '3 fuel')).toBe('TAMC B39');
    t.play('2 fuel');
    expect(t.position('stock')).toBe('1/0/0');
    expect(ruleOf(t, 'supplies avranches')).toBe('TAMC 11.j');
    expect(() => at('lying: rennes 3/3/1')).toThrow(/the limit is 6/);
    expect(() => at('8th: avranches 3/3/1')).toThrow(/the limit is 6/);
  });

  it('TAMC 11.k nothing of a kind, nothing taken', () => {
    const t = fresh('stock: 0/2/1').play('supplies avranches');
    expect(ruleOf(t, '1 fuel')).toBe('RTTR 2.5');
    expect(ruleOf(t, '3 ammo')).toBe('RTTR 3.1');
    expect(ruleOf(fresh('stock: 0/0/0'), 'supplies avranches')).toBe('RTTR 3.1');
  });
});

describe('Loading and unloading', () => {
  it('RTTR 2.7 every sharing-out of a space is reached, one after the other, and closed until something happens', () => {
    const t = at(
      'lying: avranches 1/1/0\n4th: pontaubault 0/0/0\n6th: avranches 1/0/0\n8th: avranches 0/2/0\n83rd: pontaubault 0/0/0',
    ).play('stow avranches');
    expect(t.choices()).toEqual(['6th 0 fuel', '6th 1 fuel', '6th 2 fuel']);
    t.play('6th 2 fuel', '6th 3 ammo');
    expect(carried(t, '6th')).toBe('2/3/0');
    expect(carried(t, '8th')).toBe('0/0/0');
    expect(ruleOf(t, 'stow avranches')).toBe('RTTR 2.7');
    t.play('trucks 1');
    expect(t.choices()).toContain('stow avranches');
    expect(ruleOf(t, 'stow dol')).toBe('RTTR 2.7');
  });

  it('TAMC LG05 + RTTR 2.4 a full card and a full space limit what changes hands', () => {
    const t = at(
      'control: ploermel\n8th: ploermel 1/1/1\nlying: ploermel 2/2/1\n4th: pontaubault 0/0/0\n6th: avranches 0/0/0',
    ).play('stow ploermel');
    expect(t.choices()).toEqual(['8th 0 fuel', '8th 1 fuel', '8th 2 fuel', '8th 3 fuel']);
    t.play('8th 0 fuel');
    expect(t.choices()).toEqual(['8th 0 ammo', '8th 1 ammo', '8th 2 ammo', '8th 3 ammo']);
    expect(ruleOf(t, '8th 4 ammo')).toBe('RTTR 2.7');
    t.play('8th 0 ammo');
    expect(carried(t, '8th')).toBe('0/0/2');
    expect(t.position('lying')).toBe('ploermel 3/3/0');
  });

  it('RTTR 2.6 supplies left in a Siege Box without a Division go to the Pool', () => {
    const t = at('control: dol\n4th: st_malo 2/1/0\nlying: st_malo 1/1/0').play('move 4th');
    expect(t.warnings('to dol').map((w) => w.rule)).toEqual(['RTTR 2.6']);
    t.play('to dol');
    expect(t.position('lying')).toBe('-');
    expect(told(t, 'toPool')).toHaveLength(1);
  });
});

describe('Trucks', () => {
  it('TAMC 11.b + RTTR 4.1 take and place by level', () => {
    const t = fresh('trucks: stock 3, aside 2, reserve 3');
    expect(ruleOf(t, 'trucks 3')).toBe('TAMC 11.b');
    expect(ruleOf(t, 'trucks 0')).toBe('RTTR 4.1');
    expect(fresh('trucks: stock 3, aside 2, reserve 3\nlogistics: 1').choices()).toContain('trucks 3');
    expect(ruleOf(fresh('trucks: stock 3, aside 2, reserve 3\nlogistics: 2'), 'trucks 4')).toBe('TAMC 11.b');
    expect(ruleOf(fresh('trucks: stock 1, aside 4, reserve 3'), 'trucks 2')).toBe('TAMC 11.b');
  });

  const convoy = `control: rennes, ploermel\n${rennesTaken()}\nlying: avranches 3/2/1\n4th: pontaubault 0/0/0\n6th: avranches 0/0/0\n8th: avranches 0/0/0\n83rd: avranches 0/0/0\ntrucks: stock 2, reserve 2, aside 4`;

  it('TAMC LG03 + RTTR 5.1 + RTTR 5.2 + RTTR 5.4 + RTTR 5.7 + TAMC rA2 two trucks in a row carry four tokens two roads', () => {
    const t = at(convoy).play(
      'haul',
      'avranches to pontaubault',
      '2 fuel',
      '2 ammo',
      'pontaubault to rennes',
      '2 fuel',
      '2 ammo',
    );
    expect(t.position('lying')).toBe('avranches 1/0/1, rennes 2/2/0');
    expect(t.position('trucks')).toBe('stock 2, reserve 0, aside 4, avranches-pontaubault 1, pontaubault-rennes 1');
    expect(t.ask().step).toBe('action');
    const again = at(
      convoy
        .replace('reserve 2, aside 4', 'reserve 1, aside 4, pontaubault-rennes 1')
        .replace('avranches 3/2/1', 'pontaubault 1/0/0'),
    ).play('haul');
    expect(ruleOf(again, 'pontaubault to rennes')).toBe('TAMC rA2');
    expect(ruleOf(again, 'rennes to pontaubault')).toBe('TAMC rA2');
  });

  it('TAMC LG04 + TAMC rA1 + RTTR 5.3 a truck carries four tokens, or what the option says', () => {
    const t = at(convoy).play('haul', 'avranches to pontaubault', '3 fuel');
    expect(ruleOf(t, '2 ammo')).toBe('TAMC rA1');
    expect(at(convoy, { truckLoad: '6' }).play('haul', 'avranches to pontaubault', '3 fuel').choices()).toContain(
      '2 ammo',
    );
    const three = at(convoy, { truckLoad: '3' }).play('haul', 'avranches to pontaubault', '2 fuel');
    expect(ruleOf(three, '2 ammo')).toBe('TAMC rA1');
  });

  it('TAMC LG05 + RTTR 5.6 what does not fit stays behind; a Division may load and make room', () => {
    const lines = `control: rennes, ploermel\n${rennesTaken()}\n8th: ploermel 0/0/0\nlying: rennes 2/2/0, ploermel 1/2/2\n4th: pontaubault 0/0/0\n6th: avranches 0/0/0\n83rd: avranches 0/0/0\ntrucks: stock 3, reserve 1, aside 4`;
    const t = at(lines).play('haul', 'rennes to ploermel');
    expect(ruleOf(t, '2 fuel')).toBe('TAMC 11.j');
    t.play('1 fuel');
    expect(t.position('lying')).toBe('rennes 1/2/0, ploermel 2/2/2');
    const loads = at(lines).play(
      'haul',
      'stow ploermel',
      '8th 1 fuel',
      '8th 2 ammo',
      '8th 1 food',
      'rennes to ploermel',
      '2 fuel',
      '2 ammo',
    );
    expect(loads.position('lying')).toBe('ploermel 2/2/1');
  });

  it('TAMC 11.l + RTTR 5.5 + TAMC rA10 ends must be controlled, or a Siege Box with a Division', () => {
    const t = at('control: dol\nlying: dol 1/1/0\ntrucks: stock 3, reserve 1, aside 4').play('haul');
    expect(ruleOf(t, 'dol to dinan')).toBe('RTTR 5.5');
    expect(ruleOf(t, 'dol to st_malo')).toBe('RTTR 5.5');
    expect(ruleOf(t, 'pontaubault to dol')).toBe('RTTR 5.3');
    const box = at('control: dol\n8th: st_malo 0/0/0\nlying: dol 1/1/0\ntrucks: stock 3, reserve 1, aside 4').play(
      'haul',
    );
    expect(box.choices()).toContain('dol to st_malo');
  });

  it('TAMC B29 the road out of Avranches carries any number of trucks, or one by option', () => {
    const twice =
      'lying: avranches 3/3/0\n4th: pontaubault 0/0/0\n6th: avranches 0/0/0\n8th: avranches 0/0/0\n83rd: avranches 0/0/0\ntrucks: stock 2, reserve 1, aside 4, avranches-pontaubault 1';
    expect(at(twice).play('haul').choices()).toContain('avranches to pontaubault');
    expect(ruleOf(at(twice, { bridgehead: 'one' }), 'haul')).toBe('RTTR 5.2');
  });

  it('RTTR 5.1 at least one truck, one token each; the plan shows what it uses', () => {
    const t = at(convoy).play('haul');
    expect(ruleOf(t, 'end')).toBe('RTTR 5.1');
    expect(t.ask().prompt.why).toContain('0 Trucks placed, up to 2 more');
    t.play('avranches to pontaubault', '0 fuel', '0 ammo');
    expect(t.ask().step).toBe('trucks/road');
    expect(t.position('lying')).toBe('avranches 3/2/0, pontaubault 0/0/1');
    t.session.undo(3, true);
    expect(t.position('trucks')).toBe('stock 2, reserve 2, aside 4');
  });
});

describe('Logistics Step', () => {
  it('TAMC LG07 + TAMC 11.m + RTTR 4.3 + RTTR 8.1 + RTTR 8.2 the whole first step', () => {
    const t = fresh('kg: quidellac, vannes, st_brieuc, st_michel').play('trucks 2');
    expect(t.warnings('trucks 2').map((w) => w.rule)).toEqual(['RTTR 8.1', 'RTTR 8.2']);
    t.play('trucks 2');
    expect(t.position('4th')).toBe('pontaubault 2/1/0 starving');
    expect(t.position('6th')).toBe('avranches 2/1/0 starving');
    expect(t.position('8th')).toBe('avranches 1/1/0');
    expect(t.position('trucks')).toBe('stock 2, reserve 4, aside 2');
    expect(t.position('stock')).toBe('3/5/9');
    expect(t.position('pool')).toBe('0/0/0');
    expect(t.position('logistics')).toBe('1');
    expect(game.census(t.state).slice(0, 3)).toEqual([9, 9, 9]);
  });

  it.each([
    ['rennes, chateaubriant', 'stock 7, reserve 1, aside 0'],
    ['rennes', 'stock 6, reserve 1, aside 1'],
    ['', 'stock 5, reserve 1, aside 2'],
  ])(
    'TAMC LG08 + TAMC 11.c + TAMC 11.d trucks back from the map, two more, and one for each city (%s)',
    (cities, after) => {
      const t = at(
        `${cities === '' ? '' : `control: ${cities}\nrennes garrison: gone\ndedicated: rennes -\npile: W02\n`}trucks: stock 0, reserve 1, aside 4, avranches-pontaubault 2, pontaubault-dol 1`,
      ).play('trucks 0');
      expect(t.position('trucks')).toBe(after);
    },
  );

  it('TAMC LG09 + TAMC B27 a city gained later brings its truck at the next step, or at once by option', () => {
    const lines = `logistics: 1\ncontrol: rennes, chateaubriant\n${rennesTaken()}\ncity trucks: rennes\ntrucks: stock 0, reserve 2, aside 2, avranches-pontaubault 2, pontaubault-dol 1, pontaubault-rennes 1`;
    const t = at(lines).play('trucks 0');
    expect(t.position('trucks')).toBe('stock 5, reserve 2, aside 1');
    expect(track(t, 'level')).toBe('3: take 4, place 4');
    const now = at(
      `logistics: 1\ncontrol: rennes\n${rennesTaken()}\ncity trucks: rennes\ntrucks: stock 3, reserve 4, aside 1\n8th: rennes 1/1/1`,
      { cityTruck: 'now' },
    ).play('move 8th', { name: 'to chateaubriant', dice: ['A03'] });
    expect(now.position('trucks')).toBe('stock 4, reserve 4, aside 0');
  });

  it('TAMC LG10 taking all the trucks causes the step, taking fewer does not', () => {
    const lines = 'logistics: 1\ntrucks: stock 3, reserve 3, aside 2';
    expect(told(at(lines).play('trucks 3'), 'logistics')).toHaveLength(1);
    expect(told(at(lines).play('trucks 2'), 'logistics')).toEqual([]);
  });

  it('TAMC LG11 after a step in the first Core action the second has the new level', () => {
    const t = at(
      'control: dol, dinan\nlying: avranches 3/0/0\ntrucks: stock 2, reserve 2, aside 4\n4th: pontaubault 0/0/0\n6th: avranches 0/0/0\n8th: avranches 0/0/1\n83rd: avranches 0/0/1',
    ).play('trucks 2', 'haul');
    expect(t.ask().prompt.why).toContain('up to 3 more');
  });

  it('TAMC LG12 + TAMC LG13 + RTTR 8.3 + RTTR 8.4 + TAMC 11.n short Food: the player feeds one; later Food is eaten at once', () => {
    const t = at(
      'control: chateaulin\n8th: brest 1/1/0\n83rd: brest 1/1/0\nlying: brest 0/0/1, chateaulin 0/2/1\nffi: brest 1, aside 1\ntrucks: stock 2, reserve 2, aside 4\n4th: pontaubault 2/1/1\n6th: avranches 2/1/1',
    ).play('trucks 2');
    expect(t.choices()).toEqual(['feed 8th', 'feed 83rd']);
    t.play('feed 8th');
    expect(t.position('83rd')).toBe('brest 1/1/0 starving');
    expect(besieged(t, 'brest')).toBe(true);
    expect(ruleOf(t, 'move 83rd')).toBe('RTTR 8.3');
    t.play('haul', 'chateaulin to brest', '2 ammo', '1 food');
    expect(t.position('83rd')).toBe('brest 1/1/0');
    expect(t.position('lying')).toBe('brest 0/2/0');
  });

  it('RTTR 8.4 with two starving Divisions and one Food the player chooses', () => {
    const t = at(
      'control: chateaulin\n8th: brest 1/1/0 starving\n83rd: brest 1/1/0 starving\nlying: chateaulin 0/0/1\ntrucks: stock 2, reserve 2, aside 4',
    ).play('haul', 'chateaulin to brest');
    expect(t.choices()).toEqual(['feed 8th', 'feed 83rd']);
    t.play('feed 83rd');
    expect(t.position('8th')).toBe('brest 1/1/0 starving');
    expect(t.position('83rd')).toBe('brest 1/1/0');
  });

  it('TAMC B34 Middleton may give to a starving Division, but only Food ends hunger', () => {
    const t = at('8th: avranches 1/1/0 starving').play('middleton', 'ammo 8th', 'no fuel', 'no tank destroyer');
    expect(t.position('8th')).toBe('avranches 1/2/0 starving');
  });

  it('TAMC LG17 + TAMC B28 an empty Stock with trucks on the map: the step brings them back, unless the option forbids', () => {
    const lines = 'logistics: 2\ntrucks: stock 0, aside 2, avranches-pontaubault 5, pontaubault-dol 1';
    const t = at(lines).play('trucks 0');
    expect(t.position('trucks')).toBe('stock 6, reserve 0, aside 2');
    expect(ruleOf(at('logistics: 2\ntrucks: stock 0, reserve 6, aside 2'), 'trucks 0')).toBe('TAMC B28');
    expect(ruleOf(at(lines, { emptyStock: 'never' }), 'trucks 0')).toBe('TAMC B28');
  });

  it('TAMC LG15 + TAMC LG16 the recall with its supplies, from Pool then Stock', () => {
    const t = at(
      'phase: ffi\n4th: lorient 2/3/0\ntank destroyer: 4th\nmiddleton: used\nffi: zone a 1, lorient 2, aside 1\n6th: avranches 0/0/0\n8th: avranches 2/3/1\n83rd: avranches 2/2/2\nlying: avranches 0/0/3\nstock: 2/1/1\npool: 1/0/2',
    ).play({ name: 'end', dice: ['I08'] });
    // The 29th draws after the 2nd: one Fuel, no Ammo left anywhere, one Food.
    expect(carried(t, '4th')).toBe('1/4/1');
    expect(carried(t, '6th')).toBe('1/0/1');
    expect(t.position('pool')).toBe('1/0/0');
    expect(t.position('stock')).toBe('2/0/1');
    expect(t.position('tank destroyer')).toBe('4th');
    expect(besieged(t, 'lorient')).toBe(true);
    const over = at('phase: ffi\nffi: zone a 1, aside 1\n4th: avranches 2/0/0\n6th: avranches 1/5/0').play({
      name: 'end',
      dice: ['I08'],
    });
    expect(over.choices()).toEqual(['give up 0 fuel', 'give up 1 fuel']);
    over.play('give up 1 fuel', 'give up 1 ammo');
    expect(carried(over, '6th')).toBe('0/5/1');
  });
});

describe('Middleton and Air Support', () => {
  it('TAMC 13.M1 + TAMC 13.M2 + TAMC 13.M3 Ammo and Fuel from the Pool and the Tank Destroyer, in one go', () => {
    const t = fresh().play('middleton');
    expect(t.choices()).toEqual(['ammo 4th', 'ammo 6th', 'ammo 8th', 'ammo 83rd', 'no ammo']);
    t.play('ammo 8th');
    expect(ruleOf(t, 'fuel 8th')).toBe('TAMC 13.M2');
    t.play('no fuel', 'tank destroyer 4th');
    expect(t.position('pool')).toBe('0/1/4');
    expect(t.position('stock')).toBe('3/3/3');
    expect(carried(t, '8th')).toBe('1/2/1');
    expect(ruleOf(t, 'middleton')).toBe('TAMC 13.M3');
    const none = fresh().play('middleton', 'no ammo', 'no fuel');
    expect(ruleOf(none, 'no tank destroyer')).toBe('TAMC 13.M3');
  });

  it('TAMC 13.M4 an unused Tank Destroyer comes off at the next Logistics Step', () => {
    const t = fresh().play('middleton', 'no ammo', 'no fuel', 'tank destroyer 4th', 'trucks 2', 'trucks 2');
    expect(t.position('tank destroyer')).toBe('middleton');
    expect(t.position('middleton')).toBe('ready');
  });

  it('TAMC 13.M5 + TAMC LG14 right after a step the Pool is empty; after a Move was paid Fuel can be given', () => {
    const t = fresh('trucks: stock 2, reserve 2, aside 4\n8th: avranches 1/1/1\ncontrol: dol').play(
      'trucks 2',
      'middleton',
    );
    expect(ruleOf(t, 'ammo 8th')).toBe('TAMC 13.M2');
    const later = fresh('trucks: stock 2, reserve 2, aside 4\n4th: pontaubault 2/1/1\ncontrol: dol').play(
      'trucks 2',
      'move 4th',
      'to dol',
      'stop',
      'middleton',
      'no ammo',
    );
    expect(later.choices()).toContain('fuel 8th');
  });

  it('TAMC B33 a full card receives nothing; Middleton is not called inside a move', () => {
    const t = at('8th: avranches 3/3/0').play('middleton');
    expect(ruleOf(t, 'ammo 8th')).toBe('TAMC B33');
    expect(at().play('move 4th').why('middleton')?.rule).toBe('TAMC B33');
  });

  it('RTTR 10.1 + TAMC rA8 + RTTR 10.4 a look at a deck is a Core action, or a Bonus action by option', () => {
    const t = at().play({ name: 'air recon', dice: ['A21'] });
    expect(t.position('core')).toBe('1');
    expect(t.position('top recon')).toBe('A21');
    expect(t.position('air')).toBe('recon');
    expect(ruleOf(t, 'air wehrmacht')).toBe('RTTR 10.3');
    expect(
      at('', { airSupport: 'bonus' })
        .play({ name: 'air recon', dice: ['A21'] })
        .position('core'),
    ).toBe('2');
  });

  it('RTTR 10.2 + TAMC C19 the known card comes up, the marker returns and saves 1 Ammo', () => {
    const t = at('8th: lorient 1/1/1\nffi: lorient 1, aside 1\nport lorient: down 3\npile: W11').play(
      { name: 'air wehrmacht', dice: ['W21'] },
      'move 8th',
      { name: 'attack 2', dice: [] },
    );
    expect(need(t)).toBe('1A 0F');
    t.play('fight');
    expect(won(t)).toBe(true);
    expect(t.position('air')).toBe('middleton');
    const first = at(
      '8th: st_malo 1/4/0\nffi: st_malo 1, aside 1\nair: wehrmacht\ntop wehrmacht: W21\ndedicated: st_malo W05',
    ).play('move 8th', 'attack 1');
    expect(need(first)).toBe('4A 0F');
    expect(first.position('air')).toBe('wehrmacht');
  });

  it('RTTR 10.2 on the Aerial Recon deck it helps in the fight of the card', () => {
    const t = at('4th: pontaubault 2/0/0\nffi: aside 1').play({ name: 'air recon', dice: ['A26'] }, 'move 4th', {
      name: 'to dol',
      dice: [],
    });
    expect(need(t)).toBe('0A 0F');
    expect(won(t)).toBe(true);
    expect(t.position('air')).toBe('middleton');
  });

  it('RTTR 10.2 it can cover the entry into fortified Rennes instead', () => {
    const t = at(
      '4th: pontaubault 2/0/0\nrennes garrison: gone\ndedicated: rennes -\npile: W02\nair: recon\ntop recon: A03',
    ).play('move 4th');
    expect(ruleOf(t, 'to rennes')).toBe('TAMC 13.R1');
    t.play({ name: 'to rennes by air', dice: [] });
    expect(whereIs(t, '4th')).toBe('rennes');
    expect(t.position('air')).toBe('middleton');
    expect(ruleOf(at('air: recon').play('move 4th'), 'to rennes by air')).toBe('RTTR 10.2');
  });

  it('RTTR 10.3 + TAMC B38 the marker comes back at a Logistics Step; a shuffle makes the look worthless, not the help', () => {
    expect(at('air: recon').play('trucks 2', 'trucks 2').position('air')).toBe('middleton');
    const t = at('4th: pontaubault 2/0/0\n6th: lorient 2/0/0\nffi: aside 1\nair: wehrmacht\ntop wehrmacht: W21').play(
      'move 6th',
      { name: 'attack 3', dice: [] },
    );
    expect(won(t)).toBe(false);
    expect(t.position('top wehrmacht')).toBe('-');
    const shuffled = at(
      'air: wehrmacht\ntop wehrmacht: W21\ncontrol: dol\n4th: dol 1/0/0\nkg: dinan\nffi: aside 1\n8th: lorient 1/1/0\n83rd: lorient 1/0/0',
    ).play('move 4th', 'to dinan');
    expect(shuffled.position('top wehrmacht')).toBe('-');
    expect(shuffled.position('air')).toBe('wehrmacht');
    shuffled.play('move 8th', { name: 'attack 3', dice: ['W15'] });
    expect(need(shuffled)).toBe('1A 0F');
  });

  it('TAMC 13.W1 + TAMC rA9 + RTTR 10.5 + RTTR 12.2 bad Weather grounds the air force, or only the two cards by option', () => {
    expect(ruleOf(at('weather: bad'), 'air recon')).toBe('TAMC 13.W1');
    expect(at('weather: bad', { badWeather: 'cards' }).choices()).toContain('air recon');
    const garrison = 'weather: bad\n8th: lorient 1/0/0\n83rd: lorient 0/0/0\nhand: A03 A08 A10 A13 A16';
    const t = at(garrison).play('move 8th', { name: 'attack 3', dice: ['W15'] });
    expect(ruleOf(t, 'warspite 1')).toBe('TAMC 13.W1');
    expect(ruleOf(t, 'light bombers')).toBe('TAMC 13.W1');
    expect(t.choices()).toEqual(['black dragon', 'heavy bombers 1', 'yield']);
    const marker = at('weather: bad\nair: wehrmacht\n8th: lorient 1/1/0\n83rd: lorient 0/0/0').play('move 8th', {
      name: 'attack 3',
      dice: ['W15'],
    });
    expect(need(marker)).toBe('2A 0F');
    expect(marker.position('air')).toBe('middleton');
  });

  it('TAMC 13.W2 + RTTR 12.1 + RTTR 7.2 + TAMC B37 the Weather of a card acts first and lasts', () => {
    const t = at('4th: pontaubault 2/0/0\nffi: aside 1\nhand: A16').play('move 4th', { name: 'to dol', dice: ['A25'] });
    expect(won(t)).toBe(false);
    expect(t.position('weather')).toBe('bad');
    expect(t.position('hand')).toBe('A16');
    const ignored = at('control: nantes\nweather: bad').play('move 4th', { name: 'to dol', dice: ['A17'] });
    expect(ignored.position('weather')).toBe('fair');
  });
});

describe('Cities', () => {
  it('TAMC 13.R1 + TAMC rA20 Rennes costs 1 Ammo to enter; a failed entry costs it again next time', () => {
    const none = at('8th: pontaubault 1/0/1').play('move 8th');
    expect(ruleOf(none, 'to rennes')).toBe('TAMC 13.R1');
    const t = at('8th: pontaubault 1/1/1\nffi: aside 1').play('move 8th', { name: 'to rennes', dice: ['W04'] });
    expect(won(t)).toBe(false);
    expect(carried(t, '8th')).toBe('0/0/1');
    expect(whereIs(t, '8th')).toBe('pontaubault');
    expect(t.position('rennes garrison')).toBe('there');
    expect(t.position('dedicated')).toContain('rennes W04');
  });

  it('TAMC 13.R2 infantry needs 1 Ammo less in that fight, armored does not', () => {
    const infantry = at('8th: pontaubault 1/3/1\nffi: aside 1').play('move 8th', { name: 'to rennes', dice: ['W04'] });
    expect(need(infantry)).toBe('2A 0F');
    expect(won(infantry)).toBe(true);
    const armored = at('4th: pontaubault 1/3/1\nffi: aside 1').play('move 4th', { name: 'to rennes', dice: ['W04'] });
    expect(need(armored)).toBe('3A 0F');
    expect(told(armored, 'enemy')[0]?.modifiers.some((m) => m.excluded === true)).toBe(true);
  });

  it('TAMC 13.R3 without the garrison: entry Ammo, then a card, then control', () => {
    const t = at('8th: pontaubault 1/1/1\nrennes garrison: gone\ndedicated: rennes -\npile: W02').play('move 8th', {
      name: 'to rennes',
      dice: ['A03'],
    });
    expect(carried(t, '8th')).toBe('0/0/1');
    expect(drew(t)).toBe(1);
    expect(list(t, 'control')).toEqual(['rennes']);
  });

  it('TAMC 13.R4 + TAMC 13.C1 + TAMC 13.N1 what the cities are worth', () => {
    const t = fresh(`control: rennes, chateaubriant, nantes\n${rennesTaken()}`);
    expect(points(t).cities).toBe(3);
    expect(t.choices()).toContain('supplies rennes');
    expect(t.choices()).toContain('supplies chateaubriant');
    expect(ruleOf(t, 'supplies nantes')).toBe('TAMC 11.e');
    const enters = at('control: derval\n8th: derval 1/0/1').play('move 8th', {
      name: 'to chateaubriant',
      dice: ['A03'],
    });
    expect(whereIs(enters, '8th')).toBe('chateaubriant');
  });
});
