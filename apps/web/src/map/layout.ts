// The placing pass: where counters, what is written at a place, and the tags of choices lie at this zoom, so that none covers
// another. What must be shown comes first and keeps its usual place while that is free; names that have no room are left out.
import type { Place } from '@bocage/engine';
import type { Ground } from './ground.ts';
import type { Kit, Point, Spot } from './kit.ts';
import type { Laid, LaidPlace, LaidTag, Layout } from './laid.ts';
import { around, byDistance, edgeOf, firstFree, leastCovered, pointsFrom } from './room.ts';
import { blockOf, piling } from './stack.ts';

/** How large the tag of a place is, in units of the sheet. */
export interface TagSize {
  /** Its name in the layout, if that is not its place. */
  readonly id?: string;
  readonly place: string;
  readonly wide: number;
  readonly high: number;
  /** How wide it is with its key only; 0 if it may be left out. */
  readonly least: number;
  /** It may lie beside its place. */
  readonly far?: boolean;
}

/** Middles around a place, farther and farther off: what belongs to it has a leader. */
function outside({ stack, at = stack }: Spot, wide: number, high: number): readonly Point[] {
  return [0.75, 1.1, 1.5, 2, 2.6].flatMap((far) =>
    Array.from({ length: 12 }, (_, i): Point => {
      const angle = (i * Math.PI) / 6;
      return [at[0] + Math.cos(angle) * wide * far, at[1] + Math.sin(angle) * (high + wide * 0.25) * far];
    }),
  );
}

/** As near to where it should be as the sheet allows. */
function within(at: number, size: number, sheet: number): number {
  return Math.max(size / 2, Math.min(sheet - size / 2, at));
}

/** All counters of a place one by one, in a block over what lies around. */
export function fanOut(kit: Kit, place: Place, facts: unknown, side: number): readonly Laid[] {
  const spot = kit.spots.get(place.id);
  const [piles = []] = piling(kit.counters?.(place, facts) ?? place.pieces, (piece) => kit.look(piece, facts), true);
  if (spot === undefined) return [];
  const { at, wide, high } = blockOf(piles, Math.min(5, Math.ceil(Math.sqrt(piles.length * 1.6))), side);
  const [x, y] = [within(spot.stack[0], wide, kit.width), within(spot.stack[1], high, kit.height)];
  return piles.flatMap(({ pieces: [piece], look }, i): readonly Laid[] => {
    const [dx, dy] = at[i] ?? [0, 0];
    if (piece === undefined) return [];
    return [{ piece, look, count: 1, mixed: false, at: [x + dx, y + dy] }];
  });
}

/** Tags find room beside what lies there, names in what is left. */
export function layTags(kit: Kit, ground: Ground, sizes: readonly TagSize[]): Layout {
  const room = ground.room.copy();
  const tags = new Map<string, LaidTag>();
  for (const { id, place, wide, high, least, far } of sizes) {
    const spot = kit.spots.get(place);
    if (spot === undefined) continue;
    const shape = kit.beside === true ? undefined : spot.shape;
    const near = (width: number): readonly Point[] =>
      shape === undefined
        ? [spot.tag, ...byDistance(around(spot.at ?? spot.tag, width, high), spot.tag)]
        : pointsFrom(shape, spot.tag);
    const edge =
      far === true ? outside(spot, wide, high) : shape === undefined ? outside(spot, least, high) : edgeOf(shape);
    const whole =
      firstFree(room, near(wide), wide, high, shape) ?? firstFree(room, [...near(wide), ...edge], wide, high);
    if (whole === undefined && least === 0) continue;
    const brief = [...near(least), ...edge];
    const short = whole === undefined ? firstFree(room, brief, least, high) : undefined;
    const { at, box } = whole ?? short ?? leastCovered(room, brief, least, high);
    room.take(box);
    tags.set(id ?? place, { at, short: whole === undefined });
  }
  const places = new Map<string, LaidPlace>();
  for (const { place, label, parts, counters } of ground.laying) {
    const all = new Map(parts);
    for (const part of label) {
      if (part.when !== 'last') continue;
      const found = firstFree(room, part.at(all), part.wide, part.high);
      if (found === undefined) continue;
      room.take(found.box);
      all.set(part.id, found.at);
    }
    places.set(place.id, { counters, parts: all });
  }
  return { zoom: ground.zoom, side: ground.side, places, tags };
}
