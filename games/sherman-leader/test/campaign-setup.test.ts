// Set-up of a Campaign through the public interface: cards, Battalions, Units, Commanders, support.
import { choiceBuffer, seeded } from '@bocage/engine';
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent, content as shermanSpec } from '../src/index.ts';
import { SO } from '../src/state/layout.ts';
import { DIFFICULTIES } from '../src/state/terms.ts';

const game = createGame();
const d = shermanSpec.data;
type T = Table<ShermanEvent>;

/** A Campaign after its Battalion draw. */
function drawn(options: Record<string, string>, cards?: readonly string[]): T {
  const g = table(game, { options });
  return cards === undefined ? g.play('draw') : g.play({ name: 'draw', dice: cards });
}

const SAMPLE = ['2A', '10A', '2S', '1C', '4A', '11A', '1S', '6C', '9A'];
const SAMPLE_UNITS = ['005', '042', '301', '501', '503', '901', '902', '921', '931', '1031', '1111', '1132'];

function sample(): T {
  const g = drawn({ campaign: 'BU44', objective: 'OVER', numbers: 'any' }, SAMPLE);
  // In the order of the cards.
  const order = d.units.flatMap((u) => u.numbers);
  const units = [...SAMPLE_UNITS].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const number of units) g.play(`buy ${number}`);
  return g.play('done');
}

describe('campaign and objective', () => {
  it('SL 3.10 + SL G04 difficulty levels from easiest to hardest', () => {
    expect([...DIFFICULTIES]).toEqual(['Introductory', 'Standard', 'Advanced', 'Expert']);
    for (const c of d.campaigns) expect(DIFFICULTIES).toContain(c.difficulty);
    expect(game.options[0].values.map((v) => v.id)).toEqual(d.campaigns.map((c) => c.id));
  });

  it('SL G06 + SL G07 + SL 3.11 North Africa 1942 is fought against Germany with its Tank cup', () => {
    const africa = d.campaigns.find((c) => c.id === 'NA42');
    expect([africa?.enemy, africa?.year]).toEqual(['Germany', 1942]);
    const cup = d.cups.find((c) => c.country === 'Germany' && c.year === 1942);
    expect(cup?.tanks).toEqual({ 'Pz III': 7, 'Pz IV': 2, StuG: 2 });
  });

  it('SL 3.12 + SL G08 + SL S03 both cards give the starting SO points', () => {
    expect(table(game, { options: { campaign: 'NA42', objective: 'OVER' } }).position('so')).toBe('87');
    expect(table(game, { options: { campaign: 'BU44', objective: 'OVER' } }).position('so')).toBe('88');
  });

  it('SL R60 optional rules are paid from the starting SO points', () => {
    const options = { campaign: 'BU44', objective: 'OVER', tenacity: 'on', heroics: 'on', flank: 'on' };
    expect(table(game, { options }).position('so')).toBe('86');
  });
});

