// One theatre of Sherman Leader as ground: engraved sea, heights sketched along the ridges, woods, rivers, roads.
import { THEATRE } from '../../src/games/sherman-leader/theatre.ts';
import { contour } from './contours.ts';
import { curve, type Dice, dice, inside, type Line, type Point, path, rough, short } from './geometry.ts';
import { Pen } from './pen.ts';
import { onSheet, type Theatre } from './theatre-data.ts';

interface Inks {
  readonly land: string;
  readonly tints: readonly string[];
  readonly wood: string;
  readonly firs: boolean;
  /** How many small woods are strewn over it. */
  readonly strewn: number;
}

const USUAL: Inks = {
  land: '#F2EDD9',
  tints: ['#EFEAD2', '#ECE5C8', '#E8DEBB', '#E3D5AC', '#DCCA9C', '#D4BE8D'],
  wood: '#BFCB9C',
  firs: false,
  strewn: 80,
};
const INKS: Readonly<Record<string, Inks>> = {
  winter: {
    land: '#F5F5EF',
    tints: ['#EFF2EF', '#E8EDEC', '#E0E7E8', '#D7E0E2', '#CDD8DC', '#C3D0D5'],
    wood: '#B9C8BC',
    firs: true,
    strewn: 80,
  },
  desert: {
    land: '#F5EBD2',
    tints: ['#F1E3C2', '#ECDAB2', '#E6D0A1', '#DEC490', '#D4B67F', '#C9A870'],
    wood: '#D8D6A8',
    firs: false,
    strewn: 26,
  },
  jungle: {
    land: '#E9EBCF',
    tints: ['#E2E5C0', '#DBDDB0', '#D6D3A2', '#D0C795', '#C8BA88', '#BFAC7B'],
    wood: '#B7C992',
    firs: false,
    strewn: 90,
  },
};
const SEA = ['#C9DBDB', '#C6D9DA', '#C3D7D8', '#BFD4D6', '#BBD1D4', '#B6CED2', '#B1CBD0'];
const WATER_LINES = [64, 49, 36, 26, 17, 10, 5];
const LEVELS = [0.12, 0.22, 0.34, 0.47, 0.62, 0.78];
const GREAT_RIVERS = ['Meuse', 'Rhine', 'Elbe', 'Moselle', 'Weser', 'Volturno', 'Tiber'];
/** Samples of the heights, and how far they reach beyond the sheet. */
const STEP = 8;
const BEYOND = 3;

const { width: WIDTH, height: HEIGHT } = THEATRE;
const ALL = `M-60-60h${WIDTH + 120}v${HEIGHT + 120}h${-WIDTH - 120}z`;

