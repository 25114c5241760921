// What a choice of a Move leads to, as far as it can be foreseen: the same rules on a copy of the position, nothing revealed.
import { type State, top } from '@bocage/engine';
import { MOVE_ATTACK, MOVE_BY_AIR } from '../state/choices.ts';
import type { GameData } from '../state/tables.ts';
import { attack, enter, meet } from './09-actions/entering.ts';

/** The position with the fight or the Aerial Recon card that the choice meets open on top; undefined if it meets nothing. */
export function meeting(t: GameData, s: State, choice: number): State | undefined {
  const copy = s.slice();
  const verb = choice >> 8;
  if (verb === MOVE_ATTACK) {
    attack(copy, choice & 255);
    return copy;
  }
  if (verb > MOVE_BY_AIR) return undefined;
  const move = top(copy);
  enter(t, copy, choice & 255, verb === MOVE_BY_AIR, undefined);
  return meet(t, copy, move) ? copy : undefined;
}