describe('Battalions', () => {
  it('SL 3.15 + SL S01 + SL S02 drawn by the cycle to the point value', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER' }, SAMPLE);
    const told = g.events().filter((e) => e.kind === 'battalion-drawn');
    expect(told.map((e) => (e.kind === 'battalion-drawn' ? e.total : 0))).toEqual([3, 5, 9, 15, 18, 21, 22, 27, 30]);
    const bands = Object.fromEntries(SAMPLE.map((b) => [b, g.position(`battalion ${b}`).split(' ')[1]]));
    expect(bands).toEqual({
      '4A': 'friendly-staging',
      '9A': 'friendly-staging',
      '6C': 'front',
      '2A': 'enemy-transit',
      '11A': 'enemy-transit',
      '10A': 'enemy-transit',
      '1C': 'enemy-rear',
      '2S': 'enemy-rear',
      '1S': 'enemy-breakthrough',
    });
  });

  it('SL G15 the draw stops at the card that reaches the points, and that card counts', () => {
    // An Objective of 23 points; values in the printed cycle A A S C A A S.
    const g = drawn({ campaign: 'BU44', objective: 'ASSA' }, ['4A', '6A', '6S', '5C', '1A', '2A', '7S']);
    const told = g.events().filter((e) => e.kind === 'battalion-drawn');
    expect(told.map((e) => (e.kind === 'battalion-drawn' ? e.total : 0))).toEqual([3, 7, 9, 14, 19, 22, 24]);
  });

  it('SL R05 the third deck of the cycle is the Supply deck', () => {
    expect(() => drawn({ campaign: 'BU44', objective: 'OVER' }, ['2A', '10A', '1C'])).toThrow(/cannot come up/);
  });

  it('SL R67 the Japanese deck is one of its own', () => {
    const g = table(game, { options: { campaign: 'SA44', objective: 'PROB' } });
    g.play('draw');
    const names = g.board().places.flatMap((p) => p.pieces.filter((x) => x.seat === 'enemy').map((x) => x.name));
    const japanese = d.battalions.filter((b) => b.country === 'Japan').map((b) => `${b.number} ${b.name}`);
    for (const name of names) expect(japanese).toContain(name);
  });

  it('SL 3.13 + SL G12 + SL G16 counters start Full in their printed band', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER' }, SAMPLE);
    expect(g.position('battalion 2A')).toBe('full enemy-transit vp0 next0');
    expect(g.position('battalion 1S')).toBe('full enemy-breakthrough vp0 next0');
    expect(g.position('battalion 3A')).toBe('-');
  });

  it('SL R66 9A and 4A start in Friendly Staging', () => {
    const staging = d.battalions.filter((b) => b.country === 'Germany' && b.band === 'Friendly Staging');
    expect(staging.map((b) => b.number)).toEqual(['4A', '9A']);
  });

  it('SL G09 + SL G10 + SL G11 Large Tank Force, points of a Building, and the status numbers', () => {
    const large = d.battalions.find((b) => b.country === 'Germany' && b.name === 'Large Tank Force');
    expect(large?.counters).toEqual({ Tank: 8, Halftrack: 2, Rifle: 2, MG: 2, ATGun: 2, ACar: 2 });
    expect(d.enemies.find((e) => e.country === 'Germany' && e.kind === 'Building')?.points).toBe(4);
    const scouts = d.battalions.find((b) => b.country === 'Germany' && b.number === '10A');
    expect([scouts?.half, scouts?.destroyed]).toEqual([9, 4]);
    // Through the table: 10A with so many Rifles (1 point each) left when the last turn ends.
    const status = (rifles: number): string => {
      const left =
        rifles === 0 ? '' : `at 11: ${rifles > 9 ? `4 Halftrack, ${rifles - 8} Rifle` : `${rifles} Rifle`}\n`;
      const g = table(game, {
        options: { campaign: 'BU44' },
        position: `target: 10A\nturn: 5 of 5\nat 61: 902 Reisner green\n${left}phase: slow 5`,
      });
      g.play('end');
      return g.position('battalion 10A').split(' ')[0];
    };
    expect([10, 17, 9, 5, 4, 0].map(status)).toEqual(['full', 'full', 'half', 'half', 'destroyed', 'destroyed']);
  });
});

