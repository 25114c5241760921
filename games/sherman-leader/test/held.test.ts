// Details of rules that nothing else holds: what a question points to, orders of naming, what a ready-made force holds.
import { choiceBuffer, type Description, seeded } from '@bocage/engine';
import { type Table, table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame, type ShermanEvent } from '../src/index.ts';
import { SCOUTS, SO, TRUCKS } from '../src/state/layout.ts';
import { battle, run } from './battle-kit.ts';

const game = createGame();
const BULGE = { campaign: 'BU44', objective: 'OVER', numbers: 'any' };
const CLEAR = '----/----/----/----/----/----';

describe('what a question points to', () => {
  it('SL G39 an infantry Unit that advances before the Battle, where it stands, and how many Orders it has left', () => {
    const g = battle(`terrain: ${CLEAR}\nat 62: 902 Reisner\nphase: pre-move`);
    expect(g.ask().prompt).toMatchObject({ places: ['62'], pieces: ['902'], data: { orders: 2 } });
    g.play('902 to 51');
    expect(g.ask().prompt).toMatchObject({ places: ['51'], pieces: ['902'], data: { orders: 1 } });
    expect(g.ask().prompt.why).not.toBe(
      battle(`terrain: ${CLEAR}\nat 51: 902 Reisner\nphase: pre-move`).ask().prompt.why,
    );
  });

  it('SL G62 the enemy whose target is chosen, where it stands', () => {
    const g = battle(
      `turn: 2 of 5\nresult: 3\nterrain: ${CLEAR}\nat 52: 902 Reisner, 901 Jones\nat 43: Rifle\nphase: enemy`,
    );
    run(g, ['rifle 43']);
    expect(g.ask().prompt).toMatchObject({ places: ['43'], pieces: ['enemy 1'] });
  });
});

describe('the end of a Week', () => {
  it('SL 8.8 the wounded are named in one order, each once', () => {
    const lines = 'so: 9\nforce: 902 Reisner wounded, 901 Chin wounded, 904 Jones wounded';
    const g = table(game, { options: BULGE, position: `week: 1\nbattalion 6C: full\n${lines}\nphase: heal` });
    expect(g.choices()).toEqual(['heal Chin', 'heal Jones', 'heal Reisner', 'done']);
    g.play('heal Jones');
    expect(g.choices()).toEqual(['heal Reisner', 'done']);
    expect(g.why('heal Chin')?.code).toBe('nameOrder');
  });
});

describe('the end of the Campaign', () => {
  it('SL R84 + SL 3.9 the last Week ends it as a win at once only if the points for it are there', () => {
    const ends = (vp: number): unknown[] => {
      const position = `week: 4\nso: 3\nvp: ${vp}\nforce: 042 Eandi\nbattalion 6C: full\nphase: assign`;
      const g = table(game, { options: BULGE, position }).play({ name: 'no more', dice: [] });
      return g.events().flatMap((event) => (event.kind === 'campaign-end' ? [event.why] : []));
    };
    expect(ends(12)).not.toContain('great');
  });
});

describe('equal Units', () => {
  it('SL R71 with numbers=lowest the lower number is turned in, with numbers=any either', () => {
    const lines = 'week: 1\nbattalion 6C: full\nso: 20\nforce: 901 Chin, 902 Reisner\nphase: upgrade';
    const why = (numbers: string): string | undefined =>
      table(game, { options: { ...BULGE, numbers }, position: lines }).why('turn in 902')?.code;
    expect([why('lowest'), why('any')]).toEqual(['likeUnit', undefined]);
  });
});

describe('modifiers', () => {
  it('SL R01 + SL 6.13 an attack in the own hex counts by the ruling; one hex away nothing is counted for the range', () => {
    const rules = (at: string): string[] => {
      const lines = `turn: 2 of 5\nresult: 3\nterrain: ${CLEAR}\nat 52: 902 Reisner, 901 Jones\nat ${at}: Rifle`;
      const g = battle(`${lines}\nphase: enemy`);
      run(g, [`rifle ${at}`]);
      return g.odds('at 901')?.modifiers.flatMap((m) => (m.code === 'range' ? [m.rule] : [])) ?? [];
    };
    expect([rules('52'), rules('43')]).toEqual([['SL R01'], []]);
  });
});

