// The ground of Pointe du Hoc from the data of Rudder's Line, layer by layer from the sea up. Art decorates the data:
// craters lie where the batteries are, orchards where the data says, hedges by the terrain modifier of their area.
import { contour } from './contours.ts';
import { hedges, type Mosaic, mosaic } from './fields.ts';
import {
  at,
  bounds,
  curve,
  type Dice,
  dice,
  inside,
  type Line,
  type Point,
  path,
  resample,
  rough,
  short,
} from './geometry.ts';
import { byLook, Pen, type Window } from './pen.ts';
import { works } from './works.ts';

export interface GroundData {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly areas: readonly {
    readonly id: number;
    readonly tem: number;
    readonly polygon: readonly (readonly number[])[];
  }[];
  readonly decor: {
    readonly lines: readonly { readonly id: string; readonly points: readonly (readonly number[])[] }[];
    readonly sites: readonly { readonly kind: string; readonly at: readonly number[] }[];
    readonly orchards: readonly number[];
  };
}

const SEA = ['#CFDEDD', '#CDDDDC', '#CBDBDB', '#C9DADA', '#C6D8D9', '#C3D6D7', '#BFD3D5', '#BAD0D3'];
const WATER_LINES = [210, 170, 134, 102, 74, 50, 30, 14];
const FIELDS = ['#DDE2B9', '#D3DCAE', '#E8E2BE', '#CCD6A5', '#E7DDB2', '#D9DFB5', '#EAE4C4', '#C9D3A0'];
const BARE = ['#E7DDBF', '#E3DABA', '#E9E1C6'];
const TREES = ['#6E8A4F', '#7C9659', '#607C45'];
/** Beach areas, the ground that the bombers ploughed, and how thickly. */
const BEACH = [1, 2, 3, 4];
const BATTERY = [5, 6, 7, 8, 9, 10, 11, 12, 16];
const CRATERS: Readonly<Record<number, number>> = {
  3: 4,
  5: 12,
  6: 26,
  7: 24,
  8: 12,
  9: 9,
  10: 34,
  11: 22,
  12: 12,
  13: 2,
  15: 4,
  16: 16,
  17: 5,
};
const STUBBLE = 37;

interface Ground {
  readonly areas: readonly { readonly id: number; readonly tem: number; readonly polygon: Line }[];
  readonly lines: ReadonlyMap<string, Line>;
  readonly orchards: readonly number[];
  readonly sites: GroundData['decor']['sites'];
  readonly water: Line;
  readonly cliff: Line;
  readonly land: string;
  readonly plateau: string;
  readonly width: number;
  readonly height: number;
}

const points = (all: readonly (readonly number[])[]): Line => all.map(([x = 0, y = 0]) => [x, y] as const);

function survey(data: GroundData): Ground {
  const { width, height } = data.canvas;
  const lines = new Map(data.decor.lines.map((line) => [line.id, points(line.points)]));
  const random = dice(44);
  const water = rough(lines.get('waterline') ?? [], 30, random, 4);
  const cliff = rough(lines.get('cliffTop') ?? [], 30, random, 4);
  const closed = (line: Line): string => {
    const [first, last] = [at(line, 0), at(line, line.length - 1)];
    return `${path(line)}L${width + 40} ${short(last[1])}V${height + 40}H-40V${short(first[1])}Z`;
  };
  return {
    areas: data.areas.map((a) => ({ id: a.id, tem: a.tem, polygon: points(a.polygon) })),
    lines,
    orchards: data.decor.orchards,
    sites: data.decor.sites,
    water,
    cliff,
    land: closed(water),
    plateau: closed(cliff),
    width,
    height,
  };
}

export function pointeDuHoc(data: GroundData, window: Window): string {
  const ground = survey(data);
  const pen = new Pen(window);
  const random = dice(7);
  definitions(pen, ground);
  sea(pen, ground);
  beach(pen, ground, random);
  pen.raw(`<path d="${ground.plateau}" fill="#E9E6C9"/>`);
  pen.group('clip-path="url(#plateau)"', () => {
    const fields = [farmland(ground, 380, 330, 1240, 1296, random), farmland(ground, 1304, 1222, 1760, 1760, random)];
    for (const part of fields) tint(pen, ground, part, random);
    formLines(pen, ground);
    creek(pen, ground);
    for (const part of fields) hedge(pen, ground, part, random);
    craters(pen, ground, random);
    roads(pen, ground);
    works(pen, random);
  });
  cliffs(pen, ground, random);
  buildings(pen, ground);
  grid(pen, ground);
  return pen.svg();
}

