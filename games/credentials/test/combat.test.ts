// Combats with worked numbers, and the odds shown before them.
import { describe, expect, it } from 'vitest';
import { at, besieged, carried, fresh, game, list, need, points, row, ruleOf, told, whereIs, won } from './helper.ts';

describe('Worked combats', () => {
  it('TAMC C01 + RTTR 9.3 infantry against a standard Garrison', () => {
    const t = at('8th: st_nazaire 1/1/1\nffi: st_nazaire 1, aside 1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W11'] },
      'fight',
    );
    expect([need(t), carried(t, '8th'), t.position('pile'), t.position('port st_nazaire'), whereIs(t, '8th')]).toEqual([
      '1A 0F',
      '0/0/1',
      'W11',
      'down 3',
      'st_nazaire',
    ]);
  });

  it('TAMC C02 armor alone pays its surcharge', () => {
    const t = at('4th: st_nazaire 3/3/0\nffi: aside 1').play('move 4th', { name: 'attack 3', dice: ['W15'] });
    expect(need(t)).toBe('3A 1F');
    expect(won(t)).toBe(true);
    expect(carried(t, '4th')).toBe('1/0/0');
  });

  it('TAMC C03 + RTTR 9.1 + TAMC B19 short of Fuel: everything of the requirement is paid in vain', () => {
    const t = at('4th: st_nazaire 2/3/0\nffi: st_nazaire 2, aside 1').play('move 4th', {
      name: 'attack 3',
      dice: ['W22'],
    });
    expect(need(t)).toBe('3A 2F');
    expect(won(t)).toBe(false);
    expect(carried(t, '4th')).toBe('0/0/0');
    expect(whereIs(t, '4th')).toBe('st_nazaire');
    expect(t.position('pile')).toBe('-');
    expect(t.position('ffi')).toBe('st_nazaire 2, aside 1');
  });

  it('TAMC C04 the FFI of the box decides St. Malo', () => {
    const t = at('83rd: st_malo 1/3/0\nffi: st_malo 1, aside 1').play(
      'move 83rd',
      { name: 'attack 1', dice: ['W05'] },
      'ffi here',
    );
    expect(won(t)).toBe(true);
    expect(carried(t, '83rd')).toBe('0/0/0');
    expect(list(t, 'control')).toEqual(['st_malo']);
    expect(t.position('ffi')).toBe('aside 1');
  });

  it('TAMC C05 + RTTR 9.6 Warspite wins in fair Weather; in bad Weather nothing wins, so the FFI is kept', () => {
    const lines = '6th: st_malo 2/4/0\nffi: st_malo 1, aside 1\nhand: A11';
    const fair = at(lines).play('move 6th', { name: 'attack 1', dice: ['W01'] });
    expect(need(fair)).toBe('6A 1F');
    fair.play('warspite 2');
    expect(carried(fair, '6th')).toBe('0/0/0');
    expect(fair.position('ffi')).toBe('st_malo 1, aside 1');
    const bad = at(`${lines}\nweather: bad`).play('move 6th', { name: 'attack 1', dice: ['W01'] });
    expect(won(bad)).toBe(false);
    expect(carried(bad, '6th')).toBe('0/0/0');
    expect(bad.position('ffi')).toBe('st_malo 1, aside 1');
    expect(bad.position('dedicated')).toContain('st_malo W01');
  });

  it('TAMC C06 a Medal unit in a Medal Garrison, lost without the FFI and won with it', () => {
    const lines = '29th: lorient 1/2/0\nport lorient: down 3\npile: W11\n8th: lorient 0/0/0';
    const lost = at(`${lines}\nffi: aside 1`).play('move 29th', { name: 'attack 2', dice: ['W23'] });
    expect(won(lost)).toBe(false);
    expect(carried(lost, '6th')).toBe('0/0/0');
    const before = at(`${lines}\nffi: lorient 1, aside 1`);
    const t = at(`${lines}\nffi: lorient 1, aside 1`).play(
      'move 29th',
      { name: 'attack 2', dice: ['W23'] },
      'ffi here',
    );
    expect(won(t)).toBe(true);
    expect((points(t).total ?? 0) - (points(before).total ?? 0)).toBe(2);
  });

  it('TAMC C07 infantry in Rennes, with and without the Fuel', () => {
    const t = at('8th: pontaubault 2/2/0\nffi: aside 1').play('move 8th', { name: 'to rennes', dice: ['W02'] });
    expect(need(t)).toBe('1A 1F');
    expect(carried(t, '8th')).toBe('0/0/0');
    expect(list(t, 'control')).toEqual(['rennes']);
    const lost = at('8th: pontaubault 1/2/0\nffi: aside 1').play('move 8th', { name: 'to rennes', dice: ['W02'] });
    expect(won(lost)).toBe(false);
    expect(carried(lost, '8th')).toBe('0/0/0');
    expect(whereIs(lost, '8th')).toBe('pontaubault');
  });

  it('TAMC C08 the 4th at the start fails at Rennes and loses no FFI', () => {
    const t = at('').play('move 4th', { name: 'to rennes', dice: ['W04'] });
    expect(need(t)).toBe('3A 0F');
    expect(won(t)).toBe(false);
    expect(t.position('4th')).toBe('pontaubault 1/0/0 moved');
    expect(t.position('ffi')).toBe('zone a 1, zone b 1, aside 1');
  });

  it('TAMC C09 a Kampfgruppe in ambush costs 1 Fuel more', () => {
    const t = at(`control: dol\n6th: dol 3/2/0\nkg: quidellac hinterhalt\n${row('W09')}`).play('move 6th', {
      name: 'to quidellac',
      dice: ['W09'],
    });
    expect(need(t)).toBe('2A 1F');
    expect(carried(t, '6th')).toBe('1/0/0');
    expect(list(t, 'control')).toEqual(['dol', 'quidellac']);
  });

  it('TAMC C10 Defensive Haltung and an FFI on the spot', () => {
    const t = at(
      `control: pontivy\n83rd: pontivy 2/3/1\nkg: loudeac haltung\n${row('W07')}\nffi: loudeac 1, aside 1`,
    ).play('move 83rd', { name: 'to loudeac', dice: ['W07'] }, 'ffi here');
    expect(won(t)).toBe(true);
    expect(carried(t, '83rd')).toBe('0/0/1');
  });

  it('TAMC C11 a Kampfgruppe throws itself at the 83rd in Dinan', () => {
    const t = at(`phase: ffi\ncontrol: dinan\n83rd: dinan 0/1/1\nkg: quidellac\npile: W07 W09 W10`).play({
      name: 'end',
      dice: ['I16', 'north', 'W08'],
    });
    expect(won(t)).toBe(false);
    expect(t.position('83rd')).toBe('dinan 0/0/1');
    expect(list(t, 'control')).toEqual(['dinan']);
    expect(t.board().places.find((place) => place.id === 'units')?.notes[0]).toBe('15 in the deck');
  });

  it('TAMC C13 Heavy Bombers destroy Brest and win its Garrison 2', () => {
    const t = at('2nd: brest 1/2/1\nffi: brest 2, aside 1\nport brest: pd 4, down 3\npile: W11\nhand: A08').play(
      'move 2nd',
      { name: 'attack 2', dice: ['W17'] },
    );
    expect(need(t)).toBe('3A 0F');
    t.play('heavy bombers 1', 'fight');
    expect(won(t)).toBe(true);
    expect(t.position('port brest')).toBe('pd 5, down 3 2');
    expect(carried(t, '4th')).toBe('0/0/1');
  });

  it('TAMC C14 the FFI that won breaks the siege for the next infantry', () => {
    const t = at('8th: brest 1/1/0\n83rd: brest 1/0/0\nffi: brest 1, aside 1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W16'] },
      'ffi here',
    );
    expect(won(t)).toBe(true);
    expect(besieged(t, 'brest')).toBe(false);
    t.play('move 83rd');
    expect(ruleOf(t, 'attack 2')).toBe('TAMC 12.k');
  });

  it('TAMC C15 two Divisions share their Ammo', () => {
    const t = at('8th: lorient 1/1/0\n83rd: lorient 0/3/1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W24'] },
      'fight',
      '1 ammo from 8th',
    );
    expect(won(t)).toBe(true);
    expect([carried(t, '8th'), carried(t, '83rd')]).toEqual(['0/0/0', '0/1/1']);
  });

  it('TAMC C16 stragglers beaten by an FFI; going on costs 1 Fuel', () => {
    const t = at(
      'control: rennes\nrennes garrison: gone\ndedicated: rennes -\npile: W02\n4th: rennes 2/0/0\nffi: ploermel 1, aside 1',
    ).play('move 4th', { name: 'to ploermel', dice: ['A26'] }, 'ffi here');
    expect(t.position('kept')).toBe('A26');
    t.play({ name: 'to pontivy', dice: ['A03'] });
    expect(carried(t, '4th')).toBe('0/0/0');
  });

  it('TAMC C17 the Weather of the Rearguard grounds the Light Bombers', () => {
    const t = at('control: pontivy\n8th: pontivy 1/0/0\nhand: A16\nffi: aside 1').play('move 8th', {
      name: 'to loudeac',
      dice: ['A25'],
    });
    expect(won(t)).toBe(false);
    expect([whereIs(t, '8th'), t.position('hand'), t.position('control')]).toEqual(['pontivy', 'A16', 'pontivy']);
  });

  it('TAMC C18 + RTTR 9.2 two FFI with Colonel Eon, one without', () => {
    const lines = '29th: st_malo 1/2/1\nffi: st_malo 2, aside 1';
    const t = at(`${lines}\nin force: A05`).play(
      'move 29th',
      { name: 'attack 1', dice: ['W06'] },
      'ffi here',
      'ffi here',
    );
    expect(won(t)).toBe(true);
    expect(carried(t, '6th')).toBe('0/0/1');
    const lost = at(lines).play('move 29th', { name: 'attack 1', dice: ['W06'] });
    expect(won(lost)).toBe(false);
    expect(carried(lost, '6th')).toBe('0/0/1');
  });

  it('TAMC C20 Horace alone', () => {
    const t = at('8th: st_nazaire 1/0/1\nffi: st_nazaire 1, aside 1\nhand: A13').play(
      'move 8th',
      { name: 'attack 3', dice: ['W12'] },
      'horace',
    );
    expect(won(t)).toBe(true);
    expect([carried(t, '8th'), t.position('ffi')]).toEqual(['0/0/1', 'st_nazaire 1, aside 1']);
  });

  it('TAMC C21 found Fuel is loaded on the spot and pays for the attack', () => {
    const t = at('control: vannes\n4th: vannes 2/2/0\nffi: aside 1\nstock: 2/0/0\n6th: avranches 3/1/0').play(
      'move 4th',
      { name: 'to st_nazaire', dice: ['A21'] },
      'stow',
      '4th 2 fuel',
      '4th 2 ammo',
      { name: 'attack 3', dice: ['W14'] },
    );
    expect(need(t)).toBe('2A 1F');
    expect(won(t)).toBe(true);
    expect(carried(t, '4th')).toBe('1/0/0');
  });

  it('TAMC C22 the same Division waits in St. Malo for the next attack', () => {
    const t = at('83rd: st_malo 1/4/0\nffi: st_malo 1, aside 1\ndedicated: st_malo W01').play('move 83rd', {
      name: 'attack 1',
      dice: [],
    });
    expect(need(t)).toBe('5A 0F');
    t.play('ffi here');
    expect(told(t, 'captured')).toHaveLength(1);
  });
});

