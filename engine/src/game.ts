// The contract of a game: the steps that its rules are made of, and the value that every client uses.
import type { Chance } from './chance.ts';
import type { OptionSpec, OptionValues } from './options.ts';
import type { Generator } from './random.ts';
import type { Field, State } from './state.ts';

/** A reused buffer that receives the legal choices of a decision. */
export type Choices = Int32Array;

/** How many choices, or attempts, one decision may have. */
export const MAX_CHOICES = 4096;

export function choiceBuffer(): Choices {
  return new Int32Array(MAX_CHOICES);
}

/** Nobody decides: the game is over. */
export const NOBODY = -1;

/** A rule and one sentence. The same object serves refusals, warnings and notes. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** Why something is not legal. The text may need the position to name numbers and places. */
export interface ReasonSpec<T> {
  readonly rule: string;
  readonly text: string | ((t: T, s: State, choice: number) => string);
}

/** What happened, as data: rules tell it, apps make text of it. */
export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  /** Places on the map that a log line points to. */
  readonly places?: readonly string[];
}

export type Tell<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

/** How a choice looks to a person. Made on demand. */
export interface Description {
  /** The text of a button: short, a verb first. */
  readonly label: string;
  readonly rule: string;
  /** Places on the map that stand for this choice, the one to press first. */
  readonly places?: readonly string[];
  /** Pieces that it concerns. */
  readonly pieces?: readonly string[];
  /** What it costs: `2 MP`. */
  readonly cost?: string;
  /** How the map marks it; `end` finishes or declines something. */
  readonly mark?: 'move' | 'attack' | 'select' | 'end';
}

export interface Prompt {
  /** The question to the seat that decides; ends with a question mark. */
  readonly ask: string;
  /** What the others wait for: `The German chooses a unit to defend with.` */
  readonly wait: string;
  /** Why it is asked, at most two sentences. */
  readonly why?: string;
  /** The places that the question is about. */
  readonly places?: readonly string[];
}

export interface Modifier {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
  /** True for what a person might expect to count but does not: shown struck through. */
  readonly excluded?: boolean;
}

/** The exact chances of something about to be declared. */
export interface Odds {
  readonly title: string;
  readonly rule: string;
  /** Results in order, worst first for the seat that decides; chances add up to 1. */
  readonly results: readonly { readonly label: string; readonly chance: number; readonly good?: boolean }[];
  readonly modifiers: readonly Modifier[];
  /** A mean worth showing: `2.4 CP expected`. */
  readonly expected?: string;
}

/**
 * One kind of frame: a decision of a player, or an automatic part of the rules.
 * `T` is the game's tables, made once from its content.
 */
export interface Step<T, E extends GameEvent = GameEvent> {
  /** Chapter and name: `assault/point`. Positions and error messages use it. */
  readonly name: string;
  readonly rule: string;
  /** True if its choice elaborates the one before: the score writes both on one line. */
  readonly continues?: boolean;
  /**
   * Runs before a decision is shown. Returns true if it has moved the game on by itself (and changed
   * the stack): automatic parts of the rules, and decisions in which there is nothing to decide.
   */
  settle?(t: T, s: State, chance: Chance, tell: Tell<E>): boolean;
  /** The decision; a step whose `settle` always returns true has none. */
  readonly decide?: Decide<T, E>;
}

export interface Decide<T, E extends GameEvent = GameEvent> {
  seat(t: T, s: State): number;
  /** Writes every legal choice, in a fixed order, and returns their number. Never 0. */
  choices(t: T, s: State, out: Choices): number;
  /** Carries out a legal choice: changes the state in place, pushes or pops frames. */
  apply(t: T, s: State, choice: number, chance: Chance, tell: Tell<E>): void;
  /** 0 if legal, or the index of the reason in the game's list. `choices` uses the same function. */
  refuse(t: T, s: State, choice: number): number;
  /** Everything that a person may try here, legal or not; without it, the legal choices. */
  attempts?(t: T, s: State, out: Choices): number;
  /** The words of the score: verb and names, unique within the decision; without , ; [ ] or line breaks. */
  name(t: T, s: State, choice: number): string;
  describe(t: T, s: State, choice: number): Description;
  prompt(t: T, s: State): Prompt;
  odds?(t: T, s: State, choice: number): Odds | undefined;
  /** What this choice would lose, computed by the rules before it is made. */
  warnings?(t: T, s: State, choice: number): readonly Reason[];
}

export interface Seat {
  /** Short, without spaces: `US`. */
  readonly id: string;
  readonly name: string;
}

export interface Result {
  /** The winning seat; undefined in solitaire games and draws. */
  readonly winner?: number;
  /** Points, where the game counts them. */
  readonly score?: number;
  /** The grade or the kind of victory: `Outstanding`, `American victory`. */
  readonly grade: string;
  readonly text: string;
  readonly rule: string;
}

