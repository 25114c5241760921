// Position lines of the battle half: target, turn, tiles and terrain, friendly slots, enemy slots, Damage counters;
// and friendly keys (`at 52`, `fight`, `phase`) for positions that people write by hand.
import { clearFrames, find, type PositionLine, push, type State } from '@bocage/engine';
import { HEXES, hexName, hexNamed } from './hex.ts';
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
  EVENT_BOTTOM,
  EVENT_TOP,
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
  FRIEND_POINTS,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FULL,
  HALF,
  HEX_TERRAIN,
  LAST_TURN,
  MAX_ENEMIES,
  MAX_FRIENDS,
  MOVE_DIE,
  MOVE_RESULT,
  ON_COMMANDER,
  OPEN_HE,
  PLAN_TARGET,
  POINTS,
  TENACITY_USED,
  TILE,
  TURN,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  WEEK,
  X_ACTED,
  X_DESTROYED,
  X_MOVED,
  X_ROLL_SHIFT,
} from './layout.ts';
import { NOT_MINE } from './position-campaign.ts';
import { word } from './purposes.ts';
import { damageBit, takeCounters, takeWound } from './rules/battle/damage.ts';
import {
  BATTLE_AIR,
  BATTLE_ENEMIES,
  BATTLE_PLACE,
  BATTLE_PRE_MOVE,
  BATTLE_TURNS,
  TURN_SECOND,
  TURN_THIRD,
} from './rules/battle/sequence.ts';
import { terrainFromTiles } from './rules/battle/tiles.ts';
import { STAGE_WEEKS } from './rules/campaign/sequence.ts';
import { WEEK_BATTLES } from './rules/campaign/week.ts';
import { tacticsOf } from './rules/shared/battle-slots.ts';
import { cardOf, country, refreshEffects } from './rules/shared/effects.ts';
import { refreshGround } from './rules/shared/ground.ts';
import {
  STEP_AIRSTRIKE,
  STEP_BARRAGE,
  STEP_BATTLE,
  STEP_BEGIN,
  STEP_CAMPAIGN,
  STEP_ENEMY_ACTIONS,
  STEP_FRIENDLY,
  STEP_PLACE_UNIT,
  STEP_POST_COMBAT,
  STEP_PRE_MOVE,
  STEP_REROLL,
  STEP_TURN,
  STEP_WEEK,
} from './steps.ts';
import type { Tables } from './tables.ts';
import { COUNTRIES, DAMAGE_WORDS, GLANCING, LEVELS, WOUNDED } from './terms.ts';

const NOTHING = '-';
const STATUS_WORDS = ['-', 'full', 'half', 'destroyed'];
/** Letters of terrain, in the order of the terrain numbers. */
const LETTERS = '-LHBWI';

