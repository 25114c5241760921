// What a game brings so that its board is drawn: where its places lie, how a piece looks, what stands in the margin.
import type { Board, Piece, Place, Play, State } from '@bocage/engine';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameController } from '../core/game-controller.ts';
import type { GameModel, ShownChoice } from '../core/game-model.ts';

export type Point = readonly [x: number, y: number];

type SideLook = 'us' | 'ge' | 'none';

/** A piece as a counter in the 48-unit square. */
export interface CounterLook {
  readonly side: SideLook;
  /** One of the symbols of symbols.tsx. */
  readonly symbol: string;
  /** A symbol of the game's own, drawn instead. */
  readonly draw?: () => ComponentChildren;
  /** Values along the foot. */
  readonly values: readonly string[];
  /** Upper right: company, echelon. */
  readonly corner?: string;
  readonly spent: boolean;
  /** The tag of what it carries; `fired` strikes it through. */
  readonly tag?: { readonly text: string; readonly fired: boolean };
  /** Outline other than a counter's: a marker. */
  readonly marker?: string;
  /** Damage in words, newest last: red chips above the upper left corner. */
  readonly chips?: readonly string[];
}

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

/** Board and pieces come in words, for people; `facts` is what the game's `facts` gave for the same moment: a kit reads those. */
export interface Kit {
  /** Tells the sheets of a game with several apart. */
  readonly sheet?: string;
  readonly width: number;
  readonly height: number;
  /** Names of the drawings of the ground, where it never changes. */
  readonly ground?: { readonly day: string; readonly night: string };
  /** The ground where it is laid out anew for each battle. */
  readonly Ground?: ComponentType<{ readonly board: Board; readonly facts: unknown }>;
  /** How borders are drawn; dots unless told. */
  readonly border?: 'dots' | 'line';
  /** Small enough to be shown whole where there is room. */
  readonly whole?: boolean;
  /** The margin names all forces itself. */
  readonly forces?: 'own';
  /** The sheet for this moment, where a game has several. */
  at?(board: Board, facts: unknown): Kit;
  readonly spots: ReadonlyMap<string, Spot>;
  look(piece: Piece, facts: unknown): CounterLook;
  /** The pieces of a place that lie there as counters; without it, all of them. */
  counters?(place: Place, facts: unknown): readonly Piece[];
  /** Where the counters of a place lie one by one; without it, side by side in its stack. */
  stands?(place: Place, facts: unknown): readonly Point[] | undefined;
  /** Name, number, terrain and owner of a place. */
  readonly Label: ComponentType<{ readonly place: Place; readonly spot: Spot; readonly facts: unknown }>;
  /** What never changes but needs the page's fonts: names of the sea, a scale bar. */
  readonly Lettering: ComponentType;
  /** Tracks and lists in the left margin. */
  readonly Margin?: ComponentType<{ readonly ui: KitUi }>;
  /** A sheet that players of the game keep: always at hand, to print and to take along. */
  readonly record?: { readonly name: string; readonly Sheet: ComponentType<{ readonly ui: KitUi }> };
  /** Something of the game's own between the question and the choices, by the step that decides. */
  readonly Aid?: ComponentType<{ readonly ui: KitUi }>;
  /** The same below the choices: what explains them and may be longer. */
  readonly Below?: ComponentType<{ readonly ui: KitUi }>;
  /** Lines of the game's own over the counters. */
  readonly Over?: ComponentType<{ readonly ui: KitUi }>;
  /** What the tag of a place with choices says, where the game knows better than key and cost; empty: it marks them itself. */
  tag?(ui: KitUi, place: string): string | undefined;
  /** A press on a place that a plan of the game's own takes; false if it is the table's. */
  press?(place: string): boolean;
  /** Whether a sheet of the game's own asks the question: its single choices are not listed then. */
  sheeted?(ui: Pick<KitUi, 'table'>): boolean;
  /** The answer to a question that the settings leave to the table; undefined: the person is asked. */
  deputy?(game: Play, state: State): number | undefined;
  phases?(board: Board, facts: unknown): { readonly names: readonly string[]; readonly current: number };
}