/** A closed soft line. */
function shore(ring: Line): string {
  const n = ring.length - 1;
  const p = (i: number): Point => ring[(i + n) % n] ?? [0, 0];
  let out = `M${short(p(0)[0])} ${short(p(0)[1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    out += `C${short(b[0] + (c[0] - a[0]) / 8)} ${short(b[1] + (c[1] - a[1]) / 8)} ${short(c[0] - (d[0] - b[0]) / 8)} ${short(c[1] - (d[1] - b[1]) / 8)} ${short(c[0])} ${short(c[1])}`;
  }
  return `${out}Z`;
}

export function theatreGround(theatre: Theatre): string {
  const inks = INKS[theatre.season] ?? USUAL;
  const place = onSheet(theatre);
  const laid = (line: Line): Line => line.map(place);
  const rings = theatre.coast.map(laid);
  const land = theatre.inland ? ALL : rings.map(shore).join('');
  const pen = new Pen({ x: 0, y: 0, ...THEATRE });
  pen.raw(
    `<defs><path id="shore" d="${land}"/><clipPath id="land"><use href="#shore"/></clipPath></defs><path d="${ALL}" fill="${theatre.inland ? inks.land : '#CBDCDC'}"/>`,
  );
  if (!theatre.inland) {
    for (const [i, wide] of WATER_LINES.entries())
      pen.raw(
        `<use href="#shore" fill="none" stroke="#4F8095" stroke-opacity="${(0.28 + 0.07 * i).toFixed(2)}" stroke-width="${wide}" stroke-linejoin="round"/><use href="#shore" fill="none" stroke="${SEA[i]}" stroke-width="${wide - 1.4}" stroke-linejoin="round"/>`,
      );
    pen.raw(`<use href="#shore" fill="${inks.land}"/>`);
  }
  const random = dice(7);
  pen.group('clip-path="url(#land)"', () => {
    heights(pen, theatre, inks, laid, random);
    woods(pen, theatre, inks, place, rings, random);
  });
  for (const lake of theatre.lakes) {
    const ring = laid(lake.polygon);
    pen.raw(`<path d="${shore([...ring, ring[0] ?? [0, 0]])}" fill="#BBD1D4" stroke="#2A5B75" stroke-width="1.1"/>`);
  }
  if (!theatre.inland)
    pen.raw(`<use href="#shore" fill="none" stroke="#2A5B75" stroke-width="1.25" stroke-linejoin="round"/>`);
  rivers(pen, theatre, laid);
  pen.raw(
    `<path d="${theatre.borders.map((border) => curve(laid(border.points))).join('')}" fill="none" stroke="#4F5449" stroke-width="1.1" stroke-dasharray="9 3 2 3" opacity=".6"/>`,
  );
  roads(pen, theatre, laid);
  return pen.svg();
}

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - ax - dx * t, py - ay - dy * t);
}

/** Sums of soft ridges and a quiet noise, as tints with form lines: sketched, not surveyed. */
function heights(pen: Pen, theatre: Theatre, inks: Inks, laid: (line: Line) => Line, random: Dice): void {
  const highest = Math.max(1, ...theatre.ridges.map((ridge) => ridge.metres));
  const ridges = theatre.ridges.map((ridge) => [laid(ridge.points), 0.28 + (0.72 * ridge.metres) / highest] as const);
  const waves = Array.from({ length: 26 }, () => [random() * 6.28, 0.01 + random() * 0.055, random() * 6.28] as const);
  const spread = Math.min(WIDTH, HEIGHT * 1.7) * 0.034;
  const across = Math.ceil(WIDTH / STEP) + 2 * BEYOND;
  const down = Math.ceil(HEIGHT / STEP) + 2 * BEYOND;
  const value = (gx: number, gy: number): number => {
    // The edge lies low, so that every form line closes.
    if (gx <= 0 || gy <= 0 || gx >= (across - 1) * STEP || gy >= (down - 1) * STEP) return -1;
    const at: Point = [gx - BEYOND * STEP, gy - BEYOND * STEP];
    let sum = 0.06;
    for (const [angle, often, phase] of waves)
      sum += Math.sin((at[0] * Math.cos(angle) + at[1] * Math.sin(angle)) * often + phase) * 0.021;
    for (const [line, height] of ridges) {
      let near = Number.POSITIVE_INFINITY;
      for (let k = 1; k < line.length; k++)
        near = Math.min(near, distance(at, line[k - 1] ?? [0, 0], line[k] ?? [0, 0]));
      sum += height * 0.92 * Math.exp(-((near / spread) ** 2));
    }
    return sum;
  };
  for (const [k, level] of LEVELS.entries()) {
    const lines = contour({ across, down, step: STEP, value }, level).map((line) =>
      thinned(line).map(([x, y]): Point => [x - BEYOND * STEP, y - BEYOND * STEP]),
    );
    const heavy = k % 3 === 2;
    pen.raw(
      `<path d="${lines.map((line) => `${path(line)}z`).join('')}" fill="${inks.tints[k]}" fill-rule="evenodd" stroke="#9A6A3C" stroke-opacity="${heavy ? 0.5 : 0.34}" stroke-width="${heavy ? 1.1 : 0.7}" stroke-linejoin="round"/>`,
    );
  }
}

/** Points that a straight line between their neighbours would pass as near as this are left out. */
const NEAR = 0.7;

function thinned(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  if (line.length < 3 || first === undefined || last === undefined) return line;
  let worst = 0;
  let far = NEAR;
  line.forEach((at, i) => {
    const off = distance(at, first, last);
    if (off > far) [worst, far] = [i, off];
  });
  if (worst === 0) return [first, last];
  return [...thinned(line.slice(0, worst + 1)).slice(0, -1), ...thinned(line.slice(worst))];
}

/** A wood has no even edge. */
function blob([x, y]: Point, wide: number, high: number, random: Dice): Line {
  return Array.from({ length: 11 }, (_, k): Point => {
    const [angle, reach] = [(k / 11) * 2 * Math.PI, 0.66 + random() * 0.55];
    return [x + wide * reach * Math.cos(angle), y + high * reach * Math.sin(angle)];
  });
}

function woods(
  pen: Pen,
  theatre: Theatre,
  inks: Inks,
  place: (at: Point) => Point,
  rings: readonly Line[],
  random: Dice,
): void {
  const firs: Point[] = [];
  const areas: Line[] = [];
  for (const { at, half } of theatre.woods) {
    const [x, y] = place(at);
    const wide = place([at[0] + half[0], at[1]])[0] - x;
    const high = y - place([at[0], at[1] + half[1]])[1];
    const area = blob([x, y], wide, high, random);
    areas.push(area);
    const own: Point[] = [];
    for (let k = 0; inks.firs && k < 160 && own.length < 40; k++) {
      const fir: Point = [x + (random() * 2 - 1) * wide * 1.1, y + (random() * 2 - 1) * high * 1.1];
      if (inside(area, fir) && !own.some((o) => Math.hypot(o[0] - fir[0], o[1] - fir[1]) < 8)) own.push(fir);
    }
    firs.push(...own);
  }
  for (let i = 0; i < inks.strewn; i++) {
    const at: Point = [random() * WIDTH, random() * HEIGHT];
    if (!theatre.inland && !rings.some((ring) => inside(ring, at))) continue;
    const size = 3 + random() * 7;
    areas.push(blob(at, size * 1.5, size, random));
    for (let k = 0; inks.firs && k < 3; k++)
      firs.push([at[0] + (random() - 0.5) * size * 1.8, at[1] + (random() - 0.5) * size]);
  }
  pen.raw(
    `<path d="${areas.map((area) => `${curve([...area, area[0] ?? [0, 0]])}Z`).join('')}" fill="${inks.wood}" opacity=".7"/>`,
  );
  if (firs.length > 0)
    pen.raw(
      `<path d="${firs.map(([x, y]) => `M${short(x)} ${short(y - 6)}l2.800 5h-1.200l1.800 4h-6.800l1.800-4h-1.200z`).join('')}" fill="#56705F" opacity=".8"/>`,
    );
}

function rivers(pen: Pen, theatre: Theatre, laid: (line: Line) => Line): void {
  theatre.rivers.forEach((river, i) => {
    const d = curve(riverLine(laid(river.points), i));
    const great = GREAT_RIVERS.includes(river.name);
    pen.raw(
      `<path d="${d}" fill="none" stroke="#3E7690" stroke-width="${great ? 3.4 : 1.4}" stroke-linecap="round" stroke-linejoin="round"/>`,
    );
    if (great) pen.raw(`<path d="${d}" fill="none" stroke="#A9C8D2" stroke-width="1.5"/>`);
  });
}

/** A river winds, the same way on every visit. */
export function riverLine(line: Line, index: number): Line {
  return rough(line, 13, dice(31 + index * 7), 3);
}

/** Highways red, other roads pale, both in a dark casing; each bends a little between its points. */
function roads(pen: Pen, theatre: Theatre, laid: (line: Line) => Line): void {
  const drawn = theatre.roads.map((road, i) => {
    const bent: Point[] = [];
    laid(road.points).forEach((b, k, line) => {
      const a = line[k - 1];
      if (a !== undefined) {
        const bend = ((((i * 37 + k * 11) % 7) - 3) / 3) * 0.05;
        bent.push([(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend]);
      }
      bent.push(b);
    });
    return { great: road.class === 1, d: curve(bent) };
  });
  const all = (great: boolean): string =>
    drawn
      .filter((road) => road.great === great)
      .map((road) => road.d)
      .join('');
  const stroke = (d: string, colour: string, wide: number): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round"/>`;
  pen.raw(stroke(all(false), '#2B2620', 3) + stroke(all(true), '#2B2620', 4.6));
  pen.raw(stroke(all(false), '#E2B79E', 1.5) + stroke(all(true), '#C4573D', 2.8));
}
