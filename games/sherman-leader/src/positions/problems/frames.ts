// Whether the open procedures can be: every number of every frame within what its step means by it.
import { DEPTH, FRAME_SIZE, FRAMES, type State } from '@bocage/engine';
import { isActiveEnemy, onField } from '../../rules/battle/field.ts';
import { ALL_HEXES, HEXES } from '../../state/hex.ts';
import { BATTALIONS, ENEMIES, FRIENDS, MAX_BATTLES } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ACE, UNIT_TYPES } from '../../state/terms.ts';
import { type Meant, W } from '../../words/position.ts';

/** What a number of a frame stands for: its code, and from where to where it goes. */
type Field = readonly [what: Meant, least: number, most: (t: GameData, s: State) => number];

const to = (most: number) => (): number => most;
/** A cursor stands behind the last one taken, so it may be one further than there are. */
const UNIT_CURSOR: Field = ['unit', 0, (t) => t.unitCount];
const MAN_CURSOR: Field = ['commander', 0, (t) => t.commanderCount];
const DAMAGE_CURSOR: Field = ['damage', 0, (t) => t.unitCount * 8];
const CURE_CURSOR: Field = ['cure', 0, to(1 << 20)];
const UNIT: Field = ['unit', 0, (t) => t.unitCount - 1];
const MAN: Field = ['commander', 0, (t) => t.commanderCount - 1];
const TYPE: Field = ['type', 0, to(UNIT_TYPES.length - 1)];
const PLAN: Field = ['attack', 0, to(MAX_BATTLES - 1)];
const STAGE: Field = ['stage', 0, to(24)];
const FLAG: Field = ['flag', 0, to(1)];
const COUNT: Field = ['number', 0, to(99)];
const CHANGE: Field = ['number', -99, to(99)];
const SLOT: Field = ['friend', 0, (_t, s) => s[FRIENDS] - 1];
/** 1 + the slot, or the slot behind the last one; 0 is nobody. */
const NO_SLOT: Field = ['friend', 0, (_t, s) => s[FRIENDS]];
const ENEMY: Field = ['enemy', 0, (_t, s) => s[ENEMIES] - 1];
const ENEMY_CURSOR: Field = ['enemy', 0, (_t, s) => s[ENEMIES] + 1];
const HEX: Field = ['hex', 0, to(HEXES - 1)];
const SET: Field = ['hexes', 1, to(ALL_HEXES)];
const SLOTS: Field = ['units', 0, to((1 << 24) - 1)];

/** The frame of each step behind its number; what is not named is 0. */
const FORM: Readonly<Record<keyof typeof STEP, readonly Field[]>> = {
  campaign: [STAGE],
  week: [STAGE],
  setupTarget: [],
  setupBattalions: [],
  setupUnits: [UNIT_CURSOR],
  setupCommanders: [['level', 0, to(ACE + 1)], COUNT, MAN_CURSOR],
  setupPromote: [MAN_CURSOR],
  setupTrucks: [],
  setupScouts: [],
  condition: [STAGE],
  conditionPromote: [COUNT],
  assignTarget: [
    ['battalion', 0, to(BATTALIONS)],
    ['attacks', 0, to(MAX_BATTLES)],
  ],
  assignTrucks: [PLAN],
  assignScouts: [PLAN],
  assignUnit: [PLAN, UNIT_CURSOR],
  assignCommander: [PLAN, UNIT],
  nextBattle: [],
  postCombat: [STAGE],
  postEvent: [COUNT],
  postPay: [COUNT],
  peek: [['condition', 0, (t) => t.conditionCount - 1]],
  chooseCommander: [['purpose', 0, to(6)], COUNT, MAN_CURSOR, CHANGE],
  chooseDamage: [['purpose', 0, to(6)], COUNT, DAMAGE_CURSOR, UNIT_CURSOR],
  endOfWeek: [STAGE],
  moveBattalions: [['battalion', 0, to(BATTALIONS)]],
  adjustSo: [STAGE],
  medics: [COUNT, CURE_CURSOR],
  mechanics: [COUNT, DAMAGE_CURSOR],
  repair: [DAMAGE_CURSOR],
  heal: [MAN_CURSOR],
  upgrade: [],
  upgradeMore: [COUNT, UNIT_CURSOR, COUNT, COUNT, COUNT, COUNT],
  upgradeDiscard: [COUNT, MAN_CURSOR, COUNT, COUNT, COUNT, COUNT],
  replace: [MAN_CURSOR],
  unitLoss: [['type', 0, to(UNIT_TYPES.length)], FLAG, ['cursor', 0, (t) => Math.max(t.unitCount, t.commanderCount)]],
  purchase: [UNIT_CURSOR],
  recruit: [TYPE],
  recruitLevel: [MAN],
  buyTrucks: [],
  buyScouts: [],
  priorityRr: [],
  battle: [STAGE, FLAG],
  turn: [STAGE],
  eventTop: [['events', 0, to(2)], COUNT],
  eventPay: [COUNT],
  eventTactic: [COUNT],
  placeUnit: [NO_SLOT],
  preMove: [NO_SLOT, ['orders', -1, to(9)]],
  placeEnemies: [ENEMY_CURSOR],
  placeTie: [ENEMY, SET, HEX],
  reroll: [COUNT, ENEMY_CURSOR],
  airstrike: [],
  barrage: [],
  startingAdvances: [ENEMY_CURSOR, COUNT],
  lateUnit: [SLOT],
  friendly: [FLAG, NO_SLOT, ['reason', 0, to(511)]],
  commandTactic: [SLOT, FLAG],
  move: [SLOT, FLAG],
  cargo: [SLOT, FLAG, ['hex', 1, to(HEXES)], ['load', 0, to(3)]],
  attack: [SLOT, FLAG],
  enemyActions: [FLAG],
  enemyMoveTie: [ENEMY, SET, FLAG],
  enemyTargetTie: [ENEMY, SLOTS, SLOTS],
  endEarly: [],
  tenacity: [],
  begin: [],
};

const NAMES = new Map((Object.keys(STEP) as (keyof typeof STEP)[]).map((name) => [STEP[name], name]));

export function frameProblems(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let depth = 0; depth < s[DEPTH]; depth++) {
    const at = FRAMES + depth * FRAME_SIZE;
    const name = NAMES.get(s[at]);
    if (name === undefined) {
      found.push(W.noProcedure(s[at]));
      continue;
    }
    for (let i = 1; i < FRAME_SIZE; i++) {
      const [what, least, most] = FORM[name][i - 1] ?? ['number', 0, to(0)];
      const value = s[at + i];
      if (value < least || value > most(t, s)) {
        found.push(W.notMeant(i, name, value, what));
      }
    }
    if (found.length === 0) found.push(...absent(s, name, s[at + 1]));
  }
  return found;
}

/** Whoever moves or fires stands on the Battlefield. */
function absent(s: State, name: keyof typeof STEP, who: number): string[] {
  const here =
    name === 'move' || name === 'attack'
      ? onField(s, who)
      : name === 'enemyMoveTie' || name === 'enemyTargetTie'
        ? isActiveEnemy(s, who)
        : true;
  return here ? [] : [W.notOnField(name)];
}
