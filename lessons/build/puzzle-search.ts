// Looks for puzzles in a game that the computer plays by its heuristics: positions in which one choice is clearly best and another
// one tempts.
import { findPlayer, playerFrom, type Weighed } from '@bocage/ai';
import { choiceBuffer, type Game, generator, randomBelow, type State, seeded, writePosition } from '@bocage/engine';
import { weigh } from './confirm.ts';

/** How far the best must lead: a share of the wins, or points. */
const LEAD: Readonly<Record<string, number>> = { 'rudders-line': 0.08, credentials: 0.3, 'sherman-leader': 0.25 };
/** Short games, where there is a choice of lengths. */
const OPTIONS: Readonly<Record<string, Record<string, string>>> = {
  'sherman-leader': { campaign: 'SI43', objective: 'PROB' },
};
const FEWEST = 3;
const MOST = 12;
/** The lead in standard errors. */
const SURE = 3;
/** Decisions between two candidates of one game: the next one would be the same situation. */
const APART = 12;

const screening = playerFrom('captain:work=5000');
const strong = findPlayer('colonel') ?? screening;
const buffer = choiceBuffer();

/** The candidates of one game, a line of JSON each; `until` may end it early. */
export function searchGame(game: Game, seed: string, until = Number.POSITIVE_INFINITY): readonly string[] {
  const found: string[] = [];
  const g = generator(seed);
  const state = game.setup(OPTIONS[game.id] ?? {}, seed, seeded);
  if (typeof state === 'string') throw new Error(state);
  let last = -APART;
  for (let i = 0; game.seat(state) >= 0 && performance.now() < until; i++) {
    const n = game.choices(state, buffer);
    const thumb = n === 1 ? 0 : (game.player?.heuristic(state, buffer, n, g) ?? randomBelow(g, n));
    const choice = buffer[thumb] ?? 0;
    // Before the last turn too much lies between a choice and the end for anybody to see it.
    const late = (game.turn?.(state) ?? 0) >= (game.turns?.(state) ?? 0);
    const line =
      late && n >= FEWEST && n <= MOST && i >= last + APART ? judged(game, state, choice, seed, i) : undefined;
    if (line !== undefined) {
      last = i;
      found.push(line);
    }
    game.apply(state, choice, seeded);
  }
  return found;
}

/** A state that is a candidate, as a line. */
function judged(game: Game, state: State, thumb: number, seed: string, at: number): string | undefined {
  const quick = weigh(game, state, screening, 1);
  if (tempting(game, state, quick, thumb, 1.5) === undefined) return undefined;
  const sure = weigh(game, state, strong, 2);
  const tempts = tempting(game, state, sure, thumb, SURE);
  if (tempts === undefined) return undefined;
  const decision = game.decision(state);
  const about = sure.map((one) => {
    const { label } = game.describe(state, one.choice);
    const error = one.spread / Math.sqrt(Math.max(1, one.trials));
    const { name, value, trials } = one;
    return { name, label, value: round(value), error: round(error), trials, good: round(chanceOf(game, state, one)) };
  });
  const found = { game: game.id, seed, at, step: decision?.step, ask: decision?.prompt.ask, tempts, choices: about };
  return JSON.stringify({ ...found, position: writePosition(game, state) });
}

/** What tempts: the choice of the heuristic, or the one with the highest chance on its button; undefined if the best is both or leads too little. */
function tempting(
  game: Game,
  state: State,
  weighed: readonly Weighed[],
  thumb: number,
  errors: number,
): string | undefined {
  const sorted = [...weighed].sort((a, b) => b.value - a.value);
  const [best, second] = sorted;
  if (best === undefined || second === undefined || best.trials < 20) return undefined;
  const lead = best.value - second.value;
  const error = Math.hypot(best.spread / Math.sqrt(best.trials), second.spread / Math.sqrt(Math.max(1, second.trials)));
  if (lead < (LEAD[game.id] ?? 0) || lead < errors * error) return undefined;
  if (best.choice !== thumb) return `the heuristic takes ${game.name(state, thumb)}`;
  const likely = [...weighed].sort((a, b) => chanceOf(game, state, b) - chanceOf(game, state, a))[0];
  if (likely === undefined || likely.choice === best.choice || chanceOf(game, state, likely) === 0) return undefined;
  return `the highest chance is on ${likely.name}`;
}

/** The chance that the button of a choice promises. */
function chanceOf(game: Game, state: State, { choice }: Weighed): number {
  const results = game.odds(state, choice)?.results ?? [];
  return results.filter((result) => result.good === true).reduce((sum, { chance }) => sum + chance, 0);
}

function round(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}
