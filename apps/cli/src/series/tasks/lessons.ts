// The task of `train`: a unit is a game by rules of thumb, and gives the positions to learn from.
import { type GameRef, lessonsOf, loadGame } from '@bocage/ai/node';
import type { OptionValues } from '@bocage/engine';
import type { Task } from '../task.ts';

export interface LessonsInput {
  readonly game: GameRef;
  readonly seed: string;
  readonly options: readonly OptionValues[];
}

export const task: Task = {
  async open(given) {
    const { game: ref, ...settings } = given as LessonsInput;
    const game = await loadGame(ref);
    return (unit) => {
      const lessons = lessonsOf(game, settings, unit);
      return { lines: [JSON.stringify(lessons)], value: lessons.target.length };
    };
  },
  name: (_given, unit) => `game ${unit}`,
};
