// What moving means: Speed and reach, the bottom edge, marks and counters, and on to the attack.
import { become, pop, type State } from '@bocage/engine';
import { E_MUD_T1 } from '../../state/effects.ts';
import { BOTTOM_ROW, reach } from '../../state/hex.ts';
import {
  D_IMMOBILE,
  F_MOVED,
  F_MOVED_BATTLE,
  F_RETREATED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FX,
  OPEN_HE,
  TURN,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import { SKILL_OVERDRIVE } from '../../state/notes.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { EXPOSED, IMMOBILE } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanTell } from '../../words/events.ts';
import { stress } from '../shared/force.ts';
import { finishAttack } from './attack.ts';
import { removeDamage } from './damage.ts';
import { isStuck, leader, onField, openFor, skillsOf } from './field.ts';
import { passOver } from './no-attack.ts';
import { refuseMoveAndAttack } from './passed-over.ts';

/** Speed of a Unit now, Overdrive not counted; 0 for a Vehicle that cannot move. */
export function speedNow(t: GameData, s: State, friend: number): number {
  if (isStuck(s, friend)) return 0;
  const speed = t.unitSpeed[s[FRIEND_UNIT + friend]];
  return s[TURN] === 1 && s[FX + E_MUD_T1] > 0 ? Math.max(0, speed - 1) : speed;
}

export function hasOverdrive(t: GameData, s: State, friend: number): boolean {
  return !isStuck(s, friend) && (skillsOf(t, s, friend) & SKILL_OVERDRIVE) !== 0;
}

/** SL 6.15, SL G69: an Immobile Unit without a Commander cannot pay for moving. */
export function isPinned(s: State, friend: number): boolean {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0 && leader(s, friend) < 0;
}

/** Where the Unit may come with so many steps. */
export function reachOf(t: GameData, s: State, friend: number, speed: number): number {
  return reach(s[FRIEND_HEX + friend] - 1, openFor(t, s, friend), speed);
}

/** SL 6.4: with so many steps it may leave over the bottom edge. */
export function mayLeave(t: GameData, s: State, friend: number, speed: number): boolean {
  return speed > 0 && (reachOf(t, s, friend, speed - 1) & BOTTOM_ROW) !== 0;
}

/** Why a Unit may not go to a hex that its Speed does not reach. */
export function refuseHex(t: GameData, s: State, friend: number, hex: number): number {
  if (((s[OPEN_HE] >> hex) & 1) === 0) return R.water;
  return ((openFor(t, s, friend) >> hex) & 1) === 0 ? R.impassable : R.tooFar;
}

/** The Unit has moved or been moved: marks, Exposed, the price of Immobile. */
export function markMoved(t: GameData, s: State, friend: number, mark: number, tell: ShermanTell): void {
  s[FRIEND_STATE + friend] |= mark | F_MOVED_BATTLE;
  removeDamage(t, s, friend, EXPOSED);
  if ((s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0) {
    removeDamage(t, s, friend, IMMOBILE);
    const c = leader(s, friend);
    if (c >= 0) stress(t, s, c, 1, W.immobile, 'SL 6.15', tell);
  }
}

/** Puts a Unit into a hex, or off the Battlefield (-1). */
export function put(s: State, friend: number, hex: number): void {
  s[FRIEND_HEX + friend] = hex + 1;
  if (hex < 0) s[FRIEND_STATE + friend] |= F_RETREATED;
}

/** On to the attack: Units that may not both move and attack are done (SL G52, Cautious). */
export function goOn(t: GameData, s: State, friend: number, step: number, tell: ShermanTell): void {
  const moved = (s[FRIEND_STATE + friend] & F_MOVED) !== 0;
  const gone = !onField(s, friend);
  if (gone || (moved && refuseMoveAndAttack(t, s, friend) !== 0)) {
    pop(s);
    if (!gone) passOver(t, s, friend, tell);
    finishAttack(t, s, friend, false, tell);
    return;
  }
  become(s, STEP.attack, friend, step);
}

export function isImmobile(s: State, friend: number): boolean {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_IMMOBILE) !== 0;
}
