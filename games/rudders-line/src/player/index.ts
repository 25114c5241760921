// What computer players ask of the game: a heuristic, and what a position is worth.
import type { Choices, Generator, PlayerParts, State } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { frameSide } from '../words/describe.ts';
import { SIDE_ID } from '../words/names.ts';
import { answerToPass } from './answer.ts';
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

/** What the tuned heuristics take: each side by its own numbers, and an answer to a pass. */
function practised(
  t: GameData,
  sides: readonly Weights[],
  s: State,
  choices: Choices,
  n: number,
  g: Generator,
): number {
  const answer = answerToPass(t, s, choices, n);
  return answer < 0 ? take(t, sides[frameSide(s)], s, choices, n, g) : answer;
}

export const player: PlayerParts<GameData> = {
  heuristic: (t, s, choices, n, g) => take(t, PLAIN, s, choices, n, g),
  tuned: (t, s, choices, n, g) => practised(t, TUNED, s, choices, n, g),
  tunables: {
    names: SIDE_ID.flatMap((side) => NAMES.map((name) => `${side} ${name}`)),
    numbers: listed(TUNED),
    plain: listed([PLAIN, PLAIN]),
    with(t, numbers) {
      const sides = unlisted(numbers);
      return (s, choices, n, g) => practised(t, sides, s, choices, n, g);
    },
  },
  evaluate,
  terms,
  gauges,
  forecast,
};
