// What the page lays on the ground of a theatre: the six bands between the phase lines, stands for counters, names.
import { THEATRE, type TheatreSheet } from '../../src/games/sherman-leader/theatre.ts';
import { curve, inside, type Line, type Point } from './geometry.ts';
import { riverLine } from './theatre.ts';
import { onSheet, perKilometre, type Theatre } from './theatre-data.ts';

const { width: WIDTH, height: HEIGHT } = THEATRE;
/** How far a phase line goes on beyond its data. */
const ON = 300;
/** Farther than any edge of the sheet. */
const FAR = 4000;
/** A counter with its tag and its name needs this much room around its middle. */
const ROOM = { aside: 72, above: 57, below: 51 };

/** The foot of the sheet at the left, which holds scale and source. */
const FOOT = { wide: 280, high: 48 };

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** A polygon cut to one side of a straight edge: `side` is positive inside. */
function cut(polygon: Line, side: (p: Point) => number): Line {
  const out: Point[] = [];
  polygon.forEach((b, i) => {
    const a = polygon.at(i - 1) ?? b;
    const [at, to] = [side(a), side(b)];
    if (at >= 0 !== to >= 0) {
      const t = at / (at - to);
      out.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
    if (to >= 0) out.push(b);
  });
  return out;
}

function onTheSheet(polygon: Line): Line {
  const sides: ((p: Point) => number)[] = [([x]) => x, ([x]) => WIDTH - x, ([, y]) => y, ([, y]) => HEIGHT - y];
  return sides.reduce(cut, polygon);
}

/** Both ends of a line moved far away from the next one: the outer side of the first and the last band. */
function outer(line: Line, next: Line): Line {
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  const middle: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
  const other: Point = next[Math.floor(next.length / 2)] ?? middle;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const long = Math.hypot(dx, dy) || 1;
  const sign = (other[0] - middle[0]) * -dy + (other[1] - middle[1]) * dx > 0 ? -1 : 1;
  const [nx, ny] = [(-dy / long) * sign * FAR, (dx / long) * sign * FAR];
  return [
    [first[0] + nx, first[1] + ny],
    [last[0] + nx, last[1] + ny],
  ];
}

/** The stands of the data that a counter fits on, moved in from the edge of the sheet. */
function standsOf(stands: Line): Line {
  return stands.map(([x, y]) =>
    whole([
      Math.max(ROOM.aside, Math.min(WIDTH - ROOM.aside, x)),
      Math.max(ROOM.above, Math.min(HEIGHT - ROOM.below, y)),
    ]),
  );
}

/** A line that goes straight on beyond both of its ends: every phase line crosses the whole sheet. */
function longer(line: Line): Line {
  const on = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const long = Math.hypot(bx - ax, by - ay) || 1;
    return [bx + ((bx - ax) / long) * ON, by + ((by - ay) / long) * ON];
  };
  const [a, b, y, z] = [line[0], line[1], line.at(-2), line.at(-1)];
  if (a === undefined || b === undefined || y === undefined || z === undefined) return line;
  return [on(b, a), ...line, on(y, z)];
}

/** Where a straight cut through a band lies inside it: the middle of its longest part, and how long that is. */
function through(
  shape: Line,
  at: (t: number) => Point,
  from: number,
  to: number,
): readonly [middle: Point, long: number] {
  let [best, begun] = [[0, 0] as readonly [number, number], -1];
  for (let t = from; t <= to; t += 4) {
    const is = t < to && inside(shape, at(t));
    if (is && begun < 0) begun = t;
    if (is || begun < 0) continue;
    if (t - begun > best[1] - best[0]) best = [begun, t];
    begun = -1;
  }
  return [at((best[0] + best[1]) / 2), best[1] - best[0]];
}

/** Half of the room that the name of a band takes, and how it lies around its point. */
const NAME = { aside: 66, above: 26, below: 14 };
/** How long a cut through a band should be for its name, and how short it may be at worst. */
const LENGTHS = { upright: [48, 30], flat: [32, 18] } as const;

/**
 * Where the names of the bands stand: at the upper edge where the lines run down the sheet, else at the left one; further in where
 * a band is too narrow there, or where another name stands already.
 */
