// The hexes of Sherman Leader: for each of the four terrains one sheet with every kind of hex, three drawings of each.
// The page lays a battlefield out of them, so a hex that looks wooded is cover.
import { contour } from './contours.ts';
import { curve, type Dice, dice, type Line, type Point, path, rough, short } from './geometry.ts';
import { Pen } from './pen.ts';
import { crag, hexAround } from './winter.ts';

const R = 93;
/** The room of one hex on the sheet. */
const WIDE = 164;
const HIGH = 188;
const KINDS = ['clear', 'light', 'heavy', 'bocage', 'water', 'impassable'] as const;
const VARIANTS = 3;

interface Ink {
  readonly clear: string;
  readonly light: string;
  readonly heavy: string;
  /** Lines on open ground: drifts, furrows, dunes, grass. */
  readonly line: string;
  readonly bank: string;
  readonly trees: readonly string[];
  readonly defs: string;
}

const fir =
  '<path d="M2 1L14 5L3 3Z" fill="#8FA3AC" opacity=".55"/><path d="M0-16L6.5-5H4L8 3H-8L-4-5H-6.5Z" fill="#3F5A4B" stroke="#22352B" stroke-width=".8"/><path d="M0-16L-6.5-5H-4L-8 3H-2L-1-6Z" fill="#F4F6F2" opacity=".62"/>';
const bare =
  '<path d="M0 3V-6M0-2L-5-9M0-4L5-11M0-6L-1.5-13M-3-6L-7-7M3-8L7-8" stroke="#4A3B2C" stroke-width="1.35" fill="none" stroke-linecap="round"/>';
const crown = (fill: string): string =>
  `<ellipse cx="3" cy="3" rx="9" ry="6" fill="#3B4A2B" opacity=".35"/><path d="M-8 0q-2-6 3-8q3-5 8-1q6 1 5 6q2 5-4 6q-4 3-8 0q-4 1-4-3z" fill="${fill}" stroke="#3F5330" stroke-width=".9"/><path d="M-4-3q3-3 6-1" stroke="#3F5330" stroke-width=".8" fill="none"/>`;
const scrub =
  '<ellipse cx="2" cy="3" rx="8" ry="3" fill="#8A7446" opacity=".4"/><path d="M0 3V-3M0 2L-6-4M0 2L6-4M0 1L-3-7M0 1L3-7" stroke="#6C6A38" stroke-width="1.5" fill="none" stroke-linecap="round"/>';
const rock =
  '<path d="M-9 4L-7-5L-1-9L6-6L9 3L4 5Z" fill="#C0A26B" stroke="#5E4A2A" stroke-width="1"/><path d="M-1-9L0-2L9 3M0-2L-7 4" stroke="#5E4A2A" stroke-width=".8" fill="none"/>';
const palm =
  '<ellipse cx="3" cy="4" rx="8" ry="3" fill="#3B4A2B" opacity=".35"/><path d="M0 4Q1-3 0-8" stroke="#5B4427" stroke-width="1.8" fill="none"/><path d="M0-8Q-7-12-10-5Q-5-8 0-8Q-5-15-1-16Q1-12 0-8Q6-15 10-9Q5-10 0-8Q7-8 8-2Q4-6 0-8Q-3-6-5-1Q-5-6 0-8Z" fill="#5C7E3E" stroke="#31491F" stroke-width=".8"/>';

const INKS: Readonly<Record<string, Ink>> = {
  winter: {
    clear: '#F2F5F3',
    light: '#E6ECEA',
    heavy: '#D6DFDC',
    line: '#A9BCC4',
    bank: '#6B5A44',
    trees: ['fir', 'bare'],
    defs: `<g id="fir">${fir}</g><g id="bare">${bare}</g>`,
  },
  european: {
    clear: '#E9E6C4',
    light: '#DCE2B6',
    heavy: '#C2D09A',
    line: '#B9B784',
    bank: '#566F3C',
    trees: ['oak', 'ash'],
    defs: `<g id="oak">${crown('#6E8A4F')}</g><g id="ash">${crown('#87A062')}</g>`,
  },
  desert: {
    clear: '#F1E3BF',
    light: '#EAD9AE',
    heavy: '#DDC592',
    line: '#C4A566',
    bank: '#8C7143',
    trees: ['rock', 'scrub'],
    defs: `<g id="rock">${rock}</g><g id="scrub">${scrub}</g>`,
  },
  jungle: {
    clear: '#DFE6B8',
    light: '#CBDB9F',
    heavy: '#A9C27F',
    line: '#9DAF6C',
    bank: '#5E7440',
    trees: ['palm', 'fern'],
    defs: `<g id="palm">${palm}</g><g id="fern">${crown('#5F8446')}</g>`,
  },
};

