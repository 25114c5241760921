// Counters and labels of the placing pass: each counter by itself or in piles, labels where they are free. What lies as it lay
// at the last choice is not looked for again.
import type { Board, Piece, Place } from '@bocage/engine';
import type { Kit, LabelPart, Point, Spot } from './kit.ts';
import type { Box, CounterLook, Laid } from './laid.ts';
import {
  around,
  boxAt,
  closeTo,
  edgeOf,
  type Found,
  firstFree,
  leastCovered,
  liesIn,
  pointsFrom,
  Room,
  sameBox,
  sizeOf,
} from './room.ts';
import { blockOf, measureOf, type Pile, piling, sameLook, shapesFor, sideAt } from './stack.ts';

/** Piles in rows of `across` around a point. */
function laidAt(piles: readonly Pile[], across: number, side: number, [x, y]: Point): readonly Laid[] {
  const block = blockOf(piles, across, side);
  return piles.flatMap(({ pieces, look, mixed }, i): readonly Laid[] => {
    const [piece] = pieces;
    const [dx, dy] = block.at[i] ?? [0, 0];
    return piece === undefined ? [] : [{ piece, look, mixed, count: pieces.length, at: [x + dx, y + dy] }];
  });
}

/** Which of the ways of piling, in rows of how many, around which point. */
interface Standing {
  readonly way: number;
  readonly across: number;
  readonly at: Point;
}

type Ways = readonly (readonly Pile[])[];

/** The counters of a place: as many piles as find room. In a crowded place its own label goes elsewhere. */
function layCounters(room: Room, one: Laying, ways: Ways, side: number, beside: boolean): Standing {
  const { spot } = one;
  const middles = (wide: number, high: number): readonly Point[] =>
    beside ? [spot.stack, ...around(spot.at ?? spot.stack, wide, high)] : pointsFrom(spot.shape, spot.stack);
  for (const [way, piles] of ways.entries())
    for (const across of shapesFor(piles.length, spot.across)) {
      const { wide, high } = blockOf(piles, across, side);
      const found = firstFree(room, middles(wide, high), wide, high, beside ? undefined : spot.shape);
      if (found === undefined) continue;
      room.take(found.box);
      return { way, across, at: found.at };
    }
  const crowded = beside ? undefined : layCrowded(room, one, ways, side, 0, spot.shape);
  if (crowded !== undefined) return crowded;
  const way = ways.length - 1;
  const piles = ways[way] ?? [];
  const across = Math.max(1, piles.length);
  const { wide, high } = blockOf(piles, across, side);
  const all = middles(wide, high);
  const free = firstFree(room, all, wide, high);
  const pressed = free === undefined && !beside ? layCrowded(room, one, ways, side, way) : undefined;
  if (pressed !== undefined) return pressed;
  const { at, box } = free ?? leastCovered(room, all, wide, high);
  room.take(box);
  return { way, across, at };
}

/**
 * Counters and label of a place where there is room for both only if the label leaves its own, in the ways of piling from `from`
 * on; undefined if there is none.
 */
function layCrowded(
  room: Room,
  one: Laying,
  ways: Ways,
  side: number,
  from: number,
  shape?: readonly Point[],
): Standing | undefined {
  const { spot, parts, boxes } = one;
  const first = one.label.filter(({ when }) => when === 'first');
  for (const box of boxes) room.leave(box);
  const close = closeTo(spot.shape, spot.stack);
  const places = first.map(({ at, wide, high }) =>
    [...at(parts), ...close, ...edgeOf(spot.shape)].filter((middle) => room.free(boxAt(middle, wide, high))),
  );
  for (const [way, piles] of ways.entries())
    for (const across of way < from ? [] : shapesFor(piles.length, spot.across)) {
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
          return { way, across, at };
        }
        for (const taken of [box, ...found.map((one) => one.box)]) room.leave(taken);
      }
    }
  for (const box of boxes) room.take(box);
  return undefined;
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

