// The parts of the page that need no browser: settings, digest, stacks, arrow keys, words.

import { parseDigest } from '@bocage/catalogue/digest';
import { describe, expect, it } from 'vitest';
import { night } from '../build/ground/night.ts';
import { findRules, ruleIds, searchRules } from '../src/core/digest.ts';
import { keyOf } from '../src/core/keys.ts';
import { ago, percent, shortRule, signed, wholePercent } from '../src/core/words.ts';
import type { CounterLook, Spot } from '../src/map/kit.ts';
import { boxAt, liesIn, pointsIn, Room } from '../src/map/room.ts';
import { neighbour, sharedBorders } from '../src/map/shapes.ts';
import { blockOf, piling, sideAt } from '../src/map/stack.ts';

const RULES = parseDigest(
  '# Rules\n## Movement\n- **RL 10.3** A group moves **area** by area\n  for `MP`.\n- **RL 10.31** It may stop.\n## Fire\n- **RL 7** Indirect fire.\n',
);

describe('digest', () => {
  it('has a line for each rule, as plain text under its chapter', () => {
    expect(RULES).toEqual([
      { id: 'RL 10.3', text: 'A group moves area by area for MP.', chapter: 'Movement' },
      { id: 'RL 10.31', text: 'It may stop.', chapter: 'Movement' },
      { id: 'RL 7', text: 'Indirect fire.', chapter: 'Fire' },
    ]);
  });

  it('finds the rules of a reference, or the section they belong to', () => {
    expect(ruleIds('RL 10.5 · 11.1')).toEqual(['RL 10.5', 'RL 11.1']);
    expect(findRules(RULES, 'RL 10.3').map((r) => r.id)).toEqual(['RL 10.3']);
    expect(findRules(RULES, 'RL 7.31').map((r) => r.id)).toEqual(['RL 7']);
    expect(findRules(RULES, 'XX 1')).toEqual([]);
  });

  it('finds a rule by the sign that it had in an older version, its number too', () => {
    const signs = parseDigest(
      '- **SL 6.9** Enemy actions. Each moves.\n- **SL R43** One Battle.\n\n| then | now |\n| --- | --- |\n| SL combat/enemy-actions | SL 6.9 |\n| SL rC* | SL R* |\n',
    );
    expect(signs.map((r) => r.was)).toEqual(['SL combat/enemy-actions', 'SL rC43']);
    expect(findRules(signs, 'SL combat/enemy-actions').map((r) => r.id)).toEqual(['SL 6.9']);
    expect(findRules(signs, 'SL rC43').map((r) => r.id)).toEqual(['SL R43']);
    expect(searchRules(signs, 'rC43').map((r) => r.id)).toEqual(['SL R43']);
  });

  it('shows a number without the letters of its game, unless the game has two books', () => {
    expect(['SL 6.9', 'SL R43', 'RL 10.3', 'RTTR 5.3'].map(shortRule)).toEqual(['6.9', 'R43', '10.3', 'RTTR 5.3']);
  });

  it('is searched by words, ids first', () => {
    expect(searchRules(RULES, '10.31').map((r) => r.id)).toEqual(['RL 10.31']);
    expect(searchRules(RULES, 'fire').map((r) => r.id)).toEqual(['RL 7']);
    expect(searchRules(RULES, ' ')).toEqual([]);
  });
});

describe('words', () => {
  it('give chances with one decimal, and certainty only where there is any', () => {
    expect([0, 0.0001, 5 / 6, 0.9999, 1].map(percent)).toEqual(['0%', '<0.1%', '83.3%', '>99.9%', '100%']);
    expect([-2, 0, 3].map(signed)).toEqual(['−2', '0', '+3']);
  });

  it('P4 rounds a chance to the nearest on a tag, and never to certainty', () => {
    expect([0, 0.002, 0.028, 0.0249, 0.5, 0.996, 1].map(wholePercent)).toEqual([
      '0%',
      '<1%',
      '3%',
      '2%',
      '50%',
      '>99%',
      '100%',
    ]);
  });

  it('say how long ago', () => {
    const now = Date.UTC(2026, 5, 6);
    expect([20_000, 720_000, 3 * 3_600_000, 26 * 3_600_000].map((d) => ago(now - d, now))).toEqual([
      'just now',
      '12 min ago',
      '3 h ago',
      'yesterday',
    ]);
  });

  it('give letters that the table does not need for itself', () => {
    const letters = Array.from({ length: 30 }, (_, i) => keyOf(i)).filter((key) => key !== undefined);
    expect(letters.length).toBe(21);
    for (const own of 'HJKUV') expect(letters).not.toContain(own);
  });
});

