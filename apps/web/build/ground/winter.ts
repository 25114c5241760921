// Winter in the Ardennes: six tiles of four hexes, each drawn as its terrain: open, light and heavy wood, impassable.
import { contour } from './contours.ts';
import { curve, type Dice, dice, inside, type Line, type Point, path, rough, short } from './geometry.ts';
import { Pen, type Window } from './pen.ts';

const R = 93;
const WIDE = Math.sqrt(3) * R;
/** A sample of six tiles: - open, L light, H heavy, I impassable. */
const TILES = ['---L', 'L---', 'HHIL', 'L---', 'HH--', '--HL'];
const GROUND: Readonly<Record<string, string>> = { H: '#D6DFDC', L: '#E6ECEA', I: '#D5D8D6', '-': '#F2F5F3' };

function centre(row: number, column: number): Point {
  return [14 + WIDE / 2 + column * WIDE + (row % 2 === 0 ? WIDE / 2 : 0), R + 14 + row * 1.5 * R];
}

export function hexAround([x, y]: Point, r = R): Line {
  return Array.from({ length: 6 }, (_, i): Point => {
    const angle = (Math.PI / 180) * (60 * i - 90);
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

export function winter(window: Window): string {
  const pen = new Pen(window);
  const random = dice(12);
  pen.raw(
    '<defs><g id="fir"><path d="M2 1L14 5L3 3Z" fill="#8FA3AC" opacity=".55"/><path d="M0-16L6.5-5H4L8 3H-8L-4-5H-6.5Z" fill="#3F5A4B" stroke="#22352B" stroke-width=".8"/><path d="M0-16L-6.5-5H-4L-8 3H-2L-1-6Z" fill="#F4F6F2" opacity=".62"/></g>' +
      '<g id="bare"><path d="M0 3V-6M0-2L-5-9M0-4L5-11M0-6L-1.5-13M-3-6L-7-7M3-8L7-8" stroke="#4A3B2C" stroke-width="1.35" fill="none" stroke-linecap="round"/></g></defs>',
  );
  const { x, y, width, height } = window;
  pen.raw(`<path d="M${x} ${y}h${width}v${height}h${-width}z" fill="#D5DDDF"/>`);
  const all: Line[] = [];
  TILES.forEach((tiles, row) => {
    [...tiles].forEach((kind, column) => {
      const at = centre(row, column);
      if (!pen.sees(at, R)) return;
      const outline = hexAround(at);
      all.push(outline);
      pen.raw(`<path d="${path(outline)}z" fill="${GROUND[kind] ?? '#F2F5F3'}"/>`);
      if (kind === '-') open(pen, at, random);
      else if (kind === 'I') crag(pen, at, random);
      else wood(pen, at, kind === 'H', random);
    });
  });
  formLines(pen);
  pen.lines(
    all.map((outline) => [...outline, outline[0] ?? [0, 0]]),
    'stroke="#46525A" stroke-width="1.5"',
  );
  return pen.svg();
}

/** Snow with drifts, a bank with bare trees. */
function open(pen: Pen, [x, y]: Point, random: Dice): void {
  for (let k = 0; k < 3; k++) {
    const level = y - 50 + k * 42 + random() * 16;
    pen.raw(
      `<path d="${curve(
        rough(
          [
            [x - 66, level],
            [x, level + random() * 18 - 9],
            [x + 66, level],
          ],
          10,
          random,
          2,
        ),
      )}" fill="none" stroke="#A9BCC4" stroke-width=".9" opacity=".65"/>`,
    );
  }
  const angle = random() * 6.28;
  const [dx, dy] = [Math.cos(angle) * 70, Math.sin(angle) * 70];
  const bank = rough(
    [
      [x - dx, y - dy],
      [x + random() * 30 - 15, y + random() * 30 - 15],
      [x + dx, y + dy],
    ],
    9,
    random,
    3,
  );
  pen.lines([bank], 'stroke="#9DB1BB" stroke-width="4" opacity=".55" transform="translate(2 3)"');
  pen.lines([bank], 'stroke="#6B5A44" stroke-width="1.6"');
  bank.forEach((p, i) => {
    if (i % 3 === 0 && random() < 0.6) tree(pen, 'bare', p, 1);
  });
}

function tree(pen: Pen, kind: 'fir' | 'bare', [x, y]: Point, scale: number): void {
  pen.raw(`<use href="#${kind}" transform="translate(${short(x)} ${short(y)})scale(${scale.toFixed(2)})"/>`);
}

function wood(pen: Pen, at: Point, heavy: boolean, random: Dice): void {
  const stand: Point[] = [];
  const room = hexAround(at, R - 9);
  for (let tries = 0; stand.length < (heavy ? 70 : 18) && tries < 2400; tries++) {
    const p: Point = [at[0] - R + random() * 2 * R, at[1] - R + random() * 2 * R];
    const far = Math.hypot(p[0] - at[0], p[1] - at[1]);
    if (!inside(room, p) || (heavy ? far < 40 && random() < 0.86 : far < 50)) continue;
    if (stand.some((q) => Math.hypot(q[0] - p[0], q[1] - p[1]) < (heavy ? 11.5 : 15))) continue;
    stand.push(p);
  }
  for (const p of stand.sort((a, b) => a[1] - b[1]))
    tree(pen, heavy || random() < 0.34 ? 'fir' : 'bare', p, heavy ? 1.2 + random() * 0.5 : 1);
}

/** Rings of rock with ticks: nothing drives here. */
export function crag(pen: Pen, [x, y]: Point, random: Dice): void {
  ['#CFCFC6', '#C3C2B7', '#D3D2C8', '#E4E4DC'].forEach((tint, k) => {
    const r = 66 - k * 14;
    const ring = rough(
      Array.from(
        { length: 13 },
        (_, i): Point => [x + r * Math.cos((i * Math.PI) / 6), y + r * 0.92 * Math.sin((i * Math.PI) / 6)],
      ),
      16,
      random,
      3,
    );
    const ticks = ring
      .filter((_, i) => i % 2 === 0)
      .map(([px, py]) => {
        const angle = Math.atan2(py - y, px - x);
        const long = 6 + random() * 7;
        return `M${short(px)} ${short(py)}l${short(Math.cos(angle) * long)} ${short(Math.sin(angle) * long)}`;
      });
    pen.raw(
      `<path d="${path(ring)}z" fill="${tint}" stroke="#4A4238" stroke-width="1.4"/><path d="${ticks.join('')}" stroke="#4A4238" stroke-width="1.1"/>`,
    );
  });
}

function formLines(pen: Pen): void {
  const random = dice(31);
  const waves = Array.from({ length: 16 }, () => [random() * 6.28, 0.006 + random() * 0.02, random() * 6.28] as const);
  const value = (x: number, y: number): number =>
    waves.reduce(
      (sum, [angle, rate, phase]) => sum + Math.sin((x * Math.cos(angle) + y * Math.sin(angle)) * rate + phase),
      0,
    );
  for (const level of [-4.5, -3, -1.5, 0, 1.5, 3, 4.5])
    pen.lines(
      contour({ across: 54, down: 64, step: 14, value }, level),
      `stroke="#8A6A4A" stroke-opacity=".5" stroke-width="${level % 3 === 0 ? 1.3 : 0.8}"`,
    );
}