const FRIEND_FLAGS: readonly (readonly [string, number])[] = [
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
const ENEMY_FLAGS: readonly (readonly [string, number])[] = [
  ['destroyed', X_DESTROYED],
  ['acted', X_ACTED],
  ['moved', X_MOVED],
];

function flagWords(flags: readonly (readonly [string, number])[], value: number): string[] {
  return flags.filter(([, bit]) => (value & bit) !== 0).map(([name]) => name);
}

function hexOrNothing(slot: number): string {
  return slot === 0 ? NOTHING : hexName(slot - 1);
}

/** Every line, always the same keys in the same order. */
export function writeBattle(t: Tables, s: State): readonly PositionLine[] {
  const on = s[BATTLE] > 0;
  const lines: PositionLine[] = [
    ['battle', on ? String(s[BATTLE]) : NOTHING],
    ['target', s[BATTLE_TARGET] === 0 ? NOTHING : t.battalionNumber[cardOf(t, s, s[BATTLE_TARGET] - 1)]],
    ['status', STATUS_WORDS[s[BATTLE_STATUS]]],
    ['turn', on ? `${s[TURN]} of ${s[LAST_TURN]}` : NOTHING],
    ['die', String(s[MOVE_DIE])],
    ['result', String(s[MOVE_RESULT])],
    ['tenacity', String(s[TENACITY_USED])],
    ['tops', writeEvents(t, s)],
    ['tiles', on && s[TILE] > 0 ? Array.from({ length: 6 }, (_, i) => t.tileName[s[TILE + i] - 1]).join(' ') : NOTHING],
    ['terrain', on && s[OPEN_HE] !== 0 ? writeTerrain(s) : NOTHING],
  ];
  for (let f = 0; f < MAX_FRIENDS; f++) {
    lines.push([`friend ${f + 1}`, f < s[FRIENDS] ? writeFriend(t, s, f) : NOTHING]);
  }
  for (let e = 0; e < MAX_ENEMIES; e++) {
    lines.push([`enemy ${e + 1}`, e < s[ENEMIES] ? writeEnemy(t, s, e) : NOTHING]);
  }
  lines.push(['counters', writeCounters(t, s)]);
  return lines;
}

function writeEvents(t: Tables, s: State): string {
  const id = (card: number): string => (card === 0 ? NOTHING : t.data.events[card - 1].id);
  const all = [s[EVENT_TOP], s[EVENT_TOP + 1], s[EVENT_BOTTOM]];
  return all.every((c) => c === 0) ? NOTHING : all.map(id).join(' ');
}

function writeTerrain(s: State): string {
  const rows: string[] = [];
  for (let row = 0; row < 6; row++) {
    rows.push(Array.from(s.subarray(HEX_TERRAIN + row * 4, HEX_TERRAIN + row * 4 + 4), (x) => LETTERS[x]).join(''));
  }
  return rows.join('/');
}

function writeFriend(t: Tables, s: State, f: number): string {
  const c = s[FRIEND_COMMANDER + f] - 1;
  const parts = [
    t.unitNumber[s[FRIEND_UNIT + f]],
    c < 0 ? NOTHING : word(t.commanderName[c]),
    hexOrNothing(s[FRIEND_HEX + f]),
    ...flagWords(FRIEND_FLAGS, s[FRIEND_STATE + f]),
  ];
  if (s[FRIEND_TACTICS + f] !== 0) parts.push(`tactics=${s[FRIEND_TACTICS + f].toString(16)}`);
  if (s[FRIEND_POINTS + f] !== 0) parts.push(`points=${s[FRIEND_POINTS + f]}`);
  return parts.join(' ');
}

function writeEnemy(t: Tables, s: State, e: number): string {
  const parts = [
    word(t.modelName[s[ENEMY_MODEL + e]]),
    hexOrNothing(s[ENEMY_HEX + e]),
    ...flagWords(ENEMY_FLAGS, s[ENEMY_STATE + e]),
  ];
  const roll = s[ENEMY_STATE + e] >> X_ROLL_SHIFT;
  if (roll > 0) parts.push(`roll=${roll}`);
  return parts.join(' ');
}

function writeCounters(t: Tables, s: State): string {
  const words: string[] = [];
  for (let c = 0; c < COUNTERS; c++) {
    const on = s[COUNTER_ON + c];
    if (on === 0) continue;
    const whom = on >= ON_COMMANDER ? word(t.commanderName[on - ON_COMMANDER]) : t.unitNumber[s[FRIEND_UNIT + on - 1]];
    words.push(`${t.data.damage[c].id}=${whom}`);
  }
  return words.join(' ') || NOTHING;
}

type Answer = string | undefined | typeof NOT_MINE;

/** Puts a line into effect; a sentence if it cannot be, and NOT_MINE if the key is not of this half. */
export function readBattle(t: Tables, s: State, key: string, value: string): Answer {
  const numbered = /^(friend|enemy) ([1-9][0-9]?)$/.exec(key);
  if (numbered !== null) {
    const slot = Number(numbered[2]) - 1;
    return numbered[1] === 'friend' ? readFriend(t, s, slot, value) : readEnemy(t, s, slot, value);
  }
  const at = /^at ([1-6][1-4])$/.exec(key);
  if (at !== null) return readStack(t, s, hexNamed(at[1]), value);
  switch (key) {
    case 'battle':
      return number(s, BATTLE, value, 3);
    case 'target':
      return readTarget(t, s, value);
    case 'status': {
      const status = STATUS_WORDS.indexOf(value);
      if (status < 0) return `'${value}' is none of full, half, destroyed`;
      if (status > 0) ensureBattle(s);
      s[BATTLE_STATUS] = status;
      return undefined;
    }
    case 'turn':
      return readTurn(s, value);
    case 'die':
      if (value !== '0' && value !== '6' && value !== '10') return 'the Movement die is 6 or 10';
      if (value !== '0') ensureBattle(s);
      s[MOVE_DIE] = Number(value);
      return undefined;
    case 'result':
      if (!/^-1$|^[0-9]$|^10$/.test(value)) return 'a Movement result is -1 to 10';
      if (value !== '0') ensureBattle(s);
      s[MOVE_RESULT] = Number(value);
      return undefined;
    case 'tenacity':
      return number(s, TENACITY_USED, value, 1);
    case 'tops':
      return readEvents(t, s, value);
    case 'tiles':
      return readTiles(t, s, value);
    case 'terrain':
      return readTerrain(s, value);
    case 'counters':
      return readCounters(t, s, value);
    case 'fight':
      return readStack(t, s, -1, value);
    case 'phase':
      return readPhase(s, value);
    default:
      return NOT_MINE;
  }
}

function number(s: State, slot: number, value: string, most: number): string | undefined {
  if (value === NOTHING) {
    s[slot] = 0;
    return undefined;
  }
  if (!/^[0-9]{1,3}$/.test(value) || Number(value) > most) return `'${value}' is not a number from 0 to ${most}`;
  s[slot] = Number(value);
  return undefined;
}

/** The Battle that a hand-written line belongs to: the first one of the Week, if none is there yet. */
function ensureBattle(s: State): void {
  if (s[BATTLE] > 0) return;
  s[BATTLE] = 1;
  if (s[WEEK] === 0) s[WEEK] = 1;
  s[BATTLE_STATUS] = FULL;
  s[TURN] = 1;
  s[LAST_TURN] = 5;
  s[MOVE_DIE] = 10;
}

function readTarget(t: Tables, s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s[BATTLE_TARGET] = 0;
    return undefined;
  }
  const first = country(t, s) * BATTALIONS;
  const battalion = t.battalionNumber.slice(first, first + BATTALIONS).indexOf(value);
  if (battalion < 0) return `there is no Battalion '${value}'`;
  const byHand = s[BATTLE] === 0;
  ensureBattle(s);
  aimAt(t, s, battalion, byHand);
  return undefined;
}

