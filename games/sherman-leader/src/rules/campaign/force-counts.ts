// Counting the force: Units and Commanders by type, who is free, who may be bought. Every chapter of the week asks here.
import type { State } from '@bocage/engine';
import { E_ARMOR_LIMIT } from '../../state/effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_FREE,
  COMMANDER_STATUS,
  FX,
  SO,
  UNIT_FREE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { ARMOR, UNIT_TYPES } from '../../state/terms.ts';
import { R } from '../../words/campaign/reasons.ts';

/** The force by type, as `countForce` found it last: read at once, before anything changes. */
export const force = {
  units: new Int32Array(UNIT_TYPES.length),
  active: new Int32Array(UNIT_TYPES.length),
  /** Names that never were in this Campaign. */
  free: new Int32Array(UNIT_TYPES.length),
};

export function countForce(t: GameData, s: State): void {
  const { units, active, free } = force;
  units.fill(0);
  active.fill(0);
  free.fill(0);
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED) units[t.unitType[u]]++;
  for (let c = 0; c < t.commanderCount; c++) {
    const status = s[COMMANDER_STATUS + c];
    if (status === COMMANDER_ACTIVE) active[t.commanderType[c]]++;
    else if (status === COMMANDER_FREE) free[t.commanderType[c]]++;
  }
}

export function unitsOf(t: GameData, s: State, type: number): number {
  countForce(t, s);
  return force.units[type];
}

/** Names of a type that never were in this Campaign. */
export function namesLeft(t: GameData, s: State, type: number): number {
  countForce(t, s);
  return force.free[type];
}

/** How many more Commanders than Units of a type there are; negative: Units without a Commander. */
export function surplus(t: GameData, s: State, type: number): number {
  countForce(t, s);
  return force.active[type] - force.units[type];
}

/** SL 3.16, SL G03: its service years include the year of the Campaign. */
export function inService(t: GameData, s: State, unit: number): boolean {
  const year = t.campaignYear[s[OPT.campaign]];
  return t.unitFrom[unit] <= year && year <= t.unitTo[unit];
}

/** R71: with numbers=lowest, of free Unit cards of one model only the lowest is offered. */
function lowerFree(t: GameData, s: State, unit: number): boolean {
  if (s[OPT.numbers] === OPTION.numbers.any) return false;
  for (let u = unit - 1; u >= 0 && t.unitModel[u] === t.unitModel[unit]; u--) {
    if (s[UNIT_STATUS + u] === UNIT_FREE) return true;
  }
  return false;
}

/**
 * SL 3.16, SL 8.4: why this Unit card may not join, 0 if it may. `price` is what it costs
 * now; `led` is true when a Commander waits for it, so that no new one is needed. `countForce` must have been called.
 */
export function refuseUnit(t: GameData, s: State, unit: number, price: number, led: boolean): number {
  const status = s[UNIT_STATUS + unit];
  if (status === UNIT_OWNED) return R.unitOwned;
  if (status === UNIT_LOST) return R.unitLost;
  if (!inService(t, s, unit)) return R.notInService;
  if (price > s[SO]) return R.cannotPay;
  if (lowerFree(t, s, unit)) return R.likeUnit;
  const type = t.unitType[unit];
  const limit = type === ARMOR ? s[FX + E_ARMOR_LIMIT] : 0;
  if (limit > 0 && force.units[ARMOR] >= limit) return R.armorLimit;
  if (!led && force.free[type] + force.active[type] - force.units[type] <= 0) return R.noCommanderLeft;
  return 0;
}
