// Counters of one place as a block: each by itself while there is room, then piles of equal ones, then of one kind, then of a side.
import type { Piece } from '@bocage/engine';
import type { CounterLook, Point } from './laid.ts';

/** Side of a counter on a sheet that is seen from near. */
const COUNTER = 43;
/** A counter is never smaller on the screen, in pixels; a little more than what must be, because the zoom is rounded. */
const LEAST = 37;
/** Seen from farther than this, as on a phone, counters get smaller after all: they would hide the sheet. */
const FAR = 0.3;

/** In an overview, in pixels. */
const SMALL = 23;

/** The side of a counter at a zoom, in units of the sheet. */
export function sideAt(zoom: number, overview: boolean): number {
  return overview ? SMALL / zoom : Math.max(COUNTER, LEAST / Math.max(FAR, zoom));
}

function sameList(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.length === b.length && a.every((one, i) => one === b[i]));
}

/** Whether two counters are drawn alike. */
export function sameLook(a: CounterLook, b: CounterLook): boolean {
  return (
    a.side === b.side &&
    a.symbol === b.symbol &&
    a.draw === b.draw &&
    a.corner === b.corner &&
    a.spent === b.spent &&
    a.marker === b.marker &&
    a.tag?.text === b.tag?.text &&
    a.tag?.fired === b.tag?.fired &&
    sameList(a.values, b.values) &&
    sameList(a.chips, b.chips)
  );
}

export interface Pile {
  readonly pieces: readonly Piece[];
  readonly look: CounterLook;
  /** Different pieces lie on each other: what is pressed is the place. */
  readonly mixed: boolean;
}

/** Pieces that cannot be told apart: same name, side, state, and what they carry. */
export function likeness(piece: Piece): string {
  const carried = (piece.carries ?? []).map((c) => `${c.name} ${c.states?.join(' ') ?? ''}`).join('+');
  return `${piece.seat ?? ''}|${piece.name}|${piece.states?.join(' ') ?? ''}|${carried}`;
}

/** More than these are piled even where there is room. */
const FEW = 6;

/** Ways to lay these pieces, each with fewer piles than the one before. */
export function piling(
  pieces: readonly Piece[],
  look: (piece: Piece) => CounterLook,
  fanned: boolean,
): readonly (readonly Pile[])[] {
  const all = pieces.map((piece) => ({ piece, look: look(piece) }));
  const by = (key: (one: (typeof all)[number]) => string, mixed: boolean): readonly Pile[] => {
    const piles = new Map<string, { pieces: Piece[]; look: CounterLook }>();
    for (const one of all) {
      const known = piles.get(key(one));
      if (known === undefined) piles.set(key(one), { pieces: [one.piece], look: one.look });
      else known.pieces.push(one.piece);
    }
    return [...piles.values()].map((pile) => ({ ...pile, mixed: mixed && pile.pieces.length > 1 }));
  };
  const single = by(({ piece }) => piece.id, false);
  if (fanned) return [single];
  const ways = [
    ...(pieces.length <= FEW ? [single] : []),
    by(({ piece }) => likeness(piece), false),
    by(({ look }) => `${look.side}${look.spent}`, true),
    by(({ look }) => look.side, true),
  ];
  return ways.filter((way, i) => i === 0 || way.length < (ways[i - 1]?.length ?? 0));
}

/** Where the tag of a counter ends on the right, from its middle, in the units of its drawing. */
export const TAG_END = 30;

/** What a counter carries is written on its tag; fired ones have an F. */
export function tagText({ text, fired }: NonNullable<CounterLook['tag']>): string {
  return fired ? `${text} F` : text;
}

export function tagWidth(tag: NonNullable<CounterLook['tag']>): number {
  return tagText(tag).length * 5.3 + 9;
}

/** A block of counters: how large it is, and where each lies from its middle. */
export interface Block {
  readonly wide: number;
  readonly high: number;
  readonly at: readonly Point[];
}

/** All that makes the size of a block of these piles, as one word. */
export function measureOf(piles: readonly Pile[]): string {
  let [chips, tagged, most] = [0, 0, 0];
  for (const { look, pieces } of piles) {
    chips = Math.max(chips, look.chips?.length ?? 0);
    if (look.tag !== undefined) tagged = Math.max(tagged, tagWidth(look.tag));
    most = Math.max(most, pieces.length);
  }
  return `${piles.length}/${chips}/${tagged}/${most > 1}`;
}

/** Counters in rows of `across`; what hangs on one and what is stacked above it has room too. */
export function blockOf(piles: readonly Pile[], across: number, side: number): Block {
  const unit = side / 48;
  const chips = Math.max(0, ...piles.map(({ look }) => look.chips?.length ?? 0));
  const above = chips * 13 * unit;
  const tagged = Math.max(0, ...piles.map(({ look }) => (look.tag === undefined ? 0 : tagWidth(look.tag))));
  const below = tagged > 0 ? 15 * unit : 0;
  const piled = piles.some(({ pieces }) => pieces.length > 1) ? 5 * unit : 0;
  // A tag hangs out on the right, a long one on the left too.
  const [left, right] = [
    Math.max(0, tagged - TAG_END - 24) * unit,
    Math.max(piled, tagged > 0 ? (TAG_END - 24) * unit : 0),
  ];
  const [stepX, stepY] = [side + 4 * unit + left + right, side + 5 * unit + above + below + piled];
  const rows = Math.ceil(piles.length / across);
  return {
    wide: Math.min(across, piles.length) * stepX,
    high: rows * stepY,
    at: piles.map((_, i): Point => {
      const row = Math.floor(i / across);
      const inRow = Math.min(across, piles.length - row * across);
      return [
        ((i % across) - (inRow - 1) / 2) * stepX + (left - right) / 2,
        (row - (rows - 1) / 2) * stepY + (above - below + piled) / 2,
      ];
    }),
  };
}

/** How many counters side by side to try, the usual number first. */
export function shapesFor(n: number, usual: number): readonly number[] {
  const first = Math.max(1, Math.min(usual, n));
  const others = [4, 3, 2, 1].filter((across) => across <= n && across !== first);
  return [first, ...others];
}
