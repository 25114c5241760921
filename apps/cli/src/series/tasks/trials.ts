// The task of `tune`: a unit is a block of games by one set of numbers; the sets of a round come with its jobs.
import { type GameRef, loadGame, type PractiseSettings, playTrial } from '@bocage/ai/node';
import type { Task } from '../task.ts';

export interface TrialsInput extends Omit<PractiseSettings, 'onProgress'> {
  readonly game: GameRef;
}

/** What the units of a round need: every set plays `blocks` blocks of games, one block a unit. */
export interface TrialsData {
  readonly first: number;
  readonly sets: readonly (readonly number[])[];
  readonly seed: string;
  readonly rivals: readonly (readonly number[])[];
  readonly blocks: number;
}

export const task: Task = {
  async open(given) {
    const { game: ref, options, games } = given as TrialsInput;
    const game = await loadGame(ref);
    return (unit, data) => {
      const { first, sets, seed, rivals, blocks } = data as TrialsData;
      const block = (unit - first) % blocks;
      const set = sets[Math.floor((unit - first) / blocks)] ?? [];
      const values = playTrial(game, options, { seed, set, rivals, from: block * games, to: (block + 1) * games });
      return { lines: [JSON.stringify(values)], value: values.reduce((a, b) => a + b, 0) / values.length };
    };
  },
  name: (_given, unit) => `trial ${unit}`,
};
