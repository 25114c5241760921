// One trial: a deal that fits the view, one choice, then the rules of thumb until the stage at which it is evaluated.
// It depends on view, choice and generator alone, so that any thread can carry it out.
import {
  type Choices,
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  randomBelow,
  type State,
  type View,
} from '@bocage/engine';
import { type Value, valuation } from '../value.ts';
import { Luck } from './luck.ts';
import { thumbOf } from './thumb.ts';

/** What a trial needs to know of a strength. */
export interface TrialSettings {
  /** Stages (turns, where a game has no finer ones) from the root to the evaluation: 1 is the next start. 0: no limit. */
  readonly turns: number;
  /** Decisions from the root to the evaluation, at most; in the tree and after it. */
  readonly horizon: number;
  /** One in so many decisions after the tree is taken at random instead of by rule of thumb; 0 for none. */
  readonly random: number;
  /** 0: both sides are played on by the plain rules of thumb, though the game has tuned ones. */
  readonly tuned: number;
}

/** After the horizon a trial goes on to the end of the gesture, but not longer than this. */
const GRACE = 24;

export class Trial<E extends GameEvent> {
  readonly game: Game<E>;
  readonly settings: TrialSettings;
  /** The position; the search goes down its tree in it. */
  readonly s: State;
  /** Deals, then decides the accidents of the rules of thumb. */
  readonly own: Generator = new Int32Array(4);
  /** Decisions carried out in all trials. */
  decisions = 0;
  /** Stages to the evaluation: `turns` unless somebody looks further. */
  look: number;
  private readonly luck = new Luck();
  private readonly buffer: Choices = choiceBuffer();
  private readonly scored: boolean;
  private readonly stageOf: ((s: State) => number) | undefined;
  private view: View | undefined;
  private seat = 0;
  /** What `stage` says at the root; how far this trial has come, and how many stages have begun in it. */
  private start = 0;
  /** What is lost already at the root: no choice is to blame for it. */
  private lost = 0;
  private stage = 0;
  private passed = 0;
  private readonly value: Value | undefined;
  private readonly penalty: ((s: State) => number) | undefined;
  /** The stage that the game names for the evaluation; undefined if it leaves that to the settings. */
  private reach: number | undefined;

  constructor(game: Game<E>, settings: TrialSettings) {
    this.game = game;
    this.settings = settings;
    this.s = new Int32Array(game.size);
    this.look = settings.turns;
    this.scored = game.seats.length === 1;
    this.penalty = game.player?.penalty;
    this.value = valuation(game);
    this.stageOf = settings.turns === 0 ? undefined : (game.player?.checkpoint ?? game.turn);
  }

  /** The view that the trials to come start from. */
  begin(view: View, seat: number): void {
    this.view = view;
    this.seat = seat;
    this.start = this.stageOf?.(view) ?? 0;
    this.reach = this.game.player?.evaluateAt?.(view);
    this.lost = this.penalty?.(view) ?? 0;
  }

  /** Deals and makes the first choice. */
  open(choice: number, deals: Generator, at: number): void {
    const { game, s, own, view } = this;
    if (view === undefined) throw new Error('a trial needs a view');
    for (let i = 0; i < 4; i++) own[i] = deals[at + i];
    game.dealInto(s, view, this.seat, own);
    this.luck.begin(deals, at);
    this.stage = this.start;
    this.passed = 0;
    this.apply(choice);
  }

  apply(choice: number): void {
    this.game.apply(this.s, choice, this.luck);
    this.decisions++;
  }

  /** Whether the trial has come to the stage at which it is evaluated. */
  isDone(): boolean {
    if (this.stageOf === undefined) return false;
    const now = this.stageOf(this.s);
    if (now > this.stage) {
      this.stage = now;
      this.passed++;
    }
    return this.reach === undefined ? this.passed >= this.look : now >= this.reach;
  }

  /** Plays on after so many decisions; the result for the seat that searches, less what it regrets. */
  playOn(played: number): number {
    const value = this.outcome(played);
    return this.penalty === undefined ? value : value - (this.penalty(this.s) - this.lost);
  }

  private outcome(played: number): number {
    const { game, s, buffer, settings, own, seat, luck } = this;
    const evaluate = this.value?.evaluate;
    const thumb = thumbOf(game, settings);
    for (let depth = played; s[DEPTH] > 0; depth++) {
      if (evaluate !== undefined) {
        if (this.isDone()) return evaluate(s, seat);
        if (depth >= settings.horizon && (depth >= settings.horizon + GRACE || !game.continues(s)))
          return evaluate(s, seat);
      }
      const n = game.choices(s, buffer);
      let at = 0;
      if (n > 1) {
        const free = thumb === undefined || (settings.random > 0 && randomBelow(own, settings.random) === 0);
        at = free ? randomBelow(own, n) : thumb(s, buffer, n, own);
      }
      game.apply(s, buffer[at], luck);
      this.decisions++;
    }
    return worth(game, s, seat, this.scored);
  }
}

/** What a finished game is worth to a seat: points in a game that is scored, 1, a half or 0 in one that is won. */
export function worth<E extends GameEvent>(game: Game<E>, s: State, seat: number, scored: boolean): number {
  const result = game.result(s);
  if (scored) return result?.score ?? 0;
  return result?.winner === undefined ? 0.5 : result.winner === seat ? 1 : 0;
}
