// Chapters 9, 10 and 12: movement, encirclement, FFI, sieges and Garrisons.
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  drew,
  fresh,
  list,
  need,
  notes,
  points,
  rennesTaken,
  row,
  ruleOf,
  told,
  track,
  whereIs,
  won,
} from './helper.ts';

describe('Movement', () => {
  it('TAMC 9.a there is no Airborne Landing', () => {
    expect(at().why('airborne dol')?.rule).toBe('TAMC 9.a');
  });

  it('TAMC 9.b + RTTR 6.1 one Fuel; three spaces for armored, two for infantry; none without Fuel', () => {
    const t = at('control: dol, dinan, quidellac, ploermel\n8th: pontaubault 0/1/1').play(
      'move 4th',
      'to dol',
      'to dinan',
      'to quidellac',
    );
    expect(carried(t, '4th')).toBe('1/1/0');
    expect(ruleOf(t, 'to ploermel')).toBe('TAMC 10.i');
    t.play('stop');
    expect(ruleOf(t, 'move 8th')).toBe('TAMC 9.b');
    const infantry = at('control: dol, dinan, quidellac\n8th: pontaubault 1/1/1').play(
      'move 8th',
      'to dol',
      'to dinan',
    );
    expect(ruleOf(infantry, 'to quidellac')).toBe('TAMC 10.i');
    expect(ruleOf(infantry, 'to brest')).toBe('RTTR 6.1');
  });

  it('TAMC 9.c + TAMC rA7 + RTTR 6.3 Divisions obey arrows; retreats do not', () => {
    const t = at(`control: rennes\n${rennesTaken()}\n4th: rennes 2/1/0`).play('move 4th');
    expect(ruleOf(t, 'to pontaubault')).toBe('TAMC 9.c');
    const back = at('4th: pontaubault 1/0/0\nffi: aside 1').play('move 4th', { name: 'to dol', dice: ['A26'] });
    expect(whereIs(back, '4th')).toBe('pontaubault');
  });

  it('TAMC 9.d + TAMC rA6 + RTTR 6.4 one Division in an ordinary space, any number in start spaces and Siege Boxes', () => {
    const lines = 'control: dol\n8th: dol 1/1/1\n83rd: st_malo 1/1/1\nffi: dol 2, aside 1';
    const t = at(lines).play('move 4th');
    expect(ruleOf(t, 'to dol')).toBe('TAMC 9.d');
    expect(at(lines, { stacking: 'any' }).play('move 4th').choices()).toContain('to dol');
    expect(at(lines).play('move 8th').choices()).toContain('to st_malo');
    expect(at(lines).play('move 6th').choices()).toContain('to pontaubault');
  });

  it('TAMC 9.e + TAMC rA31 + RTTR 1.4 a Division moves once a round, unless the option allows two', () => {
    const t = at('control: dol, dinan').play('move 4th', 'to dol', 'stop');
    expect(ruleOf(t, 'move 4th')).toBe('TAMC rA31');
    expect(at('control: dol, dinan', { moves: 'two' }).play('move 4th', 'to dol', 'stop').choices()).toContain(
      'move 4th',
    );
  });

  it('TAMC 9.f + TAMC rA5 + RTTR 6.7 going on after a won fight or a halt costs 1 Fuel', () => {
    const lines = '4th: pontaubault 2/1/0\nffi: aside 1';
    const t = at(lines).play('move 4th', { name: 'to dol', dice: ['A26'] });
    expect(won(t)).toBe(true);
    t.play({ name: 'to dinan', dice: ['A27'] });
    expect(carried(t, '4th')).toBe('0/0/0');
    expect(list(t, 'control')).toEqual(['dol', 'dinan']);
    expect(ruleOf(t, 'to quidellac')).toBe('TAMC rA5');
    const free = at(lines, { goingOn: 'free' }).play(
      'move 4th',
      { name: 'to dol', dice: ['A26'] },
      { name: 'to dinan', dice: ['A27'] },
    );
    expect(carried(free, '4th')).toBe('1/0/0');
    expect(free.choices()).toContain('to quidellac');
    const ends = at(lines, { goingOn: 'ends' }).play('move 4th', { name: 'to dol', dice: ['A26'] });
    expect(ends.ask().step).toBe('action');
  });

  it('TAMC 9.g + RTTR 6.8 + RTTR 9.4 a lost combat ends the move in the space before, not where it began', () => {
    const t = at('4th: pontaubault 2/0/0\ncontrol: dol\nffi: aside 1').play('move 4th', 'to dol', {
      name: 'to dinan',
      dice: ['A26'],
    });
    expect(whereIs(t, '4th')).toBe('dol');
    expect(t.ask().step).toBe('action');
  });

  it('RTTR 6.5 + RTTR 6.6 fights come instead of a card; control follows', () => {
    const t = at(`control: dol\n6th: dol 3/3/0\nkg: dinan\n${row('W09')}`).play('move 6th', {
      name: 'to dinan',
      dice: ['W09'],
    });
    expect(drew(t)).toBe(0);
    expect(list(t, 'control')).toEqual(['dol', 'dinan']);
  });

  it('RTTR 6.1 a Move enters a space or attacks; it cannot stop before, and a blocked Division cannot begin', () => {
    const t = at().play('move 4th');
    expect(ruleOf(t, 'stop')).toBe('RTTR 6.1');
    const blocked = at('4th: pontaubault 2/0/0\n8th: dol 1/1/1\ncontrol: dol');
    expect(ruleOf(blocked, 'move 4th')).toBe('RTTR 6.1');
  });

  it('RTTR 6.2 + TAMC 13.M4 FFI and Tank Destroyer together: four spaces for infantry, five for armored', () => {
    const way = `control: rennes, ploermel, pontivy, carhaix, chateaulin\n${rennesTaken()}\ntank destroyer: 8th\nmiddleton: used\n8th: pontaubault 1/1/1`;
    const t = at(way).play(
      'move 8th',
      'to rennes',
      'to ploermel',
      'ffi a',
      'to pontivy',
      'tank destroyer',
      'to carhaix',
    );
    expect(ruleOf(t, 'to chateaulin')).toBe('TAMC 10.i');
    expect(t.position('tank destroyer')).toBe('middleton');
    const armored = at(
      way.replace('tank destroyer: 8th', 'tank destroyer: 4th').replace('8th: pontaubault 1/1/1', ''),
    ).play(
      'move 4th',
      'to rennes',
      'to ploermel',
      'to pontivy',
      'ffi a',
      'to carhaix',
      'tank destroyer',
      'to chateaulin',
    );
    expect(whereIs(armored, '4th')).toBe('chateaulin');
  });

  it('RTTR 2.7 + RTTR 2.8 loading on the way: a passing Division takes and drops', () => {
    const t = at('control: dol, dinan\nlying: dol 1/2/0').play(
      'move 4th',
      'to dol',
      'stow',
      '4th 1 fuel',
      '4th 3 ammo',
      'to dinan',
      'stop',
    );
    expect(carried(t, '4th')).toBe('1/3/0');
    expect(t.position('lying')).toBe('dol 1/0/0');
  });

  it('TAMC rA29 + RTTR 6.9 entering a Siege Box ends the move', () => {
    const t = at('control: dol\n4th: dol 2/1/0').play('move 4th', { name: 'to st_malo', dice: ['A03'] });
    expect(ruleOf(t, 'to dinan')).toBe('TAMC rA29');
    expect(t.choices()).toEqual(['attack 1', 'stow', 'stop']);
  });
});

