// Details of rules that nothing else holds: counters that go back, who is spoken of, what is told and booked, the ready-made force.
import { choiceBuffer, type Description, seeded } from '@bocage/engine';
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { attackChances } from '../src/rules/battle/modifiers.ts';
import { effectSources } from '../src/rules/shared/effects.ts';
import { logParticipant, logRow } from '../src/rules/shared/log.ts';
import { E_OPMOVE, E_TACMOVE } from '../src/state/effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  FX,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../src/state/layout.ts';
import { battle, events, game, of, run, t } from './battle-kit.ts';

const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };
const CLEAR = '----/----/----/----/----/----';
type G = Table<ShermanEvent>;

/** What the choice of this name says of itself. */
function about(g: G, name: string): Description {
  const verdict = game.verdict(g.state, name);
  if (verdict.kind !== 'legal') throw new Error(`'${name}' is ${verdict.kind}`);
  return game.describe(g.state, verdict.choice);
}

const slow = (lines: string, options = {}): G =>
  battle(`turn: 2 of 5\nterrain: ${CLEAR}\n${lines}\nphase: slow`, options);
const enemy = (lines: string): G => battle(`turn: 2 of 5\nresult: 3\nterrain: ${CLEAR}\n${lines}\nphase: enemy`);
const at = (phase: string, lines: string): G =>
  table(game, { options: BULGE, position: `week: 1\nbattalion 6C: full\n${lines}\nphase: ${phase}` });
/** The last turn against a Battalion is over, and this Event card is drawn. */
const fought = (lines: string, ...dice: readonly (number | string)[]): G =>
  table(game, {
    options: BULGE,
    position: `week: 1\ntarget: 9A\nturn: 4 of 4\n${lines}\nphase: slow 4`,
  }).play({ name: 'end', dice });
const passed = (events: readonly ShermanEvent[]): readonly string[] =>
  events.flatMap((event) => (event.kind === 'passed' ? [event.step, ...(event.also ?? [])] : []));

describe('before a Battle', () => {
  it('SL 5.7 an air strike says what it costs', () => {
    const g = battle('so: 3\nat 62: 902 Reisner\nat 11: Pz IV, Truck\nphase: air', { campaign: 'NO44' });
    expect(about(g, 'strike').costs).toMatchObject([{ value: 1 }]);
  });

  it('SL 7.1 a barrage without an HE target is not asked for', () => {
    const lines = 'tops: E10\nso: 3\nat 62: 902 Reisner\nat 11: Pz IV';
    const stack = 'stack: campaign 6; week 2; post-combat; battle 8; barrage; airstrike';
    const g = battle(`${lines}\n${stack}`, { campaign: 'NO44' }).play('not now');
    expect(passed(g.events())[0]).toBe('barrage');
    expect(g.ask().step).not.toBe('barrage');
  });

  it('SL 5.1 an enemy whose place may be rolled again is shown where it stands', () => {
    const g = battle('target: 10A\nfight: 042 Eandi\nphase: begin');
    g.play({ name: 'begin', dice: ['E03', 'E1', 'E2', 'E3', 'E4', 'E5', 'E6'] });
    run(g, ['042 at 61', 'Pz-III', 'Pz-IV', 1, 1, 2, 2, 3, 3, 4, 4, 8, 8]);
    expect(about(g, 'reroll truck 23 (8)')).toMatchObject({ verb: 'reroll', places: ['23'], data: { roll: 8 } });
    expect(about(g, 'done').verb).toBe('done');
  });
});

describe('enemies that are placed', () => {
  it('SL 5.4 only hexes of the Battlefield can be chosen', () => {
    const g = battle('target: 10A\nfight: 042 Eandi\nphase: begin');
    run(g, ['begin', 'E02', 'E7', 'E1', 'E2', 'E3', 'E5', 'E6'], ['042 at 61', 'Pz-III', 'Pz-IV', 5]);
    expect(g.ask().step).toBe('place-tie');
    const first = game.verdict(g.state, g.choices()[0]);
    if (first.kind !== 'legal') throw new Error('the first choice is legal');
    expect(game.refuse(g.state, first.choice)).toBe(0);
    expect(game.refuse(g.state, first.choice + 32)).not.toBe(0);
  });
});

