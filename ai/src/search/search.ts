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
  type State,
  seeded,
  type View,
} from '@bocage/engine';
import { NONE, Tree } from './tree.ts';

/** What a strength is made of. Only `work` differs between the strengths of one method. */
export interface SearchSettings {
  /** The budget: decisions carried out inside the search. */
  readonly work: number;
  /** Decisions from the root to the evaluation, in the tree and after it. */
  readonly horizon: number;
  /** How deep the tree may grow below the root; 0 keeps the choices of the root only. */
  readonly depth: number;
  /** One in so many decisions after the tree is taken at random instead of by rule of thumb; 0 for none. */
  readonly random: number;
  /** How much a node tries what it knows little of. */
  readonly explore: number;
  /** The share of that curiosity that belongs to the rule of thumb's own choice. */
  readonly prior: number;
  /** At most so many choices are weighed at the root. */
  readonly widest: number;
}

/** After the horizon a trial goes on to the end of the gesture, but not longer than this. */
const GRACE = 24;
const MOST_DEPTH = 512;

/** The generator of the trial in progress: deals, then decides the accidents of the rules of thumb. */
const own: Generator = new Int32Array(4);

export class Search<E extends GameEvent> {
  readonly game: Game<E>;
  readonly settings: SearchSettings;
  readonly tree = new Tree();
  seat = 0;
  /** Work done since `begin`, and what it may come to. */
  spent = 0;
  budget = 0;
  /** Decisions carried out in all: the figure that speed is measured by. */
  decisions = 0;
  private view: View | undefined;
  private readonly g: Generator = new Int32Array(4);
  private readonly s: State;
  private readonly buffer: Choices = choiceBuffer();
  private readonly path = new Int32Array(MOST_DEPTH);
  private readonly scored: boolean;

  // Sequential halving: the candidates still in the race (nodes), whose turn it is, and when the round ends.
  private readonly race = new Int32Array(4096);
  private racing = 0;
  private next = 0;
  private rounds = 0;
  private round = 0;
  private readonly deal: Generator = new Int32Array(4);

  // All results so far, to know how wide they scatter: the measure of curiosity.
  private count = 0;
  private sum = 0;
  private sumSquares = 0;

  constructor(game: Game<E>, settings: SearchSettings) {
    this.game = game;
    this.settings = settings;
    this.s = new Int32Array(game.size);
    this.scored = game.seats.length === 1;
  }

  /** Starts a thought. With `kept`, the tree holds earlier work on exactly this view. */
  begin(view: View, seat: number, g: Generator, kept = false): void {
    this.view = view;
    this.seat = seat;
    // Takes from the caller's generator, so that the next thought with it is another one.
    for (let i = 0; i < 4; i++) this.g[i] = randomBits(g);
    this.g[0] |= 1;
    if (!kept) this.tree.clear();
    this.spent = 0;
    this.count = 0;
    this.sum = 0;
    this.sumSquares = 0;
    this.enter(view);
    const carried = this.tree.visits[0] * this.settings.horizon;
    const { work } = this.settings;
    this.budget = this.racing <= 1 ? 0 : Math.max(work >> 3, work - carried);
  }

  /** Puts the choices of the root into the race. */
  private enter(view: View): void {
    const { game, tree, buffer } = this;
    const n = game.choices(view, buffer);
    const most = Math.min(n, this.settings.widest);
    // The rule of thumb's choice always races; if there are too many, the others are drawn.
    const thumb = game.sensible === undefined ? 0 : game.sensible(view, buffer, n, this.g);
    const first = buffer[thumb];
    buffer[thumb] = buffer[0];
    buffer[0] = first;
    for (let i = 1; i < most && most < n; i++) {
      const j = i + randomBelow(this.g, n - i);
      const choice = buffer[j];
      buffer[j] = buffer[i];
      buffer[i] = choice;
    }
    this.racing = most;
    for (let i = 0; i < most; i++) {
      const known = tree.find(0, buffer[i]);
      this.race[i] = known === NONE ? tree.add(0, buffer[i]) : known;
    }
    this.next = 0;
    this.round = 1;
    this.rounds = 0;
    while (1 << this.rounds < most) this.rounds++;
  }

  get done(): boolean {
    return this.spent >= this.budget;
  }

  /** Does about so much work; true when the budget is used up. Portions do not change the outcome. */
  run(work: number): boolean {
    const until = Math.min(this.budget, this.spent + work);
    while (this.spent < until) this.trial();
    return this.done;
  }

