// Fields and hedges: land is split across its long side again and again, so that hedges meet in T's as real ones do.
import { areaOf, at, type Dice, type Line, type Point, resample, rough } from './geometry.ts';

export interface Mosaic {
  readonly cells: readonly { readonly outline: Line; readonly centre: Point }[];
  /** Where a field was cut in two: a hedge may stand there. */
  readonly cuts: readonly Line[];
}

/** `smallest` and `spread`: when a field is small enough to be left alone. */
export function mosaic(land: Line, random: Dice, smallest: number, spread: number): Mosaic {
  const cells: { outline: Line; centre: Point }[] = [];
  const cuts: Line[] = [];
  const split = (outline: Line, depth: number): void => {
    const n = outline.length;
    const centre: Point = [outline.reduce((t, p) => t + p[0], 0) / n, outline.reduce((t, p) => t + p[1], 0) / n];
    const size = areaOf(outline);
    if (depth > 11 || size < smallest + random() * spread) {
      cells.push({ outline, centre });
      return;
    }
    const [nx, ny] = longAxis(outline, centre, random);
    const shift = (random() - 0.5) * 0.22 * Math.sqrt(size);
    const origin: Point = [centre[0] + nx * shift, centre[1] + ny * shift];
    const { left, right, cut } = divide(outline, origin, [nx, ny]);
    if (cut.length === 2) cuts.push(cut);
    if (left.length > 2) split(left, depth + 1);
    if (right.length > 2) split(right, depth + 1);
  };
  split(land, 0);
  return { cells, cuts };
}

/** The direction in which a field is longest, now and then turned: no land is cut like a chessboard. */
function longAxis(outline: Line, [cx, cy]: Point, random: Dice): Point {
  let sx = 0;
  let sy = 0;
  let sxy = 0;
  for (const [x, y] of outline) {
    sx += (x - cx) ** 2;
    sy += (y - cy) ** 2;
    sxy += (x - cx) * (y - cy);
  }
  let angle = 0.5 * Math.atan2(2 * sxy, sx - sy);
  if (random() < 0.12) angle += Math.PI / 2;
  angle += (random() - 0.5) * 0.36;
  return [Math.cos(angle), Math.sin(angle)];
}

function divide(outline: Line, [ox, oy]: Point, [nx, ny]: Point): { left: Line; right: Line; cut: Line } {
  const side = ([x, y]: Point): number => (x - ox) * nx + (y - oy) * ny;
  const left: Point[] = [];
  const right: Point[] = [];
  const cut: Point[] = [];
  for (let i = 0; i < outline.length; i++) {
    const p = at(outline, i);
    const q = outline[(i + 1) % outline.length] ?? p;
    const sp = side(p);
    const sq = side(q);
    (sp >= 0 ? left : right).push(p);
    if (sp >= 0 === sq >= 0) continue;
    const t = sp / (sp - sq);
    const m: Point = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    left.push(m);
    right.push(m);
    cut.push(m);
  }
  return { left, right, cut };
}

/** The pieces of the cuts that bear a hedge: `chance` says how likely one is at a point; it changes with the area. */
export function hedges(cuts: readonly Line[], random: Dice, chance: (p: Point) => number | undefined): readonly Line[] {
  const found: Line[] = [];
  for (const cut of cuts) {
    let run: Point[] = [];
    let last: number | undefined = -1;
    let keep = false;
    const flush = (): void => {
      if (run.length > 2) found.push(run);
      run = [];
    };
    for (const { at: p } of resample(rough(cut, 7, random, 3), 12)) {
      const here = chance(p);
      if (here !== last) {
        last = here;
        keep = here !== undefined && random() < here;
        flush();
      }
      if (keep) run.push(p);
    }
    flush();
  }
  return found;
}
