// Details of rules that nothing else holds: full cards and Siege Boxes, who eats, what the odds count, what is told with which figures.
import type { Description } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { at, carried, fresh, game, type Play, row, told, won } from './helper.ts';

function about(t: Play, name: string): Description {
  const verdict = game.verdict(t.state, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' is ${verdict.kind}`);
  return game.describe(t.state, verdict.choice);
}

/** The round ends and the Intelligence card is drawn. */
const next = (position: string, ...dice: readonly string[]): Play =>
  fresh(`phase: ffi\n${position}`).play({ name: 'end', dice });

describe('Intelligence Phase', () => {
  it('TAMC 7.g each FFI is told with the Zone that it came to and how many are there', () => {
    const t = next('ffi: zone b 3, aside 1', 'I09');
    expect(told(t, 'ffiToZone').map(({ zone, there }) => [zone, there])).toEqual([
      ['zone_a', 1],
      ['zone_a', 2],
    ]);
  });

  it('TAMC 7.o what is given up names its Division', () => {
    const t = next('ffi: zone a 1, aside 1\n4th: avranches 1/0/0\n6th: avranches 0/5/1\n8th: avranches 0/0/0', 'I08');
    expect(about(t, 'give up 1 fuel')).toMatchObject({ data: { n: 1, kind: 'fuel', division: '29th' } });
  });
});

describe('Kampfgruppen', () => {
  it('TAMC 8.e one that cannot obey names the space that another one holds', () => {
    const t = at('phase: ffi\nkg: st_michel, morlaix').play({ name: 'end', dice: ['I16'] });
    t.play({ name: 'kg st_michel', dice: ['south', 'haltung', 'east'] });
    expect(told(t, 'kgBlocked')).toMatchObject([{ way: 'south', taken: ['morlaix'], places: ['st_michel'] }]);
  });

  it('TAMC 8.g a Kampfgruppe in Defensive Haltung asks for 1 Ammo more, and the fight says so', () => {
    const t = at(`control: dol\n6th: dol 3/3/0\nkg: quidellac haltung\nriesensauerei out: haltung\n${row('W09')}`);
    t.play('move 6th', { name: 'to quidellac', dice: ['W09'] });
    expect(told(t, 'enemy')).toMatchObject([{ ammo: 3, modifiers: [{ code: 'haltung', value: 1, rule: 'TAMC 8.g' }] }]);
  });
});

describe('Food', () => {
  const trucks = 'trucks: stock 2, reserve 2, aside 4';

  it('RTTR 8.2 with Food for every Division in a space nobody is asked, and all of it is eaten', () => {
    const t = at(`8th: brest 1/1/0\n83rd: brest 1/1/0\nlying: brest 0/0/2\n${trucks}`).play('trucks 2');
    expect(t.ask().step).toBe('action');
    expect(t.position('lying')).toBe('-');
    expect([t.position('8th'), t.position('83rd')]).toEqual(['brest 1/1/0', 'brest 1/1/0']);
  });

  it('RTTR 8.2 with too little Food the question names the space and what lies there', () => {
    const t = at(`8th: brest 1/1/0\n83rd: brest 1/1/0\nlying: brest 0/0/1\n${trucks}`).play('trucks 2');
    expect(t.ask().prompt).toMatchObject({ places: ['brest'], data: { food: 1 } });
  });

  it('RTTR 8.4 Food for all who starve in a space feeds each of them, and the question about too little names the space', () => {
    const position = (food: number): string =>
      `control: chateaulin\n6th: brest 1/1/0 starving\n83rd: brest 1/1/0 starving\nlying: chateaulin 0/0/${food}\n${trucks}`;
    const enough = at(position(2)).play('haul', 'chateaulin to brest', '2 food');
    expect([enough.position('6th'), enough.position('83rd')]).toEqual(['brest 1/1/0', 'brest 1/1/0']);
    expect(enough.position('lying')).toBe('-');
    const short = at(position(1)).play('haul', 'chateaulin to brest');
    expect(short.ask().prompt.ask).toContain('Brest');
  });

  it('RTTR 2.7 a Division without tokens where nothing lies has nothing to load', () => {
    expect(at('control: dol\n8th: dol 0/0/0').why('stow dol')?.code).toBe('stowNothing');
  });

  it('RTTR 2.7 + RTTR 5.3 the question of a loading says of which kind, and what the card held before', () => {
    const cards = at('control: dol\n8th: dol 1/2/3\nlying: dol 1/1/0').play('stow dol', '8th 1 fuel');
    expect(cards.ask().prompt.data).toMatchObject({ kind: 'ammo', before: [1, 2, 3], tokens: [1, 0, 0] });
    const truck = at(`lying: avranches 3/2/1\n${trucks}`).play('haul', 'avranches to pontaubault', '2 fuel');
    expect(truck.ask().prompt.data).toMatchObject({ kind: 'ammo' });
  });
});

describe('a find', () => {
  it('RTTR 2.4 where the Siege Box and every card in it are full the token stays in the Pool', () => {
    const t = at(
      'control: ploermel, vannes\n4th: ploermel 2/2/2\n8th: lorient 2/2/2\nlying: vannes 1/0/0, lorient 2/2/2\n6th: avranches 0/0/0\n83rd: avranches 0/0/0',
    );
    t.play('move 4th', 'to vannes', 'stow', '4th 2 fuel', '4th 2 ammo', '4th 2 food');
    expect(carried(t, '4th')).toBe('2/2/2');
    const pool = t.position('pool');
    t.play({ name: 'to lorient', dice: ['A22'] });
    expect(told(t, 'toPool')).toMatchObject([{ rule: 'RTTR 2.4', from: 'lorient', tokens: [0, 1, 0] }]);
    expect(t.position('pool')).toBe(pool);
    expect(game.problems(t.state)).toEqual([]);
  });
});

describe('Aerial Recon cards', () => {
  const draw = (card: string, lines = ''): Play =>
    at(`ffi: zone a 1, zone b 1, aside 1\n${lines}`).play('move 4th', { name: 'to dol', dice: [card] });

  it('TAMC 14.A14 a place after which too few are left for the rest of the card is refused; a full one does not count', () => {
    const code = (place: string, lines: string): string | undefined => draw('A14', lines).why(`ffi ${place}`)?.code;
    const full = 'ffi: zone a 1, zone b 1, nantes 2, aside 1';
    expect(code('chateaubriant', full)).toBe('placeTooFew');
    expect(draw('A14', full).choices()).toContain('ffi derval');
    expect(draw('A14').choices()).toContain('ffi chateaubriant');
  });

  it('TAMC 14.A06 + TAMC 14.A28 Food for civilians says what it costs and what it brings', () => {
    const evacuation = draw('A07', '4th: pontaubault 2/1/2');
    expect(about(evacuation, 'give 2 food')).toMatchObject({ verb: 'giveFood', costs: [{ value: 2, unit: 'food' }] });
    expect(about(evacuation, 'give 2 food').label).toContain('Medal');
    const crowds = draw('A28', '4th: pontaubault 2/1/2');
    expect(about(crowds, 'give 1 food')).toMatchObject({ verb: 'giveFood', costs: [{ value: 1, unit: 'food' }] });
    expect(about(crowds, 'give 1 food').label).not.toContain('Medal');
  });

  it('TAMC rA5 a halt is told with the Division and where it stands', () => {
    const t = at('8th: pontaubault 2/1/1').play('move 8th', { name: 'to dol', dice: ['A27'] });
    expect(told(t, 'halt')).toMatchObject([{ division: '8th', at: 'dol', places: ['dol'], pieces: ['8th'] }]);
  });
});

describe('odds', () => {
  const besieging = '8th: lorient 1/1/0\nffi: lorient 1, aside 1';
  const asked = (t: Play, name: string): string[] =>
    t.odds(name)?.results.map(({ data }) => `${data?.ammo}A ${data?.fuel}F`) ?? [];

  it('TAMC 12.p the last card of the Wehrmacht deck is the only one that can come up', () => {
    const beaten = 'W07 W08 W09 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W23 W24';
    const t = at(`${besieging}\npile: ${beaten}`).play('move 8th');
    expect(asked(t, 'attack 3')).toEqual(['2A 1F']);
  });

  it('TAMC 13.R1 the Division of Rennes that was seen is the only one that can come up', () => {
    const t = at('8th: pontaubault 2/1/1\ndedicated: rennes W03').play('move 8th');
    // 3 Ammo and 1 Fuel are printed; infantry needs 1 Ammo less in Rennes.
    expect(asked(t, 'to rennes')).toEqual(['2A 1F']);
    const unseen = at('8th: pontaubault 2/1/1\npile: W24').play('move 8th');
    expect(asked(unseen, 'to rennes').sort()).toEqual(['1A 1F', '2A 0F', '2A 1F', '3A 0F']);
  });

  it('RTTR 9.1 results that cannot be paid stand first, of those more Ammo before more Fuel', () => {
    const t = at('8th: lorient 1/0/0\n83rd: lorient 0/0/0\nffi: aside 1\npile: W07 W08 W09 W10').play('move 8th');
    const order = asked(t, 'attack 3').filter((price) => price === '3A 0F' || price === '2A 1F');
    expect(order).toEqual(['3A 0F', '2A 1F']);
  });

  it('TAMC 14.A20 the chances to win and to lose against Unknown Contact are 1 together', () => {
    const t = at('4th: dol 2/3/0\ncontrol: dol\ntop recon: A20').play('move 4th');
    const results = t.odds('to dinan')?.results ?? [];
    expect(results.map(({ code }) => code)).toEqual(['contactUnpaid', 'contactPaid']);
    expect(results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('RTTR 10.2 Air Support on the Wehrmacht deck is named before an attack on a Garrison 2, and not for Garrison 1', () => {
    const modifiers = (down: string, pile: string, name: string) =>
      at(`${besieging}\nair: wehrmacht\nport lorient: down ${down}\npile: ${pile}`)
        .play('move 8th')
        .odds(name)
        ?.modifiers.filter(({ code }) => code === 'airSupport');
    expect(modifiers('3', 'W11', 'attack 2')).toMatchObject([{ value: -1, rule: 'RTTR 10.2' }]);
    expect(modifiers('3 2', 'W11 W12', 'attack 1')).toMatchObject([{ rule: 'RTTR 10.3', excluded: true }]);
  });
});

describe('a won fight', () => {
  it('RTTR 9.3 what only the card of the Division can pay is told as paid for the fight', () => {
    const t = at('8th: lorient 1/2/0\nffi: lorient 1, aside 1').play(
      'move 8th',
      { name: 'attack 3', dice: ['W15'] },
      'fight',
    );
    expect(won(t)).toBe(true);
    expect(told(t, 'spent').filter(({ tokens }) => tokens[1] > 0)).toMatchObject([
      { by: '8th', tokens: [0, 2, 0], why: 'fight' },
    ]);
  });

  it('TAMC 12.r a fallen Garrison is told with the Medal that it brings', () => {
    const falls = (port: string, number: number, lines = ''): unknown =>
      told(
        at(`8th: ${port} 2/4/0\nffi: ${port} 2, aside 1\n${lines}`).play(
          'move 8th',
          { name: `attack ${number}`, dice: number === 1 ? [] : ['W11'] },
          'fight',
        ),
        'garrisonDown',
      );
    expect(falls('lorient', 3)).toMatchObject([{ port: 'lorient', number: 3, medal: true }]);
    expect(falls('st_malo', 1, 'dedicated: st_malo W04')).toMatchObject([{ port: 'st_malo', number: 1, medal: false }]);
  });
});
