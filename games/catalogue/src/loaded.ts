// A whole game with its content, its own or with a pack laid over it: loaded with the first game that needs it.
import {
  builtIn,
  type Content,
  type ContentSpec,
  type Game,
  type GameEvent,
  type Problem,
  withPack,
} from '@bocage/engine';
export interface LoadedGame {
  /** The game with its own content or with a pack laid over it, or everything that is wrong with the pack. */
  create(pack?: unknown): Game | readonly Problem[];
  /** What a pack may change: the schema and the game's own data. */
  readonly spec: Pick<ContentSpec<unknown>, 'game' | 'schema' | 'data' | 'unread'>;
}

export function loaded<D, E extends GameEvent>(
  spec: ContentSpec<D>,
  createGame: (content: Content<D>) => Game<E>,
): LoadedGame {
  return {
    spec,
    create(pack) {
      const content = pack === undefined ? builtIn(spec) : withPack(spec, pack);
      return isContent(content) ? (createGame(content) as Game) : content;
    },
  };
}

function isContent<D>(made: Content<D> | readonly Problem[]): made is Content<D> {
  return !Array.isArray(made);
}
