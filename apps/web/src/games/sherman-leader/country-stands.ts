// Where Battalions stand on the Operational Map: on the stands of their band while there is room, never on each other.
import type { Point } from '../../map/kit.ts';
import { bandsOf, CLUSTER, FOOT, HEAD_ROOM } from './bands.ts';
import type { ShermanFacts } from './facts.ts';
import { THEATRE, type TheatreBand, type TheatreSheet } from './theatre.ts';

/** A long name needs this much room to the edge of the sheet. */
const EDGE = 72;
/** Room between two counters that is looked for beyond the stands of the theatre. */
const GRID = { across: 15, down: 12 } as const;

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
function furtherStands({ shape }: TheatreBand, scale: number): readonly Point[] {
  const found: Point[] = [];
  for (let x = EDGE; x <= THEATRE.width - EDGE; x += GRID.across)
    for (let y = CLUSTER.above * scale; y <= THEATRE.height - CLUSTER.below * scale; y += GRID.down)
      if (inside(shape, [x, y])) found.push([x, y]);
  return found;
}

/** Nearer than this two counters hide each other, which is worse than anything else. */
const FACE = 66;
/** A counter with its tag, without its name: those two must not cover another. */
const TAGGED = 84;
const HIDDEN = 100_000;

/** How much two counters with all that hangs on them cover each other. */
function overlap([ax, ay]: Point, [bx, by]: Point, scale: number): number {
  const across = 2 * CLUSTER.aside * scale - Math.abs(ax - bx);
  const down = (CLUSTER.above + CLUSTER.below) * scale - Math.abs(ay - by);
  if (across <= 0 || down <= 0) return 0;
  const faces = Math.abs(ax - bx) < FACE * scale && Math.abs(ay - by) < TAGGED * scale;
  return 2 * across * down + (faces ? HIDDEN : 0);
}

/** The name of a band is no place for a counter, a city keeps its mark, so does the foot: what each counts beside other counters. */
const HEAD = 9000;
const CITY = 1500;
const SOURCE = 1000;

function coversFoot([x, y]: Point, scale: number): boolean {
  return x < FOOT.wide + CLUSTER.aside * scale && y > THEATRE.height - FOOT.high - CLUSTER.below * scale;
}

function coversHead([x, y]: Point, [hx, hy]: Point, scale: number): boolean {
  const down = (y > hy ? CLUSTER.above + HEAD_ROOM.below : CLUSTER.below + HEAD_ROOM.above) * scale;
  return Math.abs(x - hx) < (CLUSTER.aside - 14 + HEAD_ROOM.aside) * scale && Math.abs(y - hy) < down - 4;
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
  scale: number,
): Stands {
  const first = laid(ids, band.stands, cost);
  if (first.sum === 0) return first.stands;
  const further = furtherStands(band, scale);
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

/** Every Battalion with its place on the sheet. */
export function placeBattalions(
  facts: ShermanFacts,
  sheet: TheatreSheet | undefined,
  scale = 1,
): ReadonlyMap<string, Point> {
  const bands = bandsOf(sheet);
  const cities = sheet?.places.filter((town) => town.kind === 'city').map((town) => town.at) ?? [];
  const found = new Map<string, Point>();
  for (const [i, { battalions }] of facts.campaign.bands.entries()) {
    const band = bands[i];
    if (band === undefined) continue;
    const others = [...found.values()];
    const cost = (at: Point, taken: readonly Point[]): number =>
      [...others, ...taken].reduce((sum, other) => sum + overlap(at, other, scale), 0) +
      (bands.some(({ head }) => coversHead(at, head, scale)) ? HEAD : 0) +
      (coversFoot(at, scale) ? SOURCE : 0) +
      (cities.some((city) => Math.abs(city[0] - at[0]) < 34 && Math.abs(city[1] - at[1]) < 44) ? CITY : 0);
    const ids = battalions.map((battalion) => battalion.id);
    for (const { id, at } of placeBand(band, ids, cost, scale)) found.set(id, at);
  }
  return found;
}