export const TERRAINS = Object.keys(INKS);

/** One sheet: kinds from left to right, drawings of a kind from top to bottom. */
export function hexSheet(terrain: string): string {
  const ink = INKS[terrain];
  if (ink === undefined) throw new Error(`no terrain ${terrain}`);
  const random = dice(12 + TERRAINS.indexOf(terrain));
  const pen = new Pen({ x: 0, y: 0, width: WIDE * KINDS.length, height: HIGH * VARIANTS });
  pen.raw(`<defs>${ink.defs}</defs>`);
  KINDS.forEach((kind, column) => {
    for (let row = 0; row < VARIANTS; row++) {
      const cell = new Pen({ x: 0, y: 0, width: WIDE, height: HIGH });
      draw(cell, kind, ink, random);
      pen.raw(`<svg x="${column * WIDE}" y="${row * HIGH}" width="${WIDE}" height="${HIGH}">${cell.inner}</svg>`);
    }
  });
  return pen.svg();
}

const MIDDLE: Point = [WIDE / 2, HIGH / 2];

function draw(pen: Pen, kind: (typeof KINDS)[number], ink: Ink, random: Dice): void {
  const ground = kind === 'heavy' ? ink.heavy : kind === 'light' ? ink.light : ink.clear;
  pen.raw(`<path d="M0 0h${WIDE}v${HIGH}h-${WIDE}z" fill="${ground}"/>`);
  if (kind === 'clear') {
    lines(pen, ink, random, 3);
    bank(pen, ink, random);
  } else if (kind === 'light') {
    lines(pen, ink, random, 2);
    stand(pen, ink, 20, random);
  } else if (kind === 'heavy') stand(pen, ink, 74, random);
  else if (kind === 'bocage') hedges(pen, random);
  else if (kind === 'water') water(pen, random);
  else crag(pen, MIDDLE, random);
}

function lines(pen: Pen, ink: Ink, random: Dice, n: number): void {
  const [x, y] = MIDDLE;
  for (let k = 0; k < n; k++) {
    const level = y - 50 + k * 44 + random() * 16;
    const line: Line = [
      [x - 66, level],
      [x, level + random() * 18 - 9],
      [x + 66, level],
    ];
    pen.raw(
      `<path d="${curve(rough(line, 10, random, 2))}" fill="none" stroke="${ink.line}" stroke-width=".9" opacity=".7"/>`,
    );
  }
}

/** A bank across open ground, with a few trees. */
function bank(pen: Pen, ink: Ink, random: Dice): void {
  const [x, y] = MIDDLE;
  const angle = random() * 6.28;
  const [dx, dy] = [Math.cos(angle) * 72, Math.sin(angle) * 72];
  const line = rough(
    [
      [x - dx, y - dy],
      [x + random() * 30 - 15, y + random() * 30 - 15],
      [x + dx, y + dy],
    ],
    9,
    random,
    3,
  );
  pen.lines([line], `stroke="${ink.line}" stroke-width="4" opacity=".55" transform="translate(2 3)"`);
  pen.lines([line], `stroke="${ink.bank}" stroke-width="1.6"`);
  line.forEach((p, i) => {
    if (i % 4 === 0 && random() < 0.5) tree(pen, ink.trees[1] ?? '', p, 0.8);
  });
}

function tree(pen: Pen, kind: string, [x, y]: Point, scale: number): void {
  pen.raw(`<use href="#${kind}" transform="translate(${short(x)} ${short(y)})scale(${scale.toFixed(2)})"/>`);
}

