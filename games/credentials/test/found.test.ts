// What play has found: odds with everything at hand, Siege Boxes with two Moves, Air Support, refusals, positions, the log.
import { choiceBuffer, generator, randomBelow, seeded } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { at, besieged, carried, fresh, game, need, points, ruleOf, told, whereIs, won } from './helper.ts';

const good = (odds: ReturnType<ReturnType<typeof at>['odds']>): number =>
  odds?.results.reduce((sum, result) => sum + (result.good === true ? result.chance : 0), 0) ?? -1;

describe('Odds', () => {
  it('TAMC 14.A12 + TAMC B17 everything at hand includes the FFI that Jedburgh Felix brings', () => {
    const t = at('8th: lorient 2/1/0\nffi: aside 1\nhand: A12').play('move 8th');
    const odds = t.odds('attack 3');
    // Of the 18 cards that could come up 14 ask for no Fuel and at most 2 Ammo: 1 of the Division, 1 of an FFI.
    expect(good(odds)).toBeCloseTo(14 / 18);
    expect(odds?.mean).toEqual({ value: expect.closeTo(14 / 18), unit: 'chance' });
    expect(good(at('8th: lorient 2/1/0\nffi: lorient 1, aside 1').play('move 8th').odds('attack 3'))).toBeCloseTo(
      14 / 18,
    );
  });

  it('RTTR 10.2 a fortified entry under Air Support keeps the Ammo, and the marker does not help again', () => {
    const t = at('8th: pontaubault 2/1/0\nair: recon\nrennes garrison: gone\ndedicated: rennes -\npile: W02').play(
      'move 8th',
    );
    const asked = (name: string) =>
      t.odds(name)?.results.flatMap((r) => (r.code === 'fightPaid' ? [r.data?.ammo] : [])) ?? [];
    // Units that ask for 1 Ammo, one of them in bad Weather: help that has covered the entry helps against none.
    expect([asked('to rennes'), asked('to rennes by air')]).toEqual([[1, 0], [1]]);
  });
});

describe('Siege Boxes', () => {
  const two = { moves: 'two' };

  it('TAMC 12.d + TAMC rA31 with two Moves a round a Division does not leave the box that it entered in it', () => {
    const t = fresh('stock: 0/0/0\n8th: dol 3/2/1\ncontrol: dol, dinan', two);
    t.play('move 8th', { name: 'to st_malo', dice: ['A03'] }, 'stop');
    expect(ruleOf(t, 'move 8th')).toBe('RTTR 6.1');
    const attacks = fresh('stock: 0/0/0\n8th: dol 3/2/1\nffi: st_malo 1, aside 1\ncontrol: dol', two);
    attacks.play('move 8th', { name: 'to st_malo', dice: ['A03'] }, 'stop', 'move 8th');
    expect(ruleOf(attacks, 'to dol')).toBe('TAMC 12.d');
    expect(attacks.choices()).toContain('attack 1');
    // In the next round it may.
    const later = fresh('stock: 0/0/0\n8th: st_malo 3/2/1 moved\ncontrol: dol', two).play('move 8th', 'to dol');
    expect(whereIs(later, '8th')).toBe('dol');
    expect(fresh('8th: st_malo 1/1/1 moved entered', two).position('8th')).toBe('st_malo 1/1/1 moved entered');
  });

  it('TAMC 12.d a Division that was thrown back has not entered', () => {
    const t = fresh('stock: 0/0/0\n8th: dol 3/0/1\ncontrol: dol, dinan', two);
    t.play('move 8th', { name: 'to st_malo', dice: ['A25'] });
    expect([won(t), whereIs(t, '8th')]).toEqual([false, 'dol']);
    expect(t.choices()).toContain('move 8th');
    expect(t.position('8th')).toBe('dol 2/0/1 moved');
  });

  it('TAMC 12.b + TAMC 12.h a siege that FFI complete or break is told', () => {
    const t = fresh('ffi: vannes 1, lorient 1, aside 1\nphase: ffi').play('vannes to lorient');
    expect(told(t, 'siege')).toMatchObject([{ port: 'lorient', there: 2, needed: 2, on: true, rule: 'TAMC 12.b' }]);
    const gone = fresh('ffi: lorient 2, aside 1\nphase: ffi').play('lorient to vannes');
    expect(told(gone, 'siege')).toMatchObject([{ port: 'lorient', there: 1, on: false }]);
    expect(game.say(told(gone, 'siege')[0] ?? { kind: 'refreshed', rule: '' })).toContain('not besieged');
    const left = at('8th: st_malo 2/1/1\nffi: st_malo 1, aside 1\ncontrol: dol').play('move 8th', 'to dol');
    expect(told(left, 'siege')).toMatchObject([{ port: 'st_malo', on: false }]);
    expect(besieged(left, 'st_malo')).toBe(false);
    const used = at('8th: lorient 1/1/0\nffi: lorient 1, aside 1').play('move 8th', {
      name: 'attack 3',
      dice: ['W15'],
    });
    used.play('ffi here');
    expect([won(used), told(used, 'siege').map((event) => event.on)]).toEqual([true, [false]]);
  });
});

