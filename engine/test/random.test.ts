// The generator against its published vectors, and its dice against bias.
import { describe, expect, it } from 'vitest';
import { generator, randomBelow, randomBits, seedProblem } from '../src/index.ts';

describe('the generator', () => {
  it('gives the reference outputs of xoshiro128** for the state 1 2 3 4', () => {
    const g = Int32Array.of(1, 2, 3, 4);
    const outputs = Array.from({ length: 10 }, () => randomBits(g) >>> 0);
    expect(outputs).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('is seeded by SplitMix64: the words of seed 1234567 are its first two reference outputs', () => {
    const [a, b, c, d] = Array.from(generator('1234567'), (v) => BigInt(v >>> 0));
    expect((b << 32n) | a).toBe(6457827717110365317n);
    expect((d << 32n) | c).toBe(3203168211198807973n);
  });

  it('uses all 128 bits of a seed', () => {
    const low = generator('1');
    const high = generator(String(1n + (1n << 100n)));
    expect(Array.from(low)).not.toEqual(Array.from(high));
  });

  it('rolls every face of every die equally often', () => {
    for (const sides of [2, 3, 5, 6, 7, 10, 20, 28, 36]) {
      const g = generator('42');
      const rolls = sides * 4_000;
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < rolls; i++) counts[randomBelow(g, sides)]++;
      const chiSquare = counts.reduce((sum, c) => sum + (c - 4_000) ** 2 / 4_000, 0);
      // Mean sides - 1, deviation sqrt(2 (sides - 1)): five deviations would be a broken die.
      expect(chiSquare).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
    }
  });

  it('draws nothing for a die with one side', () => {
    const g = generator('7');
    const before = Array.from(g);
    expect(randomBelow(g, 1)).toBe(0);
    expect(Array.from(g)).toEqual(before);
  });

  it.each(['abc', '', '-1', '1.5', '1e9', '0x10', `1${'0'.repeat(39)}`])(
    'refuses the seed %j with a sentence',
    (text) => {
      expect(seedProblem(text)).toContain(`the seed '${text}'`);
    },
  );

  it('accepts any whole number below 2^128', () => {
    expect(seedProblem('0')).toBeUndefined();
    expect(seedProblem(String((1n << 128n) - 1n))).toBeUndefined();
    expect(seedProblem(String(1n << 128n))).toContain('2^128');
  });
});
