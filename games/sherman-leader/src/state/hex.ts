// The Battlefield: 6 rows of 4 hexes as bit masks of 24 bits, with distances, sight lines and distance fields.
//
// Hex number = (row - 1) * 4 + (column - 1). Row 1 is the enemy's edge, row 6 ours; odd rows stand half a hex to the
// right. A set of hexes is an integer with bit h for hex h, so that rings, reach and sight are a few operations.

const COLUMNS = 4;
export const HEXES = 24;
export const ALL_HEXES = 0xff_ff_ff;
/** Row 1, where enemies leave the Battlefield. */
export const TOP_ROW = 0x00_00_0f;
/** Row 6, where we start and leave. */
export const BOTTOM_ROW = 0xf0_00_00;
export const ROW_5 = 0x0f_00_00;

const FIRST_COLUMN = 0x11_11_11;
const LAST_COLUMN = 0x88_88_88;
/** Rows 1, 3, 5: their upper and lower neighbours stand at the same column and the next one. */
const SHIFTED = 0x0f_0f_0f;
const UNSHIFTED = 0xf0_f0_f0;

export function hexAt(row: number, column: number): number {
  return (row - 1) * COLUMNS + column - 1;
}

export function rowOf(hex: number): number {
  return (hex >> 2) + 1;
}

function columnOf(hex: number): number {
  return (hex & 3) + 1;
}

/** `62`: row 6, column 2. Scores, positions and events write hexes this way. */
export function hexName(hex: number): string {
  return `${rowOf(hex)}${columnOf(hex)}`;
}

/** The hex of a name, or -1. */
export function hexNamed(name: string): number {
  return /^[1-6][1-4]$/.test(name) ? hexAt(Number(name[0]), Number(name[1])) : -1;
}

/** All hexes next to one of the set (some of the set itself may be among them). */
export function expand(set: number): number {
  const right = set & SHIFTED & ~LAST_COLUMN;
  const left = set & UNSHIFTED & ~FIRST_COLUMN;
  return (
    (((set & ~LAST_COLUMN) << 1) |
      ((set & ~FIRST_COLUMN) >>> 1) |
      (set << 4) |
      (set >>> 4) |
      (right << 5) |
      (right >>> 3) |
      (left << 3) |
      (left >>> 5)) &
    ALL_HEXES
  );
}

