// The race of the root's choices: what each was better than the rule of thumb's on the same deals, who goes on and who leaves.
//
// The rule of thumb's choice comes first and stays to the end; of the others `gain` is the sum of what they were better
// than it, over so many `pairs`.
import type { Tree } from './tree.ts';

/** How many pairs the scatter of all results stands for. */
const CAUTION = 4;
/** After so many pairs a challenger may be given up. */
const FEWEST = 6;
const MOST = 4096;

export class Race {
  /** How many have entered, and how many are still in it: these come first. */
  candidates = 0;
  racing = 0;
  /** Whose turn it is, as an index, and how often all have had theirs. */
  next = 0;
  passed = 0;
  private readonly nodes = new Int32Array(MOST);
  private readonly pairs = new Int32Array(MOST);
  private readonly gain = new Float64Array(MOST);
  private readonly gainSquares = new Float64Array(MOST);
  private base = 0;
  // Sequential halving: how often there is to be halved, and how often there was.
  private rounds = 0;
  private round = 0;
  // All results so far, to know how wide they scatter.
  private count = 0;
  private sum = 0;
  private sumSquares = 0;

  /** Nobody is in it. */
  clear(): void {
    this.candidates = 0;
    this.racing = 0;
    this.count = 0;
    this.sum = 0;
    this.sumSquares = 0;
  }

  /** One more; the rule of thumb's choice first. What the tree knows of it already counts as pairs on different deals. */
  enter(node: number, tree: Tree): void {
    const i = this.candidates++;
    this.racing = this.candidates;
    this.nodes[i] = node;
    const first = this.nodes[0];
    const n = Math.min(tree.visits[node], tree.visits[first]);
    const gain = n === 0 ? 0 : tree.mean(node) - tree.mean(first);
    const variance = tree.spread(node) ** 2 + tree.spread(first) ** 2;
    this.pairs[i] = n;
    this.gain[i] = n * gain;
    this.gainSquares[i] = n * (gain * gain + variance);
  }

  /** All are in. */
  start(): void {
    this.next = 0;
    this.passed = 0;
    this.round = 1;
    this.rounds = 0;
    while (1 << this.rounds < this.candidates) this.rounds++;
  }

  node(i: number): number {
    return this.nodes[i];
  }

  has(node: number): boolean {
    return this.nodes.subarray(0, this.candidates).includes(node);
  }

  /** The result of the one whose turn it is; true when all have had theirs once more. */
  note(value: number): boolean {
    const i = this.next;
    this.count++;
    this.sum += value;
    this.sumSquares += value * value;
    if (i === 0) this.base = value;
    else {
      const better = value - this.base;
      this.pairs[i]++;
      this.gain[i] += better;
      this.gainSquares[i] += better * better;
    }
    if (++this.next < this.racing) return false;
    this.next = 0;
    this.passed++;
    return true;
  }

  /** Challengers that are worse than the rule of thumb's choice beyond doubt leave the race at once. */
  reject(hope: number): void {
    for (let i = this.racing - 1; i > 0; i--) {
      if (this.pairs[i] < FEWEST || this.bound(i, hope) > 0) continue;
      this.racing--;
      this.swap(i, this.racing);
    }
  }

  /** After an equal share of the budget the better half of the challengers goes on; equal ones in the order of the list. */
  halve(used: number): void {
    if (this.round >= this.rounds || used * this.rounds < this.round) return;
    this.round++;
    for (let i = 2; i < this.racing; i++) {
      for (let j = i; j > 1 && this.meanGain(j - 1) < this.meanGain(j); j--) this.swap(j - 1, j);
    }
    this.racing = Math.min(this.racing, Math.max(2, 1 + (this.racing >> 1)));
  }

  /** Standard deviation of all results. */
  scatter(): number {
    return this.count < 2 ? 1 : Math.sqrt(Math.max(1e-12, this.variance()));
  }

  /** The one that is better than the rule of thumb's choice beyond doubt, by the most; else that choice: 0. */
  best(doubt: number): number {
    let best = 0;
    for (let i = 1; i < this.candidates; i++) {
      if (this.isProven(i, doubt) && (best === 0 || this.bound(i, -doubt) > this.bound(best, -doubt))) best = i;
    }
    return best;
  }

  isProven(i: number, doubt: number): boolean {
    return this.bound(i, -doubt) > 0;
  }

  /** All that have entered, the best first, then by mean gain. */
  ranked(best: number): number[] {
    const order = Array.from({ length: this.candidates }, (_, i) => i);
    const value = (i: number): number => (i === best ? Number.POSITIVE_INFINITY : i === 0 ? 0 : this.meanGain(i));
    return order.sort((a, b) => value(b) - value(a) || a - b).map((i) => this.nodes[i]);
  }

  private meanGain(i: number): number {
    return this.pairs[i] === 0 ? 0 : this.gain[i] / this.pairs[i];
  }

  private variance(): number {
    if (this.count === 0) return 0;
    const mean = this.sum / this.count;
    return Math.max(0, this.sumSquares / this.count - mean * mean);
  }

  /** The mean gain of a challenger and so many standard errors. */
  private bound(i: number, errors: number): number {
    const n = this.pairs[i];
    if (n === 0) return -1;
    const mean = this.gain[i] / n;
    // A few pairs may agree by accident: until there are more, the scatter of all results speaks for them.
    const squares = Math.max(0, this.gainSquares[i] - n * mean * mean) + CAUTION * this.variance();
    return mean + errors * Math.sqrt(squares / (n + CAUTION) / n);
  }

  private swap(i: number, j: number): void {
    for (const list of [this.nodes, this.pairs, this.gain, this.gainSquares]) {
      const one = list[i];
      list[i] = list[j];
      list[j] = one;
    }
  }
}
