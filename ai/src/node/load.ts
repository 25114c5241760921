// A game by its name in the catalogue, for threads; or by the release whose rules it keeps.
import { findGame } from '@bocage/catalogue';
import { gameOfRelease } from '@bocage/catalogue/open';
import type { Game } from '@bocage/engine';
import type { GameRef } from './pool.ts';
import { bringRules } from './rules-file.ts';

export async function loadGame({ id, pack, rules }: GameRef): Promise<Game> {
  if (rules !== undefined) {
    const old = await gameOfRelease(rules, bringRules, pack);
    if (old === undefined) throw new Error(`the rules of ${rules.release} for '${id}' are not here`);
    return old;
  }
  const made = (await findGame(id)?.load())?.create(pack);
  if (made === undefined) throw new Error(`there is no game '${id}'`);
  if (!('setup' in made)) throw new Error(`the pack cannot be used: ${made[0]?.text}`);
  return made;
}