function definitions(pen: Pen, { land, plateau }: Ground): void {
  const hatch = (id: string, size: number, turn: number, colour: string, opacity: number): string =>
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 ${size / 2}H${size}" stroke="${colour}" stroke-width=".8" opacity="${opacity}"/></pattern>`;
  const rim = Array.from({ length: 14 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 7), Math.sin((i * Math.PI) / 7)];
    return `M${short(10 * c)} ${short(10 * s)}L${short(6.4 * c)} ${short(6.4 * s)}`;
  }).join('');
  pen.raw(
    `<defs><path id="shore" d="${land}"/><clipPath id="land"><use href="#shore"/></clipPath><clipPath id="plateau"><path d="${plateau}"/></clipPath>` +
      '<pattern id="orchard" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><circle cx="5" cy="5" r="3.1" fill="#7E965C"/><circle cx="5.9" cy="5.9" r="1.6" fill="#5D7643"/></pattern>' +
      hatch('h0', 5, 24, '#B79C5C', 0.75) +
      hatch('h1', 5.4, -52, '#8E9A5E', 0.6) +
      hatch('h2', 6, 84, '#8E9A5E', 0.5) +
      `<g id="crater"><circle r="10" fill="#E6D9BC"/><path d="M-8.6-5A10 10 0 0 1 6-8A12 12 0 0 0-8.6-5Z" fill="#6F4F2F" opacity=".55"/><circle r="10" fill="none" stroke="#6B4A2B" stroke-width="1.3"/><path d="${rim}" stroke="#6B4A2B"/></g></defs>`,
  );
}

/** Layer 1: the sea with engraved lines, closer and darker inshore. */
function sea(pen: Pen, { width, height }: Ground): void {
  pen.raw(`<path d="M-40-40H${width + 40}V${height + 40}H-40Z" fill="${SEA[0]}"/>`);
  for (const [i, wide] of WATER_LINES.entries()) {
    pen.raw(
      `<use href="#shore" fill="none" stroke="#5B8798" stroke-opacity="${(0.28 + 0.06 * i).toFixed(2)}" stroke-width="${wide}" stroke-linejoin="round"/>` +
        `<use href="#shore" fill="none" stroke="${SEA[i]}" stroke-width="${wide - 1.7}" stroke-linejoin="round"/>`,
    );
  }
}

function beach(pen: Pen, { areas }: Ground, random: Dice): void {
  pen.raw('<use href="#shore" fill="#EADDBE"/>');
  const shingle = areas.filter((a) => BEACH.includes(a.id));
  const stones: Point[] = [];
  for (let i = 0; i < 2600; i++) {
    const p: Point = [random() * 1100, 90 + random() * 560];
    if (shingle.some((a) => inside(a.polygon, p))) stones.push(p);
  }
  pen.group('clip-path="url(#land)"', () => {
    for (const [i, some] of byLook(stones, 3, random).entries())
      pen.dots(some, 0.7 + i * 0.35, '#8A6B42', 'opacity=".6"');
  });
}

/** Fields between two lines that cross the sheet: the highway divides the land. */
function farmland(_: Ground, left: number, right: number, lowRight: number, lowLeft: number, random: Dice): Mosaic {
  return mosaic(
    [
      [-60, left],
      [1160, right],
      [1160, lowRight],
      [-60, lowLeft],
    ],
    random,
    4200,
    5200,
  );
}

function areaAt({ areas }: Ground, p: Point): Ground['areas'][number] | undefined {
  return areas.find((a) => inside(a.polygon, p));
}

/** Layer 3: pasture, stubble, orchards; bare ground around the guns. */
function tint(pen: Pen, ground: Ground, { cells }: Mosaic, random: Dice): void {
  const fills = new Map<string, Line[]>();
  const paint = (look: string, outline: Line): void => {
    fills.set(look, [...(fills.get(look) ?? []), outline]);
  };
  for (const [i, { outline, centre }] of cells.entries()) {
    const area = areaAt(ground, centre);
    const bare = area !== undefined && BATTERY.includes(area.id);
    const field = FIELDS[Math.floor(random() * FIELDS.length)] ?? '#DDE2B9';
    paint(bare ? (BARE[i % 3] ?? field) : field, outline);
    const orchard =
      (area !== undefined && ground.orchards.includes(area.id) && random() < 0.72) || (!bare && random() < 0.07);
    if (orchard) paint('url(#orchard)', outline);
    else if (!bare && (area?.id === STUBBLE || random() < 0.36)) paint(`url(#h${Math.floor(random() * 3)})`, outline);
  }
  const plain = [...fills].filter(([look]) => look.startsWith('#'));
  const patterns = [...fills].filter(([look]) => !look.startsWith('#'));
  for (const [look, all] of [...plain, ...patterns]) pen.fills(all, `fill="${look}"`);
}

