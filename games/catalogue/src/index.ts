// The list of all games, each loaded only when somebody wants to play it.
//
// To add a game: a block in `games` with what is known before it is loaded, and its package in package.json. The
// package exports createGame(content), its ContentSpec, and the file ./digest.md.
import {
  builtIn,
  type Content,
  type ContentSpec,
  type Game,
  type GameEvent,
  type Play,
  type Problem,
  withPack,
} from '@bocage/engine';

/** What a client needs to know before a game is loaded. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** As a person reads it: `1 or 2`. */
  readonly players: string;
  /** One sentence. */
  readonly about: string;
  /** The module specifier of its digest, a Markdown text: Node resolves and reads it, the page has its bundler do so. */
  readonly digest: string;
  /** For tests and benches; not shown to players. */
  readonly hidden?: true;
  load(): Promise<LoadedGame>;
  /** What it takes to play it with its own content: less to load than the whole game. */
  loadPlay(): Promise<LoadedPlay>;
}

export interface LoadedGame {
  /** The game with its own content or with a pack laid over it, or everything that is wrong with the pack. */
  create(pack?: unknown): Game | readonly Problem[];
  /** What a pack may change: the schema and the game's own data. */
  readonly spec: Pick<ContentSpec<unknown>, 'game' | 'schema' | 'data'>;
}

export interface LoadedPlay {
  readonly game: Play;
  /** The data that it was made of: a map is drawn from it. */
  readonly data: unknown;
}

export const games: readonly Listed[] = [
  {
    id: 'rudders-line',
    title: "Rudder's Line",
    players: '2, or 1 against the computer',
    about: 'The 2nd Rangers hold Pointe du Hoc against the German counter-attacks of 6 and 7 June 1944.',
    digest: '@bocage/rudders-line/digest.md',
    load: async () => {
      const { content, createGame } = await import('@bocage/rudders-line');
      return loaded(content, createGame);
    },
    loadPlay: async () => {
      const { createPlay, data } = await import('@bocage/rudders-line/play');
      return { game: createPlay() as Play, data };
    },
  },
  {
    id: 'credentials',
    title: 'These Are My Credentials',
    players: '1',
    about: 'Fuel, food and ammunition for the divisions that take the ports of Brittany, August 1944.',
    digest: '@bocage/credentials/digest.md',
    load: async () => {
      const { content, createGame } = await import('@bocage/credentials');
      return loaded(content, createGame);
    },
    loadPlay: async () => {
      const { createPlay, data } = await import('@bocage/credentials/play');
      return { game: createPlay() as Play, data };
    },
  },
  {
    id: 'sherman-leader',
    title: 'Sherman Leader',
    players: '1',
    about:
      'A task force from North Africa to Germany: campaigns of Weeks, and Battles on hexes run by charts and cards.',
    digest: '@bocage/sherman-leader/digest.md',
    load: async () => {
      const { content, createGame } = await import('@bocage/sherman-leader');
      return loaded(content, createGame);
    },
    loadPlay: async () => {
      const { createPlay, data } = await import('@bocage/sherman-leader/play');
      return { game: createPlay() as Play, data };
    },
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    players: '2',
    about: 'Five areas, six squads and nine cards: the small game that Bocage tests itself with.',
    digest: '@bocage/engine/testing/digest.md',
    hidden: true,
    load: async () => {
      const { createGame, spec } = await import('./skirmish.ts');
      return loaded(spec, createGame);
    },
    loadPlay: async () => {
      const { createGame, spec } = await import('./skirmish.ts');
      return { game: createGame(builtIn(spec)) as Game, data: spec.data };
    },
  },
];

/** Games whose rules are still being written: shown, but not playable. A game that is finished moves to the list above. */
export const planned: readonly Pick<Listed, 'id' | 'title' | 'players' | 'about'>[] = [];

export function findGame(id: string): Listed | undefined {
  return games.find((game) => game.id === id);
}

function loaded<D, E extends GameEvent>(
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
