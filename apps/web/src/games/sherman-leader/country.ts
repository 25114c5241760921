// The Operational Map as places: the bands of a theatre, or six strips where there is none, and where Battalions stand in them.
import type { Point, Spot } from '../../map/kit.ts';
import type { ShermanFacts } from './facts.ts';
import { THEATRE, type TheatreBand, type TheatreSheet } from './theatre.ts';

const BAND_IDS: readonly string[] = [0, 1, 2, 3, 4, 5].map((i) => `band-${i}`);

/** A counter with its tag above, its name below and an arrow at each side: how far it reaches from its middle. */
export const CLUSTER = { aside: 58, above: 57, below: 51 } as const;
/** Room between two counters that is looked for beyond the stands of the theatre. */
const GRID = { across: 30, down: 24 } as const;

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
  for (let x = CLUSTER.aside; x <= THEATRE.width - CLUSTER.aside; x += GRID.across)
    for (let y = CLUSTER.above; y <= THEATRE.height - CLUSTER.below; y += GRID.down)
      if (inside(shape, [x, y])) found.push([x, y]);
  return found;
}

/** How much two counters with all that hangs on them cover each other. */
function overlap([ax, ay]: Point, [bx, by]: Point): number {
  const across = 2 * CLUSTER.aside - Math.abs(ax - bx);
  const down = CLUSTER.above + CLUSTER.below - Math.abs(ay - by);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The name of a band is no place for a counter, and a city keeps its mark: how much either counts beside other counters. */
const HEAD = 6000;
const CITY = 1500;
/** Half of the room that the name of a band takes. */
export const HEAD_ROOM = { aside: 64, above: 26, below: 12 } as const;

function coversHead([x, y]: Point, [hx, hy]: Point): boolean {
  const down = y > hy ? CLUSTER.above + HEAD_ROOM.below : CLUSTER.below + HEAD_ROOM.above;
  return Math.abs(x - hx) < CLUSTER.aside - 14 + HEAD_ROOM.aside && Math.abs(y - hy) < down - 4;
}

function place(facts: ShermanFacts, sheet: TheatreSheet | undefined): ReadonlyMap<string, Point> {
  const bands = bandsOf(sheet);
  const cities = sheet?.places.filter((town) => town.kind === 'city').map((town) => town.at) ?? [];
  const taken: Point[] = [];
  const found = new Map<string, Point>();
  for (const [i, { battalions }] of facts.campaign.bands.entries()) {
    const band = bands[i];
    if (band === undefined) continue;
    let further: readonly Point[] | undefined;
    for (const { id } of battalions) {
      const cost = (at: Point): number =>
        taken.reduce((sum, other) => sum + overlap(at, other), 0) +
        (bands.some(({ head }) => coversHead(at, head)) ? HEAD : 0) +
        (cities.some((city) => Math.abs(city[0] - at[0]) < 34 && Math.abs(city[1] - at[1]) < 44) ? CITY : 0);
      let best: readonly [at: Point, cost: number] = [band.middle, Number.POSITIVE_INFINITY];
      const look = (stands: readonly Point[]): void => {
        for (const at of stands) {
          if (best[1] === 0) return;
          const sum = cost(at);
          if (sum < best[1]) best = [at, sum];
        }
      };
      look(band.stands);
      if (best[1] > 0) {
        further ??= furtherStands(band);
        look(further);
      }
      taken.push(best[0]);
      found.set(id, best[0]);
    }
  }
  return found;
}

interface Placed {
  readonly sheet: TheatreSheet | undefined;
  readonly stands: ReadonlyMap<string, Point>;
}

const placed = new WeakMap<ShermanFacts['campaign'], Placed>();

/** Where each Battalion stands, by its number: on the first free stand of its band. */
export function standsOf(facts: ShermanFacts, sheet: TheatreSheet | undefined): ReadonlyMap<string, Point> {
  const known = placed.get(facts.campaign);
  if (known !== undefined && known.sheet === sheet) return known.stands;
  const stands = place(facts, sheet);
  placed.set(facts.campaign, { sheet, stands });
  return stands;
}
