// What the choices of a position are worth to the strongest computer player, and whether it agrees with a puzzle.
import { decide, type Player, playerFrom, type Weighed } from '@bocage/ai';
import { type Game, generator, type State } from '@bocage/engine';
import { type Puzzle, readLine } from '@bocage/lessons';

/** Ten times what the strongest player usually spends on a decision. */
export const TEN_TIMES = 5_000_000;

/** Every choice that the player weighs, with its value; the seed makes it the same every time. */
export function weigh(game: Game, state: State, player: Player, seed: number): readonly Weighed[] {
  const seat = game.seat(state);
  return decide(player, game, game.view(state, seat), seat, generator(String(seed))).weighed;
}

/** Whether the first choice of a puzzle's best line (or of another that solves it) is worth most to the strongest player. */
export function confirmed(game: Game, state: State, puzzle: Puzzle, work: number): boolean {
  const weighed = weigh(game, state, playerFrom(`colonel:work=${work}`), 1);
  const best = weighed.reduce((a, b) => (b.value > a.value ? b : a));
  // What leads to the same (something loaded first, then the same way) differs by what its fewer trials scatter.
  const enough = best.value - (2 * best.spread) / Math.sqrt(Math.max(1, best.trials));
  const right = [puzzle.best.line, ...(puzzle.also ?? [])].map((line) => readLine(line)[0]?.name);
  return weighed.some(({ name, value }) => right.includes(name) && value >= enough);
}