describe('choices', () => {
  /** What the choice of this name says of itself. */
  const about = (g: Table<ShermanEvent>, name: string): Description => {
    const verdict = game.verdict(g.state, name);
    if (verdict.kind !== 'legal') throw new Error(`'${name}' is ${verdict.kind}`);
    return game.describe(g.state, verdict.choice);
  };

  it('SL 5.7 an air strike that is kept costs nothing and hits nobody', () => {
    const g = battle('so: 3\nat 62: 902 Reisner\nat 11: Pz IV, Truck\nphase: air', { campaign: 'NO44' });
    const before = g.position('counts');
    g.play('not now');
    expect([g.state[SO], g.position('counts')]).toEqual([3, before]);
    expect(g.events().filter((event) => event.kind === 'air-strike')).toEqual([]);
  });

  it('SL 8.5 + SL G94 a new Unit costs what those turned in are not worth', () => {
    const lines = 'so: 4\nforce: 902 Reisner green, 1111 Red-Tree average, 042 Eandi average';
    const g = table(game, { options: BULGE, position: `week: 1\nbattalion 6C: full\n${lines}\nphase: upgrade` });
    g.play('turn in 902', 'turn in 1111');
    expect(about(g, 'for 1031').costs).toMatchObject([{ value: 4 }]);
  });

  it('SL 4.2 of several planned attacks each names its Battalion', () => {
    const lines = 'so: 20\nforce: 902 Reisner, 921 Sanders\nbattalion 3A: full front\nbattalion 4A: full front';
    const g = table(game, { options: BULGE, position: `week: 1\n${lines}\nphase: assign` });
    g.play('attack 3A', 'unit 902', 'Reisner', 'enough', 'attack 4A', 'unit 921', 'Sanders');
    expect(g.choices().map((name) => about(g, name).pieces)).toEqual([['3A'], ['4A']]);
  });
});

describe('dice', () => {
  it('SL 6.13 + SL 8.2 dice have ten sides, the Movement die of the enemy those that its Campaign says', () => {
    const sides = new Set<number>();
    for (const mode of ['battle', 'campaign'])
      for (const seed of ['1', '2', '3'])
        for (const entry of table(game, { options: { mode, force: 'ready' }, seed }).random(seed, 500).session.entries)
          for (const roll of entry.rolls) sides.add(roll.sides);
    sides.delete(0);
    expect([...sides].sort()).toEqual([10, 6]);
  });
});

describe('the Units of a Battle', () => {
  it('SL 4.2 a name that is used up is refused otherwise than one that is not in the force', () => {
    const lines = 'so: 20\nforce: 902 Reisner, 901 Chin\ncommander Jones: kia\nbattalion 3A: full front';
    const g = table(game, { options: BULGE, position: `week: 1\n${lines}\nphase: assign` });
    g.play('attack 3A', 'unit 901');
    expect([g.why('Jones')?.code, g.why('Sanders')?.code]).toEqual(['nameUsed', 'notInForce']);
  });
});

describe('a ready-made force', () => {
  it('SL R82 has a Truck in a Campaign, and two Scouts where they can be paid', () => {
    const out = choiceBuffer();
    const support = (options: Record<string, string>): number[] => {
      const s = game.setup({ ...options, force: 'ready' }, '7', seeded);
      if (typeof s === 'string') throw new Error(s);
      game.choices(s, out);
      game.apply(s, out[0], seeded);
      return [s[TRUCKS], s[SCOUTS]];
    };
    expect(support({ campaign: 'BU44', objective: 'OVER' })).toEqual([1, 2]);
  });

  it('SL R82 one line tells how many Units it has and what they cost, and agrees with those bought', () => {
    const g = table(game, { options: { campaign: 'BU44', objective: 'OVER', force: 'ready' } });
    const told = [...g.session.setupEvents, ...g.play(g.choices()[0]).events()];
    const [ready] = told.flatMap((event) => (event.kind === 'force-ready' ? [event] : []));
    const bought = told.flatMap((event) => (event.kind === 'unit-bought' ? [event.cost] : []));
    expect(bought.length).toBeGreaterThan(0);
    expect([ready.units, ready.cost]).toEqual([bought.length, bought.reduce((sum, cost) => sum + cost, 0)]);
  });
});
