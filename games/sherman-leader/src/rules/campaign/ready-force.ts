// R82: the ready-made force: a balanced list of Units for the year and the SO points, with Commanders and support.
import type { State } from '@bocage/engine';
import { E_ARMOR_LIMIT } from '../../state/effects.ts';
import { COMMANDER_FREE, COMMANDER_STATUS, FX, SO, UNITS } from '../../state/layout.ts';
import { U_INDIRECT, U_NO_MOVE_ATTACK, U_TRANSPORT } from '../../state/notes.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { ARMOR, ARTILLERY, INFANTRY, LIGHT_ARMOR, UNIT_TYPES } from '../../state/terms.ts';
import type { ShermanTell } from '../../words/events.ts';
import { blockLevel, blockSize, join } from './commanders.ts';
import { countForce, force, inService, surplus } from './force-counts.ts';
import { buySupport } from './support.ts';
import { buyUnit } from './units.ts';

const RULE = 'SL R82';
/** How often a fight happens at each range, and what the range does to the roll. */
const RANGE_WEIGHTS = [0.2, 0.35, 0.25, 0.15, 0.05];
const RANGE_MODIFIERS = [2, 0, -1, -2, -3];
/** The share of the points that a balanced force puts into each type. */
const SHARES: readonly number[] = share();

function share(): number[] {
  const shares = UNIT_TYPES.map(() => 0);
  shares[ARMOR] = 0.46;
  shares[LIGHT_ARMOR] = 0.12;
  shares[ARTILLERY] = 0.08;
  shares[INFANTRY] = 0.34;
  return shares;
}

const worths = new WeakMap<GameData, Float64Array>();

/** What a Unit is worth in a Battle by its printed values. */
export function unitWorth(t: GameData, unit: number): number {
  return worthsOf(t)[unit];
}

/** The same of all Units; worked out once for each set of tables. */
function worthsOf(t: GameData): Float64Array {
  let known = worths.get(t);
  if (known === undefined) {
    known = Float64Array.from({ length: t.unitCount }, (_, u) => worthOf(t, u));
    worths.set(t, known);
  }
  return known;
}

/** Chances to hit, weighted by range, and staying power. */
function worthOf(t: GameData, unit: number): number {
  let power = 0;
  for (let range = 0; range <= 4; range++) {
    for (let attack = 0; attack < 2; attack++) {
      const needs = t.unitHit[(unit * 2 + attack) * 8 + range];
      if (needs === 0) continue;
      const chance = Math.min(10, Math.max(0, 11 - needs + RANGE_MODIFIERS[range])) / 10;
      power += RANGE_WEIGHTS[range] * chance;
    }
  }
  const notes = t.unitNotes[unit];
  if ((notes & U_INDIRECT) !== 0) power *= 1.5;
  if ((notes & U_NO_MOVE_ATTACK) !== 0) power *= 0.85;
  if ((notes & U_TRANSPORT) !== 0) power += 0.05;
  const tactics = t.unitTactic[unit] + t.unitCommandTactic[unit];
  return power * (1 + 0.12 * t.unitDefense[unit]) * (1 + 0.05 * t.unitSpeed[unit]) + 0.08 * tactics;
}

/** Units of the list that `planForce` made last: 1 wanted. */
export const wanted = new Uint8Array(UNITS);
/**
 * What a cost weighs when Units are compared: its power 13/16, so that a dear Unit loses a little against two cheap
 * ones. By square roots, because these are exact everywhere and the force must be the same in every browser.
 */
export function thrift(cost: number): number {
  const half = Math.sqrt(cost);
  const quarter = Math.sqrt(half);
  return half * quarter * Math.sqrt(Math.sqrt(quarter));
}
/** What a second Unit of a model is worth in the ready-made force: people like to see different ones. */
const VARIETY = 0.8;
const spent = new Float64Array(UNIT_TYPES.length);
const counts = new Int32Array(UNIT_TYPES.length);

/** SO points that a force keeps for the Weeks to come. */
function reserve(s: State): number {
  return s[OPT.mode] === OPTION.mode.battle ? 0 : 9;
}

/**
 * A list of Units for so many SO points; `variety` is what a further Unit of a model is worth, `kept` are SO that
 * are not spent, `shares` the parts of the points for each type, `worths` what each Unit is worth. It depends on the cards
 * and the points alone, not on what has been bought, so that it stays the same while it is bought in the order of the
 * cards.
 */
