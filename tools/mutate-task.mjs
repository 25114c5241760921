// Mutants as a task of series on many machines: a unit is a mutant, its line is what became of it.
import { chosenMutants, Judge } from './mutate.mjs';

/**
 * @typedef {{ game: { id: string }, count: number, seed: string, only?: readonly number[] }} MutateInput
 */

export const task = {
  /** The tests of the game are part of what is asked. */
  tests: /** @type {const} */ (true),

  /** @param {MutateInput} input */
  async open({ game, count, seed, only }) {
    const mutants = chosenMutants(game.id, count, seed, only);
    const judge = new Judge(game.id, mutants);
    await judge.look();
    return async (/** @type {number} */ unit) => {
      const id = mutants[unit]?.id;
      if (id === undefined) throw new Error(`there are only ${mutants.length} mutants`);
      const fate = await judge.fate(id);
      return { lines: [JSON.stringify({ id, fate })], value: fate === 'killed' || fate === 'timeout' ? 1 : 0 };
    };
  },

  /** @param {unknown} _input @param {number} unit */
  name: (_input, unit) => `mutant ${unit + 1}`,
};
