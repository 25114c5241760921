// Search over what could be hidden and what chance may bring: many trials from the seat's view, kept in one open-loop tree.
//
// A trial deals a full state consistent with the view, with a generator of its own; goes down the tree by choices (the
// dice fall anew in each trial, so a node stands for a run of choices and not for a position); leaves the tree; plays on
// by the game's rules of thumb for a bounded number of decisions; and takes the result, or the evaluation where it
// stopped. At the root the budget is shared out by sequential halving: all candidates get the same trials, on the same
// deals, then the better half goes on.
import {
  type Choices,
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  randomBelow,
  randomBits,
  type View,
} from '@bocage/engine';
import { thumbOf } from './thumb.ts';
import { NONE, Tree } from './tree.ts';
import { Trial, type TrialSettings } from './trial.ts';

/** What a strength is made of. Only `work` differs between the strengths of one method. */
export interface SearchSettings extends TrialSettings {
  /** The budget: decisions carried out inside the search. */
  readonly work: number;
  /** How deep the tree may grow below the root; 0 keeps the choices of the root only. */
  readonly depth: number;
  /** How much a node tries what it knows little of. */
  readonly explore: number;
  /** The share of that curiosity that belongs to the rule of thumb's own choice. */
  readonly prior: number;
  /** At most so many choices are weighed at the root. */
  readonly widest: number;
  /** By how many standard errors a choice must be better than the rule of thumb's to be taken instead of it. */
  readonly doubt: number;
  /** By how many standard errors it must be worse to be given up before the budget is used. */
  readonly hope: number;
}

/** How many pairs the scatter of all results stands for. */
const CAUTION = 4;
/** After so many pairs a challenger may be given up. */
const FEWEST = 6;
const MOST_DEPTH = 512;
/** Challengers are given up between blocks of passes over all of them; a budget has at least so many blocks ... */
const BLOCKS = 40;
/** ... and a block at most so many passes. */
const MOST_PASSES = 16;

/** Trials that do not depend on each other: every choice on every deal, all choices of the first deal first. */
export interface Block {
  readonly choices: Int32Array;
  /** Four integers each. */
  readonly deals: Int32Array;
}

export class Search<E extends GameEvent> {
  readonly game: Game<E>;
  readonly settings: SearchSettings;
  readonly tree = new Tree();
  seat = 0;
  /** Work done since `begin`, and what it may come to. */
  spent = 0;
  budget = 0;
  private readonly g: Generator = new Int32Array(4);
  private readonly trials: Trial<E>;
  private readonly buffer: Choices = choiceBuffer();
  private readonly path = new Int32Array(MOST_DEPTH);

  // Sequential halving: the candidates still in the race (nodes), whose turn it is, and when the round ends. The rule
  // of thumb's choice comes first and stays to the end; of the others, `gain` is the sum of what they were better than
  // it on the same deals, over so many `pairs`.
  private readonly race = new Int32Array(4096);
  private readonly pairs = new Int32Array(4096);
  private readonly gain = new Float64Array(4096);
  private readonly gainSquares = new Float64Array(4096);
  private base = 0;
  private candidates = 0;
  private racing = 0;
  private next = 0;
  private rounds = 0;
  private round = 0;
  // The block in progress: its deals, how many passes it has, which one is on, and how many there were before it.
  private readonly deals = new Int32Array(4 * MOST_PASSES);
  private passes = 0;
  private pass = 0;
  private passed = 0;

  // All results so far, to know how wide they scatter: the measure of curiosity.
  private count = 0;
  private sum = 0;
  private sumSquares = 0;

  constructor(game: Game<E>, settings: SearchSettings) {
    this.game = game;
    this.settings = settings;
    this.trials = new Trial(game, settings);
  }

  /** Decisions carried out in all: the figure that speed is measured by. */
  get decisions(): number {
    return this.trials.decisions;
  }

  /** Starts a thought. With `kept`, the tree holds earlier work on exactly this view. */
  begin(view: View, seat: number, g: Generator, kept = false): void {
    this.seat = seat;
    // Takes from the caller's generator, so that the next thought with it is another one.
    for (let i = 0; i < 4; i++) this.g[i] = randomBits(g);
    this.g[0] |= 1;
    if (!kept) this.tree.clear();
    this.spent = 0;
    this.count = 0;
    this.sum = 0;
    this.sumSquares = 0;
    this.trials.begin(view, seat);
    this.enter(view);
    const carried = this.tree.visits[0] * this.settings.horizon;
    const work = Math.ceil(this.settings.work * (this.game.player?.searchShare?.(view) ?? 1));
    this.budget = this.racing <= 1 ? 0 : Math.max(work >> 3, work - carried);
  }

