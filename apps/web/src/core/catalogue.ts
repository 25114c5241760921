// The games this page can play: loaded once, when somebody wants to play them. Hidden ones are shown with `?dev` only.
import { findGame, games, type Listed } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';

export function listed(dev: boolean): readonly Listed[] {
  return games.filter((game) => dev || game.hidden !== true);
}

export interface Ready {
  readonly game: Game;
  /** The data it was made of: the map draws itself from it. */
  readonly data: unknown;
}

const ready = new Map<string, Promise<Ready | string>>();

/** A game ready to play, or one sentence. */
export function loadGame(id: string): Promise<Ready | string> {
  const known = ready.get(id);
  if (known !== undefined) return known;
  const loading = load(id);
  ready.set(id, loading);
  return loading;
}

async function load(id: string): Promise<Ready | string> {
  const found = findGame(id);
  if (found === undefined) return `There is no game '${id}' in this version of Bocage.`;
  try {
    const loaded = await found.load();
    const game = loaded.create();
    if ('setup' in game) return { game, data: loaded.spec.data };
    return `The data of '${id}' is damaged: ${game[0]?.text ?? 'unknown'}.`;
  } catch {
    ready.delete(id);
    return `The rules of '${id}' could not be loaded. Check the connection and try again.`;
  }
}
