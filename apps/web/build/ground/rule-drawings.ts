// Small drawings beside the rules: each example of the books on our own board, who stands where and what is done, as an arrow from
// place to place. Examples that happen on no map have none.
import { findGame } from '@bocage/catalogue';
import { type Board, choiceBuffer, type Description, type Game, normal, type Place } from '@bocage/engine';
import { type Course, type Lesson, LessonRun, readLine } from '@bocage/lessons';
import { townOnGround, zoneOnGround } from '../../src/games/credentials/brittany.ts';
import { HEX_IDS, hexCentre } from '../../src/games/sherman-leader/geometry.ts';
import type { Point } from './geometry.ts';

/** A place of a board: where its middle is, its outline if it has one, and what is written there. */
interface Spot {
  readonly id: string;
  readonly middle: Point;
  readonly shape: readonly Point[];
  readonly text: string;
}

interface Sheet {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly roads: readonly (readonly [string, string])[];
  /** How much of the sheet is shown around what happens, in its own units. */
  readonly around: number;
}

/** The room of a drawing and the size of a counter in it, in pixels of the page. */
const [WIDE, HIGH, COUNTER] = [260, 170, 40];
/** With more places than that only those are named where something happens. */
const FEW = 9;

interface RudderMap {
  readonly areas: readonly { readonly id: number; readonly centre: Point; readonly polygon: readonly Point[] }[];
}
interface Town {
  readonly id: string;
  readonly label?: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}
interface BrittanyMap {
  readonly spaces: readonly Town[];
  readonly zones: readonly Town[];
  readonly roads: readonly { readonly from: string; readonly to: string }[];
}

const byId = (spots: readonly Spot[]): ReadonlyMap<string, Spot> => new Map(spots.map((spot) => [spot.id, spot]));

function hexes(): Sheet {
  const corner = (id: string, k: number): Point => {
    const [x, y] = hexCentre(id);
    const angle = (Math.PI / 3) * k + Math.PI / 6;
    return [x + 93 * Math.cos(angle), y + 93 * Math.sin(angle)];
  };
  const spots = HEX_IDS.map((id) => ({
    id,
    middle: hexCentre(id),
    shape: [0, 1, 2, 3, 4, 5].map((k) => corner(id, k)),
    text: id,
  }));
  return { spots: byId(spots), roads: [], around: 50 };
}

function areas({ areas }: RudderMap): Sheet {
  const spots = areas.map(({ id, centre, polygon }) => ({
    id: String(id),
    middle: centre,
    shape: polygon,
    text: String(id),
  }));
  return { spots: byId(spots), roads: [], around: 30 };
}

function towns({ spaces, zones, roads }: BrittanyMap): Sheet {
  const spot = (id: string, middle: Point, text: string): Spot => ({ id, middle, shape: [], text });
  const all = [
    ...spaces.map((one) => spot(one.id, townOnGround(one), one.label ?? one.name)),
    ...zones.map((one) => spot(`zone_${one.id.toLowerCase()}`, zoneOnGround(one), one.name)),
  ];
  return { spots: byId(all), roads: roads.map(({ from, to }) => [from, to] as const), around: 80 };
}

async function sheetOf(game: string): Promise<Sheet> {
  if (game === 'sherman-leader') return hexes();
  // Checked by the game's own schema before it was packed.
  const data = (await findGame(game)?.load())?.spec.data;
  return game === 'rudders-line' ? areas((data as { readonly map: RudderMap }).map) : towns(data as BrittanyMap);
}

const buffer = choiceBuffer();

/** A choice by its name, or an attempt that is refused. */
function described(game: Game, run: LessonRun, name: string): Description | undefined {
  const { state } = run.session;
  const n = game.attempts(state, buffer);
  const choice = buffer.subarray(0, n).find((one) => normal(game.name(state, one)) === normal(name));
  return choice === undefined ? undefined : game.describe(state, choice);
}

