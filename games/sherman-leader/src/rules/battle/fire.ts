// Fire of both sides: who may attack whom, what each die needs, and the Defense, modifier by modifier.
//
// Every number is made in one place. The rules ask for the sum only; odds and events hand in a list and get each
// modifier with its name as well.
import type { Modifier, State } from '@bocage/engine';
import {
  R_BOCAGE_RANGE,
  R_CANNOT_HIT,
  R_COUNTER_BATTERY,
  R_FOG,
  R_GUN_DAMAGE,
  R_MG_DAMAGE,
  R_NO_SIGHT,
  R_OUT_OF_RANGE,
  R_SUPPRESSED,
  R_WRONG_VALUE,
} from '../../battle-reasons.ts';
import {
  E_ATGUN88,
  E_ATK,
  E_ATK_AP,
  E_ATK_AP_R0,
  E_ATK_R0,
  E_ATK_R3,
  E_ATK_T1,
  E_BANZAI,
  E_DEF_R0,
  E_DEF_RIFLE_IN_COVER,
  E_DEF_RIFLE_WITH_TANK,
  E_DEF_WITH_STRUCTURE,
  E_DUG_IN,
  E_ENEMY_ATK_VS_AP,
  E_NIGHT,
  E_NO_INDIRECT_T1,
  E_NO_R3,
  SKILL_CLOSE_COMBAT,
  SKILL_MARKSMAN,
  SKILL_SPOTTER,
  U_INDIRECT,
} from '../../effects.ts';
import { DISTANCE, HEXES, sees } from '../../hex.ts';
import {
  BLOCKING,
  BOCAGES,
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
  D_EXPOSED,
  D_GUN,
  D_MACHINE_GUN,
  D_SUPPRESSED,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  F_EXPOSED_NOW,
  F_MOVED,
  F_MOVED_BATTLE,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  MOVE_RESULT,
  OPT_RANGE_ZERO,
  TURN,
  UNIT_DAMAGE,
} from '../../layout.ts';
import { levelOf, type Tables } from '../../tables.ts';
import {
  AP,
  ARTILLERY,
  AT,
  AT_GUN,
  BUILDING,
  BUNKER,
  HE,
  INFANTRY,
  MG,
  MORTAR,
  RIFLE,
  TANK,
  TRUCK,
} from '../../terms.ts';
import { effectSources } from '../shared/effects.ts';
import { OKAY, SHAKEN, UNFIT } from '../shared/force.ts';
import { coverAt } from '../shared/ground.ts';
import { leader, onField, skillsOf } from './field.ts';

/** A needed number that no die reaches: no attack. */
export const CANNOT = 99;
/** AT Guns under Eighty-Eights (8C). */
const EIGHTY_EIGHT_AP = 2;
const EIGHTY_EIGHT_RANGE = 4;

type List = Modifier[] | undefined;

/** SL combat/unit-attacks, rC01: +2 at Range 0 (an option), -1 for each hex beyond the first. */
export function rangeModifier(s: State, range: number): number {
  if (range === 0) return s[OPT_RANGE_ZERO] === 0 ? 2 : 0;
  return 1 - range;
}

function note(list: List, label: string, value: number, rule: string): void {
  if (list !== undefined && value !== 0) list.push({ label, value, rule });
}

/** Names the cards behind a sum of effects. */
function noteEffect(list: List, t: Tables, s: State, effect: number, kind: number, rule: string): void {
  if (list === undefined) return;
  for (const source of effectSources(t, s, effect, kind)) list.push({ label: source.card, value: source.value, rule });
}

/** State of nerves once he has suffered so much more Stress. */
function nervesAfter(t: Tables, s: State, commander: number, more: number): number {
  const at = levelOf(commander, s[COMMANDER_LEVEL + commander]);
  const stress = s[COMMANDER_STRESS + commander] + more;
  return stress <= t.levelOkayMax[at] ? OKAY : stress <= t.levelShakenMax[at] ? SHAKEN : UNFIT;
}

/** SL combat/he-hits, rC87: the Stress a Suppressed Unit pays to attack; it is suffered before the dice. */
export function suppressedStress(s: State, friend: number): number {
  return (s[UNIT_DAMAGE + s[FRIEND_UNIT + friend]] & D_SUPPRESSED) !== 0 && leader(s, friend) >= 0 ? 1 : 0;
}