/** Layer 2: form lines of a gentle fall from the plateau to the creek; sketched, not surveyed. */
function formLines(pen: Pen, { width, height }: Ground): void {
  const random = dice(9);
  const waves = Array.from({ length: 14 }, () => [random() * 6.28, 0.004 + random() * 0.012, random() * 6.28] as const);
  const value = (x: number, y: number): number => {
    let noise = 0;
    for (const [angle, rate, phase] of waves)
      noise += Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) * rate * 1.6 + phase);
    return (
      30 + 9 * (1 - Math.exp(-Math.max(0, y - 440) / 420)) - 20 * Math.exp(-(((y - 1625) / 120) ** 2)) + noise * 0.75
    );
  };
  const heights = { across: Math.ceil(width / 14) + 1, down: Math.ceil(height / 14) + 1, step: 14, value };
  for (let level = 16; level <= 40; level += 2) {
    const index = level % 10 === 0;
    pen.lines(
      contour(heights, level),
      `stroke="#9A6A3C" stroke-width="${index ? 1.4 : 0.8}" opacity="${index ? 0.6 : 0.45}"`,
    );
  }
}

function creek(pen: Pen, { lines }: Ground): void {
  const d = curve(rough(lines.get('creek') ?? [], 16, dice(3), 2));
  pen.raw(
    `<path d="${d}" fill="none" stroke="#5B8798" stroke-width="5"/><path d="${d}" fill="none" stroke="#BAD0D3" stroke-width="2.6"/>`,
  );
}

/** Layer 5: hedgerows, thick where the terrain modifier says so. */
function hedge(pen: Pen, ground: Ground, { cuts }: Mosaic, random: Dice): void {
  const chance = (p: Point): number | undefined => {
    const area = areaAt(ground, p);
    if (area === undefined) return undefined;
    if ([5, 6, 7, 8, 11].includes(area.id)) return 0;
    if ([9, 10, 12].includes(area.id)) return 0.1 + area.id / 1000;
    return (area.tem === 1 ? 0.34 : 0.93) + area.id / 1000;
  };
  const rows = hedges(cuts, random, chance);
  pen.lines(
    rows,
    'stroke="#38452A" stroke-width="4.4" opacity=".38" transform="translate(1.8 2)" stroke-linecap="round"',
  );
  pen.lines(rows, 'stroke="#566F3C" stroke-width="3.6" stroke-linecap="round"');
  const trees: Point[] = [];
  for (const row of rows)
    for (const {
      at: [x, y],
    } of resample(row, 8.5))
      if (random() < 0.8) trees.push([x + (random() - 0.5) * 3, y + (random() - 0.5) * 3]);
  for (const [i, some] of byLook(trees, 9, random).entries())
    pen.dots(some, 2 + (i % 3) * 0.8, TREES[Math.floor(i / 3)] ?? '#6E8A4F');
}

/** Layer 6: craters, never one on the other. */
function craters(pen: Pen, ground: Ground, random: Dice): void {
  const dug: { at: Point; r: number }[] = [];
  for (const { id, polygon } of ground.areas) {
    const box = bounds(polygon);
    let left = CRATERS[id] ?? 0;
    for (let tries = 0; left > 0 && tries < 900; tries++) {
      const p: Point = [box.x0 + random() * (box.x1 - box.x0), box.y0 + random() * (box.y1 - box.y0)];
      const r = 4 + random() * random() * 11;
      if (!inside(polygon, p) || dug.some((c) => Math.hypot(c.at[0] - p[0], c.at[1] - p[1]) < c.r + r - 2)) continue;
      dug.push({ at: p, r });
      left--;
    }
  }
  for (const { at: p, r } of dug)
    if (pen.sees(p))
      pen.raw(
        `<use href="#crater" transform="translate(${short(p[0])} ${short(p[1])})scale(${(r / 10).toFixed(2)})" opacity=".82"/>`,
      );
}

