// The rulebook's own examples, and the table of Garrison surcharges.
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  drew,
  list,
  need,
  points,
  rennesTaken,
  ruleOf,
  told,
  track,
  whereIs,
} from './helper.ts';

describe('Intelligence card example', () => {
  it('TAMC E01 two ports get a marker; the first FFI is the player’s choice, the second follows', () => {
    const t = at('phase: ffi').play({ name: 'end', dice: ['I09'] });
    expect(t.position('port brest')).toBe('pd 1');
    expect(t.position('port st_malo')).toBe('pd 1');
    expect(t.choices()).toEqual(['zone a', 'zone b']);
    t.play('zone a');
    expect(t.position('ffi')).toBe('zone a 2, zone b 2, aside 1');
    expect(track(t, 'ffi')).toBe('13, 1 aside for Nantes');
    expect(t.ask().step).toBe('action');
  });

  it('TAMC E02 a port that reaches its rating is destroyed; both FFI go to the emptier Zone', () => {
    const t = at('phase: ffi\nport st_malo: pd 1\nffi: zone a 3, aside 1').play({ name: 'end', dice: ['I09'] });
    expect(t.position('port brest')).toBe('pd 1');
    expect(t.position('port st_malo')).toBe('pd 2');
    expect(told(t, 'destruction').map((e) => `${e.port} ${e.markers}/${e.rating}`)).toEqual([
      'brest 1/5',
      'st_malo 2/2',
    ]);
    expect(t.position('ffi')).toBe('zone a 3, zone b 2, aside 1');
    expect(t.ask().step).toBe('action');
  });

  it.each([
    ['captured', 'control: st_malo\nport st_malo: down 1\ndedicated: st_malo -\npile: W06', 'down 1'],
    ['destroyed', 'port st_malo: pd 2', 'pd 2'],
  ])('TAMC E03 a port that is %s gets no marker', (_what, lines, after) => {
    const t = at(`phase: ffi\n${lines}`).play({ name: 'end', dice: ['I09'] });
    expect(t.position('port brest')).toBe('pd 1');
    expect(t.position('port st_malo')).toBe(after);
    expect(t.choices()).toEqual(['zone a', 'zone b']);
  });
});

describe('Movement example', () => {
  const march = (ffi: string) =>
    at(`8th: pontaubault 1/1/1\ncontrol: rennes, ploermel\n${rennesTaken()}\nffi: ${ffi}`).play(
      'move 8th',
      'to rennes',
      'to ploermel',
    );

  it('TAMC E04 from Pontaubault to Pontivy with the help of an FFI', () => {
    const t = march('zone a 1, aside 1').play('ffi a', { name: 'to pontivy', dice: ['A03'] });
    expect(carried(t, '8th')).toBe('0/1/1');
    expect(whereIs(t, '8th')).toBe('pontivy');
    expect(t.position('ffi')).toBe('aside 1');
    expect(track(t, 'ffi')).toBe('17, 1 aside for Nantes');
    expect(drew(t)).toBe(1);
    expect(list(t, 'control')).toContain('pontivy');
  });

  it('TAMC E05 without an FFI in that Zone the third space is refused', () => {
    const t = march('zone b 3, aside 1');
    expect(ruleOf(t, 'to pontivy')).toBe('TAMC 10.i');
    expect(ruleOf(t, 'ffi a')).toBe('TAMC 10.i');
    expect(ruleOf(t, 'ffi b')).toBe('TAMC 10.h');
    t.play('stop');
    expect(whereIs(t, '8th')).toBe('ploermel');
  });

  it('TAMC E06 only one FFI helps in a movement', () => {
    const t = march('zone a 3, aside 1').play('ffi a', { name: 'to pontivy', dice: ['A03'] });
    expect(ruleOf(t, 'to loudeac')).toBe('TAMC 10.i');
    expect(ruleOf(t, 'ffi a')).toBe('TAMC 10.i');
    expect(t.position('ffi')).toBe('zone a 2, aside 1');
  });
});

