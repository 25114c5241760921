// Battles that people write down: who stands where (`at 52`), who fights (`fight`), the phase, and what follows from it.
import { clearFrames, find, push, type State } from '@bocage/engine';
import { damageBit, takeCounters, takeWound } from '../rules/battle/damage.ts';
import {
  BATTLE_AIR,
  BATTLE_ENEMIES,
  BATTLE_PLACE,
  BATTLE_PRE_MOVE,
  BATTLE_TURNS,
  TURN_SECOND,
  TURN_THIRD,
} from '../rules/battle/status.ts';
import { STAGE_WEEKS } from '../rules/campaign/sequence.ts';
import { WEEK_BATTLES } from '../rules/campaign/week.ts';
import { tacticsOf } from '../rules/shared/battle-slots.ts';
import { cardOf, country, refreshEffects } from '../rules/shared/effects.ts';
import { refreshGround } from '../rules/shared/ground.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  C_FOUGHT,
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  COUNTER_ON,
  COUNTERS,
  D_GLANCING,
  DESTROYED,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_ATTACKED,
  F_CARRIED,
  F_DESTROYED,
  F_DONE,
  F_EXPOSED_NOW,
  F_EXTRA,
  F_EXTRA_TACTIC,
  F_LATE,
  F_MOVED,
  F_MOVED_BATTLE,
  F_ORDERED,
  F_RETREATED,
  F_STRESS_SPARED,
  F_TURN_TAKEN,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FULL,
  HALF,
  LAST_TURN,
  MAX_ENEMIES,
  MAX_FRIENDS,
  MOVE_DIE,
  OPEN_HE,
  PLAN_TARGET,
  POINTS,
  TURN,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  WEEK,
  X_MOVED,
} from '../state/layout.ts';
import { word } from '../state/purposes.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { COUNTRIES, DAMAGE_WORDS, GLANCING, LEVELS, WOUNDED } from '../state/terms.ts';
import { W } from '../words/position.ts';
import { type Answer, NOT_MINE } from './words.ts';

export const NOTHING = '-';
export const FRIEND_FLAGS: readonly (readonly [string, number])[] = [
  ['late', F_LATE],
  ['retreated', F_RETREATED],
  ['destroyed', F_DESTROYED],
  ['done', F_DONE],
  ['moved', F_MOVED],
  ['carried', F_CARRIED],
  ['attacked', F_ATTACKED],
  ['extra', F_EXTRA],
  ['moved-before', F_MOVED_BATTLE],
  ['ordered', F_ORDERED],
  ['spared', F_STRESS_SPARED],
  ['exposed-now', F_EXPOSED_NOW],
  ['extra-tactic', F_EXTRA_TACTIC],
  ['turn-taken', F_TURN_TAKEN],
];

/** The Battle that a hand-written line belongs to: the first one of the Week, if none is there yet. */
export function ensureBattle(s: State): void {
  if (s[BATTLE] > 0) return;
  s[BATTLE] = 1;
  if (s[WEEK] === 0) s[WEEK] = 1;
  s[BATTLE_STATUS] = FULL;
  s[TURN] = 1;
  s[LAST_TURN] = 5;
  s[MOVE_DIE] = 10;
}

/** By hand, the Battalion comes into play at Full strength in its band, and is the first plan of the Week. */
export function aimAt(t: GameData, s: State, battalion: number, byHand: boolean): void {
  s[BATTLE_TARGET] = battalion + 1;
  if (!byHand && s[PLAN_TARGET + s[BATTLE] - 1] !== 0) return;
  s[PLAN_TARGET + s[BATTLE] - 1] = battalion + 1;
  if (s[BATTALION_STATUS + battalion] === 0) {
    s[BATTALION_STATUS + battalion] = FULL;
    s[BATTALION_BAND + battalion] = t.battalionBand[cardOf(t, s, battalion)];
  }
  if (s[BATTALION_STATUS + battalion] === HALF) s[BATTLE_STATUS] = HALF;
}

export function unitNamed(t: GameData, name: string): number {
  return t.unitNumber.indexOf(name);
}

export function commanderNamed(t: GameData, name: string): number {
  return t.commanderName.findIndex((c) => word(c).toLowerCase() === name.toLowerCase());
}

export function modelNamed(t: GameData, s: State, name: string): number {
  const land = COUNTRIES[country(t, s)];
  const wanted = word(name).toLowerCase();
  return t.data.enemies.findIndex((e) => e.country === land && word(e.name).toLowerCase() === wanted);
}

