// The four named strengths: for each game its own budgets of work, and how far each looks. What was measured to be best is in
// docs/computer-players.md.
import type { Game, GameEvent } from '@bocage/engine';
import type { Mind, Player } from '../player.ts';
import { W } from '../words/players.ts';
import { SearchMind } from './mind.ts';
import type { SearchSettings } from './search.ts';

type Name = 'recruit' | 'sergeant' | 'captain' | 'colonel';
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
  check: 0,
  checkShare: 0.6,
  checkDoubt: 0.3,
  tuned: 1,
};

/** Where a game has no budgets of its own. */
const WORK: Readonly<Record<Name, number>> = {
  recruit: 4_000,
  sergeant: 20_000,
  captain: 120_000,
  colonel: 500_000,
};

interface OfGame extends Partial<Record<Name, Partial<SearchSettings>>> {
  /** Of all its strengths: how far its rules of thumb must be followed before its evaluation can be trusted. */
  readonly all?: Partial<Method>;
}

/** What differs for a game. Work is spread so that each strength beats the one below it; weak ones have plain heuristics too. */
const GAMES: Readonly<Record<string, OfGame>> = {
  'rudders-line': {
    recruit: { work: 150, tuned: 0 },
    sergeant: { work: 600 },
    captain: { work: 1_600 },
    // What only its own heuristics would let through does not stand in the turn after: work alone makes no stronger player.
    colonel: { work: 120_000, check: 2 },
  },
  credentials: {
    all: { turns: 3 },
    recruit: { work: 150, tuned: 0 },
    sergeant: { work: 700 },
    captain: { work: 2_500 },
    // Three rounds are too short to tell apart what differs by a tenth of a point: those that win are looked at over eight.
    colonel: { work: 60_000, check: 8 },
  },
  'sherman-leader': {
    // Many choices in a Battle differ by less than its dice: more of them look better by luck than are.
    all: { doubt: 3 },
    recruit: { work: 600, tuned: 0, doubt: 2 },
    // The tuned heuristics alone are as good as some search by them: what is weaker than that plays by the plain ones.
    sergeant: { work: 4_000, tuned: 0 },
    captain: { work: 60_000 },
    colonel: { work: 300_000 },
  },
  skirmish: { all: { turns: 0, depth: 12 } },
};

interface Strength {
  readonly strength: Name;
  /** For measurements: settings that differ from those of the method and of the game. */
  readonly changes: Partial<SearchSettings>;
}

const strengths = new WeakMap<Player, Strength>();

/** A player that searches. */
function searchPlayer(
  strength: Name,
  name: string,
  about: string,
  changes: Partial<SearchSettings> = {},
  id: string = strength,
): Player {
  const made = { strength, changes };
  const mind = <E extends GameEvent>(game: Game<E>, seat: number): Mind =>
    new SearchMind(game, seat, settingsFor(made, game.id));
  const player: Player = {
    id,
    name,
    about,
    mind,
    think: (game, view, seat, g) => mind(game, seat).think(view, g),
  };
  strengths.set(player, made);
  return player;
}

function settingsFor({ strength, changes }: Strength, game: string): SearchSettings {
  const own: OfGame = Object.hasOwn(GAMES, game) ? GAMES[game] : {};
  return { ...METHOD, ...own.all, work: WORK[strength], ...own[strength], ...changes };
}

/** The settings of a searching player for a game; undefined for players that do not search. */
export function settingsOf(player: Player, game: string): SearchSettings | undefined {
  const strength = strengths.get(player);
  return strength && settingsFor(strength, game);
}

/** The same player with some settings changed; a sentence if that cannot be. */
export function changedPlayer(player: Player, text: string, changes: readonly string[]): Player | string {
  const strength = strengths.get(player);
  if (strength === undefined) return W.noSettings(player.id);
  const known = settingsFor(strength, '');
  const changed: Partial<Record<keyof SearchSettings, number>> = { ...strength.changes };
  for (const change of changes) {
    const [key, value = ''] = change.split('=');
    if (!isSetting(known, key)) return W.noSetting(key, Object.keys(known));
    if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) return W.settingNeedsNumber(change);
    changed[key] = Number(value);
  }
  return searchPlayer(strength.strength, text, W.withOtherSettings(player.name), changed, text);
}

function isSetting(known: SearchSettings, key: string): key is keyof SearchSettings {
  return Object.hasOwn(known, key);
}

export const recruit = searchPlayer('recruit', W.corporal, W.aboutCorporal);

export const sergeant = searchPlayer('sergeant', W.sergeant, W.aboutSergeant);

export const captain = searchPlayer('captain', W.captain, W.aboutCaptain);

export const colonel = searchPlayer('colonel', W.colonel, W.aboutColonel);
