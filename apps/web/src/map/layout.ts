// The placing pass: where counters, what is written at a place, and the tags of choices lie at this zoom, so that none covers
// another. What must be shown comes first and keeps its usual place while that is free; names that have no room are left out.
import type { Board, Place } from '@bocage/engine';
import type { Kit, LabelPart, Point, Spot } from './kit.ts';
import type { Box, Laid, LaidPlace, LaidTag, Layout } from './laid.ts';
import { boxAt, byDistance, edgeOf, liesIn, pointsFrom, pointsIn, Room, sizeOf } from './room.ts';
import { blockOf, type Pile, piling, shapesFor, sideAt } from './stack.ts';

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
function around([x, y]: Point, wide: number, high: number): readonly Point[] {
  return [1, 1.35, 1.8].flatMap((far) =>
    AROUND.map(([dx, dy]): Point => [x + dx * (wide / 2 + 16) * far, y + dy * (high / 2 + 16) * far]),
  );
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

interface Found {
  readonly box: Box;
  readonly at: Point;
}

/** The first middle at which a box is free, and lies in its place if it must. */
function firstFree(
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
function leastCovered(room: Room, middles: readonly Point[], wide: number, high: number): Found {
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

/** Piles in rows of `across` around a point. */
function laidAt(piles: readonly Pile[], across: number, side: number, [x, y]: Point): readonly Laid[] {
  const block = blockOf(piles, across, side);
  return piles.flatMap(({ pieces, look, mixed }, i): readonly Laid[] => {
    const [piece] = pieces;
    const [dx, dy] = block.at[i] ?? [0, 0];
    return piece === undefined ? [] : [{ piece, look, mixed, count: pieces.length, at: [x + dx, y + dy] }];
  });
}

type Ways = readonly (readonly Pile[])[];

/** The counters of a place: as many piles as find room. In a crowded place its own label goes elsewhere. */
function layCounters(room: Room, one: Laying, ways: Ways, side: number, beside: boolean): readonly Laid[] {
  const { spot } = one;
  const middles = (wide: number, high: number): readonly Point[] =>
    beside ? [spot.stack, ...around(spot.at ?? spot.stack, wide, high)] : pointsFrom(spot.shape, spot.stack);
  for (const piles of ways)
    for (const across of shapesFor(piles.length, spot.across)) {
      const { wide, high } = blockOf(piles, across, side);
      const found = firstFree(room, middles(wide, high), wide, high, beside ? undefined : spot.shape);
      if (found === undefined) continue;
      room.take(found.box);
      return laidAt(piles, across, side, found.at);
    }
  const crowded = beside ? undefined : layCrowded(room, one, ways, side, spot.shape);
  if (crowded !== undefined) return crowded;
  const piles = ways.at(-1) ?? [];
  const across = Math.max(1, piles.length);
  const { wide, high } = blockOf(piles, across, side);
  const all = middles(wide, high);
  const free = firstFree(room, all, wide, high);
  const pressed = free === undefined && !beside ? layCrowded(room, one, ways.slice(-1), side) : undefined;
  if (pressed !== undefined) return pressed;
  const { at, box } = free ?? leastCovered(room, all, wide, high);
  room.take(box);
  return laidAt(piles, across, side, at);
}

/** Counters and label of a place where there is room for both only if the label leaves its own; undefined if there is none. */
function layCrowded(
  room: Room,
  one: Laying,
  ways: Ways,
  side: number,
  shape?: readonly Point[],
): readonly Laid[] | undefined {
  const { spot, parts, boxes } = one;
  const first = one.label.filter(({ when }) => when === 'first');
  for (const box of boxes) room.leave(box);
  const close = byDistance(pointsIn(spot.shape, true), spot.stack);
  const places = first.map(({ at, wide, high }) =>
    [...at(parts), ...close, ...edgeOf(spot.shape)].filter((middle) => room.free(boxAt(middle, wide, high))),
  );
  for (const piles of ways)
    for (const across of shapesFor(piles.length, spot.across)) {
      const block = blockOf(piles, across, side);
      for (const at of close) {
        const box = boxAt(at, block.wide, block.high);
        if (!room.free(box) || (shape !== undefined && !liesIn(shape, box))) continue;
        room.take(box);
        const found: Found[] = [];
        for (const [i, { wide, high }] of first.entries()) {
          const free = firstFree(room, places[i] ?? [], wide, high);
          if (free === undefined) break;
          room.take(free.box);
          found.push(free);
        }
        if (found.length === first.length) {
          for (const [i, { id }] of first.entries()) parts.set(id, found[i]?.at ?? at);
          return laidAt(piles, across, side, at);
        }
        for (const taken of [box, ...found.map((one) => one.box)]) room.leave(taken);
      }
    }
  for (const box of boxes) room.take(box);
  return undefined;
}

/** All counters of a place one by one, in a block over what lies around. */
export function fanOut(kit: Kit, place: Place, facts: unknown, side: number): readonly Laid[] {
  const spot = kit.spots.get(place.id);
  const [piles = []] = piling(kit.counters?.(place, facts) ?? place.pieces, (piece) => kit.look(piece, facts), true);
  if (spot === undefined) return [];
  const { at } = blockOf(piles, Math.min(5, Math.ceil(Math.sqrt(piles.length * 1.6))), side);
  return piles.flatMap(({ pieces: [piece], look }, i): readonly Laid[] => {
    const [dx, dy] = at[i] ?? [0, 0];
    if (piece === undefined) return [];
    return [{ piece, look, count: 1, mixed: false, at: [spot.stack[0] + dx, spot.stack[1] + dy] }];
  });
}

/** A part that must be shown: where it is free, or else where it covers the least. */
function layPart(room: Room, { id, at, wide, high }: LabelPart, { parts }: Laying): Box {
  const middles = at(parts);
  const found = firstFree(room, middles, wide, high) ?? leastCovered(room, middles, wide, high);
  room.take(found.box);
  parts.set(id, found.at);
  return found.box;
}

interface Laying {
  readonly place: Place;
  readonly spot: Spot;
  readonly label: readonly LabelPart[];
  readonly parts: Map<string, Point>;
  /** The room that its label takes, before there are counters. */
  readonly boxes: Box[];
  counters: readonly Laid[];
}

/** Counters and labels, before any tag: what changes with the position and the zoom alone. */
export interface Ground {
  readonly zoom: number;
  readonly side: number;
  readonly laying: readonly Laying[];
  readonly room: Room;
}

export function layGround(kit: Kit, board: Board, facts: unknown, zoom: number): Ground {
  const side = sideAt(zoom);
  const room = new Room({ left: 0, top: 0, right: kit.width, bottom: kit.height }, kit.taken?.(facts, zoom));
  const laying = board.places.flatMap((place): readonly Laying[] => {
    const spot = kit.spots.get(place.id);
    if (spot === undefined) return [];
    const label = kit.parts?.(place, spot, facts, zoom) ?? [];
    return [{ place, spot, label, parts: new Map(), boxes: [], counters: [] }];
  });
  for (const one of laying)
    for (const part of one.label) if (part.when === 'first') one.boxes.push(layPart(room, part, one));
  // Where there is the least room first: elsewhere counters find another place.
  for (const one of laying.toSorted((a, b) => sizeOf(a.spot.shape) - sizeOf(b.spot.shape))) {
    const pieces = kit.counters?.(one.place, facts) ?? one.place.pieces;
    if (pieces.length === 0) continue;
    const stands = kit.stands?.(one.place, facts, zoom);
    if (stands === undefined) {
      const ways = piling(pieces, (piece) => kit.look(piece, facts), false);
      one.counters = layCounters(room, one, ways, side, kit.beside === true);
    } else
      one.counters = pieces.map((piece, i) => ({
        piece,
        look: kit.look(piece, facts),
        at: stands[i] ?? one.spot.stack,
        count: 1,
        mixed: false,
      }));
  }
  for (const one of laying) for (const part of one.label) if (part.when === 'after') layPart(room, part, one);
  return { zoom, side, laying, room };
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