/** Trees or rocks, around the middle where the counters lie rather than in it. */
function stand(pen: Pen, ink: Ink, most: number, random: Dice): void {
  const heavy = most > 40;
  const found: Point[] = [];
  const room = hexAround(MIDDLE, R - 9);
  const right = Math.max(...room.map(([x]) => x));
  for (let tries = 0; found.length < most && tries < 2400; tries++) {
    const p: Point = [random() * WIDE, random() * HIGH];
    const far = Math.hypot(p[0] - MIDDLE[0], p[1] - MIDDLE[1]);
    if (p[0] > right || far > R - 12 || (heavy ? far < 40 && random() < 0.86 : far < 50)) continue;
    if (found.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < (heavy ? 11.5 : 15))) continue;
    found.push(p);
  }
  for (const p of found.sort((a, b) => a[1] - b[1]))
    tree(
      pen,
      ink.trees[heavy ? (random() < 0.85 ? 0 : 1) : random() < 0.4 ? 0 : 1] ?? '',
      p,
      heavy ? 1.2 + random() * 0.4 : 1,
    );
}

/** Small fields between high hedges. */
function hedges(pen: Pen, random: Dice): void {
  const [x, y] = MIDDLE;
  const tilt = random() * 16 - 8;
  const edges: readonly Line[] = [
    [
      [x - 90, y - 28 + tilt],
      [x + 90, y - 34 - tilt],
    ],
    [
      [x - 90, y + 34 - tilt],
      [x + 90, y + 40 + tilt],
    ],
    [
      [x - 24 + tilt, y - 96],
      [x - 18, y - 32],
    ],
    [
      [x + 30 - tilt, y - 32],
      [x + 22, y + 38],
    ],
    [
      [x - 30, y + 36],
      [x - 36 + tilt, y + 96],
    ],
  ];
  const cuts = edges.map((line) => rough(line, 6, random, 3));
  pen.raw(
    `<path d="M0 0h${WIDE}v${short(y - 32)}h-${WIDE}z" fill="#D3DCAE"/><path d="M0 ${short(y + 38)}h${WIDE}v90h-${WIDE}z" fill="#DDE2B9"/>`,
  );
  pen.lines(cuts, 'stroke="#3B4A2B" stroke-width="5.4" opacity=".38" transform="translate(2 2.5)"');
  pen.lines(cuts, 'stroke="#566F3C" stroke-width="4.4"');
  const all = cuts.flat();
  pen.dots(
    all.filter((_, i) => i % 2 === 0),
    3.8,
    '#6E8A4F',
  );
  pen.dots(
    all.filter((_, i) => i % 2 === 1),
    2.8,
    '#7C9659',
  );
}

function water(pen: Pen, random: Dice): void {
  const [x, y] = MIDDLE;
  for (let k = 0; k < 4; k++) {
    const r = 84 - k * 13;
    const ring = rough(
      Array.from(
        { length: 13 },
        (_, i): Point => [x + r * 0.9 * Math.cos((i * Math.PI) / 6), y + r * Math.sin((i * Math.PI) / 6)],
      ),
      9,
      random,
      3,
    );
    const fill = ['#BAD0D3', '#C3D7D8', '#CBDDDC', '#CFDEDD'][k];
    pen.raw(
      `<path d="${path(ring)}z" fill="${fill}" stroke="${k === 0 ? '#2A5B75' : '#4F8095'}" stroke-width="${k === 0 ? 2 : 0.75}"/>`,
    );
  }
}

/** Form lines that run over all hexes, so that the tiles become one country. */
export function relief(width: number, height: number, seed: number): string {
  const pen = new Pen({ x: 0, y: 0, width, height });
  const random = dice(seed);
  const waves = Array.from({ length: 14 }, () => [random() * 6.28, 0.005 + random() * 0.016, random() * 6.28] as const);
  const value = (x: number, y: number): number =>
    waves.reduce((sum, [a, rate, phase]) => sum + Math.sin((x * Math.cos(a) + y * Math.sin(a)) * rate + phase), 0);
  for (const level of [-4.5, -3, -1.5, 0, 1.5, 3, 4.5])
    pen.lines(
      contour({ across: Math.ceil(width / 14) + 1, down: Math.ceil(height / 14) + 1, step: 14, value }, level),
      `stroke="#8A6A4A" stroke-opacity=".42" stroke-width="${level % 3 === 0 ? 1.3 : 0.8}"`,
    );
  return pen.svg();
}
