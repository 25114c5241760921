// The geometry of hand-drawn ground: chance from a fixed seed, lines made rough, resampled, rounded; numbers kept short.

export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
/** A fixed source of chance: the ground never changes between visits. */
export type Dice = () => number;

export function dice(seed: number): Dice {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

export function at(line: Line, i: number): Point {
  return line[Math.max(0, Math.min(line.length - 1, i))] ?? [0, 0];
}

/** A line as path data with relative steps: half the bytes of absolute ones. */
export function path(line: Line): string {
  let out = '';
  let x = 0;
  let y = 0;
  for (const [i, [px, py]] of line.entries()) {
    const dx = Math.round((px - x) * 10) / 10;
    const dy = Math.round((py - y) * 10) / 10;
    out += i === 0 ? `M${dx} ${dy}` : `l${dx} ${dy}`;
    x += dx;
    y += dy;
  }
  return out.replaceAll(' -', '-');
}

/** A soft line through its points (Catmull-Rom as Bezier curves). */
export function curve(line: Line): string {
  let out = `M${short(at(line, 0)[0])} ${short(at(line, 0)[1])}`;
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b, c, d] = [at(line, i - 1), at(line, i), at(line, i + 1), at(line, i + 2)];
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    out += `C${[one, two, c].map(([x, y]) => `${short(x)} ${short(y)}`).join(' ')}`;
  }
  return out;
}

export function inside(polygon: Line, [x, y]: Point): boolean {
  let is = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = at(polygon, i);
    const [bx, by] = at(polygon, j);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
  }
  return is;
}

/** Moves the middle of each piece aside, again and again: a shore, a cliff, a hedge. */
export function rough(line: Line, amplitude: number, random: Dice, depth = 3): Line {
  let now = line;
  let reach = amplitude;
  for (let k = 0; k < depth; k++) {
    const next: Point[] = [at(now, 0)];
    for (let i = 1; i < now.length; i++) {
      const [a, b] = at(now, i - 1);
      const [c, d] = at(now, i);
      const long = Math.hypot(c - a, d - b) || 1;
      const aside = (random() - 0.5) * reach * Math.min(1, long / 40);
      next.push([(a + c) / 2 - ((d - b) / long) * aside, (b + d) / 2 + ((c - a) / long) * aside], [c, d]);
    }
    now = next;
    reach *= 0.62;
  }
  return now;
}

export interface Step {
  readonly at: Point;
  /** The direction of the line there, of length 1. */
  readonly along: Point;
}

/** Points at equal distances along a line. */
export function resample(line: Line, step: number): readonly Step[] {
  const out: Step[] = [];
  let carry = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = at(line, i - 1);
    const [c, d] = at(line, i);
    const long = Math.hypot(c - a, d - b) || 1;
    let t = carry;
    for (; t < long; t += step)
      out.push({ at: [a + ((c - a) * t) / long, b + ((d - b) * t) / long], along: [(c - a) / long, (d - b) / long] });
    carry = t - long;
  }
  return out;
}

export function bounds(line: Line): {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
} {
  const xs = line.map((p) => p[0]);
  const ys = line.map((p) => p[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
}

export function areaOf(polygon: Line): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [a, b] = at(polygon, i);
    const [c, d] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    sum += a * d - c * b;
  }
  return Math.abs(sum) / 2;
}
