// The bands of the Operational Map as places: those of a theatre, or six strips where there is none, and the room things take.
import type { Point, Spot } from '../../map/kit.ts';
import { THEATRE, type TheatreBand, type TheatreSheet } from './theatre.ts';

const BAND_IDS: readonly string[] = [0, 1, 2, 3, 4, 5].map((i) => `band-${i}`);

/** A counter with its tag above, its name below and an arrow at each side: how far it reaches from its middle. */
export const CLUSTER = { aside: 58, above: 57, below: 51 } as const;

/** Seen from farther than this, as on a phone that shows the whole country, counters get smaller: they would hide it. */
const FAR = 0.55;

/** How much larger than the sheet counters and what hangs on them are drawn at a zoom. */
export function clusterScale(zoom: number): number {
  return Math.max(1, 0.93 / Math.max(FAR, zoom));
}

/** A counter within all that, in the same units: 44 pixels at least. */
export const COUNTER = 47.4;

/** Half of the room that the name of a band takes. */
export const HEAD_ROOM = { aside: 64, above: 26, below: 12 } as const;
/** Scale and source in the lower left corner. */
export const FOOT = { wide: 280, high: 46 } as const;

/** Six strips side by side, for a campaign that has no theatre of its own. */
function strips(): readonly TheatreBand[] {
  const { width, height } = THEATRE;
  const wide = width / 6;
  return BAND_IDS.map((_, i) => {
    const [left, right] = [Math.round(i * wide), Math.round((i + 1) * wide)];
    const middle: Point = [(left + right) / 2, height / 2];
    return {
      shape: [
        [left, 0],
        [right, 0],
        [right, height],
        [left, height],
      ],
      middle,
      head: [middle[0], 34],
      stands: [120, 222, 324, 426].map((y): Point => [middle[0], y]),
    };
  });
}

const PLAIN = strips();

export function bandsOf(sheet: TheatreSheet | undefined): readonly TheatreBand[] {
  return sheet?.bands ?? PLAIN;
}

export function countrySpots(sheet: TheatreSheet | undefined): ReadonlyMap<string, Spot> {
  return new Map(
    bandsOf(sheet).map(({ shape, middle, head }, i) => {
      const id = `band-${i}`;
      return [id, { id, shape, label: head, stack: middle, tag: middle, across: 6 }] as const;
    }),
  );
}
