// Words of positions and how lines are read: shared by the keys of the campaign.
import type { State } from '@bocage/engine';
import { DAMAGE_BITS, damageFacts } from '../facts/force.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { BATTALIONS, D_GLANCING, UNIT_DAMAGE } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { BANDS, LEVELS } from '../state/terms.ts';
import { W } from '../words/position.ts';

export const NOT_MINE = Symbol('not a key of this half');
/** What reading a line comes to: done, a sentence why not, or not a key of this half. */
export type Answer = string | undefined | typeof NOT_MINE;

export const STATUS_WORDS = ['-', 'full', 'half', 'destroyed'];
export const BAND_WORDS = BANDS.map((b) => b.toLowerCase().replace(' ', '-'));
export const LEVEL_WORDS = LEVELS.map((l) => l.toLowerCase());
export const END_WORDS = ['-', 'weeks', 'unpaid', 'great', 'battle'];
export const UNIT_WORDS = ['-', 'owned', 'lost'];
export const COMMANDER_WORDS = ['-', 'active', 'kia', 'gone'];
/** Names in positions are one word: `Red-Tree`. */
export function oneWord(name: string): string {
  return name.replace(/\s+/g, '-');
}

export function numbers(s: State, at: number, length: number): string {
  const own = Array.from(s.subarray(at, at + length));
  while (own.length > 0 && own[own.length - 1] === 0) own.pop();
  return own.join(' ') || '-';
}

/** `engine glancing2`; empty for an undamaged Unit. */
export function damageWords(damage: number): string[] {
  return damageFacts(damage).map(({ kind, count }) => (kind === 'glancing' ? `${kind}${count}` : kind));
}

export function readNumber(s: State, at: number, value: string, most: number): string | undefined {
  if (!/^[0-9]{1,4}$/.test(value) || Number(value) > most) return W.notNumber(value, most);
  s[at] = Number(value);
  return undefined;
}

export function readWord(s: State, at: number, value: string, words: readonly string[]): string | undefined {
  const found = words.indexOf(value);
  if (found < 0) return W.notOneOf(value, words);
  s[at] = found;
  return undefined;
}

/** `trucks1 scouts0`: a word and its number. */
export function readFields(s: State, value: string, fields: Readonly<Record<string, number>>): string | undefined {
  for (const part of value.split(/\s+/)) {
    const found = /^([a-z-]+?)([0-9]{1,4})$/.exec(part);
    const at = found !== null && Object.hasOwn(fields, found[1]) ? fields[found[1]] : undefined;
    if (found === null || at === undefined) return W.notField(part, Object.keys(fields));
    s[at] = Number(found[2]);
  }
  return undefined;
}

export function readNumbers(s: State, at: number, length: number, value: string): string | undefined {
  const own = value === '-' ? [] : value.split(/\s+/);
  if (own.length > length || !own.every((n) => /^-?[0-9]{1,10}$/.test(n))) {
    return W.notNumbers(value, length);
  }
  s.fill(0, at, at + length);
  own.forEach((n, i) => {
    s[at + i] = Number(n);
  });
  return undefined;
}

export function findBattalion(t: GameData, s: State, name: string): number {
  for (let b = 0; b < BATTALIONS; b++) if (t.battalionNumber[cardOf(t, s, b)] === name) return b;
  return -1;
}

export function findCommander(t: GameData, name: string): number {
  const wanted = oneWord(name).toLowerCase();
  return t.commanderName.findIndex((n) => oneWord(n).toLowerCase() === wanted);
}

/** Reads a word of damage into a Unit; false if it is none. */
export function readDamage(s: State, unit: number, word: string): boolean {
  const bit = DAMAGE_BITS.find(([name]) => name === word);
  const glancing = /^glancing([1-7])?$/.exec(word);
  if (bit !== undefined) s[UNIT_DAMAGE + unit] |= bit[1];
  else if (glancing !== null) s[UNIT_DAMAGE + unit] += Number(glancing[1] ?? 1) * D_GLANCING;
  else return false;
  return true;
}
