// Counting the force: Units and Commanders by type, who is free, who may be bought. Every chapter of the week asks here.
import type { State } from '@bocage/engine';
import {
  R_ARMOR_LIMIT,
  R_CANNOT_PAY,
  R_LIKE_UNIT,
  R_NO_COMMANDER_LEFT,
  R_NOT_IN_SERVICE,
  R_UNIT_LOST,
  R_UNIT_OWNED,
} from '../../campaign-reasons.ts';
import { E_ARMOR_LIMIT } from '../../effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_FREE,
  COMMANDER_STATUS,
  FX,
  OPT_CAMPAIGN,
  OPT_NUMBERS,
  SO,
  UNIT_FREE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../../layout.ts';
import type { Tables } from '../../tables.ts';
import { ARMOR } from '../../terms.ts';

export function unitsOf(t: Tables, s: State, type: number): number {
  let n = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED && t.unitType[u] === type) n++;
  return n;
}

export function unitsOwned(t: Tables, s: State): number {
  let n = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED) n++;
  return n;
}

/** Commanders of a type with this status. */
export function commandersOf(t: Tables, s: State, type: number, status: number): number {
  let n = 0;
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] === status && t.commanderType[c] === type) n++;
  }
  return n;
}

export function commandersActive(t: Tables, s: State): number {
  let n = 0;
  for (let c = 0; c < t.commanderCount; c++) if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE) n++;
  return n;
}

/** How many more Commanders than Units of a type there are; negative: Units without a Commander. */
export function surplus(t: Tables, s: State, type: number): number {
  return commandersOf(t, s, type, COMMANDER_ACTIVE) - unitsOf(t, s, type);
}

/** SL set-up/buy-units, SL G03: its service years include the year of the Campaign. */
export function inService(t: Tables, s: State, unit: number): boolean {
  const year = t.campaignYear[s[OPT_CAMPAIGN]];
  return t.unitFrom[unit] <= year && year <= t.unitTo[unit];
}

/** rC71: with numbers=lowest, of free Unit cards of one model only the lowest is offered. */
function lowerFree(t: Tables, s: State, unit: number): boolean {
  if (s[OPT_NUMBERS] === 1) return false;
  for (let u = unit - 1; u >= 0 && t.unitModel[u] === t.unitModel[unit]; u--) {
    if (s[UNIT_STATUS + u] === UNIT_FREE) return true;
  }
  return false;
}

/**
 * SL set-up/buy-units, SL end-of-week/purchase: why this Unit card may not join, 0 if it may. `price` is what it costs
 * now; `led` is true when a Commander waits for it, so that no new one is needed.
 */
export function refuseUnit(t: Tables, s: State, unit: number, price: number, led: boolean): number {
  const status = s[UNIT_STATUS + unit];
  if (status === UNIT_OWNED) return R_UNIT_OWNED;
  if (status === UNIT_LOST) return R_UNIT_LOST;
  if (!inService(t, s, unit)) return R_NOT_IN_SERVICE;
  if (price > s[SO]) return R_CANNOT_PAY;
  if (lowerFree(t, s, unit)) return R_LIKE_UNIT;
  const type = t.unitType[unit];
  if (type === ARMOR && s[FX + E_ARMOR_LIMIT] > 0 && unitsOf(t, s, ARMOR) >= s[FX + E_ARMOR_LIMIT]) {
    return R_ARMOR_LIMIT;
  }
  if (!led && commandersOf(t, s, type, COMMANDER_FREE) + surplus(t, s, type) <= 0) return R_NO_COMMANDER_LEFT;
  return 0;
}
