// Chapters 3, 4 and 6: set-up, levels, victory points, sequence of play.

import { content as credentialsContent } from '@bocage/credentials';
import { dataProblems } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  fresh,
  game,
  list,
  points,
  rennesTaken,
  ruleOf,
  sheetOf,
  told,
  track,
  whereIs,
} from './helper.ts';

const { data } = credentialsContent;

describe('Set-up', () => {
  const t = fresh('kg: quidellac, vannes, st_brieuc, st_michel');

  it('TAMC 3.a fourteen units in the deck, Kampfgruppen beside the board, six Divisions face down', () => {
    const units = t.board().places.find((place) => place.id === 'units');
    expect(units?.notes[0]).toBe('14 in the deck');
    const count = (state: string) =>
      units?.pieces.filter((piece) => piece.states?.includes(state)).map((piece) => piece.id);
    expect(count('Kampfgruppe on the board')).toEqual(['W07', 'W08', 'W09', 'W10']);
    expect(count('Division not seen yet')).toEqual(['W01', 'W02', 'W03', 'W04', 'W05', 'W06']);
    expect(t.position('dedicated')).toBe('contact ?, rennes ?, st_malo ?, st_nazaire ?, lorient ?, brest ?');
  });

  it('TAMC 3.b + TAMC 3.c Divisions and what they carry', () => {
    expect(t.position('4th')).toBe('pontaubault 2/1/0');
    expect(t.position('6th')).toBe('avranches 2/1/0');
    expect(t.position('8th')).toBe('avranches 1/1/1');
    expect(t.position('83rd')).toBe('avranches 1/1/1');
    expect(ruleOf(t, 'move 2nd')).toBe('TAMC 3.b');
  });

  it('TAMC 3.d + TAMC 3.e + TAMC 3.h Middleton and his markers, FFI, Rennes, Brest, Weather', () => {
    expect(track(t, 'middleton')).toBe('ready');
    expect(track(t, 'tankDestroyer')).toBe('with General Middleton');
    expect(track(t, 'air')).toBe('with General Middleton');
    expect(t.position('ffi')).toBe('zone a 1, zone b 1, aside 1');
    expect(track(t, 'ffi')).toBe('15, 1 aside for Nantes');
    expect(t.position('rennes garrison')).toBe('there');
    expect(t.position('garrison 4')).toBe('covered');
    expect(t.position('weather')).toBe('fair');
  });

  it('TAMC 3.f on Easy the Kampfgruppen stand on four fixed spaces, face down', () => {
    const easy = table(game, { options: { level: 'easy' }, setup: ['I17'] });
    expect(easy.position('kg')).toBe('quidellac ?, st_brieuc ?, st_michel ?, vannes ?');
  });

  it.each([
    ['TAMC 3.g', 'standard', 15],
    ['TAMC 3.g', 'difficult', 13],
    ['TAMC 3.g', 'very-difficult', 12],
  ])('%s + TAMC rA14 four cards place them at level %s and go back into the deck', (_id, level, left) => {
    const t = table(game, { options: { level }, setup: ['I09', 'I10', 'I12', 'I13', 'I09'] });
    expect(t.position('kg')).toBe('ploermel ?, pontivy ?, paimpol ?, derval ?');
    expect(t.position('intelligence').split(' ')).toHaveLength(left);
  });

  it('TAMC rA14 the other reading draws set-up cards from all twenty', () => {
    const options = { level: 'very-difficult', kgCards: 'all' };
    const t = table(game, { options, setup: ['I01', 'I05', 'I07', 'I13', 'I09'] });
    expect(t.position('kg')).toBe('dinan ?, quidellac ?, paimpol ?, guingamp ?');
    expect(t.position('intelligence').split(' ')).toHaveLength(12);
    expect(() => table(game, { options: { level: 'very-difficult' }, setup: ['I01'] })).toThrow();
  });

  it('TAMC 3.i + RTTR 2.1 + RTTR 2.2 Stock, Pool and cards make 9/9/9', () => {
    expect(t.position('stock')).toBe('3/3/3');
    expect(t.position('pool')).toBe('0/2/4');
    expect(game.census(t.state).slice(0, 3)).toEqual([9, 9, 9]);
  });

  it('TAMC 3.j + RTTR 4.2 four trucks in the Stock, none in reserve, so nothing to place yet', () => {
    expect(t.position('trucks')).toBe('stock 4, reserve 0, aside 4');
    expect(ruleOf(t, 'haul')).toBe('TAMC 3.j');
  });

  it('TAMC 3.k + RTTR 13.1 all markers beside the board; start spaces are controlled without one', () => {
    expect(track(t, 'control')).toBe('26');
    expect(t.position('control')).toBe('-');
    expect(t.position('minor ports')).toBe('-');
    const start = t.board().places.find((place) => place.id === 'avranches');
    expect(start?.notes[0]).toBe('controlled from the start');
    expect(data.components).toMatchObject({ control: 26, destruction: 25, openMarkers: 3, ffi: 18, trucks: 8 });
  });

  it('TAMC 3.l + RTTR 2.5 a kind that is nowhere to take is not gained', () => {
    const t = fresh('stock: 0/2/1').play('supplies avranches');
    expect(ruleOf(t, '3 fuel')).toBe('RTTR 2.5');
    t.play('one ammo food');
    expect(t.position('lying')).toBe('avranches 0/1/1');
  });

  it('TAMC rA33 + TAMC B41 + TAMC B40 the data: cards by count, one card of each value, no problem in the schema', () => {
    expect(dataProblems(credentialsContent)).toEqual([]);
    expect([data.intelligence, data.recon, data.wehrmacht].map((deck) => deck.length)).toEqual([20, 28, 24]);
    expect(data.riesensauerei.map((row) => row.copies)).toEqual([2, 1, 4, 1, 1, 1]);
    expect(data.recon.filter((row) => row.effect === 'evac').map((row) => row.value)).toEqual([1, 2]);
    expect(data.recon.filter((row) => row.name.startsWith('HMS Warspite')).map((row) => row.value)).toEqual([1, 2]);
    expect(data.intelligence.filter((row) => row.effect === 'quiet').map((row) => row.id)).toEqual(['I05', 'I06']);
    for (const deck of [data.intelligence, data.recon, data.wehrmacht, data.spaces, data.roads]) {
      expect(deck.every((row) => row.source !== '')).toBe(true);
    }
  });
});

