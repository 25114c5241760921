// Packs come in: a file, a text, a link. Whatever comes is read as data, checked, and kept as a pack of its own.
import { findGame } from '@bocage/catalogue';
import { hashText, isObject } from '@bocage/engine';
import { parseJson } from '@bocage/engine/json-text';
import { contentName } from '../core/catalogue.ts';
import { lay, makeNew } from '../core/packed.ts';
import { type KeptPack, packFile, readPack, savePack } from '../core/packs.ts';
import { newId } from '../core/storage.ts';
import { pack as deflate, unpack } from '../core/transfer.ts';
import * as W from '../words/editor.ts';
import { form, openFields } from './fields.ts';
import { loadContent } from './workshop.ts';

/** Larger packs are given as files: browsers and messengers cut long addresses. */
const LONGEST_LINK = 12_000;
/** No pack of any game comes near this. */
const LARGEST = 2_000_000;

/** A new pack under a name; its id. */
export async function beginPack(game: string, name: string): Promise<string> {
  const id = newId();
  await savePack({ id, game, name, about: '', data: {}, looked: [], of: 0, updated: 0, rev: 0 });
  return id;
}

/** Keeps the pack that a text holds; its game and id, or one sentence. */
export async function takePack(
  text: string,
  id: string = newId(),
): Promise<{ readonly game: string; readonly id: string } | string> {
  if (text.length > LARGEST) return W.fileTooLarge;
  const parsed = parseJson(text);
  if ('text' in parsed) return W.problemInLine(parsed.line, parsed.text);
  const { value } = parsed;
  if (!isObject(value) || typeof value.game !== 'string' || findGame(value.game)?.loadBox === undefined)
    return W.notAPack;
  const made = await makeNew(value.game, value);
  if (typeof made === 'string') return made;
  if (!('game' in made)) {
    const [first] = made;
    return W.problemAtPath(parsed.line(first?.path ?? ''), first?.path ?? '', first?.text ?? W.packUnusable);
  }
  const content = await loadContent(value.game);
  if (typeof content === 'string') return content;
  await lay(made);
  const kept: KeptPack = {
    id,
    game: value.game,
    name: made.game.content.name,
    about: typeof value.about === 'string' ? value.about : '',
    data: value.data,
    looked: [],
    of: openFields(form(content, made.data)).length,
    updated: Date.now(),
    rev: 0,
  };
  // The same link opened twice is the same pack, with what was entered since.
  if ((await readPack(id)) === undefined) await savePack(kept);
  return { game: kept.game, id };
}

/** The pack in a link. */
export async function takeLink(packed: string): Promise<{ readonly game: string; readonly id: string } | string> {
  const text = await unpack(packed);
  if (text === undefined) return W.linkDamaged;
  return takePack(text, `link-${hashText(packed)}`);
}

/** A link that holds the whole pack; undefined if it would be too long. */
export async function linkToPack(
  pack: Pick<KeptPack, 'game' | 'name' | 'about' | 'data'>,
): Promise<string | undefined> {
  const packed = await deflate(JSON.stringify(packFile(pack)));
  if (packed.length > LONGEST_LINK) return undefined;
  return `${location.origin}${location.pathname}#/packed/${packed}`;
}

/** The content that a kept pack makes, laid on this page; one sentence if it is not sound. */
export async function layKept(id: string): Promise<{ readonly content: string; readonly name: string } | string> {
  const kept = await readPack(id);
  if (kept === undefined) return W.packNotKept;
  const made = await makeNew(kept.game, packFile(kept));
  if (typeof made === 'string') return made;
  if (!('game' in made)) return W.packCannotBePlayedYet(kept.name, made[0]?.path, made[0]?.text);
  await lay(made);
  return { content: contentName(made.game.content), name: kept.name };
}
