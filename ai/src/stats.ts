// The statistics of series: intervals, sequential tests, Elo. Plain formulas; each says what it assumes.

/** Mean and spread of a list of numbers that grows. */
export class Sample {
  n = 0;
  private sum = 0;
  private squares = 0;

  /** From sums that were made elsewhere. */
  static of(n: number, sum: number, squares: number): Sample {
    const sample = new Sample();
    sample.n = n;
    sample.sum = sum;
    sample.squares = squares;
    return sample;
  }

  add(x: number): void {
    this.n++;
    this.sum += x;
    this.squares += x * x;
  }

  get mean(): number {
    return this.n === 0 ? 0 : this.sum / this.n;
  }

  /** Unbiased; 0 for fewer than two. */
  get variance(): number {
    if (this.n < 2) return 0;
    return Math.max(0, (this.squares - (this.sum * this.sum) / this.n) / (this.n - 1));
  }

  get deviation(): number {
    return Math.sqrt(this.variance);
  }

  /** Half the width of the 95 % interval of the mean. */
  get margin(): number {
    return this.n < 2 ? Number.POSITIVE_INFINITY : Z95 * Math.sqrt(this.variance / this.n);
  }
}

const Z95 = 1.959964;

/** Wilson's 95 % interval of a share: sound also near 0 and 1. */
export function shareInterval(hits: number, n: number): readonly [number, number] {
  if (n === 0) return [0, 1];
  const p = hits / n;
  const z2 = Z95 * Z95;
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n);
  const half = (Z95 * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export type Verdict = 'better' | 'not better' | 'open';

/** What a sequential test decides between: the mean of the differences is at most `none`, or at least `some`. */
export interface Hypotheses {
  readonly none: number;
  readonly some: number;
  /** The chance of each of the two errors. */
  readonly error: number;
}

/**
 * Wald's sequential probability ratio test on paired results, as chess engines use it: each pair is one game with either
 * side on the same seed, so what the seed favours cancels. The ratio is the normal approximation with the variance of the
 * pairs seen so far; with few pairs, or none that differ, it stays open.
 */
export function sequentialTest(pairs: Sample, h: Hypotheses): { readonly verdict: Verdict; readonly ratio: number } {
  const bound = Math.log((1 - h.error) / h.error);
  // A floor for the variance, so that a run of equal results does not decide at once.
  const floor = ((h.some - h.none) * (h.some - h.none)) / 4;
  const variance = Math.max(pairs.variance, floor);
  const ratio = pairs.n < 2 ? 0 : ((h.some - h.none) / variance) * pairs.n * (pairs.mean - (h.some + h.none) / 2);
  if (pairs.n < MIN_PAIRS) return { verdict: 'open', ratio };
  return { verdict: ratio >= bound ? 'better' : ratio <= -bound ? 'not better' : 'open', ratio };
}

const MIN_PAIRS = 8;

/** The difference in Elo that a share of the points stands for. */
export function eloOf(share: number): number {
  const p = Math.min(0.999, Math.max(0.001, share));
  return -400 * Math.log10(1 / p - 1);
}

export interface Encounter {
  readonly a: string;
  readonly b: string;
  /** Points of a in so many games: 1 for a win, a half for a draw. */
  readonly points: number;
  readonly games: number;
}

/**
 * Elo of all players at once: the most likely ratings (Bradley and Terry), found by the usual iteration. Two drawn games
 * are added to every encounter, so that a clean sweep does not mean infinity. `anchor` has the rating 0.
 */
export function eloLadder(encounters: readonly Encounter[], anchor: string): ReadonlyMap<string, number> {
  const names = [...new Set(encounters.flatMap((e) => [e.a, e.b]))].sort();
  const strength = new Map(names.map((name) => [name, 1]));
  const get = (name: string): number => strength.get(name) ?? 1;
  for (let i = 0; i < 2_000; i++) {
    for (const name of names) {
      let points = 0;
      let weight = 0;
      for (const e of encounters) {
        if (e.a !== name && e.b !== name) continue;
        points += 1 + (e.a === name ? e.points : e.games - e.points);
        weight += (e.games + 2) / (get(e.a) + get(e.b));
      }
      if (weight > 0) strength.set(name, points / weight);
    }
    const base = get(anchor);
    for (const name of names) strength.set(name, get(name) / base);
  }
  return new Map(names.map((name) => [name, Math.round(400 * Math.log10(get(name)))]));
}