const spot = (id: string, x: number, y: number): Spot => ({
  id,
  shape: [
    [x, y],
    [x + 10, y],
    [x + 10, y + 10],
    [x, y + 10],
  ],
  label: [x, y],
  tag: [x, y],
  stack: [x + 5, y + 5],
  across: 3,
});

describe('map', () => {
  it('goes to the neighbour in the direction of an arrow key', () => {
    const spots = [spot('a', 0, 0), spot('b', 10, 0), spot('c', 0, 10), spot('d', 200, 2)];
    const [a] = spots;
    if (a === undefined) throw new Error();
    expect(neighbour(spots, a, 'ArrowRight')).toBe('b');
    expect(neighbour(spots, a, 'ArrowDown')).toBe('c');
    expect(neighbour(spots, a, 'ArrowLeft')).toBeUndefined();
    expect(neighbour(spots, a, 'x')).toBeUndefined();
  });

  it('draws a border between two places once, and none along the sheet', () => {
    expect(sharedBorders([spot('a', 0, 0), spot('b', 10, 0)])).toBe('M10 10L10 0');
  });

  it('lays counters side by side, then in piles of equal ones, then of a kind, then of a side; or fans them out', () => {
    const squads = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ id: `s${i}`, name: i < 5 ? 'squad' : 'nco', seat: 'US' }));
    const look = ({ id }: { readonly id: string }): CounterLook => ({
      side: 'us',
      symbol: 'squad',
      values: [],
      spent: id === 's0',
    });
    const counts = (n: number, fanned = false) =>
      piling(squads(n), look, fanned).map((way) => way.map((pile) => pile.pieces.length));
    expect(counts(2)[0]).toEqual([1, 1]);
    expect(counts(8)).toEqual([[5, 3], [8]]);
    expect(counts(8, true)).toEqual([[1, 1, 1, 1, 1, 1, 1, 1]]);
  });

  it('makes a block of counters with room for what hangs on them', () => {
    const look: CounterLook = { side: 'us', symbol: 'squad', values: [], spent: false };
    const pile = { pieces: [{ id: 'a', name: 'squad' }], look, mixed: false };
    const [flat, tagged] = [look, { ...look, tag: { text: 'MG42 4', fired: false } }].map((one) =>
      blockOf([{ ...pile, look: one }, pile, pile], 2, 48),
    );
    expect(flat?.at).toEqual([
      [-26, -26.5],
      [26, -26.5],
      [0, 26.5],
    ]);
    expect(tagged?.high).toBe((flat?.high ?? 0) + 30);
    expect(sideAt(2, false)).toBe(43);
    expect(sideAt(0.5, false) * 0.5).toBe(37);
    expect(sideAt(0.25, true) * 0.25).toBe(23);
  });

  it('finds room: the first place that is free, inside the sheet and the outline', () => {
    const room = new Room({ left: 0, top: 0, right: 100, bottom: 100 });
    expect(room.free(boxAt([10, 50], 30, 10))).toBe(false);
    expect(room.free(boxAt([50, 50], 30, 10))).toBe(true);
    room.take(boxAt([50, 50], 30, 10));
    expect(room.free(boxAt([50, 58], 30, 10))).toBe(false);
    expect(room.covered(boxAt([50, 58], 30, 10))).toBe(60);
    const triangle = [
      [0, 0],
      [100, 0],
      [0, 100],
    ] as const;
    expect(liesIn(triangle, boxAt([25, 25], 20, 20))).toBe(true);
    expect(liesIn(triangle, boxAt([50, 50], 20, 20))).toBe(false);
    expect(pointsIn(triangle).every(([x, y]) => x + y <= 100)).toBe(true);
  });

  it('turns day into night: light becomes dark, dark becomes light', () => {
    expect(night('<path fill="#F2EDD9" stroke="#26231F"/>')).toMatch(
      /^<path fill="#[1-4][0-9a-f]{5}" stroke="#[89ab][0-9a-f]{5}"\/>$/,
    );
  });
});
