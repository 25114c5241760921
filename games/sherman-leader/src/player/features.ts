// What the evaluation looks at: the Campaign and the Battle at hand as a list of small numbers.
import type { InputGroup, State } from '@bocage/engine';
import { isActiveEnemy, leader, onField } from '../rules/battle/field.ts';
import { unitWorth } from '../rules/campaign/ready-force.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { isActive, isWounded, nerves, OKAY, SHAKEN } from '../rules/shared/force.ts';
import { coverAt } from '../rules/shared/ground.ts';
import { mapLoss } from '../rules/shared/map-loss.ts';
import * as L from '../state/layout.ts';
import { OPT } from '../state/options.ts';
import type { GameData } from '../state/tables.ts';
import { BANDS, KIND_COUNT, UNIT_TYPES } from '../state/terms.ts';
import * as W from '../words/terms.ts';
import { bestAttack, danger } from './heuristic/fire.ts';
import { prize } from './heuristic/targets.ts';

const TYPES = UNIT_TYPES.length;
const PER_TYPE = 8;
const PER_BAND = 4;
const PER_PLAN = 6;
const CAMPAIGNS = 9;
const OBJECTIVES = 12;
const CONDITIONS = 20;
const COST_PER_POINT = 1.9;
const COMMON = 19;
const MOST_LEFT = 6;
const IN_BATTLE = 24;

const CARDS_AT = COMMON + MOST_LEFT;
const FORCE_AT = CARDS_AT + CAMPAIGNS + OBJECTIVES + CONDITIONS;
const MAP_AT = FORCE_AT + TYPES * PER_TYPE;
const PLANS_AT = MAP_AT + BANDS.length * PER_BAND;
const BATTLE_AT = PLANS_AT + PER_PLAN;
const ENEMIES_AT = BATTLE_AT + IN_BATTLE;
const FRIENDS_AT = ENEMIES_AT + KIND_COUNT;
export const FEATURES = FRIENDS_AT + TYPES * 2;

/** In words, for the terms of the evaluation. */
export const GROUPS: readonly InputGroup[] = [
  { label: W.stillToCome, from: 0 },
  { label: W.cards, from: CARDS_AT },
  { label: W.force, from: FORCE_AT },
  { label: W.map, from: MAP_AT },
  { label: W.plans, from: PLANS_AT },
  { label: W.thisBattle, from: BATTLE_AT },
];

/** Fills `out` with small numbers, none below 0. */
export function features(t: GameData, s: State, out: Float64Array): void {
  out.fill(0);
  common(t, s, out);
  cards(s, out);
  units(t, s, out);
  commanders(t, s, out);
  battalions(t, s, out);
  plans(t, s, out);
  if (s[L.BATTLE] === 0) return;
  if (s[L.TURN] > 0) battle(t, s, out);
  else battleAhead(t, s, out);
}

/** Time, points, support. */
function common(t: GameData, s: State, out: Float64Array): void {
  const objective = s[OPT.objective];
  const left = Math.max(0, t.objectiveWeeks[objective] - Math.max(1, s[L.WEEK]));
  const short = Math.max(0, t.objectiveGrades[objective * 4] - s[L.VP]);
  const loss = mapLoss(t, s);
  const purse = s[L.SO] + t.objectiveWeeklySo[objective] - loss;
  let i = 0;
  out[i++] = s[L.SO] / 16;
  out[i++] = Math.min(s[L.SO], 6) / 6;
  out[i++] = loss / 6;
  out[i++] = Math.max(0, purse) / 16;
  out[i++] = Math.max(0, -purse) / 4;
  out[i++] = s[L.VP] / 16;
  out[i++] = short / 16;
  out[i++] = Math.min(6, short) / 6;
  out[i++] = Math.min(3, short) / 3;
  // The Battle that reaches a Great result is the last: what it brings beyond depends on who is left.
  const [first, second] = dearest(t, s);
  out[i++] = first / 6;
  out[i++] = second / 6;
  out[i++] = s[L.TRUCKS] / 3;
  out[i++] = s[L.SCOUTS] / 3;
  out[i++] = s[L.BATTLES_FOUGHT] / 3;
  out[i++] = s[L.DESTROYED_WEEK] / 3;
  out[i++] = s[L.BATTLE] > 0 ? 1 : 0;
  out[i++] = s[L.BATTLE] > 0 && s[L.TURN] > 0 ? 1 : 0;
  out[i++] = s[L.WEEK] === 0 ? 1 : 0;
  out[i++] = left / 4;
  out[COMMON + Math.min(MOST_LEFT - 1, left)] = 1;
}