/** By hand, the Battalion comes into play at Full strength in its band, and is the first plan of the Week. */
function aimAt(t: Tables, s: State, battalion: number, byHand: boolean): void {
  s[BATTLE_TARGET] = battalion + 1;
  if (!byHand && s[PLAN_TARGET + s[BATTLE] - 1] !== 0) return;
  s[PLAN_TARGET + s[BATTLE] - 1] = battalion + 1;
  if (s[BATTALION_STATUS + battalion] === 0) {
    s[BATTALION_STATUS + battalion] = FULL;
    s[BATTALION_BAND + battalion] = t.battalionBand[cardOf(t, s, battalion)];
  }
  if (byHand && s[BATTALION_STATUS + battalion] === HALF) s[BATTLE_STATUS] = HALF;
}

function readTurn(s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s[TURN] = 0;
    s[LAST_TURN] = 0;
    return undefined;
  }
  const found = /^([0-9]{1,2}) of (-?[0-9]{1,2})$/.exec(value);
  if (found === null) return `'${value}' is not of the form '2 of 5'`;
  ensureBattle(s);
  s[TURN] = Number(found[1]);
  s[LAST_TURN] = Number(found[2]);
  return undefined;
}

function readEvents(t: Tables, s: State, value: string): string | undefined {
  const ids = value === NOTHING ? [] : value.split(/\s+/);
  if (ids.length > 0) ensureBattle(s);
  const slots = [EVENT_TOP, EVENT_TOP + 1, EVENT_BOTTOM];
  if (ids.length > slots.length) return 'at most two tops and a bottom can be in force';
  for (let i = 0; i < slots.length; i++) {
    const id = ids[i] ?? NOTHING;
    const card = id === NOTHING ? 0 : t.data.events.findIndex((e) => e.id === id) + 1;
    if (id !== NOTHING && card === 0) return `there is no Event card '${id}'`;
    s[slots[i]] = card;
  }
  return undefined;
}