describe('Levels and the end', () => {
  it.each([
    ['easy', 20],
    ['standard', 16],
    ['difficult', 14],
    ['very-difficult', 13],
  ])('TAMC 4.a level %s has %i cards', (level, cards) => {
    const t = fresh('', { level });
    expect(t.position('intelligence').split(' ')).toHaveLength(cards);
    expect(t.position('intelligence').split(' ')[0]).toBe({ 20: 'I01', 16: 'I05', 14: 'I07', 13: 'I08' }[cards]);
  });

  it('TAMC 4.b an Easy Set-up card brings only its FFI', () => {
    const t = fresh('phase: ffi', { level: 'easy' }).play({ name: 'end', dice: ['I01'] });
    expect(told(t, 'destruction')).toEqual([]);
    expect(t.choices()).toEqual(['zone a', 'zone b']);
  });

  it('TAMC 4.c + RTTR 13.3 the round of the last card is played in full; a siege of its FFI Phase counts', () => {
    const t = at('phase: ffi\nintelligence: I16\nffi: lorient 1, pontivy 1, aside 1\nround: 15').play({
      name: 'end',
      dice: ['I16'],
    });
    expect(t.ask().step).toBe('action');
    t.play('end', 'pontivy to lorient', 'end');
    const result = t.result();
    expect(result?.text).toContain('besieged but not captured 1');
    expect(told(t, 'over')).toHaveLength(1);
  });

  it('TAMC 4.o + TAMC B4 with all four ports captured the game goes on until the deck is empty', () => {
    const t = at(
      'phase: ffi\ncontrol: st_malo, st_nazaire, lorient, brest\nport st_malo: down 1\nport st_nazaire: down 3 2 1\nport lorient: down 3 2 1\nport brest: down 3 2 1\ndedicated: st_malo -, st_nazaire -, lorient -, brest -\npile: W01 W02 W03 W04 W11 W12 W13 W14 W15 W16\nintelligence: I17 I18',
    ).play({ name: 'end', dice: ['I17'] });
    expect(t.result()).toBeUndefined();
    expect(t.position('port brest')).toBe('down 3 2 1');
    expect(points(t).captured).toBe(4);
  });

  it('TAMC 4.n every port is offered at least as many markers as its rating, so only capture or repair saves it', () => {
    const icons = data.ports.map((port) => data.intelligence.filter((card) => card.ports.includes(port.id)).length);
    expect(data.ports.map((port) => port.id)).toEqual(['st_malo', 'st_nazaire', 'lorient', 'brest']);
    expect(icons).toEqual([3, 3, 4, 5]);
    for (const [i, port] of data.ports.entries()) expect(icons[i]).toBeGreaterThanOrEqual(port.rating);
    // With as many icons as rating, one repair at any time saves St. Nazaire, Lorient or Brest for good.
    expect(data.ports.map((port, i) => (icons[i] ?? 0) - port.rating)).toEqual([1, 0, 0, 0]);
  });
});