function headsOf(shapes: readonly Line[], upright: boolean): readonly Point[] {
  const heads: Point[] = [];
  const free = ([x, y]: Point): boolean =>
    x >= NAME.aside &&
    x <= WIDTH - NAME.aside &&
    y >= NAME.above &&
    y <= HEIGHT - NAME.below - (x < FOOT.wide + NAME.aside ? FOOT.high : 0) &&
    !heads.some(([ox, oy]) => Math.abs(ox - x) < 2 * NAME.aside && Math.abs(oy - y) < NAME.above + NAME.below);
  const cuts = upright
    ? Array.from({ length: 9 }, (_, i) => 34 + i * 44)
    : Array.from({ length: 7 }, (_, i) => 84 + i * 140);
  for (const shape of shapes) {
    const tries = cuts.map((at) =>
      upright ? through(shape, (t) => [t, at], 0, WIDTH) : through(shape, (t) => [at, t], 0, HEIGHT),
    );
    const found = (upright ? LENGTHS.upright : LENGTHS.flat)
      .flatMap((least) => tries.filter(([at, long]) => long >= least && free(at)))
      .at(0);
    const longest = tries.reduce((best, one) => (one[1] > best[1] ? one : best));
    heads.push((found ?? longest)[0]);
  }
  return heads;
}

export function theatreSheet(theatre: Theatre): TheatreSheet {
  const place = onSheet(theatre);
  const lines = theatre.phaseLines.map((line) => longer(line.points.map(place)));
  const runs = lines.map((line): Point => {
    const [[ax, ay], [bx, by]] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
    return [Math.abs(bx - ax), Math.abs(by - ay)];
  });
  const upright = runs.reduce((sum, [dx, dy]) => sum + dy - dx, 0) > 0;
  const shapes = theatre.bands.map((_, i) => {
    const [before, after] = [lines[i - 1], lines[i]];
    const near = before ?? outer(after ?? [], lines[i + 1] ?? []);
    const far = after ?? outer(before ?? [], lines[i - 2] ?? []);
    return onTheSheet([...near, ...[...far].reverse()]).map(whole);
  });
  const heads = headsOf(shapes, upright);
  const bands = theatre.bands.map((band, i) => {
    const stands = band.stands.map(place);
    const inner: Point = stands[0] ?? [0, 0];
    const shape = shapes[i] ?? [];
    if (!inside(shape, whole(inner))) throw new Error(`${theatre.code}: ${band.name} does not hold its first stand`);
    return { shape, middle: whole(inner), head: whole(heads[i] ?? inner), stands: standsOf(stands) };
  });
  const rings = theatre.coast.map((ring) => ring.map(place));
  const sea = (at: Point): boolean => !theatre.inland && !rings.some((ring) => inside(ring, at));
  const onIt = ([x, y]: Point): boolean => x > 8 && y > 8 && x < WIDTH - 8 && y < HEIGHT - 8;
  return {
    code: theatre.code,
    title: theatre.title,
    subtitle: theatre.subtitle,
    season: theatre.season,
    source: theatre.source,
    km: Math.round(perKilometre(theatre) * 1000) / 1000,
    bands,
    lines: lines.map(curve),
    places: theatre.places
      .map(({ name, at, kind, label }) => {
        const on = place(at);
        return { name, at: whole(on), kind, label, sea: sea(on) };
      })
      .filter((town) => onIt(town.at)),
    waters: theatre.waters.map(({ name, at }) => ({ name, at: whole(place(at)) })).filter((name) => onIt(name.at)),
    hills: theatre.ridges
      .map(({ name, points }) => {
        const k = Math.floor((points.length - 1) / 2);
        const [a, b] = [place(points[k] ?? [0, 0]), place(points[k + 1] ?? points[k] ?? [0, 0])];
        return { name, at: whole([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]) };
      })
      .filter((name) => onIt(name.at)),
    rivers: theatre.rivers.map((river, i) => {
      const line = riverLine(river.points.map(place), i).filter(onIt);
      const along = [0.5, 0.3, 0.7].map((t) => line[Math.floor(line.length * t)]).filter((at) => at !== undefined);
      return { name: river.name, along: along.map(whole) };
    }),
  };
}