function readTiles(t: Tables, s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s.fill(0, TILE, TILE + 6);
    return undefined;
  }
  const names = value.split(/\s+/);
  if (names.length !== 6 || new Set(names).size !== 6) return 'six different tiles lie on the Battlefield';
  for (let i = 0; i < 6; i++) {
    const tile = t.tileName.indexOf(names[i]);
    if (tile < 0) return `there is no tile '${names[i]}'`;
    s[TILE + i] = tile + 1;
  }
  ensureBattle(s);
  terrainFromTiles(t, s);
  return undefined;
}

function readTerrain(s: State, value: string): string | undefined {
  const letters = value === NOTHING ? LETTERS[0].repeat(HEXES) : value.replaceAll('/', '').replaceAll(' ', '');
  if (letters.length !== HEXES)
    return `a Battlefield has ${HEXES} hexes, six rows of four; there are ${letters.length}`;
  for (let h = 0; h < HEXES; h++) {
    const terrain = LETTERS.indexOf(letters[h].toUpperCase());
    if (terrain < 0) return `'${letters[h]}' is no terrain; write - L H B W or I`;
    s[HEX_TERRAIN + h] = terrain;
  }
  if (value !== NOTHING) {
    ensureBattle(s);
    refreshGround(s);
  }
  return undefined;
}

function unitNamed(t: Tables, name: string): number {
  return t.unitNumber.indexOf(name);
}
function commanderNamed(t: Tables, name: string): number {
  return t.commanderName.findIndex((c) => word(c).toLowerCase() === name.toLowerCase());
}
function modelNamed(t: Tables, s: State, name: string): number {
  const land = COUNTRIES[country(t, s)];
  const wanted = word(name).toLowerCase();
  return t.data.enemies.findIndex((e) => e.country === land && word(e.name).toLowerCase() === wanted);
}

function readFriend(t: Tables, s: State, slot: number, value: string): string | undefined {
  if (slot >= MAX_FRIENDS) return `there are ${MAX_FRIENDS} friendly slots`;
  if (value === NOTHING) return slot < s[FRIENDS] ? 'a slot in use cannot be emptied' : undefined;
  const [number, commander, hex, ...marks] = value.split(/\s+/);
  const unit = unitNamed(t, number);
  if (unit < 0) return `there is no Unit '${number}'`;
  const c = commander === NOTHING ? -1 : commanderNamed(t, commander ?? '');
  if (c < 0 && commander !== NOTHING) return `there is no Commander '${commander}'`;
  const at = hex === NOTHING ? -1 : hexNamed(hex ?? '');
  if (at < 0 && hex !== NOTHING) return `there is no hex '${hex}'`;
  s[FRIENDS] = Math.max(s[FRIENDS], slot + 1);
  s[FRIEND_UNIT + slot] = unit;
  s[FRIEND_COMMANDER + slot] = c + 1;
  s[FRIEND_HEX + slot] = at + 1;
  s[FRIEND_STATE + slot] = 0;
  s[FRIEND_TACTICS + slot] = 0;
  s[FRIEND_POINTS + slot] = 0;
  for (const mark of marks) {
    const flag = FRIEND_FLAGS.find(([name]) => name === mark);
    const tactics = /^tactics=([0-9a-f]{1,4})$/.exec(mark);
    const points = /^points=([0-9]{1,3})$/.exec(mark);
    if (flag !== undefined) s[FRIEND_STATE + slot] |= flag[1];
    else if (tactics !== null) s[FRIEND_TACTICS + slot] = Number.parseInt(tactics[1], 16);
    else if (points !== null) s[FRIEND_POINTS + slot] = Number(points[1]);
    else return `'${mark}' is no mark of a friendly Unit`;
  }
  return undefined;
}