/** What a seat may know: a state whose hidden slots are masked and whose generator is empty. */
export type View = State & { readonly __view: true };

/** A piece as a person sees it. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly seat?: string;
  /** `spent`, `fired`, `besieged`, ... */
  readonly states?: readonly string[];
  /** Printed values, each with where it comes from: rulebook, public source or reconstructed. */
  readonly values?: readonly { readonly label: string; readonly value: string; readonly source: string }[];
  /** What lies on it or is carried by it. */
  readonly carries?: readonly Piece[];
}

export interface Place {
  readonly id: string;
  readonly name: string;
  readonly notes: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The whole table in words: what the plain form, the screen reader and a bot see. */
export interface Board {
  /** Turn, phase, whose segment: one sentence each. */
  readonly status: readonly string[];
  readonly places: readonly Place[];
  readonly tracks: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

/** A line of a position: `area 7: GE squad, nco1`. */
export type PositionLine = readonly [key: string, value: string];

/** What it takes to play a game; `composePlay` makes a Play of it. */
export interface PlayParts<T, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever a change of the rules makes an old score replay differently. */
  readonly rulesVersion: number;
  readonly seats: readonly Seat[];
  readonly options: readonly OptionSpec[];
  /** Layout of the state. */
  readonly fields: readonly Field[];
  readonly size: number;
  readonly tables: T;
  /** The name and hash of the content that the tables were made of. */
  readonly content: { readonly name: string; readonly hash: string };
  /** The steps, indexed by the numbers that `push` uses. */
  readonly steps: readonly Step<T, E>[];
  /** Reasons of refusal; index 0 is not used. */
  readonly reasons: readonly ReasonSpec<T>[];
  /** Verbs of the game and when they belong, for intents out of their phase. */
  readonly verbs: Readonly<Record<string, Reason>>;
  /** Fills a zeroed state (generator and options are set) and pushes the first frame. */
  setup(t: T, s: State, chance: Chance, tell: Tell<E>): void;
  /** The result once the stack is empty. */
  result(t: T, s: State): Result;
  /** Hides in place what the seat may not know. Without it nothing is hidden. */
  mask?(t: T, s: State, seat: number): void;
  /** Fills in place what `mask` hid, at random but consistently. `s` has a generator of its own. */
  deal?(t: T, s: State, seat: number, chance: Chance): void;
  board(t: T, s: State, seat: number): Board;
  /** The text of an event, one line. */
  say(t: T, event: E): string;
  /** A short remark for the score behind a decision: `12+4 v 9+3 = 4 CP`. */
  remark?(t: T, events: readonly E[]): string;
  /** The number of the turn (week, day) being played, from 1: curves and statistics count by it. */
  turn?(t: T, s: State): number;
}

/**
 * What tools, computer players and tests ask of a game besides: a package keeps it in files of its own, so that a page
 * on which somebody only plays does not carry it.
 */
export interface AsideParts<T> {
  /** The board drawn in text, at most 100 columns. */
  draw(t: T, s: State, seat: number): string;
  /** Every reason why this state cannot exist; none for a sound one. */
  problems(t: T, s: State): readonly string[];
  /** Totals that never change during a game: counters, tokens, cards by kind. */
  census(t: T, s: State): readonly number[];
  /** Every line of the position, always the same keys in the same order, `-` for nothing. */
  writePosition(t: T, s: State): readonly PositionLine[];
  /** Puts one line into effect; a sentence if it cannot be. */
  readPosition(t: T, s: State, key: string, value: string): string | undefined;
  /** Called once after the last line of a position: derives what follows from the rest. */
  finishPosition?(t: T, s: State): string | undefined;
  /** Rules of thumb without search: the index of the choice that a sensible player takes. */
  sensible?(t: T, s: State, choices: Choices, n: number, g: Generator): number;
  /** The same as much practice has taught to weigh it: what search starts from and plays on by instead of `sensible`. */
  practised?(t: T, s: State, choices: Choices, n: number, g: Generator): number;
  /** The numbers that those weigh, so that games can teach them; `bocage practise` does. */
  readonly practice?: Practice<T>;
  /**
   * What a searching player takes off a value, in its measure: what nobody likes to lose although the result does not
   * count it. What was lost before the decision is not held against it.
   */
  regret?(t: T, s: State): number;
  /** How good the position is for a seat: 0 to 1 in games that are won, points in games that are scored. */
  evaluate?(t: T, s: State, seat: number): number;
  /**
   * Grows whenever positions can be compared (a turn, a Battle begins), so that search evaluates there; without it `turn`
   * stands for it.
   */
  stage?(t: T, s: State): number;
  /** The share of a search's budget that the decision at hand deserves; without it every decision has all of it. */
  effort?(t: T, s: State): number;
  /** The stage by which the effect of the decision at hand is seen, so that search evaluates there; without it the next. */
  reach?(t: T, s: State): number;
  /** What an evaluation can be learned from; `bocage learn` does. */
  readonly lessons?: Lessons<T>;
  /** What `evaluate` is made of, for a person: each feature in words with what it adds. Made on demand. */
  terms?(t: T, s: State, seat: number): readonly Term[];
}

/** Rules of thumb as numbers: what each is called, what it is now, and the rules that weigh others in their place. */
export interface Practice<T> {
  readonly names: readonly string[];
  readonly numbers: readonly number[];
  with(numbers: readonly number[]): (t: T, s: State, choices: Choices, n: number, g: Generator) => number;
}

/** A position as a list of small numbers (network.ts), and the points gained so far: learned is what is still to come. */
export interface Lessons<T> {
  readonly inputs: number;
  read(t: T, s: State, out: Float64Array): void;
  points(t: T, s: State): number;
  /** Positions at which it changes are learned from; without it those at which a stage begins. */
  moment?(t: T, s: State): number;
}

/** What a whole game is made of; `compose` makes a Game of it. */
export type GameParts<T, E extends GameEvent = GameEvent> = PlayParts<T, E> & AsideParts<T>;

/** One feature of an evaluation: `Areas controlled`, +0.12. Positive is good for the seat that asks. */
export interface Term {
  readonly label: string;
  readonly value: number;
}

/** Legal with its choice, refused with a reason, or nothing that this game knows. */
export type Verdict =
  | { readonly kind: 'legal'; readonly choice: number }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly text: string };

