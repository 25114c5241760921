// What the evaluation looks at: the Campaign and the Battle at hand as a list of small numbers.
import type { State } from '@bocage/engine';
import * as L from './layout.ts';
import { isActiveEnemy, leader, onField } from './rules/battle/field.ts';
import { mapLoss } from './rules/campaign/adjust-so.ts';
import { unitWorth } from './rules/campaign/ready-force.ts';
import { cardOf } from './rules/shared/effects.ts';
import { isActive, isWounded, nerves, OKAY, SHAKEN } from './rules/shared/force.ts';
import { coverAt } from './rules/shared/ground.ts';
import { bestAttack, danger } from './sensible-battle.ts';
import type { Tables } from './tables.ts';
import { BANDS, KIND_COUNT, UNIT_TYPES } from './terms.ts';

const TYPES = UNIT_TYPES.length;
const PER_TYPE = 8;
const PER_BAND = 4;
const PER_PLAN = 6;
const CAMPAIGNS = 9;
const OBJECTIVES = 12;
const CONDITIONS = 20;
const COMMON = 16;
const IN_BATTLE = 24;

export const FEATURES =
  COMMON +
  6 +
  CAMPAIGNS +
  OBJECTIVES +
  CONDITIONS +
  TYPES * PER_TYPE +
  BANDS.length * PER_BAND +
  PER_PLAN +
  IN_BATTLE +
  KIND_COUNT +
  TYPES * 2;