/** The ways of what is done in the first step, place by place; one that comes back to its beginning begins another. */
function waysOf(game: Game, run: LessonRun, { steps }: Lesson, board: Board): readonly (readonly string[])[] {
  const [step] = steps;
  const ways: string[][] = [];
  const go = (place: string): void => {
    const way = ways.at(-1);
    if (way === undefined || (way[0] === place && way.length > 1)) ways.push([place]);
    else if (!way.includes(place)) way.push(place);
  };
  const stands = (piece: string): string | undefined =>
    board.places.find(({ pieces }) => pieces.some(({ id }) => id === piece))?.id;
  for (const { name } of readLine(step?.accept[0] ?? step?.refusal?.try ?? '')) {
    const about = described(game, run, name);
    const at = about?.places ?? [];
    // A piece that is chosen stands where it begins.
    const from = ways.length === 0 ? (about?.pieces ?? []).flatMap((piece) => stands(piece) ?? []).slice(0, 1) : [];
    for (const place of [...from, ...at]) go(place);
    if (run.attempt([name]).kind !== 'on') break;
  }
  const { anchor } = step ?? {};
  const told = anchor?.kind === 'piece' ? stands(anchor.id) : anchor?.kind === 'place' ? anchor.id : undefined;
  return ways.length > 0 || told === undefined ? ways : [[told]];
}

const round = (n: number): number => Math.round(n * 10) / 10;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const points = (shape: readonly Point[]): string => shape.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');

function counters({ pieces }: Place, [x, y]: Point, size: number): string {
  const alike = Map.groupBy(pieces, ({ name, seat }) => `${seat} ${name}`);
  return [...alike.values()]
    .slice(0, 3)
    .map((same, i, all) => {
      const [first] = same;
      const left = x - (all.length * size * 1.08) / 2 + i * size * 1.08;
      const [fill, ink] = first?.seat === 'US' ? ['#4B5130', '#F7F2DF'] : ['#C3C9C0', '#1D2420'];
      const many = same.length > 1 ? `${same.length}× ` : '';
      return `<g><rect x="${round(left)}" y="${round(y)}" width="${round(size)}" height="${round(size * 0.5)}" fill="${fill}" stroke="#1E221D" stroke-width="${round(size / 38)}"/><text x="${round(left + size / 2)}" y="${round(y + size * 0.34)}" fill="${ink}" font-size="${round(size / 4.4)}" text-anchor="middle">${escaped(many + shortName(first?.name ?? '', many === '' ? 8 : 5))}</text></g>`;
    })
    .join('');
}

/** As much of a name as a counter has room for. */
function shortName(name: string, room: number): string {
  return name.length <= room ? name : `${name.slice(0, room - 1).trim()}.`;
}

/** From the first place to the last; its tip stops short of the middle, where something may stand. */
function arrow(way: readonly Point[], pixel: number): string {
  const [last, before] = [way.at(-1), way.at(-2)];
  if (last === undefined || before === undefined) return '';
  const long = Math.hypot(last[0] - before[0], last[1] - before[1]);
  const keep = Math.max(0.3, 1 - (16 * pixel) / long);
  const end: Point = [before[0] + (last[0] - before[0]) * keep, before[1] + (last[1] - before[1]) * keep];
  return `<path d="M${points([...way.slice(0, -1), end])}" fill="none" stroke="#A63A24" stroke-width="${round(3 * pixel)}" stroke-linejoin="round" marker-end="url(#tip)"/>`;
}

/** What is shown: everything that happens with some room around it, in the shape of the drawing. */
function frame(corners: readonly Point[], around: number): readonly [left: number, top: number, pixel: number] {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [least, most] = [(all: readonly number[]) => Math.min(...all), (all: readonly number[]) => Math.max(...all)];
  const pixel = Math.max(
    (most(xs) - least(xs) + 2 * around) / WIDE,
    (most(ys) - least(ys) + 2 * around) / HIGH,
    around / 60,
  );
  return [(least(xs) + most(xs) - WIDE * pixel) / 2, (least(ys) + most(ys) - HIGH * pixel) / 2, pixel];
}

