// Form lines: marching squares over a field of heights, the pieces joined to lines.
import type { Line, Point } from './geometry.ts';

export interface Heights {
  readonly across: number;
  readonly down: number;
  /** Distance of two samples. */
  readonly step: number;
  readonly value: (x: number, y: number) => number;
}

/** The lines on which the ground has this height. */
export function contour(heights: Heights, level: number): readonly Line[] {
  const { across, down, step, value } = heights;
  const rows = Array.from({ length: down }, (_, j) =>
    Array.from({ length: across }, (_, i) => value(i * step, j * step)),
  );
  const v = (i: number, j: number): number => rows[j]?.[i] ?? 0;
  const segments: [Point, Point][] = [];
  const between = (a: number, b: number): number => (a === b ? 0.5 : (level - a) / (b - a));
  for (let j = 0; j < down - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const [a, b, c, d] = [v(i, j), v(i + 1, j), v(i + 1, j + 1), v(i, j + 1)];
      const edges: Point[] = [];
      if (a > level !== b > level) edges.push([(i + between(a, b)) * step, j * step]);
      if (b > level !== c > level) edges.push([(i + 1) * step, (j + between(b, c)) * step]);
      if (c > level !== d > level) edges.push([(i + between(d, c)) * step, (j + 1) * step]);
      if (d > level !== a > level) edges.push([i * step, (j + between(a, d)) * step]);
      for (let k = 0; k + 1 < edges.length; k += 2) {
        const [p, q] = [edges[k], edges[k + 1]];
        if (p !== undefined && q !== undefined) segments.push([p, q]);
      }
    }
  }
  return join(segments);
}

/** Joins pieces that share an end. */
function join(segments: readonly [Point, Point][]): readonly Line[] {
  const key = ([x, y]: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const ends = new Map<string, number[]>();
  segments.forEach(([p, q], i) => {
    for (const end of [p, q]) ends.set(key(end), [...(ends.get(key(end)) ?? []), i]);
  });
  const used = new Set<number>();
  const lines: Line[] = [];
  for (let i = 0; i < segments.length; i++) {
    if (used.has(i)) continue;
    used.add(i);
    const line: Point[] = [...(segments[i] ?? [])];
    for (const forward of [true, false]) {
      for (;;) {
        const end = forward ? line.at(-1) : line[0];
        if (end === undefined) break;
        const next = ends.get(key(end))?.find((k) => !used.has(k));
        if (next === undefined) break;
        used.add(next);
        const [p, q] = segments[next] ?? [end, end];
        const other = key(p) === key(end) ? q : p;
        if (forward) line.push(other);
        else line.unshift(other);
      }
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}
