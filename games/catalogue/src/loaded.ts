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
import { W } from './words/open.ts';
export interface LoadedGame {
  /** The game with its own content or with a pack laid over it, or everything that is wrong with the pack. */
  create(pack?: unknown): Game | readonly Problem[];
  /** Everything that keeps a new game from being played with a pack: what `create` finds, and what play would come upon. */
  problems(pack: unknown): readonly Problem[];
  /** What a pack may change: the schema and the game's own data. */
  readonly spec: Pick<ContentSpec<unknown>, 'game' | 'schema' | 'data' | 'unread'>;
}

export function loaded<D, E extends GameEvent>(
  spec: ContentSpec<D>,
  createGame: (content: Content<D>) => Game<E>,
): LoadedGame {
  /** The game stands with its own content: what fails is what the pack makes of it. */
  const made = (content: Content<D>): Game | readonly Problem[] => {
    try {
      return createGame(content) as Game;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return [{ path: 'data', text: W.cannotBeMade(why) }];
    }
  };
  return {
    spec,
    create(pack) {
      if (pack === undefined) return createGame(builtIn(spec)) as Game;
      const content = withPack(spec, pack);
      return isContent(content) ? made(content) : content;
    },
    problems(pack) {
      const content = withPack(spec, pack);
      if (!isContent(content)) return content;
      const game = made(content);
      return 'setup' in game ? (spec.playable?.(content.data) ?? []) : game;
    },
  };
}

function isContent<D>(made: Content<D> | readonly Problem[]): made is Content<D> {
  return !Array.isArray(made);
}
