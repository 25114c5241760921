// What a session keeps and is asked: entries of the journal, how a game begins, what a play answers.
import type { Outcome, Question, Rolled, SealedSource } from './chance.ts';
import type { PositionText } from './contract/tools.ts';
import type { Reason } from './contract/words.ts';
import type { OptionValues } from './options.ts';

/** One choice as the journal keeps it: by name, with what chance brought. */
export interface Entry {
  readonly seat: number;
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  /** What each of them was for. */
  readonly rolls: readonly Rolled[];
  /** It elaborates the entry before: same line of the score. */
  readonly continues: boolean;
}

/** A note that somebody took choices back: from `from` entries to `to`. */
export interface Undone {
  readonly from: number;
  readonly to: number;
  /** In a sealed game: an outcome was given back, so all that follow are other ones. */
  readonly dice?: true;
}

/** What a sealed game has published about its dice (package seal). */
export interface Seal {
  /** The id that the seal is bound to. */
  readonly game: string;
  readonly commitment: string;
  /** The salt of each seat that a person holds. */
  readonly salts: Readonly<Record<string, string>>;
  /** The seed, once the game is over. */
  readonly opened?: string;
}

/** A point in a game: so many choices, and the hash of the state behind them. */
export interface After {
  readonly count: number;
  readonly hash: string;
}

/** Where a game was taken up again in the middle: after choice `choice` of one that had `of` and ended in `hash`. */
export interface Branch {
  readonly choice: number;
  readonly of: number;
  readonly hash: string;
}

export interface Start {
  readonly options?: OptionValues;
  readonly seed: string;
  /** `real`: a person rolls the dice and draws the cards. `sealed`: nobody can steer them. */
  readonly chance?: 'seed' | 'real' | 'sealed';
  /** What a sealed game has published. */
  readonly seal?: Seal;
  /** The dice of a sealed game, where the key is known: on the server, and for everybody once the seal is open. */
  readonly sealed?: SealedSource;
  readonly position?: PositionText;
  /** Outcomes of the set-up, in order. */
  readonly outcomes?: readonly Outcome[];
  /** Outcomes that come up first, from the set-up on, before the generator or the person is asked. */
  readonly tape?: readonly string[];
  /** Another score went before, and its last position is the position here. */
  readonly after?: After;
  /** The games it was taken from, the latest first; none for a game that was begun as one. */
  readonly branch?: readonly Branch[];
}

export type Played<E> =
  | { readonly kind: 'played'; readonly entry: Entry; readonly events: readonly E[] }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly text: string }
  /** A person must roll or draw; nothing has changed. Play again with all outcomes so far and this one. */
  | { readonly kind: 'ask'; readonly question: Question; readonly have: readonly string[] }
  | { readonly kind: 'bad-outcome'; readonly text: string };

export interface PlayOptions {
  /** The seat that submits it; another seat's turn is refused. */
  readonly seat?: number;
  /** Outcomes to use before the generator (or the person) is asked. */
  readonly outcomes?: readonly string[];
  /** Given outcomes that nobody asked for are an error. */
  readonly exact?: boolean;
}

/**
 * How many takebacks had given an outcome back when the choice with that number (from 1) was made: the marked notes up to
 * the last one that went back behind it.
 */
export function diceTakenBack(notes: readonly Undone[], choice: number): number {
  const last = notes.findLastIndex((note) => note.to < choice);
  return notes.slice(0, last + 1).filter((note) => note.dice === true).length;
}
