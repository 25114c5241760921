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
      if (pack === undefined) return createGame(builtIn(spec)) as Game;
      const content = withPack(spec, pack);
      if (!isContent(content)) return content;
      try {
        return createGame(content) as Game;
      } catch (error) {
        // The game stands with its own content, so it is the pack that it cannot be made of.
        const why = error instanceof Error ? error.message : String(error);
        return [{ path: 'data', text: `the game cannot be made of these values: ${why}` }];
      }
    },
  };
}

function isContent<D>(made: Content<D> | readonly Problem[]): made is Content<D> {
  return !Array.isArray(made);
}
