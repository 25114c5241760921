// The list of all games, each loaded only when somebody wants to play it.
import type {} from '@bocage/credentials';
import type { ContentSpec, Game, GameEvent } from '@bocage/engine';
import type {} from '@bocage/rudders-line';
import type {} from '@bocage/sherman-leader';

/** What a client needs to know before a game is loaded. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly players: string;
  /** One sentence. */
  readonly about: string;
  load(): Promise<LoadedGame>;
}

export interface LoadedGame {
  /** The game with its own content, or with a pack laid over it (already checked by `withPack`). */
  create(pack?: unknown): Game<GameEvent> | readonly { readonly path: string; readonly text: string }[];
  readonly spec: ContentSpec<unknown>;
}

export const games: readonly Listed[] = [];

export function findGame(id: string): Listed | undefined {
  return games.find((game) => game.id === id);
}
