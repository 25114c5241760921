// What fire is worth: ours by the points that it takes, the enemy's by the Damage and by whom it is aimed at.
import type { State } from '@bocage/engine';
import { bestNeeds, bestTargets, chooseTargets, enemyNeeds, friendDefense } from '../../rules/battle/enemy-fire.ts';
import { isActiveEnemy, onField } from '../../rules/battle/field.ts';
import { attackDice, attackNeeds, CANNOT, enemyDefense, refuseAttack } from '../../rules/battle/fire.ts';
import { attackChances } from '../../rules/battle/modifiers.ts';
import { DISTANCE, HEXES } from '../../state/hex.ts';
import {
  D_CASUALTY,
  D_ENGINE,
  D_HULL,
  D_SUSPENSION,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  FRIEND_HEX,
  FRIEND_UNIT,
  FRIENDS,
  MAX_ENEMIES,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import type { HeuristicWeights } from '../heuristic-weights.ts';

/** Whether the next Damage may destroy it. */
export function isHurt(s: State, unit: number): boolean {
  return (s[UNIT_DAMAGE + unit] & (D_ENGINE | D_SUSPENSION | D_HULL | D_CASUALTY)) !== 0;
}

/** Expected enemy points of an attack, before its price. */
export function attackValue(t: GameData, s: State, friend: number, enemy: number): number {
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + s[ENEMY_HEX + enemy] - 1];
  const { stands } = attackChances(
    attackDice(t, s, friend, range),
    attackNeeds(t, s, friend, enemy),
    enemyDefense(t, s, enemy, friend),
    0,
  );
  return stands * t.modelPoints[s[ENEMY_MODEL + enemy]];
}

/** The best attack from where the Unit stands, less the Stress it costs. */
export function bestAttack(t: GameData, s: State, friend: number): number {
  let best = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e) || refuseAttack(t, s, friend, e) !== 0) continue;
    best = Math.max(best, attackValue(t, s, friend, e));
  }
  return best;
}

/** Expected Damage counters if every enemy that can fired at this Unit from where it stands, one in three doing so. */
export function danger(t: GameData, s: State, friend: number): number {
  let sum = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e)) continue;
    const from = s[ENEMY_HEX + e] - 1;
    const needs = enemyNeeds(t, s, s[ENEMY_MODEL + e], from, false, friend);
    if (needs === CANNOT) continue;
    const defense = friendDefense(t, s, friend, DISTANCE[from * HEXES + s[FRIEND_HEX + friend] - 1]);
    sum += ((11 - needs) / 10) * Math.max(0, (10 - defense) / 10) * 2;
  }
  return sum / 3;
}

/** What each die of an enemy needs at best against the others, and their Defense there. */
const otherNeeds = new Int32Array(MAX_ENEMIES);
const otherGuard = new Int32Array(MAX_ENEMIES);
/** What each enemy's fire adds to its points as a target, where a Unit chooses where to go. */
const threats = new Float64Array(MAX_ENEMIES);

/** Whom every enemy would fire at from where it stands if this Unit were not there. */
export function lookAtOthers(h: HeuristicWeights, t: GameData, s: State, friend: number): void {
  for (let e = 0; e < s[ENEMIES]; e++) {
    otherNeeds[e] = CANNOT;
    otherGuard[e] = CANNOT;
    if (!isActiveEnemy(s, e)) continue;
    threats[e] = h.threatMove === 0 ? 0 : h.threatMove * threat(h, t, s, e);
    const from = s[ENEMY_HEX + e] - 1;
    for (let f = 0; f < s[FRIENDS]; f++) {
      if (f === friend || !onField(s, f)) continue;
      const needs = enemyNeeds(t, s, s[ENEMY_MODEL + e], from, false, f);
      if (needs === CANNOT || needs > otherNeeds[e]) continue;
      const guard = friendDefense(t, s, f, DISTANCE[from * HEXES + s[FRIEND_HEX + f] - 1]);
      if (needs === otherNeeds[e] && guard >= otherGuard[e]) continue;
      otherNeeds[e] = needs;
      otherGuard[e] = guard;
    }
  }
}

/** The best attack from where it stands, with what it would save the others. */
export function bestUse(t: GameData, s: State, friend: number): number {
  let best = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e) || refuseAttack(t, s, friend, e) !== 0) continue;
    best = Math.max(best, attackValue(t, s, friend, e) * (1 + threats[e]));
  }
  return best;
}

/** Expected Damage counters where the Unit stands: enemies fire at whom they hit best, then at the weakest Defense. */
export function exposure(h: HeuristicWeights, t: GameData, s: State, friend: number): number {
  let sum = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (!isActiveEnemy(s, e)) continue;
    const from = s[ENEMY_HEX + e] - 1;
    const range = DISTANCE[from * HEXES + s[FRIEND_HEX + friend] - 1];
    const needs = enemyNeeds(t, s, s[ENEMY_MODEL + e], from, false, friend);
    if (needs === CANNOT) continue;
    const defense = friendDefense(t, s, friend, range);
    const first = needs < otherNeeds[e] || (needs === otherNeeds[e] && defense < otherGuard[e]);
    const even = needs === otherNeeds[e] && defense === otherGuard[e];
    const share = first ? h.firstTarget : even ? h.evenTarget : h.laterTarget;
    sum += share * ((11 - needs) / 10) * Math.max(0, (10 - defense) / 10) * 2;
  }
  return sum;
}

/** What an enemy's own fire adds to its points as a target, as a share of them. */
export function threat(h: HeuristicWeights, t: GameData, s: State, enemy: number): number {
  if (h.threat === 0) return 0;
  const model = s[ENEMY_MODEL + enemy];
  const from = s[ENEMY_HEX + enemy] - 1;
  if (chooseTargets(t, s, model, from, false) === 0) return 0;
  const friend = bestTargets[0];
  const defense = friendDefense(t, s, friend, DISTANCE[from * HEXES + s[FRIEND_HEX + friend] - 1]);
  const harm = ((11 - bestNeeds.value) / 10) * Math.max(0, (10 - defense) / 10) * 2;
  const weak = isHurt(s, s[FRIEND_UNIT + friend]) ? h.threatHurt : 1;
  return (h.threat * weak * harm) / Math.max(1, t.modelPoints[model]);
}