describe('a Unit that acts', () => {
  it('SL 6.16 the question for a target says that the Unit is Suppressed', () => {
    const why = (mark: string): string | undefined => {
      const g = slow(`at 52: 901 Jones, 902 Reisner ${mark}\nat 52: Rifle`);
      run(g, ['act 902'], ['stay']);
      return g.ask().prompt.why;
    };
    expect(why('suppressed')).toContain('Suppressed');
    expect(why('')).toBeUndefined();
  });

  it('SL 6.2 staying names the Unit that stays', () => {
    const g = slow('at 52: 901 Jones, 904 Chin, 902 Reisner\nat 22: Rifle');
    run(g, ['act 902']);
    expect(about(g, 'stay').pieces).toEqual(['902']);
  });

  it('SL 6.7 once another Unit acts nobody asks any more why the last one could not attack', () => {
    const g = slow('at 62: 902 Reisner, 904 Chin\nat 32: 901 Jones\nat 22: Rifle');
    run(g, ['act 902'], ['stay']);
    expect(g.why('rifle 22')?.code).toBe('outOfRange');
    run(g, ['act 901'], ['stay'], ['rifle 22', 1, 1]);
    expect(g.ask().step).toBe('friendly');
    expect(g.why('rifle 22')?.code).toBe('elsewhere');
  });

  it('SL 6.3 a Transport that carries all who can be carried says nothing of others', () => {
    const g = slow('at 62: 501 Blair green, 902 Reisner\nat 11: Pz IV');
    run(g, ['act 501'], ['to 52'], ['carry 902']);
    expect(passed(events(g))).not.toContain('cargo');
  });

  it('SL 6.9 + SL 3.12 the threat where it would go counts that it has moved, whichever Unit it is', () => {
    const warned = (units: string): readonly unknown[] => {
      const g = slow(`at 62: ${units}\nat 42: 3 Rifle, MG`, { objective: 'HOLD' });
      run(g, ['act 902']);
      return g.warnings('to 52').map(({ data }) => data);
    };
    expect(warned('901 Jones, 902 Reisner')).toEqual(warned('902 Reisner, 901 Jones'));
    expect(warned('902 Reisner, 901 Jones')).toHaveLength(1);
  });

  it('SL 6.2 a Unit that is shut in is not asked where it goes', () => {
    const g = battle(
      `turn: 2 of 5\nterrain: WWWW/WWWW/WWWW/W-WW/WWWW/WWWW\nat 42: 901 Jones, 902 Reisner\nat 42: Rifle\nphase: slow`,
    );
    run(g, ['act 902']);
    expect(g.ask().step).toBe('attack');
    expect(passed(events(g))).toEqual(['move']);
  });

  it('SL 10.2 the step goes on for heroics though everybody has acted', () => {
    const g = slow('at 52: 902 Reisner green destroyed, 901 -\nat 11: Pz IV', { heroics: 'on' });
    run(g, ['act 901'], ['stay']);
    expect(g.choices()).toEqual(['heroics Reisner 901', 'end']);
  });
});

