// What the table shows beyond choices: sight lines, targets, outlooks of moves, of Battalions and of planned attacks.
import { choiceBuffer, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import {
  aims,
  damageEffect,
  moveOutlook,
  orderMeaning,
  planOutlook,
  sightLine,
  transportsReady,
} from '../src/facts/index.ts';
import { battalionOutlook } from '../src/facts/outlook.ts';
import { hexName, sees } from '../src/state/hex.ts';
import { BATTLE, BLOCKING } from '../src/state/layout.ts';
import { ORDERS } from '../src/state/terms.ts';
import { type Battle, battle, game, of, run } from './battle-kit.ts';

function names(g: Battle): readonly string[] {
  const buffer = choiceBuffer();
  const n = game.choices(g.state, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => game.name(g.state, choice));
}

describe('sight', () => {
  it('SL 6.6 names the hexes that block, and agrees with the rules for every pair', () => {
    const g = battle('turn: 2 of 5\nterrain: ----/--L-/----/HHHH/----/----\nat 62: 902 Reisner\nat 22: Pz IV');
    const line = sightLine(g.state, '62', '22');
    expect(line).toMatchObject({ clear: false, range: 4 });
    expect(line.blocks.map((b) => b.hex)).toContain('42');
    expect(line.blocks.every((b) => b.terrain === 'Heavy Cover')).toBe(true);
    for (let a = 0; a < 24; a++) {
      for (let b = 0; b < 24; b++) {
        const found = sightLine(g.state, hexName(a), hexName(b));
        expect(found.clear).toBe(sees(g.state[BLOCKING], a, b));
        expect(found.blocks.length === 0).toBe(found.clear);
      }
    }
  });
});

describe('targets', () => {
  it('SL 6.7 are those that the rules offer, with their chance; others say what bars them', () => {
    const g = battle(
      'turn: 2 of 5\nterrain: ----/----/----/HHHH/----/----\nat 52: 042 Eandi average\nat 53: Truck\nat 22: Tiger\nat 11: Rifle\nphase: slow',
    );
    run(g, ['act 042'], ['stay']);
    const found = aims(g.state);
    expect(found.map((a) => a.piece).sort()).toEqual(['Rifle', 'Tiger', 'Truck']);
    const legal = found.filter((a) => a.chance !== undefined).map((a) => `${a.piece.toLowerCase()} ${a.hex}`);
    expect(legal).toEqual(names(g).filter((name) => name !== 'hold'));
    const buffer = choiceBuffer();
    game.choices(g.state, buffer);
    const stands = game.odds(g.state, buffer[0])?.results.find((r) => r.good === true)?.chance;
    expect(found.find((a) => a.piece === 'Truck')?.chance).toBeCloseTo(stands ?? -1, 10);
    const tiger = found.find((a) => a.piece === 'Tiger');
    expect(tiger?.barred).toMatch(/^(no sight|Range 3|no AP at R3)$/);
    expect(aims(battle('turn: 2 of 5\nat 52: 042 Eandi\nat 22: Tiger\nphase: slow').state)).toEqual([]);
  });

  it('SL 6.2 every hex that may be chosen has an outlook, and no other', () => {
    const g = battle('turn: 2 of 5\nat 62: 042 Eandi\nat 42: Tiger, StuG\nphase: slow');
    run(g, ['act 042']);
    const outlook = moveOutlook(g.state);
    const hexes = names(g).flatMap((name) => /to (\d\d)$/.exec(name)?.[1] ?? []);
    expect(
      outlook
        .filter((o) => o.steps > 0)
        .map((o) => o.hex)
        .sort(),
    ).toEqual([...hexes].sort());
    expect(outlook.find((o) => o.steps === 0)?.hex).toBe('62');
    expect(outlook.every((o) => o.threat >= 0 && o.threat <= 1)).toBe(true);
    const close = outlook.find((o) => o.hex === '52');
    expect(close?.best?.chance).toBeGreaterThan(0);
    expect(close?.threat).toBeGreaterThan(0.5);
  });

  it('SL 6.3 a Transport is ready where somebody stands whom it may carry', () => {
    const with902 = battle('turn: 2 of 5\nat 62: 501 Blair green, 902 Reisner\nat 22: Tiger\nphase: slow');
    const alone = battle('turn: 2 of 5\nat 62: 501 Blair green\nat 61: 902 Reisner\nat 22: Tiger\nphase: slow');
    expect(transportsReady(with902.state)).toEqual(['501']);
    expect(transportsReady(alone.state)).toEqual([]);
    run(with902, ['act 501'], ['to 61']);
    expect(names(with902)).toContain('carry 902');
  });

  it('SL 6.16 every Damage counter that stays has its effect in words', () => {
    const kinds = [
      'engine',
      'suspension',
      'hull',
      'gun',
      'mg',
      'casualty',
      'exposed',
      'immobile',
      'suppressed',
    ] as const;
    for (const kind of kinds) expect(damageEffect({ kind, count: 1 }).effect.length).toBeGreaterThan(10);
    expect(damageEffect({ kind: 'glancing', count: 2 })).toMatchObject({ name: 'Glancing ×2' });
  });
});

describe('events of the enemy', () => {
  it('SL 6.10 every order of the chart has its meaning in words', () => {
    for (const order of ORDERS) expect(orderMeaning(order).length).toBeGreaterThan(10);
  });

  it('SL 6.9 say which of two like counters acts', () => {
    const g = battle('turn: 2 of 5\nresult: 3\nat 52: 902 Reisner\nat 43: 2 Rifle\nphase: enemy');
    run(g, ['the rest', 1, 1, 1, 1]);
    expect(of(g, 'order').map((e) => e.id)).toEqual(['enemy 1', 'enemy 2']);
    expect(of(g, 'attack').map((e) => [e.from, e.to])).toEqual([
      ['enemy 1', '902'],
      ['enemy 2', '902'],
    ]);
  });
});

describe('the campaign', () => {
  it('SL 8.1, SL 4.2 along a whole game: chances add up, plans have two sides', () => {
    const state = game.setup({ force: 'ready', campaign: 'BU44' }, '7', seeded);
    if (typeof state === 'string') throw new Error(state);
    const buffer = choiceBuffer();
    const mine = generator('5');
    let plans = 0;
    for (let i = 0; i < 1_500 && game.seat(state) >= 0; i++) {
      const n = game.choices(state, buffer);
      if (state[BATTLE] === 0) {
        for (const one of battalionOutlook(state)) {
          expect(one.to.reduce((sum, to) => sum + to.chance, 0)).toBeCloseTo(1, 10);
          expect(one.to.every((to) => /^band-[0-5]$/.test(to.band))).toBe(true);
        }
        for (const plan of planOutlook(state)) {
          plans++;
          expect(plan.turns).toBeGreaterThan(0);
          expect(plan.enemy.points).toBeGreaterThan(plan.enemy.destroyed);
          expect(plan.own.byType.reduce((sum, [, count]) => sum + count, 0)).toBe(plan.own.units);
        }
      }
      const before = state.slice();
      battalionOutlook(state);
      planOutlook(state);
      expect(state).toEqual(before);
      game.apply(state, buffer[randomBelow(mine, n)] ?? 0, seeded);
    }
    expect(plans).toBeGreaterThan(0);
  });
});