/** VP of the two Battalions that bring the most. */
function dearest(t: GameData, s: State): readonly [number, number] {
  let first = 0;
  let second = 0;
  for (let b = 0; b < L.BATTALIONS; b++) {
    const status = s[L.BATTALION_STATUS + b];
    if (status !== L.FULL && status !== L.HALF) continue;
    const vp = prize(t, s, b);
    if (vp > first) {
      second = first;
      first = vp;
    } else if (vp > second) second = vp;
  }
  return [first, second];
}

function cards(s: State, out: Float64Array): void {
  out[CARDS_AT + Math.min(CAMPAIGNS - 1, s[OPT.campaign])] = 1;
  out[CARDS_AT + CAMPAIGNS + Math.min(OBJECTIVES - 1, s[OPT.objective])] = 1;
  if (s[L.CONDITION] > 0) out[CARDS_AT + CAMPAIGNS + OBJECTIVES + Math.min(CONDITIONS, s[L.CONDITION]) - 1] = 1;
}

/** Units of each type: whole, damaged, unable to move; and what they are worth in a Battle. */
function units(t: GameData, s: State, out: Float64Array): void {
  for (let u = 0; u < t.unitCount; u++) {
    if (s[L.UNIT_STATUS + u] !== L.UNIT_OWNED) continue;
    const at = FORCE_AT + t.unitType[u] * PER_TYPE;
    const damage = s[L.UNIT_DAMAGE + u];
    const state = damage === 0 ? 0 : (damage & (L.D_ENGINE | L.D_SUSPENSION)) === 0 ? 1 : 2;
    out[at + state] += t.unitCost[u] / 24;
    out[at + 3] += unitWorth(t, u) / 6;
  }
}

/** Commanders of each type: fit, not quite, their levels, their Stress. */
function commanders(t: GameData, s: State, out: Float64Array): void {
  for (let c = 0; c < t.commanderCount; c++) {
    if (!isActive(s, c)) continue;
    const at = FORCE_AT + t.commanderType[c] * PER_TYPE + 4;
    const nerve = nerves(t, s, c);
    if (nerve === OKAY && !isWounded(s, c)) out[at] += 0.25;
    else if (nerve === SHAKEN || isWounded(s, c)) out[at + 1] += 0.25;
    out[at + 2] += s[L.COMMANDER_LEVEL + c] / 8;
    out[at + 3] += s[L.COMMANDER_STRESS + c] / 16;
  }
}

/** Points of the counters that stand for a Battalion. */
function pointsOf(t: GameData, s: State, battalion: number): number {
  const half = t.battalionHalf[cardOf(t, s, battalion)];
  return s[L.BATTALION_STATUS + battalion] === L.HALF ? half : half * 2;
}

function vpLeft(t: GameData, s: State, battalion: number): number {
  return t.battalionVp[cardOf(t, s, battalion)] - s[L.BATTALION_VP + battalion];
}

function battalions(t: GameData, s: State, out: Float64Array): void {
  for (let b = 0; b < L.BATTALIONS; b++) {
    const status = s[L.BATTALION_STATUS + b];
    if (status !== L.FULL && status !== L.HALF) continue;
    const at = MAP_AT + s[L.BATTALION_BAND + b] * PER_BAND;
    out[at] += 0.5;
    out[at + 1] += vpLeft(t, s, b) / 6;
    if (status === L.HALF) out[at + 2] += 0.5;
    out[at + 3] += pointsOf(t, s, b) / 16;
  }
}

/** SO of Units that an attack on it asks for, by experience. */
function needs(t: GameData, s: State, battalion: number): number {
  return (pointsOf(t, s, battalion) + 1) * COST_PER_POINT;
}

/** Attacks still to be made this Week. */
function plans(t: GameData, s: State, out: Float64Array): void {
  const at = PLANS_AT;
  for (let p = 0; p < L.MAX_BATTLES; p++) {
    if (s[L.PLAN_TARGET + p] === 0 || s[L.PLAN_DONE + p] !== 0 || s[L.BATTLE] === p + 1) continue;
    const b = s[L.PLAN_TARGET + p] - 1;
    let force = 0;
    for (let u = 0; u < t.unitCount; u++)
      if (s[L.UNIT_STATUS + u] === L.UNIT_OWNED && s[L.UNIT_BATTLE + u] === p + 1) force += t.unitCost[u];
    const asked = needs(t, s, b);
    out[at] += 0.5;
    out[at + 1] += vpLeft(t, s, b) / 6;
    out[at + 2] += force / 32;
    out[at + 3] += (Math.min(1.5, force / asked) * vpLeft(t, s, b)) / 6;
    out[at + 4] += s[L.PLAN_SCOUTS + p] / 3;
    out[at + 5] += asked / 32;
  }
}