describe('Damage', () => {
  it('SL 6.16 the counter that is removed goes back into the cup, the other one of the Unit stays', () => {
    const counters = (mark: string): string =>
      slow(`at 52: 902 Reisner ${mark}, 901 Jones\nat 52: Rifle`).position('counters');
    for (const other of ['casualty', 'exposed']) {
      const g = slow(`at 52: 902 Reisner suppressed ${other}, 901 Jones\nat 52: Rifle`);
      run(g, ['act 902'], ['stay'], ['hold']);
      expect(g.position('counters')).toBe(counters(other));
      const stays = slow(`at 62: 902 Reisner immobile ${other}, 901 Jones\nat 11: Pz IV`);
      run(stays, ['act 902'], ['stay']);
      expect(stays.position('counters')).toBe(counters(other));
    }
  });

  it('SL R28 a Unit that is Exposed since an earlier turn stays so when it is hit again', () => {
    const g = enemy('at 52: 902 Reisner exposed\nat 43: 2 Rifle');
    // Like counters act one after the other.
    run(g, ['rifle 43', 9, 1, 9, 'casualty/wounded', 1, 1]);
    expect(of(g, 'attack').map(({ needs }) => needs)).toEqual([3, 3]);
  });

  it('SL R31 the Tactic counters of a Unit stay with it when its Commander falls', () => {
    const g = enemy('at 52: 1001 Reisner\nat 64: 901 Jones\nat 43: Pz IV, Building');
    const before = g.position('friend 1').match(/tactics=\S+/)?.[0];
    expect(before).toBeDefined();
    run(g, ['pz iv 43', 9, 1, 9, 'kia/destroyed']);
    expect(g.position('friend 1')).toContain('1001 -');
    expect(g.position('friend 1')).toContain(before);
  });

  it('SL 6.16 a wounded Commander who is killed is not among the wounded', () => {
    const g = enemy('at 52: 042 Eandi average wounded\nat 64: 901 Jones\nat 42: StuG, Building');
    run(g, ['stug 42', 9, 1, 9, 'kia/wounded']);
    expect(g.position('commander Eandi')).toContain('kia');
    expect(g.position('commander Eandi')).not.toContain('wounded');
  });

  it('SL 10.3 a flank attack lowers the Defense by 1 as often as its roll succeeds', () => {
    // Hits on 6+, Defense 5, flank on 6+: half of the hits meet Defense 4 and are negated by 4 in 10, the others by 5 in 10.
    expect(attackChances(1, 6, 5, 6).negated).toBeCloseTo(0.5 * 0.2 + 0.5 * 0.25);
    expect(attackChances(1, 6, 5, 0).negated).toBeCloseTo(0.25);
  });
});

describe('the enemy', () => {
  it('SL 6.13 the Units that it compares are told with what this enemy needs against them', () => {
    const compared = (lines: string, ...dice: readonly number[]): unknown => {
      const g = enemy(`at 52: 902 Reisner, 042 Eandi average\n${lines}`);
      run(g, ['rifle 43', ...dice]);
      return of(g, 'target').find(({ piece }) => piece === 'Rifle')?.compared;
    };
    const second = compared('at 43: Rifle\nat 11: Tiger', 1, 1, 1, 1);
    expect(second).toEqual(compared('at 43: Rifle\nat 11: Truck', 1, 1));
    expect(second).toMatchObject([{ unit: '902', needs: 5 }]);
  });
});

describe('after a Battle', () => {
  it('SL 7.1 a card that means nobody is told as not asked', () => {
    expect(passed(fought('at 61: 902 Reisner green', 'E12').events())).toContain('post-combat/choose-commander');
    expect(passed(fought('at 61: 902 Reisner green wounded', 'E12').events())).not.toContain(
      'post-combat/choose-commander',
    );
  });

  it('SL 7.2 only Units that are left come home', () => {
    const home = fought('at 61: 902 Reisner green, 901 Chin destroyed\nunit 901: lost', 'E02')
      .events()
      .flatMap((event) => (event.kind === 'home' ? [event.units] : []));
    expect(home).toEqual([['902']]);
  });

  it('SL 3.7 the log has room for 15 XP in a Battle; more do not touch the level', () => {
    const s = at('repair', 'so: 9\nforce: 042 Eandi average engine').state;
    const eandi = t.commanderName.indexOf('Eandi');
    logParticipant(s, 0, t.unitNumber.indexOf('042'), eandi, 0, 20);
    expect(logRow(s, 0)).toMatchObject({ commander: eandi, xp: 15, level: s[COMMANDER_LEVEL + eandi] });
  });
});

describe('SO points', () => {
  const booked = (events: readonly ShermanEvent[]): readonly unknown[] =>
    events.flatMap((event) => (event.kind === 'so' ? [[event.what, event.change]] : []));

  it('SL 3.7 each change is booked under what it was for', () => {
    expect(booked(fought('so: 1\nat 61: 902 Reisner green', 'E14').play('pay').events())).toContainEqual([
      'Events',
      -1,
    ]);
    const heals = at('heal', 'so: 9\nforce: 902 Reisner wounded');
    expect(booked(heals.play('heal Reisner').events())).toContainEqual(['Healing', -1]);
  });
});

