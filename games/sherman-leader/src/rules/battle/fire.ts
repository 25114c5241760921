// Fire of friendly Units: whom they may attack, what each die needs, and the Defense of the enemy.
import type { State } from '@bocage/engine';
import {
  E_ATK_R0,
  E_ATK_T1,
  E_DEF_RIFLE_IN_COVER,
  E_DEF_RIFLE_WITH_TANK,
  E_DEF_WITH_STRUCTURE,
  E_NO_INDIRECT_T1,
  E_NO_R3,
} from '../../state/effects.ts';
import { DISTANCE, HEXES, sees } from '../../state/hex.ts';
import {
  BLOCKING,
  BOCAGES,
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
  D_GUN,
  D_MACHINE_GUN,
  D_SUPPRESSED,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  F_MOVED,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FX,
  TURN,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import { SKILL_CLOSE_COMBAT, SKILL_MARKSMAN, SKILL_SPOTTER, U_INDIRECT } from '../../state/notes.ts';
import { type GameData, levelOf } from '../../state/tables.ts';
import { BUILDING, BUNKER, RIFLE, TANK } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { R } from '../../words/battle/reasons.ts';
import { OKAY, SHAKEN, UNFIT } from '../shared/force.ts';
import { coverAt } from '../shared/ground.ts';
import { leader, skillsOf } from './field.ts';
import { farModifier, type List, note, noteEffect, rangeModifier } from './modifiers.ts';

/** A needed number that no die reaches: no attack. */
export const CANNOT = 99;

/** State of nerves once he has suffered so much more Stress. */
function nervesAfter(t: GameData, s: State, commander: number, more: number): number {
  const at = levelOf(commander, s[COMMANDER_LEVEL + commander]);
  const stress = s[COMMANDER_STRESS + commander] + more;
  return stress <= t.levelOkayMax[at] ? OKAY : stress <= t.levelShakenMax[at] ? SHAKEN : UNFIT;
}

/** SL 6.15, R87: the Stress a Suppressed Unit pays to attack; it is suffered before the dice. */
export function suppressedStress(s: State, friend: number): number {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_SUPPRESSED) !== 0 && leader(s, friend) >= 0 ? 1 : 0;
}

/** Skills that count once the Stress of a Suppressed attack is suffered: he may be Unfit by then. */
function skillsInAttack(t: GameData, s: State, friend: number): number {
  const c = leader(s, friend);
  if (c < 0 || nervesAfter(t, s, c, suppressedStress(s, friend)) === UNFIT) return 0;
  return t.levelSkills[levelOf(c, s[COMMANDER_LEVEL + c])];
}

/** SL 6.7: the sum of all modifiers to a friendly Attack roll at this range. */
export function friendlyModifier(t: GameData, s: State, friend: number, range: number, list?: List): number {
  const rule = 'SL 6.7';
  let sum = 0;
  const c = leader(s, friend);
  const calm = c < 0 ? UNFIT : nervesAfter(t, s, c, suppressedStress(s, friend));
  if (calm === UNFIT) {
    sum -= 2;
    note(list, 'commander', c < 0 ? W.noCommander : W.unfit(t.commanderName[c]), -2, 'SL 6.14');
  } else {
    const at = levelOf(c, s[COMMANDER_LEVEL + c]) * 2 + calm;
    const skill = range === 0 ? t.levelR0[at] : t.levelR1[at];
    sum += skill;
    note(list, 'commander', calm === SHAKEN ? W.shaken(t.commanderName[c]) : t.commanderName[c], skill, rule);
  }
  const byRange = rangeModifier(s, range);
  sum += byRange;
  note(list, 'range', W.range(range), byRange, range === 0 ? 'SL R01' : rule);
  if ((s[FRIEND_STATE + friend] & F_MOVED) !== 0) {
    const penalty = t.unitMovePenalty[s[FRIEND_UNIT + friend]];
    sum -= penalty;
    note(list, 'moved', W.moved, -penalty, rule);
  }
  if (range === 0 && s[FX + E_ATK_R0] !== 0) {
    sum += s[FX + E_ATK_R0];
    noteEffect(list, t, s, E_ATK_R0, -1, rule);
  }
  if (s[TURN] === 1 && s[FX + E_ATK_T1] !== 0) {
    sum += s[FX + E_ATK_T1];
    noteEffect(list, t, s, E_ATK_T1, -1, rule);
  }
  return sum + farModifier(t, s, range, list);
}

/** The printed number of a friendly Unit against an enemy at a range; 0 cannot. */
export function printedFor(t: GameData, s: State, friend: number, model: number, range: number): number {
  return t.unitHit[(s[FRIEND_UNIT + friend] * 2 + t.modelTarget[model]) * 8 + range];
}

/** What each die of a friendly attack needs on its face: 1 hits always, more than 10 never. */
export function attackNeeds(t: GameData, s: State, friend: number, enemy: number): number {
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + s[ENEMY_HEX + enemy] - 1];
  const printed = printedFor(t, s, friend, s[ENEMY_MODEL + enemy], range);
  if (printed === 0) return CANNOT;
  return Math.max(1, printed - friendlyModifier(t, s, friend, range));
}

