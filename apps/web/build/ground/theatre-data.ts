// The nine theatres of Sherman Leader as they are kept, by longitude and latitude, and how they are laid on a sheet.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { THEATRE } from '../../src/games/sherman-leader/theatre.ts';
import type { Line, Point } from './geometry.ts';

interface Named {
  readonly name: string;
  readonly points: Line;
}

export interface Theatre {
  readonly code: string;
  readonly title: string;
  readonly subtitle: string;
  /** Picks the inks: winter, desert, jungle, or any other. */
  readonly season: string;
  readonly projection: { readonly parallels: Point; readonly rotate: Point };
  /** Without a coast: all of it is land. */
  readonly inland: boolean;
  /** West and south, east and north: what must be on the sheet; the data reaches beyond it. */
  readonly frame: readonly [Point, Point];
  readonly places: readonly {
    readonly name: string;
    readonly at: Point;
    readonly kind: 'city' | 'port' | 'town';
    readonly label: string;
  }[];
  readonly roads: readonly (Named & { readonly class: number })[];
  readonly rivers: readonly Named[];
  readonly lakes: readonly { readonly name: string; readonly polygon: Line }[];
  readonly ridges: readonly (Named & { readonly metres: number })[];
  readonly woods: readonly { readonly at: Point; readonly half: Point }[];
  readonly waters: readonly { readonly name: string; readonly at: Point }[];
  readonly borders: readonly Named[];
  /** From the friendly to the enemy side. */
  readonly phaseLines: readonly { readonly points: Line }[];
  readonly bands: readonly { readonly name: string; readonly stands: Line }[];
  readonly coast: readonly Line[];
  readonly source: string;
}

const FOLDER = join(import.meta.dirname, '../theatres');

export function theatres(): readonly Theatre[] {
  return readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const theatre = JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Theatre;
      if (theatre.code !== basename(file, '.json')) throw new Error(`${file} is the theatre of ${theatre.code}`);
      return theatre;
    });
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert conformal conic by two parallels and a middle meridian; not yet scaled. */
function lambert({ parallels, rotate }: Theatre['projection']): (at: Point) => Point {
  const [one, two] = [rad(parallels[0]), rad(parallels[1])];
  const t = (phi: number): number => Math.tan(Math.PI / 4 + phi / 2);
  const n = Math.log(Math.cos(one) / Math.cos(two)) / Math.log(t(two) / t(one));
  const f = (Math.cos(one) * t(one) ** n) / n;
  return ([lon, lat]) => {
    const r = f / t(rad(lat)) ** n;
    const angle = n * rad(lon + rotate[0]);
    return [r * Math.sin(angle), r * Math.cos(angle)];
  };
}

/** How much wider than its frame the data of a theatre is: no sheet shows more. */
const REACH = 1.26;

/** Where a point lies on the sheet: the frame as large as it fits, in the middle. */
export function onSheet({ projection, frame }: Theatre): (at: Point) => Point {
  const flat = lambert(projection);
  const [[west, south], [east, north]] = frame;
  const corners = (
    [
      [west, south],
      [west, north],
      [east, south],
      [east, north],
      [(west + east) / 2, south],
      [(west + east) / 2, north],
    ] as const
  ).map(flat);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { width, height } = THEATRE;
  const fits = Math.min(width / (right - left), height / (bottom - top));
  const k = Math.max(fits, width / ((right - left) * REACH));
  const [dx, dy] = [(width - (right - left) * k) / 2, (height - (bottom - top) * k) / 2];
  return (at) => {
    const [x, y] = flat(at);
    return [(x - left) * k + dx, (y - top) * k + dy];
  };
}

/** Radius of the earth in kilometres, for the scale bar. */
const EARTH = 6371;

/** Units of the sheet for a kilometre, in the middle of it. */
export function perKilometre(theatre: Theatre): number {
  const [[west, south], [east, north]] = theatre.frame;
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  const place = onSheet(theatre);
  const [a, b] = [place([lon, lat - 0.05]), place([lon, lat + 0.05])];
  return Math.hypot(a[0] - b[0], a[1] - b[1]) / (EARTH * rad(0.1));
}
