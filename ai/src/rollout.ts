// Playing on from a position by the rules of thumb: what a position is worth, and how the game would end.
import {
  choiceBuffer,
  DEPTH,
  type Game,
  type GameEvent,
  type Generator,
  randomBelow,
  randomBits,
  type State,
  seeded,
} from '@bocage/engine';
import { thumbOf } from './search/thumb.ts';
import { worth } from './search/trial.ts';
import { valuation } from './value.ts';
import { W } from './words/hint.ts';

const buffer = choiceBuffer();
/** A game in which nothing ends is given up. */
const LONGEST = 100_000;

/** Gives a state new dice: what comes is as likely as ever, but not what came. */
export function reseed(s: State, g: Generator): void {
  for (let i = 0; i < 4; i++) s[i] = randomBits(g);
  s[0] |= 1;
}

/**
 * Plays on in place: to the end, or until the turn with that number begins, or, where turns are not counted, for `horizon`
 * decisions. Returns the decisions played.
 */
export function playOn<E extends GameEvent>(
  game: Game<E>,
  s: State,
  g: Generator,
  horizon = Number.POSITIVE_INFINITY,
  lastTurn = Number.POSITIVE_INFINITY,
): number {
  const thumb = thumbOf(game);
  let played = 0;
  while (s[DEPTH] > 0 && (played < horizon || game.continues(s)) && played < LONGEST) {
    if (game.turn !== undefined && game.turn(s) >= lastTurn) break;
    const n = game.choices(s, buffer);
    const at = n === 1 ? 0 : thumb === undefined ? randomBelow(g, n) : thumb(s, buffer, n, g);
    game.apply(s, buffer[at], seeded);
    played++;
  }
  return played;
}

/** The worth of a state for a seat: the result if it is over, the evaluation otherwise. */
export function standingOf<E extends GameEvent>(game: Game<E>, s: State, seat: number): number {
  const value = s[DEPTH] > 0 ? valuation(game) : undefined;
  if (value !== undefined) return value.evaluate(s, seat);
  return worth(game, s, seat, game.seats.length === 1);
}

export interface Outlook {
  /** How the games ended, the most frequent first. */
  readonly grades: readonly { readonly grade: string; readonly chance: number }[];
  /** Chance to win, in games that are won; mean points, in games that are scored. */
  readonly value: number;
  readonly spread: number;
  /** Eight games of ten ended between these. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** Plays games to their end from deals of a view, after one choice; at most `work` decisions, at least one game. */
export function outlook<E extends GameEvent>(
  game: Game<E>,
  start: (s: State) => void,
  seat: number,
  g: Generator,
  most: { readonly games: number; readonly work: number },
): Outlook {
  const s = new Int32Array(game.size);
  const counts = new Map<string, number>();
  const values: number[] = [];
  let sum = 0;
  let squares = 0;
  let games = 0;
  for (let work = 0; games < most.games && (games === 0 || work < most.work); games++) {
    start(s);
    work += playOn(game, s, g);
    const grade = game.result(s)?.grade ?? W.noEnd;
    counts.set(grade, (counts.get(grade) ?? 0) + 1);
    const value = worth(game, s, seat, game.seats.length === 1);
    values.push(value);
    sum += value;
    squares += value * value;
  }
  values.sort((a, b) => a - b);
  const mean = sum / games;
  return {
    grades: [...counts]
      .map(([grade, n]) => ({ grade, chance: n / games }))
      .sort((a, b) => b.chance - a.chance || (a.grade < b.grade ? -1 : 1)),
    value: mean,
    spread: Math.sqrt(Math.max(0, squares / games - mean * mean)),
    low: values[Math.floor((games - 1) * 0.1)],
    high: values[Math.ceil((games - 1) * 0.9)],
    games,
  };
}
