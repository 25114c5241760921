// Brittany from its real coast: engraved sea, rounded shores, heights sketched along the named ridges, rivers, woods.
import {
  GROUND,
  onGround,
  onRoad,
  roadBend,
  townOnGround,
  ZONE_SIZE,
  zoneOnGround,
} from '../../src/games/credentials/brittany.ts';
import coast from './brittany-coast.json' with { type: 'json' };
import { curve, type Dice, dice, inside, type Line, type Point, path, rough, short } from './geometry.ts';
import { Pen, type Window } from './pen.ts';

const SEA = ['#C9DBDB', '#C6D9DA', '#C3D7D8', '#BFD4D6', '#BBD1D4', '#B6CED2', '#B1CBD0'];
const WATER_LINES = [86, 66, 49, 35, 23, 13, 6];

/** Ridges by longitude and latitude with their height; sketched, not surveyed. */
const RIDGES: readonly (readonly [Line, number])[] = [
  [
    [
      [-4.15, 48.35],
      [-3.95, 48.41],
      [-3.6, 48.46],
      [-3.35, 48.46],
    ],
    300,
  ],
  [
    [
      [-4.25, 48.15],
      [-3.9, 48.16],
      [-3.5, 48.14],
      [-3.2, 48.17],
    ],
    240,
  ],
  [
    [
      [-2.95, 47.82],
      [-2.6, 47.77],
      [-2.25, 47.73],
    ],
    110,
  ],
  [
    [
      [-3, 48.33],
      [-2.6, 48.29],
      [-2.35, 48.2],
    ],
    250,
  ],
  [
    [
      [-1.2, 48.7],
      [-1, 48.75],
    ],
    220,
  ],
];
const RIVERS: readonly Line[] = [
  [
    [-2.02, 48.66],
    [-1.98, 48.58],
    [-1.99, 48.53],
    [-2.03, 48.46],
    [-2.08, 48.38],
    [-2.22, 48.29],
  ],
  [
    [-2.5, 47.5],
    [-2.38, 47.52],
    [-2.22, 47.59],
    [-2.08, 47.65],
    [-1.9, 47.75],
    [-1.77, 47.88],
    [-1.73, 48.03],
    [-1.68, 48.11],
  ],
  [
    [-2.2, 47.27],
    [-2, 47.29],
    [-1.85, 47.23],
    [-1.65, 47.2],
    [-1.55, 47.21],
    [-1.4, 47.27],
    [-1.2, 47.36],
  ],
  [
    [-3.35, 47.7],
    [-3.28, 47.8],
    [-3.2, 47.87],
    [-3.05, 47.98],
    [-2.96, 48.07],
    [-3, 48.19],
  ],
  [
    [-4.32, 48.3],
    [-4.2, 48.25],
    [-4.09, 48.2],
    [-3.9, 48.19],
    [-3.75, 48.25],
  ],
  [
    [-4.11, 47.86],
    [-4.12, 47.93],
    [-4.1, 47.99],
    [-3.95, 48.08],
  ],
  [
    [-3.07, 48.84],
    [-3.12, 48.72],
    [-3.15, 48.56],
  ],
];
const TINTS = ['#EFEAD2', '#E8DEBB', '#E3D5AC', '#DCCA9C', '#D4BE8D'];

/** A closed soft line: shores are drawn, not measured. */
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

/** What the ground shows of the game: its roads and its Maquis Zones. */
export interface BrittanyData {
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: string;
    readonly lat: number;
    readonly lon: number;
    readonly zone: string;
  }[];
  readonly roads: readonly { readonly from: string; readonly to: string; readonly oneWay: boolean }[];
  readonly zones: readonly { readonly id: string; readonly lat: number; readonly lon: number }[];
}

/** The whole sheet of the game. */
export function brittanySheet(data: BrittanyData): string {
  return brittany({ x: 0, y: 0, ...GROUND }, data);
}

/** A window of it for the cover: ground, roads and towns, without the apparatus of the sheet. */
export function brittanyCover(window: Window, data: BrittanyData): string {
  return brittany(window, data, true);
}