describe('Encirclement example', () => {
  const eastern = (lines: string, control = 'rennes, vannes') =>
    at(`logistics: 1\ncontrol: ${control}\n${rennesTaken()}\n${lines}`);
  const sixth = '6th: vannes 2/1/0\nffi: st_nazaire 1, aside 1';

  it('TAMC E07 the three spaces still reach St. Nazaire', () => {
    const t = eastern('phase: ffi\nffi: vannes 1, aside 1').play('vannes to lorient');
    expect(list(t, 'control')).toEqual(['rennes', 'vannes']);
  });

  it('TAMC E08 the siege of St. Nazaire encircles exactly Chateaubriant, Derval and Nantes', () => {
    const t = eastern(sixth).play('move 6th', { name: 'to st_nazaire', dice: ['A21'] });
    expect(besieged(t, 'st_nazaire')).toBe(true);
    expect(list(t, 'control').sort()).toEqual(['chateaubriant', 'derval', 'nantes', 'rennes', 'vannes']);
    expect(told(t, 'encircled')[0]?.spaces).toEqual(['derval', 'chateaubriant', 'nantes']);
    expect(points(t)).toMatchObject({ cities: 3, besieged: 1 });
    expect(drew(t)).toBe(1);
  });

  it('TAMC E09 a lost fight on entering leaves everything as it was', () => {
    const t = eastern('6th: vannes 2/0/0\nffi: st_nazaire 1, aside 1').play(
      'move 6th',
      { name: 'to st_nazaire', dice: ['A26'] },
      'yield',
    );
    expect(whereIs(t, '6th')).toBe('vannes');
    expect(besieged(t, 'st_nazaire')).toBe(false);
    expect(list(t, 'control')).toEqual(['rennes', 'vannes']);
  });

  it('TAMC E10 before the first Logistics Step nothing is encircled', () => {
    const t = eastern(`${sixth}\nlogistics: 0`).play('move 6th', { name: 'to st_nazaire', dice: ['A03'] });
    expect(besieged(t, 'st_nazaire')).toBe(true);
    expect(list(t, 'control')).toEqual(['rennes', 'vannes']);
  });

  it('TAMC E11 uncontrolled Rennes keeps the spaces open', () => {
    const t = at(`logistics: 1\ncontrol: vannes\n${sixth}`).play('move 6th', { name: 'to st_nazaire', dice: ['A03'] });
    expect(list(t, 'control')).toEqual(['vannes']);
  });

  it('TAMC E12 an uncontrolled Vannes leads on to Lorient', () => {
    const t = eastern('phase: ffi\nffi: st_nazaire 1, derval 1, aside 1', 'rennes').play('derval to st_nazaire');
    expect(besieged(t, 'st_nazaire')).toBe(true);
    expect(list(t, 'control')).toEqual(['rennes']);
  });

  it('TAMC E13 only what is uncontrolled gets a marker', () => {
    const t = eastern(sixth, 'rennes, vannes, derval').play('move 6th', { name: 'to st_nazaire', dice: ['A03'] });
    expect(told(t, 'encircled')[0]?.spaces).toEqual(['chateaubriant', 'nantes']);
    expect(points(t).cities).toBe(3);
  });

  it('TAMC E14 an FFI that completes the siege encircles in the FFI Phase', () => {
    const t = eastern('phase: ffi\n8th: st_nazaire 1/1/1\nffi: derval 1, aside 1').play('derval to st_nazaire');
    expect(besieged(t, 'st_nazaire')).toBe(true);
    expect(list(t, 'control').sort()).toEqual(['chateaubriant', 'derval', 'nantes', 'rennes', 'vannes']);
    expect(t.ask().step).toBe('ffi');
  });
});

