// Every computer player, weakest first.
import { type Player, random, sensible } from './player.ts';
import { captain, colonel, recruit, searchPlayer, sergeant, settingsOf } from './search/strengths.ts';

export const players: readonly Player[] = [random, sensible, recruit, sergeant, captain, colonel];

/** The strength that a person meets first. */
export const DEFAULT_PLAYER = captain;

export function findPlayer(id: string): Player | undefined {
  return players.find((player) => player.id === id);
}

/**
 * A player by its name, or one of the searching players with other settings for measurements:
 * `recruit:horizon=60:depth=0`. Throws with a sentence if there is none.
 */
export function playerFrom(text: string): Player {
  const [id, ...changes] = text.split(':');
  const player = findPlayer(id);
  if (player === undefined)
    throw new Error(`there is no player '${id}'; there are ${players.map((p) => p.id).join(', ')}`);
  return changes.length === 0 ? player : changed(player, text, changes);
}

function changed(player: Player, text: string, changes: readonly string[]): Player {
  const base = settingsOf(player);
  if (base === undefined) throw new Error(`'${player.id}' has no settings to change`);
  const settings: Record<string, number> = { ...base };
  for (const change of changes) {
    const [key, value = ''] = change.split('=');
    if (!(key in settings)) throw new Error(`'${key}' is no setting; there are ${Object.keys(settings).join(', ')}`);
    if (!/^[0-9]+(\.[0-9]+)?$/.test(value)) throw new Error(`'${change}': a number is needed`);
    settings[key] = Number(value);
  }
  return searchPlayer(text, text, `${player.name} with other settings.`, { ...base, ...settings });
}
