// How things are called, the same wherever they are spoken of: Units, Enemy Units, numbers with their nouns, lists, chances.
import type { Tables } from '../state/tables.ts';

/** `+2`, `−1`, `0`. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0';
}

/** A chance in whole percent: 0 and 100 only where it is certain. */
export function percent(chance: number): string {
  if (chance <= 0) return '0%';
  if (chance >= 1) return '100%';
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}

/** `1 Truck`, `2 Trucks`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function joined(words: readonly string[], last: string): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** `901, 902 and 911`. */
export function and(words: readonly string[]): string {
  return joined(words, 'and');
}

/** `22 or 24`. */
export function or(words: readonly string[]): string {
  return joined(words, 'or');
}

/** A Unit by its number: `901 Rifle Team`. */
export function unitCalled(t: Tables, number: string): string {
  const unit = t.unitNumber.indexOf(number);
  return unit < 0 ? number : `${number} ${t.data.units[t.unitModel[unit]].name}`;
}

/** Modifiers behind a number, each with its sign and cause: `, +2 Range 0, −2 moved`. */
export function modifiersText(parts: readonly (readonly [label: string, value: number])[]): string {
  return parts.map(([label, value]) => `, ${signed(value)} ${label}`).join('');
}

/** Damage as it is printed, by its code: `Engine`, `Machine Gun`. */
export function damageName(code: string): string {
  return code === 'mg' ? 'Machine Gun' : `${code.charAt(0).toUpperCase()}${code.slice(1)}`;
}
