// The games this page knows: those of the catalogue, and with `?dev` the small game that the kernel is tested with.
import { findGame, games, type Listed } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';

const skirmish: Listed = {
  id: 'skirmish',
  title: 'Skirmish',
  players: 'Two players, or one',
  about: 'Five areas, six squads, nine orders: the small game that the table itself is tested with.',
  async load() {
    const { skirmish: make } = await import('@bocage/engine/testing');
    return {
      create: () => make() as Game,
      spec: { game: 'skirmish', schema: { type: 'record', fields: {}, optional: [] }, data: {} },
    };
  },
};

export function listed(dev: boolean): readonly Listed[] {
  return dev ? [...games, skirmish] : games;
}

export interface Ready {
  readonly game: Game;
  /** The data it was made of: the map draws itself from it. */
  readonly data: unknown;
}

const ready = new Map<string, Promise<Ready | string>>();

/** A game ready to play, or one sentence. Loaded once. */
export function loadGame(id: string): Promise<Ready | string> {
  const known = ready.get(id);
  if (known !== undefined) return known;
  const loading = (async (): Promise<Ready | string> => {
    const found = findGame(id) ?? (id === skirmish.id ? skirmish : undefined);
    if (found === undefined) return `There is no game '${id}' in this version of Bocage.`;
    try {
      const loaded = await found.load();
      const game = loaded.create();
      return 'setup' in game
        ? { game, data: loaded.spec.data }
        : `The data of '${id}' is damaged: ${game[0]?.text ?? 'unknown'}.`;
    } catch {
      ready.delete(id);
      return `The rules of '${id}' could not be loaded. Check the connection and try again.`;
    }
  })();
  ready.set(id, loading);
  return loading;
}
