// Games with a pack laid over their content: made of a pack, or found again by the content that a score names.
import { findGame } from '@bocage/catalogue';
import { type Play, type Problem, withPack } from '@bocage/engine';
import * as W from '../words/core.ts';
import { contentName, type Laid, laid, loadGame } from './catalogue.ts';
import { isPseudo } from './dev.ts';
import { keepContent, keptContent, listPacks, packFile } from './packs.ts';

/** The same for a new game: sound also in what play would come upon. */
export async function makeNew(id: string, pack: unknown): Promise<Laid | readonly Problem[] | string> {
  const made = await makePacked(id, pack);
  if (typeof made === 'string' || !('game' in made)) return made;
  const problems = (await findGame(id)?.load())?.problems(pack) ?? [];
  return problems.length > 0 ? problems : made;
}

/** The game with this pack, or everything that is wrong with it; one sentence if it cannot be loaded. */
async function makePacked(id: string, pack: unknown): Promise<Laid | readonly Problem[] | string> {
  const listed = findGame(id);
  if (listed === undefined) return W.noSuchGame(id);
  try {
    const [loaded] = await Promise.all([listed.load(), listed.loadWhy?.()]);
    const made = loaded.create(pack);
    if (!('setup' in made)) return made;
    const content = withPack(loaded.spec, pack);
    if (!('data' in content)) return content;
    const game = isPseudo() ? (await import('@bocage/engine/pseudo')).pseudoGame(made) : made;
    return { game, data: content.data, pack };
  } catch {
    return W.rulesNotLoaded(id);
  }
}

/** Lays it for this page and keeps its pack for games that are played with it. */
export async function lay(packed: Laid): Promise<string> {
  const content = contentName(packed.game.content);
  laid.set(content, packed);
  await keepContent(content, packed.pack);
  return content;
}

/** A pack of one's own that makes this content. */
async function amongPacks(id: string, name: string): Promise<Laid | undefined> {
  for (const pack of await listPacks(id)) {
    const made = await makePacked(id, packFile(pack));
    if (typeof made !== 'object' || !('game' in made) || contentName(made.game.content) !== name) continue;
    await lay(made);
    return made;
  }
  return undefined;
}

/** The game with the content that a score names; undefined if the game's own will do; one sentence if it is not to be had. */
export async function packedGame(id: string, content: Play['content']): Promise<Laid | string | undefined> {
  const name = contentName(content);
  const known = laid.get(name);
  if (known !== undefined) return known;
  const pack = await keptContent(name);
  if (pack === undefined) {
    const mine = await amongPacks(id, name);
    if (mine !== undefined) return mine;
    const own = await loadGame(id);
    // A pack that changes nothing the rules read may be missing.
    if (typeof own === 'string' || own.game.content.hash === content.hash) return undefined;
    return W.packNotHere(content.name, content.hash);
  }
  const made = await makePacked(id, pack);
  if (typeof made === 'string') return made;
  if (!('game' in made)) return W.packNoLongerFits(content.name, made[0]?.path, made[0]?.text);
  laid.set(name, made);
  laid.set(contentName(made.game.content), made);
  return made;
}
