// Fire of the enemy: what each die needs, the Defense of our Units, and whom an enemy targets.
import type { State } from '@bocage/engine';
import {
  E_ATGUN88,
  E_ATK,
  E_ATK_AP,
  E_ATK_AP_R0,
  E_BANZAI,
  E_DEF_R0,
  E_DUG_IN,
  E_ENEMY_ATK_VS_AP,
  E_NO_R3,
} from '../../state/effects.ts';
import { DISTANCE, HEXES, sees } from '../../state/hex.ts';
import {
  BLOCKING,
  BOCAGES,
  D_EXPOSED,
  F_EXPOSED_NOW,
  F_MOVED_BATTLE,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  MOVE_RESULT,
  TURN,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { AP, ARTILLERY, AT, AT_GUN, HE, INFANTRY, MG, MORTAR, RIFLE, TRUCK } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { coverAt } from '../shared/ground.ts';
import { onField } from './field.ts';
import { CANNOT } from './fire.ts';
import { farModifier, type List, note, noteEffect, rangeModifier } from './modifiers.ts';

/** AT Guns under Eighty-Eights (8C). */
const EIGHTY_EIGHT_AP = 2;
const EIGHTY_EIGHT_RANGE = 4;

/** SL 6.13, R03: kinds that do not attack after moving. */
export function standsToFire(kind: number): boolean {
  return kind === TRUCK || kind === MORTAR || kind === AT_GUN;
}

/** The printed number of an enemy model against a friendly target type at a range; 0 cannot. */
export function printedForModel(t: GameData, s: State, model: number, target: number, range: number): number {
  if (t.modelKind[model] === AT_GUN && s[FX + E_ATGUN88] > 0 && range <= EIGHTY_EIGHT_RANGE)
    return target === AP ? EIGHTY_EIGHT_AP : t.modelHit[(model * 2 + HE) * 8 + 1];
  return t.modelHit[(model * 2 + target) * 8 + range];
}

/** SL 6.13, SL G63: the sum of all modifiers to an enemy Attack roll. */
export function enemyModifier(
  t: GameData,
  s: State,
  model: number,
  moved: boolean,
  friend: number,
  range: number,
  list?: List,
): number {
  const rule = 'SL 6.13';
  const kind = t.modelKind[model];
  const unit = s[FRIEND_UNIT + friend];
  let sum = rangeModifier(s, range);
  note(list, 'range', W.range(range), sum, range === 0 ? 'SL R01' : rule);
  if (moved) {
    const foot = kind === RIFLE || kind === MG || kind === AT;
    if (kind === RIFLE && s[FX + E_BANZAI] > 0 && s[MOVE_RESULT] >= s[FX + E_BANZAI]) {
      if (list !== undefined) list.push({ code: 'moved', label: W.movedBanzai, value: -2, rule, excluded: true });
    } else {
      sum -= foot ? 2 : 1;
      note(list, 'moved', W.moved, foot ? -2 : -1, rule);
    }
  }
  if ((s[UNIT_DAMAGE + unit] & D_EXPOSED) !== 0) {
    if ((s[FRIEND_STATE + friend] & F_EXPOSED_NOW) === 0) {
      sum += 2;
      note(list, 'exposed', W.exposed, 2, 'SL 6.14');
    } else if (list !== undefined) {
      list.push({ code: 'exposed', label: W.exposedNextTurn, value: 2, rule: 'SL R28', excluded: true });
    }
  }
  if (s[FX + E_ATK + kind] !== 0) {
    sum += s[FX + E_ATK + kind];
    noteEffect(list, t, s, E_ATK, kind, rule);
  }
  if (t.unitTarget[unit] === AP) {
    if (s[FX + E_ENEMY_ATK_VS_AP] !== 0) {
      sum += s[FX + E_ENEMY_ATK_VS_AP];
      noteEffect(list, t, s, E_ENEMY_ATK_VS_AP, -1, rule);
    }
    if (s[FX + E_ATK_AP + kind] !== 0) {
      sum += s[FX + E_ATK_AP + kind];
      noteEffect(list, t, s, E_ATK_AP, kind, rule);
    }
    if (range === 0 && s[FX + E_ATK_AP_R0 + kind] !== 0) {
      sum += s[FX + E_ATK_AP_R0 + kind];
      noteEffect(list, t, s, E_ATK_AP_R0, kind, rule);
    }
  }
  return sum + farModifier(t, s, range, list);
}

/** What each die of an enemy in that hex needs against a friendly Unit; CANNOT if there is no such attack. */
export function enemyNeeds(t: GameData, s: State, model: number, from: number, moved: boolean, friend: number): number {
  if (moved && standsToFire(t.modelKind[model])) return CANNOT;
  const to = s[FRIEND_HEX + friend] - 1;
  const range = DISTANCE[from * HEXES + to];
  const printed = printedForModel(t, s, model, t.unitTarget[s[FRIEND_UNIT + friend]], range);
  if (printed === 0) return CANNOT;
  if (range >= 2) {
    if (range >= 3 && s[TURN] <= 2 && s[FX + E_NO_R3] > 0) return CANNOT;
    if (((s[BOCAGES] >> to) & 1) === 1) return CANNOT;
    if (t.modelIndirect[model] === 0 && !sees(s[BLOCKING], from, to)) return CANNOT;
  }
  const needs = printed - enemyModifier(t, s, model, moved, friend, range);
  return needs > 10 ? CANNOT : needs < 1 ? 1 : needs;
}

/** The Defense of a friendly Unit against an attack at this range, before a Flank attack. */
export function friendDefense(t: GameData, s: State, friend: number, range: number, list?: List): number {
  const unit = s[FRIEND_UNIT + friend];
  let sum = t.unitDefense[unit];
  note(list, 'defense', t.unitNumber[unit], sum, 'SL 3.16');
  const cover = coverAt(s, s[FRIEND_HEX + friend] - 1);
  sum += cover;
  note(list, 'cover', W.cover, cover, 'SL 6.5');
  if (range === 0 && s[FX + E_DEF_R0] !== 0) {
    sum += s[FX + E_DEF_R0];
    noteEffect(list, t, s, E_DEF_R0, -1, 'SL 3.12');
  }
  if (s[FX + E_DUG_IN] !== 0 && (s[FRIEND_STATE + friend] & F_MOVED_BATTLE) === 0) {
    const type = t.unitType[unit];
    if (type === INFANTRY || type === ARTILLERY) {
      sum += s[FX + E_DUG_IN];
      noteEffect(list, t, s, E_DUG_IN, -1, 'SL 3.12');
    }
  }
  return sum;
}

/** Slots of the best targets, as many as `chooseTargets` returned. */
export const bestTargets = new Int32Array(64);

/** What each die needs against them. */
export const bestNeeds = { value: CANNOT };

/**
 * SL 6.13, R27: the friendly Units that an enemy may target: lowest needed number, then lowest
 * Defense. Fills `bestTargets`, returns how many there are; several: the player chooses.
 */
export function chooseTargets(t: GameData, s: State, model: number, from: number, moved: boolean): number {
  let n = 0;
  let needs = CANNOT;
  let defense = CANNOT;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!onField(s, f)) continue;
    const here = enemyNeeds(t, s, model, from, moved, f);
    if (here === CANNOT || here > needs) continue;
    const guard = friendDefense(t, s, f, DISTANCE[from * HEXES + s[FRIEND_HEX + f] - 1]);
    if (here === needs && guard > defense) continue;
    if (here < needs || guard < defense) {
      needs = here;
      defense = guard;
      n = 0;
    }
    bestTargets[n++] = f;
  }
  bestNeeds.value = needs;
  return n;
}

/** True if the enemy has a legal attack from there without moving. */
export function canAttackFrom(t: GameData, s: State, model: number, from: number): boolean {
  for (let f = 0; f < s[FRIENDS]; f++)
    if (onField(s, f) && enemyNeeds(t, s, model, from, false, f) !== CANNOT) return true;
  return false;
}