/** What was found for the counters of a place, where its label is then, and what is taken after that. */
interface Step {
  readonly key: string;
  readonly standing: Standing;
  readonly label: readonly (readonly [string, Point])[];
  readonly taken: readonly Box[];
}

/** The last time: as long as everything before a place is the same, so is what was found for it. */
interface Memory {
  readonly looks: ReadonlyMap<string, CounterLook>;
  readonly zoom: number;
  readonly first: readonly Box[];
  readonly steps: readonly Step[];
}
const memories = new WeakMap<Kit, Memory>();

function sameBoxes(a: readonly Box[], b: readonly Box[]): boolean {
  return a.length === b.length && a.every((box, i) => sameBox(box, b[i]));
}

/** Seen from so far that it is an overview. */
export function isOverview(kit: Kit, zoom: number): boolean {
  return zoom < (kit.overview ?? 0);
}

export function layGround(kit: Kit, board: Board, facts: unknown, zoom: number): Ground {
  const overview = isOverview(kit, zoom);
  const side = kit.side?.(zoom) ?? sideAt(zoom, overview);
  const room = new Room({ left: 0, top: 0, right: kit.width, bottom: kit.height }, kit.taken?.(facts, zoom));
  const laying = board.places.flatMap((place): readonly Laying[] => {
    const spot = kit.spots.get(place.id);
    if (spot === undefined) return [];
    const label = kit.parts?.(place, spot, facts, zoom) ?? [];
    return [{ place, spot, label, parts: new Map(), boxes: [], counters: [] }];
  });
  for (const one of laying)
    for (const part of one.label) if (part.when === 'first') one.boxes.push(layPart(room, part, one));
  const first = room.boxes();
  const memory = memories.get(kit);
  let same = memory !== undefined && memory.zoom === zoom && sameBoxes(memory.first, first);
  const steps: Step[] = [];
  const looks = new Map<string, CounterLook>();
  // A counter that looks as before is the same to those who draw it: it is not drawn again.
  const lookOf = (piece: Piece): CounterLook => {
    const look = kit.look(piece, facts);
    const before = memory?.looks.get(piece.id);
    const kept = before !== undefined && sameLook(before, look) ? before : look;
    looks.set(piece.id, kept);
    return kept;
  };
  // Where there is the least room first: elsewhere counters find another place.
  for (const one of laying.toSorted((a, b) => sizeOf(a.spot.shape) - sizeOf(b.spot.shape))) {
    const pieces = kit.counters?.(one.place, facts) ?? one.place.pieces;
    if (pieces.length === 0) continue;
    const stands = kit.stands?.(one.place, facts, zoom);
    if (stands !== undefined) {
      one.counters = pieces.map((piece, i) => ({
        piece,
        look: lookOf(piece),
        at: stands[i] ?? one.spot.stack,
        count: 1,
        mixed: false,
      }));
      continue;
    }
    const all = piling(pieces, lookOf, false);
    const ways = overview ? all.slice(-1) : all;
    const key = `${one.place.id} ${ways.map(measureOf).join(' ')}`;
    const last = same ? memory?.steps[steps.length] : undefined;
    same = last?.key === key;
    if (last !== undefined && same) {
      room.become(last.taken);
      for (const [id, at] of last.label) one.parts.set(id, at);
      steps.push(last);
    } else {
      const standing = layCounters(room, one, ways, side, kit.beside === true);
      steps.push({ key, standing, label: [...one.parts], taken: room.boxes() });
    }
    const { way, across, at } = steps.at(-1)?.standing ?? { way: 0, across: 1, at: one.spot.stack };
    one.counters = laidAt(ways[way] ?? [], across, side, at);
  }
  memories.set(kit, { looks, zoom, first, steps });
  for (const one of laying) for (const part of one.label) if (part.when === 'after') layPart(room, part, one);
  return { zoom, side, laying, room };
}
