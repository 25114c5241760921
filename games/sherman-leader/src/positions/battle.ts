// Position lines of the battle half: target, turn, tiles and terrain, friendly slots, enemy slots, Damage counters.
import type { PositionLine, State } from '@bocage/engine';
import { terrainFromTiles } from '../rules/battle/tiles.ts';
import { cardOf, country } from '../rules/shared/effects.ts';
import { refreshGround } from '../rules/shared/ground.ts';
import { HEXES, hexName, hexNamed } from '../state/hex.ts';
import {
  BATTALIONS,
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  COUNTER_ON,
  COUNTERS,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  EVENT_BOTTOM,
  EVENT_TOP,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_POINTS,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  HEX_TERRAIN,
  LAST_TURN,
  MAX_ENEMIES,
  MAX_FRIENDS,
  MOVE_DIE,
  MOVE_RESULT,
  ON_COMMANDER,
  OPEN_HE,
  TENACITY_USED,
  TILE,
  TURN,
  X_ACTED,
  X_DESTROYED,
  X_MOVED,
  X_ROLL_SHIFT,
} from '../state/layout.ts';
import { word } from '../state/purposes.ts';
import type { GameData } from '../state/tables.ts';
import { W } from '../words/position.ts';
import {
  aimAt,
  commanderNamed,
  ensureBattle,
  FRIEND_FLAGS,
  modelNamed,
  NOTHING,
  readPhase,
  readStack,
  unitNamed,
} from './by-hand.ts';
import { type Answer, NOT_MINE } from './words.ts';

const STATUS_WORDS = ['-', 'full', 'half', 'destroyed'];

/** Letters of terrain, in the order of the terrain numbers. */
const LETTERS = '-LHBWI';
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
export function writeBattle(t: GameData, s: State): readonly PositionLine[] {
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

function writeEvents(t: GameData, s: State): string {
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

function writeFriend(t: GameData, s: State, f: number): string {
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

function writeEnemy(t: GameData, s: State, e: number): string {
  const parts = [
    word(t.modelName[s[ENEMY_MODEL + e]]),
    hexOrNothing(s[ENEMY_HEX + e]),
    ...flagWords(ENEMY_FLAGS, s[ENEMY_STATE + e]),
  ];
  const roll = s[ENEMY_STATE + e] >> X_ROLL_SHIFT;
  if (roll > 0) parts.push(`roll=${roll}`);
  return parts.join(' ');
}

function writeCounters(t: GameData, s: State): string {
  const words: string[] = [];
  for (let c = 0; c < COUNTERS; c++) {
    const on = s[COUNTER_ON + c];
    if (on === 0) continue;
    const whom = on >= ON_COMMANDER ? word(t.commanderName[on - ON_COMMANDER]) : t.unitNumber[s[FRIEND_UNIT + on - 1]];
    words.push(`${t.data.damage[c].id}=${whom}`);
  }
  return words.join(' ') || NOTHING;
}

/** Puts a line into effect; a sentence if it cannot be, and NOT_MINE if the key is not of this half. */
export function readBattle(t: GameData, s: State, key: string, value: string): Answer {
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
      if (status < 0) return W.notStrength(value);
      if (status > 0) ensureBattle(s);
      s[BATTLE_STATUS] = status;
      return undefined;
    }
    case 'turn':
      return readTurn(s, value);
    case 'die':
      if (value !== '0' && value !== '6' && value !== '10') return W.moveDie;
      if (value !== '0') ensureBattle(s);
      s[MOVE_DIE] = Number(value);
      return undefined;
    case 'result':
      if (!/^-1$|^[0-9]$|^10$/.test(value)) return W.moveResult;
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
  if (!/^[0-9]{1,3}$/.test(value) || Number(value) > most) return W.notNumber(value, most);
  s[slot] = Number(value);
  return undefined;
}

function readTarget(t: GameData, s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s[BATTLE_TARGET] = 0;
    return undefined;
  }
  const first = country(t, s) * BATTALIONS;
  const battalion = t.battalionNumber.slice(first, first + BATTALIONS).indexOf(value);
  if (battalion < 0) return W.noBattalion(value);
  const byHand = s[BATTLE] === 0;
  ensureBattle(s);
  aimAt(t, s, battalion, byHand);
  return undefined;
}

function readTurn(s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s[TURN] = 0;
    s[LAST_TURN] = 0;
    return undefined;
  }
  const found = /^([0-9]{1,2}) of (-?[0-9]{1,2})$/.exec(value);
  if (found === null) return W.turnForm(value);
  ensureBattle(s);
  s[TURN] = Number(found[1]);
  s[LAST_TURN] = Number(found[2]);
  return undefined;
}

