// The four named strengths: one method, four budgets of work.
import type { Game, GameEvent } from '@bocage/engine';
import type { Mind, Player } from '../player.ts';
import { SearchMind } from './mind.ts';
import type { SearchSettings } from './search.ts';

/** What measurement has found best so far (docs/computer-players.md). */
const METHOD: Omit<SearchSettings, 'work'> = {
  turns: 1,
  horizon: 400,
  depth: 0,
  random: 0,
  explore: 2,
  prior: 0.3,
  widest: 64,
  doubt: 1,
};

const known = new WeakMap<Player, SearchSettings>();

/** A player that searches with these settings. */
export function searchPlayer(id: string, name: string, about: string, settings: SearchSettings): Player {
  const mind = <E extends GameEvent>(game: Game<E>, seat: number): Mind => new SearchMind(game, seat, settings);
  const player: Player = {
    id,
    name,
    about,
    mind,
    think: (game, view, seat, g) => mind(game, seat).think(view, g),
  };
  known.set(player, settings);
  return player;
}

/** The settings of a searching player; undefined for the others. */
export function settingsOf(player: Player): SearchSettings | undefined {
  return known.get(player);
}

export const recruit = searchPlayer('recruit', 'Recruit', 'Looks ahead a little; answers at once.', {
  ...METHOD,
  work: 2_500,
});

export const sergeant = searchPlayer('sergeant', 'Sergeant', 'Weighs every choice before it moves; a quick opponent.', {
  ...METHOD,
  work: 12_000,
});

export const captain = searchPlayer('captain', 'Captain', 'Thinks up to a second; the opponent to start with.', {
  ...METHOD,
  work: 50_000,
});

export const colonel = searchPlayer('colonel', 'Colonel', 'Takes its time: the strongest player there is.', {
  ...METHOD,
  work: 200_000,
});
