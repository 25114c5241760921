// A row of the content as the counter that bears its values.
import { isObject } from '@bocage/engine';
import type { CounterLook } from '../map/kit.ts';

/** Symbols of the kinds of Rudder's Line, as the map draws them. */
const SYMBOLS: Readonly<Record<string, string>> = {
  squad: 'squad',
  wt: 'team',
  nco: 'nco',
  bar: 'bar',
  fo: 'observer',
  'light mortar': 'mortar',
  'medium mortar': 'mortar',
  'machine-gun': 'weapon',
  'shoulder-fired': 'weapon',
};

/** The counter; undefined where the values are on no counter, or are being typed. */
export function counterOf(game: string, path: string, row: unknown): CounterLook | undefined {
  if (game !== 'rudders-line' || !path.startsWith('counters.') || !isObject(row)) return undefined;
  const { side, type, attack, defence, move, figures } = row;
  const symbol = typeof type === 'string' && Object.hasOwn(SYMBOLS, type) ? SYMBOLS[type] : undefined;
  if (symbol === undefined || typeof attack !== 'number') return undefined;
  const values = typeof figures === 'number' && figures > 1 ? [attack, defence, move] : [attack];
  return { side: side === 'US' ? 'us' : 'ge', symbol, values: values.map(String), spent: false };
}
