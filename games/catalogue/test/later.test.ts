// A game whose rules come in parts plays as the whole one does, if each part is brought when its moment is near.
import { choiceBuffer, firstDifference, generator, randomBelow, seeded } from '@bocage/engine';
import { describe, expect, it } from 'vitest';
import { games } from '../src/index.ts';

const SEED = process.env.BOCAGE_SEED ?? '1944';

describe(`rules in parts (BOCAGE_SEED=${SEED})`, () => {
  it.each(['rudders-line', 'credentials', 'sherman-leader'])(
    '%s begins without all of them and ends alike',
    async (id) => {
      const listed = games.find((game) => game.id === id);
      const play = await listed?.loadPlay();
      const whole = (await listed?.load())?.create();
      if (play === undefined || whole === undefined || !('setup' in whole)) throw new Error('no game');
      const { game, later } = play;
      const [mine, same] = [game.setup({}, SEED, seeded), whole.setup({}, SEED, seeded)];
      if (typeof mine === 'string' || typeof same === 'string') throw new Error('no state');
      expect(later?.(mine)).toBeUndefined();
      const [g, buffer] = [generator(SEED), choiceBuffer()];
      let brought = false;
      for (let i = 0; i < 600 && game.seat(mine) >= 0; i++) {
        const coming = later?.(mine);
        if (coming !== undefined) {
          await coming;
          brought = true;
        }
        const choice = buffer[randomBelow(g, game.choices(mine, buffer))] ?? 0;
        game.apply(mine, choice, seeded);
        whole.apply(same, choice, seeded);
        expect(firstDifference(mine, same)).toBe(-1);
      }
      expect(brought).toBe(true);
    },
  );
});