describe('Encirclement', () => {
  it('TAMC 9.h + RTTR 11.1 the first Logistics Step checks at once', () => {
    const t = at('control: st_brieuc, guingamp, morlaix').play('trucks 2', 'trucks 2');
    expect(told(t, 'encircled')[0]?.spaces).toEqual(['paimpol', 'st_michel']);
  });

  it('TAMC 9.i + RTTR 11.2 Rennes without control and every free port keep spaces open', () => {
    const t = at('logistics: 1\nphase: ffi\ncontrol: st_brieuc, guingamp\nffi: lesneven 1, aside 1').play(
      'lesneven to brest',
    );
    expect(told(t, 'encircled')).toEqual([]);
  });

  it('TAMC 9.j + RTTR 11.3 Paimpol and St. Michel are cut off; the Minor Port counts as gained', () => {
    const t = at('logistics: 1\ncontrol: st_brieuc, guingamp, lesneven\n8th: lesneven 1/1/1\nffi: aside 1').play(
      'move 8th',
      { name: 'to morlaix', dice: ['A03'] },
    );
    expect(list(t, 'control').sort()).toEqual(['guingamp', 'lesneven', 'morlaix', 'paimpol', 'st_brieuc', 'st_michel']);
    expect(t.position('minor ports')).toBe('st_michel open, st_brieuc open');
    expect(drew(t)).toBe(1);
  });

  it('TAMC 9.k the siege of St. Malo cuts off Dol and Dinan', () => {
    const t = at(
      `logistics: 1\nphase: ffi\ncontrol: rennes, quidellac, st_brieuc\n${rennesTaken()}\nffi: st_malo 1, dol 1, aside 1`,
    ).play('dol to st_malo');
    expect(told(t, 'encircled')[0]?.spaces).toEqual(['dol', 'dinan']);
  });

  it('TAMC 9.l the siege of Lorient cuts off Concarneau and Quimper; with Brest besieged the whole west', () => {
    const t = at('logistics: 1\nphase: ffi\ncontrol: chateaulin\nffi: lorient 1, pontivy 1, aside 1').play(
      'pontivy to lorient',
    );
    expect(told(t, 'encircled')[0]?.spaces.slice().sort()).toEqual(['concarneau', 'quimper']);
    const west = at(
      `logistics: 1\nphase: ffi\ncontrol: rennes, vannes, pontivy, carhaix, huelgoat, morlaix\n${rennesTaken()}\n8th: brest 1/1/1\nffi: brest 2, lorient 1, pontivy 1, aside 1`,
    ).play('pontivy to lorient');
    expect(told(west, 'encircled')[0]?.spaces.slice().sort()).toEqual([
      'chateaulin',
      'concarneau',
      'lesneven',
      'quimper',
    ]);
  });

  it('TAMC 9.m + RTTR 11.5 + TAMC B35 control stays when the siege is broken, even by the next FFI', () => {
    const t = at('logistics: 1\nphase: ffi\ncontrol: chateaulin\nffi: lorient 1, pontivy 1, aside 1').play(
      'pontivy to lorient',
      'lorient to vannes',
    );
    expect(besieged(t, 'lorient')).toBe(false);
    expect(list(t, 'control')).toContain('quimper');
  });

  it('TAMC 9.n + TAMC 9.o Rennes and Siege Boxes are never gained so; 26 markers suffice', () => {
    const t = at(
      'logistics: 1\nphase: ffi\n8th: brest 1/1/1\nffi: brest 2, lorient 2, st_nazaire 2, st_malo 1, dol 1, aside 1\ncontrol: pontivy',
    ).play('dol to st_malo');
    expect(list(t, 'control')).toEqual(['pontivy']);
    const all = at(
      `logistics: 1\nphase: ffi\n8th: brest 1/1/1\nffi: brest 2, lorient 2, st_nazaire 2, st_malo 1, dol 1, aside 1\ncontrol: rennes\n${rennesTaken()}`,
    ).play('dol to st_malo');
    expect(list(all, 'control')).toHaveLength(22);
    expect(list(all, 'control')).not.toContain('brest');
    expect(track(all, 'control')).toBe('4');
    expect(told(all, 'recon')).toEqual([]);
  });

  it('TAMC 9.p + RTTR 11.4 an Unknown Contact marker inside counts as beaten', () => {
    const t = at(
      'logistics: 1\nphase: ffi\ncontrol: chateaulin\nffi: lorient 1, pontivy 1, aside 1\ncontact: quimper\ndedicated: contact W03\ngone: A20',
    ).play('pontivy to lorient');
    expect(t.position('contact')).toBe('-');
    expect(t.position('pile')).toBe('W03');
    expect(points(t).units).toBe(1);
  });

  it('TAMC rA19 when more Minor Ports are gained at once than markers are left, the player chooses', () => {
    const t = at(
      'logistics: 1\nphase: ffi\ncontrol: chateaulin, st_michel\nminor ports: st_michel closed\nfirst ports: 1\nport lorient: down 3 2\npile: W11 W12\nffi: lorient 1, pontivy 1, aside 1',
    ).play('pontivy to lorient');
    expect(t.choices()).toEqual(['open concarneau', 'open quimper']);
    t.play('open quimper');
    expect(t.position('minor ports')).toBe('st_michel closed, quimper open');
    expect(t.ask().step).toBe('ffi');
  });
});

