// Commanders and Units as both halves need them: state of nerves, Stress, wounds, death, loss.
import type { State } from '@bocage/engine';
import {
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_KIA,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_STATUS,
} from '../../state/layout.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import type { ShermanTell } from '../../words/events.ts';
import * as W from '../../words/labels.ts';

export const OKAY = 0;
export const SHAKEN = 1;
export const UNFIT = 2;

/** SL 3.17, SL G22: Okay, Shaken or Unfit by his card and his Stress. */
export function nerves(t: GameData, s: State, commander: number): number {
  const at = levelOf(commander, s[COMMANDER_LEVEL + commander]);
  const stress = s[COMMANDER_STRESS + commander];
  return stress <= t.levelOkayMax[at] ? OKAY : stress <= t.levelShakenMax[at] ? SHAKEN : UNFIT;
}

/** Skills that he can use now: none when Unfit. */
export function skills(t: GameData, s: State, commander: number): number {
  if (nerves(t, s, commander) === UNFIT) return 0;
  return t.levelSkills[levelOf(commander, s[COMMANDER_LEVEL + commander])];
}

/** Changes his Stress, never below 0. */
export function stress(
  t: GameData,
  s: State,
  commander: number,
  change: number,
  what: string,
  rule: string,
  tell: ShermanTell,
): void {
  const before = s[COMMANDER_STRESS + commander];
  const after = Math.max(0, before + change);
  if (after === before) return;
  s[COMMANDER_STRESS + commander] = after;
  if (tell !== undefined) {
    tell({
      kind: 'stress',
      detail: what === W.damage,
      rule,
      pieces: [t.commanderName[commander]],
      commander: t.commanderName[commander],
      change: after - before,
      total: after,
      what,
    });
  }
}

/** He is out of the Campaign, and his name with him. Battle slots are the business of the battle half. */
export function killCommander(t: GameData, s: State, commander: number, rule: string, tell: ShermanTell): void {
  s[COMMANDER_STATUS + commander] = COMMANDER_KIA;
  s[COMMANDER_FLAGS + commander] &= ~C_WOUNDED;
  if (tell !== undefined)
    tell({ kind: 'kia', rule, pieces: [t.commanderName[commander]], commander: t.commanderName[commander] });
}

export function isWounded(s: State, commander: number): boolean {
  return (s[COMMANDER_FLAGS + commander] & C_WOUNDED) !== 0;
}

export function isActive(s: State, commander: number): boolean {
  return s[COMMANDER_STATUS + commander] === COMMANDER_ACTIVE;
}

/** The Unit is gone for this Campaign, with the Damage that lay on it. */
export function loseUnit(
  t: GameData,
  s: State,
  unit: number,
  places: readonly string[],
  rule: string,
  tell: ShermanTell,
): void {
  s[UNIT_STATUS + unit] = UNIT_LOST;
  s[UNIT_DAMAGE + unit] = 0;
  tell?.({ kind: 'unit-lost', rule, places, pieces: [t.unitNumber[unit]], unit: t.unitNumber[unit] });
}
