// Outlines on the sheet: as attribute text, their borders, and the neighbour in a direction for the arrow keys.
import type { Point, Spot } from './kit.ts';

const written = new WeakMap<readonly Point[], string>();

/** Outlines never change: each is written once. */
export function pointsText(shape: readonly Point[]): string {
  const known = written.get(shape);
  if (known !== undefined) return known;
  const text = shape.map(([x, y]) => `${x},${y}`).join(' ');
  written.set(shape, text);
  return text;
}

/** Each border between two places once: pieces of outline that two of them share. */
export function sharedBorders(spots: Iterable<Spot>): string {
  const seen = new Map<string, { count: number; d: string }>();
  for (const { shape } of spots) {
    shape.forEach(([ax, ay], i) => {
      const [bx, by] = shape[(i + 1) % shape.length] ?? [ax, ay];
      const key = [`${ax} ${ay}`, `${bx} ${by}`].sort().join(' ');
      const before = seen.get(key);
      seen.set(key, { count: (before?.count ?? 0) + 1, d: `M${ax} ${ay}L${bx} ${by}` });
    });
  }
  return [...seen.values()]
    .filter((s) => s.count > 1)
    .map((s) => s.d)
    .join('');
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest spot in the direction of an arrow key. */
export function neighbour(spots: Iterable<Spot>, from: Spot, key: string): string | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const [dx, dy] = [spot.stack[0] - from.stack[0], spot.stack[1] - from.stack[1]];
    const along = dx * way[0] + dy * way[1];
    if (spot.id === from.id || along <= 4) continue;
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const cost = along + aside * 1.6;
    if (cost < least) {
      least = cost;
      best = spot.id;
    }
  }
  return best;
}