describe('the end of a Week', () => {
  it('SL 8.7 who is without a Unit is asked, and names go in one order', () => {
    const g = at('unit-loss', 'so: 0\nforce: 902 Reisner green\ncommander Chin: recruit\ncommander Jones: recruit');
    expect(g.choices()).toEqual(['discard Chin', 'discard Jones']);
    g.play('discard Jones');
    expect(g.why('discard Chin')?.code).toBe('nameOrder');
  });

  it('SL 8.7 only where everybody has a Unit it is told that nobody was asked', () => {
    const told = (lines: string): readonly string[] =>
      passed(at('upgrade', `so: 9\nforce: 902 Reisner green\n${lines}`).play('no upgrade').events());
    expect(told('')).toContain('week-end/unit-loss');
    expect(told('commander Chin: recruit')).not.toContain('week-end/unit-loss');
  });

  it('SL 8.5 a Unit is turned in only where a dearer one can be had', () => {
    const why = (lines: string): string | undefined =>
      at('upgrade', `so: 1\nforce: 051 Eandi average\n${lines}`).why('turn in 051')?.code;
    expect(why('')).toBeUndefined();
    // The two Units that cost one point more are gone.
    expect(why('unit 121: lost\nunit 122: lost')).toBe('nothingDearer');
  });

  it('SL 8.5 where Armor is limited a place is free for the Armor that is turned in', () => {
    const lost = ['1201', '1202', '511', '512', '931', '932', '1031', '1032'].map((unit) => `unit ${unit}: lost`);
    const position = [
      'week: 1\nso: 4\nbattalion 6C: full\nforce: 001 Eandi, 002 Tylutki, 003 Stout',
      ...lost,
      'phase: upgrade',
    ].join('\n');
    const g = table(game, { options: { ...BULGE, campaign: 'PH42' }, position });
    expect(g.choices()).toContain('turn in 001');
  });

  it('SL R56 the record of a new Commander is empty, and nobody else loses his', () => {
    const g = at('replace', 'so: 2\nforce: 902 Reisner green stress9, 1121 Cruz stress2').play(
      'replace Reisner',
      'Alvarez',
    );
    expect([g.position('commander Alvarez'), g.position('commander Cruz')]).toEqual(['recruit', 'recruit stress2']);
  });

  it('SL 8.9 R&R is asked for only where somebody has Stress; a wound is none', () => {
    const asked = (mark: string, ...dice: readonly string[]): string =>
      at('scouts', `so: 9\nforce: 901 Sanders green ${mark}`).play({ name: 'scouts 0', dice }).ask().step;
    expect(asked('stress1')).toBe('week-end/rest');
    expect(asked('wounded', 'C02')).not.toBe('week-end/rest');
  });

  it('SL R79 when all Event cards have been drawn the one in force does not come up again', () => {
    const seen = Array.from({ length: 30 }, (_, i) => `E${String(i + 1).padStart(2, '0')}`).join(' ');
    const ends = (card: string): G => fought(`tops: E02\nevents seen: ${seen}\nat 61: 902 Reisner green`, card);
    expect(() => ends('E02')).toThrow(/cannot come up/);
    expect(ends('E04').position('events seen')).toBe('E02 E04');
  });

  it('SL G99 a repair by a Mechanic names the Unit and the counter', () => {
    const g = at('mechanics', 'so: 0\nforce: 042 Abbott average engine glancing2');
    expect(about(g, 'repair 042 engine')).toMatchObject({
      verb: 'repair',
      pieces: ['042'],
      data: { damage: 'engine' },
    });
    expect(about(g, 'done').verb).toBe('done');
  });
});

