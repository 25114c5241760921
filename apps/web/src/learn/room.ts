// Where the coach's note may lie: on free ground near the thing that it speaks of, over no choice, counter or name.

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Target {
  readonly x: number;
  readonly y: number;
}

/** Distance between two places that are tried, and room around what is spared, in pixels. */
const GRID = 16;
const GAP = 6;
/** What lying over a place that can be chosen costs beside lying farther away, for each share of it. */
const OVER_CHOICE = 260;

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

function distance({ left, top, right, bottom }: Rect, { x, y }: Target): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** The best free place within `room`; undefined if there is none. `spared` is never covered, `choices` only if need be. */
export function freeRoom(
  room: Rect,
  size: { readonly width: number; readonly height: number },
  target: Target,
  spared: readonly Rect[],
  choices: readonly Rect[],
): Rect | undefined {
  let best: Rect | undefined;
  let least = Number.POSITIVE_INFINITY;
  const near = spared.filter((one) => overlap(one, room) > 0);
  for (let top = room.top + GRID; top + size.height <= room.bottom - GAP; top += GRID)
    for (let left = room.left + GRID; left + size.width <= room.right - GAP; left += GRID) {
      const rect = { left, top, right: left + size.width, bottom: top + size.height };
      const wider = { left: left - GAP, top: top - GAP, right: rect.right + GAP, bottom: rect.bottom + GAP };
      if (near.some((one) => overlap(one, wider) > 0)) continue;
      const covered = choices.reduce((sum, one) => sum + overlap(one, rect), 0) / (size.width * size.height);
      const cost = distance(rect, target) + covered * OVER_CHOICE;
      if (cost < least) {
        least = cost;
        best = rect;
      }
    }
  return best;
}

/** From the edge of the note to the edge of the thing, in a straight line between their nearest points. */
export function leader(note: Rect, thing: Rect): readonly [Target, Target] {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const from = clamp(middle, note);
  return [from, clamp(from, thing)];
}

function clamp({ x, y }: Target, { left, top, right, bottom }: Rect): Target {
  return { x: Math.min(right, Math.max(left, x)), y: Math.min(bottom, Math.max(top, y)) };
}
