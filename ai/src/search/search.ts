// Search over what could be hidden and what chance may bring: many trials from the seat's view, kept in one open-loop tree.
//
// A trial deals a full state consistent with the view, with a generator of its own; goes down the tree by choices (the
// dice fall anew in each trial, so a node stands for a run of choices and not for a position); leaves the tree; plays on
// by the game's rules of thumb for a bounded number of decisions; and takes the result, or the evaluation where it
// stopped. At the root the budget is shared out by sequential halving: all candidates get the same trials, on the same
// deals, then the better half goes on. Those that have won may be tried afresh with a longer look, which can only refuse.
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
import { Race } from './race.ts';
import { thumbOf } from './thumb.ts';
import { NONE, Tree } from './tree.ts';
import { Trial, type TrialSettings } from './trial.ts';

/** What a strength is made of. */
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
  /** Stages of a second, longer look at the choices that were better; 0 for none. */
  readonly check: number;
  /** The share of the budget that is kept for it. */
  readonly checkShare: number;
  /** By how many standard errors they must still be better there. */
  readonly checkDoubt: number;
}

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
  /** How many stages ahead they are evaluated. */
  readonly look: number;
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

  // The choices of the root, and those of them that are tried afresh with the longer look.
  private readonly first = new Race();
  private readonly second = new Race();
  private race = this.first;
  /** What the rule of thumb's choice was worth by the first look. */
  private before = 0;
  /** Where the look in progress began and where it ends, in work. */
  private began = 0;
  private limit = 0;
  private over = true;
  // The block in progress: its deals, how many passes it has, and which one is on.
  private readonly deals = new Int32Array(4 * MOST_PASSES);
  private passes = 0;
  private pass = 0;

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
    const { settings, first, trials } = this;
    this.seat = seat;
    // Takes from the caller's generator, so that the next thought with it is another one.
    for (let i = 0; i < 4; i++) this.g[i] = randomBits(g);
    this.g[0] |= 1;
    if (!kept) this.tree.clear();
    this.spent = 0;
    trials.begin(view, seat);
    trials.look = settings.turns;
    this.race = first;
    this.enter(view);
    const carried = this.tree.visits[0] * settings.horizon;
    const work = Math.ceil(settings.work * (this.game.player?.searchShare?.(view) ?? 1));
    this.over = first.racing <= 1;
    this.budget = this.over ? 0 : Math.max(work >> 3, work - carried);
    this.began = 0;
    this.limit = settings.check === 0 ? this.budget : Math.ceil(this.budget * (1 - settings.checkShare));
    this.pass = 0;
  }

  /** Puts the choices of the root into the race. */
  private enter(view: View): void {
    const { game, tree, buffer, first: race, settings } = this;
    const n = game.choices(view, buffer);
    const most = Math.min(n, settings.widest);
    // The rule of thumb's choice always races; if there are too many, the others are drawn.
    const thumb = thumbOf(game, settings)?.(view, buffer, n, this.g) ?? 0;
    const first = buffer[thumb];
    buffer[thumb] = buffer[0];
    buffer[0] = first;
    for (let i = 1; i < most && most < n; i++) {
      const j = i + randomBelow(this.g, n - i);
      const choice = buffer[j];
      buffer[j] = buffer[i];
      buffer[i] = choice;
    }
    race.clear();
    for (let i = 0; i < most; i++) {
      const known = tree.find(0, buffer[i]);
      race.enter(known === NONE ? tree.add(0, buffer[i]) : known, tree);
    }
    race.start();
  }

  get done(): boolean {
    return this.over;
  }

  /** Does about so much work; true when the budget is used up. Portions do not change the outcome. */
  run(work: number): boolean {
    const until = Math.min(this.budget, this.spent + work);
    while (this.spent < until && !this.over) {
      if (this.race.next === 0 && this.pass === 0) this.openBlock();
      const before = this.decisions;
      const value = this.descend(this.race.node(this.race.next), 4 * this.pass);
      this.note(value, this.decisions - before);
    }
    return this.over;
  }

  /** The trials that are to be made next, for those who make them elsewhere; `take` puts in what came of them. */
  block(): Block {
    this.openBlock();
    const { passes, tree, race } = this;
    return {
      choices: Int32Array.from({ length: race.racing }, (_, i) => tree.choice[race.node(i)]),
      deals: this.deals.slice(0, 4 * passes),
      look: this.trials.look,
    };
  }

  /** The results of a block in its order, with the decisions that each took; true when the budget is used up. */
  take(values: Float64Array, work: Int32Array): boolean {
    const { race } = this;
    const { racing } = race;
    // What a block holds beyond the end of its look is not needed.
    for (let i = 0; i < values.length && !this.over && this.race === race; i++) {
      const node = race.node(i % racing);
      this.record([0, node], 2, values[i]);
      this.tree.offered[node]++;
      this.note(values[i], work[i]);
    }
    return this.over;
  }

  /** Draws the deals of the next passes. All candidates meet the same ones and, as far as their courses agree, the same dice. */
  private openBlock(): void {
    const { race } = this;
    const whole = this.limit - this.began;
    const cost = race.passed === 0 ? whole : (this.spent - this.began) / race.passed;
    this.passes = Math.max(1, Math.min(MOST_PASSES, Math.floor(whole / BLOCKS / Math.max(1, cost))));
    for (let i = 0; i < 4 * this.passes; i++) this.deals[i] = randomBits(this.g);
  }

  /** Puts in the result of the trial whose turn it is, and goes on to the next. */
  private note(value: number, work: number): void {
    const { race } = this;
    this.spent += work;
    if (race.note(value) && ++this.pass === this.passes) {
      this.pass = 0;
      race.reject(this.settings.hope);
      race.halve((this.spent - this.began) / (this.limit - this.began));
    }
    if (this.spent < this.limit && race.racing > 1) return;
    this.over = race === this.second || this.settings.check === 0 || !this.lookAgain();
  }

  /** Tries those that have won afresh, with the longer look; false if nobody has. */
  private lookAgain(): boolean {
    const { first, second, tree, settings } = this;
    if (first.best(settings.doubt) === 0) return false;
    this.before = tree.mean(first.node(0));
    second.clear();
    for (let i = 0; i < first.candidates; i++) {
      if (i > 0 && !first.isProven(i, settings.doubt)) continue;
      tree.forget(first.node(i));
      second.enter(first.node(i), tree);
    }
    second.start();
    this.race = second;
    this.trials.look = settings.check;
    this.began = this.spent;
    this.budget = Math.max(this.spent + 1, this.budget);
    this.limit = this.budget;
    this.pass = 0;
    return true;
  }

  /** The choices of the root that were weighed, the one to take first, then by value. Never empty. */
  ranked(): number[] {
    const { first, second, settings } = this;
    if (this.race === first) return first.ranked(first.best(settings.doubt));
    const [best, ...others] = second.ranked(second.best(settings.checkDoubt));
    const again = new Set([best, ...others]);
    const rest = first.ranked(0).filter((node) => !again.has(node));
    return [best, ...[...others, ...rest].sort((a, b) => this.value(b) - this.value(a))];
  }

  /** What a choice of the root is worth; what the short look alone has seen is moved to the measure of the long one. */
  value(node: number): number {
    const { tree, second } = this;
    if (this.race !== second || tree.visits[second.node(0)] === 0) return tree.mean(node);
    return second.has(node) ? tree.mean(node) : tree.mean(node) + tree.mean(second.node(0)) - this.before;
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
    const thumb = thumbOf(game, settings)?.(s, buffer, n, own) ?? -1;
    const scatter = this.race.scatter();
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
