// Units that act without an attack because they may not make one: explained until the next Unit acts.
import { find, type State, top } from '@bocage/engine';
import { D_SUPPRESSED, F_MOVED, FRIEND_STATE, FRIEND_UNIT, UNIT_DAMAGE } from '../../state/layout.ts';
import { SKILL_CAUTIOUS, U_NO_MOVE_ATTACK } from '../../state/notes.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { R } from '../../words/battle/reasons.ts';
import { leader, skillsOf } from './field.ts';
import { refuseAttack } from './fire.ts';

/** Integers of STEP.friendly: 1 + the slot of the Unit that was passed over, and what forbade every attack. */
const WHO = 2;
const WHY = 3;

/** SL 6.2, SL G52, R35: whether it may move and attack in one step; 0 or a reason. */
export function refuseMoveAndAttack(t: GameData, s: State, friend: number): number {
  if ((t.unitNotes[s[FRIEND_UNIT + friend]] & U_NO_MOVE_ATTACK) !== 0) return R.moveOrAttack;
  return (skillsOf(t, s, friend) & SKILL_CAUTIOUS) !== 0 ? R.cautious : 0;
}

/** What forbids every attack of a Unit, wherever enemies stand; 0 if nothing does. */
export function refuseAnyAttack(t: GameData, s: State, friend: number): number {
  if ((s[FRIEND_STATE + friend] & F_MOVED) !== 0) {
    const still = refuseMoveAndAttack(t, s, friend);
    if (still !== 0) return still;
  }
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_SUPPRESSED) !== 0 && leader(s, friend) < 0 ? R.suppressed : 0;
}

/** Notes who could attack nobody, and what forbade it. */
export function notePassed(s: State, friend: number, why: number): void {
  const at = find(s, STEP.friendly);
  s[at + WHO] = friend + 1;
  s[at + WHY] = why;
}

/** Another Unit acts: nobody asks about the last one any more. */
export function forgetPassed(s: State): void {
  notePassed(s, -1, 0);
}

/** The Unit that was passed over in this step and is still spoken of, or -1. */
export function passedOver(s: State): number {
  return s[top(s) + WHO] - 1;
}

/** Why that Unit did not attack this enemy. */
export function refusePassed(t: GameData, s: State, enemy: number): number {
  const friend = passedOver(s);
  if (friend < 0) return R.notAsked;
  const why = s[top(s) + WHY];
  // What has changed since, by Heroics say, comes too late.
  return why !== 0 ? why : refuseAttack(t, s, friend, enemy) || R.hasActed;
}
