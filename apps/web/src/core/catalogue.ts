// The games this page can play: loaded once, when somebody wants to play them. Hidden ones are shown with `?dev` only.
import { findGame, games, type Listed, type LoadedPlay } from '@bocage/catalogue';
import type { Game, GameEvent, Play, Session, State } from '@bocage/engine';
import { isPseudo } from './dev.ts';

export function listed(dev: boolean): readonly Listed[] {
  return games.filter((game) => dev || game.hidden !== true);
}

/** A game as it is played here. The table does without what only computer players and positions need. */
export type TableSession = Session<GameEvent, Play>;

export interface Ready {
  readonly game: Play;
  /** The data it was made of: the map draws itself from it. */
  readonly data: unknown;
  /** A part of the rules that is loaded apart, when a state needs it. */
  readonly later?: LoadedPlay['later'];
}

const ready = new Map<string, Promise<Ready | string>>();
const whole = new Map<string, Promise<Game | string>>();

/** Loads once; what failed is tried anew next time. */
function once<T>(
  known: Map<string, Promise<T | string>>,
  id: string,
  load: (game: Listed) => Promise<T>,
): Promise<T | string> {
  const found = known.get(id);
  if (found !== undefined) return found;
  const listed = findGame(id);
  if (listed === undefined) return Promise.resolve(`There is no game '${id}' in this version of Bocage.`);
  const loading = load(listed).catch(() => {
    known.delete(id);
    return `The rules of '${id}' could not be loaded. Check the connection and load the page again.`;
  });
  known.set(id, loading);
  return loading;
}

/** A game with a pack laid over its content. */
export interface Laid extends Ready {
  readonly game: Game;
  readonly pack: unknown;
}

/** Those that this page has opened, by the content as a score names it. */
export const laid = new Map<string, Laid>();

/** The content of a game as the head of a score names it. */
export function contentName({ hash, name }: Play['content']): string {
  return `${hash} ${name}`;
}

/** What was laid to make this game; undefined if it has its own content. */
export function laidFor({ content }: Pick<Play, 'content'>): Laid | undefined {
  return laid.get(contentName(content));
}

const further = new Map<string, LoadedPlay['later']>();

/** A game ready to play, or one sentence. */
export function loadGame(id: string): Promise<Ready | string> {
  return once(ready, id, async (listed) => {
    const loaded = await listed.loadPlay();
    further.set(id, loaded.later);
    if (!isPseudo()) return loaded;
    const { pseudoPlay } = await import('@bocage/engine/pseudo');
    return { ...loaded, game: pseudoPlay(loaded.game) };
  });
}

/** What must be loaded before this state is played on; undefined if everything is there. Without a state: all of it. */
export function missing(id: string, state?: State): Promise<void> | undefined {
  return further.get(id)?.(state);
}

/** The whole game, with positions, drawing and evaluation; or one sentence. */
export function loadWhole(id: string): Promise<Game | string> {
  return once(whole, id, async (listed) => {
    const [loaded] = await Promise.all([listed.load(), listed.loadWhy?.()]);
    const game = loaded.create();
    if (!('setup' in game)) throw new Error(game[0]?.text);
    return isPseudo() ? (await import('@bocage/engine/pseudo')).pseudoGame(game) : game;
  });
}
