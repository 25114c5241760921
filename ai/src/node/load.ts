// A game by its name in the catalogue, for threads.
import { findGame } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';
import type { GameRef } from './pool.ts';

export async function loadGame({ id, pack }: GameRef): Promise<Game> {
  const made = (await findGame(id)?.load())?.create(pack);
  if (made === undefined) throw new Error(`there is no game '${id}'`);
  if (!('setup' in made)) throw new Error(`the pack cannot be used: ${made[0]?.text}`);
  return made;
}