function readEnemy(t: Tables, s: State, slot: number, value: string): string | undefined {
  if (slot >= MAX_ENEMIES) return `there are ${MAX_ENEMIES} enemy slots`;
  if (value === NOTHING) return slot < s[ENEMIES] ? 'a slot in use cannot be emptied' : undefined;
  const [name, hex, ...marks] = value.split(/\s+/);
  const model = modelNamed(t, s, name);
  if (model < 0) return `there is no enemy counter '${name}'`;
  const at = hex === NOTHING ? -1 : hexNamed(hex ?? '');
  if (at < 0 && hex !== NOTHING) return `there is no hex '${hex}'`;
  s[ENEMIES] = Math.max(s[ENEMIES], slot + 1);
  s[ENEMY_MODEL + slot] = model;
  s[ENEMY_HEX + slot] = at + 1;
  s[ENEMY_STATE + slot] = 0;
  for (const mark of marks) {
    const flag = ENEMY_FLAGS.find(([word_]) => word_ === mark);
    const roll = /^roll=([1-9]|10)$/.exec(mark);
    if (flag !== undefined) s[ENEMY_STATE + slot] |= flag[1];
    else if (roll !== null) s[ENEMY_STATE + slot] |= Number(roll[1]) << X_ROLL_SHIFT;
    else return `'${mark}' is no mark of an enemy`;
  }
  return undefined;
}

function readCounters(t: Tables, s: State, value: string): string | undefined {
  s.fill(0, COUNTER_ON, COUNTER_ON + COUNTERS);
  if (value === NOTHING) return undefined;
  for (const pair of value.split(/\s+/)) {
    const [id, whom] = pair.split('=');
    const counter = t.data.damage.findIndex((d) => d.id === id);
    if (counter < 0 || whom === undefined) return `'${pair}' is not of the form D25=042`;
    const unit = unitNamed(t, whom);
    const commander = commanderNamed(t, whom);
    if (unit >= 0) {
      const slot = s.subarray(FRIEND_UNIT, FRIEND_UNIT + s[FRIENDS]).indexOf(unit);
      if (slot < 0) return `${whom} is not in the Battle`;
      s[COUNTER_ON + counter] = 1 + slot;
    } else if (commander >= 0) s[COUNTER_ON + counter] = ON_COMMANDER + commander;
    else return `'${whom}' is neither a Unit nor a Commander`;
  }
  return undefined;
}

/** `902 Reisner green stress2 casualty, 2 Rifle, Pz III`: who stands in a hex (-1: Units that are not placed yet). */
function readStack(t: Tables, s: State, hex: number, value: string): string | undefined {
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
    if (model < 0 || hex < 0) return `'${item}' is neither a Unit with its Commander nor an enemy counter`;
    for (let i = many === null ? 1 : Number(many[1]); i > 0; i--) {
      if (s[ENEMIES] >= MAX_ENEMIES) return `there are ${MAX_ENEMIES} enemy slots`;
      addEnemy(t, s, model, hex, moved ? X_MOVED : 0);
    }
  }
  return undefined;
}

/** Adds an enemy behind those of its kind: slots are in the order of the kinds. */
function addEnemy(t: Tables, s: State, model: number, hex: number, state: number): void {
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
function addFriend(t: Tables, s: State, hex: number, words: readonly string[]): string | undefined {
  const [number, commander = NOTHING, ...marks] = words;
  const unit = unitNamed(t, number);
  if (s[FRIENDS] >= MAX_FRIENDS) return `there are ${MAX_FRIENDS} friendly slots`;
  if (s.subarray(FRIEND_UNIT, FRIEND_UNIT + s[FRIENDS]).includes(unit)) return `${number} is there twice`;
  const c = commander === NOTHING ? -1 : commanderNamed(t, commander);
  if (c < 0 && commander !== NOTHING) return `there is no Commander '${commander}'`;
  if (c >= 0 && t.commanderType[c] !== t.unitType[unit])
    return `${commander} does not lead Units of the type of ${number}`;
  if (c >= 0 && s[COMMANDER_UNIT + c] !== 0) return `${commander} leads another Unit`;
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
    else return `'${mark}' says nothing about a Unit`;
  }
  s[FRIEND_TACTICS + slot] = tactics >= 0 ? tactics : tacticsOf(t, s, unit, c);
  return undefined;
}