export function features(t: Tables, s: State, out: Float64Array): void {
  out.fill(0);
  const weeks = t.objectiveWeeks[s[L.OPT_OBJECTIVE]];
  const left = Math.max(0, weeks - Math.max(1, s[L.WEEK]));
  const great = t.objectiveGrades[s[L.OPT_OBJECTIVE] * 4];
  const inBattle = s[L.BATTLE] > 0 && s[L.TURN] > 0;
  let i = 0;
  out[i++] = s[L.SO] / 16;
  out[i++] = Math.min(s[L.SO], 6) / 6;
  out[i++] = mapLoss(t, s) / 6;
  out[i++] = Math.max(0, s[L.SO] + t.objectiveWeeklySo[s[L.OPT_OBJECTIVE]] - mapLoss(t, s)) / 16;
  out[i++] = Math.max(0, mapLoss(t, s) - s[L.SO] - t.objectiveWeeklySo[s[L.OPT_OBJECTIVE]]) / 4;
  out[i++] = s[L.VP] / 16;
  out[i++] = Math.max(0, great - s[L.VP]) / 16;
  out[i++] = Math.min(6, Math.max(0, great - s[L.VP])) / 6;
  out[i++] = s[L.TRUCKS] / 3;
  out[i++] = s[L.SCOUTS] / 3;
  out[i++] = s[L.BATTLES_FOUGHT] / 3;
  out[i++] = s[L.DESTROYED_WEEK] / 3;
  out[i++] = s[L.BATTLE] > 0 ? 1 : 0;
  out[i++] = inBattle ? 1 : 0;
  out[i++] = s[L.WEEK] === 0 ? 1 : 0;
  out[i++] = left / 4;
  out[i + Math.min(5, left)] = 1;
  i += 6;
  out[i + Math.min(CAMPAIGNS - 1, s[L.OPT_CAMPAIGN])] = 1;
  i += CAMPAIGNS;
  out[i + Math.min(OBJECTIVES - 1, s[L.OPT_OBJECTIVE])] = 1;
  i += OBJECTIVES;
  if (s[L.CONDITION] > 0) out[i + Math.min(CONDITIONS, s[L.CONDITION]) - 1] = 1;
  i += CONDITIONS;
  for (let u = 0; u < t.unitCount; u++) {
    if (s[L.UNIT_STATUS + u] !== L.UNIT_OWNED) continue;
    const at = i + t.unitType[u] * PER_TYPE;
    const damage = s[L.UNIT_DAMAGE + u];
    if (damage === 0) out[at] += t.unitCost[u] / 24;
    else if ((damage & 3) === 0) out[at + 1] += t.unitCost[u] / 24;
    else out[at + 2] += t.unitCost[u] / 24;
    out[at + 3] += unitWorth(t, u) / 6;
  }
  for (let c = 0; c < t.commanderCount; c++) {
    if (!isActive(s, c)) continue;
    const at = i + t.commanderType[c] * PER_TYPE + 4;
    const n = nerves(t, s, c);
    if (n === OKAY && !isWounded(s, c)) out[at] += 0.25;
    else if (n === SHAKEN || isWounded(s, c)) out[at + 1] += 0.25;
    out[at + 2] += s[L.COMMANDER_LEVEL + c] / 8;
    out[at + 3] += s[L.COMMANDER_STRESS + c] / 16;
  }
  i += TYPES * PER_TYPE;
  for (let b = 0; b < L.BATTALIONS; b++) {
    const status = s[L.BATTALION_STATUS + b];
    if (status !== L.FULL && status !== L.HALF) continue;
    const card = cardOf(t, s, b);
    const at = i + s[L.BATTALION_BAND + b] * PER_BAND;
    out[at] += 0.5;
    out[at + 1] += (t.battalionVp[card] - s[L.BATTALION_VP + b]) / 6;
    if (status === L.HALF) out[at + 2] += 0.5;
    out[at + 3] += (t.battalionHalf[card] * (status === L.HALF ? 1 : 2)) / 16;
  }
  i += BANDS.length * PER_BAND;
  for (let p = 0; p < L.MAX_BATTLES; p++) {
    if (s[L.PLAN_TARGET + p] === 0 || s[L.PLAN_DONE + p] !== 0 || s[L.BATTLE] === p + 1) continue;
    const b = s[L.PLAN_TARGET + p] - 1;
    const card = cardOf(t, s, b);
    let force = 0;
    for (let u = 0; u < t.unitCount; u++)
      if (s[L.UNIT_STATUS + u] === L.UNIT_OWNED && s[L.UNIT_BATTLE + u] === p + 1) force += t.unitCost[u];
    const needs = (t.battalionHalf[card] * (s[L.BATTALION_STATUS + b] === L.HALF ? 1 : 2) + 1) * 1.9;
    out[i] += 0.5;
    out[i + 1] += (t.battalionVp[card] - s[L.BATTALION_VP + b]) / 6;
    out[i + 2] += force / 32;
    out[i + 3] += (Math.min(1.5, force / needs) * (t.battalionVp[card] - s[L.BATTALION_VP + b])) / 6;
    out[i + 4] += s[L.PLAN_SCOUTS + p] / 3;
    out[i + 5] += needs / 32;
  }
  i += PER_PLAN;
  if (s[L.BATTLE] === 0) return;
  const b = s[L.BATTLE_TARGET] - 1;
  const card = cardOf(t, s, b);
  const points = s[L.POINTS];
  const turns = Math.max(0, s[L.LAST_TURN] - s[L.TURN] + 1);
  out[i] = (t.battalionVp[card] - s[L.BATTALION_VP + b]) / 6;
  out[i + 1] = s[L.BATTALION_STATUS + b] === L.HALF ? 1 : 0;
  if (!inBattle) {
    let force = 0;
    for (let f = 0; f < s[L.FRIENDS]; f++) force += t.unitCost[s[L.FRIEND_UNIT + f]];
    const needs = (t.battalionHalf[card] * (s[L.BATTALION_STATUS + b] === L.HALF ? 1 : 2) + 1) * 1.9;
    out[i + 2] = force / 32;
    out[i + 3] = Math.min(2, force / needs);
    return;
  }
  out[i + 4] = turns / 5;
  out[i + 5] = turns <= 1 ? 1 : 0;
  out[i + 6] = points / 12;
  out[i + 7] = Math.max(0, points - t.battalionDestroyed[card]) / 8;
  out[i + 8] = Math.max(0, points - t.battalionHalf[card]) / 6;
  out[i + 9] = points <= t.battalionDestroyed[card] ? 1 : 0;
  out[i + 10] = points <= t.battalionHalf[card] ? 1 : 0;
  out[i + 11] = s[L.BATTLE_STATUS] === L.HALF ? 1 : 0;
  out[i + 12] = s[L.BATTLE_STATUS] === L.DESTROYED ? 1 : 0;
  let attack = 0;
  let harm = 0;
  let dear = 0;
  for (let f = 0; f < s[L.FRIENDS]; f++) {
    const unit = s[L.FRIEND_UNIT + f];
    if (!onField(s, f)) {
      if ((s[L.FRIEND_STATE + f] & L.F_LATE) !== 0) out[i + 13] += 0.5;
      continue;
    }
    const best = bestAttack(t, s, f);
    const risk = danger(t, s, f);
    attack += best;
    harm += risk;
    dear += risk * t.unitCost[unit];
    out[i + 14] += best > 0.3 ? 0.25 : 0;
    out[i + 15] += coverAt(s, s[L.FRIEND_HEX + f] - 1) / 8;
    const c = leader(s, f);
    if (c < 0) out[i + 16] += 0.5;
    else if (nerves(t, s, c) !== OKAY) out[i + 17] += 0.25;
    const tactics = s[L.FRIEND_TACTICS + f];
    out[i + 18] += ((tactics & 15) + ((tactics >> 4) & 15) + ((tactics >> 8) & 15) + ((tactics >> 12) & 15)) / 6;
    const at = i + IN_BATTLE + KIND_COUNT + t.unitType[unit] * 2;
    if (s[L.UNIT_DAMAGE + unit] === 0) out[at] += t.unitCost[unit] / 16;
    else out[at + 1] += t.unitCost[unit] / 16;
  }
  out[i + 19] = attack / 3;
  out[i + 20] = harm / 3;
  out[i + 21] = dear / 24;
  const over = Math.max(0, points - t.battalionDestroyed[card]);
  out[i + 22] = over === 0 ? 1 : Math.min(1.5, (attack * turns) / over) / 1.5;
  const overHalf = Math.max(0, points - t.battalionHalf[card]);
  out[i + 23] = overHalf === 0 ? 1 : Math.min(1.5, (attack * turns) / overHalf) / 1.5;
  i += IN_BATTLE;
  for (let e = 0; e < s[L.ENEMIES]; e++) if (isActiveEnemy(s, e)) out[i + t.modelKind[s[L.ENEMY_MODEL + e]]] += 0.25;
}

/** Grows at every moment at which positions can be compared: a Week, a Battle that is over, a turn of a Battle. */
export function stage(_t: Tables, s: State): number {
  return (Math.max(1, s[L.WEEK]) * 4 + s[L.BATTLES_FOUGHT]) * 32 + (s[L.BATTLE] > 0 ? s[L.TURN] : 0);
}