/** `902 Reisner green stress2 casualty, 2 Rifle, Pz III`: who stands in a hex (-1: Units that are not placed yet). */
export function readStack(t: GameData, s: State, hex: number, value: string): string | undefined {
  ensureBattle(s);
  for (const item of value.split(',').map((part) => part.trim())) {
    const words = item.split(/\s+/);
    if (unitNamed(t, words[0]) >= 0) {
      const problem = addFriend(t, s, hex, words);
      if (problem !== undefined) return problem;
      continue;
    }
    const many = /^([1-9][0-9]?) (.+)$/.exec(item);
    const moved = / moved$/.test(item);
    const name = (many?.[2] ?? item).replace(/ moved$/, '');
    const model = modelNamed(t, s, name);
    if (model < 0 || hex < 0) return W.notUnitOrCounter(item);
    for (let i = many === null ? 1 : Number(many[1]); i > 0; i--) {
      if (s[ENEMIES] >= MAX_ENEMIES) return W.enemySlots(MAX_ENEMIES);
      addEnemy(t, s, model, hex, moved ? X_MOVED : 0);
    }
  }
  return undefined;
}

/** Adds an enemy behind those of its kind: slots are in the order of the kinds. */
function addEnemy(t: GameData, s: State, model: number, hex: number, state: number): void {
  let at = s[ENEMIES]++;
  for (; at > 0 && t.modelKind[s[ENEMY_MODEL + at - 1]] > t.modelKind[model]; at--) {
    for (const field of [ENEMY_MODEL, ENEMY_HEX, ENEMY_STATE]) s[field + at] = s[field + at - 1];
  }
  s[ENEMY_MODEL + at] = model;
  s[ENEMY_HEX + at] = hex + 1;
  s[ENEMY_STATE + at] = state;
}

const WORDS_OF_DAMAGE: readonly string[] = DAMAGE_WORDS;

/** The kind of a word of damage, or -1. */
function damageWord(mark: string): number {
  return WORDS_OF_DAMAGE.indexOf(mark);
}

const LEVEL_WORDS = LEVELS.map((l) => l.toLowerCase());

/** A Unit that somebody puts down: it is owned, its Commander is active and leads it in the first Battle. */
function addFriend(t: GameData, s: State, hex: number, words: readonly string[]): string | undefined {
  const [number, commander = NOTHING, ...marks] = words;
  const unit = unitNamed(t, number);
  if (s[FRIENDS] >= MAX_FRIENDS) return W.friendlySlots(MAX_FRIENDS);
  if (s.subarray(FRIEND_UNIT, FRIEND_UNIT + s[FRIENDS]).includes(unit)) return W.thereTwice(number);
  const c = commander === NOTHING ? -1 : commanderNamed(t, commander);
  if (c < 0 && commander !== NOTHING) return W.noCommander(commander);
  if (c >= 0 && t.commanderType[c] !== t.unitType[unit]) return W.wrongType(commander, number);
  if (c >= 0 && s[COMMANDER_UNIT + c] !== 0) return W.leadsAnother(commander);
  const slot = s[FRIENDS]++;
  s[FRIEND_UNIT + slot] = unit;
  s[FRIEND_COMMANDER + slot] = c + 1;
  s[FRIEND_HEX + slot] = hex + 1;
  s[UNIT_STATUS + unit] = UNIT_OWNED;
  s[UNIT_BATTLE + unit] = s[BATTLE];
  if (c >= 0) {
    s[UNIT_COMMANDER + unit] = c + 1;
    s[COMMANDER_UNIT + c] = unit + 1;
    s[COMMANDER_STATUS + c] = COMMANDER_ACTIVE;
    s[COMMANDER_FLAGS + c] |= C_FOUGHT;
  }
  let tactics = -1;
  for (const mark of marks) {
    const level = LEVEL_WORDS.indexOf(mark);
    const stress = /^stress([0-9]{1,2})$/.exec(mark);
    const glancing = /^glancing([1-5])?$/.exec(mark);
    const counters = /^tactics=([0-9a-f]{1,4})$/.exec(mark);
    const damage = damageWord(mark);
    const flag = FRIEND_FLAGS.find(([name]) => name === mark);
    if (level >= 0 && c >= 0) s[COMMANDER_LEVEL + c] = level;
    else if (stress !== null && c >= 0) s[COMMANDER_STRESS + c] = Number(stress[1]);
    else if (glancing !== null) s[UNIT_DAMAGE + unit] += D_GLANCING * Number(glancing[1] ?? 1);
    else if (counters !== null) tactics = Number.parseInt(counters[1], 16);
    else if (damage === WOUNDED && c >= 0) s[COMMANDER_FLAGS + c] |= C_WOUNDED;
    else if (damage >= 0 && damage !== GLANCING && damageBit(damage) !== 0) s[UNIT_DAMAGE + unit] |= damageBit(damage);
    else if (flag !== undefined) s[FRIEND_STATE + slot] |= flag[1];
    else return W.notUnitMark(mark);
  }
  s[FRIEND_TACTICS + slot] = tactics >= 0 ? tactics : tacticsOf(t, s, unit, c);
  return undefined;
}