  /** Puts the choices of the root into the race. */
  private enter(view: View): void {
    const { game, tree, buffer } = this;
    const n = game.choices(view, buffer);
    const most = Math.min(n, this.settings.widest);
    // The rule of thumb's choice always races; if there are too many, the others are drawn.
    const thumb = thumbOf(game)?.(view, buffer, n, this.g) ?? 0;
    const first = buffer[thumb];
    buffer[thumb] = buffer[0];
    buffer[0] = first;
    for (let i = 1; i < most && most < n; i++) {
      const j = i + randomBelow(this.g, n - i);
      const choice = buffer[j];
      buffer[j] = buffer[i];
      buffer[i] = choice;
    }
    this.candidates = most;
    this.racing = most;
    for (let i = 0; i < most; i++) {
      const known = tree.find(0, buffer[i]);
      this.race[i] = known === NONE ? tree.add(0, buffer[i]) : known;
      this.recall(i);
    }
    this.next = 0;
    this.pass = 0;
    this.passed = 0;
    this.round = 1;
    this.rounds = 0;
    while (1 << this.rounds < most) this.rounds++;
  }

  /** What the tree knows already of a candidate counts as pairs that were not on the same deals. */
  private recall(i: number): void {
    const { tree, race } = this;
    const n = Math.min(tree.visits[race[i]], tree.visits[race[0]]);
    const gain = n === 0 ? 0 : tree.mean(race[i]) - tree.mean(race[0]);
    const variance = tree.spread(race[i]) ** 2 + tree.spread(race[0]) ** 2;
    this.pairs[i] = n;
    this.gain[i] = n * gain;
    this.gainSquares[i] = n * (gain * gain + variance);
  }

  get done(): boolean {
    return this.spent >= this.budget || this.racing <= 1;
  }

  /** Does about so much work; true when the budget is used up. Portions do not change the outcome. */
  run(work: number): boolean {
    const until = Math.min(this.budget, this.spent + work);
    while (this.spent < until && this.racing > 1) {
      if (this.next === 0 && this.pass === 0) this.openBlock();
      const before = this.decisions;
      const value = this.descend(this.race[this.next], 4 * this.pass);
      this.note(value, this.decisions - before);
    }
    return this.done;
  }

  /** The trials that are to be made next, for those who make them elsewhere; `take` puts in what came of them. */
  block(): Block {
    this.openBlock();
    const { racing, passes, tree, race } = this;
    return {
      choices: Int32Array.from({ length: racing }, (_, i) => tree.choice[race[i]]),
      deals: this.deals.slice(0, 4 * passes),
    };
  }

  /** The results of a block in its order, with the decisions that each took; true when the budget is used up. */
  take(values: Float64Array, work: Int32Array): boolean {
    const { racing } = this;
    for (let i = 0; i < values.length && !this.done; i++) {
      this.record([0, this.race[i % racing]], 2, values[i]);
      this.tree.offered[this.race[i % racing]]++;
      this.note(values[i], work[i]);
    }
    return this.done;
  }

  /** Draws the deals of the next passes. All candidates meet the same ones and, as far as their courses agree, the same dice. */
  private openBlock(): void {
    const cost = this.passed === 0 ? this.budget : this.spent / this.passed;
    this.passes = Math.max(1, Math.min(MOST_PASSES, Math.floor(this.budget / BLOCKS / Math.max(1, cost))));
    for (let i = 0; i < 4 * this.passes; i++) this.deals[i] = randomBits(this.g);
  }

  /** Puts in the result of the trial whose turn it is, and goes on to the next. */
  private note(value: number, work: number): void {
    this.spent += work;
    if (this.next === 0) this.base = value;
    else {
      const better = value - this.base;
      this.pairs[this.next]++;
      this.gain[this.next] += better;
      this.gainSquares[this.next] += better * better;
    }
    if (++this.next < this.racing) return;
    this.next = 0;
    this.passed++;
    if (++this.pass < this.passes) return;
    this.pass = 0;
    this.reject();
    if (this.round < this.rounds && this.spent * this.rounds >= this.budget * this.round) {
      this.round++;
      this.halve();
    }
  }

  /** Challengers that are worse than the rule of thumb's choice beyond doubt leave the race at once. */
  private reject(): void {
    for (let i = this.racing - 1; i > 0; i--) {
      if (this.pairs[i] < FEWEST || this.bound(i, this.settings.hope) > 0) continue;
      this.racing--;
      this.swap(i, this.racing);
    }
  }