describe('Siege examples', () => {
  const malo = 'control: dol, dinan\n6th: dol 2/1/0\n83rd: dinan 1/1/1\nffi: st_malo 1, aside 1';

  it('TAMC E15 the 6th draws a card and completes the siege of St. Malo; the next Division draws none', () => {
    const t = at(malo).play('move 6th', { name: 'to st_malo', dice: ['A03'] });
    expect(drew(t)).toBe(1);
    expect(besieged(t, 'st_malo')).toBe(true);
    t.play('stop', 'move 83rd', { name: 'to st_malo', dice: [] });
    expect(drew(t)).toBe(0);
    expect(besieged(t, 'st_malo')).toBe(true);
  });

  it('TAMC E16 thrown back by its card, the 6th besieges nothing; the next Division draws again', () => {
    const t = at(malo.replace('6th: dol 2/1/0', '6th: dol 2/0/0')).play(
      'move 6th',
      { name: 'to st_malo', dice: ['A26'] },
      'yield',
    );
    expect(whereIs(t, '6th')).toBe('dol');
    expect(besieged(t, 'st_malo')).toBe(false);
    t.play('move 83rd', { name: 'to st_malo', dice: ['A03'] });
    expect(drew(t)).toBe(1);
  });

  it('TAMC E17 an armored Division alone attacks; infantry alone does not', () => {
    const armored = at('4th: st_nazaire 3/3/0').play('move 4th');
    expect(armored.choices()).toContain('attack 3');
    const infantry = at('8th: st_nazaire 1/1/1').play('move 8th');
    expect(ruleOf(infantry, 'attack 3')).toBe('TAMC 12.k');
  });

  it('TAMC E18 Vannes opens only when Garrison 2 of both ports is down', () => {
    const t = at(
      'control: vannes\nport st_nazaire: down 3 2\nport lorient: down 3\npile: W12 W13 W14\nstock: 1/1/1\n8th: lorient 2/3/1\nffi: lorient 1, aside 1',
    );
    expect(t.position('minor ports')).toBe('-');
    t.play('move 8th', { name: 'attack 2', dice: ['W11'] }, 'fight');
    expect(t.position('minor ports')).toBe('vannes open');
    expect(t.choices()).toContain('supplies vannes');
  });

  it.each([
    ['8th: brest 1/1/1\nffi: brest 2, aside 1', true],
    ['8th: brest 1/1/1\n83rd: brest 1/1/1\nffi: brest 1, aside 1', true],
    ['8th: brest 1/1/1\n83rd: brest 1/1/1\n6th: brest 2/1/0\nffi: aside 1', true],
    ['8th: brest 1/1/1\nffi: brest 1, aside 1', false],
  ])('TAMC E19 Brest needs three: %j', (lines, yes) => {
    expect(besieged(at(lines), 'brest')).toBe(yes);
  });

  it('TAMC E20 two FFI besiege Lorient but attack nobody; Brest cannot be besieged by FFI alone', () => {
    const t = at('ffi: lorient 2, brest 2, aside 1');
    expect(besieged(t, 'lorient')).toBe(true);
    expect(besieged(t, 'brest')).toBe(false);
    expect(points(t).besieged).toBe(1);
    expect(t.choices().some((name) => name.includes('attack'))).toBe(false);
    expect(() => at('ffi: brest 3, aside 1')).toThrow(/the limit is 2/);
  });
});

const STANDARD_BOX = 'ffi: st_nazaire 2, aside 1\n';
const FORTIFIED_BOX = 'ffi: brest 2, aside 1\nport brest: down 3\npile: W12\n';
const SURCHARGES = [
  ['TAMC T1', STANDARD_BOX, '8th', 'st_nazaire', 'attack 3', 'W11', '1A 0F'],
  ['TAMC T2', STANDARD_BOX, '8th', 'st_nazaire', 'attack 3', 'W22', '2A 1F'],
  ['TAMC T3', STANDARD_BOX, '4th', 'st_nazaire', 'attack 3', 'W11', '2A 1F'],
  ['TAMC T4', STANDARD_BOX, '4th', 'st_nazaire', 'attack 3', 'W22', '3A 2F'],
  ['TAMC T5', FORTIFIED_BOX, '8th', 'brest', 'attack 2', 'W11', '2A 0F'],
  ['TAMC T6', FORTIFIED_BOX, '8th', 'brest', 'attack 2', 'W22', '3A 1F'],
  ['TAMC T7', FORTIFIED_BOX, '4th', 'brest', 'attack 2', 'W11', '3A 1F'],
  ['TAMC T8', FORTIFIED_BOX, '4th', 'brest', 'attack 2', 'W22', '4A 2F'],
] as const;

describe('Garrison surcharges', () => {
  it.each(SURCHARGES)(
    '%s on what the card asks for, and 1 Fuel for the Move',
    (_id, box, division, port, attack, card, required) => {
      const t = at(`${box}${division}: ${port} 3/3/0`).play(`move ${division}`);
      expect(carried(t, division)).toBe('2/3/0');
      t.play({ name: attack, dice: [card] });
      expect(need(t)).toBe(required);
    },
  );
});
