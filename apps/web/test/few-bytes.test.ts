// Paths in fewer bytes draw the same: every point and every control point, at most one step of the last decimal away.
import { generator, randomBelow } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { shortPath } from '../build/ground/few-bytes.ts';

const SEED = process.env.BOCAGE_SEED ?? '1944';
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, Z: 0 };

/** What a browser makes of a path: its curves and lines by coordinates of the sheet. */
function drawn(d: string): readonly (readonly [kind: string, ...points: number[]])[] {
  const found: [string, ...number[]][] = [];
  let [x, y, startX, startY, smoothX, smoothY] = [0, 0, 0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const upper = letter.toUpperCase();
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const takes = TAKES[upper] ?? 0;
    if (takes === 0) {
      found.push(['Z']);
      [x, y, smoothX, smoothY] = [startX, startY, startX, startY];
    }
    for (let i = 0; takes > 0 && i < numbers.length; i += takes) {
      const off = letter === upper ? [0, 0] : [x, y];
      const all = numbers.slice(i, i + takes).map((one, n) => one + (off[upper === 'V' ? 1 : n % 2] ?? 0));
      if (upper === 'H') all.push(y);
      if (upper === 'V') all.unshift(x);
      const [toX = 0, toY = 0] = all.slice(-2);
      const kind =
        upper === 'M' ? (i === 0 ? 'M' : 'L') : upper === 'S' ? 'C' : upper === 'H' || upper === 'V' ? 'L' : upper;
      found.push([kind, ...(upper === 'S' ? [smoothX, smoothY] : []), ...all]);
      [smoothX, smoothY] = kind === 'C' ? [2 * toX - (all.at(-4) ?? 0), 2 * toY - (all.at(-3) ?? 0)] : [toX, toY];
      [x, y] = [toX, toY];
      if (kind === 'M') [startX, startY] = [x, y];
    }
  }
  return found;
}

describe(`paths in fewer bytes (BOCAGE_SEED=${SEED})`, () => {
  it('writes what can go without saying no more', () => {
    expect(shortPath('M100 100L100.5 99.5L101 99L101 104L99 104Z')).toBe('M100 100l.5-.5.5-.5v5h-2z');
    expect(shortPath('M4.5 4.5h0M6.5 4.5h0')).toBe('M4.5 4.5h0m2 0h0');
    expect(shortPath('M0 0C1 0 2 1 3 1C4 1 5 0 6 0')).toBe('M0 0c1 0 2 1 3 1s2-1 3-1');
    expect(shortPath('M0 0L5 5ZM9 9L8 8')).toBe('M0 0l5 5zm9 9-1-1');
  });

  it('leaves a path with arcs as it is', () => {
    expect(shortPath('M0 0A5 5 0 0 1 10 10')).toBe('M0 0A5 5 0 0 1 10 10');
  });

  it('draws the same', () => {
    const g = generator(SEED);
    const number = (): string => String((randomBelow(g, 2000) - 1000) / 10);
    for (let n = 0; n < 300; n++) {
      let d = `M${number()} ${number()}`;
      for (let i = 0; i < 20; i++) {
        const letter = 'MmLlHhVvCcSsQqZz'[randomBelow(g, 16)] ?? 'Z';
        d += letter + Array.from({ length: TAKES[letter.toUpperCase()] ?? 0 }, number).join(' ');
      }
      const [want, got] = [drawn(d), drawn(shortPath(d))];
      expect(got.map(([kind]) => kind)).toEqual(want.map(([kind]) => kind));
      want.forEach(([, ...points], i) => {
        points.forEach((one, k) => {
          expect(Math.abs(one - Number(got[i]?.[k + 1])), `${d}, ${i}`).toBeLessThan(0.1001);
        });
      });
    }
  });
});