function brittany(window: Window, data: BrittanyData, cover = false): string {
  const rings = coast.polygons.map(([ring = []]) => ring.map(([lon = 0, lat = 0]) => onGround([lon, lat])));
  const pen = new Pen(window);
  const land = rings
    .filter((ring) => ring.some((p) => pen.sees(p, 90)))
    .map(shore)
    .join('');
  const { x, y, width, height } = window;
  pen.raw(
    `<defs><path id="shore" d="${land}"/><clipPath id="land"><use href="#shore"/></clipPath></defs><path d="M${x - 60} ${y - 60}h${width + 120}v${height + 120}h${-width - 120}z" fill="#CBDCDC"/>`,
  );
  for (const [i, wide] of WATER_LINES.entries())
    pen.raw(
      `<use href="#shore" fill="none" stroke="#4F8095" stroke-opacity="${(0.3 + 0.07 * i).toFixed(2)}" stroke-width="${wide}" stroke-linejoin="round"/><use href="#shore" fill="none" stroke="${SEA[i]}" stroke-width="${wide - 1.5}" stroke-linejoin="round"/>`,
    );
  pen.raw(`<use href="#shore" fill="#F2EDD9"/>`);
  pen.group('clip-path="url(#land)"', () => {
    heights(pen, onGround);
    woods(pen, rings, dice(5));
  });
  RIVERS.forEach((river, i) => {
    pen.raw(
      `<path d="${curve(rough(river.map(onGround), 10, dice(i + 3), 2))}" fill="none" stroke="#3E7690" stroke-width="1.6" stroke-linecap="round"/>`,
    );
  });
  pen.raw(`<use href="#shore" fill="none" stroke="#2A5B75" stroke-width="1.25" stroke-linejoin="round"/>`);
  if (cover) {
    roads(pen, data);
    towns(pen, data);
  } else {
    graticule(pen);
    maquis(pen, data, dice(11));
    roads(pen, data);
    neatLine(pen, window);
  }
  return pen.svg();
}

/** Towns as rings, ports as squares: on the sheet of a game the page draws them, with who holds them. */
function towns(pen: Pen, data: BrittanyData): void {
  for (const space of data.spaces) {
    const [x, y] = townOnGround(space);
    if (!pen.sees([x, y])) continue;
    const at = `translate(${short(x)} ${short(y)})`;
    pen.raw(
      space.kind === 'port'
        ? `<g transform="${at}"><path d="M-9-9H9V9H-9Z" fill="#1E221D"/><path d="M-1.800-5.500H1.800V-1.800H5.500V1.800H1.800V5.500H-1.800V1.800H-5.500V-1.800H-1.800Z" fill="#FBF8EE"/></g>`
        : `<circle transform="${at}" r="6.500" fill="#FBF8EE" stroke="#1E221D" stroke-width="1.700"/>`,
    );
  }
}

/** Whole and half degrees, thin and blue. */
function graticule(pen: Pen): void {
  const meridians = [-5, -4, -3, -2, -1].map((lon) => [46.9, 47.5, 48.1, 49.1].map((lat) => onGround([lon, lat])));
  const parallels = [47, 47.5, 48, 48.5].map((lat) => [-5.3, -4, -3, -2, -0.8].map((lon) => onGround([lon, lat])));
  pen.raw(
    `<path d="${[...meridians, ...parallels].map(curve).join('')}" fill="none" stroke="#2C5F7D" stroke-opacity=".3" stroke-width=".5"/>`,
  );
}

