// Lines of a position: how one slot, a list of spaces or a set of cards is written and read.
import type { State } from '@bocage/engine';
import * as L from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { W } from '../words/position.ts';

/** Stands for everything that is nowhere else: `pool: rest`. */
export const REST = -1;

export interface Line {
  readonly key: string;
  write(t: GameData, s: State): string;
  read(t: GameData, s: State, value: string): string | undefined;
}

export const items = (value: string): string[] => (value === '-' ? [] : value.split(',').map((item) => item.trim()));
export const words = (value: string): string[] => (value === '-' ? [] : value.split(/\s+/));
export const listed = (parts: readonly string[], joint = ', '): string => parts.join(joint) || '-';

export function whole(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^[0-9]{1,4}$/.test(text)) return undefined;
  const n = Number(text);
  return n >= least && n <= most ? n : undefined;
}

/** A slot that holds a number. */
export function counter(key: string, at: number, most: number): Line {
  return {
    key,
    write: (_t, s) => String(s[at]),
    read(_t, s, value) {
      const n = whole(value, 0, most);
      if (n === undefined) return W.notNumber(value, most);
      s[at] = n;
      return undefined;
    },
  };
}

/** A slot that holds one of several words. */
export function choice(key: string, at: number, names: readonly string[]): Line {
  return {
    key,
    write: (_t, s) => names[s[at]],
    read(_t, s, value) {
      const i = names.indexOf(value);
      if (i < 0) return W.notOneOf(value, names);
      s[at] = i;
      return undefined;
    },
  };
}

export function readTokens(s: State, at: number, text: string | undefined): string | undefined {
  const match = /^([0-9])\/([0-9])\/([0-9])$/.exec(text ?? '');
  if (match === null) return W.notTokens(text ?? '');
  for (let kind = 0; kind < L.KINDS; kind++) s[at + kind] = Number(match[kind + 1]);
  return undefined;
}

export const writeTokens = (s: State, at: number): string => `${s[at]}/${s[at + 1]}/${s[at + 2]}`;

export function tokens(key: string, at: number): Line {
  return {
    key,
    write: (_t, s) => writeTokens(s, at),
    read(_t, s, value) {
      if (value !== 'rest') return readTokens(s, at, value);
      s[at] = REST;
      return undefined;
    },
  };
}

const STATES: readonly string[] = ['starving', 'moved', 'entered'];

/** `lorient 1/1/1 starving moved`; `entered` is a Division that a Move of this round has brought into its Siege Box. */
export function division(key: string, card: number, back = false): Line {
  return {
    key,
    write(t, s) {
      const states = [
        ...(s[L.STARVING + card] === 1 ? ['starving'] : []),
        ...Array<string>(s[L.MOVED + card] & L.MOVES).fill('moved'),
        ...((s[L.MOVED + card] & L.BOX_ENTERED) !== 0 ? ['entered'] : []),
      ];
      return [t.spaceIds[s[L.DIV_AT + card]], writeTokens(s, L.DIV + card * L.KINDS), ...states].join(' ');
    },
    read(t, s, value) {
      const [where, carried, ...states] = words(value);
      const space = t.spaceIds.indexOf(where ?? '');
      if (space < 0) return W.noSpace(where ?? '');
      for (const state of states) if (!STATES.includes(state)) return W.notOneOf(state, STATES);
      s[L.DIV_AT + card] = space;
      s[L.STARVING + card] = states.includes('starving') ? 1 : 0;
      s[L.MOVED + card] = Math.min(L.MOVES, states.filter((state) => state === 'moved').length);
      if (states.includes('entered')) s[L.MOVED + card] |= L.BOX_ENTERED;
      if (back) s[L.RECALLED] = 1;
      return readTokens(s, L.DIV + card * L.KINDS, carried);
    },
  };
}

/** A list of spaces with something behind each name. */
export function bySpace(
  key: string,
  at: number,
  size: number,
  show: (s: State, space: number) => string,
  read: (s: State, space: number, rest: readonly string[]) => string | undefined,
): Line {
  return {
    key,
    write: (t, s) =>
      listed(t.spaceIds.flatMap((id, space) => (show(s, space) === '' ? [] : [`${id} ${show(s, space)}`.trim()]))),
    read(t, s, value) {
      s.fill(0, at, at + size);
      for (const item of items(value)) {
        const [id, ...rest] = words(item);
        const space = t.spaceIds.indexOf(id);
        if (space < 0) return W.noSpace(id);
        const problem = read(s, space, rest);
        if (problem !== undefined) return problem;
      }
      return undefined;
    },
  };
}

/** Cards of a deck that are in one place; whoever is taken from it goes to `otherwise`. */
export function cards(
  key: string,
  at: number,
  n: number,
  id: (card: number) => string,
  place: number,
  otherwise: (t: GameData, card: number) => number,
  shown: (t: GameData, card: number) => boolean = () => true,
): Line {
  return {
    key,
    write: (t, s) =>
      listed(
        Array.from({ length: n }, (_, card) => card)
          .filter((card) => s[at + card] === place && shown(t, card))
          .map(id),
        ' ',
      ),
    read(t, s, value) {
      for (let card = 0; card < n; card++)
        if (s[at + card] === place && shown(t, card)) s[at + card] = otherwise(t, card);
      for (const word of words(value)) {
        const card = Array.from({ length: n }, (_, i) => i).find((i) => id(i) === word);
        if (card === undefined) return W.noCard(word);
        s[at + card] = place;
      }
      return undefined;
    },
  };
}

export function topCard(key: string, at: number, letter: string, n: number): Line {
  return {
    key,
    write: (_t, s) => (s[at] === 0 ? '-' : `${letter}${String(s[at]).padStart(2, '0')}`),
    read(_t, s, value) {
      const card = value === '-' ? 0 : whole(new RegExp(`^${letter}([0-9]{2})$`).exec(value)?.[1], 1, n);
      if (card === undefined) return W.noCard(value);
      s[at] = card;
      return undefined;
    },
  };
}

/** Bits by name. */
export function bits(key: string, at: number, names: (t: GameData) => readonly string[]): Line {
  return {
    key,
    write: (t, s) =>
      listed(
        names(t).filter((_, i) => (s[at] & (1 << i)) !== 0),
        ' ',
      ),
    read(t, s, value) {
      s[at] = 0;
      for (const word of words(value)) {
        const i = names(t).indexOf(word);
        if (i < 0) return W.notOneOf(word, names(t));
        s[at] |= 1 << i;
      }
      return undefined;
    },
  };
}