const S1 =
  'control: st_malo, rennes, chateaubriant\nport st_malo: pd 1, down 1\nport st_nazaire: pd 3, down 3 2\nport lorient: pd 4\nport brest: pd 5\nffi: st_nazaire 2, aside 1\nkept: A06\nrennes garrison: gone\ndedicated: rennes -, st_malo -\npile: W06 W02 W10 W13 W19';
const S2 = (control = 'st_malo, st_nazaire, rennes, chateaubriant, nantes', ffi = 'lorient 2, brest 2', pile = 'W09') =>
  `control: ${control}\nport st_malo: pd 1, down 1\nport st_nazaire: pd 2, down 3 2 1\nport lorient: pd 3, down 3 2\nport brest: pd 5, down 3 2\n8th: brest 1/1/1\nffi: ${ffi}, aside 1\nrennes garrison: gone\ndedicated: rennes -, st_malo -, st_nazaire -\npile: W04 W11 W15 W05 W12 W16 W17 W23 W01 ${pile}`;
const S5 = (brest = 'pd 4', kept = 'A18', kg = 'W08 W09') =>
  `control: st_malo, st_nazaire, lorient, brest, rennes, chateaubriant, nantes\nport st_malo: pd 1, down 1\nport st_nazaire: pd 2, down 3 2 1\nport lorient: pd 3, down 3 2 1\nport brest: ${brest}, down 3 2 1\nkept: ${kept}\nrennes garrison: gone\ndedicated: rennes -, st_malo -, st_nazaire -, lorient -, brest -\npile: W04 W05 W06 W01 W03 W11 W13 W18 W20 W22 W24 ${kg}`;

// Units with Medal, Ammo / 5, cities, captured, Garrisons with Medal, besieged, not destroyed, none destroyed, cards.
const SHEETS = [
  ['TAMC S1', S1, [3, 0, 2, 1, 2, 1, 1, 0, 1], 11],
  ['TAMC S2', S2(), [5, 1, 3, 2, 6, 2, 3, 0, 0], 22],
  ['TAMC S3', S2(undefined, 'lorient 1, brest 2'), [5, 1, 3, 2, 6, 1, 3, 0, 0], 21],
  ['TAMC S4', S2('st_malo, st_nazaire, rennes, nantes', 'lorient 1, brest 2'), [5, 1, 2, 2, 6, 1, 3, 0, 0], 20],
  ['TAMC S4', S2('st_malo, st_nazaire, rennes', 'lorient 1, brest 2'), [5, 1, 1, 2, 6, 1, 3, 0, 0], 19],
  ['TAMC S5', S5(), [8, 1, 3, 4, 6, 0, 4, 1, 1], 28],
  ['TAMC S6', S5('pd 5'), [8, 1, 3, 4, 6, 0, 3, 0, 1], 26],
  ['TAMC S7', S5('pd 5', '-'), [8, 1, 3, 4, 6, 0, 3, 0, 0], 25],
  ['TAMC S7', S5('pd 5', '-', 'W09'), [7, 1, 3, 4, 6, 0, 3, 0, 0], 24],
  [
    'TAMC S8',
    'port st_malo: pd 2\nport st_nazaire: pd 3\nport lorient: pd 4\nport brest: pd 5',
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    0,
  ],
  [
    'TAMC S9',
    'control: nantes libre\nffi: st_malo 2\nport st_malo: pd 2\nport st_nazaire: pd 3\nport lorient: pd 4\nport brest: pd 5\npile: W08',
    [1, 0, 1, 0, 0, 1, 0, 0, 0],
    3,
  ],
] as const;

