// What a person is shown, and beside every word the data that it was made of: words are for people, data for programs.

/** An amount with its unit: `{ value: 2, unit: 'MP' }`; `of` is the most there can be, or what it is counted against. */
export interface Amount {
  readonly value: number;
  readonly unit: string;
  readonly of?: number;
}

/** Plain data beside a text. What a text says in figures and names stands here, so that nobody has to read it back. */
export interface Data {
  readonly [key: string]: Datum;
}
export type Datum = string | number | boolean | undefined | Data | readonly Datum[];

/** A rule and one sentence. */
export interface Sentence {
  readonly rule: string;
  readonly text: string;
}

/** Why something is so. The same object serves refusals, warnings and notes. */
export interface Reason extends Sentence {
  /** Which reason it is, whatever its words: the key of its declaration, or a word of the kernel's. */
  readonly code: string;
  /** The figures, places and pieces that the text names. */
  readonly data?: Data;
}

/** What happened, as data: rules tell it, apps make text of it. */
export interface GameEvent {
  readonly kind: string;
  readonly rule: string;
  /** Places in the order in which they were passed: of a movement the first is left, the last is where the piece stands. */
  readonly places?: readonly string[];
  /** Ids of the pieces that it concerns, as on the board. */
  readonly pieces?: readonly string[];
  /** It explains another line, as a roll or an order does: the log folds it. */
  readonly detail?: boolean;
}

/** A sentence of the log: it stands for the next `of` events, whose own texts are its details. */
export interface Tale {
  readonly text: string;
  readonly of: number;
}

export type Tell<E extends GameEvent = GameEvent> = ((event: E) => void) | undefined;

/** How a choice looks to a person. Made on demand. */
export interface Description {
  /** The text of a button: short, a verb first. */
  readonly label: string;
  readonly rule: string;
  /** What kind of choice it is, for programs: the same word for all choices of its kind, whatever the label says. */
  readonly verb: string;
  /** Places on the map that stand for this choice, the one to press first. */
  readonly places?: readonly string[];
  /** Pieces that it concerns. */
  readonly pieces?: readonly string[];
  /** The card of its piece, as the game lists it, where that piece is not on the board yet. */
  readonly card?: string;
  /** What it costs, in words: `2 MP`. */
  readonly cost?: string;
  /** The same as figures. */
  readonly costs?: readonly Amount[];
  /** What else the label says in figures: how many, of which kind. */
  readonly data?: Data;
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
  /** The pieces that the question is about. */
  readonly pieces?: readonly string[];
  /** The figures of the question: points to pay, tokens left. */
  readonly data?: Data;
}

export interface Modifier {
  readonly label: string;
  readonly value: number;
  readonly rule: string;
  /** Which modifier it is, whatever its words. */
  readonly code: string;
  /** True for what a person might expect to count but does not: shown struck through. */
  readonly excluded?: boolean;
}

export interface Odd {
  readonly label: string;
  readonly chance: number;
  readonly good?: boolean;
  /** Which result it is, whatever its words. */
  readonly code: string;
  /** The figures of the result: points, pieces lost. */
  readonly data?: Data;
}

/** The exact chances of something about to be declared. */
export interface Odds {
  readonly title: string;
  readonly rule: string;
  /** Results in order, worst first for the seat that decides; chances add up to 1. */
  readonly results: readonly Odd[];
  readonly modifiers: readonly Modifier[];
  /** A mean worth showing: `2.4 CP expected`. */
  readonly expected?: string;
  /** The same as a figure. */
  readonly mean?: Amount;
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

/** A piece as a person sees it. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly seat?: string;
  /** `spent`, `fired`, `besieged`, ... in words. */
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
  /** Where its values come from: rulebook, public source or reconstructed. Said when it is asked for, not with its name. */
  readonly sources?: readonly string[];
  readonly pieces: readonly Piece[];
}

/** The whole table in words: what the plain form and the screen reader tell. Programs read `facts`. */
export interface Board {
  /** Turn, phase, whose segment: one sentence each. */
  readonly status: readonly string[];
  readonly places: readonly Place[];
  readonly tracks: readonly { readonly id: string; readonly name: string; readonly value: string }[];
}

/** One feature of an evaluation: `Areas controlled`, +0.12. Positive is good for the seat that asks. */
export interface Term {
  readonly label: string;
  readonly value: number;
}