describe('Odds, prompts and explanations', () => {
  it('RTTR 9.1 what the next Wehrmacht card may cost, given the cards already seen', () => {
    const t = fresh(
      'stock: 0/0/0\nkg: quidellac, vannes, st_brieuc, st_michel\n8th: lorient 1/2/0\nffi: lorient 1, aside 1\npile: W11 W12',
    ).play('move 8th');
    const odds = t.odds('attack 3');
    // Twelve cards are left: two of 1 Ammo, seven of 2, one of 2 and 1 Fuel, two of 3.
    expect(odds?.results).toMatchObject([
      {
        label: '2 Ammo and 1 Fuel: you cannot pay',
        chance: 1 / 12,
        good: false,
        code: 'unpaid',
        data: { ammo: 2, fuel: 1 },
      },
      { label: '3 Ammo: you can pay', chance: expect.closeTo(2 / 12), good: true },
      { label: '2 Ammo: you can pay', chance: expect.closeTo(7 / 12), good: true },
      { label: '1 Ammo: you can pay', chance: expect.closeTo(2 / 12), good: true },
    ]);
    expect(odds?.expected).toContain('92%');
  });

  it('RTTR 6.5 what a move may meet: cards by kind, Kampfgruppen, the Rennes garrison', () => {
    const t = fresh('kg: dol, vannes, st_brieuc, st_michel').play('move 4th');
    const rennes = t.odds('to rennes');
    expect(rennes?.title).toBe('Rennes garrison');
    expect(rennes?.modifiers[0]).toMatchObject({ excluded: true, rule: 'TAMC 13.R2' });
    expect(t.odds('to dol')?.title).toContain('Kampfgruppe');
    const open = at().play('move 4th').odds('to dol');
    expect(open?.results.reduce((sum, result) => sum + result.chance, 0)).toBeCloseTo(1);
    expect(open?.expected).toBe('28 cards can be drawn');
    expect(at('control: dol').play('move 4th').odds('to dol')).toBeUndefined();
    const known = at('top recon: A27\nair: recon').play('move 4th').odds('to dol');
    expect(known?.results).toEqual([{ label: 'a halt', code: 'halt', chance: 1, good: false }]);
  });

  it('TAMC 11.n + RTTR 8.2 warnings before the loss: starving, breaking a siege, giving up actions', () => {
    const t = at('control: dol\n4th: st_malo 2/1/0\n8th: st_malo 1/1/1').play('move 4th');
    expect(t.warnings('to dol').map((w) => w.rule)).toEqual(['TAMC 12.h']);
    expect(
      at('4th: pontaubault 1/1/0')
        .warnings('move 4th')
        .map((w) => w.rule),
    ).toEqual(['TAMC 9.f']);
  });

  it('RTTR 1.6 a plan shows what has been used so far, and is taken back by undo', () => {
    const t = at('control: dol, dinan').play('move 4th', 'to dol');
    expect(t.ask().prompt.why).toBe('Used so far: 1 space and 1 Fuel. Left: 2 spaces. On its card: 1 Fuel and 1 Ammo.');
    t.session.undo(2, true);
    expect(carried(t, '4th')).toBe('2/1/0');
    expect(t.position('core')).toBe('2');
  });

  it('every reconstructed value says so where a player looks', () => {
    const t = at();
    const brest = t.board().places.find((place) => place.id === 'brest');
    expect(brest?.sources?.some((source) => source.includes('reconstructed'))).toBe(true);
    const unit = t.board().places.find((place) => place.id === 'units')?.pieces[0];
    expect(unit?.values?.every((value) => value.source.includes('reconstructed'))).toBe(true);
    const division = t.board().places.find((place) => place.id === 'pontaubault')?.pieces[0];
    expect(division?.values?.[0]?.source).toContain('reconstructed');
  });

  it('the text map fits into 100 columns', () => {
    for (const lines of [
      '',
      'kg: quidellac, vannes\nffi: brest 2, lorient 2, rennes 2, aside 1\n8th: brest 1/1/1\n83rd: brest 1/1/1\n4th: brest 1/1/1\n6th: brest 1/1/1',
    ]) {
      const drawn = game.draw(game.view(at(lines).state, 0), 0).split('\n');
      expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(drawn.some((line) => line.includes('BREST'))).toBe(true);
    }
  });
});