describe('Victory points', () => {
  it.each(SHEETS)('%s the whole sheet', (_id, position, lines, total) => {
    const sheet = sheetOf(at(position).state);
    expect(sheet.lines.map((line) => line.points)).toEqual(lines);
    expect(sheet.total).toBe(total);
    expect(sheet.lines.every((line) => line.rule.startsWith('TAMC 4.') && line.text !== '')).toBe(true);
  });

  it('TAMC 4.d + RTTR 13.2 every defeated unit with a Medal counts, wherever it was beaten', () => {
    expect(points(at('pile: W07 W08 W09 W10 W23 W24'))).toMatchObject({ units: 6, ammo: 0 });
  });

  it.each([
    [4, 'W11 W12 W15', 0],
    [5, 'W11 W15 W16', 1],
    [9, 'W11 W15 W16 W17 W18', 1],
    [10, 'W15 W16 W17 W18 W19', 2],
    [20, 'W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22', 4],
  ])('TAMC 4.e + RTTR 13.4 %i printed Ammo of %s', (ammo, pile, vp) => {
    const line = sheetOf(at(`pile: ${pile}`).state).lines.find((row) => row.id === 'ammo');
    expect(line?.text).toContain(`${ammo} Ammo`);
    expect(line?.points).toBe(vp);
  });

  it('TAMC B24 beaten units of Aerial Recon cards count for the Ammo, unless the option says no', () => {
    expect(points(at('pile: W11 W15\nkept: A25 A26'))).toMatchObject({ ammo: 1, cards: 0 });
    expect(points(at('pile: W11 W15\nkept: A25 A26', { reconUnits: 'none' })).ammo).toBe(0);
  });

  it('TAMC 4.f + TAMC B2 a city is one point, its Medal icon is the same point; Nantes Libre counts', () => {
    expect(points(at(`control: rennes, chateaubriant, nantes libre\n${rennesTaken()}`)).cities).toBe(3);
  });

  it('TAMC 4.g + TAMC 4.i a captured port counts as captured, not as besieged', () => {
    const t = at(
      'control: st_malo\nport st_malo: down 1\ndedicated: st_malo -\npile: W06\nffi: st_malo 2, lorient 2, aside 1',
    );
    expect(points(t)).toMatchObject({ captured: 1, besieged: 1 });
    t.play('end');
    expect(t.warnings('lorient to pontivy').map((w) => w.rule)).toEqual(['TAMC 12.h']);
    t.play('lorient to pontivy');
    expect(points(t).besieged).toBe(0);
  });

  it('TAMC 4.h a Medal unit in a Medal Garrison is two points', () => {
    const t = at('8th: lorient 1/3/0\nffi: lorient 1, aside 1\nport lorient: down 3\npile: W11').play(
      'move 8th',
      { name: 'attack 2', dice: ['W23'] },
      'fight',
    );
    expect(points(t)).toMatchObject({ units: 1, garrisons: 2 });
  });

  it('TAMC 4.j + TAMC 4.k + TAMC B3 + RTTR 13.5 ports that stand at the end count, and once more if all do', () => {
    expect(points(at())).toMatchObject({ intact: 4, none: 1 });
    expect(points(at('port st_malo: pd 2'))).toMatchObject({ intact: 3, none: 0 });
    const repaired = at('phase: ffi\nport st_malo: pd 2').play({ name: 'end', dice: ['I07'] }, 'repair st_malo');
    expect(points(repaired)).toMatchObject({ intact: 4, none: 1 });
  });

  it('TAMC 4.l kept Medal cards', () => {
    expect(points(at('kept: A06 A07 A18')).cards).toBe(3);
  });

  it('TAMC 4.m + TAMC B1 grades up to 17, from 18, and from 23', () => {
    const gradeOf = (position: string) => {
      const sheet = sheetOf(at(position).state);
      return `${sheet.total} ${sheet.gradeName}`;
    };
    expect(gradeOf(`${S2()}\nkept: A06`)).toBe('23 Outstanding work');
    expect(gradeOf(S2())).toBe('22 A respectable outcome');
    expect(gradeOf(S2('st_malo, st_nazaire, rennes', 'lorient 1, brest 2', ''))).toBe('18 A respectable outcome');
    expect(gradeOf(S2('st_malo, st_nazaire, rennes', 'lorient 1, brest 1', ''))).toBe('17 Room for improvement');
  });
});