/** The lowest hex of a set that is not empty. */
export function lowest(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function count(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Neighbours of each hex, as a set. */
export const NEIGHBOURS: Readonly<Int32Array> = Int32Array.from({ length: HEXES }, (_, h) => expand(1 << h));

/** Hex distance of a and b at `a * HEXES + b`. */
export const DISTANCE: Readonly<Uint8Array> = distances();

function distances(): Uint8Array {
  const table = new Uint8Array(HEXES * HEXES);
  for (let a = 0; a < HEXES; a++) {
    let seen = 1 << a;
    for (let d = 1; seen !== ALL_HEXES; d++) {
      const next = expand(seen) & ~seen;
      for (let rest = next; rest !== 0; rest &= rest - 1) table[a * HEXES + lowest(rest)] = d;
      seen |= next;
    }
  }
  return table;
}

export function distance(a: number, b: number): number {
  return DISTANCE[a * HEXES + b];
}

/** Hexes at distance `d` or less of hex h at `h * 16 + d`. */
export const WITHIN: Readonly<Int32Array> = within();

function within(): Int32Array {
  const table = new Int32Array(HEXES * 16);
  for (let h = 0; h < HEXES; h++) {
    for (let d = 0; d < 16; d++) {
      for (let b = 0; b < HEXES; b++) if (DISTANCE[h * HEXES + b] <= d) table[h * 16 + d] |= 1 << b;
    }
  }
  return table;
}

// Sight: for each pair the interiors of all shortest paths, as sets, one after another.
const PATH_FIRST = new Int32Array(HEXES * HEXES + 1);
const PATHS: Readonly<Int32Array> = paths();

function paths(): Int32Array {
  const all: number[] = [];
  const walk = (at: number, to: number, inner: number): void => {
    const left = DISTANCE[at * HEXES + to];
    if (left <= 1) {
      all.push(inner);
      return;
    }
    for (let rest = NEIGHBOURS[at]; rest !== 0; rest &= rest - 1) {
      const next = lowest(rest);
      if (DISTANCE[next * HEXES + to] === left - 1) walk(next, to, inner | (1 << next));
    }
  };
  for (let a = 0; a < HEXES; a++) {
    for (let b = 0; b < HEXES; b++) {
      PATH_FIRST[a * HEXES + b] = all.length;
      walk(a, b, 0);
    }
  }
  PATH_FIRST[HEXES * HEXES] = all.length;
  return Int32Array.from(all);
}

/**
 * SL 6.6: true if some shortest path has no blocking hex strictly between the two;
 * the hexes of shooter and target never block (R18), nor do Units.
 */
export function sees(blocking: number, from: number, to: number): boolean {
  const pair = from * HEXES + to;
  const end = PATH_FIRST[pair + 1];
  for (let i = PATH_FIRST[pair]; i < end; i++) if ((PATHS[i] & blocking) === 0) return true;
  return false;
}

/** The hexes between two hexes, a set for each shortest path: what a sight line could pass through. */
export function waysBetween(from: number, to: number): readonly number[] {
  const pair = from * HEXES + to;
  return Array.from(PATHS.subarray(PATH_FIRST[pair], PATH_FIRST[pair + 1]));
}

/** All hexes that are seen from a hex, up to a range. */
export function seenFrom(blocking: number, from: number, range: number): number {
  let set = 0;
  for (let rest = WITHIN[from * 16 + range]; rest !== 0; rest &= rest - 1) {
    const h = lowest(rest);
    if (sees(blocking, from, h)) set |= 1 << h;
  }
  return set;
}

/** Where a Unit may come with so many steps through open hexes; its own hex included. */
export function reach(from: number, open: number, steps: number): number {
  let set = 1 << from;
  for (let i = 0; i < steps; i++) set |= expand(set) & open;
  return set;
}

/** One more than the longest path there can be on 24 hexes. */
export const MAX_RINGS = 25;

/**
 * The distance field of enemy movement (SL 6.12): `rings[d]` gets the open hexes whose shortest path through open hexes to the
 * nearest of `targets` has d steps (ring 0 is the targets themselves). A closed target counts from its open
 * neighbours, at 1. Returns the number of rings; `rings` must have MAX_RINGS slots.
 */
export function rings(targets: number, open: number, into: Int32Array): number {
  let seen = targets;
  let edge = targets;
  let n = 0;
  while (edge !== 0) {
    into[n++] = edge;
    edge = expand(edge) & open & ~seen;
    seen |= edge;
  }
  return n;
}

/** The ring that a hex lies in, or -1 if no path leads there. */
export function ringOf(into: Int32Array, n: number, hex: number): number {
  const bit = 1 << hex;
  for (let d = 0; d < n; d++) if ((into[d] & bit) !== 0) return d;
  return -1;
}

/** True if every hex of the set can be reached from every other one without leaving it. */
export function connected(set: number): boolean {
  if (set === 0) return true;
  let seen = set & -set;
  for (;;) {
    const more = (expand(seen) & set) | seen;
    if (more === seen) return seen === set;
    seen = more;
  }
}

/** Front-left and front-right neighbour of a hex, toward the enemy; -1 where there is none. */
export function frontLeft(hex: number): number {
  const row = rowOf(hex);
  const column = columnOf(hex) - (row % 2 === 1 ? 0 : 1);
  return row > 1 && column >= 1 ? hexAt(row - 1, column) : -1;
}

export function frontRight(hex: number): number {
  const row = rowOf(hex);
  const column = columnOf(hex) + (row % 2 === 1 ? 1 : 0);
  return row > 1 && column <= COLUMNS ? hexAt(row - 1, column) : -1;
}

/** The six tile spaces: tile i covers hexes a, b (upper pair), c, d (lower pair) at `i * 4`. */
export const TILE_HEXES: Readonly<Uint8Array> = Uint8Array.from({ length: HEXES }, (_, i) => {
  const tile = i >> 2;
  const part = i & 3;
  return hexAt((tile >> 1) * 2 + 1 + (part >> 1), (tile & 1) * 2 + 1 + (part & 1));
});
