// Five hundred packs made through the form, each sound, each played to the end at random.
import { expect, it } from 'vitest';
import { anyPack, contentOf, GAMES, played } from './box-hands.ts';

const PACKS = 500;

it.each(GAMES)(
  '%s: its share of 500 random packs is sound and plays',
  async (game) => {
    const { content, loaded } = await contentOf(game);
    const share = Math.ceil(PACKS / GAMES.length);
    let entered = 0;
    for (let i = 0; i < share; i++) {
      const seed = String(10_000 + i);
      const made = anyPack(content, loaded, seed, 30);
      entered += made.entered;
      expect(played(made.game, seed), `${game} seed ${seed}`).toBeUndefined();
    }
    console.log(`${game}: ${share} packs, ${entered} values entered`);
  },
  1_800_000,
);