  /** The better half of the challengers goes on; equal ones in the order of the list. */
  private halve(): void {
    for (let i = 2; i < this.racing; i++) {
      for (let j = i; j > 1 && this.meanGain(j - 1) < this.meanGain(j); j--) this.swap(j - 1, j);
    }
    this.racing = Math.min(this.racing, Math.max(2, 1 + (this.racing >> 1)));
  }

  /** Of all results of this thought. */
  private variance(): number {
    if (this.count === 0) return 0;
    const mean = this.sum / this.count;
    return Math.max(0, this.sumSquares / this.count - mean * mean);
  }

  private meanGain(i: number): number {
    return this.pairs[i] === 0 ? 0 : this.gain[i] / this.pairs[i];
  }

  private swap(i: number, j: number): void {
    for (const list of [this.race, this.pairs, this.gain, this.gainSquares]) {
      const one = list[i];
      list[i] = list[j];
      list[j] = one;
    }
  }

  /** How far a challenger is better than the rule of thumb's choice beyond doubt; below 0 if it is not. */
  private proven(i: number): number {
    return this.bound(i, -this.settings.doubt);
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

  /** The choices of the root that were weighed, the one to take first, then by mean gain. Never empty. */
  ranked(): number[] {
    let best = 0;
    for (let i = 1; i < this.candidates; i++) {
      if (this.proven(i) > 0 && (best === 0 || this.proven(i) > this.proven(best))) best = i;
    }
    const order = Array.from({ length: this.candidates }, (_, i) => i);
    const value = (i: number): number => (i === best ? Number.POSITIVE_INFINITY : i === 0 ? 0 : this.meanGain(i));
    return order.sort((a, b) => value(b) - value(a) || a - b).map((i) => this.race[i]);
  }

  /** One trial of a candidate; its result. */
  private descend(first: number, deal: number): number {
    const { game, trials, tree, path, buffer, settings } = this;
    const { s } = trials;
    let length = 0;
    path[length++] = 0;
    path[length++] = first;
    tree.offered[first]++;
    trials.open(tree.choice[first], this.deals, deal);
    let node = first;
    while (s[DEPTH] > 0 && length <= settings.depth && !trials.isDone()) {
      const n = game.choices(s, buffer);
      const child = this.select(node, n);
      path[length++] = child;
      trials.apply(tree.choice[child]);
      node = child;
      // A new node ends the way down the tree, unless there was nothing else to choose.
      if (n > 1 && tree.visits[child] === 0) break;
    }
    const value = trials.playOn(length - 1);
    this.record(path, length, value);
    return value;
  }

  /** Counts a result for the nodes of its way. */
  private record(path: ArrayLike<number>, length: number, value: number): void {
    const { tree } = this;
    this.count++;
    this.sum += value;
    this.sumSquares += value * value;
    for (let i = 0; i < length; i++) {
      const at = path[i];
      tree.visits[at]++;
      tree.total[at] += value;
      tree.squares[at] += value * value;
    }
  }

  /** The child to go to from a node, for the seat that decides there; made if it is new. */
  private select(node: number, n: number): number {
    const { game, tree, buffer, settings, trials } = this;
    const { s, own } = trials;
    if (n === 1) {
      const only = tree.find(node, buffer[0]);
      return only === NONE ? tree.add(node, buffer[0]) : only;
    }
    const sign = game.seat(s) === this.seat ? 1 : -1;
    const thumb = thumbOf(game)?.(s, buffer, n, own) ?? -1;
    const scatter = this.count < 2 ? 1 : Math.sqrt(Math.max(1e-12, this.variance()));
    // What has not been tried is taken to be a little worse than what is known of the node.
    const unknown = sign * tree.mean(node) - 0.25 * scatter;
    const curiosity = settings.explore * scatter;
    const whole = curiosity * Math.sqrt(1 + tree.visits[node]);
    const share = thumb < 0 ? 1 / n : (1 - settings.prior) / n;
    let best = NONE;
    let bestChoice = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const child = tree.find(node, buffer[i]);
      const weight = i === thumb ? share + settings.prior : share;
      let score = unknown + whole * weight;
      if (child !== NONE) {
        // Only trials in which the choice was legal count for it.
        const times = ++tree.offered[child];
        const visits = tree.visits[child];
        if (visits > 0) score = sign * tree.mean(child) + (curiosity * weight * Math.sqrt(1 + times)) / (1 + visits);
      }
      if (score > bestScore) {
        bestScore = score;
        best = child;
        bestChoice = buffer[i];
      }
    }
    return best === NONE ? tree.add(node, bestChoice) : best;
  }
}
