// Every computer player, weakest first.
import { type Player, random, sensible } from './player.ts';
import { captain, colonel, recruit, sergeant } from './search/strengths.ts';

export const players: readonly Player[] = [random, sensible, recruit, sergeant, captain, colonel];

/** The strength that a person meets first. */
export const DEFAULT_PLAYER = captain;

export function findPlayer(id: string): Player | undefined {
  return players.find((player) => player.id === id);
}
