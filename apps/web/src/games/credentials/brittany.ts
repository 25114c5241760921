// Where Brittany lies on the sheet: one projection for the ground, drawn at build time, and for what the page lays on it.
import type { Point } from '../../map/kit.ts';

/** Units of the ground; the page shows it larger by SHEET_SCALE. */
export const GROUND = { width: 1000, height: 690 } as const;
export const SHEET_SCALE = 1.2;

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert conformal conic with parallels 47.3 and 48.9, centre 3 W. */
function lambert(lon: number, lat: number): Point {
  const [one, two] = [rad(47.3), rad(48.9)];
  const t = (phi: number): number => Math.tan(Math.PI / 4 + phi / 2);
  const n = Math.log(Math.cos(one) / Math.cos(two)) / Math.log(t(two) / t(one));
  const f = (Math.cos(one) * t(one) ** n) / n;
  const r = f / t(rad(lat)) ** n;
  const angle = n * rad(lon + 3);
  return [r * Math.sin(angle), -(f / t(rad(48)) ** n - r * Math.cos(angle))];
}

const [WEST, SOUTH] = lambert(-5.16, 47);
const [EAST, NORTH] = lambert(-0.98, 48.93);
const SCALE = 1000 / (EAST - WEST);
const TOP = Math.min(SOUTH, NORTH);

/** A point by longitude and latitude, in units of the ground. */
export function onGround([lon, lat]: Point): Point {
  const [x, y] = lambert(lon, lat);
  return [(x - WEST) * SCALE, (y - TOP) * SCALE];
}

/** Towns too near to each other are pushed apart, in units of the ground. */
const PUSHED: Readonly<Record<string, Point>> = {
  avranches: [0, -28],
  pontaubault: [2, 16],
  huelgoat: [-5, -4],
  carhaix: [5, 4],
};

interface Town {
  readonly id: string;
  readonly lat: number;
  readonly lon: number;
}

export function townOnGround({ id, lat, lon }: Town): Point {
  const [x, y] = onGround([lon, lat]);
  const [dx, dy] = PUSHED[id] ?? [0, 0];
  return [x + dx, y + dy];
}

/** Roads bend a little, each to its own side. */
const BENDS = [0.07, -0.05, 0.04, -0.08, 0.06, -0.03];

/** The point that a road from a to b bends toward. */
export function roadBend(a: Point, b: Point, index: number): Point {
  const bend = BENDS[index % BENDS.length] ?? 0;
  return [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
}

/** A point of the road, t from 0 to 1. */
export function onRoad(a: Point, b: Point, index: number, t: number): Point {
  const c = roadBend(a, b, index);
  const u = 1 - t;
  return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
}

/** Half width and half height of a Maquis Zone. */
export const ZONE_SIZE: Point = [50, 30];

/** Where a Maquis Zone lies: beside the roads, not on them. */
const ZONE_PUSHED: Readonly<Record<string, Point>> = { A: [0, 4], B: [4, -2] };

export function zoneOnGround({ id, lat, lon }: Town): Point {
  const [x, y] = onGround([lon, lat]);
  const [dx, dy] = ZONE_PUSHED[id] ?? [0, 0];
  return [x + dx, y + dy];
}
