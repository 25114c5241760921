// Brittany from its real coast: engraved sea, rounded shores, heights sketched along the named ridges, rivers, woods.
import coast from './brittany-coast.json' with { type: 'json' };
import { bounds, curve, type Dice, dice, inside, type Line, type Point, path, rough, short } from './geometry.ts';
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

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert conformal conic with parallels 47.3 and 48.9, centre 3 W. */
function lambert([lon, lat]: Point): Point {
  const [one, two] = [rad(47.3), rad(48.9)];
  const t = (phi: number): number => Math.tan(Math.PI / 4 + phi / 2);
  const n = Math.log(Math.cos(one) / Math.cos(two)) / Math.log(t(two) / t(one));
  const f = (Math.cos(one) * t(one) ** n) / n;
  const r = f / t(rad(lat)) ** n;
  const angle = n * rad(lon + 3);
  return [r * Math.sin(angle), -(f / t(rad(48)) ** n - r * Math.cos(angle))];
}

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

export function brittany(window: Window): string {
  const corners = [
    [-5.16, 47],
    [-0.98, 48.93],
  ].map(([lon = 0, lat = 0]) => lambert([lon, lat]));
  const box = bounds(corners);
  const scale = 1000 / (box.x1 - box.x0);
  const place = (p: Point): Point => {
    const [x, y] = lambert(p);
    return [(x - box.x0) * scale, (y - box.y0) * scale];
  };
  const rings = coast.polygons.map(([ring = []]) => ring.map(([lon = 0, lat = 0]) => place([lon, lat])));
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
    heights(pen, place);
    woods(pen, rings, dice(5));
  });
  RIVERS.forEach((river, i) => {
    pen.raw(
      `<path d="${curve(rough(river.map(place), 10, dice(i + 3), 2))}" fill="none" stroke="#3E7690" stroke-width="1.6" stroke-linecap="round"/>`,
    );
  });
  pen.raw(`<use href="#shore" fill="none" stroke="#2A5B75" stroke-width="1.25" stroke-linejoin="round"/>`);
  return pen.svg();
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
