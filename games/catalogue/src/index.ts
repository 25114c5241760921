// The list of all games, each loaded only when somebody wants to play it.
//
// To add a game: a block in `games` with what is known before it is loaded, and its package in package.json. The
// package exports createGame(content), its ContentSpec, and the file ./digest.md.
import type { Box, Content, ContentSpec, Game, GameEvent, LoadedPlay, OptionSpec, Play } from '@bocage/engine';
import type { LoadedGame } from './loaded.ts';

export type { LoadedPlay } from '@bocage/engine';
export type { LoadedGame } from './loaded.ts';

/** What a client needs to know before a game is loaded. */
export interface Listed {
  readonly id: string;
  readonly title: string;
  /** As a person reads it: `1 or 2`. */
  readonly players: string;
  /** How long it is: in its own measure, and by the clock. */
  readonly length: readonly [measure: string, clock: string];
  /** One sentence. */
  readonly about: string;
  /** The module specifier of its digest, a Markdown text: Node resolves and reads it, the page has its bundler do so. */
  readonly digest: string;
  /** For tests and benches; not shown to players. */
  readonly hidden?: true;
  load(): Promise<LoadedGame>;
  /** What it takes to play it with its own content: less to load than the whole game. One that was `begun` does without a set-up. */
  loadPlay(begun?: boolean): Promise<LoadedPlay>;
  /** The words of refusals, where a client loads them apart from what it takes to play. */
  loadWhy?(): Promise<unknown>;
  /** The options with the texts of all their values, where a client loads them apart. */
  loadRulings?(): Promise<{ readonly options: readonly OptionSpec[] }>;
  /** What lies in its box, for whoever puts the values of his own copy into a pack. */
  loadBox?(): Promise<{ readonly box: Box }>;
}

export const games: readonly Listed[] = [
  {
    id: 'rudders-line',
    title: "Rudder's Line",
    players: '2, or 1 against the computer',
    length: ['8 turns', '60 to 90 minutes'],
    about: 'Lead the 2nd Rangers up Pointe du Hoc and hold it, or throw them back into the sea. 6–7 June 1944.',
    digest: '@bocage/rudders-line/digest.md',
    load: () => ready(import('@bocage/rudders-line')),
    loadPlay: () => import('@bocage/rudders-line/load').then((m) => m.loadPlay()),
    loadWhy: () => import('@bocage/rudders-line/why'),
    loadRulings: () => import('@bocage/rudders-line/rulings'),
    loadBox: () => import('@bocage/rudders-line/box'),
  },
  {
    id: 'credentials',
    title: 'These Are My Credentials',
    players: '1',
    length: ['13 to 20 rounds', '90 minutes'],
    about:
      'Keep the Divisions of VIII Corps in Fuel, Ammo and Food while they capture the ports of Brittany, August 1944.',
    digest: '@bocage/credentials/digest.md',
    load: () => ready(import('@bocage/credentials')),
    loadPlay: () => import('@bocage/credentials/load').then((m) => m.loadPlay()),
    loadWhy: () => import('@bocage/credentials/why'),
    loadRulings: () => import('@bocage/credentials/rulings'),
    loadBox: () => import('@bocage/credentials/box'),
  },
  {
    id: 'sherman-leader',
    title: 'Sherman Leader',
    players: '1',
    length: ['campaigns of Weeks', '20 minutes a Battle'],
    about: 'Lead a tank task force from North Africa to Germany. Plan each Week, then fight its Battles on a hex map.',
    digest: '@bocage/sherman-leader/digest.md',
    load: () => ready(import('@bocage/sherman-leader')),
    loadWhy: () => import('@bocage/sherman-leader/why'),
    loadRulings: () => import('@bocage/sherman-leader/rulings'),
    loadBox: () => import('@bocage/sherman-leader/box'),
    // The set-up comes at the same time, not behind.
    loadPlay: (begun = false) =>
      Promise.all([import('@bocage/sherman-leader/load'), begun || import('@bocage/sherman-leader/set-up')]).then(
        ([m]) => m.loadPlay(begun),
      ),
  },
  {
    id: 'skirmish',
    title: 'Skirmish',
    players: '2',
    length: ['a few turns', '5 minutes'],
    about: 'Five areas, six squads and nine cards: the small game that Bocage tests itself with.',
    digest: '@bocage/engine/testing/digest.md',
    hidden: true,
    load: () => ready(import('./skirmish.ts')),
    loadPlay: () => readyToPlay(import('./skirmish.ts')),
  },
];

/** Games whose rules are still being written: shown, but not playable. A game that is finished moves to the list above. */
export const planned: readonly Pick<Listed, 'id' | 'title' | 'players' | 'length' | 'about'>[] = [];

export function findGame(id: string): Listed | undefined {
  return games.find((game) => game.id === id);
}

/** The list itself needs no engine: a page that only shows it does not load one. */
async function ready<D, E extends GameEvent>(
  game: Promise<{ readonly content: ContentSpec<D>; createGame(content: Content<D>): Game<E> }>,
): Promise<LoadedGame> {
  const [{ content, createGame }, { loaded }] = await Promise.all([game, import('./loaded.ts')]);
  return loaded(content, createGame);
}

async function readyToPlay<E extends GameEvent>(
  game: Promise<{ createPlay(): Play<E>; readonly data: unknown }>,
): Promise<LoadedPlay> {
  const { createPlay, data } = await game;
  return { game: createPlay() as Play, data };
}
