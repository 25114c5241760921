// The Battlefield grid: neighbours, distance, sight lines, distance fields.
import { describe, expect, it } from 'vitest';
import {
  ALL_HEXES,
  connected,
  count,
  distance,
  frontLeft,
  frontRight,
  HEXES,
  hexAt,
  hexName,
  hexNamed,
  MAX_RINGS,
  NEIGHBOURS,
  reach,
  ringOf,
  rings,
  seenFrom,
  sees,
  TILE_HEXES,
} from '../src/state/hex.ts';

const at = (name: string): number => hexNamed(name);
const set = (...names: string[]): number => names.reduce((mask, name) => mask | (1 << at(name)), 0);
const names = (mask: number): string[] =>
  Array.from({ length: HEXES }, (_, h) => h)
    .filter((h) => (mask >> h) & 1)
    .map(hexName);

// Heavy, Light and Impassable hexes of the sample Battlefield.
const blocking = set('14', '21', '31', '32', '33', '34', '41', '51', '52', '63', '64');

describe('grid', () => {
  it('neighbours follow the offset of the rows', () => {
    for (let h = 0; h < HEXES; h++) {
      const row = (h >> 2) + 1;
      const column = (h & 3) + 1;
      const odd = row % 2 === 1;
      const around = [
        [row, column - 1],
        [row, column + 1],
        [row - 1, odd ? column : column - 1],
        [row - 1, odd ? column + 1 : column],
        [row + 1, odd ? column : column - 1],
        [row + 1, odd ? column + 1 : column],
      ].filter(([r, c]) => r >= 1 && r <= 6 && c >= 1 && c <= 4);
      expect(names(NEIGHBOURS[h])).toEqual(around.map(([r, c]) => `${r}${c}`).sort());
    }
  });

  it('distance is symmetric, 1 for neighbours, and equals the formula of offset hexes', () => {
    const cube = (h: number): [number, number] => {
      const row = h >> 2;
      return [(h & 3) - ((row + 1) >> 1), row];
    };
    for (let a = 0; a < HEXES; a++) {
      for (let b = 0; b < HEXES; b++) {
        const [q, r] = cube(a);
        const [p, s] = cube(b);
        const byFormula = (Math.abs(q - p) + Math.abs(r - s) + Math.abs(q + r - p - s)) / 2;
        expect(distance(a, b)).toBe(byFormula);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 1).toBe((NEIGHBOURS[a] >> b) % 2 === 1);
      }
    }
  });

  it('tile spaces cover the 24 hexes as printed', () => {
    expect(Array.from(TILE_HEXES.slice(0, 8), hexName)).toEqual(['11', '12', '21', '22', '13', '14', '23', '24']);
    expect(Array.from(TILE_HEXES.slice(16), hexName)).toEqual(['51', '52', '61', '62', '53', '54', '63', '64']);
    expect(new Set(TILE_HEXES).size).toBe(HEXES);
  });

  it('front-left and front-right', () => {
    expect(hexName(frontLeft(at('62')))).toBe('51');
    expect(hexName(frontRight(at('62')))).toBe('52');
    expect(frontLeft(at('61'))).toBe(-1);
    expect(hexName(frontRight(at('61')))).toBe('51');
    expect(hexName(frontLeft(at('52')))).toBe('42');
    expect(hexName(frontRight(at('52')))).toBe('43');
  });
});

describe('line of sight', () => {
  it('own hexes never block; neighbours always see each other', () => {
    for (let a = 0; a < HEXES; a++) {
      for (let b = 0; b < HEXES; b++) if (distance(a, b) < 2) expect(sees(ALL_HEXES, a, b)).toBe(true);
    }
  });

  it('one open shortest path is enough, a longer way round is not', () => {
    expect(sees(set('31'), at('21'), at('41'))).toBe(false);
    expect(names(set('31'))).toEqual(['31']);
    // 22 and 42 are joined through 31 and 32.
    expect(sees(set('31'), at('22'), at('42'))).toBe(true);
    expect(sees(set('31', '32'), at('22'), at('42'))).toBe(false);
    expect(sees(set('12'), at('11'), at('13'))).toBe(false);
  });

  it('is the same in both directions, on any ground', () => {
    for (let k = 0; k < 40; k++) {
      const ground = (k * 2654435761) & ALL_HEXES;
      for (let a = 0; a < HEXES; a++) {
        for (let b = 0; b < HEXES; b++) expect(sees(ground, a, b)).toBe(sees(ground, b, a));
      }
    }
  });

  it('SL S21 + SL S25 + SL S26 + SL S30 holds in the sample Battle', () => {
    const target = at('52');
    expect([distance(at('31'), target), sees(blocking, at('31'), target)]).toEqual([2, true]);
    expect([distance(at('32'), target), sees(blocking, at('32'), target)]).toEqual([2, true]);
    expect([distance(at('22'), target), sees(blocking, at('22'), target)]).toEqual([3, false]);
    expect([distance(at('34'), target), sees(blocking, at('34'), target)]).toEqual([3, true]);
    expect(sees(blocking, at('21'), target)).toBe(false);
    expect(sees(blocking, at('24'), target)).toBe(false);
    expect(seenFrom(blocking, target, 2) & set('31', '32')).toBe(set('31', '32'));
  });
});

describe('distance fields', () => {
  const into = new Int32Array(MAX_RINGS);

  it('rings without obstacles are distances', () => {
    for (let h = 0; h < HEXES; h++) {
      const n = rings(1 << h, ALL_HEXES, into);
      for (let b = 0; b < HEXES; b++) expect(ringOf(into, n, b)).toBe(distance(h, b));
    }
  });

  it('go round closed hexes, and count from the neighbours of a closed target', () => {
    const closed = set('32');
    const n = rings(set('32'), ALL_HEXES & ~closed, into);
    expect(ringOf(into, n, at('32'))).toBe(0);
    expect(ringOf(into, n, at('22'))).toBe(1);
    const m = rings(set('42'), ALL_HEXES & ~set('31', '32'), into);
    expect(ringOf(into, m, at('22'))).toBe(4);
    expect(ringOf(into, rings(set('42'), set('42'), into), at('11'))).toBe(-1);
  });

  it('reach and connected', () => {
    expect(names(reach(at('62'), ALL_HEXES, 1))).toEqual(['51', '52', '61', '62', '63']);
    expect(count(reach(at('61'), ALL_HEXES & ~set('51', '62'), 3))).toBe(1);
    expect(connected(ALL_HEXES)).toBe(true);
    expect(connected(ALL_HEXES & ~set('51', '62'))).toBe(false);
    expect(connected(1 << hexAt(3, 3))).toBe(true);
  });
});