/** Layer 7: the exit road, the lanes and the highway. */
function roads(pen: Pen, { lines }: Ground): void {
  const road = (id: string, wide: number, fill: string, casing: string, dash = ''): void => {
    const d = curve(lines.get(id) ?? []);
    pen.raw(
      `<path d="${d}" fill="none" stroke="${casing}" stroke-width="${wide + 2.6}"/><path d="${d}" fill="none" stroke="${fill}" stroke-width="${wide}" ${dash}/>`,
    );
  };
  road('gunLane', 3.4, '#F1E8D0', '#5A4A34', 'stroke-dasharray="12 3"');
  road('eastLane', 3.4, '#F1E8D0', '#5A4A34', 'stroke-dasharray="12 3"');
  road('exitRoad', 5.4, '#F7F0DC', '#3A3327');
  road('highway', 9, '#C4573D', '#2B2620');
}

/** Layer 8: rock ticks toward the sea under a firm line. */
function cliffs(pen: Pen, { cliff, water }: Ground, random: Dice): void {
  let rock = '';
  for (const {
    at: [x, y],
    along: [dx, dy],
  } of resample(cliff, 4.2)) {
    const low = x < 118;
    const long = (low ? 5 : 11) + random() * (low ? 5 : 17);
    rock += `M${short(x)} ${short(y)}l${short(dy * long + (random() - 0.5) * 5)} ${short(-dx * long)}`;
    if (random() < 0.35)
      rock += `m${short(random() * 6 - 3)} ${short(2 + random() * 3)}l${short(2 + random() * 4)} ${short(-3 - random() * 5)}`;
  }
  const line = path(cliff);
  pen.group('clip-path="url(#land)" fill="none"', () => {
    pen.raw(
      `<path d="${line}" stroke="#7B5A36" stroke-width="30" opacity=".16" transform="translate(0-9)"/><path d="${line}" stroke="#7B5A36" stroke-width="14" opacity=".18" transform="translate(0-4)"/><path d="${rock}" stroke="#4A3421" stroke-width="1.15" opacity=".85"/>`,
    );
  });
  pen.raw(
    `<path d="${line}" fill="none" stroke="#33241A" stroke-width="2.3"/><path d="${path(water)}" fill="none" stroke="#2F6179" stroke-width="1.6"/>`,
  );
}

/** Layer 9: concrete in black, roofs in red. */
function buildings(pen: Pen, { sites }: Ground): void {
  const concrete = '#26231F';
  const light = '#D8CFB8';
  const draw: Readonly<Record<string, (i: number) => string>> = {
    'gun pit': () =>
      `<circle r="13" fill="${light}" stroke="${concrete}" stroke-width="3"/><circle r="7.5" fill="none" stroke="${concrete}" stroke-width="1.2"/><circle r="2" fill="${concrete}"/>`,
    casemate: () =>
      `<g transform="rotate(-78)"><path d="M-15-9L9-13L16 0L9 13L-15 9Z" fill="${concrete}"/><path d="M4-5L11 0L4 5Z" fill="${light}"/></g>`,
    'observation post': () =>
      `<path d="M-12 12V-4Q0-20 12-4V12Z" fill="${concrete}"/><path d="M-8-4Q0-13 8-4" fill="none" stroke="${light}" stroke-width="1.8"/>`,
    flak: () =>
      `<path d="M-14-10H14V10H-14Z" fill="${concrete}"/><circle r="6" fill="none" stroke="${light}" stroke-width="1.8"/><circle r="1.7" fill="${light}"/>`,
    bunker: (i) => `<path d="M-11-7.5H11V7.5H-11Z" fill="${concrete}" transform="rotate(${((i * 41) % 24) - 12})"/>`,
    building: (i) =>
      `<g transform="rotate(${((i * 37) % 30) - 15})"><path d="M-13-8H13V7H-13Z" fill="#8C3A2A" stroke="#2B1A14" stroke-width="1.3"/><path d="M-13-.5H13" stroke="#2B1A14" stroke-width=".8"/></g>`,
    'hidden gun': () => `<path d="M-8 0H8M-3-4.5V4.5M3-4.5V4.5" stroke="${concrete}" stroke-width="1.8"/>`,
  };
  for (const [i, site] of sites.entries()) {
    const [x = 0, y = 0] = site.at;
    if (pen.sees([x, y]))
      pen.raw(`<g transform="translate(${x} ${y})">${(draw[site.kind] ?? draw['hidden gun'] ?? (() => ''))(i)}</g>`);
  }
}

/** Layer 10. */
function grid(pen: Pen, { width, height }: Ground): void {
  let d = '';
  for (let x = 0; x <= width; x += 200) d += `M${x} 0V${height}`;
  for (let y = 0; y <= height; y += 200) d += `M0 ${y}H${width}`;
  pen.raw(`<path d="${d}" stroke="#2C5F7D" stroke-width=".7" opacity=".3"/>`);
}
