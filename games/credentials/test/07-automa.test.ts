// Chapters 7 and 8: Intelligence and Riesensauerei! Phases.
import { describe, expect, it } from 'vitest';
import {
  at,
  besieged,
  carried,
  fresh,
  game,
  list,
  need,
  points,
  row,
  ruleOf,
  told,
  track,
  whereIs,
  won,
} from './helper.ts';

/** From the end of an FFI Phase into the next round, with the given cards. */
const next = (position: string, ...dice: readonly string[]) =>
  at(`phase: ffi\n${position}`).play({ name: 'end', dice });
/** Divisions out of the way of everything, with the first Intelligence card without FFI. */
const kg = (position: string, ...dice: readonly string[]) => next(position, 'I16', ...dice);

describe('Intelligence Phase', () => {
  it('TAMC 7.a the bottom of a card is ignored in play', () => {
    expect(next('', 'I10').position('kg')).toBe('-');
  });

  it('TAMC 7.b markers first, then FFI; the rating destroys', () => {
    const t = next('port brest: pd 4', 'I20');
    expect(t.position('port brest')).toBe('pd 5');
    const order = t.events().map((e) => e.kind);
    expect(order.indexOf('destruction')).toBeGreaterThan(order.indexOf('intelligence'));
    expect(t.ask().step).toBe('intelligence/zone');
    expect(points(t)).toMatchObject({ intact: 3, none: 0 });
  });

  it('TAMC 7.c a destroyed port is passed over, the other one of the card is not', () => {
    const t = next('port brest: pd 5', 'I09');
    expect(t.position('port brest')).toBe('pd 5');
    expect(t.position('port st_malo')).toBe('pd 1');
  });

  it.each(['I05', 'I06'])('TAMC 7.d %s places no marker but brings its FFI', (card) => {
    const t = next('', card);
    expect(told(t, 'destruction')).toEqual([]);
    expect(t.ask().step).toBe('intelligence/zone');
  });

  it('TAMC 7.e + TAMC B7 Port Repaired takes a marker from any port that holds one, or none', () => {
    const lines = 'port st_malo: pd 1, down 1\ncontrol: st_malo\ndedicated: st_malo -\npile: W06\nport brest: pd 5';
    const t = next(lines, 'I07');
    expect(t.choices()).toEqual(['repair st_malo', 'repair brest', 'no repair']);
    expect(ruleOf(t, 'repair lorient')).toBe('TAMC 7.e');
    t.play('repair st_malo');
    expect(t.position('port st_malo')).toBe('down 1');
    expect(next(lines, 'I07').play('no repair').position('port brest')).toBe('pd 5');
    expect(next('', 'I07').ask().step).toBe('intelligence/zone');
  });

  it('TAMC 7.f a repaired port is destroyed no longer, and may be again', () => {
    const t = next('port lorient: pd 4', 'I07').play('repair lorient');
    expect(points(t).intact).toBe(4);
    t.play('zone a', 'end', { name: 'end', dice: ['I19'] });
    expect(t.position('port lorient')).toBe('pd 4');
  });

  it.each([
    ['zone a 2, zone b 1', 'I09', ['zone a'], 'zone a 3, zone b 2, aside 1'],
    ['zone b 3', 'I09', [], 'zone a 2, zone b 3, aside 1'],
  ])('TAMC 7.g with %s the FFI of %s go to the emptier Zone', (zones, card, chosen, after) => {
    const t = next(`ffi: ${zones}, aside 1`, card);
    t.play(...chosen);
    expect(t.position('ffi')).toBe(after);
  });

  it('TAMC 7.h + TAMC rA26 no more FFI than the supply holds', () => {
    const full = 'zone a 8, zone b 7, dol 2, aside 0';
    expect(next(`ffi: ${full}`, 'I09').position('ffi')).toContain('zone b 8');
    expect(next(`ffi: ${full}`, 'I09').ask().step).toBe('action');
  });

  const recall = (lines: string, ...dice: readonly string[]) =>
    next(`ffi: zone a 1, aside 1\n${lines}`, 'I08', ...dice);

  it('TAMC 7.i + TAMC rA18 both armored Divisions are replaced at once, where they stand', () => {
    const t = recall('4th: rennes 2/1/0\ncontrol: rennes\nrennes garrison: gone\ndedicated: rennes -\npile: W02');
    expect(told(t, 'recall').map((e) => `${e.to} ${e.at}`)).toEqual(['2nd rennes', '29th avranches']);
    expect(t.position('recall')).toBe('yes');
    expect(ruleOf(t, 'move 4th')).toBe('TAMC 3.b');
    expect(t.choices()).toContain('move 2nd');
    expect(t.choices()).toContain('move 29th');
  });

  it('TAMC 7.j + TAMC B8 + TAMC rA17 Fuel goes back, the rest stays, new supplies come from Pool then Stock', () => {
    const t = recall('4th: avranches 2/2/0\n6th: avranches 0/1/1\nstock: 2/1/1\npool: 3/3/5');
    expect(carried(t, '4th')).toBe('1/3/1');
    expect(carried(t, '6th')).toBe('1/2/2');
    expect(t.position('pool')).toBe('3/1/3');
    expect(t.position('stock')).toBe('2/1/1');
  });

  it('TAMC 7.k the Tank Destroyer passes on and helps in a later move', () => {
    const t = recall('4th: pontaubault 2/1/0\ntank destroyer: 4th\nmiddleton: used').play(
      'move 2nd',
      { name: 'to dol', dice: ['A03'] },
      { name: 'to quidellac', dice: ['A13'] },
    );
    expect(t.choices()).toContain('tank destroyer');
    t.play('tank destroyer', { name: 'to ploermel', dice: ['A16'] });
    expect(t.position('tank destroyer')).toBe('middleton');
  });

  it('TAMC 7.l in a Siege Box the siege holds; the successor attacks as infantry', () => {
    const t = recall('4th: lorient 2/2/0\nffi: zone a 1, lorient 1, aside 1');
    expect(besieged(t, 'lorient')).toBe(true);
    t.play('move 2nd', { name: 'attack 3', dice: ['W11'] });
    expect(need(t)).toBe('1A 0F');
    const alone = recall('4th: lorient 2/2/0').play('move 2nd');
    expect(ruleOf(alone, 'attack 3')).toBe('TAMC 12.k');
  });

  it('TAMC 7.m + TAMC B9 hunger does not pass to the new Division', () => {
    const t = recall('4th: dol 2/0/0 starving\ncontrol: dol');
    expect(t.position('4th')).toBe('dol 1/1/1');
  });

  it('TAMC 7.n the successor may move in the same round, two spaces, and keeps what lies in its space', () => {
    const t = recall('4th: dol 2/0/0\ncontrol: dol, dinan, quidellac\nlying: dol 0/2/0').play(
      'move 2nd',
      'to dinan',
      'to quidellac',
    );
    expect(ruleOf(t, 'to ploermel')).toBe('TAMC 10.i');
    expect(t.position('lying')).toBe('dol 0/2/0');
  });

  it('TAMC 7.o + RTTR 2.4 more than six tokens: the player sends the excess to the Pool', () => {
    const t = recall('4th: avranches 0/5/1');
    expect(t.choices()).toEqual(['give up 0 fuel', 'give up 1 fuel']);
    expect(ruleOf(t, 'give up 2 fuel')).toBe('RTTR 2.4');
    t.play('give up 0 fuel', 'give up 2 ammo');
    expect(carried(t, '4th')).toBe('1/4/1');
  });

  it('TAMC 7.p + TAMC B31 without an armored Division Patton’s Bet is lost', () => {
    const t = recall('in force: A18\nbet: 9');
    expect(told(t, 'bet').map((e) => e.state)).toEqual(['lost']);
    expect(t.position('gone')).toBe('A18');
    const late = at('recall: yes\n8th: pontaubault 1/1/1').play('move 8th', { name: 'to dol', dice: ['A18'] });
    expect(late.position('bet')).toBe('0');
    expect(late.position('gone')).toBe('A18');
  });
});

