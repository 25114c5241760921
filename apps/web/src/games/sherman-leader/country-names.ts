// Names on the map of a theatre: each tries the sides of its mark, the first free one is taken; counters come before names.
import type { Point } from '../../map/kit.ts';
import { CLUSTER } from './bands.ts';
import { THEATRE, type TheatreSheet } from './theatre.ts';

type NameKind = 'city' | 'town' | 'water' | 'hill' | 'river';

export interface PlacedName {
  readonly name: string;
  readonly kind: NameKind;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly sea: boolean;
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Size and width of a letter by kind, in units of the sheet. */
const LETTERS: Readonly<Record<NameKind, readonly [size: number, wide: number]>> = {
  city: [15.5, 0.55],
  town: [13.5, 0.5],
  water: [14, 0.6],
  hill: [12.5, 0.53],
  river: [12.5, 0.48],
};

/** The eight sides of a mark: where the text begins, by its size, and how it is aligned. */
const SIDES: Readonly<Record<string, readonly [dx: number, dy: number, lines: number, PlacedName['anchor']]>> = {
  e: [9, 0, 0.36, 'start'],
  w: [-9, 0, 0.36, 'end'],
  s: [0, 9, 0.75, 'middle'],
  n: [0, -9, 0, 'middle'],
  ne: [7, -6, 0, 'start'],
  se: [7, 6, 0.7, 'start'],
  nw: [-7, -6, 0, 'end'],
  sw: [-7, 6, 0.7, 'end'],
};

const ORDER: Readonly<Record<string, number>> = { city: 0, port: 1, town: 2 };

export function boxOf({ name, kind, at: [x, y], anchor }: PlacedName, scale = 1): Box {
  const [units, letter] = LETTERS[kind];
  const size = units * scale;
  const wide = name.length * size * letter + 3;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return [left, y - size * 0.8, left + wide, y + size * 0.24];
}

/** The room that a Battalion takes with tag, name and arrows. */
export function clusterBox([x, y]: Point, scale = 1): Box {
  const { aside, above, below } = CLUSTER;
  return [x - aside * scale, y - above * scale, x + aside * scale, y + below * scale];
}

/** The name of a Battalion: its size, half the height of its counter with the ring, and the width of a letter. */
const BATTALION = { size: 13.2, counter: 28, letter: 0.52 } as const;

/** Where the name of each Battalion stands from its counter: below it, or a little aside or above its tag where that is free. */
export function battalionNames(
  battalions: readonly { readonly id: string; readonly name: string }[],
  stands: ReadonlyMap<string, Point>,
  scale: number,
): ReadonlyMap<string, Point> {
  const { size, counter, letter } = BATTALION;
  const box = (x: number, y: number, left: number, top: number, right: number, bottom: number): Box => [
    x + left * scale,
    y + top * scale,
    x + right * scale,
    y + bottom * scale,
  ];
  const busy = [...stands.values()].flatMap(([x, y]) => [
    box(x, y, -counter, -counter, counter, counter),
    box(x, y, -44, -54, 44, -counter),
    box(x, y, -counter - 28, -18, counter + 28, 14),
  ]);
  const found = new Map<string, Point>();
  for (const { id, name } of battalions) {
    const at = stands.get(id);
    if (at === undefined) continue;
    const half = (name.length * size * letter) / 2;
    const tries: readonly Point[] = [0, 0.35, -0.35, 0.7, -0.7].flatMap((aside): readonly Point[] => [
      [aside * half, counter + 14],
      [aside * half, counter + 20],
      [aside * half, -58],
    ]);
    const free = tries.find(([dx, dy]) => {
      const own = box(at[0], at[1], dx - half, dy - size * 0.78, dx + half, dy + size * 0.22);
      const inside = own[0] > 2 && own[2] < THEATRE.width - 2 && own[1] > 2 && own[3] < THEATRE.height - 2;
      return inside && !busy.some((other) => touches(own, other, -1));
    });
    if (free === undefined) continue;
    busy.push(box(at[0], at[1], free[0] - half, free[1] - size * 0.78, free[0] + half, free[1] + size * 0.22));
    found.set(id, free);
  }
  return found;
}

export function touches(a: Box, b: Box, room = 0): boolean {
  return a[0] < b[2] + room && a[2] > b[0] - room && a[1] < b[3] + room && a[3] > b[1] - room;
}

/** All names that find room; `taken` is what lies there already, `scale` how much larger than the sheet they are written. */
export function placeNames(sheet: TheatreSheet, taken: readonly Box[], scale = 1): readonly PlacedName[] {
  const busy: Box[] = [...taken];
  const out: PlacedName[] = [];
  const free = (box: Box): boolean =>
    box[0] > 4 &&
    box[1] > 4 &&
    box[2] < THEATRE.width - 4 &&
    box[3] < THEATRE.height - 4 &&
    !busy.some((other) => touches(box, other, 2));
  const take = (tries: readonly PlacedName[]): boolean => {
    const found = tries.find((name) => free(boxOf(name, scale)));
    if (found === undefined) return false;
    busy.push(boxOf(found, scale));
    out.push(found);
    return true;
  };
  const towns = [...sheet.places].sort((a, b) => (ORDER[a.kind] ?? 9) - (ORDER[b.kind] ?? 9));
  const dot = ([x, y]: Point): Box => [x - 5, y - 5, x + 5, y + 5];
  for (const town of towns) {
    const [x, y] = town.at;
    const kind = town.kind === 'town' ? 'town' : 'city';
    const size = LETTERS[kind][0] * scale;
    // A name may touch the mark of its own town, of no other.
    const others = towns.filter((other) => other !== town).map((other) => dot(other.at));
    busy.push(...others);
    take(
      [town.label, ...Object.keys(SIDES)].flatMap((side) => {
        const [dx, dy, lines, anchor] = SIDES[side] ?? [0, 0, 0, 'middle' as const];
        return { name: town.name, kind, at: [x + dx, y + dy + lines * size] as const, anchor, sea: town.sea };
      }),
    );
    busy.splice(busy.length - others.length - (out.at(-1)?.name === town.name ? 1 : 0), others.length);
  }
  busy.push(...towns.map((town) => dot(town.at)));
  for (const { name, at } of sheet.waters)
    take([0, -26, 26].map((dy) => ({ name, kind: 'water', at: [at[0], at[1] + dy], anchor: 'middle', sea: true })));
  for (const { name, at } of sheet.hills)
    take(
      [4, -9, 17, -22, 30].map((dy) => ({
        name,
        kind: 'hill',
        at: [at[0], at[1] + dy],
        anchor: 'middle',
        sea: false,
      })),
    );
  for (const { name, along } of sheet.rivers)
    take(along.map(([x, y]) => ({ name, kind: 'river', at: [x + 7, y], anchor: 'start', sea: false })));
  return out;
}
