// Names of things as the score, the labels and the log write them.
import type { State } from '@bocage/engine';
import { DIV, KINDS, LYING, SPACES } from '../state/layout.ts';
import { unitOf } from '../state/queries.ts';
import type { Tables } from '../state/tables.ts';
import type { Tokens } from './events.ts';

export const ZONE_WORDS = ['a', 'b'] as const;
/** Places of FFI: the spaces, then the two Maquis Zones. */
export const ZONE_PLACE = SPACES;
export const PLACES = SPACES + 2;

export function placeWord(t: Tables, place: number): string {
  return place < SPACES ? t.spaceIds[place] : `zone ${ZONE_WORDS[place - SPACES]}`;
}

export function placeName(t: Tables, place: number): string {
  return place < SPACES ? t.spaceNames[place] : t.data.zones[place - SPACES].name;
}

/** The id of a place on the map, for highlighting. */
export function placeId(t: Tables, place: number): string {
  return place < SPACES ? t.spaceIds[place] : `zone_${ZONE_WORDS[place - SPACES]}`;
}

export function divisionWord(t: Tables, s: State, card: number): string {
  return t.unitIds[unitOf(s, card)];
}

export function divisionName(t: Tables, s: State, card: number): string {
  return t.unitNames[unitOf(s, card)];
}

export function tokensAt(s: State, at: number): Tokens {
  return [s[at], s[at + 1], s[at + 2]];
}

export function tokensOfCard(s: State, card: number): Tokens {
  return tokensAt(s, DIV + card * KINDS);
}

export function tokensOfSpace(s: State, space: number): Tokens {
  return tokensAt(s, LYING + space * KINDS);
}

/** `2/1/0`: Fuel/Ammo/Food. */
export function slashes(tokens: Tokens): string {
  return tokens.join('/');
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

export function portName(t: Tables, port: number): string {
  return t.spaceNames[t.portSpace[port]];
}