describe('sources of an effect', () => {
  it('SL 3.3 a Special Condition is named with what it adds', () => {
    const sources = (lines: string, effect: number): readonly unknown[] =>
      effectSources(t, at('assign', `so: 9\nforce: 902 Reisner\n${lines}`).state, effect).map(({ value }) => value);
    expect(sources('condition: C10', E_OPMOVE)).toEqual([1]);
    expect(sources('', E_OPMOVE)).toEqual([]);
  });

  it('SL 3.13 the note of a Battalion counts while it is fought, also that of the first card', () => {
    const fights = (target: string, campaign: string): readonly [sum: number, cards: readonly string[]] => {
      const s = battle(`target: ${target}\nturn: 2 of 4\nat 61: 902 Reisner\nphase: slow`, { campaign }).state;
      const sources = effectSources(t, s, E_TACMOVE);
      expect(s[FX + E_TACMOVE]).toBe(sources.reduce((sum, { value }) => sum + value, 0));
      return [s[FX + E_TACMOVE], sources.map(({ card }) => card.split(' ')[0])];
    };
    expect(fights('4A', 'SI43')).toEqual([1, ['4A']]);
    expect(fights('3A', 'SI43')).toEqual([0, []]);
    expect(fights('1A', 'SA44')[1]).toContain('1A');
  });
});

describe('plans', () => {
  it('SL 4.2 a Week in which nobody can attack says so; one with a plan does not', () => {
    const begins = (lines: string): G => at('scouts', `so: 4\n${lines}`).play({ name: 'scouts 0', dice: ['C02'] });
    expect(passed(begins('').events())).toContain('assign/target');
  });

  it('SL 4.2 more Scouts than there are can be asked for and are refused', () => {
    const position =
      'week: 1\nso: 3\nsupport: trucks0 scouts2\nforce: 902 Reisner\nbattalion 10A: full front\nphase: assign';
    const g = table(game, { options: BULGE, position }).play('attack 10A');
    expect(g.why('6 scouts')?.code).toBe('notSoMany');
  });

  it('SL 3.18 a promotion names its Commander and level', () => {
    const g = table(game, { options: BULGE }).play('draw', 'buy 1121', 'done', 'Cruz');
    expect(about(g, 'promote Cruz')).toMatchObject({ verb: 'promote', pieces: ['Cruz'], data: { level: 1 } });
  });
});

describe('the ready-made force', () => {
  const out = choiceBuffer();
  const ready = (options: Record<string, string>) => {
    // A game of its own: what a Unit is worth is worked out once for each.
    const own = createGame();
    const s = own.setup({ ...options, force: 'ready' }, '7', seeded);
    if (typeof s === 'string') throw new Error(s);
    own.choices(s, out);
    own.apply(s, out[0], seeded);
    const units = t.unitNumber.filter((_, u) => s[UNIT_STATUS + u] === UNIT_OWNED);
    const men = t.commanderName.flatMap((name, c) =>
      s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE ? [`${name} ${s[COMMANDER_LEVEL + c]}`] : [],
    );
    return { units, men };
  };

  it('SL R82 is the same list everywhere: these Units, and one Commander for each, the lowest levels first', () => {
    const bulge = ready({ campaign: 'BU44', objective: 'OVER' });
    expect(bulge.men).toHaveLength(bulge.units.length);
    expect(bulge.units.join(' ')).toBe('001 041 101 311 901 902 921 1001 1101 1111 1112 1121');
    expect(bulge.men.join(', ')).toBe(
      'Chin 0, Jones 0, Reisner 1, Kolchak 1, Dombrowski 0, Fontaine 1, Lindqvist 0, Stout 2, Castellano 2, Madsen 2, Prescott 2, Garrity 1',
    );
    const normandy = ready({ campaign: 'NO44', objective: 'INVA' });
    expect(normandy.units.join(' ')).toBe('001 041 101 311 901 902 921 922 1001 1101 1102 1111 1112 1121');
    expect(normandy.men.join(', ')).toBe(
      'Chin 0, Jones 0, Reisner 1, Kolchak 1, Alvarez 1, Dombrowski 0, Fontaine 1, Lindqvist 0, Pruitt 2, Eandi 3, Ferraro 3, Madsen 2, Prescott 2, Cruz 2',
    );
  });
});
