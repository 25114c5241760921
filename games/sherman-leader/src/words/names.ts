// How things are called, the same wherever they are spoken of: Units, modifiers, Damage.
import { signed } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';

export const TITLE = 'Sherman Leader';
export const TASK_FORCE = 'Task Force';

/** A Unit by its number: `901 Rifle Team`. */
export function unitCalled(t: GameData, number: string): string {
  const unit = t.unitNumber.indexOf(number);
  return unit < 0 ? number : `${number} ${t.data.units[t.unitModel[unit]].name}`;
}

/** A number with its modifiers, each with its sign and cause: `5, +2 Range 0, −2 moved`. */
export function modified(number: string | number, parts: readonly (readonly [label: string, value: number])[]): string {
  return [number, ...parts.map(([label, value]) => `${signed(value)} ${label}`)].join(', ');
}

/** Damage counters that name two things, as a sentence says them. */
const TWOFOLD: Readonly<Record<string, string>> = {
  'Destroyed 2 Stress': 'Destroyed and 2 Stress',
  'Engine 1 Stress': 'Engine and 1 Stress',
  'Suspension 1 Stress': 'Suspension and 1 Stress',
};

/** A Damage counter by what is printed on it. */
export const counterCalled = (printed: string): string => TWOFOLD[printed] ?? printed;

/** Damage as it is printed, by its code: `Engine`, `Machine Gun`. */
export function damageName(code: string): string {
  return code === 'mg' ? 'Machine Gun' : `${code.charAt(0).toUpperCase()}${code.slice(1)}`;
}
