// Room on the sheet: which of it is taken, and where something else is still free. All in units of the sheet.
import type { Box, Point } from './laid.ts';

/** A box around its middle. */
export function boxAt([x, y]: Point, wide: number, high: number): Box {
  return { left: x - wide / 2, top: y - high / 2, right: x + wide / 2, bottom: y + high / 2 };
}

export function sameBox(a: Box, b: Box | undefined): boolean {
  return b !== undefined && a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

function common(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

export class Room {
  private readonly sheet: Box;
  private taken: Box[];

  constructor(sheet: Box, taken: readonly Box[] = []) {
    this.sheet = sheet;
    this.taken = [...taken];
  }

  take(box: Box): void {
    this.taken.push(box);
  }

  /** What lay there lies elsewhere now. */
  leave(box: Box): void {
    const i = this.taken.findIndex((other) => sameBox(box, other));
    if (i >= 0) this.taken.splice(i, 1);
  }

  boxes(): readonly Box[] {
    return [...this.taken];
  }

  /** This is taken and nothing else. */
  become(boxes: readonly Box[]): void {
    this.taken = [...boxes];
  }

  /** How much of a box lies under what is taken, or out of the sheet. */
  covered(box: Box): number {
    let sum = (box.right - box.left) * (box.bottom - box.top) - common(box, this.sheet);
    for (const other of this.taken) sum += common(box, other);
    return sum;
  }

  free(box: Box): boolean {
    const { sheet } = this;
    if (box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom)
      return false;
    for (const other of this.taken)
      if (box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom)
        return false;
    return true;
  }

  copy(): Room {
    return new Room(this.sheet, this.taken);
  }
}

export function isInside(shape: readonly Point[], x: number, y: number): boolean {
  let is = false;
  let [ax, ay] = shape.at(-1) ?? [0, 0];
  for (const [bx, by] of shape) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
    [ax, ay] = [bx, by];
  }
  return is;
}

const sizes = new WeakMap<readonly Point[], number>();

/** The area of an outline. */
export function sizeOf(shape: readonly Point[]): number {
  const known = sizes.get(shape);
  if (known !== undefined) return known;
  let twice = 0;
  let [ax, ay] = shape.at(-1) ?? [0, 0];
  for (const [bx, by] of shape) {
    twice += ax * by - bx * ay;
    [ax, ay] = [bx, by];
  }
  const size = Math.abs(twice) / 2;
  sizes.set(shape, size);
  return size;
}

/** How far the corners of a box may stand out of the outline that it lies in. */
const OUT = 0.86;

/** Whether a box lies inside an outline, but for its corners. */
export function liesIn(shape: readonly Point[], { left, top, right, bottom }: Box): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [w, h] = [((right - left) / 2) * OUT, ((bottom - top) / 2) * OUT];
  return (
    isInside(shape, x - w, y - h) &&
    isInside(shape, x + w, y - h) &&
    isInside(shape, x - w, y + h) &&
    isInside(shape, x + w, y + h)
  );
}

const grids = [new WeakMap<readonly Point[], readonly Point[]>(), new WeakMap<readonly Point[], readonly Point[]>()];

/** Points spread evenly over an outline; `close` to each other, where little room is left. */
export function pointsIn(shape: readonly Point[], close = false): readonly Point[] {
  const known = grids[Number(close)]?.get(shape);
  if (known !== undefined) return known;
  const steps = close ? 21 : 9;
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: Point[] = [];
  for (let i = 0; i < steps; i++)
    for (let j = 0; j < steps; j++) {
      const x = x0 + ((x1 - x0) * (i + 0.5)) / steps;
      const y = y0 + ((y1 - y0) * (j + 0.5)) / steps;
      if (isInside(shape, x, y)) found.push([Math.round(x), Math.round(y)]);
    }
  grids[Number(close)]?.set(shape, found);
  return found;
}

/** Corners and middles of the sides of an outline. */
export function edgeOf(shape: readonly Point[]): readonly Point[] {
  return shape.flatMap(([x, y], i): readonly Point[] => {
    const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y];
    return [
      [x, y],
      [(x + nx) / 2, (y + ny) / 2],
    ];
  });
}

/** The nearest first. */
export function byDistance(points: readonly Point[], [x, y]: Point): readonly Point[] {
  return [...points].sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y));
}

const nearest = new WeakMap<Point, readonly Point[]>();

/** Points of an outline, from one of the fixed points of its place on: found once. */
export function pointsFrom(shape: readonly Point[], from: Point): readonly Point[] {
  const known = nearest.get(from);
  if (known !== undefined) return known;
  const found = [from, ...byDistance(pointsIn(shape), from)];
  nearest.set(from, found);
  return found;
}

const closest = new WeakMap<Point, readonly Point[]>();

/** The same with points that lie close to each other. */
export function closeTo(shape: readonly Point[], from: Point): readonly Point[] {
  const known = closest.get(from);
  if (known !== undefined) return known;
  const found = byDistance(pointsIn(shape, true), from);
  closest.set(from, found);
  return found;
}

const AROUND: readonly Point[] = [
  [1, -0.75],
  [-1, -0.75],
  [1, 0.75],
  [-1, 0.75],
  [1.1, 0],
  [-1.1, 0],
  [0, -1.1],
  [0, 1.1],
];

/** Middles for a block around a point, near ones first. */
export function around([x, y]: Point, wide: number, high: number): readonly Point[] {
  return [1, 1.35, 1.8].flatMap((far) =>
    AROUND.map(([dx, dy]): Point => [x + dx * (wide / 2 + 16) * far, y + dy * (high / 2 + 16) * far]),
  );
}

export interface Found {
  readonly box: Box;
  readonly at: Point;
}

/** The first middle at which a box is free, and lies in its place if it must. */
export function firstFree(
  room: Room,
  middles: readonly Point[],
  wide: number,
  high: number,
  shape?: readonly Point[],
): Found | undefined {
  for (const at of middles) {
    const box = boxAt(at, wide, high);
    if (room.free(box) && (shape === undefined || liesIn(shape, box))) return { box, at };
  }
  return undefined;
}

/** Where it covers the least. */
export function leastCovered(room: Room, middles: readonly Point[], wide: number, high: number): Found {
  let best: Found = { box: boxAt(middles[0] ?? [0, 0], wide, high), at: middles[0] ?? [0, 0] };
  let least = Number.POSITIVE_INFINITY;
  for (const at of middles) {
    const box = boxAt(at, wide, high);
    const covered = room.covered(box);
    if (covered >= least) continue;
    least = covered;
    best = { box, at };
  }
  return best;
}