/** SL 6.7, R33: dice of an attack. */
export function attackDice(t: GameData, s: State, friend: number, range: number): number {
  return range === 0 && (skillsInAttack(t, s, friend) & SKILL_CLOSE_COMBAT) !== 0 ? 3 : 2;
}

/**
 * Whether a friendly Unit could fire at a model in a hex: range, value, Gun and Machine Gun damage, sight, Bocage.
 * 0 or a reason. Turn, Suppressed and the needed number are not looked at (R23: Cautious Advance asks this).
 */
export function refuseFire(t: GameData, s: State, friend: number, model: number, to: number): number {
  const from = s[FRIEND_HEX + friend] - 1;
  const range = DISTANCE[from * HEXES + to];
  const unit = s[FRIEND_UNIT + friend];
  if (range > t.unitMaxRange[unit] || range < t.unitMinRange[unit]) return R.outOfRange;
  if (t.unitHit[(unit * 2 + t.modelTarget[model]) * 8 + range] === 0) return R.wrongValue;
  const damage = s[UNIT_DAMAGE + unit];
  if (range >= 2 && (damage & D_GUN) !== 0) return R.gunDamage;
  if (range === 0 && (damage & D_MACHINE_GUN) !== 0) return R.mgDamage;
  if (range >= 2) {
    if (((s[BOCAGES] >> to) & 1) === 1) return R.bocageRange;
    if (
      (t.unitNotes[unit] & U_INDIRECT) === 0 &&
      !sees(s[BLOCKING], from, to) &&
      (skillsOf(t, s, friend) & SKILL_SPOTTER) === 0
    )
      return R.noSight;
  }
  return 0;
}

/** SL 6.7: whether a friendly Unit may attack this enemy now; 0 or a reason. */
export function refuseAttack(t: GameData, s: State, friend: number, enemy: number): number {
  const to = s[ENEMY_HEX + enemy] - 1;
  const model = s[ENEMY_MODEL + enemy];
  const refused = refuseFire(t, s, friend, model, to);
  if (refused !== 0) return refused;
  const unit = s[FRIEND_UNIT + friend];
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + to];
  if (range >= 3 && s[TURN] <= 2 && s[FX + E_NO_R3] > 0) return R.fog;
  if (s[TURN] === 1 && s[FX + E_NO_INDIRECT_T1] > 0 && (t.unitNotes[unit] & U_INDIRECT) !== 0) return R.counterBattery;
  if ((s[UNIT_DAMAGE + unit] & D_SUPPRESSED) !== 0 && leader(s, friend) < 0) return R.suppressed;
  if (printedFor(t, s, friend, model, range) - friendlyModifier(t, s, friend, range) > 10) return R.cannotHit;
  return 0;
}

/** SL 6.5: the Defense of an enemy against this friendly Unit, before a Flank attack. */
export function enemyDefense(t: GameData, s: State, enemy: number, friend: number, list?: List): number {
  const model = s[ENEMY_MODEL + enemy];
  const hex = s[ENEMY_HEX + enemy] - 1;
  const kind = t.modelKind[model];
  let sum = t.modelDefense[model];
  note(list, 'defense', t.modelName[model], sum, 'SL 5.11');
  const cover = coverAt(s, hex);
  if (cover > 0) {
    const sharp = (skillsInAttack(t, s, friend) & SKILL_MARKSMAN) !== 0;
    if (!sharp) {
      sum += cover;
      note(list, 'cover', W.cover, cover, 'SL 6.5');
    } else if (list !== undefined) {
      list.push({
        code: 'cover',
        label: W.coverMarksman,
        value: cover,
        rule: 'SL 3.17',
        excluded: true,
      });
    }
    if (kind === RIFLE && s[FX + E_DEF_RIFLE_IN_COVER] !== 0) {
      sum += s[FX + E_DEF_RIFLE_IN_COVER];
      noteEffect(list, t, s, E_DEF_RIFLE_IN_COVER, -1, 'SL 3.13');
    }
  }
  if (kind === RIFLE && s[FX + E_DEF_RIFLE_WITH_TANK] !== 0 && shares(t, s, enemy, 1 << TANK)) {
    sum += s[FX + E_DEF_RIFLE_WITH_TANK];
    noteEffect(list, t, s, E_DEF_RIFLE_WITH_TANK, -1, 'SL 3.13');
  }
  if (
    s[FX + E_DEF_WITH_STRUCTURE] !== 0 &&
    kind !== BUNKER &&
    kind !== BUILDING &&
    shares(t, s, enemy, (1 << BUNKER) | (1 << BUILDING))
  ) {
    sum += s[FX + E_DEF_WITH_STRUCTURE];
    noteEffect(list, t, s, E_DEF_WITH_STRUCTURE, -1, 'SL 3.13');
  }
  return sum;
}

/** True if another active enemy of one of the kinds (bits) stands in its hex. */
function shares(t: GameData, s: State, enemy: number, kinds: number): boolean {
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (e !== enemy && s[ENEMY_HEX + e] === s[ENEMY_HEX + enemy] && (kinds >> t.modelKind[s[ENEMY_MODEL + e]]) & 1)
      return true;
  }
  return false;
}
