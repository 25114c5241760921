// The Operational Map as places: the bands of a theatre, or six strips where there is none, and where Battalions stand in them.
import type { Point, Spot } from '../../map/kit.ts';
import type { ShermanFacts } from './facts.ts';
import { THEATRE, type TheatreBand, type TheatreSheet } from './theatre.ts';

const BAND_IDS: readonly string[] = [0, 1, 2, 3, 4, 5].map((i) => `band-${i}`);

/** A counter with its tag above, its name below and an arrow at each side: how far it reaches from its middle. */
export const CLUSTER = { aside: 58, above: 57, below: 51 } as const;
/** A long name needs this much room to the edge of the sheet. */
const EDGE = 72;
/** Room between two counters that is looked for beyond the stands of the theatre. */
const GRID = { across: 15, down: 12 } as const;

/** Six strips side by side, for a campaign that has no theatre of its own. */
function strips(): readonly TheatreBand[] {
  const { width, height } = THEATRE;
  const wide = width / 6;
  return BAND_IDS.map((_, i) => {
    const [left, right] = [Math.round(i * wide), Math.round((i + 1) * wide)];
    const middle: Point = [(left + right) / 2, height / 2];
    return {
      shape: [
        [left, 0],
        [right, 0],
        [right, height],
        [left, height],
      ],
      middle,
      head: [middle[0], 34],
      stands: [120, 222, 324, 426].map((y): Point => [middle[0], y]),
    };
  });
}

const PLAIN = strips();

export function bandsOf(sheet: TheatreSheet | undefined): readonly TheatreBand[] {
  return sheet?.bands ?? PLAIN;
}

export function countrySpots(sheet: TheatreSheet | undefined): ReadonlyMap<string, Spot> {
  return new Map(
    bandsOf(sheet).map(({ shape, middle, head }, i) => {
      const id = `band-${i}`;
      return [id, { id, shape, label: head, stack: middle, tag: middle, across: 6 }] as const;
    }),
  );
}

function inside(shape: readonly Point[], [x, y]: Point): boolean {
  let is = false;
  let [ax, ay] = shape.at(-1) ?? [0, 0];
  for (const [bx, by] of shape) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) is = !is;
    [ax, ay] = [bx, by];
  }
  return is;
}

/** Where else in a band a counter may stand, when its stands are taken. */
function furtherStands({ shape }: TheatreBand): readonly Point[] {
  const found: Point[] = [];
  for (let x = EDGE; x <= THEATRE.width - EDGE; x += GRID.across)
    for (let y = CLUSTER.above; y <= THEATRE.height - CLUSTER.below; y += GRID.down)
      if (inside(shape, [x, y])) found.push([x, y]);
  return found;
}

/** Nearer than this two counters hide each other, which is worse than anything else. */
const FACE = 66;
const HIDDEN = 100_000;

/** How much two counters with all that hangs on them cover each other. */
function overlap([ax, ay]: Point, [bx, by]: Point): number {
  const across = 2 * CLUSTER.aside - Math.abs(ax - bx);
  const down = CLUSTER.above + CLUSTER.below - Math.abs(ay - by);
  if (across <= 0 || down <= 0) return 0;
  const faces = Math.abs(ax - bx) < FACE && Math.abs(ay - by) < FACE;
  return 2 * across * down + (faces ? HIDDEN : 0);
}

/** The name of a band is no place for a counter, a city keeps its mark, so does the foot: what each counts beside other counters. */
const HEAD = 9000;
const CITY = 1500;
const SOURCE = 1000;
/** Half of the room that the name of a band takes. */
export const HEAD_ROOM = { aside: 64, above: 26, below: 12 } as const;

/** Scale and source in the lower left corner. */
export const FOOT = { wide: 280, high: 46 } as const;

function coversFoot([x, y]: Point): boolean {
  return x < FOOT.wide + CLUSTER.aside && y > THEATRE.height - FOOT.high - CLUSTER.below;
}

function coversHead([x, y]: Point, [hx, hy]: Point): boolean {
  const down = y > hy ? CLUSTER.above + HEAD_ROOM.below : CLUSTER.below + HEAD_ROOM.above;
  return Math.abs(x - hx) < CLUSTER.aside - 14 + HEAD_ROOM.aside && Math.abs(y - hy) < down - 4;
}

type Stands = readonly { readonly id: string; readonly at: Point }[];