/** Skills that count once the Stress of a Suppressed attack is suffered: he may be Unfit by then. */
function skillsInAttack(t: Tables, s: State, friend: number): number {
  const c = leader(s, friend);
  if (c < 0 || nervesAfter(t, s, c, suppressedStress(s, friend)) === UNFIT) return 0;
  return t.levelSkills[levelOf(c, s[COMMANDER_LEVEL + c])];
}

/** SL combat/unit-attacks: the sum of all modifiers to a friendly Attack roll at this range. */
export function friendlyModifier(t: Tables, s: State, friend: number, range: number, list?: List): number {
  const rule = 'SL combat/unit-attacks';
  let sum = 0;
  const c = leader(s, friend);
  const calm = c < 0 ? UNFIT : nervesAfter(t, s, c, suppressedStress(s, friend));
  if (calm === UNFIT) {
    sum -= 2;
    note(list, c < 0 ? 'no Commander' : `${t.commanderName[c]} is Unfit`, -2, 'SL combat/ap-hits');
  } else {
    const at = levelOf(c, s[COMMANDER_LEVEL + c]) * 2 + calm;
    const skill = range === 0 ? t.levelR0[at] : t.levelR1[at];
    sum += skill;
    note(list, `${t.commanderName[c]}${calm === SHAKEN ? ', Shaken' : ''}`, skill, rule);
  }
  const byRange = rangeModifier(s, range);
  sum += byRange;
  note(list, `Range ${range}`, byRange, range === 0 ? 'SL rC01' : rule);
  if ((s[FRIEND_STATE + friend] & F_MOVED) !== 0) {
    const penalty = t.unitMovePenalty[s[FRIEND_UNIT + friend]];
    sum -= penalty;
    note(list, 'moved', -penalty, rule);
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

/** Night and rain: both sides alike. */
function farModifier(t: Tables, s: State, range: number, list: List): number {
  let sum = 0;
  if (range >= 2 && s[FX + E_NIGHT] !== 0) {
    sum += s[FX + E_NIGHT];
    noteEffect(list, t, s, E_NIGHT, -1, 'SL set-up/draw-battalion-cards');
  }
  if (range >= 3 && s[FX + E_ATK_R3] !== 0) {
    sum += s[FX + E_ATK_R3];
    noteEffect(list, t, s, E_ATK_R3, -1, 'SL start-of-week/special-condition-card');
  }
  return sum;
}

/** The printed number of a friendly Unit against an enemy at a range; 0 cannot. */
export function printedFor(t: Tables, s: State, friend: number, model: number, range: number): number {
  return t.unitHit[(s[FRIEND_UNIT + friend] * 2 + t.modelTarget[model]) * 8 + range];
}

/** What each die of a friendly attack needs on its face: 1 hits always, more than 10 never. */
export function attackNeeds(t: Tables, s: State, friend: number, enemy: number): number {
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + s[ENEMY_HEX + enemy] - 1];
  const printed = printedFor(t, s, friend, s[ENEMY_MODEL + enemy], range);
  if (printed === 0) return CANNOT;
  return Math.max(1, printed - friendlyModifier(t, s, friend, range));
}

/** SL combat/unit-attacks, SL G33, rC33: dice of an attack. */
export function attackDice(t: Tables, s: State, friend: number, range: number): number {
  return range === 0 && (skillsInAttack(t, s, friend) & SKILL_CLOSE_COMBAT) !== 0 ? 3 : 2;
}

/**
 * Whether a friendly Unit could fire at a model in a hex: range, value, Gun and Machine Gun damage, sight, Bocage.
 * 0 or a reason. Turn, Suppressed and the needed number are not looked at (golden 4.4: Cautious Advance asks this).
 */
export function refuseFire(t: Tables, s: State, friend: number, model: number, to: number): number {
  const from = s[FRIEND_HEX + friend] - 1;
  const range = DISTANCE[from * HEXES + to];
  const unit = s[FRIEND_UNIT + friend];
  if (range > t.unitMaxRange[unit] || range < t.unitMinRange[unit]) return R_OUT_OF_RANGE;
  if (t.unitHit[(unit * 2 + t.modelTarget[model]) * 8 + range] === 0) return R_WRONG_VALUE;
  const damage = s[UNIT_DAMAGE + unit];
  if (range >= 2 && (damage & D_GUN) !== 0) return R_GUN_DAMAGE;
  if (range === 0 && (damage & D_MACHINE_GUN) !== 0) return R_MG_DAMAGE;
  if (range >= 2) {
    if (((s[BOCAGES] >> to) & 1) === 1) return R_BOCAGE_RANGE;
    if (
      (t.unitNotes[unit] & U_INDIRECT) === 0 &&
      !sees(s[BLOCKING], from, to) &&
      (skillsOf(t, s, friend) & SKILL_SPOTTER) === 0
    )
      return R_NO_SIGHT;
  }
  return 0;
}

/** SL combat/unit-attacks: whether a friendly Unit may attack this enemy now; 0 or a reason. */
export function refuseAttack(t: Tables, s: State, friend: number, enemy: number): number {
  const to = s[ENEMY_HEX + enemy] - 1;
  const model = s[ENEMY_MODEL + enemy];
  const refused = refuseFire(t, s, friend, model, to);
  if (refused !== 0) return refused;
  const unit = s[FRIEND_UNIT + friend];
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + to];
  if (range >= 3 && s[TURN] <= 2 && s[FX + E_NO_R3] > 0) return R_FOG;
  if (s[TURN] === 1 && s[FX + E_NO_INDIRECT_T1] > 0 && (t.unitNotes[unit] & U_INDIRECT) !== 0) return R_COUNTER_BATTERY;
  if ((s[UNIT_DAMAGE + unit] & D_SUPPRESSED) !== 0 && leader(s, friend) < 0) return R_SUPPRESSED;
  if (printedFor(t, s, friend, model, range) - friendlyModifier(t, s, friend, range) > 10) return R_CANNOT_HIT;
  return 0;
}

