// What lies where on the sheet: points and boxes, counters as they look, and what the placing pass found.
import type { Piece } from '@bocage/engine';
import type { ComponentChildren } from 'preact';

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

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A counter, or a pile of them. */
export interface Laid {
  readonly piece: Piece;
  readonly at: Point;
  readonly look: CounterLook;
  /** How many pieces lie here; more than one is a pile. */
  readonly count: number;
  readonly mixed: boolean;
}

/** Everything at one place. */
export interface LaidPlace {
  readonly counters: readonly Laid[];
  /** The parts of its label that are shown, by their ids. */
  readonly parts: ReadonlyMap<string, Point>;
}

export interface Layout {
  readonly zoom: number;
  /** The side of a counter in units of the sheet. */
  readonly side: number;
  readonly places: ReadonlyMap<string, LaidPlace>;
  /** Where the tag of a place hangs; a note that found no room has none. */
  readonly tags: ReadonlyMap<string, LaidTag>;
}

export interface LaidTag {
  readonly at: Point;
  /** There was room for its key only. */
  readonly short: boolean;
}
