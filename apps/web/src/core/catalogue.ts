// The games this page can play: loaded once, when somebody wants to play them. Hidden ones are shown with `?dev` only.
import { findGame, games, type Listed, type LoadedPlay } from '@bocage/catalogue';
import type { Game, GameEvent, Play, Session, State } from '@bocage/engine';
import * as W from '../words/core.ts';
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
}

const ready = new Map<string, Promise<Ready | string>>();
const whole = new Map<string, Promise<Game | string>>();

function notLoaded(id: string): string {
  return W.rulesNotLoaded(id);
}

/** Loads once; what failed is tried anew next time. */
function once<T>(
  known: Map<string, Promise<T | string>>,
  id: string,
  load: (game: Listed) => Promise<T>,
): Promise<T | string> {
  const found = known.get(id);
  if (found !== undefined) return found;
  const listed = findGame(id);
  if (listed === undefined) return Promise.resolve(W.noSuchGame(id));
  const loading = load(listed).catch(() => {
    known.delete(id);
    return notLoaded(id);
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

const further = new Map<string, LoadedPlay>();

/** A game ready to play, or one sentence. One that was `begun`, by the position of a lesson, does without a set-up. */
export async function loadGame(id: string, begun = false): Promise<Ready | string> {
  const game = await once(ready, id, async (listed) => {
    const loaded = await listed.loadPlay(begun);
    further.set(id, loaded);
    if (!isPseudo()) return loaded;
    const { pseudoPlay } = await import('@bocage/engine/pseudo');
    return { ...loaded, game: pseudoPlay(loaded.game) };
  });
  const setUp = begun ? undefined : further.get(id)?.setUp?.();
  if (setUp === undefined || typeof game === 'string') return game;
  return setUp.then(
    () => game,
    () => notLoaded(id),
  );
}

/** What must be loaded before this state is played on; undefined if everything is there. Without a state: all of it. */
export function missing(id: string, state?: State): Promise<void> | undefined {
  return further.get(id)?.later?.(state);
}

/** The same for the question of this state alone. */
export function missingToAsk(id: string, state: State): Promise<void> | undefined {
  return further.get(id)?.asks?.(state);
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
