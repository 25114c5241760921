// What computer players ask of the game: a heuristic, and what a position is worth.
import type { PlayerParts } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { frameSide } from '../words/describe.ts';
import { SIDE_ID } from '../words/names.ts';
import { evaluate, terms } from './evaluate.ts';
import { forecast } from './forecast.ts';
import { gauges } from './gauges.ts';
import { take } from './heuristic.ts';
import { PLAIN, TUNED, type Weights } from './weights.ts';

/** The numbers of both sides in one list, as practice moves them. */
const NAMES = Object.keys(PLAIN) as (keyof Weights)[];

const listed = (sides: readonly Weights[]): number[] => sides.flatMap((w) => NAMES.map((name) => w[name]));

function unlisted(numbers: readonly number[]): readonly Weights[] {
  return SIDE_ID.map((_, side) => {
    const own = NAMES.map((name, i) => [name, numbers[side * NAMES.length + i]] as const);
    return { ...PLAIN, ...Object.fromEntries(own) };
  });
}

export const player: PlayerParts<GameData> = {
  heuristic: (t, s, choices, n, g) => take(t, PLAIN, s, choices, n, g),
  tuned: (t, s, choices, n, g) => take(t, TUNED[frameSide(s)], s, choices, n, g),
  tunables: {
    names: SIDE_ID.flatMap((side) => NAMES.map((name) => `${side} ${name}`)),
    numbers: listed(TUNED),
    plain: listed([PLAIN, PLAIN]),
    with(t, numbers) {
      const sides = unlisted(numbers);
      return (s, choices, n, g) => take(t, sides[frameSide(s)], s, choices, n, g);
    },
  },
  evaluate,
  terms,
  gauges,
  forecast,
};
