// What it takes to play a game: the steps that its rules are made of, and the value that every client uses.
import type { Chance } from '../chance.ts';
import type { OptionSpec, OptionValues } from '../options.ts';
import type { Generator } from '../random.ts';
import type { Field, State } from '../state.ts';
import type { Choices } from './choices.ts';
import type { Player, PlayerParts } from './player.ts';
import type { LineProblem, PositionText, ToolParts, Tools } from './tools.ts';
import type { Board, Data, Description, GameEvent, Odds, Prompt, Reason, Result, Seat, Tale, Tell } from './words.ts';

/** Nobody decides: the game is over. */
export const NOBODY = -1;
/** Somebody who watches and holds no seat: sees what every seat may know. */
export const WATCHER = -2;

/** Why something is not legal. The text may need the position to name numbers and places. */
export interface ReasonSpec<T> {
  readonly rule: string;
  readonly text: string | ((t: T, s: State, choice: number) => string);
  /** Its name in the list of the game's reasons. */
  readonly code: string;
  /** The figures, places and pieces that the text names. */
  readonly data?: (t: T, s: State, choice: number) => Data;
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

/** What a seat may know: a state whose hidden slots are masked and whose generator is empty. */
export type View = State & { readonly __view: true };

/** What it takes to play a game; `composePlay` makes a Play of it. */
export interface PlayParts<T, E extends GameEvent = GameEvent, F = unknown> {
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
  /** What another seat hears of an event, or a watcher; undefined for nothing. Without it all hear everything. */
  overhear?(t: T, event: E, seat: number): E | undefined;
  /** Fills in place what `mask` hid, at random but consistently. `s` has a generator of its own. */
  deal?(t: T, s: State, seat: number, chance: Chance): void;
  /** Everything that the table shows, as plain values made from what a seat may know. */
  facts(t: T, s: State, seat: number): F;
  /** The same in words, made from the facts alone. */
  board(t: T, facts: F): Board;
  /** The text of an event, one line. */
  say(t: T, event: E): string;
  /** What a line of the score brought, as a story: every event belongs to one tale, in order. Without it each tells itself. */
  story?(t: T, events: readonly E[]): readonly Tale[];
  /** A short remark for the score behind a decision: `16 against 12: 4 CP`. */
  remark?(t: T, events: readonly E[]): string;
  /** The number of the turn (week, day) being played, from 1: curves and statistics count by it. */
  turn?(t: T, s: State): number;
  /** How many turns the game has at most, where that is known. */
  turns?(t: T, s: State): number;
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
export interface Play<E extends GameEvent = GameEvent, F = unknown> {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: readonly Seat[];
  readonly options: readonly OptionSpec[];
  readonly fields: readonly Field[];
  readonly size: number;
  readonly content: { readonly name: string; readonly hash: string };
  /** True if a seat does not know everything: then nothing but views may leave a server. */
  readonly hides: boolean;

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
  /** What a seat may know, or a WATCHER: what all seats may. */
  view(s: State, seat: number): View;
  /** The same without allocating: `into` becomes the view, and is returned as one. */
  viewInto(into: State, s: State, seat: number): View;
  deal(view: View, seat: number, g: Generator): State;
  /** The same without allocating: `into` becomes the state. */
  dealInto(into: State, view: View, seat: number, g: Generator): void;
  /** Everything that the table shows, as plain values: what programs and the page read. */
  facts(view: View, seat: number): F;
  /** The same in words. */
  board(view: View, seat: number): Board;
  say(event: E): string;
  /** What a seat, or a WATCHER, hears of an event; undefined for nothing. */
  overhear(event: E, seat: number): E | undefined;
  /** `storyOf` fills in what a game without it tells. */
  story?(events: readonly E[]): readonly Tale[];
  remark(events: readonly E[]): string;
  readonly turn?: (s: State) => number;
  readonly turns?: (s: State) => number;
}

/** What a whole game is made of; `compose` makes a Game of it. */
export interface GameParts<T, E extends GameEvent = GameEvent, F = unknown> extends PlayParts<T, E, F> {
  readonly tools: ToolParts<T>;
  readonly player?: PlayerParts<T>;
}

/** A decision that nobody was asked, because nothing but to end or decline was left to choose. */
export interface PassedOver {
  readonly step: string;
  /** Whose it was. */
  readonly seat: number;
  /** Whether an event has said so. */
  readonly told: boolean;
  /** What a person may have wanted to try there, by the names of the score. */
  readonly tried: readonly string[];
}

/** A whole game: also drawn in text, written as a position, checked, and played by the computer. */
export interface Game<E extends GameEvent = GameEvent, F = unknown> extends Play<E, F>, Tools {
  /** The state of a written position with a generator of its own; or what is wrong with it, and where. */
  openPosition(position: PositionText, seed: string): State | LineProblem;
  readonly player?: Player;
  readonly verbs: Readonly<Record<string, Reason>>;
  /** Plays a choice as `apply` does, and lists the decisions that were passed over on the way. */
  passedOver(s: State, choice: number, chance: Chance): readonly PassedOver[];
}

/** Whether a game was loaded whole. */
export function isWhole<E extends GameEvent>(game: Play<E>): game is Game<E> {
  return 'readPosition' in game;
}
