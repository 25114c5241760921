// What a game brings so that its board is drawn: where its places lie, how a piece looks, what stands in the margin.
import type { Board, Piece, Place, Play, State } from '@bocage/engine';
import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { GameController } from '../core/game-controller.ts';
import type { GameModel, ShownChoice } from '../core/game-model.ts';
import type { Tales } from '../core/story.ts';
import type { Box, CounterLook, Layout, Point } from './laid.ts';

export type { CounterLook, Point } from './laid.ts';

/** A place on the sheet. */
export interface Spot {
  readonly id: string;
  /** The outline that is marked and pressed. */
  readonly shape: readonly Point[];
  /** The place itself, where its counters lie beside it: roads and arrows go there. */
  readonly at?: Point;
  readonly label: Point;
  /** Where the tag of a choice hangs. */
  readonly tag: Point;
  /** Middle of the stack of counters. */
  readonly stack: Point;
  /** How many counters fit side by side. */
  readonly across: number;
}

/** Something that is written at a place and finds room for itself: see layout.ts. Sizes are in units of the sheet. */
export interface LabelPart {
  readonly id: string;
  readonly wide: number;
  readonly high: number;
  /** Before the counters or after them: it is always shown. Last: where there is room. */
  readonly when: 'first' | 'after' | 'last';
  /** Where its middle may lie, the best place first; it may depend on where parts before it lie. */
  at(parts: ReadonlyMap<string, Point>): readonly Point[];
}

/** What a game's own parts may use of the screen. */
export interface KitUi {
  readonly table: GameModel;
  readonly controller: GameController;
  readonly kit: Kit | undefined;
  /** True while the map is shown. */
  readonly mapped: boolean;
  /** The choice under the pointer or the focus. */
  readonly lit: Signal<ShownChoice | undefined>;
  /** Places to point at. */
  readonly marked: Signal<readonly string[]>;
  /** The place under the pointer, and the one that has the focus. */
  readonly pointed: Signal<string | undefined>;
  readonly focusPlace: Signal<string | undefined>;
  /** The piece that is magnified. */
  readonly piece: Signal<string | undefined>;
  showRule(rule: string): void;
  /** Shows an earlier moment; undefined is the present. */
  look(n: number | undefined): void;
}

export interface LabelProps {
  readonly place: Place;
  readonly spot: Spot;
  readonly facts: unknown;
  /** Where its parts lie; one that is missing found no room. */
  readonly parts: ReadonlyMap<string, Point>;
  readonly zoom: number;
}

/** The parts of a turn or a round, and the one that goes on; `told` where the first line about the board names it already. */
interface Phases {
  readonly names: readonly string[];
  readonly current: number;
  readonly told?: boolean;
}

/** Board and pieces come in words, for people; `facts` is what the game's `facts` gave for the same moment: a kit reads those. */
export interface Kit {
  /** Tells the sheets of a game with several apart. */
  readonly sheet?: string;
  readonly width: number;
  readonly height: number;
  /** Names of the drawings of the ground, where it never changes. */
  readonly ground?: { readonly day: string; readonly night: string };
  /** The ground where it is laid out anew for each battle. */
  readonly Ground?: ComponentType<{ readonly board: Board; readonly facts: unknown; readonly zoom: number }>;
  /** How borders are drawn; dots unless told. */
  readonly border?: 'dots' | 'line';
  /** Small enough to be shown whole where there is room. */
  readonly whole?: boolean;
  /** Lies across: a phone shows it by itself no smaller than its window is high, and the game says elsewhere what lies beyond. */
  readonly across?: boolean;
  /** Seen from farther than this, as on a phone that shows all of it, it is an overview: who is where, and how many. */
  readonly overview?: number;
  /** The margin names all forces itself. */
  readonly forces?: 'own';
  /** The sheet for this moment, where a game has several. */
  at?(board: Board, facts: unknown): Kit;
  readonly spots: ReadonlyMap<string, Spot>;
  look(piece: Piece, facts: unknown): CounterLook;
  /** The pieces of a place that lie there as counters; without it, all of them. */
  counters?(place: Place, facts: unknown): readonly Piece[];
  /** Where the counters of a place lie one by one; without it, side by side in its stack. */
  stands?(place: Place, facts: unknown, zoom: number): readonly Point[] | undefined;
  /** The side of its counters at this zoom, in units of the sheet, where it is not the usual one. */
  side?(zoom: number): number;
  /** Counters lie beside their places, not in them. */
  readonly beside?: boolean;
  /** What is written at a place, as parts that find their room at this zoom. */
  parts?(place: Place, spot: Spot, facts: unknown, zoom: number): readonly LabelPart[];
  /** Where nothing may be put at this zoom. */
  taken?(facts: unknown, zoom: number): readonly Box[];
  /** Whose each place is, and whether it counts for victory. */
  control?(facts: unknown): ReadonlyMap<string, { readonly side: 'us' | 'ge'; readonly star: boolean }>;
  /** All that the label of a place is made of, as one word: one that says the same is not drawn again. */
  said?(place: Place, facts: unknown): string;
  /** Name, number, terrain and owner of a place, each part where it was laid. */
  readonly Label: ComponentType<LabelProps>;
  /** What never changes but needs the page's fonts: names of the sea, a scale bar. */
  readonly Lettering: ComponentType;
  /** Tracks and lists in the left margin; `folded` where it is a strip that shows only what every decision needs. */
  readonly Margin?: ComponentType<{ readonly ui: KitUi; readonly folded: boolean }>;
  /** A sheet that players of the game keep: always at hand, to print and to take along. */
  readonly record?: { readonly name: string; readonly Sheet: ComponentType<{ readonly ui: KitUi }> };
  /** Something of the game's own between the question and the choices, by the step that decides. */
  readonly Aid?: ComponentType<{ readonly ui: KitUi }>;
  /** The same below the choices: what explains them and may be longer. */
  readonly Below?: ComponentType<{ readonly ui: KitUi }>;
  /** Lines of the game's own over the counters. */
  readonly Over?: ComponentType<{ readonly ui: KitUi; readonly layout: Layout }>;
  /** Notes of the game's own at places, which find their room with the tags: `Over` draws them. */
  notes?(ui: KitUi): ReadonlyMap<string, string>;
  /** What the tag of a place with choices says, where the game knows better than key and cost; empty: it marks them itself. */
  tag?(ui: KitUi, place: string): string | undefined;
  /** What the button of a choice says where the map tells the rest; its whole label is heard after it. */
  brief?(about: ShownChoice['about'], facts: unknown): string | undefined;
  /** A press on a place that a plan of the game's own takes; false if it is the table's. */
  press?(place: string): boolean;
  /** Whether a sheet of the game's own asks the question: its single choices are not listed then. */
  sheeted?(ui: Pick<KitUi, 'table'>): boolean;
  /** The answer to a question that the settings leave to the table; undefined: the person is asked. */
  deputy?(game: Play, state: State): number | undefined;
  /** What its events weigh in the summary of the other side's turn, and their stamps. */
  tales?(): Promise<Tales>;
  phases?(board: Board, facts: unknown): Phases;
}