describe('Sequence', () => {
  it('TAMC 6.a + RTTR 1.1 an action out of its phase is refused with its moment', () => {
    const t = at('phase: ffi');
    expect(t.why('middleton')?.text).toContain('Action Phase');
    expect(t.why('move 8th')?.rule).toBe('TAMC 6.a');
    const action = at();
    expect(action.why('zone a to rennes')?.rule).toBe('TAMC 10.a');
    action.play('end');
    expect(action.ask().step).toBe('ffi');
    action.play({ name: 'end', dice: ['I16'] });
    expect(action.ask().step).toBe('action');
    expect(action.position('round')).toBe('2');
  });

  it('TAMC 6.b + RTTR 1.2 + RTTR 1.3 two Core actions, the same one twice if liked; a third is refused', () => {
    const t = fresh().play('trucks 1', 'trucks 1');
    expect(ruleOf(t, 'trucks 1')).toBe('TAMC 6.b');
    expect(ruleOf(t, 'move 8th')).toBe('TAMC 6.b');
    expect(ruleOf(t, 'air recon')).toBe('TAMC 6.b');
    expect(t.choices()).toContain('middleton');
    expect(t.choices()).toContain('stow avranches');
  });

  it('TAMC rA30 + RTTR 1.3 passing is allowed, with a warning about what is given up', () => {
    const t = at();
    expect(t.warnings('end').map((w) => w.rule)).toEqual(['RTTR 1.3']);
    t.play('end');
    expect(t.ask().step).toBe('ffi');
  });

  it('TAMC 6.c Riesensauerei! is skipped without Kampfgruppen, and after a Logistics Step', () => {
    expect(
      at('phase: ffi')
        .play({ name: 'end', dice: ['I16'] })
        .ask().step,
    ).toBe('action');
    const t = at('kg: quidellac, vannes').play('trucks 2', 'trucks 2', 'end');
    expect(t.position('kg')).toBe('-');
    t.play({ name: 'end', dice: ['I16'] });
    expect(t.ask().step).toBe('action');
  });

  it('TAMC 6.d + RTTR 1.6 a Logistics Step inside the Action Phase is done at once, and the phase goes on', () => {
    const t = at('trucks: stock 2, reserve 2, aside 4').play('trucks 2');
    expect(told(t, 'logistics')).toHaveLength(1);
    expect(t.ask().step).toBe('action');
    expect(t.position('core')).toBe('1');
  });

  it('RTTR 1.5 Bonus actions: Middleton, Author 1, a held card in its combat, loading', () => {
    const t = at('control: st_michel\nhand: A01 A13\ncore: 0');
    expect(t.choices()).toEqual(['middleton', 'author st_michel', 'stow pontaubault', 'stow avranches', 'end']);
  });
});

describe('Concepts', () => {
  it('TAMC 5.a + TAMC B5 + RTTR 7.1 a card in each uncontrolled space entered, none in a controlled one', () => {
    const t = at('control: dol').play('move 4th', { name: 'to dol', dice: [] });
    expect(told(t, 'recon')).toEqual([]);
    t.play({ name: 'to dinan', dice: ['A03'] }, { name: 'to quidellac', dice: ['A13'] });
    expect(t.position('hand')).toBe('A03 A13');
    const captured = at(
      'control: st_malo, dol\nport st_malo: down 1\ndedicated: st_malo -\npile: W06\n8th: dol 1/1/1',
    ).play('move 8th', { name: 'to st_malo', dice: [] });
    expect(whereIs(captured, '8th')).toBe('st_malo');
  });

  it('TAMC 5.b Garrisons fall in descending order', () => {
    const t = at('4th: st_nazaire 3/3/0').play('move 4th');
    expect(ruleOf(t, 'attack 2')).toBe('TAMC 5.b');
    expect(ruleOf(t, 'attack 4')).toBe('TAMC 5.b');
    expect(t.choices()).toContain('attack 3');
  });

  it('TAMC 5.c + TAMC 5.d a destroyed port can be captured; a captured one gets no marker', () => {
    const t = at('port st_malo: pd 2\n8th: st_malo 1/4/0\nffi: st_malo 1, aside 1\ndedicated: st_malo W05').play(
      'move 8th',
      'attack 1',
      'fight',
    );
    expect(list(t, 'control')).toEqual(['st_malo']);
    expect(points(t)).toMatchObject({ captured: 1, intact: 3 });
    t.play('end', { name: 'end', dice: ['I18'] });
    expect(t.position('port st_malo')).toBe('pd 2, down 1');
  });

  it('TAMC 5.e nothing German appears where a Division leaves or fails', () => {
    const t = at('control: dol\n4th: dol 2/0/0\nffi: aside 1').play('move 4th', { name: 'to dinan', dice: ['A26'] });
    expect(whereIs(t, '4th')).toBe('dol');
    expect(t.position('kg')).toBe('-');
    expect(t.position('contact')).toBe('-');
    expect(besieged(t, 'st_malo')).toBe(false);
    expect(carried(t, '4th')).toBe('1/0/0');
  });
});