export interface Decision {
  readonly seat: number;
  readonly step: string;
  readonly rule: string;
  readonly prompt: Prompt;
}

/** A game, ready to play: the five verbs (setup, choices, apply, view, result) and what people need around them. */
export interface Play<E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: readonly Seat[];
  readonly options: readonly OptionSpec[];
  readonly fields: readonly Field[];
  readonly size: number;
  readonly content: { readonly name: string; readonly hash: string };

  /** A new state; a sentence if an option is wrong. */
  setup(options: OptionValues, seed: string, chance: Chance, tell?: Tell<E>): State | string;
  /** The seat that decides, or NOBODY when the game is over. */
  seat(s: State): number;
  choices(s: State, out: Choices): number;
  apply(s: State, choice: number, chance: Chance, tell?: Tell<E>): void;
  refuse(s: State, choice: number): number;
  attempts(s: State, out: Choices): number;
  name(s: State, choice: number): string;
  describe(s: State, choice: number): Description;
  reason(s: State, choice: number, code: number): Reason;
  decision(s: State): Decision | undefined;
  continues(s: State): boolean;
  odds(s: State, choice: number): Odds | undefined;
  warnings(s: State, choice: number): readonly Reason[];
  verdict(s: State, text: string): Verdict;
  result(s: State): Result | undefined;
  view(s: State, seat: number): View;
  /** The same without allocating: `into` becomes the view, and is returned as one. */
  viewInto(into: State, s: State, seat: number): View;
  deal(view: View, seat: number, g: Generator): State;
  /** The same without allocating: `into` becomes the state. */
  dealInto(into: State, view: View, seat: number, g: Generator): void;
  board(view: View, seat: number): Board;
  say(event: E): string;
  remark(events: readonly E[]): string;
  readonly turn?: (s: State) => number;
}

/** A whole game: also drawn in text, written as a position, checked, and played by the computer. */
export interface Game<E extends GameEvent = GameEvent> extends Play<E> {
  draw(view: View, seat: number): string;
  problems(s: State): readonly string[];
  census(s: State): readonly number[];
  writePosition(s: State): readonly PositionLine[];
  readPosition(s: State, key: string, value: string): string | undefined;
  finishPosition(s: State): string | undefined;
  readonly sensible?: (s: State, choices: Choices, n: number, g: Generator) => number;
  readonly practised?: (s: State, choices: Choices, n: number, g: Generator) => number;
  readonly practice?: {
    readonly names: readonly string[];
    readonly numbers: readonly number[];
    with(numbers: readonly number[]): (s: State, choices: Choices, n: number, g: Generator) => number;
  };
  readonly regret?: (s: State) => number;
  readonly evaluate?: (s: State, seat: number) => number;
  readonly terms?: (s: State, seat: number) => readonly Term[];
  readonly stage?: (s: State) => number;
  readonly effort?: (s: State) => number;
  readonly reach?: (s: State) => number;
  readonly lessons?: {
    readonly inputs: number;
    read(s: State, out: Float64Array): void;
    points(s: State): number;
    moment?(s: State): number;
  };
}

/** Whether a game was loaded whole. */
export function isWhole<E extends GameEvent>(game: Play<E>): game is Game<E> {
  return 'readPosition' in game;
}