  private trial(): void {
    // All candidates meet the same deals and, as far as their courses agree, the same dice.
    if (this.next === 0) for (let i = 0; i < 4; i++) this.deal[i] = randomBits(this.g);
    this.descend(this.race[this.next]);
    if (++this.next < this.racing) return;
    this.next = 0;
    if (this.round < this.rounds && this.spent * this.rounds >= this.budget * this.round) {
      this.round++;
      this.halve();
    }
  }

  /** The better half by mean goes on; equal means in the order of the list. */
  private halve(): void {
    const { race, tree } = this;
    for (let i = 1; i < this.racing; i++) {
      const node = race[i];
      const mean = tree.mean(node);
      let j = i;
      for (; j > 0 && tree.mean(race[j - 1]) < mean; j--) race[j] = race[j - 1];
      race[j] = node;
    }
    this.racing = Math.max(2, (this.racing + 1) >> 1);
  }

  /** The choices of the root, best first: who is still in the race leads, then by mean. Never empty. */
  ranked(): number[] {
    const { tree, race, racing } = this;
    const rest: number[] = [];
    for (let child = tree.child[0]; child !== NONE; child = tree.sibling[child]) rest.push(child);
    const leading = new Set(race.subarray(0, racing));
    return rest
      .filter((node) => leading.has(node) || tree.visits[node] > 0)
      .sort((a, b) => Number(leading.has(b)) - Number(leading.has(a)) || tree.mean(b) - tree.mean(a) || a - b);
  }

  private descend(first: number): void {
    const { game, s, tree, path, buffer, settings } = this;
    const view = this.view;
    if (view === undefined) return;
    const before = this.decisions;
    own.set(this.deal);
    game.dealInto(s, view, this.seat, own);
    let length = 0;
    path[length++] = 0;
    path[length++] = first;
    tree.offered[first]++;
    game.apply(s, tree.choice[first], seeded);
    this.decisions++;
    let node = first;
    while (s[DEPTH] > 0 && length <= settings.depth) {
      const n = game.choices(s, buffer);
      const child = this.select(node, n);
      path[length++] = child;
      game.apply(s, tree.choice[child], seeded);
      this.decisions++;
      node = child;
      // A new node ends the way down the tree, unless there was nothing else to choose.
      if (n > 1 && tree.visits[child] === 0) break;
    }
    const value = this.playOn(length - 1);
    this.count++;
    this.sum += value;
    this.sumSquares += value * value;
    for (let i = 0; i < length; i++) {
      const at = path[i];
      tree.visits[at]++;
      tree.total[at] += value;
      tree.squares[at] += value * value;
    }
    this.spent += this.decisions - before;
  }

  /** The child to go to from a node, for the seat that decides there; made if it is new. */
  private select(node: number, n: number): number {
    const { game, s, tree, buffer, settings } = this;
    if (n === 1) {
      const only = tree.find(node, buffer[0]);
      return only === NONE ? tree.add(node, buffer[0]) : only;
    }
    const sign = game.seat(s) === this.seat ? 1 : -1;
    const thumb = game.sensible === undefined ? -1 : game.sensible(s, buffer, n, own);
    const mean = this.count === 0 ? 0 : this.sum / this.count;
    const scatter = this.count < 2 ? 1 : Math.sqrt(Math.max(1e-12, this.sumSquares / this.count - mean * mean));
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

  /** Plays on after the tree; the result for the seat that searches. */
  private playOn(played: number): number {
    const { game, s, buffer, settings } = this;
    const { sensible, evaluate } = game;
    for (let depth = played; s[DEPTH] > 0; depth++) {
      if (depth >= settings.horizon && evaluate !== undefined) {
        if (depth >= settings.horizon + GRACE || !game.continues(s)) return evaluate(s, this.seat);
      }
      const n = game.choices(s, buffer);
      let at = 0;
      if (n > 1) {
        const free = sensible === undefined || (settings.random > 0 && randomBelow(own, settings.random) === 0);
        at = free ? randomBelow(own, n) : sensible(s, buffer, n, own);
      }
      game.apply(s, buffer[at], seeded);
      this.decisions++;
    }
    return worth(game, s, this.seat, this.scored);
  }
}

/** What a finished game is worth to a seat: points in a game that is scored, 1, a half or 0 in one that is won. */
export function worth<E extends GameEvent>(game: Game<E>, s: State, seat: number, scored: boolean): number {
  const result = game.result(s);
  if (scored) return result?.score ?? 0;
  return result?.winner === undefined ? 0.5 : result.winner === seat ? 1 : 0;
}
