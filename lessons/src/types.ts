// What lessons, examples, first games and puzzles are made of: plain data that a writer can add without touching code.

/** The lesson's sentence beside a thing: the point in a few words, then at most two sentences. */
export interface Coach {
  readonly point: string;
  readonly text: string;
}

/** What the coach speaks of. Ids are those of the game's board; `choice` is the code of a choice, whose button it is. */
export interface Anchor {
  readonly kind: 'place' | 'piece' | 'card' | 'road' | 'track' | 'choice';
  /** Of a road: both places, `avranches pontaubault`. */
  readonly id: string;
}

/** Something that a learner may well try. Without `refused` it is legal, and `say` tells why it is not what is asked. */
export interface WrongTry {
  /** A line of choices, as `bocage play` takes it. */
  readonly try: string;
  /** The rule by which the game refuses it. */
  readonly refused?: string;
  readonly say?: string;
}

/** One idea: what is asked, what is said about it, and what ends it. Lines are written as `bocage play` takes them: `act 3, squad, to 7 [4 2]`. */
export interface LessonStep {
  readonly name: string;
  /** One imperative sentence. */
  readonly task: string;
  readonly coach: Coach;
  readonly anchor: Anchor;
  /** Choices that the lesson makes first, for either side. */
  readonly before?: string;
  /** Any of these lines ends the step. Their outcomes come up for exactly these choices. */
  readonly accept: readonly string[];
  /** Or the step is to try something that the rules refuse: this line. */
  readonly refusal?: { readonly try: string; readonly rule: string };
  /** Choices that the lesson makes afterwards. */
  readonly after?: string;
  readonly wrong: readonly WrongTry[];
  /** What has been learned, in a few words. */
  readonly learned: string;
}

/** A position with steps: a lesson, or an example of a rulebook. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  /** The name of its position, `positions/NAME.txt`. */
  readonly position: string;
  readonly seed: string;
  /** Whom the learner plays. */
  readonly seat: string;
  /** The places that matter; the rest of the map may lie under a veil. */
  readonly view?: readonly string[];
  readonly steps: readonly LessonStep[];
  /** Of an example: the rule that it explains, and what the book says comes of it. */
  readonly rule?: string;
  readonly result?: string;
}

/** When a note of a first game is due; each is said once. */
export interface NoteTime {
  /** The game begins or is over. */
  readonly at?: 'start' | 'end';
  /** A step of the rules asks the learner for the first time. */
  readonly step?: string;
  /** Something of this kind has happened. */
  readonly event?: string;
}

export interface Note extends Coach {
  readonly when: NoteTime;
}

/** What a first game is about: a figure of the game's facts, and how much of it is enough. */
export interface Goal {
  /** In words: what is to be reached. */
  readonly text: string;
  /** Where the figure stands in the facts: `score.total`. If a list stands there, its rows are counted. */
  readonly path: string;
  /** Only rows with one of these values in these fields count. */
  readonly where?: Readonly<Record<string, readonly string[]>>;
  readonly enough: number;
  /** The first game ends when this figure is so high or so low, or when nothing stands there any more. */
  readonly until: { readonly path: string; readonly atLeast?: number; readonly atMost?: number };
}

/** A whole small game with the coach at hand. */
export interface FirstGame {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly position: string;
  readonly seed: string;
  readonly seat: string;
  readonly goal: Goal;
  readonly notes: readonly Note[];
}

/** A line that solves a puzzle or tempts, with its reason. */
export interface Answer {
  readonly line: string;
  readonly why: string;
  /** Its value by exact odds or by the computer player, in the puzzle's measure. */
  readonly value: number;
}

/** A position with one clearly best choice. */
export interface Puzzle {
  readonly id: string;
  readonly title: string;
  /** One sentence: what stands on the table and what is asked. */
  readonly ask: string;
  readonly position: string;
  readonly seed: string;
  readonly seat: string;
  /** What was played to reach the question. */
  readonly before?: string;
  readonly best: Answer;
  /** Other lines that are as good: they solve it too. */
  readonly also?: readonly string[];
  readonly tempting: readonly Answer[];
  /** What `value` counts: `chance to win`, `points`. */
  readonly measure: string;
  /** How the values were found: exact, or by so many trials. */
  readonly proof: 'exact' | 'trials';
  readonly rule: string;
}

/** A word of the game, in one sentence, with its rule. */
export interface Term {
  readonly term: string;
  /** Other forms in which it is written. */
  readonly forms?: readonly string[];
  /** Phrases in which these letters mean something else. */
  readonly except?: readonly string[];
  readonly text: string;
  readonly rule: string;
}

/** A part of the sequence of play. */
export interface SequencePart {
  readonly name: string;
  readonly rule: string;
  /** How the ids of rules begin that belong there. */
  readonly of: readonly string[];
}

/** One printed page to play by: sections of short lines, each with its rule. */
export interface PlayerAid {
  readonly title: string;
  /** The sequence of play: its parts in order, each with the rule that says so. */
  readonly sequence: readonly SequencePart[];
  readonly sections: readonly {
    readonly title: string;
    readonly lines: readonly { readonly text: string; readonly rule: string }[];
  }[];
}

/** The slots of a position that are not 0: pairs of slot and value. */
export type Slots = readonly number[];

/** Everything that one game teaches with. */
export interface Course {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly first: FirstGame;
  readonly examples: readonly Lesson[];
  readonly puzzles: readonly Puzzle[];
  /** Positions by name. Made by lessons/build/starts.ts. */
  readonly starts: Readonly<Record<string, StartState>>;
}

export interface StartState {
  readonly options: Readonly<Record<string, string>>;
  readonly slots: Slots;
  /** The position as text, of a first game: it is kept as a saved game. */
  readonly text?: string;
}
