// Details of rules that nothing else holds: what a question points to, orders of naming, what a ready-made force holds.
import { choiceBuffer, seeded } from '@bocage/engine';
import { table } from '@bocage/engine/testing';
import { describe, expect, it } from 'vitest';
import { createGame } from '../src/index.ts';
import { SCOUTS, TRUCKS } from '../src/state/layout.ts';
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
});
