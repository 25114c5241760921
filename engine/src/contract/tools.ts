// What tools ask of a game: its board drawn in text, positions written and read, checks. A page on which somebody only plays
// does not carry it.
import type { OptionValues } from '../options.ts';
import type { State } from '../state.ts';
import type { Room } from '../text-map.ts';
import type { Bound } from './bound.ts';
import type { Piece } from './words.ts';

/** A line of a position: `area 7: GE squad, nco1`. */
export type PositionLine = readonly [key: string, value: string];

/** A card or counter with its printed values, whether it is in play or not. */
export interface Card extends Piece {
  /** What kind of card it is, as a person calls it: `Unit`, `Aerial Recon card`. */
  readonly kind: string;
}

/** A mistake in a text: the line (from 1) and one sentence. */
export interface LineProblem {
  readonly line: number;
  readonly text: string;
}

export interface PositionText {
  readonly game: string;
  readonly options: OptionValues;
  /** Key, value and the line on which they stand. */
  readonly lines: readonly { readonly key: string; readonly value: string; readonly line: number }[];
}

export interface ToolParts<T> {
  /** The map drawn in text for the room that there is. It stays still while pieces move on it. */
  sketch(t: T, s: State, seat: number, room: Room): readonly string[];
  /** What the signs of the map mean. */
  readonly legend: string;
  /** What a seat has and how it is, one entry each; what stands in these places first. */
  forces(t: T, s: State, seat: number, focus: readonly string[]): readonly string[];
  /** What else can be said of a place when somebody looks at it: sight, range. Made on demand. */
  about?(t: T, s: State, seat: number, place: string): readonly string[];
  /** Every card and counter of the game. */
  cards(t: T): readonly Card[];
  /** The sheet that players keep, in text; games without one have none. */
  record?(t: T, s: State): string;
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
  finishPosition(t: T, s: State): string | undefined;
  /**
   * Lays a piece of the board in another place, as somebody does who sets up a position: no rule of movement is asked, and `problems` says
   * afterwards whether it can lie there. A sentence if it is no piece or place of that kind. Games without it are laid out line by line.
   */
  put?(t: T, s: State, piece: string, place: string): string | undefined;
}

export type Tools<T = unknown> = Bound<ToolParts<T>>;
