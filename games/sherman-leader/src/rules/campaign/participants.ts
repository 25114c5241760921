// Who took part in the Battle: the Commanders who were assigned to it and are alive, whatever became of their Units.
import type { State } from '@bocage/engine';
import { COMMANDER_ACTIVE, COMMANDER_STATUS, FRIEND_UNIT, FRIENDS, UNIT_COMMANDER } from '../../state/layout.ts';

/** The Commander assigned with the Unit in this slot, -1 if he is dead (R38: no XP and no Stress for him). */
export function participant(s: State, slot: number): number {
  const c = s[UNIT_COMMANDER + s[FRIEND_UNIT + slot]] - 1;
  return c >= 0 && s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE ? c : -1;
}

/** The slot with which he came, -1 if he was not in the Battle. */
export function slotOf(s: State, commander: number): number {
  for (let i = 0; i < s[FRIENDS]; i++) if (s[UNIT_COMMANDER + s[FRIEND_UNIT + i]] === commander + 1) return i;
  return -1;
}
