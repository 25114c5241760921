// What computer players ask of a game: heuristics without search, what a position is worth, where positions can be compared.
import type { Generator } from '../random.ts';
import type { State } from '../state.ts';
import type { Bound } from './bound.ts';
import type { Choices } from './choices.ts';
import type { Term } from './words.ts';

/** Picks one of the first `n` choices and gives its index: rules of thumb, no search. */
type Heuristic<T> = (t: T, s: State, choices: Choices, n: number, g: Generator) => number;

export interface PlayerParts<T> {
  /** What a sensible player takes. */
  readonly heuristic: Heuristic<T>;
  /** The same with weights found by playing series: what search starts from and plays on by instead. */
  readonly tuned?: Heuristic<T>;
  /** Those weights, so that series can find better ones; `bocage tune` does. */
  readonly tunables?: Tunables<T>;
  /** Slots that only remember what was done: positions that differ in nothing else are the same to a player. */
  readonly remembers?: readonly number[];
  /** How good the position is for a seat: 0 to 1 in games that are won, points in games that are scored. */
  evaluate?(t: T, s: State, seat: number): number;
  /** What `evaluate` is made of, for a person: each feature in words with what it adds. Made on demand. */
  terms?(t: T, s: State, seat: number): readonly Term[];
  /** Figures of a position in the words of the game, always the same ones: what speaks for a choice is told in these. */
  gauges?(t: T, s: State, seat: number): readonly Gauge[];
  /** The grades of a game that counts points, the lowest first, each with the points from which it begins. */
  grades?(t: T, s: State): readonly GradeStep[];
  /** What a network learns from, and what it has learned: it values the positions that it knows, `evaluate` the others. */
  readonly samples?: Samples<T>;
  /** What games of the searching player come to from positions that look so or so; `bocage foretell` learns it. */
  readonly forecast?: ForecastWeights;
  /**
   * What a searching player takes off a value, in its measure: what nobody likes to lose although the result does not
   * count it. What was lost before the decision is not held against it.
   */
  penalty?(t: T, s: State): number;
  /**
   * Grows whenever positions can be compared (a turn, a Battle begins), so that search evaluates there; without it `turn`
   * stands for it.
   */
  checkpoint?(t: T, s: State): number;
  /** The share of a search's budget that the decision at hand deserves; without it every decision has all of it. */
  searchShare?(t: T, s: State): number;
  /** The checkpoint by which the effect of the decision at hand is seen, so that search evaluates there; without it the next. */
  evaluateAt?(t: T, s: State): number;
}

/** Weights of a heuristic as numbers: what each is called, what it is now, and the heuristic that uses others instead. */
export interface Tunables<T> {
  readonly names: readonly string[];
  /** Those of `tuned`, and those with which it does what `heuristic` does: where practice began. */
  readonly numbers: readonly number[];
  readonly plain: readonly number[];
  with(t: T, numbers: readonly number[]): (s: State, choices: Choices, n: number, g: Generator) => number;
}

/** A position as a list of small numbers, and the points gained so far: learned is what is still to come. */
export interface Samples<T> {
  readonly inputs: number;
  read(t: T, s: State, out: Float64Array): void;
  points(t: T, s: State): number;
  /** What those points are called among the terms of a value. */
  readonly pointsLabel: string;
  /** Positions at which it changes are learned from; without it those at which a checkpoint begins. */
  moment?(t: T, s: State): number;
  /** Whether the network has seen positions of this kind; without it all in which the game goes on. */
  knows?(t: T, s: State): boolean;
  /** Runs of inputs that belong together, in words. */
  readonly groups: readonly InputGroup[];
  readonly weights: NetworkWeights;
}

/** A figure that people know: `0.4 fewer Units lost`. */
export interface Gauge {
  /** What is counted. */
  readonly label: string;
  /** So much more of it, or less if it is below 0: `0.4 fewer Units lost`. */
  said(by: number): string;
  readonly value: number;
  /** What one of it is worth to the seat, roughly, in the measure of `evaluate`; below 0 if less is better. */
  readonly worth: number;
}

export interface GradeStep {
  readonly grade: string;
  readonly from: number;
}

/** A run of inputs that belong together, in words. */
export interface InputGroup {
  readonly label: string;
  /** The first input of the group; it ends where the next one begins. */
  readonly from: number;
}

/** A network as it is stored. `weights` is the base64 of the signed bytes: inputs x hidden, then inputs, row by row. */
export interface NetworkWeights {
  readonly inputs: number;
  readonly hidden: number;
  /** Where the training stopped and on what: for people. */
  readonly from: string;
  readonly weights: string;
  /** One scale for each hidden unit, and one for what leads straight to the value. */
  readonly scales: readonly number[];
  readonly bias: readonly number[];
  readonly output: readonly number[];
  readonly offset: number;
  /** The usual value of each input times 64, as bytes in base64: what the terms compare with. */
  readonly usual: string;
}

/** A forecast as it is stored: for each figure the weights of how a position looks (ai/src/foretell.ts). */
export interface ForecastWeights {
  /** On what it was learned: for people. */
  readonly from: string;
  /** Points beyond the mean of trials by rules of thumb; in games that are won what becomes the chance. */
  readonly mean: readonly number[];
  /** The same for the ends of the range that holds eight games in ten; empty in games that are won. */
  readonly low: readonly number[];
  readonly high: readonly number[];
  /**
   * From the player that was learned from to the one that people ask. Points: what is still to come, and the width of the range, times
   * these. Games that are won: what becomes a chance times the first, plus the second.
   */
  readonly level: readonly [number, number];
}

export type Player<T = unknown> = Bound<PlayerParts<T>>;