describe('Riesensauerei! Phase', () => {
  it('TAMC 8.a a card only for those that may move', () => {
    const t = kg(
      'kg: quidellac, vannes, st_nazaire, loudeac hinterhalt\nffi: zone a 1, zone b 1, vannes 1, aside 1',
      'east',
      'dol',
    );
    expect(told(t, 'kgCard')).toHaveLength(1);
    expect(list(t, 'kg').map((item) => item.split(' ')[0])).toEqual(['dol', 'loudeac', 'vannes', 'st_nazaire']);
  });

  it('TAMC 8.b arrows mean nothing to a Kampfgruppe', () => {
    const t = kg('4th: avranches 2/1/0\nkg: rennes', 'north');
    expect(t.position('kg')).toBe('pontaubault ?');
  });

  it.each([
    ['quidellac', ['east', 'dol'], 'dol'],
    ['quidellac', ['east', 'rennes'], 'rennes'],
    ['vannes', ['east', 'derval'], 'derval'],
    ['vannes', ['east', 'ploermel'], 'ploermel'],
    ['st_michel', ['east', 'paimpol'], 'paimpol'],
    ['guingamp', ['west'], 'carhaix'],
  ])('TAMC 8.c from %s with %j: the way with fewest spaces to a Division, else at random', (from, cards, to) => {
    expect(kg(`kg: ${from}`, ...cards).position('kg')).toBe(`${to} ?`);
  });

  it('TAMC 8.c a longer way cannot come up', () => {
    expect(() => kg('kg: vannes', 'east', 'st_nazaire')).toThrow();
  });

  it('TAMC 8.d a Division in that direction is distance 0: it is attacked', () => {
    const t = kg(`control: dol\n6th: dol 2/1/0\nkg: quidellac\n${row('W09')}`, 'east', 'W09');
    expect(told(t, 'fight')[0]?.at).toBe('dol');
    expect(won(t)).toBe(false);
  });

  it.each([
    ['st_michel', 'north'],
    ['quimper', 'west'],
    ['nantes', 'south'],
    ['nantes', 'east'],
  ])('TAMC 8.e from %s %s leads nowhere: another card', (from, card) => {
    const t = kg(`kg: ${from}`, card, 'haltung');
    expect(told(t, 'kgCard')).toHaveLength(2);
    expect(t.position('kg')).toBe(`${from} ? haltung`);
  });

  it('TAMC 8.f another Kampfgruppe blocks; with two ways the other one is taken', () => {
    const blocked = kg('kg: st_michel, morlaix').play({ name: 'kg st_michel', dice: ['south', 'haltung', 'east'] });
    expect(list(blocked, 'kg')).toEqual(['guingamp ?', 'st_michel ? haltung']);
    const other = kg('kg: quidellac, dol haltung', 'east');
    expect(list(other, 'kg')).toEqual(['dol ? haltung', 'rennes ?']);
  });

  it('TAMC 8.g Defensive Haltung: it stays, 1 Ammo more, the card is gone', () => {
    const t = kg(`kg: quidellac\ncontrol: dol\n6th: dol 3/3/0\n${row('W09')}`, 'haltung').play('move 6th', {
      name: 'to quidellac',
      dice: ['W09'],
    });
    expect(t.position('riesensauerei out')).toBe('haltung');
    expect(need(t)).toBe('3A 0F');
    const again = kg('kg: quidellac haltung\nriesensauerei out: haltung');
    expect(told(again, 'kgCard')).toEqual([]);
    expect(told(kg('kg: quidellac', 'haltung'), 'kgStays')).toMatchObject([{ rule: 'TAMC 8.g', why: 'haltung' }]);
  });

  it('TAMC 8.h Hinterhalt: the same with 1 Fuel; never both on one', () => {
    const t = kg(`kg: quidellac\ncontrol: dol\n6th: dol 3/3/0\n${row('W09')}`, 'hinterhalt').play('move 6th', {
      name: 'to quidellac',
      dice: ['W09'],
    });
    expect(need(t)).toBe('2A 1F');
    expect(told(kg('kg: quidellac', 'hinterhalt'), 'kgStays')).toMatchObject([{ rule: 'TAMC 8.h', why: 'hinterhalt' }]);
    const both = kg('kg: quidellac, guingamp').play({ name: 'kg quidellac', dice: ['haltung', 'hinterhalt'] });
    expect(list(both, 'kg')).toEqual(['quidellac ? haltung', 'guingamp ? hinterhalt']);
  });

  it('TAMC 8.i + TAMC B11 cards drawn in a phase are not drawn again before the shuffle; removed ones never', () => {
    const t = kg('kg: quidellac, guingamp\n6th: dol 0/0/0\ncontrol: dol');
    expect(t.position('riesensauerei')).toBe('north 2, south 1, east 4, west 1, haltung 1, hinterhalt 1');
    t.play({ name: 'kg guingamp', dice: ['south', 'west'] });
    expect(list(t, 'kg')).toEqual(['loudeac ?', 'carhaix ?']);
    expect(() => kg('kg: quimper', 'west', 'west')).toThrow();
    const later = next('kg: quidellac, guingamp\nriesensauerei out: haltung', 'I16');
    expect(later.position('riesensauerei')).toBe('north 2, south 1, east 4, west 1, hinterhalt 1');
  });

  it('TAMC rA13 + TAMC B11 when every card has been drawn the Kampfgruppe stays', () => {
    const t = kg(
      'kg: concarneau, lorient, quimper\nffi: quimper 1, lorient 1, aside 1\nriesensauerei out: haltung hinterhalt',
      'south',
      'north',
      'north',
      'east',
      'east',
      'east',
      'east',
      'west',
    );
    expect(told(t, 'kgStays')[0]?.why).toBe('noCard');
    expect(list(t, 'kg')[1]).toBe('concarneau ?');
  });

  it('TAMC 8.j a Kampfgruppe in a Siege Box stays there; the siege counts on', () => {
    const t = kg('kg: lesneven\nffi: zone a 1, aside 1', 'south');
    expect(t.position('kg')).toBe('brest ?');
    expect(told(t.play('end', { name: 'end', dice: ['I17'] }), 'kgCard')).toEqual([]);
    const besiegers = kg('kg: pontivy\nffi: lorient 2, aside 1\n4th: concarneau 0/0/0\ncontrol: concarneau', 'south');
    expect(besieged(besiegers, 'lorient')).toBe(true);
  });

  it('TAMC 8.k + TAMC rA22 a Division that is attacked fights at once, with FFI and cards', () => {
    const t = kg(
      `control: dol\n6th: dol 1/1/0\nkg: quidellac\nffi: dol 1, aside 1\nhand: A13\n${row('W09')}`,
      'east',
      'W09',
    );
    expect(t.position('phase')).toBe('riesensauerei');
    expect(need(t)).toBe('2A 0F');
    expect(t.choices()).toEqual(['ffi here', 'horace', 'yield']);
    t.play('ffi here');
    expect(t.choices()).toEqual(['horace', 'fight']);
    t.play('fight');
    expect(won(t)).toBe(true);
    expect(told(t, 'recon')).toEqual([]);
  });

  it('TAMC 8.l beaten: the card to the pile, the marker away, no second Control marker', () => {
    const t = kg(`control: dol\n6th: dol 1/2/0\nkg: quidellac\n${row('W09')}`, 'east', 'W09');
    expect(won(t)).toBe(true);
    expect(t.position('pile')).toBe('W09');
    expect(points(t).units).toBe(1);
    expect(list(t, 'control')).toEqual(['dol']);
    const attacked = at(`control: dol\n6th: dol 3/3/0\nkg: quidellac haltung\n${row('W09')}`).play('move 6th', {
      name: 'to quidellac',
      dice: ['W09'],
    });
    expect(attacked.position('kg')).toBe('-');
    expect(list(attacked, 'control')).toEqual(['dol', 'quidellac']);
  });

  it('TAMC 8.m + RTTR 9.5 an attacker that fails goes back; the Kampfgruppe leaves, its card into the deck', () => {
    const t = at(`control: dol\n6th: dol 2/1/0\nkg: quidellac\n${row('W08')}`).play('move 6th', {
      name: 'to quidellac',
      dice: ['W08'],
    });
    expect(won(t)).toBe(false);
    expect(carried(t, '6th')).toBe('1/0/0');
    expect(whereIs(t, '6th')).toBe('dol');
    expect(t.position('kg')).toBe('-');
    expect(t.position('in deck')).toContain('W08');
    expect(list(t, 'control')).toEqual(['dol']);
    t.play('end', { name: 'end', dice: ['I16'] }, 'move 6th', { name: 'to quidellac', dice: ['A03'] });
  });

  it('TAMC 8.n + TAMC 8.o a defender that fails pays and stays; control and points are not lost', () => {
    const t = kg(`control: dinan\n83rd: dinan 0/1/0\nkg: quidellac\n${row('W08')}`, 'north', 'W08');
    expect(carried(t, '83rd')).toBe('0/0/0');
    expect(whereIs(t, '83rd')).toBe('dinan');
    expect(list(t, 'control')).toEqual(['dinan']);
    expect(points(t).total).toBeGreaterThanOrEqual(4);
  });

  it('TAMC 8.p at the first Logistics Step every Kampfgruppe leaves, and its card joins the deck', () => {
    const t = fresh('kg: quidellac haltung, vannes hinterhalt, st_nazaire, st_michel').play('trucks 2', 'trucks 2');
    expect(t.position('kg')).toBe('-');
    expect(t.board().places.find((p) => p.id === 'units')?.notes[0]).toBe('18 in the deck');
  });

  it('TAMC 8.q without Kampfgruppen the phase is over, and the Logistics Step adds no card', () => {
    const t = at('pile: W07 W08 W09 W10').play('trucks 2', 'trucks 2');
    expect(t.board().places.find((p) => p.id === 'units')?.notes[0]).toBe('14 in the deck');
  });

  it('TAMC 8.r an FFI in its space holds a Kampfgruppe without a fight; when it leaves it draws again', () => {
    const t = at('phase: ffi\nkg: ploermel').play('zone a to ploermel');
    expect(told(t, 'fight')).toEqual([]);
    t.play({ name: 'end', dice: ['I16'] });
    expect(told(t, 'kgCard')).toEqual([]);
    t.play('end', 'ploermel to pontivy', { name: 'end', dice: ['I17', 'north'] });
    expect(t.position('kg')).toBe('quidellac ?');
  });

  it('TAMC 8.s + TAMC rA11 a Kampfgruppe on a controlled space blocks trucks and bases, but not control', () => {
    const t = fresh(
      'control: rennes\nrennes garrison: gone\ndedicated: rennes -\npile: W02\nkg: rennes\nlying: pontaubault 1/0/0\nstock: 1/1/1\ntrucks: stock 3, reserve 1, aside 4',
    );
    expect(ruleOf(t, 'supplies rennes')).toBe('TAMC rA11');
    expect(points(t).cities).toBe(1);
    t.play('haul');
    expect(t.why('pontaubault to rennes')?.text).toContain('Kampfgruppe');
    const entered = at(
      `control: rennes\nrennes garrison: gone\ndedicated: rennes -\npile: W02\nkg: rennes\n4th: pontaubault 2/3/0\n${row('W09')}`,
    ).play('move 4th', { name: 'to rennes', dice: ['W09'] }, 'fight');
    expect(won(entered)).toBe(true);
    expect(carried(entered, '4th')).toBe('1/1/0');
    expect(list(entered, 'control')).toEqual(['rennes']);
  });

  it('TAMC 8.t + TAMC B12 + TAMC rA12 with several Divisions the player names the one that fights', () => {
    const t = kg(`kg: pontaubault\n4th: avranches 2/1/0\n${row('W10')}`, 'north');
    expect(t.choices()).toEqual(['defend 4th', 'defend 6th', 'defend 8th', 'defend 83rd']);
    t.play({ name: 'defend 8th', dice: ['W10'] });
    expect(carried(t, '8th')).toBe('1/0/1');
    const box = kg(`kg: dinan\n8th: st_malo 0/2/0\n83rd: st_malo 0/0/0\n${row('W09')}`, 'north').play({
      name: 'defend 8th',
      dice: ['W09'],
    });
    expect(won(box)).toBe(true);
    expect(besieged(box, 'st_malo')).toBe(true);
    expect(list(box, 'control')).toEqual([]);
  });

  it('TAMC 12.n only an attack on a Garrison is shared: against a Kampfgruppe one Division pays alone', () => {
    const t = kg(`kg: dinan\n8th: st_malo 0/1/0\n83rd: st_malo 0/3/0\n${row('W09')}`, 'north').play({
      name: 'defend 8th',
      dice: ['W09'],
    });
    expect(won(t)).toBe(false);
    expect(carried(t, '83rd')).toBe('0/3/0');
  });

  it('TAMC B10 the player picks the order of the Kampfgruppen, and sees the odds', () => {
    const t = kg('kg: quidellac, guingamp, vannes haltung');
    expect(t.choices()).toEqual(['kg quidellac', 'kg guingamp']);
    expect(ruleOf(t, 'kg vannes')).toBe('TAMC 8.a');
    const odds = t.odds('kg quidellac');
    expect(odds?.results.reduce((sum, row) => sum + row.chance, 0)).toBeCloseTo(1);
    expect(odds?.results.find((row) => row.code === 'east')?.chance).toBeCloseTo(0.4);
  });

  it('TAMC B14 a Kampfgruppe in Rennes with its garrison: first the one, then the other', () => {
    const t = at(`8th: pontaubault 1/5/0\nkg: rennes\nffi: aside 1\n${row('W09')}`).play('move 8th', {
      name: 'to rennes',
      dice: ['W09', 'W04'],
    });
    expect(told(t, 'fightEnds').map((e) => [e.unit, e.won])).toEqual([
      ['W09', true],
      ['W04', true],
    ]);
    expect(told(t, 'enemy').map((e) => e.ammo)).toEqual([2, 2]);
    expect(carried(t, '8th')).toBe('0/0/0');
    expect(list(t, 'control')).toEqual(['rennes']);
    const fails = at(`8th: pontaubault 2/3/0\nkg: rennes\nffi: aside 1\n${row('W09')}`).play('move 8th', {
      name: 'to rennes',
      dice: ['W09', 'W04'],
    });
    expect(list(fails, 'control')).toEqual([]);
    expect(fails.position('rennes garrison')).toBe('there');
    expect(fails.position('kg')).toBe('-');
  });

  it('TAMC 8.p names who is gone; the census of the game never changes', () => {
    const t = fresh('kg: quidellac, vannes');
    const before = game.census(t.state);
    t.play('trucks 2', 'trucks 2');
    expect(game.census(t.state)).toEqual(before);
    expect(track(t, 'level')).toBe('2: take 3, place 3');
  });
});
