// The Battlefield as every chapter of the Battle reads it: who stands where, who leads, who is Fast, and their names.
import type { State } from '@bocage/engine';
import { HEXES, hexName } from '../../state/hex.ts';
import {
  COMMANDER_LEVEL,
  D_ENGINE,
  D_SUSPENSION,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_DESTROYED,
  F_OUT,
  F_RETREATED,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  OPEN_AP,
  OPEN_HE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import { AP } from '../../state/terms.ts';
import { nerves, skills, UNFIT } from '../shared/force.ts';

/** Choices of the battle half: the verb in the low four bits, its arguments above. */
export const VERB_BITS = 4;
const VERB_MASK = 15;
export function verbOf(choice: number): number {
  return choice & VERB_MASK;
}
export function argumentOf(choice: number): number {
  return choice >> VERB_BITS;
}

/** True if the friendly Unit stands on the Battlefield. */
export function onField(s: State, friend: number): boolean {
  return (s[FRIEND_STATE + friend] & F_OUT) === 0 && s[FRIEND_HEX + friend] > 0;
}

/** SL 6.4: some Unit is neither Destroyed nor Retreated; one that is late still counts. */
export function anyoneLeft(s: State): boolean {
  for (let f = 0; f < s[FRIENDS]; f++) if ((s[FRIEND_STATE + f] & (F_RETREATED | F_DESTROYED)) === 0) return true;
  return false;
}

/** SL R103: some enemy counter is on the Battlefield. */
export function anyEnemyLeft(s: State): boolean {
  for (let e = 0; e < s[ENEMIES]; e++) if (s[ENEMY_HEX + e] > 0) return true;
  return false;
}

/** The Commander in command, or -1. */
export function leader(s: State, friend: number): number {
  return s[FRIEND_COMMANDER + friend] - 1;
}

/** Skills that count for the Unit: none without a Commander or with an Unfit one. */
export function skillsOf(t: GameData, s: State, friend: number): number {
  const c = leader(s, friend);
  return c < 0 ? 0 : skills(t, s, c);
}

/** SL 6.1, SL G23: Fast only under a Commander who is Fast in his present state of nerves. */
export function isFast(t: GameData, s: State, friend: number): boolean {
  const c = leader(s, friend);
  if (c < 0) return false;
  const state = nerves(t, s, c);
  return state !== UNFIT && t.levelFast[levelOf(c, s[COMMANDER_LEVEL + c]) * 2 + state] === 1;
}

/** The slot with which a Commander came into the Battle, whatever he commands now; -1 if none. */
export function homeSlot(s: State, commander: number): number {
  for (let f = 0; f < s[FRIENDS]; f++) if (s[UNIT_COMMANDER + s[FRIEND_UNIT + f]] === commander + 1) return f;
  return -1;
}

/** Hexes that the Unit may enter. */
export function openFor(t: GameData, s: State, friend: number): number {
  return t.unitTarget[s[FRIEND_UNIT + friend]] === AP ? s[OPEN_AP] : s[OPEN_HE];
}

/** Engine or Suspension: the Vehicle does not move any more in this Battle. */
export function isStuck(s: State, friend: number): boolean {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & (D_ENGINE | D_SUSPENSION)) !== 0;
}

/** True if the enemy counter is on the Battlefield. */
export function isActiveEnemy(s: State, enemy: number): boolean {
  return s[ENEMY_HEX + enemy] > 0;
}

/** Hexes that an enemy model may enter. */
export function openForModel(t: GameData, s: State, model: number): number {
  return t.modelTarget[model] === AP ? s[OPEN_AP] : s[OPEN_HE];
}

/** An earlier counter of the same model, hex and marks: the two are interchangeable, the earlier one is offered. */
export function hasTwin(s: State, enemy: number): boolean {
  for (let e = enemy - 1; e >= 0; e--) {
    if (
      s[ENEMY_MODEL + e] === s[ENEMY_MODEL + enemy] &&
      s[ENEMY_HEX + e] === s[ENEMY_HEX + enemy] &&
      s[ENEMY_STATE + e] === s[ENEMY_STATE + enemy]
    )
      return true;
  }
  return false;
}

/** `pz iv 32`: how choices name an enemy. */
export function enemyName(t: GameData, s: State, enemy: number): string {
  const hex = s[ENEMY_HEX + enemy] - 1;
  const name = t.modelName[s[ENEMY_MODEL + enemy]].toLowerCase();
  return hex < 0 ? name : `${name} ${hexName(hex)}`;
}

/** `Pz IV`: how events name it. */
export function enemyTitle(t: GameData, s: State, enemy: number): string {
  return t.modelName[s[ENEMY_MODEL + enemy]];
}

/** `enemy 3`: how the board names the counter. */
export function enemyId(enemy: number): string {
  return `enemy ${enemy + 1}`;
}

export function unitName(t: GameData, s: State, friend: number): string {
  return t.unitNumber[s[FRIEND_UNIT + friend]];
}

/** `902 Rifle Team (Reisner)`: for prompts. */
export function unitTitle(t: GameData, s: State, friend: number): string {
  const unit = s[FRIEND_UNIT + friend];
  const c = leader(s, friend);
  const model = t.data.units[t.unitModel[unit]].name;
  return `${t.unitNumber[unit]} ${model}${c < 0 ? '' : ` (${t.commanderName[c]})`}`;
}

/** Friendly Units on the Battlefield as sets of hexes, by what they are attacked with. */
export const presence = { ap: 0, he: 0 };

/** Fills `presence`: valid until somebody moves or is Destroyed. */
export function lookForFriends(t: GameData, s: State): void {
  let ap = 0;
  let he = 0;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!onField(s, f)) continue;
    const bit = 1 << (s[FRIEND_HEX + f] - 1);
    if (t.unitTarget[s[FRIEND_UNIT + f]] === AP) ap |= bit;
    else he |= bit;
  }
  presence.ap = ap;
  presence.he = he;
}

/** The names of a set of hexes, lowest first. */
export function hexNames(set: number): readonly string[] {
  const names: string[] = [];
  for (let h = 0; h < HEXES; h++) if ((set >> h) & 1) names.push(hexName(h));
  return names;
}