export function planForce(
  t: GameData,
  s: State,
  points: number,
  variety = 1,
  kept = reserve(s),
  shares = SHARES,
  worths = worthsOf(t),
): void {
  countForce(t, s);
  wanted.fill(0);
  spent.fill(0);
  counts.fill(0);
  const budget = points - kept;
  let left = budget;
  for (;;) {
    let best = -1;
    let most = 0;
    for (let u = 0; u < t.unitCount; u++) {
      if (wanted[u] === 1 || t.unitCost[u] > left || !inService(t, s, u)) continue;
      const type = t.unitType[u];
      const limit = type === ARMOR ? s[FX + E_ARMOR_LIMIT] : 0;
      if (limit > 0 && counts[ARMOR] >= limit) continue;
      if (counts[type] >= force.free[type] + force.active[type]) continue;
      const after = (spent[type] + t.unitCost[u]) / budget;
      const excess = Math.max(0, after - shares[type]);
      let alike = 1;
      for (let k = u - 1; k >= 0 && t.unitModel[k] === t.unitModel[u]; k--) if (wanted[k] === 1) alike *= variety;
      const worth = (worths[u] / thrift(t.unitCost[u])) * (1 - Math.min(0.9, excess * 3)) * alike;
      if (worth > most + 1e-9) {
        most = worth;
        best = u;
      }
    }
    if (best < 0) return;
    wanted[best] = 1;
    left -= t.unitCost[best];
    spent[t.unitType[best]] += t.unitCost[best];
    counts[t.unitType[best]]++;
  }
}

/** What a Commander is worth at a level: modifiers, Cool, skills, speed. */
export function commanderWorth(t: GameData, commander: number, level: number): number {
  const at = commander * 6 + level;
  let skillsWorth = 0;
  for (let bits = t.levelSkills[at]; bits !== 0; bits &= bits - 1) skillsWorth += 0.4;
  const fast = t.levelFast[at * 2] * 0.8;
  const shots = t.levelR0[at * 2] * 0.4 + t.levelR1[at * 2];
  return shots + fast + 0.3 * t.levelCool[at] + skillsWorth + 0.5 * (t.levelTactic[at] + t.levelCommandTactic[at]);
}

/** The best names that are free for a type at a level. */
export function bestCommander(t: GameData, s: State, type: number, level: number): number {
  let best = -1;
  let most = -100;
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_FREE || t.commanderType[c] !== type) continue;
    const worth = commanderWorth(t, c, level);
    if (worth > most + 1e-9) {
      most = worth;
      best = c;
    }
  }
  return best;
}

/** R82: buys the list, fills the levels from the lowest up (Infantry first), one Truck and two Scouts. */
export function buyReadyForce(t: GameData, s: State, tell: ShermanTell): void {
  planForce(t, s, s[SO], VARIETY);
  if (tell === undefined) {
    buyAll(t, s, tell);
    return;
  }
  let units = 0;
  let cost = 0;
  for (let u = 0; u < t.unitCount; u++) {
    units += wanted[u];
    cost += wanted[u] * t.unitCost[u];
  }
  // Nobody decided any of it: one line tells it, the rest is its detail.
  tell({ half: 'campaign', kind: 'force-ready', rule: RULE, units, cost });
  buyAll(t, s, (event) => tell({ ...event, detail: true }));
}

function buyAll(t: GameData, s: State, tell: ShermanTell): void {
  for (let u = 0; u < t.unitCount; u++) if (wanted[u] === 1) buyUnit(t, s, u, t.unitCost[u], RULE, tell);
  for (let block = 0; ; block++) {
    for (let i = blockSize(t, s, block); i > 0; i--) {
      let type = UNIT_TYPES.length - 1;
      while (type >= 0 && surplus(t, s, type) >= 0) type--;
      if (type < 0) {
        if (s[OPT.mode] === OPTION.mode.campaign && s[SO] >= t.truckCost && t.truckCount > 0)
          buySupport(t, s, true, 1, tell);
        buySupport(t, s, false, s[SO] >= 2 * t.scoutCost ? Math.min(2, t.scoutCount) : 0, tell);
        return;
      }
      const level = blockLevel(t, s, block);
      join(t, s, bestCommander(t, s, type, level), level, RULE, tell);
    }
  }
}