function readEvents(t: GameData, s: State, value: string): string | undefined {
  const ids = value === NOTHING ? [] : value.split(/\s+/);
  if (ids.length > 0) ensureBattle(s);
  const slots = [EVENT_TOP, EVENT_TOP + 1, EVENT_BOTTOM];
  if (ids.length > slots.length) return W.tooManyEvents;
  for (let i = 0; i < slots.length; i++) {
    const id = ids[i] ?? NOTHING;
    const card = id === NOTHING ? 0 : t.data.events.findIndex((e) => e.id === id) + 1;
    if (id !== NOTHING && card === 0) return W.noEventCard(id);
    s[slots[i]] = card;
  }
  return undefined;
}

function readTiles(t: GameData, s: State, value: string): string | undefined {
  if (value === NOTHING) {
    s.fill(0, TILE, TILE + 6);
    return undefined;
  }
  const names = value.split(/\s+/);
  if (names.length !== 6 || new Set(names).size !== 6) return W.sixTiles;
  for (let i = 0; i < 6; i++) {
    const tile = t.tileName.indexOf(names[i]);
    if (tile < 0) return W.noTile(names[i]);
    s[TILE + i] = tile + 1;
  }
  ensureBattle(s);
  terrainFromTiles(t, s);
  return undefined;
}

function readTerrain(s: State, value: string): string | undefined {
  const letters = value === NOTHING ? LETTERS[0].repeat(HEXES) : value.replaceAll('/', '').replaceAll(' ', '');
  if (letters.length !== HEXES) return W.hexes(HEXES, letters.length);
  for (let h = 0; h < HEXES; h++) {
    const terrain = LETTERS.indexOf(letters[h].toUpperCase());
    if (terrain < 0) return W.notTerrain(letters[h]);
    s[HEX_TERRAIN + h] = terrain;
  }
  if (value !== NOTHING) {
    ensureBattle(s);
    refreshGround(s);
  }
  return undefined;
}

function readFriend(t: GameData, s: State, slot: number, value: string): string | undefined {
  if (slot >= MAX_FRIENDS) return W.friendlySlots(MAX_FRIENDS);
  if (value === NOTHING) return slot < s[FRIENDS] ? W.slotInUse : undefined;
  const [number, commander, hex, ...marks] = value.split(/\s+/);
  const unit = unitNamed(t, number);
  if (unit < 0) return W.noUnit(number);
  const c = commander === NOTHING ? -1 : commanderNamed(t, commander ?? '');
  if (c < 0 && commander !== NOTHING) return W.noCommander(commander ?? '');
  const at = hex === NOTHING ? -1 : hexNamed(hex ?? '');
  if (at < 0 && hex !== NOTHING) return W.noHex(hex ?? '');
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
    else return W.notFriendMark(mark);
  }
  return undefined;
}

function readEnemy(t: GameData, s: State, slot: number, value: string): string | undefined {
  if (slot >= MAX_ENEMIES) return W.enemySlots(MAX_ENEMIES);
  if (value === NOTHING) return slot < s[ENEMIES] ? W.slotInUse : undefined;
  const [name, hex, ...marks] = value.split(/\s+/);
  const model = modelNamed(t, s, name);
  if (model < 0) return W.noCounter(name);
  const at = hex === NOTHING ? -1 : hexNamed(hex ?? '');
  if (at < 0 && hex !== NOTHING) return W.noHex(hex ?? '');
  s[ENEMIES] = Math.max(s[ENEMIES], slot + 1);
  s[ENEMY_MODEL + slot] = model;
  s[ENEMY_HEX + slot] = at + 1;
  s[ENEMY_STATE + slot] = 0;
  for (const mark of marks) {
    const flag = ENEMY_FLAGS.find(([word_]) => word_ === mark);
    const roll = /^roll=([1-9]|10)$/.exec(mark);
    if (flag !== undefined) s[ENEMY_STATE + slot] |= flag[1];
    else if (roll !== null) s[ENEMY_STATE + slot] |= Number(roll[1]) << X_ROLL_SHIFT;
    else return W.notEnemyMark(mark);
  }
  return undefined;
}

function readCounters(t: GameData, s: State, value: string): string | undefined {
  s.fill(0, COUNTER_ON, COUNTER_ON + COUNTERS);
  if (value === NOTHING) return undefined;
  for (const pair of value.split(/\s+/)) {
    const [id, whom] = pair.split('=');
    const counter = t.data.damage.findIndex((d) => d.id === id);
    if (counter < 0 || whom === undefined) return W.counterForm(pair);
    const unit = unitNamed(t, whom);
    const commander = commanderNamed(t, whom);
    if (unit >= 0) {
      const slot = s.subarray(FRIEND_UNIT, FRIEND_UNIT + s[FRIENDS]).indexOf(unit);
      if (slot < 0) return W.notInBattle(whom);
      s[COUNTER_ON + counter] = 1 + slot;
    } else if (commander >= 0) s[COUNTER_ON + counter] = ON_COMMANDER + commander;
    else return W.notUnitOrCommander(whom);
  }
  return undefined;
}
