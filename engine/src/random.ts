// The random generator: xoshiro128** (Blackman and Vigna), 128 bits of state in the first four slots of an array.
import { brief } from './did-you-mean.ts';
import { W } from './words/play.ts';

/** Anything that carries a generator in its slots 0-3: a game state, or four integers alone. */
export type Generator = Int32Array;

/** The next 32 random bits, as a signed integer. */
export function next(g: Generator): number {
  const s0 = g[0];
  const s1 = g[1];
  const s2 = g[2];
  const s3 = g[3];
  const r = Math.imul(s1, 5);
  const result = Math.imul((r << 7) | (r >>> 25), 9);
  const t2 = s2 ^ s0;
  const t3 = s3 ^ s1;
  g[1] = s1 ^ t2;
  g[0] = s0 ^ t3;
  g[2] = t2 ^ (s1 << 9);
  g[3] = (t3 << 11) | (t3 >>> 21);
  return result;
}

/**
 * A number from 0 to n - 1, each equally likely: the upper bits are drawn until they fall below n,
 * so there is no bias for any n. For n = 1 nothing is drawn.
 */
export function below(g: Generator, n: number): number {
  if (n <= 1) return 0;
  const shift = Math.clz32(n - 1);
  for (;;) {
    const r = next(g) >>> shift;
    if (r < n) return r;
  }
}

const LIMIT = 1n << 128n;

/** The reason why a text is not a seed, or undefined. A seed is a whole number below 2^128. */
export function seedProblem(text: string): string | undefined {
  return /^[0-9]{1,39}$/.test(text) && BigInt(text) < LIMIT ? undefined : W.notSeed(brief(text));
}

/** Sets the generator from a seed: SplitMix64 spreads its two halves, as the authors of xoshiro advise. */
export function seed(g: Generator, text: string): void {
  const value = BigInt(text);
  const mask = (1n << 64n) - 1n;
  let x = value & mask;
  const splitmix = (): bigint => {
    x = (x + 0x9e3779b97f4a7c15n) & mask;
    let z = x;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & mask;
    return z ^ (z >> 31n);
  };
  const a = splitmix();
  // The upper half enters between the two outputs, so that all 128 bits count.
  x = (x ^ (value >> 64n)) & mask;
  const b = splitmix();
  g[0] = Number(BigInt.asIntN(32, a));
  g[1] = Number(BigInt.asIntN(32, a >> 32n));
  g[2] = Number(BigInt.asIntN(32, b));
  g[3] = Number(BigInt.asIntN(32, b >> 32n));
  // The one state that xoshiro cannot leave.
  if ((g[0] | g[1] | g[2] | g[3]) === 0) g[0] = 1;
}

/** A generator of its own, for players and tests that need chance outside a game. */
export function generator(seedText: string): Generator {
  const g = new Int32Array(4);
  seed(g, seedText);
  return g;
}
