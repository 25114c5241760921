// Every computer player, weakest first.
import { type Player, random, sensible } from './player.ts';
import { captain, changedPlayer, colonel, recruit, sergeant } from './search/strengths.ts';

export const players: readonly Player[] = [random, sensible, recruit, sergeant, captain, colonel];

/** The strength that a person meets first. */
export const DEFAULT_PLAYER = captain;

/** A player by its id, as files write it, or by its name. */
export function findPlayer(id: string): Player | undefined {
  return players.find((player) => player.id === id || player.name.toLowerCase() === id);
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
  if (changes.length === 0) return player;
  const changed = changedPlayer(player, text, changes);
  if (typeof changed === 'string') throw new Error(changed);
  return changed;
}