/** Battalions one after another on the first candidate that is free, or that covers the least; and what they cover in all. */
function laid(
  ids: readonly string[],
  candidates: readonly Point[],
  cost: (at: Point, taken: readonly Point[]) => number,
) {
  const stands: { id: string; at: Point }[] = [];
  let sum = 0;
  for (const id of ids) {
    const taken = stands.map((stand) => stand.at);
    let best: readonly [at: Point, cost: number] = [candidates[0] ?? [0, 0], Number.POSITIVE_INFINITY];
    for (const at of candidates) {
      const here = cost(at, taken);
      if (here < best[1]) best = [at, here];
      if (here === 0) break;
    }
    stands.push({ id, at: best[0] });
    sum += best[1];
  }
  return { stands, sum };
}

/** At even distances along the band: a little is covered everywhere rather than much in one place. */
function spread(
  ids: readonly string[],
  packed: readonly Point[],
  axis: 0 | 1,
  cost: (at: Point, taken: readonly Point[]) => number,
) {
  const open = packed.filter((at) => cost(at, []) < HEAD);
  const [from, to] = [open[0]?.[axis] ?? 0, open.at(-1)?.[axis] ?? 0];
  const stands: { id: string; at: Point }[] = [];
  let sum = 0;
  for (const [i, id] of ids.entries()) {
    const wanted = from + ((to - from) * i) / Math.max(1, ids.length - 1);
    const level = open.filter((at) => Math.abs(at[axis] - wanted) <= GRID.across / 2);
    const taken = stands.map((stand) => stand.at);
    const at = level.reduce((best, one) => (cost(one, taken) < cost(best, taken) ? one : best), level[0] ?? [0, 0]);
    sum += level.length === 0 ? HIDDEN : cost(at, taken);
    stands.push({ id, at });
  }
  return { stands, sum };
}

/** On its stands while there is room; else wherever it is free; else packed from one end of the band to the other. */
function placeBand(
  band: TheatreBand,
  ids: readonly string[],
  cost: (at: Point, taken: readonly Point[]) => number,
): Stands {
  const first = laid(ids, band.stands, cost);
  if (first.sum === 0) return first.stands;
  const further = furtherStands(band);
  const xs = band.shape.map(([x]) => x);
  const ys = band.shape.map(([, y]) => y);
  const tall = Math.max(...ys) - Math.min(...ys) > Math.max(...xs) - Math.min(...xs);
  const packed = [...further].sort((a, b) => (tall ? a[1] - b[1] || a[0] - b[0] : a[0] - b[0] || a[1] - b[1]));
  const tries = [
    first,
    laid(ids, [...band.stands, ...further], cost),
    laid(ids, packed, cost),
    spread(ids, packed, tall ? 1 : 0, cost),
  ];
  return tries.reduce((best, one) => (one.sum < best.sum ? one : best)).stands;
}

function place(facts: ShermanFacts, sheet: TheatreSheet | undefined): ReadonlyMap<string, Point> {
  const bands = bandsOf(sheet);
  const cities = sheet?.places.filter((town) => town.kind === 'city').map((town) => town.at) ?? [];
  const found = new Map<string, Point>();
  for (const [i, { battalions }] of facts.campaign.bands.entries()) {
    const band = bands[i];
    if (band === undefined) continue;
    const others = [...found.values()];
    const cost = (at: Point, taken: readonly Point[]): number =>
      [...others, ...taken].reduce((sum, other) => sum + overlap(at, other), 0) +
      (bands.some(({ head }) => coversHead(at, head)) ? HEAD : 0) +
      (coversFoot(at) ? SOURCE : 0) +
      (cities.some((city) => Math.abs(city[0] - at[0]) < 34 && Math.abs(city[1] - at[1]) < 44) ? CITY : 0);
    const ids = battalions.map((battalion) => battalion.id);
    for (const { id, at } of placeBand(band, ids, cost)) found.set(id, at);
  }
  return found;
}

/** The last map that was laid out: most choices move no Battalion. */
let last:
  | { readonly key: string; readonly sheet: TheatreSheet | undefined; readonly stands: ReadonlyMap<string, Point> }
  | undefined;

/** Where each Battalion stands, by its number: on the first free stand of its band. The same map as long as none has moved. */
export function standsOf(facts: ShermanFacts, sheet: TheatreSheet | undefined): ReadonlyMap<string, Point> {
  const key = facts.campaign.bands.map((band) => band.battalions.map(({ id }) => id).join(' ')).join(',');
  if (last === undefined || last.key !== key || last.sheet !== sheet)
    last = { key, sheet, stands: place(facts, sheet) };
  return last.stands;
}