/** `fast 2`, `slow`, `enemy`, `place`, `pre-move`, `begin`, `reroll 3`, `air`: builds the stack of procedures. */
function readPhase(s: State, value: string): Answer {
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
  push(s, STEP_CAMPAIGN, STAGE_WEEKS);
  push(s, STEP_WEEK, WEEK_BATTLES);
  push(s, STEP_POST_COMBAT);
  switch (name) {
    case 'begin':
      push(s, STEP_BATTLE);
      push(s, STEP_BEGIN);
      return undefined;
    case 'place':
      push(s, STEP_BATTLE, BATTLE_PLACE + 1);
      push(s, STEP_PLACE_UNIT);
      return undefined;
    case 'pre-move':
      push(s, STEP_BATTLE, BATTLE_PRE_MOVE + 1);
      push(s, STEP_PRE_MOVE, 0, 2);
      return undefined;
    case 'reroll':
      push(s, STEP_BATTLE, BATTLE_ENEMIES + 1);
      push(s, STEP_REROLL, number ?? 3);
      return undefined;
    case 'air':
      push(s, STEP_BATTLE, BATTLE_AIR + 1);
      push(s, STEP_AIRSTRIKE);
      return undefined;
    case 'barrage':
      push(s, STEP_BATTLE, BATTLE_AIR + 1);
      push(s, STEP_BARRAGE);
      return undefined;
  }
  push(s, STEP_BATTLE, BATTLE_TURNS);
  push(s, STEP_TURN, name === 'fast' ? TURN_SECOND : name === 'enemy' ? TURN_THIRD : TURN_THIRD + 1);
  if (name === 'enemy') push(s, STEP_ENEMY_ACTIONS);
  else push(s, STEP_FRIENDLY, name === 'fast' ? 0 : 1);
  return undefined;
}

/** What follows from the lines of a position: target, points, ground, sums, counters, the stack of procedures. */
export function finishBattle(t: Tables, s: State): string | undefined {
  if (s[BATTLE] === 0) return undefined;
  if (s[BATTLE_TARGET] === 0) {
    const plain = t.battalionNumber.indexOf('10A', country(t, s) * BATTALIONS) - country(t, s) * BATTALIONS;
    aimAt(t, s, plain, true);
  }
  if (s[BATTLE_STATUS] === 0) s[BATTLE_STATUS] = FULL;
  if (s[BATTLE_STATUS] === DESTROYED && find(s, STEP_BATTLE) < 0 && find(s, STEP_POST_COMBAT) < 0)
    return 'a Destroyed Battalion is not attacked';
  refreshEffects(t, s);
  let points = 0;
  for (let e = 0; e < s[ENEMIES]; e++) if (s[ENEMY_HEX + e] > 0) points += t.modelPoints[s[ENEMY_MODEL + e]];
  // Counters that are gathered but not placed yet (between two placement rolls) count as well.
  for (let e = 0; e < s[ENEMIES]; e++)
    if (s[ENEMY_HEX + e] === 0 && s[ENEMY_STATE + e] === 0) points += t.modelPoints[s[ENEMY_MODEL + e]];
  s[POINTS] = points;
  if (find(s, STEP_BATTLE) < 0 && find(s, STEP_POST_COMBAT) < 0) {
    const problem = readPhase(s, 'fast');
    if (typeof problem === 'string') return problem;
  }
  // A Battlefield without tiles or terrain lines is clear, once the Battle is past its tiles.
  const battle = find(s, STEP_BATTLE);
  if (s[OPEN_HE] === 0 && battle >= 0 && s[battle + 1] >= BATTLE_PLACE) refreshGround(s);
  if (s.subarray(COUNTER_ON, COUNTER_ON + COUNTERS).every((on) => on === 0)) takeByHand(t, s);
  return undefined;
}

/** Hand-written damage has its counters; a written position names all of them itself. */
function takeByHand(t: Tables, s: State): void {
  // A Battle that is about to begin takes them itself.
  if (find(s, STEP_BEGIN) >= 0) return;
  takeCounters(t, s);
  for (let f = 0; f < s[FRIENDS]; f++) takeWound(t, s, f);
}