describe('Air Support', () => {
  it('RTTR 10.3 + TAMC rA9 does not help against Unknown Contact, even where bad Weather does not ground it', () => {
    const options = { badWeather: 'cards' };
    const position = 'stock: 0/0/0\n4th: dol 3/3/0\ncontrol: dol\nair: recon\ntop recon: A20';
    const t = fresh(position, options).play('move 4th', { name: 'to dinan', dice: ['W01'] });
    expect(need(t)).toBe('4A 0F');
    expect(told(t, 'airBack')).toMatchObject([{ deck: 'recon', bonus: 0 }]);
    expect(told(t, 'enemy')[0]?.modifiers).toEqual([]);
  });

  it('RTTR 10.2 is named among the modifiers of the fight that it helps in', () => {
    const t = at('8th: lorient 1/3/0\nffi: lorient 1, aside 1\nair: wehrmacht').play('move 8th', {
      name: 'attack 3',
      dice: ['W15'],
    });
    expect(told(t, 'enemy')[0]?.modifiers).toMatchObject([{ code: 'airSupport', value: -1, rule: 'RTTR 10.2' }]);
  });
});

describe('Refusals', () => {
  it('TAMC B44 a place that comes before the last one in the list says so, and one that has had its FFI says that', () => {
    const t = at('4th: pontaubault 3/1/0').play('move 4th', { name: 'to dol', dice: ['A14'] }, 'ffi vannes');
    expect(t.why('ffi brest')).toMatchObject({ rule: 'TAMC B44', code: 'placeOrder', data: { after: 'vannes' } });
    expect(t.why('ffi brest')?.text).toContain('Brest comes before Vannes');
    expect(t.why('ffi vannes')).toMatchObject({ rule: 'TAMC 14.A14', code: 'placeOnce', data: { place: 'vannes' } });
  });
});

describe('Positions that cannot exist', () => {
  const reason = (position: string): string => {
    try {
      at(position);
      return 'accepted';
    } catch (error) {
      return String(error);
    }
  };

  it('TAMC 11.l two trucks on an ordinary road', () => {
    const trucks = (road: string) => reason(`trucks: stock 0, reserve 2, aside 4, ${road} 2`);
    expect(trucks('pontaubault-dol')).toContain('TAMC 11.l');
    expect(trucks('avranches-pontaubault')).toBe('accepted');
  });

  it('TAMC 8.p a Kampfgruppe after the first Logistics Step', () => {
    expect(reason('logistics: 1\nkg: dinan')).toContain('TAMC 8.p');
  });

  it('TAMC 8.k a Kampfgruppe beside a Division', () => {
    expect(reason('kg: dol\n8th: dol 1/1/1\ncontrol: dol')).toContain('TAMC 8.k');
  });

  it('TAMC 12.s all Garrisons down but not captured, or captured with one standing', () => {
    expect(reason('port st_malo: down 1\ndedicated: st_malo -\npile: W06')).toContain('TAMC 12.s');
    expect(reason('control: st_malo')).toContain('TAMC 12.s');
  });

  it('RTTR 2.7 numbers on the stack that no rule could have put there', () => {
    const stack = (line: string): string => reason(`stack: round 5; ${line}`);
    expect(stack('action; supplies/stow 0 7 0')).toContain('number 2 of stow');
    expect(stack('action; movement/move 4 3 0 0 0 0 1')).toContain('number 1 of move');
    expect(stack('action; supplies/take 99')).toContain('number 1 of supplies');
    expect(stack('action; combat/fight 5 0 0 0')).toContain('not in Avranches');
  });

  it('are none of those that play reaches', () => {
    const choices = choiceBuffer();
    for (let seed = 1; seed <= 20; seed++) {
      const state = game.setup(seed % 2 === 0 ? { moves: 'two' } : {}, String(seed), seeded);
      if (typeof state === 'string') throw new Error(state);
      const random = generator(String(seed));
      while (game.seat(state) >= 0) {
        expect(game.problems(state)).toEqual([]);
        game.apply(state, choices[randomBelow(random, game.choices(state, choices))] ?? 0, seeded);
      }
    }
  });
});