describe('Units', () => {
  it('SL 3.16 + SL G03 only Units in service may be bought', () => {
    const g = drawn({ campaign: 'NA42', objective: 'OVER', numbers: 'any' });
    const year = (number: string): boolean => {
      const row = d.units.find((u) => u.numbers.includes(number));
      return row !== undefined && row.from <= 1942 && 1942 <= row.to;
    };
    const offered = g.choices().filter((c) => c !== 'done');
    expect(offered.length).toBeGreaterThan(40);
    for (const name of offered) expect(year(name.slice(4)), name).toBe(true);
    expect(g.why('buy 051')).toEqual({
      code: 'notInService',
      data: { unit: '051', from: 1944, to: 1945, year: 1942 },
      rule: 'SL 3.16',
      text: '051 M4 Sherman (76mm) served from 1944 to 1945; this Campaign is in 1942. Choose another Unit.',
    });
  });

  it('SL S04 the sample force costs 86 SO points and leaves 2', () => {
    expect(sample().state[SO]).toBe(2);
  });

  it('SL R71 of like cards the lowest number, unless the option says otherwise', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER' });
    expect(g.why('buy 902')?.rule).toBe('SL R71');
    g.play('buy 901');
    expect(g.why('buy 902')).toBeUndefined();
    expect(g.why('buy 901')?.text).toMatch(/in your force/);
    expect(drawn({ campaign: 'BU44', objective: 'OVER', numbers: 'any' }).why('buy 902')).toBeUndefined();
  });

  it('SL R55 the Armor limit counts Armor Units', () => {
    const g = drawn({ campaign: 'PH42', objective: 'ATTR' });
    const armor = d.units.filter((u) => u.type === 'Armor').flatMap((u) => u.numbers);
    for (let i = 0; i < 3; i++) {
      const buy = g.choices().find((c) => armor.includes(c.slice(4)));
      expect(buy).toBeDefined();
      g.play(buy ?? '');
    }
    const next = armor.find((n) => g.why(`buy ${n}`)?.text.includes('have 3 Armor Units'));
    expect(next).toBeDefined();
    expect(g.choices().some((c) => armor.includes(c.slice(4)))).toBe(false);
    expect(g.choices().some((c) => c === 'buy 501')).toBe(true);
  });

  it('a force needs a Unit, and Units are taken in the order of the cards', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER', numbers: 'any' });
    expect(g.why('done')?.text).toMatch(/at least one Unit/);
    g.play('buy 301');
    expect(g.why('buy 042')?.text).toMatch(/chosen in card order/);
  });
});

describe('Commanders', () => {
  it('SL S05 + SL S06 + SL 3.17 12 Units: 4 Recruits, 4 Green, 4 Average of the types', () => {
    const g = sample();
    for (const name of ['Sanders', 'Chin', 'Jones', 'Kowalski']) g.play(name);
    for (const name of ['Reisner', 'Henders', 'Blair', 'Cruz']) g.play(name);
    for (const name of ['Kolchak', 'Red Tree', 'Eandi', 'Tylutki']) g.play(name);
    for (const [name, level] of [
      ['Sanders', 'recruit'],
      ['Kowalski', 'recruit'],
      ['Cruz', 'green'],
      ['Tylutki', 'average'],
    ]) {
      expect(g.position(`commander ${name}`)).toBe(level);
    }
    // Two SO points are too few for a promotion or a Truck: only Scouts are asked for.
    expect(g.ask().step).toBe('set-up/trucks');
    const bulge = d.campaigns.find((c) => c.id === 'BU44');
    expect([bulge?.commanders, bulge?.further]).toEqual([[4, 4, 4, 3, 2, 0], 'Green']);
  });

  it('SL G19 + SL G20 levels by the Campaign card, then the level with the asterisk', () => {
    const levels = (count: number): string[] => {
      const g = drawn({ campaign: 'NA42', objective: 'ATTR', numbers: 'any' });
      const cheap = d.units
        .filter((u) => u.from <= 1942 && 1942 <= u.to && u.cost <= 7 && u.type !== 'Artillery')
        .flatMap((u) => u.numbers);
      for (const number of cheap.slice(0, count)) g.play(`buy ${number}`);
      g.play('done');
      const joined: string[] = [];
      while (g.ask().step === 'set-up/commanders') {
        g.play(g.choices()[0]);
        for (const e of g.events()) if (e.kind === 'commander-joins') joined.push(String(e.level));
      }
      return joined;
    };
    expect(levels(15).join('')).toBe('000001112223311');
    expect(levels(6).join('')).toBe('000001');
  });

  it('SL G21 exactly the types of the Units, and no name twice', () => {
    const g = drawn({ campaign: 'BU44', objective: 'ATTR', numbers: 'any' });
    for (const number of ['041', '042', '301', '901', '902', '921', '1121']) g.play(`buy ${number}`);
    g.play('done');
    const types: Record<string, number> = {};
    const names: string[] = [];
    while (g.ask().step === 'set-up/commanders') {
      const name = g.choices()[0];
      g.play(name);
      names.push(name);
      const type = d.commanders.find((c) => c.name === name)?.type ?? '?';
      types[type] = (types[type] ?? 0) + 1;
    }
    expect(types).toEqual({ Armor: 2, 'Light Armor': 1, Infantry: 3, Artillery: 1 });
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses names that are used, not wanted, or leave a level unfilled', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER', numbers: 'any' });
    for (const number of ['042', '901', '902']) g.play(`buy ${number}`);
    g.play('done');
    expect(g.why('Cruz')?.text).toMatch(/Artillery/);
    expect(g.why('Madsen')?.text).toMatch(/too few follow Madsen/);
    g.play('Chin');
    expect(g.why('Chin')?.text).toMatch(/joins only once/);
    expect(g.why('Sanders')?.text).toMatch(/chosen in card order/);
  });

  it('SL 3.18 + SL G26 3 SO a level, again if wanted', () => {
    const g = drawn({ campaign: 'BU44', objective: 'OVER', numbers: 'any' });
    g.play('buy 1121', 'done', 'Cruz');
    const before = g.state[SO];
    g.play('promote Cruz', 'promote Cruz', 'promote Cruz');
    expect(g.position('commander Cruz')).toBe('skilled');
    expect(g.state[SO]).toBe(before - 9);
    expect(g.why('promote Sanders')?.text).toMatch(/not in your force/);
  });

  it('SL K11 + SL K12 modifiers and Cool of the sample Commanders', () => {
    const card = (name: string, level: number) => d.commanders.find((c) => c.name === name)?.levels[level];
    const unit = (number: string) => d.units.find((u) => u.numbers.includes(number));
    expect((unit('902')?.he ?? 0) - (card('Reisner', 1)?.okay.r0 ?? 0)).toBe(5);
    expect((unit('1111')?.he ?? 0) - (card('Red Tree', 2)?.okay.r1 ?? 0)).toBe(6);
    expect([card('Sanders', 0)?.okay.r0, card('Kolchak', 2)?.okay.r1, card('Blair', 1)?.okay.r1]).toEqual([-1, 1, 1]);
    for (const [name, level] of [
      ['Reisner', 1],
      ['Kolchak', 2],
      ['Red Tree', 2],
      ['Henders', 1],
      ['Eandi', 2],
    ] as const) {
      expect(card(name, level)?.cool, name).toBe(1);
    }
  });
});

