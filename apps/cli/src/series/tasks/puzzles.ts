// The task `puzzles`: a unit is a game in which candidates for puzzles are looked for. A tool of developers: the search is no part of
// the program, but of the tree.
import { type GameRef, loadGame } from '@bocage/ai/node';
import type { Game } from '@bocage/engine';
import { inTree } from '../in-tree.ts';
import type { Task } from '../task.ts';

interface PuzzlesInput {
  readonly game: GameRef;
  readonly seed: string;
}

const seedOf = (given: unknown, unit: number): string => String(BigInt((given as PuzzlesInput).seed) + BigInt(unit));

export const task: Task = {
  async open(given) {
    const game = await loadGame((given as PuzzlesInput).game);
    const { searchGame } = await inTree<{ searchGame(game: Game, seed: string): readonly string[] }>(
      'lessons/build/puzzle-search.ts',
    );
    return (unit) => {
      const seed = seedOf(given, unit);
      const found = searchGame(game, seed);
      // A game without a candidate is a line too: it has been looked at.
      return { lines: found.length > 0 ? found : [JSON.stringify({ game: game.id, seed })], value: found.length };
    };
  },
  name: (given, unit) => `seed ${seedOf(given, unit)}`,
};
