// The task of `calibrate`: a unit is a game of a player with hints on the way, and gives what was foretold and what came.
import { playerFrom } from '@bocage/ai';
import { type GameRef, hintedGame, loadGame, type MatchTask } from '@bocage/ai/node';
import type { Task } from '../task.ts';

export interface HintedInput {
  readonly game: GameRef;
  readonly tasks: readonly MatchTask[];
}

export const task: Task = {
  async open(given) {
    const { game: ref, tasks } = given as HintedInput;
    const game = await loadGame(ref);
    return (unit) => {
      const next = tasks[unit];
      if (next === undefined) throw new Error(`there is no game ${unit}`);
      const lines = hintedGame(game, next.seed, next.options, playerFrom(next.players[0] ?? ''), next.hints ?? 1);
      return { lines: lines.map((line) => JSON.stringify(line)), value: lines[0]?.came ?? 0 };
    };
  },
  name: (given, unit) => `seed ${(given as HintedInput).tasks[unit]?.seed}`,
};