describe('FFI Phase', () => {
  it('TAMC 10.a each marker moves at most one space; none is legal', () => {
    const t = at('phase: ffi').play('zone a to rennes');
    expect(ruleOf(t, 'rennes to quidellac')).toBe('TAMC 10.a');
    expect(t.choices()).toContain('end');
    expect(at('phase: ffi').choices()).toContain('end');
  });

  it('TAMC 10.b from a Zone to its entry spaces, garrisoned Rennes too', () => {
    const t = at('phase: ffi');
    expect(t.choices()).toEqual([
      'zone a to rennes',
      'zone a to ploermel',
      'zone a to vannes',
      'zone a to derval',
      'zone b to guingamp',
      'zone b to carhaix',
      'zone b to huelgoat',
      'zone b to chateaulin',
      'end',
    ]);
    expect(ruleOf(t, 'zone a to pontivy')).toBe('TAMC 10.b');
  });

  it('TAMC 10.c from space to adjacent space or Siege Box, arrows ignored', () => {
    const t = at('phase: ffi\nffi: rennes 1, dol 1, aside 1');
    expect(t.choices()).toContain('rennes to pontaubault');
    expect(t.choices()).toContain('dol to st_malo');
    expect(ruleOf(t, 'rennes to nantes')).toBe('TAMC 10.c');
  });

  it('TAMC 10.d + TAMC B20 never back into a Zone', () => {
    const t = at('phase: ffi\nffi: rennes 1, zone b 1, aside 1');
    expect(ruleOf(t, 'rennes to zone a')).toBe('TAMC B20');
    expect(ruleOf(t, 'zone b to zone a')).toBe('TAMC B20');
  });

  it('TAMC 10.e two on a space; one may leave first', () => {
    const t = at('phase: ffi\nffi: rennes 2, quidellac 1, zone a 9, aside 1');
    expect(ruleOf(t, 'quidellac to rennes')).toBe('TAMC 10.e');
    t.play('rennes to derval');
    expect(t.choices()).toContain('quidellac to rennes');
  });

  it('TAMC 10.f + TAMC 10.g FFI pass Kampfgruppen and Divisions, draw no card, give no control, open no base', () => {
    const t = at('phase: ffi\nffi: guingamp 1, morlaix 1, aside 1\nkg: carhaix').play(
      'guingamp to carhaix',
      'morlaix to st_michel',
    );
    expect(told(t, 'recon')).toEqual([]);
    expect(told(t, 'fight')).toEqual([]);
    expect(t.position('control')).toBe('-');
    expect(t.position('minor ports')).toBe('-');
  });

  const march =
    'control: rennes, ploermel, pontivy, loudeac, quidellac, dol\nrennes garrison: gone\ndedicated: rennes -\npile: W02\n8th: pontaubault 1/1/1\n';

  it('TAMC 10.h help only where an entry space was used; unused help is not lost', () => {
    const t = at(`${march}ffi: zone a 1, aside 1`).play('move 8th', 'to dol', 'to quidellac');
    expect(ruleOf(t, 'ffi a')).toBe('TAMC 10.h');
    const stops = at(`${march}ffi: zone a 1, aside 1`).play('move 8th', 'to rennes');
    expect(ruleOf(stops, 'ffi a')).toBe('TAMC 10.h');
    stops.play('to quidellac', 'stop');
    expect(stops.position('ffi')).toBe('zone a 1, aside 1');
    const starts = at(`${march}8th: ploermel 1/1/1\nffi: zone a 1, aside 1`).play(
      'move 8th',
      'to pontivy',
      'to loudeac',
      'ffi a',
    );
    expect(ruleOf(starts, 'stop')).toBe('TAMC 10.h');
    starts.play('to quidellac');
    expect(whereIs(starts, '8th')).toBe('quidellac');
  });

  it('TAMC 10.i one FFI a movement, from either Zone; Colonel Eon changes nothing', () => {
    const t = at(
      'control: pontivy, carhaix, huelgoat, morlaix, lesneven\n8th: carhaix 1/1/1\nffi: zone a 2, zone b 2, aside 1\nin force: A05',
    ).play('move 8th', 'to huelgoat', 'to morlaix', 'ffi b', 'to lesneven');
    expect(ruleOf(t, 'ffi b')).toBe('TAMC 10.i');
  });

  it('TAMC 10.j FFI standing in a space give no movement', () => {
    const t = at(`${march}ffi: rennes 2, ploermel 2, aside 1`).play('move 8th', 'to rennes', 'to ploermel');
    expect(ruleOf(t, 'ffi a')).toBe('TAMC 10.i');
  });

  it('TAMC 10.k help in combat from a Zone only in its entry spaces, after the card is seen', () => {
    const t = at(`control: rennes\n${rennesTaken()}\n8th: rennes 2/0/0\nffi: zone a 3, aside 1`).play('move 8th', {
      name: 'to ploermel',
      dice: ['A26'],
    });
    expect(t.choices()).toEqual(['ffi a', 'yield']);
    t.play('ffi a', { name: 'to pontivy', dice: ['A25'] });
    expect(won(t)).toBe(false);
    const pontivy = at(
      `control: rennes, ploermel\n${rennesTaken()}\n8th: ploermel 2/0/0\nffi: zone a 3, aside 1\nhand: A13`,
    ).play('move 8th', { name: 'to pontivy', dice: ['A26'] });
    expect(ruleOf(pontivy, 'ffi zone')).toBe('TAMC 10.k');
  });

  it('TAMC 10.l help on the spot: the marker must be in that space', () => {
    const t = at('control: dol\n4th: dol 2/0/0\nffi: dol 1, aside 1\nhand: A13').play('move 4th', {
      name: 'to dinan',
      dice: ['A26'],
    });
    expect(ruleOf(t, 'ffi here')).toBe('TAMC 10.l');
  });

  it('TAMC 10.m + TAMC rA23 one FFI in a combat, two with Colonel Eon, from Zone and space', () => {
    const lines = `control: rennes\n${rennesTaken()}\n8th: rennes 2/0/0\nkg: ploermel\n${row('W09')}\nffi: zone a 1, ploermel 1, aside 1\nhand: A11`;
    const one = at(lines).play('move 8th', { name: 'to ploermel', dice: ['W09'] }, 'ffi here');
    expect(ruleOf(one, 'ffi a')).toBe('TAMC rA23');
    const two = at(`${lines}\nin force: A05`).play(
      'move 8th',
      { name: 'to ploermel', dice: ['W09'] },
      'ffi here',
      'ffi a',
    );
    expect(won(two)).toBe(true);
    expect(two.position('ffi')).toBe('aside 1');
    expect(two.position('hand')).toBe('A11');
  });

  it('TAMC 10.n FFI never replace Fuel', () => {
    const t = at('4th: st_nazaire 1/3/0\nffi: st_nazaire 2, aside 1').play('move 4th', {
      name: 'attack 3',
      dice: ['W11'],
    });
    expect(need(t)).toBe('2A 1F');
    expect(won(t)).toBe(false);
    expect(t.position('ffi')).toBe('st_nazaire 2, aside 1');
  });

  it('TAMC 10.o + TAMC 10.p used markers go to the supply; one marker helps once', () => {
    const t = at(`control: rennes, quidellac\n${rennesTaken()}\n8th: quidellac 2/0/0\nffi: zone a 1, aside 1`).play(
      'move 8th',
      'to rennes',
      { name: 'to ploermel', dice: ['A26'] },
      'ffi a',
    );
    expect(track(t, 'ffi')).toBe('17, 1 aside for Nantes');
    expect(ruleOf(t, 'ffi a')).toBe('TAMC 10.i');
    const two = at(`control: rennes, quidellac\n${rennesTaken()}\n8th: quidellac 2/0/0\nffi: zone a 2, aside 1`).play(
      'move 8th',
      'to rennes',
      { name: 'to ploermel', dice: ['A26'] },
      'ffi a',
      'ffi a',
      { name: 'to pontivy', dice: ['A03'] },
    );
    expect(two.position('ffi')).toBe('aside 1');
  });
});