/** SL combat/cover: the Defense of an enemy against this friendly Unit, before a Flank attack. */
export function enemyDefense(t: Tables, s: State, enemy: number, friend: number, list?: List): number {
  const model = s[ENEMY_MODEL + enemy];
  const hex = s[ENEMY_HEX + enemy] - 1;
  const kind = t.modelKind[model];
  let sum = t.modelDefense[model];
  note(list, `${t.modelName[model]} Defense`, sum, 'SL pre-combat/enemy-units');
  const cover = coverAt(s, hex);
  if (cover > 0) {
    const sharp = (skillsInAttack(t, s, friend) & SKILL_MARKSMAN) !== 0;
    if (!sharp) {
      sum += cover;
      note(list, 'Cover', cover, 'SL combat/cover');
    } else if (list !== undefined) {
      list.push({ label: 'Cover (Marksman)', value: cover, rule: 'SL set-up/select-commanders', excluded: true });
    }
    if (kind === RIFLE && s[FX + E_DEF_RIFLE_IN_COVER] !== 0) {
      sum += s[FX + E_DEF_RIFLE_IN_COVER];
      noteEffect(list, t, s, E_DEF_RIFLE_IN_COVER, -1, 'SL set-up/draw-battalion-cards');
    }
  }
  if (kind === RIFLE && s[FX + E_DEF_RIFLE_WITH_TANK] !== 0 && shares(t, s, enemy, 1 << TANK)) {
    sum += s[FX + E_DEF_RIFLE_WITH_TANK];
    noteEffect(list, t, s, E_DEF_RIFLE_WITH_TANK, -1, 'SL set-up/draw-battalion-cards');
  }
  if (
    s[FX + E_DEF_WITH_STRUCTURE] !== 0 &&
    kind !== BUNKER &&
    kind !== BUILDING &&
    shares(t, s, enemy, (1 << BUNKER) | (1 << BUILDING))
  ) {
    sum += s[FX + E_DEF_WITH_STRUCTURE];
    noteEffect(list, t, s, E_DEF_WITH_STRUCTURE, -1, 'SL set-up/draw-battalion-cards');
  }
  return sum;
}

/** True if another active enemy of one of the kinds (bits) stands in its hex. */
function shares(t: Tables, s: State, enemy: number, kinds: number): boolean {
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (e !== enemy && s[ENEMY_HEX + e] === s[ENEMY_HEX + enemy] && (kinds >> t.modelKind[s[ENEMY_MODEL + e]]) & 1)
      return true;
  }
  return false;
}

/** SL combat/enemy-attacks, rC03: kinds that do not attack after moving. */
export function standsToFire(kind: number): boolean {
  return kind === TRUCK || kind === MORTAR || kind === AT_GUN;
}

/** The printed number of an enemy model against a friendly target type at a range; 0 cannot. */
export function printedForModel(t: Tables, s: State, model: number, target: number, range: number): number {
  if (t.modelKind[model] === AT_GUN && s[FX + E_ATGUN88] > 0 && range <= EIGHTY_EIGHT_RANGE)
    return target === AP ? EIGHTY_EIGHT_AP : t.modelHit[(model * 2 + HE) * 8 + 1];
  return t.modelHit[(model * 2 + target) * 8 + range];
}