describe('The log', () => {
  it('TAMC 6.a a round is told with the Intelligence cards that are left after it', () => {
    const t = fresh().play('end', 'end');
    const round = told(t, 'round');
    expect(round).toMatchObject([{ round: 2 }]);
    expect(round[0]?.left).toBe(15);
  });

  const draw = (card: string, more = '') =>
    at(`4th: pontaubault 3/1/0\n${more}`).play('move 4th', { name: 'to dol', dice: [card] });

  it('TAMC 13.W2 Weather that is bad already stays bad', () => {
    const said = (weather: string): string => {
      const event = told(draw('A20', `weather: ${weather}\ndedicated: contact -\npile: W01`), 'weather')[0];
      return event === undefined ? '' : game.say(event);
    };
    expect([said('fair'), said('bad')]).toEqual(['The Weather turned bad.', 'The Weather stays bad.']);
  });

  it('TAMC B42 + TAMC 14.A06 a card that does nothing says so', () => {
    const why = (card: string, more = '') => told(draw(card, more), 'noEffect').map((event) => event.why);
    expect(why('A20', 'dedicated: contact -\npile: W01')).toEqual(['contact']);
    expect(why('A06')).toEqual(['noFood']);
    expect(why('A14', 'ffi: zone a 17, aside 1')).toEqual(['noFfi']);
    expect(why('A19', 'rennes garrison: gone\ndedicated: rennes -\npile: W02')).toEqual(['rennes']);
  });

  it('TAMC rA5 a halt is told with what going on costs', () => {
    expect(told(draw('A27'), 'halt')).toMatchObject([{ division: '4th', at: 'dol', fuel: 1, ends: false }]);
  });

  it('TAMC 8.b + RTTR 6.5 + TAMC 10.a + RTTR 5.3 + TAMC 9.g events of a movement name their places from first to last', () => {
    const choices = choiceBuffer();
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const state = game.setup({}, String(seed), seeded);
      if (typeof state === 'string') throw new Error(state);
      const random = generator(String(seed));
      while (game.seat(state) >= 0)
        game.apply(state, choices[randomBelow(random, game.choices(state, choices))] ?? 0, seeded, (event) => {
          const places = event.places ?? [];
          if (!('from' in event) || !('to' in event) || places.length < 2) return;
          kinds.add(event.kind);
          expect([places[0], places.at(-1)]).toEqual([event.from, event.to]);
          const [piece = ''] = event.pieces ?? [];
          const there = game.board(game.view(state, 0), 0).places.find((place) => place.id === places.at(-1));
          if (piece !== '') expect(there?.pieces.map((one) => one.id)).toContain(piece);
        });
    }
    expect([...kinds].sort()).toEqual(['enters', 'ffiMoves', 'hauled', 'kgMoves', 'retreat']);
  });
});

describe('Rules that tests did not hold', () => {
  it('TAMC B19 a lost fight spends what the card asks for before bonuses, Heavy Bombers or not', () => {
    const t = at('8th: st_malo 1/4/0\nffi: st_malo 1, aside 1\ndedicated: st_malo W01\nhand: A08 A09');
    t.play('move 8th', 'attack 1');
    expect(need(t)).toBe('5A 0F');
    t.play('heavy bombers 1', 'heavy bombers 2');
    expect(t.ask().prompt.data?.ammo).toBe(3);
    t.play('yield');
    // 5 were asked for, so all 4 are gone; without the 2 of the bombers it would have been 3.
    expect([won(t), carried(t, '8th')]).toEqual([false, '0/0/0']);
  });

  it('TAMC 4.d + TAMC 4.l the points of evaluation are those of the sheet, in every position of random games', () => {
    const choices = choiceBuffer();
    for (let seed = 1; seed <= 12; seed++) {
      const t = table(game, { seed: String(seed), options: seed % 3 === 0 ? { reconUnits: 'none' } : {} });
      const random = generator(String(seed));
      const state = t.state.slice();
      while (game.seat(state) >= 0) {
        const { score } = game.facts(game.view(state, 0), 0);
        expect(game.player?.evaluate?.(state, 0)).toBe(score.total);
        game.apply(state, choices[randomBelow(random, game.choices(state, choices))] ?? 0, seeded);
      }
    }
    expect(points(at()).total).toBe(5);
    expect(carried(at(), '8th')).toBe('1/1/1');
  });
});
