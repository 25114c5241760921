// Chapter 14: every Aerial Recon card really works.
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  fresh,
  game,
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

/** The 4th moves from Pontaubault to Dol and draws the card. */
const draw = (card: string, lines = '', ...more: readonly string[]) =>
  at(`ffi: zone a 1, zone b 1, aside 1\n${lines}`).play('move 4th', { name: 'to dol', dice: [card, ...more] });
/** An attack on a Garrison of Lorient with a held card; 8th infantry without Ammo of its own. */
const attack = (hand: string, enemy: string, lines = '') =>
  at(`8th: lorient 1/0/0\n83rd: lorient 0/0/0\nffi: aside 1\nhand: ${hand}\n${lines}`).play('move 8th', {
    name: 'attack 3',
    dice: [enemy],
  });

describe('Cards that are kept', () => {
  it.each(['A01', 'A03', 'A08', 'A09', 'A10', 'A11', 'A12', 'A13', 'A16'])(
    'TAMC 14.x + TAMC rA28 + RTTR 7.3 %s goes to the hand, without limit',
    (card) => {
      expect(draw(card).position('hand')).toBe(card);
    },
  );

  it('TAMC 14.A03 Black Dragon: 1 Ammo less against any Garrison, nothing else', () => {
    const t = attack('A03', 'W11').play('black dragon');
    expect(won(t)).toBe(true);
    expect(t.position('discards')).toBe('A03');
    const kg = at(`control: dol\n4th: dol 2/1/0\nkg: dinan\n${row('W09')}\nhand: A03 A13`).play('move 4th', {
      name: 'to dinan',
      dice: ['W09'],
    });
    expect(ruleOf(kg, 'black dragon')).toBe('TAMC 14.A03');
    const rennes = at('8th: pontaubault 1/2/1\nhand: A03 A13').play('move 8th', { name: 'to rennes', dice: ['W04'] });
    expect(ruleOf(rennes, 'black dragon')).toBe('TAMC 14.A03');
  });

  it('TAMC 14.A08 + TAMC 14.A09 + TAMC rA25 + TAMC B22 Heavy Bombers: 1 Ammo less, a marker on the port first', () => {
    const t = attack('A08 A09', 'W15', 'port lorient: pd 2');
    expect(t.warnings('heavy bombers 1').map((w) => w.rule)).toEqual(['TAMC rA25']);
    expect(ruleOf(t, 'heavy bombers 2')).toBe('TAMC B44');
    t.play('heavy bombers 1', 'heavy bombers 2', 'fight');
    expect(won(t)).toBe(true);
    expect(t.position('port lorient')).toBe('pd 4, down 3');
    const destroyed = attack('A08', 'W11', 'port lorient: pd 4').play('heavy bombers 1', 'fight');
    expect(won(destroyed)).toBe(true);
    expect(destroyed.position('port lorient')).toBe('pd 4, down 3');
    const lost = attack('A08 A13', 'W15').play('heavy bombers 1', 'yield');
    expect(won(lost)).toBe(false);
    expect(lost.position('port lorient')).toBe('pd 1');
    expect(lost.position('hand')).toBe('A13');
    expect(lost.position('discards')).toBe('A08');
    const fortified = at('8th: st_malo 1/3/0\n83rd: st_malo 0/0/0\nhand: A08\ndedicated: st_malo W05').play(
      'move 8th',
      'attack 1',
      'heavy bombers 1',
      'fight',
    );
    expect(fortified.position('port st_malo')).toBe('pd 1, down 1');
  });

  it('TAMC 14.A10 + TAMC 14.A11 HMS Warspite: 1 or 2 Ammo less in any combat, in fair Weather', () => {
    expect(won(attack('A10', 'W11').play('warspite 1'))).toBe(true);
    expect(won(attack('A11', 'W15').play('warspite 2'))).toBe(true);
    const inland = at(`control: dol\n4th: dol 1/0/0\nkg: quidellac\n${row('W09')}\nhand: A11`).play(
      'move 4th',
      { name: 'to quidellac', dice: ['W09'] },
      'warspite 2',
    );
    expect(won(inland)).toBe(true);
    expect(ruleOf(attack('A11 A13', 'W11', 'weather: bad'), 'warspite 2')).toBe('TAMC 13.W1');
  });

  it('TAMC 14.A12 + TAMC B17 Felix joins before the enemy is seen, up to two FFI in the space', () => {
    const t = at('control: dol\n4th: dol 2/1/0\nkg: dinan\nffi: dinan 1, aside 1\nhand: A12').play(
      'move 4th',
      'to dinan',
    );
    expect(t.choices()).toEqual(['no felix', 'felix 1']);
    expect(ruleOf(t, 'felix 2')).toBe('TAMC 14.A12');
    t.play('felix 1');
    expect(t.position('discards')).toBe('A12');
    const seen = at('control: dol\n4th: dol 2/0/0\nffi: dinan 1, aside 1\nhand: A12').play('move 4th', {
      name: 'to dinan',
      dice: ['A26'],
    });
    expect(ruleOf(seen, 'felix')).toBe('TAMC B17');
  });

  it('TAMC B17 Felix completes the siege for this very attack, which must then be made', () => {
    const t = at('8th: lorient 1/3/0\nffi: aside 1\nhand: A12').play('move 8th');
    expect(t.choices()).toContain('attack 3');
    t.play('attack 3');
    expect(ruleOf(t, 'no felix')).toBe('TAMC B17');
    expect(t.choices()).toEqual(['felix 1', 'felix 2']);
    t.play({ name: 'felix 1', dice: ['W11'] });
    expect(besieged(t, 'lorient')).toBe(true);
    const brest = at('8th: brest 1/3/0\nffi: brest 1, aside 1\nhand: A12').play(
      'move 8th',
      'attack 3',
      { name: 'felix 1', dice: ['W11'] },
      'fight',
    );
    expect(won(brest)).toBe(true);
    const short = at('8th: brest 1/3/0\nffi: zone a 17, aside 1\nhand: A12').play('move 8th');
    expect(ruleOf(short, 'attack 3')).toBe('TAMC 12.k');
  });

  it('TAMC 14.A13 + TAMC 14.A16 Horace in any Weather, Light Bombers in fair Weather', () => {
    expect(won(attack('A13', 'W11', 'weather: bad').play('horace'))).toBe(true);
    expect(won(attack('A16', 'W11').play('light bombers'))).toBe(true);
  });

  it('TAMC B23 any number of cards in one combat', () => {
    const t = attack('A03 A08 A10 A13', 'W15', '').play('black dragon', 'horace');
    expect(won(t)).toBe(true);
    expect(t.position('hand')).toBe('A08 A10');
    const all = at(
      '8th: lorient 1/0/0\n83rd: lorient 0/0/0\nffi: aside 1\nhand: A03 A10 A13 A16\nport lorient: down 3 2\npile: W11 W12\ndedicated: lorient W05',
    ).play('move 8th', 'attack 1', 'black dragon', 'warspite 1', 'horace', 'light bombers');
    expect(won(all)).toBe(true);
  });

  it('RTTR 7.4 + TAMC B36 an empty deck is made anew of the discards; one-off cards stay out', () => {
    const others = Array.from({ length: 28 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`).filter(
      (id) => !['A02', 'A21', 'A22'].includes(id),
    );
    const t = at(`gone: ${others.join(' ')}\ndiscards: A02 A21 A22`).play('move 4th', {
      name: 'to dol',
      dice: ['A22'],
    });
    expect(t.position('discards')).toBe('A22');
    for (const card of ['A04', 'A17', 'A19', 'A20']) {
      const gone = draw(card, '4th: pontaubault 2/4/0', ...(card === 'A20' ? ['W05'] : []));
      expect(gone.position('gone')).toBe(card);
    }
  });
});

describe('Cards that act at once', () => {
  it('TAMC 14.A02 + TAMC B21 Battle of Paimpol: two FFI on one space, never in a Zone', () => {
    const t = draw('A02', 'ffi: zone a 1, zone b 1, quimper 1, dinan 2, lorient 0, aside 1');
    expect(t.position('weather')).toBe('fair');
    expect(ruleOf(t, 'ffi zone a')).toBe('TAMC 14.A02');
    expect(ruleOf(t, 'ffi dinan')).toBe('TAMC 10.e');
    t.play('ffi quimper');
    expect(t.position('ffi')).toContain('quimper 2');
    expect(t.ask().step).toBe('movement/move');
    const siege = draw('A02', 'logistics: 1\ncontrol: chateaulin').play('ffi lorient');
    expect(besieged(siege, 'lorient')).toBe(true);
    expect(list(siege, 'control')).toContain('quimper');
  });

  it('TAMC 14.A04 Brest POW Liberation uncovers Garrison 4, unless Brest is captured; bad Weather anyway', () => {
    const t = draw('A04');
    expect(t.position('garrison 4')).toBe('uncovered');
    expect(t.position('weather')).toBe('bad');
    expect(notes(t, 'brest').some((note) => note.includes('next to attack: 4'))).toBe(true);
    const captured = draw('A04', 'control: brest\nport brest: down 3 2 1\ndedicated: brest -\npile: W01 W11 W12');
    expect(captured.position('garrison 4')).toBe('covered');
    expect(captured.position('weather')).toBe('bad');
  });

  it('TAMC 14.A05 Colonel Eon lasts, and counts already in this move', () => {
    const t = at('4th: pontaubault 3/0/0\nffi: dinan 2, aside 1').play(
      'move 4th',
      { name: 'to dol', dice: ['A05'] },
      { name: 'to dinan', dice: ['A26'] },
    );
    expect(t.position('in force')).toBe('A05');
    t.play('ffi here');
    expect(won(t)).toBe(true);
  });

  it.each([
    ['A06', 1],
    ['A07', 2],
  ])('TAMC 14.x + TAMC B25 Evac Civilians %s: %i Food for a Medal, and the move ends', (card, food) => {
    const t = at(`4th: pontaubault 2/1/${food}`).play('move 4th', { name: 'to dol', dice: [card] });
    expect(t.choices()).toEqual([`give ${food} food`, 'decline']);
    t.play(`give ${food} food`);
    expect(carried(t, '4th')).toBe('1/1/0');
    expect(t.position('kept')).toBe(card);
    expect(points(t).cards).toBe(1);
    expect(list(t, 'control')).toEqual(['dol']);
    expect(t.ask().step).toBe('action');
    const short = at(`4th: pontaubault 2/1/${food - 1}`).play('move 4th', { name: 'to dol', dice: [card] });
    expect(short.position('discards')).toBe(card);
    expect(short.ask().step).toBe('movement/move');
    expect(
      at(`4th: pontaubault 2/1/${food}`)
        .play('move 4th', { name: 'to dol', dice: [card] }, 'decline')
        .choices(),
    ).toContain('to dinan');
  });

  it('TAMC 14.A06 + TAMC 14.A07 + TAMC B15 + TAMC B25 in a Siege Box the attack is lost too; Food may come from the space', () => {
    const t = at('control: vannes\n4th: vannes 3/2/1\n8th: lorient 0/0/0\nlying: lorient 0/0/1').play(
      'move 4th',
      { name: 'to lorient', dice: ['A07'] },
      'give 2 food',
    );
    expect(carried(t, '4th')).toBe('2/2/0');
    expect(t.position('lying')).toBe('-');
    expect(t.ask().step).toBe('action');
    const choose = at('control: vannes\n4th: vannes 3/2/1\n8th: lorient 0/0/0\nlying: lorient 0/0/1').play(
      'move 4th',
      { name: 'to lorient', dice: ['A06'] },
      'give 1 food',
    );
    expect(choose.choices()).toEqual(['0 food from 4th', '1 food from 4th']);
    choose.play('0 food from 4th');
    expect(carried(choose, '4th')).toBe('2/2/1');
  });

  it('TAMC 14.A14 + TAMC B21 + TAMC rA26 Jedburgh Teams: four FFI on four different places', () => {
    const t = draw('A14', 'ffi: zone a 1, zone b 1, dinan 2, aside 1');
    expect(ruleOf(t, 'ffi dinan')).toBe('TAMC 10.e');
    t.play('ffi rennes');
    expect(ruleOf(t, 'ffi rennes')).toBe('TAMC 14.A14');
    expect(ruleOf(t, 'ffi dol')).toBe('TAMC B44');
    t.play('ffi lorient', 'ffi zone a', 'ffi zone b');
    expect(t.position('ffi')).toBe('zone a 2, zone b 2, dinan 2, rennes 1, lorient 1, aside 1');
    const few = draw('A14', 'ffi: zone a 16, aside 1').play('ffi rennes');
    expect(few.ask().step).toBe('movement/move');
    const last = draw('A14');
    expect(ruleOf(last, 'ffi zone a')).toBe('TAMC 14.A14');
  });

  it('TAMC 14.A15 + TAMC B21 Le Chapeau: three FFI freely, two at most outside the Zones', () => {
    const t = draw('A15').play('ffi quimper', 'ffi quimper');
    expect(ruleOf(t, 'ffi quimper')).toBe('TAMC 10.e');
    expect(ruleOf(t, 'ffi dol')).toBe('TAMC B44');
    t.play('ffi zone b');
    expect(t.position('ffi')).toBe('zone a 1, zone b 2, quimper 2, aside 1');
    const zone = draw('A15').play('ffi zone a', 'ffi zone a', 'ffi zone a');
    expect(zone.position('ffi')).toBe('zone a 4, zone b 1, aside 1');
  });

  it('TAMC 14.A17 + TAMC B32 Nantes Liberation: nothing but Weather, Nantes Libre, or an FFI beside a Kampfgruppe', () => {
    const held = draw('A17', 'control: nantes\nweather: bad');
    expect(held.position('weather')).toBe('fair');
    expect(held.position('ffi')).toContain('aside 1');
    const free = draw('A17', `logistics: 1\ncontrol: rennes, vannes, derval, chateaubriant\n${rennesTaken()}`);
    expect(free.position('control')).toContain('nantes libre');
    expect(free.position('ffi')).toBe('zone a 1, zone b 1, nantes 1');
    expect(points(free).cities).toBe(3);
    const later = at('control: derval, nantes libre\n8th: derval 1/1/1').play('move 8th', {
      name: 'to nantes',
      dice: [],
    });
    expect(whereIs(later, '8th')).toBe('nantes');
    const kept = draw('A17', 'kg: nantes').play('keep');
    expect(kept.position('ffi')).toBe('zone a 1, zone b 1, nantes 1');
    expect(points(kept).cities).toBe(0);
    const seen = draw('A17', `kg: nantes\n${row('W09')}`).play({ name: 'reveal', dice: ['W09'] });
    expect(seen.position('kg')).toBe('nantes W09');
    expect(seen.position('ffi')).toBe('zone a 1, zone b 1');
    expect(track(seen, 'ffi')).toBe('16');
  });

  it('TAMC B30 Unknown Contact in Nantes counts like a Kampfgruppe; two FFI there leave no room', () => {
    const contact = draw('A17', 'contact: nantes\ndedicated: contact W03\ngone: A20');
    expect(contact.position('control')).toBe('dol');
    expect(contact.position('ffi')).toBe('zone a 1, zone b 1, nantes 1');
    const full = draw('A17', 'ffi: nantes 2, aside 1');
    expect(full.position('control')).toBe('dol, nantes libre');
    expect(full.position('ffi')).toBe('nantes 2, aside 1');
  });

  it('TAMC 14.A18 + TAMC rA27 Patton’s Bet: a Garrison of Brest with armor in this round or the next two', () => {
    const t = draw('A18', 'round: 3');
    expect(t.position('bet')).toBe('5');
    expect(t.position('in force')).toBe('A18');
    const bet = 'in force: A18\nbet: 5\nround: 5\nffi: aside 1\n';
    const won_ = at(`${bet}4th: brest 3/3/0`).play('move 4th', { name: 'attack 3', dice: ['W11'] });
    expect(won_.position('kept')).toBe('A18');
    expect(points(won_).cards).toBe(1);
    const infantry = at(`${bet}8th: brest 1/3/0\nffi: brest 2, aside 1`).play(
      'move 8th',
      { name: 'attack 3', dice: ['W11'] },
      'fight',
    );
    expect(infantry.position('in force')).toBe('A18');
    const port = at(`${bet}4th: lorient 3/3/0`).play('move 4th', { name: 'attack 3', dice: ['W11'] });
    expect(port.position('in force')).toBe('A18');
    const late = at(`${bet}phase: ffi`).play({ name: 'end', dice: ['I17'] });
    expect(late.position('gone')).toBe('A18');
    expect(
      draw('A18', 'control: brest\nport brest: down 3 2 1\ndedicated: brest -\npile: W01 W11 W12').position('gone'),
    ).toBe('A18');
  });

  it('TAMC 14.A19 Rennes Retreat: the marker goes, its Division joins the deck unseen', () => {
    const t = draw('A19', 'kg: quidellac, vannes, st_brieuc, st_michel\nweather: bad');
    expect(t.position('rennes garrison')).toBe('gone');
    expect(t.position('face down')).toBe('1');
    expect(t.position('weather')).toBe('fair');
    expect(t.board().places.find((place) => place.id === 'units')?.notes[0]).toContain('15 in the deck');
    expect(list(t, 'control')).toEqual(['dol']);
    const odds = at(
      'face down: 1\nrennes garrison: gone\ndedicated: rennes -\n4th: lorient 2/2/0\nffi: aside 1\nkg: quidellac, vannes, st_brieuc, st_michel',
    )
      .play('move 4th')
      .odds('attack 3');
    expect(odds?.results.reduce((sum, result) => sum + result.chance, 0)).toBeCloseTo(1);
    const seen = draw('A19', 'dedicated: rennes W01');
    expect(seen.position('in deck')).toContain('W01');
    const beaten = draw('A19', rennesTaken());
    expect(beaten.position('face down')).toBe('0');
    const drawn = at(
      'face down: 1\nrennes garrison: gone\ndedicated: rennes -\n8th: lorient 1/6/0\n4th: pontaubault 0/0/0\nffi: lorient 1, aside 1'.replace(
        '1/6/0',
        '1/5/0',
      ),
    ).play('move 8th', { name: 'attack 3', dice: ['W05'] });
    expect(drawn.position('face down')).toBe('0');
  });

  it('TAMC 14.A20 + TAMC B42 Unknown Contact: beaten here, or driven back with its marker left behind', () => {
    const t = draw('A20', '4th: pontaubault 2/4/0', 'W05');
    expect(won(t)).toBe(true);
    expect(t.position('pile')).toBe('W05');
    expect(list(t, 'control')).toEqual(['dol']);
    expect(t.position('weather')).toBe('bad');
    const lost = draw('A20', '', 'W05');
    expect(whereIs(lost, '4th')).toBe('pontaubault');
    expect(lost.position('contact')).toBe('dol');
    expect(list(lost, 'control')).toEqual([]);
    lost.play('move 6th', 'to pontaubault', { name: 'to dol', dice: [] });
    expect(need(lost)).toBe('3A 0F');
    expect(lost.position('contact')).toBe('dol');
    const gone = draw('A20', 'dedicated: contact -\npile: W05');
    expect(told(gone, 'fight')).toEqual([]);
    expect(gone.position('weather')).toBe('bad');
  });

  it('TAMC rA21 + TAMC C12 Unknown Contact in a Siege Box: no siege by the Division driven back', () => {
    const t = at('control: lesneven\n6th: lesneven 3/2/0\nffi: aside 1').play('move 6th', {
      name: 'to brest',
      dice: ['A20', 'W03'],
    });
    expect(need(t)).toBe('3A 1F');
    expect(carried(t, '6th')).toBe('1/0/0');
    expect(whereIs(t, '6th')).toBe('lesneven');
    expect(t.position('contact')).toBe('brest');
    expect(besieged(t, 'brest')).toBe(false);
    const next = at('control: lesneven\n8th: lesneven 1/3/0\ncontact: brest\ndedicated: contact W03\ngone: A20').play(
      'move 8th',
      { name: 'to brest', dice: [] },
    );
    expect(need(next)).toBe('3A 1F');
  });

  it.each([
    ['TAMC 14.A21 + TAMC rA4', 'A21', '1/0/0'],
    ['TAMC 14.A22 + TAMC rA4', 'A22', '0/1/0'],
    ['TAMC 14.A23 + TAMC rA4', 'A23', '0/0/1'],
  ])('%s %s lays a token from the Pool into the space, if it is there', (_id, card, found) => {
    expect(draw(card).position('lying')).toBe(`dol ${found}`);
    // The Move itself puts 1 Fuel into the Pool, so Fuel is always found.
    const empty = fresh('4th: pontaubault 1/1/1\nstock: 3/5/6\npool: 0/0/0\nlying: avranches 1/0/0').play('move 4th', {
      name: 'to dol',
      dice: [card],
    });
    expect(empty.position('lying')).toBe(card === 'A21' ? 'avranches 1/0/0, dol 1/0/0' : 'avranches 1/0/0');
  });

  it('TAMC 14.A24 + TAMC 14.x Wehrmacht Depot: Fuel or Ammo; a half that is not there cannot be chosen', () => {
    const t = draw('A24');
    expect(t.choices()).toEqual(['find fuel', 'find ammo']);
    t.play('find ammo');
    expect(t.position('lying')).toBe('dol 0/1/0');
    const only = fresh('stock: 3/5/7\npool: 0/0/0\n8th: avranches 1/1/1').play('move 4th', {
      name: 'to dol',
      dice: ['A24'],
    });
    expect(only.position('lying')).toBe('dol 1/0/0');
  });

  it('TAMC 14.A25 + TAMC 14.A26 + TAMC B24 a unit for 1 Ammo: beaten it joins the pile, else it goes back into the deck', () => {
    const t = draw('A26');
    expect(carried(t, '4th')).toBe('1/0/0');
    expect(t.position('kept')).toBe('A26');
    expect(points(t)).toMatchObject({ cards: 0, ammo: 0 });
    const lost = draw('A25', '4th: pontaubault 2/0/0');
    expect(whereIs(lost, '4th')).toBe('pontaubault');
    expect(lost.position('kept')).toBe('-');
    expect(lost.position('discards')).toBe('-');
    expect(lost.position('weather')).toBe('bad');
  });

  it('TAMC 14.A27 + TAMC 14.A28 a halt; the crowds take Food instead', () => {
    const t = draw('A27', '4th: pontaubault 1/1/0');
    expect(ruleOf(t, 'to dinan')).toBe('TAMC rA5');
    const crowds = draw('A28', '4th: pontaubault 1/1/1');
    expect(crowds.choices()).toEqual(['give 1 food', 'halt']);
    expect(crowds.warnings('give 1 food').map((w) => w.rule)).toEqual(['RTTR 8.2']);
    crowds.play('give 1 food');
    expect(crowds.choices()).toContain('to dinan');
    const halts = draw('A28', '4th: pontaubault 1/1/1').play('halt');
    expect(ruleOf(halts, 'to dinan')).toBe('TAMC rA5');
    const none = draw('A28', '4th: pontaubault 1/1/0');
    expect(ruleOf(none, 'to dinan')).toBe('TAMC rA5');
  });

  it('RTTR 2.4 a find in a full Siege Box is loaded by the Divisions there, or stays in the Pool', () => {
    const t = at(
      'control: vannes\n4th: vannes 1/1/0\n8th: lorient 1/1/1\nlying: lorient 2/2/2\n83rd: avranches 0/0/0\n6th: avranches 0/0/0',
    ).play('move 4th', { name: 'to lorient', dice: ['A22'] });
    expect(t.ask().step).toBe('supplies/stow');
    t.play('4th 0 fuel', '4th 3 ammo', '4th 0 food', '8th 1 fuel', '8th 1 ammo', '8th 1 food');
    expect(t.ask().step).toBe('movement/move');
    expect(game.problems(t.state)).toEqual([]);
  });
});