describe('Sieges and Garrisons', () => {
  it('TAMC 12.a a Siege Box is entered by road only', () => {
    const from = (port: string) => notes(at(), port).find((note) => note.startsWith('roads to'));
    expect(from('st_malo')).toBe('roads to Dol-de-Bretagne; Dinan');
    expect(from('st_nazaire')).toBe('roads to Vannes; Derval; Nantes');
    expect(from('lorient')).toBe('roads to Pontivy; Vannes; Concarneau');
    expect(from('brest')).toBe('roads to Lesneven; Châteaulin');
    expect(ruleOf(at('phase: ffi\nffi: quimper 1, aside 1'), 'quimper to brest')).toBe('TAMC 10.c');
  });

  it('TAMC 12.b + TAMC B13 at least the number; a starving Division counts', () => {
    expect(besieged(at('8th: st_malo 0/0/0 starving\n83rd: st_malo 1/1/1\nffi: st_malo 2, aside 1'), 'st_malo')).toBe(
      true,
    );
    expect(besieged(at('8th: st_malo 0/0/0 starving\nffi: st_malo 1, aside 1'), 'st_malo')).toBe(true);
    expect(besieged(at('kg: st_malo\nffi: st_malo 1, aside 1'), 'st_malo')).toBe(false);
  });

  it('TAMC 12.c the first three Divisions at Brest draw a card, the fourth does not', () => {
    const t = at(
      'control: lesneven, chateaulin\n4th: lesneven 2/1/0\n6th: chateaulin 2/1/0\n8th: brest 1/1/1\n83rd: brest 1/1/1',
    ).play('move 4th', { name: 'to brest', dice: ['A03'] });
    expect(besieged(t, 'brest')).toBe(true);
    t.play('stop', 'move 6th', { name: 'to brest', dice: [] });
    expect(drew(t)).toBe(0);
    const two = at('control: lesneven\n4th: lesneven 2/1/0\n8th: brest 1/1/1').play('move 4th', {
      name: 'to brest',
      dice: ['A03'],
    });
    expect(drew(two)).toBe(1);
  });

  it('TAMC 12.d a Division leaves by a Move of a later round and draws again when it comes back', () => {
    const t = at('control: dol\n4th: st_malo 3/1/0').play(
      'move 4th',
      'to dol',
      'stop',
      'end',
      { name: 'end', dice: ['I16'] },
      'move 4th',
      { name: 'to st_malo', dice: ['A03'] },
    );
    expect(drew(t)).toBe(1);
  });

  it('TAMC 12.e a Kampfgruppe in the box is fought in place of the card; no Control marker', () => {
    const t = at(`control: dol\n4th: dol 2/3/0\nkg: st_malo\nffi: st_malo 1, aside 1\n${row('W09')}`).play(
      'move 4th',
      { name: 'to st_malo', dice: ['W09'] },
      'fight',
    );
    expect(drew(t)).toBe(0);
    expect(besieged(t, 'st_malo')).toBe(true);
    expect(list(t, 'control')).toEqual(['dol']);
  });

  it('TAMC 12.f + TAMC 12.g any number of Divisions, two FFI, which come and go without event', () => {
    const t = at(
      'phase: ffi\n4th: st_malo 0/0/0\n6th: st_malo 0/0/0\n8th: st_malo 0/0/0\nffi: st_malo 2, dol 1, aside 1',
    );
    expect(ruleOf(t, 'dol to st_malo')).toBe('TAMC 10.e');
    t.play('st_malo to dinan', 'dol to st_malo');
    expect(told(t, 'recon')).toEqual([]);
  });

  it('TAMC 12.h without the number infantry attacks no more; beaten Garrisons stay beaten', () => {
    const t = at('8th: lorient 1/3/0\nport lorient: down 3\npile: W11').play('move 8th');
    expect(ruleOf(t, 'attack 2')).toBe('TAMC 12.k');
    expect(t.position('port lorient')).toBe('down 3');
    const armored = at('4th: lorient 2/3/0\nport lorient: down 3\npile: W11').play('move 4th');
    expect(armored.choices()).toContain('attack 2');
  });

  it('TAMC 12.i + TAMC rA15 + RTTR 9.7 an attack is a Move: refused for a Division that moved, starves or has no Fuel', () => {
    expect(ruleOf(at('4th: lorient 2/3/0 moved'), 'move 4th')).toBe('TAMC rA31');
    expect(ruleOf(at('4th: lorient 2/3/0 starving'), 'move 4th')).toBe('RTTR 8.3');
    expect(ruleOf(at('4th: lorient 0/3/0'), 'move 4th')).toBe('TAMC 9.b');
    const t = at('4th: lorient 3/3/0').play('move 4th', { name: 'attack 3', dice: ['W11'] });
    expect(t.ask().step).toBe('action');
    expect(whereIs(t, '4th')).toBe('lorient');
  });

  it('TAMC 12.j + TAMC B16 entering and attacking in one Move', () => {
    const besiegedBox = 'control: pontivy, vannes, ploermel\nffi: lorient 2, aside 1\n';
    const yes = at(`${besiegedBox}8th: vannes 1/3/0`).play('move 8th', { name: 'to lorient', dice: [] });
    expect(yes.choices()).toContain('attack 3');
    const second = at(`${besiegedBox}8th: ploermel 1/3/0`).play('move 8th', 'to pontivy', {
      name: 'to lorient',
      dice: [],
    });
    expect(ruleOf(second, 'attack 3')).toBe('TAMC 10.i');
    const completes = at('control: vannes\nffi: lorient 1, aside 1\n8th: vannes 1/3/0').play('move 8th', {
      name: 'to lorient',
      dice: ['A03'],
    });
    expect(completes.choices()).toContain('attack 3');
    const armored = at('control: vannes\nffi: aside 1\n4th: vannes 2/3/0').play('move 4th', {
      name: 'to lorient',
      dice: ['A03'],
    });
    expect(armored.choices()).toContain('attack 3');
    const extra = at(`${besiegedBox}ffi: zone a 1, lorient 2, aside 1\n8th: ploermel 1/3/0`).play(
      'move 8th',
      'to pontivy',
      'to lorient',
      'ffi a',
      { name: 'attack 3', dice: ['W11'] },
      'fight',
    );
    expect(won(extra)).toBe(true);
    const noEntry = at(
      'control: pontivy, concarneau, quimper\nffi: zone a 1, lorient 2, aside 1\n8th: quimper 1/3/0',
    ).play('move 8th', 'to concarneau', 'to lorient');
    expect(ruleOf(noEntry, 'ffi a')).toBe('TAMC 10.h');
  });

  it('TAMC 12.k infantry needs the siege, armored does not', () => {
    const t = at('8th: st_nazaire 1/3/0\nffi: aside 1').play('move 8th');
    expect(t.why('attack 3')?.text).toBe(
      'St. Nazaire is not besieged (1 of 2). Only an armored Division attacks without a siege.',
    );
  });

  it('TAMC 12.l + TAMC 12.m the attacker stays, win or lose; one attack a Move', () => {
    const lost = at('4th: lorient 3/0/0\nffi: aside 1').play('move 4th', { name: 'attack 3', dice: ['W11'] });
    expect(won(lost)).toBe(false);
    expect(whereIs(lost, '4th')).toBe('lorient');
    expect(lost.ask().step).toBe('action');
  });

  it('TAMC 12.n + TAMC B18 Divisions in the box share Ammo and Fuel, not Food; tokens of the box can be loaded', () => {
    const t = at(
      '8th: lorient 1/1/0\n83rd: lorient 0/3/1\nlying: lorient 0/1/0\n6th: vannes 2/1/0\ncontrol: vannes',
    ).play('move 8th', { name: 'attack 3', dice: ['W24'] });
    expect(need(t)).toBe('3A 0F');
    t.play('fight');
    expect(t.choices()).toEqual(['0 ammo from 8th', '1 ammo from 8th']);
    t.play('1 ammo from 8th', '1 ammo from lorient');
    expect(won(t)).toBe(true);
    expect(carried(t, '83rd')).toBe('0/2/1');
    const alone = at('8th: lorient 1/1/0\n83rd: vannes 0/3/1\nffi: lorient 1, aside 1\ncontrol: vannes').play(
      'move 8th',
      { name: 'attack 3', dice: ['W24'] },
    );
    expect(won(alone)).toBe(false);
  });

  it('TAMC 12.o a deck card that is not beaten goes back; the next attack draws anew', () => {
    const t = at('4th: lorient 1/0/0\n8th: lorient 1/1/0').play('move 4th', { name: 'attack 3', dice: ['W22'] });
    expect(won(t)).toBe(false);
    t.play('move 8th', { name: 'attack 3', dice: ['W11'] });
    expect(won(t)).toBe(true);
    expect(t.position('pile')).toBe('W11');
  });

  it('TAMC 12.p + TAMC rA32 Garrison 1 is its own Division, face up until beaten, with the surcharge', () => {
    const t = at('8th: st_malo 1/1/0\n83rd: st_malo 1/1/0').play('move 8th', { name: 'attack 1', dice: ['W05'] });
    expect(need(t)).toBe('4A 0F');
    expect(t.position('dedicated')).toContain('st_malo W05');
    t.play('move 83rd', { name: 'attack 1', dice: [] });
    expect(need(t)).toBe('4A 0F');
    expect(notes(t, 'st_malo').some((note) => note.includes('266. Inf'))).toBe(true);
  });

  it('TAMC 12.q + TAMC rA24 FFI used in the attack leave; the attack still counts, the next one needs the siege', () => {
    const t = at('8th: st_nazaire 1/1/0\n83rd: vannes 1/3/0\ncontrol: vannes\nffi: st_nazaire 1, aside 1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W15'] },
    );
    expect(t.warnings('ffi here').map((w) => w.rule)).toEqual(['TAMC 12.h']);
    t.play('ffi here');
    expect(won(t)).toBe(true);
    expect(besieged(t, 'st_nazaire')).toBe(false);
  });

  it('TAMC 12.r + TAMC B43 the reminder on a beaten Garrison is no destruction; 25 markers suffice', () => {
    const t = at('8th: st_nazaire 1/1/0\nffi: st_nazaire 1, aside 1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W11'] },
      'fight',
    );
    expect(t.position('port st_nazaire')).toBe('down 3');
    expect(notes(t, 'st_nazaire')).toContain('Port Destruction markers 0 of 3');
  });

  it('TAMC 12.s the last Garrison captures; the box is a controlled space then', () => {
    const t = at(
      'logistics: 1\n8th: st_malo 1/4/0\nffi: st_malo 1, aside 1\ndedicated: st_malo W05\nlying: st_malo 0/1/0\ncontrol: dol',
    ).play('move 8th', 'attack 1', 'ffi here', '3 ammo from 8th');
    expect(told(t, 'captured').map((e) => e.port)).toEqual(['st_malo']);
    expect(list(t, 'control')).toEqual(['dol', 'st_malo']);
    expect(t.position('lying')).toBe('st_malo 0/1/0');
    expect(points(t)).toMatchObject({ captured: 1, besieged: 0, units: 1 });
  });

  it('TAMC 12.t + TAMC rA16 Garrison 4 of Brest, once uncovered, comes next even if others are down', () => {
    const t = at(
      'control: lesneven\n4th: lesneven 2/1/0\n8th: brest 3/3/0\n83rd: brest 0/2/0\nport brest: down 3 2\npile: W11 W12\nffi: brest 1, aside 1',
    ).play('move 4th', { name: 'to brest', dice: [] }, 'stop', 'move 8th');
    expect(t.choices()).toContain('attack 1');
    const uncovered = at(
      '8th: brest 1/3/0\nffi: brest 2, aside 1\nport brest: down 3 2\npile: W11 W12\ngarrison 4: uncovered',
    ).play('move 8th');
    expect(uncovered.choices()).toContain('attack 4');
    expect(ruleOf(uncovered, 'attack 1')).toBe('TAMC 5.b');
    const covered = at('8th: brest 1/3/0\nffi: brest 2, aside 1').play('move 8th');
    expect(ruleOf(covered, 'attack 4')).toBe('TAMC 5.b');
    expect(covered.choices()).toContain('attack 3');
  });

  it('TAMC B15 a fight or a halt on entering the box: the attack costs 1 Fuel more', () => {
    const t = at('control: vannes\n4th: vannes 3/3/0\nffi: aside 1').play(
      'move 4th',
      { name: 'to lorient', dice: ['A26'] },
      { name: 'attack 3', dice: ['W11'] },
    );
    expect(carried(t, '4th')).toBe('0/0/0');
    const short = at('control: vannes\n4th: vannes 1/3/0\nffi: aside 1').play('move 4th', {
      name: 'to lorient',
      dice: ['A27'],
    });
    expect(ruleOf(short, 'attack 3')).toBe('TAMC rA5');
  });

  it('TAMC B6 an empty Wehrmacht deck leaves only the surcharge', () => {
    const all = 'W07 W08 W09 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22 W23 W24';
    const t = fresh(`stock: 0/0/0\npile: ${all}\n4th: lorient 2/1/0\nffi: aside 1`).play('move 4th', {
      name: 'attack 3',
      dice: [],
    });
    expect(need(t)).toBe('1A 1F');
    expect(won(t)).toBe(true);
    expect(ruleOf(fresh(`pile: ${all}`), 'air wehrmacht')).toBe('RTTR 10.1');
  });
});