/** Dotted woods with a broken edge, and thin dots to the spaces where the FFI come out. */
function maquis(pen: Pen, data: BrittanyData, random: Dice): void {
  const [rx, ry] = ZONE_SIZE;
  for (const zone of data.zones) {
    const [x, y] = zoneOnGround(zone);
    const ways = data.spaces
      .filter((space) => space.zone === zone.id)
      .map((space) => [[x, y] as Point, townOnGround(space)]);
    pen.lines(ways, 'stroke="#48673A" stroke-width="1.5" stroke-linecap="round" stroke-dasharray="0.1 3.6"');
    pen.raw(
      `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${rx}" ry="${ry}" fill="#CFDBA8" stroke="#48673A" stroke-width="1.3" stroke-dasharray="4 2.4"/>`,
    );
    const dots = Array.from({ length: 260 }, (): Point => [x + (random() * 2 - 1) * rx, y + (random() * 2 - 1) * ry]);
    pen.dots(
      dots.filter(([px, py]) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 < 0.9),
      0.7,
      '#7C9659',
    );
  }
}

/** Red roads in a dark casing; the arrow of a one-way road stands in its first half, trucks in the middle. */
function roads(pen: Pen, data: BrittanyData): void {
  const at = new Map(data.spaces.map((space) => [space.id, townOnGround(space)]));
  const found = data.roads.flatMap((road, i) => {
    const [a, b] = [at.get(road.from), at.get(road.to)];
    return a === undefined || b === undefined ? [] : [{ a, b, i, oneWay: road.oneWay }];
  });
  const d = found
    .map(({ a, b, i }) => {
      const [x, y] = roadBend(a, b, i);
      return `M${short(a[0])} ${short(a[1])}Q${short(x)} ${short(y)} ${short(b[0])} ${short(b[1])}`;
    })
    .join('');
  pen.raw(
    `<path d="${d}" fill="none" stroke="#2B2620" stroke-width="3.5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#C4573D" stroke-width="2.1" stroke-linecap="round"/>`,
  );
  for (const { a, b, i, oneWay } of found) {
    if (!oneWay) continue;
    const [x, y] = onRoad(a, b, i, 0.72);
    const [nx, ny] = onRoad(a, b, i, 0.74);
    const angle = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    pen.raw(
      `<path d="M6 0L-5 5L-2.500 0L-5-5Z" transform="translate(${short(x)} ${short(y)}) rotate(${short(angle)})" fill="#1E221D" stroke="#F2EDD9" stroke-width=".8"/>`,
    );
  }
}

function neatLine(pen: Pen, { x, y, width, height }: Window): void {
  pen.raw(
    `<path d="M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}z" fill="none" stroke="#1E221D" stroke-width="1.200"/><path d="M${x + 7} ${y + 7}h${width - 14}v${height - 14}h${14 - width}z" fill="none" stroke="#1E221D" stroke-width=".6"/>`,
  );
}

function heights(pen: Pen, place: (p: Point) => Point): void {
  for (const [level, tint] of TINTS.entries()) {
    for (const [ridge, height] of RIDGES) {
      const wide = (height / 300) * 92 - level * 19;
      if (wide > 6)
        pen.raw(
          `<path d="${curve(rough(ridge.map(place), 26, dice(height + level), 2))}" fill="none" stroke="#9A6A3C" stroke-opacity=".42" stroke-width="${short(wide + 1.4)}" stroke-linecap="round"/><path d="${curve(rough(ridge.map(place), 26, dice(height + level), 2))}" fill="none" stroke="${tint}" stroke-width="${short(wide)}" stroke-linecap="round"/>`,
        );
    }
  }
}

function woods(pen: Pen, rings: readonly Line[], random: Dice): void {
  const blobs: Line[] = [];
  for (let i = 0; i < 420; i++) {
    const centre: Point = [random() * 1000, random() * 800];
    if (!rings.some((ring) => inside(ring, centre))) continue;
    const size = 3 + random() * 8;
    blobs.push(
      Array.from({ length: 8 }, (_, k): Point => {
        const r = size * (0.6 + random() * 0.7);
        return [centre[0] + r * 1.4 * Math.cos((k * Math.PI) / 4), centre[1] + r * Math.sin((k * Math.PI) / 4)];
      }),
    );
  }
  pen.raw(
    `<path d="${blobs
      .filter((b) => b.some((p) => pen.sees(p)))
      .map((b) => `${path(b)}z`)
      .join('')}" fill="#BFCB9C" opacity=".8"/>`,
  );
}