function drawn(sheet: Sheet, board: Board, ways: readonly (readonly string[])[]): string | undefined {
  const way = ways.flat();
  const known = way.flatMap((id) => sheet.spots.get(id) ?? []);
  if (known.length === 0) return undefined;
  const corners = known.flatMap(({ middle, shape }) => [middle, ...shape]);
  const [left, top, pixel] = frame(corners, sheet.around);
  const [width, height, size] = [WIDE * pixel, HIGH * pixel, COUNTER * pixel];
  const inside = ({ middle: [x, y], shape }: Spot): boolean =>
    [...shape, [x, y] as const].some(([px, py]) => px > left && px < left + width && py > top && py < top + height);
  const seen = [...sheet.spots.values()].filter(inside);
  const roads = sheet.roads.flatMap(([a, b]) => {
    const [from, to] = [sheet.spots.get(a), sheet.spots.get(b)];
    const near = from !== undefined && to !== undefined && (inside(from) || inside(to));
    return near ? [`M${points([from.middle, to.middle])}`] : [];
  });
  // What lies beside the roads is no part of the way.
  const onRoad = new Set(sheet.roads.flat());
  const ground = seen.map(({ id, shape, middle: [x, y] }) =>
    shape.length > 0
      ? `<path d="M${points(shape)}Z" fill="${way.includes(id) ? '#EFE8D6' : '#FBF8F0'}" stroke="#8B8672"/>`
      : `<circle cx="${round(x)}" cy="${round(y)}" r="${round(5 * pixel)}" fill="${way.includes(id) ? '#1E221D' : '#FBF8F0'}" stroke="#1E221D" stroke-width="${round(1.5 * pixel)}"/>`,
  );
  const named = seen.length <= FEW ? seen : seen.filter(({ id }) => way.includes(id));
  const text = named.map(
    ({ middle: [x, y], text, shape }) =>
      `<text x="${round(x)}" y="${round(y - (shape.length > 0 ? 4 : 9) * pixel)}" font-size="${round(12 * pixel)}" fill="#1E221D" text-anchor="middle" font-weight="bold">${escaped(text)}</text>`,
  );
  const pieces = board.places.flatMap((place) => {
    const spot = sheet.spots.get(place.id);
    if (spot === undefined || !inside(spot) || place.pieces.length === 0) return [];
    // Towns lie close together: only those where something happens have room.
    if (spot.shape.length === 0 && !way.includes(place.id)) return [];
    return [counters(place, [spot.middle[0], spot.middle[1] + 6 * pixel], size)];
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(left)} ${round(top)} ${round(width)} ${round(height)}" width="${WIDE}" height="${HIGH}" font-family="'Arial Narrow',sans-serif">`,
    '<defs><marker id="tip" markerWidth="5" markerHeight="5" refX="3.5" refY="2.5" orient="auto"><path d="M0 0l5 2.5L0 5z" fill="#A63A24"/></marker></defs>',
    `<rect x="${round(left)}" y="${round(top)}" width="${round(width)}" height="${round(height)}" fill="#F3EDDD"/>`,
    ...ground.filter((one) => one.startsWith('<path')),
    roads.length > 0
      ? `<path d="${roads.join('')}" fill="none" stroke="#A63A24" stroke-opacity=".45" stroke-width="${round(2 * pixel)}"/>`
      : '',
    ...ground.filter((one) => !one.startsWith('<path')),
    ...ways.map((one) =>
      arrow(
        one.flatMap((id) => {
          const spot = onRoad.size === 0 || onRoad.has(id) ? sheet.spots.get(id) : undefined;
          return spot === undefined ? [] : [spot.middle];
        }),
        pixel,
      ),
    ),
    ...pieces,
    ...text,
    '</svg>',
  ].join('');
}

/** By the id of an example: its drawing. */
export async function ruleDrawings(course: Course): Promise<ReadonlyMap<string, string>> {
  const game = (await findGame(course.game)?.load())?.create();
  if (game === undefined || !('setup' in game)) throw new Error(`there is no game ${course.game}`);
  const sheet = await sheetOf(course.game);
  const found = new Map<string, string>();
  for (const example of course.examples) {
    const run = new LessonRun(game, course, example);
    run.settle();
    const board = game.board(game.view(run.session.state, 0), 0);
    const svg = drawn(sheet, board, waysOf(game, run, example, board));
    if (svg !== undefined) found.set(example.id, svg);
  }
  return found;
}
