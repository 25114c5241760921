// What a hint foretells: how games go on from a position when the computer player itself plays them to the end.
//
// A position is looked at by trials: the choice, then the rules of thumb, to the end of the game where points count, as far as positions
// can be compared where it is won. What they find says little by itself, because rules of thumb play worse than the player; a few learned
// weights say what games of the player have made of positions that looked the same. Only the four operations and the square root.
import type { ForecastWeights, Game, GameEvent, Generator, GradeStep, View } from '@bocage/engine';
import { standingOf } from './rollout.ts';
import { Sample } from './stats.ts';
import { ThumbTrials } from './thumb-trials.ts';

/** How a position looks after a choice, to the seat that decides. */
export interface Prospect {
  /** Points gained so far; 0 in games that are won. */
  readonly points: number;
  /** Mean of the trials: points at the end or the chance to win, as rules of thumb play on. */
  readonly value: number;
  /** Their standard deviation. */
  readonly spread: number;
  /** Eight of ten trials lie between these. */
  readonly low: number;
  readonly high: number;
  /** Points from which the best grade begins, in some games their end too; 0 if there are no grades. */
  readonly goal: number;
  /** The share of the turns that have begun. */
  readonly progress: number;
}

/** What games of the player come to. */
export interface Foretold {
  /** Mean points, or the chance to win. */
  readonly mean: number;
  /** Eight games in ten end between these; in games that are won they say nothing. */
  readonly low: number;
  readonly high: number;
}

/** How a position looks after a choice, by trials on a view. */
export function prospect<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  choice: number,
  g: Generator,
  count: number,
): Prospect {
  const scored = game.seats.length === 1;
  const trials = new ThumbTrials(game, view, seat, scored);
  const sample = new Sample();
  const values: number[] = [];
  for (let i = 0; i < count; i++) {
    trials.deal(g);
    const value = standingOf(game, trials.play(choice), seat);
    sample.add(value);
    values.push(value);
  }
  values.sort((a, b) => a - b);
  const turns = game.turns?.(view) ?? 0;
  return {
    points: game.player?.samples?.points(view) ?? 0,
    value: sample.mean,
    spread: sample.deviation,
    low: values[Math.floor((count - 1) * 0.1)],
    high: values[Math.ceil((count - 1) * 0.9)],
    goal: game.player?.grades?.(view).at(-1)?.from ?? 0,
    progress: turns === 0 ? 0 : (game.turn?.(view) ?? 0) / turns,
  };
}

/** How a position looks, as small numbers; the first is always 1. */
export const INPUTS = 6;

/** Fills `x`. In games that are won always as the first seat sees it: so the same weights serve both. */
export function look(seen: Prospect, seat: number, scored: boolean, x: Float64Array): void {
  const { points, value, spread, goal, progress } = seen;
  const chance = seat === 0 ? value : 1 - value;
  x[0] = 1;
  x[1] = progress;
  x[2] = scored ? spread / 2 : spread * 4;
  x[3] = scored ? points / 10 : (chance - 0.5) / Math.sqrt(chance * (1 - chance) + 0.02);
  x[4] = scored ? (value - points) / 10 : x[3] * progress;
  x[5] = scored ? (goal - value) / 10 : 0;
}

/** A number of any size to a chance, by the four operations and the square root. */
export function chanceOf(x: number): number {
  return 0.5 + x / (2 * Math.sqrt(1 + x * x));
}

export function weigh(weights: ArrayLike<number>, x: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < INPUTS; i++) sum += weights[i] * x[i];
  return sum;
}

/**
 * What is foretold of a position that looks so; undefined where a game has learned no forecast, or none of such positions. The figures
 * are those of the player that was learned from, brought to the level of the one that people ask.
 */
export function foretell<E extends GameEvent>(
  game: Game<E>,
  view: View,
  seat: number,
  seen: Prospect,
): Foretold | undefined {
  const forecast: ForecastWeights | undefined = game.player?.forecast;
  if (forecast === undefined || game.player?.samples?.knows?.(view) === false) return undefined;
  return foretold(forecast, seat, seen, game.seats.length === 1);
}

export function foretold(forecast: ForecastWeights, seat: number, seen: Prospect, scored: boolean): Foretold {
  const { mean, low, high, level } = forecast;
  const x = new Float64Array(INPUTS);
  look(seen, seat, scored, x);
  if (!scored) {
    const chance = chanceOf(level[0] * weigh(mean, x) + level[1]);
    return { mean: seat === 0 ? chance : 1 - chance, low: 0, high: 1 };
  }
  const usual = seen.value + weigh(mean, x);
  const middle = seen.points + level[0] * (usual - seen.points);
  return {
    mean: middle,
    low: middle + Math.min(0, level[1] * (seen.low + weigh(low, x) - usual)),
    high: middle + Math.max(0, level[1] * (seen.high + weigh(high, x) - usual)),
  };
}

/** The chance of each grade, the most frequent first, as mean and range suggest: half of a bell on each side of the mean. */
export function gradeChances(
  grades: readonly GradeStep[],
  { mean, low, high }: Foretold,
): readonly { readonly grade: string; readonly chance: number }[] {
  const below = (points: number): number => {
    const side = points < mean ? mean - low : high - mean;
    return bell((points - mean) / Math.max(0.1, (side + HALF) / TENTH));
  };
  return grades
    .map(({ grade, from }, i) => {
      const next = grades[i + 1];
      const start = i === 0 ? 0 : below(from - HALF);
      return { grade, chance: (next === undefined ? 1 : below(next.from - HALF)) - start };
    })
    .filter(({ chance }) => chance >= 0.005)
    .sort((a, b) => b.chance - a.chance);
}

/** Points are whole numbers: each stands for half a point on both sides. */
const HALF = 0.5;
/** Standard deviations beyond which a tenth lies. */
const TENTH = 1.2816;

/** The share of a bell curve below so many standard deviations; right to 0.0003, by the four operations. */
function bell(z: number): number {
  const x = Math.abs(z);
  const d = 1 + x * (0.196854 + x * (0.115194 + x * (0.000344 + x * 0.019527)));
  const beyond = 0.5 / (d * d * d * d);
  return z < 0 ? beyond : 1 - beyond;
}