/** SL combat/enemy-attacks, SL G63: the sum of all modifiers to an enemy Attack roll. */
export function enemyModifier(
  t: Tables,
  s: State,
  model: number,
  moved: boolean,
  friend: number,
  range: number,
  list?: List,
): number {
  const rule = 'SL combat/enemy-attacks';
  const kind = t.modelKind[model];
  const unit = s[FRIEND_UNIT + friend];
  let sum = rangeModifier(s, range);
  note(list, `Range ${range}`, sum, range === 0 ? 'SL rC01' : rule);
  if (moved) {
    const foot = kind === RIFLE || kind === MG || kind === AT;
    if (kind === RIFLE && s[FX + E_BANZAI] > 0 && s[MOVE_RESULT] >= s[FX + E_BANZAI]) {
      if (list !== undefined) list.push({ label: 'moved (Banzai)', value: -2, rule, excluded: true });
    } else {
      sum -= foot ? 2 : 1;
      note(list, 'moved', foot ? -2 : -1, rule);
    }
  }
  if ((s[UNIT_DAMAGE + unit] & D_EXPOSED) !== 0) {
    if ((s[FRIEND_STATE + friend] & F_EXPOSED_NOW) === 0) {
      sum += 2;
      note(list, 'Exposed', 2, 'SL combat/ap-hits');
    } else if (list !== undefined) {
      list.push({ label: 'Exposed (from the next turn)', value: 2, rule: 'SL rC28', excluded: true });
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
export function enemyNeeds(t: Tables, s: State, model: number, from: number, moved: boolean, friend: number): number {
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
export function friendDefense(t: Tables, s: State, friend: number, range: number, list?: List): number {
  const unit = s[FRIEND_UNIT + friend];
  let sum = t.unitDefense[unit];
  note(list, `${t.unitNumber[unit]} Defense`, sum, 'SL set-up/buy-units');
  const cover = coverAt(s, s[FRIEND_HEX + friend] - 1);
  sum += cover;
  note(list, 'Cover', cover, 'SL combat/cover');
  if (range === 0 && s[FX + E_DEF_R0] !== 0) {
    sum += s[FX + E_DEF_R0];
    noteEffect(list, t, s, E_DEF_R0, -1, 'SL set-up/select-objective-card');
  }
  if (s[FX + E_DUG_IN] !== 0 && (s[FRIEND_STATE + friend] & F_MOVED_BATTLE) === 0) {
    const type = t.unitType[unit];
    if (type === INFANTRY || type === ARTILLERY) {
      sum += s[FX + E_DUG_IN];
      noteEffect(list, t, s, E_DUG_IN, -1, 'SL set-up/select-objective-card');
    }
  }
  return sum;
}

/** Slots of the best targets, as many as `chooseTargets` returned. */
export const bestTargets = new Int32Array(64);
/** What each die needs against them. */
export const bestNeeds = { value: CANNOT };

/**
 * SL combat/enemy-attacks, golden 4.6: the friendly Units that an enemy may target: lowest needed number, then lowest
 * Defense. Fills `bestTargets`, returns how many there are; several: the player chooses.
 */
export function chooseTargets(t: Tables, s: State, model: number, from: number, moved: boolean): number {
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
export function canAttackFrom(t: Tables, s: State, model: number, from: number): boolean {
  for (let f = 0; f < s[FRIENDS]; f++)
    if (onField(s, f) && enemyNeeds(t, s, model, from, false, f) !== CANNOT) return true;
  return false;
}

/** SL optional-rules/flank-attacks: the least die that strikes the flank at this range; 0 if none can. */
export function flankOn(range: number): number {
  return range === 0 ? 6 : range === 1 ? 8 : 0;
}

/** Chances of an attack with so many dice: no hit, hits that are all negated, at least one that stands. */
export function attackChances(
  dice: number,
  needs: number,
  defense: number,
  flank: number,
): { readonly miss: number; readonly negated: number; readonly stands: number } {
  const hit = Math.min(1, Math.max(0, (11 - needs) / 10));
  const through = (guard: number): number => Math.min(1, Math.max(0, (10 - guard) / 10));
  const none = (1 - hit) ** dice;
  const flanked = flank === 0 ? 0 : (11 - flank) / 10;
  const held =
    flanked * ((1 - hit * through(defense - 1)) ** dice - none) +
    (1 - flanked) * ((1 - hit * through(defense)) ** dice - none);
  const negated = Math.max(0, held);
  return { miss: none, negated, stands: Math.max(0, 1 - none - negated) };
}
