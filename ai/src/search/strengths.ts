// The four named strengths: one method, four budgets of work. What was measured to be best is in docs/computer-players.md.
import type { Game, GameEvent } from '@bocage/engine';
import type { Mind, Player } from '../player.ts';
import { SearchMind } from './mind.ts';
import type { SearchSettings } from './search.ts';

type Method = Omit<SearchSettings, 'work'>;

const METHOD: Method = {
  turns: 1,
  horizon: 400,
  depth: 0,
  random: 0,
  explore: 2,
  prior: 0.3,
  widest: 64,
  doubt: 2,
  hope: 1.5,
};

/** What differs for a game: how far its rules of thumb must be followed before its evaluation can be trusted. */
const TUNED: Readonly<Record<string, Partial<Method>>> = {
  credentials: { turns: 3 },
  // Many choices in a Battle differ by less than its dice: more of them look better by luck than are.
  'sherman-leader': { doubt: 3 },
  skirmish: { turns: 0, depth: 12 },
};

interface Strength {
  readonly work: number;
  /** For measurements: settings that differ from those of the method and of the game. */
  readonly changes: Partial<SearchSettings>;
}

const strengths = new WeakMap<Player, Strength>();

/** A player that searches with this budget. */
function searchPlayer(
  id: string,
  name: string,
  about: string,
  work: number,
  changes: Partial<SearchSettings> = {},
): Player {
  const strength = { work, changes };
  const mind = <E extends GameEvent>(game: Game<E>, seat: number): Mind =>
    new SearchMind(game, seat, settingsFor(strength, game.id));
  const player: Player = {
    id,
    name,
    about,
    mind,
    think: (game, view, seat, g) => mind(game, seat).think(view, g),
  };
  strengths.set(player, strength);
  return player;
}

function settingsFor({ work, changes }: Strength, game: string): SearchSettings {
  return { ...METHOD, ...(Object.hasOwn(TUNED, game) && TUNED[game]), work, ...changes };
}

/** The settings of a searching player for a game; undefined for players that do not search. */
export function settingsOf(player: Player, game: string): SearchSettings | undefined {
  const strength = strengths.get(player);
  return strength && settingsFor(strength, game);
}

/** The same player with some settings changed; a sentence if that cannot be. */
export function changedPlayer(player: Player, text: string, changes: readonly string[]): Player | string {
  const strength = strengths.get(player);
  if (strength === undefined) return `'${player.id}' has no settings to change`;
  const known = settingsFor(strength, '');
  const changed: Partial<Record<keyof SearchSettings, number>> = { ...strength.changes };
  for (const change of changes) {
    const [key, value = ''] = change.split('=');
    if (!isSetting(known, key)) return `'${key}' is no setting; there are ${Object.keys(known).join(', ')}`;
    if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) return `'${change}': a number is needed`;
    changed[key] = Number(value);
  }
  return searchPlayer(text, text, `${player.name} with other settings.`, strength.work, changed);
}

function isSetting(known: SearchSettings, key: string): key is keyof SearchSettings {
  return Object.hasOwn(known, key);
}

export const recruit = searchPlayer('recruit', 'Corporal', 'Looks ahead a little; answers at once.', 4_000);

export const sergeant = searchPlayer(
  'sergeant',
  'Sergeant',
  'Weighs every choice before it moves; a quick opponent.',
  20_000,
);

export const captain = searchPlayer(
  'captain',
  'Captain',
  'Thinks up to a second; the opponent to start with.',
  120_000,
);

export const colonel = searchPlayer('colonel', 'Colonel', 'Takes its time: the strongest player there is.', 500_000);
