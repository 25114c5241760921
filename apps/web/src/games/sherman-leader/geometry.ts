// Where the hexes of Sherman Leader's Battlefield lie.
import type { Point, Spot } from '../../map/kit.ts';

/** A hex from its middle to a corner, and how large the room of one is on the sheet of drawings. */
const R = 93;
const WIDE = Math.sqrt(3) * R;
const EDGE = 14;
export const CELL = { wide: 164, high: 188, kinds: 6, variants: 3 } as const;
export const FIELD = { width: 754, height: 911, off: 78 } as const;

/** Rounded so that neighbours name their common corners alike. */
const even = (n: number): number => Math.round(n * 10) / 10;

/** `41`: row 4, column 1; odd rows stand half a hex to the right. */
export function hexCentre(id: string): Point {
  const [row, column] = [Number(id[0]), Number(id[1])];
  return [
    even(EDGE + WIDE / 2 + (column - 1) * WIDE + (row % 2 === 1 ? WIDE / 2 : 0)),
    even(EDGE + R + (row - 1) * 1.5 * R),
  ];
}

function hexSpot(id: string): Spot {
  const [x, y] = hexCentre(id);
  const half = WIDE / 2;
  const shape: readonly Point[] = (
    [
      [0, -R],
      [half, -R / 2],
      [half, R / 2],
      [0, R],
      [-half, R / 2],
      [-half, -R / 2],
    ] as const
  ).map(([dx, dy]) => [Math.round(x + dx), Math.round(y + dy)]);
  return { id, shape, label: [x, y - 64], stack: [x, y + 24], tag: [x, y - 32], across: 3 };
}

export const HEX_IDS: readonly string[] = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4].map((c) => `${row}${c}`));

function boxSpot(id: string, x: number, y: number, width: number, height: number): Spot {
  const shape: readonly Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
  return {
    id,
    shape,
    label: [x + width / 2, y + 18],
    stack: [x + width / 2, y + height / 2 + 14],
    tag: [x + width / 2, y + height - 14],
    across: Math.max(2, Math.floor((width - 8) / 47)),
  };
}

export function battleSpots(): ReadonlyMap<string, Spot> {
  const off = boxSpot('off', 14, FIELD.height + 8, FIELD.width - 28, FIELD.off - 8);
  const spots = [
    ...HEX_IDS.map(hexSpot),
    { ...off, label: [98, FIELD.height + 26] as Point, stack: [FIELD.width / 2, FIELD.height + 43] as Point },
  ];
  return new Map(spots.map((spot) => [spot.id, spot]));
}