/** `fast 2`, `slow`, `enemy`, `place`, `pre-move`, `begin`, `reroll 3`, `air`: builds the stack of procedures. */
export function readPhase(s: State, value: string): Answer {
  const [name, turn, ...rest] = value.split(/\s+/);
  if (rest.length > 0 || (turn !== undefined && !/^[0-9]{1,2}$/.test(turn))) return NOT_MINE;
  const number = turn === undefined ? undefined : Number(turn);
  if (!['fast', 'enemy', 'slow', 'begin', 'place', 'pre-move', 'reroll', 'air', 'barrage'].includes(name))
    return NOT_MINE;
  ensureBattle(s);
  const before = ['begin', 'place', 'pre-move', 'reroll', 'air', 'barrage'].includes(name);
  if (before) s[TURN] = 0;
  else if (number !== undefined) s[TURN] = number;
  if (before) {
    s[MOVE_DIE] = 0;
    if (name === 'begin') s[LAST_TURN] = 0;
  }
  clearFrames(s);
  push(s, STEP.campaign, STAGE_WEEKS);
  push(s, STEP.week, WEEK_BATTLES);
  push(s, STEP.postCombat);
  switch (name) {
    case 'begin':
      push(s, STEP.battle);
      push(s, STEP.begin);
      return undefined;
    case 'place':
      push(s, STEP.battle, BATTLE_PLACE + 1);
      push(s, STEP.placeUnit);
      return undefined;
    case 'pre-move':
      push(s, STEP.battle, BATTLE_PRE_MOVE + 1);
      push(s, STEP.preMove, 0, 2);
      return undefined;
    case 'reroll':
      push(s, STEP.battle, BATTLE_ENEMIES + 1);
      push(s, STEP.reroll, number ?? 3);
      return undefined;
    case 'air':
      push(s, STEP.battle, BATTLE_AIR + 1);
      push(s, STEP.airstrike);
      return undefined;
    case 'barrage':
      push(s, STEP.battle, BATTLE_AIR + 1);
      push(s, STEP.barrage);
      return undefined;
  }
  push(s, STEP.battle, BATTLE_TURNS);
  push(s, STEP.turn, name === 'fast' ? TURN_SECOND : name === 'enemy' ? TURN_THIRD : TURN_THIRD + 1);
  if (name === 'enemy') push(s, STEP.enemyActions);
  else push(s, STEP.friendly, name === 'fast' ? 0 : 1);
  return undefined;
}

/** What follows from the lines of a position: target, points, ground, sums, counters, the stack of procedures. */
export function finishBattle(t: GameData, s: State): string | undefined {
  if (s[BATTLE] === 0) return undefined;
  if (s[BATTLE_TARGET] === 0) {
    const plain = t.battalionNumber.indexOf('10A', country(t, s) * BATTALIONS) - country(t, s) * BATTALIONS;
    aimAt(t, s, plain, true);
  }
  if (s[BATTLE_STATUS] === 0) s[BATTLE_STATUS] = FULL;
  if (s[BATTLE_STATUS] === DESTROYED && find(s, STEP.battle) < 0 && find(s, STEP.postCombat) < 0)
    return W.destroyedTarget;
  refreshEffects(t, s);
  let points = 0;
  for (let e = 0; e < s[ENEMIES]; e++) if (s[ENEMY_HEX + e] > 0) points += t.modelPoints[s[ENEMY_MODEL + e]];
  // Counters that are gathered but not placed yet (between two placement rolls) count as well.
  for (let e = 0; e < s[ENEMIES]; e++)
    if (s[ENEMY_HEX + e] === 0 && s[ENEMY_STATE + e] === 0) points += t.modelPoints[s[ENEMY_MODEL + e]];
  s[POINTS] = points;
  if (find(s, STEP.battle) < 0 && find(s, STEP.postCombat) < 0) {
    const problem = readPhase(s, 'fast');
    if (typeof problem === 'string') return problem;
  }
  // A Battlefield without tiles or terrain lines is clear, once the Battle is past its tiles.
  const battle = find(s, STEP.battle);
  if (s[OPEN_HE] === 0 && battle >= 0 && s[battle + 1] >= BATTLE_PLACE) refreshGround(s);
  if (s.subarray(COUNTER_ON, COUNTER_ON + COUNTERS).every((on) => on === 0)) takeByHand(t, s);
  return undefined;
}

/** Hand-written damage has its counters; a written position names all of them itself. */
function takeByHand(t: GameData, s: State): void {
  // A Battle that is about to begin takes them itself.
  if (find(s, STEP.begin) >= 0) return;
  takeCounters(t, s);
  for (let f = 0; f < s[FRIENDS]; f++) takeWound(t, s, f);
}