describe('Trucks and Scouts', () => {
  it('SL 3.19 + SL R42 2 and 1 SO each, six counters of each', () => {
    const g = drawn({ campaign: 'BU44', objective: 'ATTR' }).play('buy 901', 'done', 'Chin', 'done');
    const before = g.state[SO];
    expect(g.choices()).toEqual(['trucks 0', 'trucks 1', 'trucks 2', 'trucks 3', 'trucks 4', 'trucks 5', 'trucks 6']);
    g.play('trucks 3');
    expect(g.state[SO]).toBe(before - 6);
    g.play('scouts 6');
    expect(g.state[SO]).toBe(before - 12);
    expect(g.position('support')).toBe('trucks3 scouts6');
  });
});

describe('other ways to begin', () => {
  it('SL R72 a single Battle: a Battalion of your choice, half of the SO points, no Week around it', () => {
    const g = table(game, { options: { campaign: 'BU44', objective: 'OVER', mode: 'battle' } });
    expect(g.position('so')).toBe('44');
    g.play('1C', 'buy 041', 'done', 'Eandi', 'done', 'scouts 2', '2 scouts', 'unit 041', 'Eandi');
    expect(g.position('target')).toBe('1C');
    expect(g.position('condition')).toBe('-');
    expect(g.state[SO]).toBe(44 - 14 - 2);
  });

  it('SL R82 + SL 1.1 a ready-made force: play begins with the first Week', () => {
    for (const campaign of d.campaigns) {
      for (const objective of d.objectives) {
        const s = game.setup({ campaign: campaign.id, objective: objective.id, force: 'ready' }, '7', seeded);
        if (typeof s === 'string') throw new Error(s);
        const out = choiceBuffer();
        game.choices(s, out);
        game.apply(s, out[0], seeded);
        expect(game.problems(s)).toEqual([]);
        expect(['assign/target', 'week/condition-promote']).toContain(game.decision(s)?.step);
        const owned = game.writePosition(s).filter(([k, v]) => k.startsWith('unit ') && v.startsWith('owned'));
        expect(owned.length).toBeGreaterThan(5);
        expect(s[SO]).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
