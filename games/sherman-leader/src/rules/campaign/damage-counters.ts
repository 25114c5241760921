// Lasting Damage counters on Units: which there are, what repairing them costs, taking them off.
import type { State } from '@bocage/engine';
import {
  D_CASUALTY,
  D_ENGINE,
  D_GLANCING,
  D_GLANCING_MASK,
  D_GUN,
  D_HULL,
  D_MACHINE_GUN,
  D_SUSPENSION,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import { U_VEHICLE } from '../../state/notes.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanTell } from '../../words/events.ts';

/** Kinds that stay after a Battle, as scores and positions write them. At most 8: a counter is unit * 8 + kind. */
export const LASTING_KINDS = ['engine', 'suspension', 'hull', 'gun', 'mg', 'glancing', 'casualty'] as const;
const BITS = [D_ENGINE, D_SUSPENSION, D_HULL, D_GUN, D_MACHINE_GUN, D_GLANCING_MASK, D_CASUALTY];
const ENGINE_KIND = 0;
export const GLANCING_KIND = 5;
export const CASUALTY_KIND = 6;

/** How many counters of a kind lie on a Unit; only Glancing can be there more than once. */
export function countOn(s: State, unit: number, kind: number): number {
  const found = s[UNIT_DAMAGE + unit] & BITS[kind];
  return kind === GLANCING_KIND ? found / D_GLANCING : found === 0 ? 0 : 1;
}

export function damageWord(kind: number): string {
  return LASTING_KINDS[kind];
}

/** Counters that only lie on Vehicles: those that a Mechanic repairs. */
export function isVehicleCounter(kind: number): boolean {
  return kind !== CASUALTY_KIND;
}

export function isVehicle(t: GameData, unit: number): boolean {
  return (t.unitNotes[unit] & U_VEHICLE) !== 0;
}

/** SL 8.8, SL G98: 2 SO for an Engine, 1 for anything else. */
export function repairCost(kind: number): number {
  return kind === ENGINE_KIND ? 2 : 1;
}

export function removeCounter(
  t: GameData,
  s: State,
  unit: number,
  kind: number,
  rule: string,
  tell: ShermanTell,
): void {
  s[UNIT_DAMAGE + unit] -= kind === GLANCING_KIND ? D_GLANCING : BITS[kind];
  if (tell !== undefined)
    tell({ kind: 'repaired', rule, pieces: [t.unitNumber[unit]], unit: t.unitNumber[unit], damage: damageWord(kind) });
}
