// Names of things as the score, the labels and the log write them.
import { type Amount, andList, capital, type State } from '@bocage/engine';
import type { KindId, Tokens } from '../state/events.ts';
import { DIV, KINDS, LYING, SPACES } from '../state/layout.ts';
import { unitOf } from '../state/queries.ts';
import { type GameData, KIND_WORDS } from '../state/tables.ts';
import { KIND_NAMES } from './kinds.ts';

export const TITLE = 'These Are My Credentials';
export const CORPS = 'VIII Corps';

export const ZONE_WORDS = ['a', 'b'] as const;
/** Places of FFI: the spaces, then the two Maquis Zones. */
export const ZONE_PLACE = SPACES;
export const PLACES = SPACES + 2;

export function placeWord(t: GameData, place: number): string {
  return place < SPACES ? t.spaceIds[place] : `zone ${ZONE_WORDS[place - SPACES]}`;
}

export function placeName(t: GameData, place: number): string {
  return place < SPACES ? t.spaceNames[place] : t.data.zones[place - SPACES].name;
}

/** The id of a place on the map, for highlighting. */
export function placeId(t: GameData, place: number): string {
  return place < SPACES ? t.spaceIds[place] : `zone_${ZONE_WORDS[place - SPACES]}`;
}

/** Ids of pieces on the board. */
export const kgPieceId = (t: GameData, space: number): string => `kg_${t.spaceIds[space]}`;
export function ffiPieceId(t: GameData, place: number): string {
  return place < SPACES ? `ffi_${t.spaceIds[place]}` : `ffi_zone_${t.data.zones[place - SPACES].id}`;
}

export function divisionWord(t: GameData, s: State, card: number): string {
  return t.unitIds[unitOf(s, card)];
}

export function divisionName(t: GameData, s: State, card: number): string {
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

/** `3 Fuel and 2 Ammo`; `nothing`. */
export function tokensText(tokens: Tokens): string {
  const held = KIND_NAMES.flatMap((name, k) => (tokens[k] > 0 ? [`${tokens[k]} ${name}`] : []));
  return held.length === 0 ? 'nothing' : andList(held);
}

/** `2 Ammo and 1 Fuel`: what a fight costs. */
export function priceText(ammo: number, fuel: number): string {
  return fuel === 0 ? `${ammo} Ammo` : ammo === 0 ? `${fuel} Fuel` : `${ammo} Ammo and ${fuel} Fuel`;
}

/** `the 6th Armored`: a Division in a sentence of the log. */
export function theDivision(t: GameData, id: string): string {
  return `the ${divisionNamed(t, id).replace(/ Division$/, '')}`;
}

/** The same at the start of a sentence. */
export function TheDivision(t: GameData, id: string): string {
  return capital(theDivision(t, id));
}

/** `Brest and Vannes`. */
export function spacesNamed(t: GameData, ids: readonly string[]): string {
  return andList(ids.map((id) => spaceNamed(t, id)));
}

/** What something costs, as a figure: units are `core`, `bonus`, `space`, `fuel`, `ammo`, `food`, `truck`, `ffi`. */
export function amount(value: number, unit: string): Amount {
  return { value, unit };
}

export function portName(t: GameData, port: number): string {
  return t.spaceNames[t.portSpace[port]];
}

export const portId = (t: GameData, port: number): string => t.spaceIds[t.portSpace[port]];

// Names by id, for those who have the data and want the words.

export function spaceNamed(t: GameData, id: string): string {
  return t.spaceNames[t.spaceIds.indexOf(id)];
}

/** A space or a Maquis Zone. */
export function placeNamed(t: GameData, id: string): string {
  const zone = ZONE_WORDS.findIndex((word) => id === `zone_${word}`);
  return zone < 0 ? spaceNamed(t, id) : t.data.zones[zone].name;
}

export function divisionNamed(t: GameData, id: string): string {
  return t.unitNames[t.unitIds.indexOf(id)];
}

/** `the 6th Armored`, or a space. */
export function divisionOrSpace(t: GameData, id: string): string {
  return t.unitIds.includes(id) ? theDivision(t, id) : spaceNamed(t, id);
}

export function kindNamed(id: KindId): string {
  return KIND_NAMES[KIND_WORDS.indexOf(id)];
}

/** A card of any deck. */
export function cardNamed(t: GameData, id: string): string {
  const { recon, wehrmacht, intelligence, riesensauerei } = t.data;
  const row = [...recon, ...wehrmacht, ...riesensauerei].find((card) => card.id === id);
  return row?.name ?? intelligence.find((card) => card.id === id)?.title ?? id;
}