/** A Battle before its first turn. */
function battleAhead(t: GameData, s: State, out: Float64Array): void {
  const b = s[L.BATTLE_TARGET] - 1;
  let force = 0;
  for (let f = 0; f < s[L.FRIENDS]; f++) force += t.unitCost[s[L.FRIEND_UNIT + f]];
  out[BATTLE_AT] = vpLeft(t, s, b) / 6;
  out[BATTLE_AT + 1] = s[L.BATTALION_STATUS + b] === L.HALF ? 1 : 0;
  out[BATTLE_AT + 2] = force / 32;
  out[BATTLE_AT + 3] = Math.min(2, force / needs(t, s, b));
}

/** A Battle that is being fought: what is to be won, who stands where, what both sides could do. */
function battle(t: GameData, s: State, out: Float64Array): void {
  const i = BATTLE_AT;
  const b = s[L.BATTLE_TARGET] - 1;
  const card = cardOf(t, s, b);
  const points = s[L.POINTS];
  const turns = Math.max(0, s[L.LAST_TURN] - s[L.TURN] + 1);
  const over = Math.max(0, points - t.battalionDestroyed[card]);
  const overHalf = Math.max(0, points - t.battalionHalf[card]);
  out[i] = vpLeft(t, s, b) / 6;
  out[i + 1] = s[L.BATTALION_STATUS + b] === L.HALF ? 1 : 0;
  out[i + 4] = turns / 5;
  out[i + 5] = turns <= 1 ? 1 : 0;
  out[i + 6] = points / 12;
  out[i + 7] = over / 8;
  out[i + 8] = overHalf / 6;
  out[i + 9] = over === 0 ? 1 : 0;
  out[i + 10] = overHalf === 0 ? 1 : 0;
  out[i + 11] = s[L.BATTLE_STATUS] === L.HALF ? 1 : 0;
  out[i + 12] = s[L.BATTLE_STATUS] === L.DESTROYED ? 1 : 0;
  const attack = friends(t, s, out, i);
  out[i + 22] = over === 0 ? 1 : Math.min(1.5, (attack * turns) / over) / 1.5;
  out[i + 23] = overHalf === 0 ? 1 : Math.min(1.5, (attack * turns) / overHalf) / 1.5;
  for (let e = 0; e < s[L.ENEMIES]; e++)
    if (isActiveEnemy(s, e)) out[ENEMIES_AT + t.modelKind[s[L.ENEMY_MODEL + e]]] += 0.25;
}

/** The Units on the field; returns the enemy points that their best attacks would take. */
function friends(t: GameData, s: State, out: Float64Array, i: number): number {
  let attack = 0;
  for (let f = 0; f < s[L.FRIENDS]; f++) {
    const unit = s[L.FRIEND_UNIT + f];
    if (!onField(s, f)) {
      if ((s[L.FRIEND_STATE + f] & L.F_LATE) !== 0) out[i + 13] += 0.5;
      continue;
    }
    const best = bestAttack(t, s, f);
    const risk = danger(t, s, f);
    attack += best;
    out[i + 14] += best > 0.3 ? 0.25 : 0;
    out[i + 15] += coverAt(s, s[L.FRIEND_HEX + f] - 1) / 8;
    const c = leader(s, f);
    if (c < 0) out[i + 16] += 0.5;
    else if (nerves(t, s, c) !== OKAY) out[i + 17] += 0.25;
    const tactics = s[L.FRIEND_TACTICS + f];
    out[i + 18] += ((tactics & 15) + ((tactics >> 4) & 15) + ((tactics >> 8) & 15) + ((tactics >> 12) & 15)) / 6;
    out[i + 19] += best / 3;
    out[i + 20] += risk / 3;
    out[i + 21] += (risk * t.unitCost[unit]) / 24;
    out[FRIENDS_AT + t.unitType[unit] * 2 + (s[L.UNIT_DAMAGE + unit] === 0 ? 0 : 1)] += t.unitCost[unit] / 16;
  }
  return attack;
}
