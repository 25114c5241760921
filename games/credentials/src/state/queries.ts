// Questions about a state that every chapter asks: where Divisions stand, what is besieged, what a card holds.
import type { State } from '@bocage/engine';
import * as L from './layout.ts';
import type { GameData } from './tables.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AMMO,
  CONTROL,
  DIV,
  DIV_AT,
  DIVISIONS,
  DOWN,
  FFI,
  FOOD,
  FUEL,
  KG,
  KINDS,
  LOGISTICS,
  LYING,
  PD,
  POOL,
  PORTS,
  RECALLED,
  SPACES,
  UNCOVERED,
} = L;

/** The Division on a card: 0-3, or 4 and 5 once the 2nd and the 29th have come. */
export function unitOf(s: State, card: number): number {
  return s[RECALLED] === 1 && card < 2 ? card + 4 : card;
}

/** The card of a Division, or -1 if it is not in play. */
export function cardOf(s: State, unit: number): number {
  if (unit >= 4) return s[RECALLED] === 1 ? unit - 4 : -1;
  return unit < 2 && s[RECALLED] === 1 ? -1 : unit;
}

export function isArmored(t: GameData, s: State, card: number): boolean {
  return t.unitArmored[unitOf(s, card)] === 1;
}

/** TAMC 9.b: spaces of one Move, without help. */
export function spacesOf(t: GameData, s: State, card: number): number {
  return t.unitSpaces[unitOf(s, card)];
}

export function divisionsAt(s: State, space: number): number {
  let n = 0;
  for (let card = 0; card < DIVISIONS; card++) if (s[DIV_AT + card] === space) n++;
  return n;
}

export function tokensOn(s: State, card: number): number {
  const at = DIV + card * KINDS;
  return s[at + FUEL] + s[at + AMMO] + s[at + FOOD];
}

export function tokensIn(s: State, space: number): number {
  const at = LYING + space * KINDS;
  return s[at + FUEL] + s[at + AMMO] + s[at + FOOD];
}

/** TAMC 12.b + TAMC B13: at least as many FFI and Divisions as the Siege Box number. */
export function isBesieged(t: GameData, s: State, port: number): boolean {
  const space = t.portSpace[port];
  return s[FFI + space] + divisionsAt(s, space) >= t.siege[port];
}

/** TAMC 12.s: the Siege Box has a Control marker. */
export function isCaptured(t: GameData, s: State, port: number): boolean {
  return s[CONTROL + t.portSpace[port]] !== 0;
}

export function isDestroyed(t: GameData, s: State, port: number): boolean {
  return s[PD + port] >= t.rating[port];
}

/** Bits of the Garrisons of a port that are in play: the covered one only once it is uncovered. */
export function garrisonsOf(t: GameData, s: State, port: number): number {
  return s[UNCOVERED] === 1 ? t.garrisonsAll[port] : t.garrisonsOpen[port];
}

/** TAMC 5.b + TAMC rA16: the Garrison to attack next, by number; 0 when all are down. */
export function nextGarrison(t: GameData, s: State, port: number): number {
  const standing = garrisonsOf(t, s, port) & ~s[DOWN + port];
  return standing === 0 ? 0 : 31 - Math.clz32(standing);
}

/** RTTR 2.6: supplies may lie in a controlled space, or in a Siege Box with a Division. */
export function mayHoldSupplies(t: GameData, s: State, space: number): boolean {
  return s[CONTROL + space] !== 0 || (t.port[space] >= 0 && divisionsAt(s, space) > 0);
}

/** RTTR 5.5 + TAMC rA11: a place where trucks load and unload. */
export function maySupply(t: GameData, s: State, space: number): boolean {
  return s[KG + space] === 0 && mayHoldSupplies(t, s, space);
}

/** Level on the Logistics Step table: 0, 1 or 2. */
export function levelIndex(s: State): number {
  return s[LOGISTICS] > 2 ? 2 : s[LOGISTICS];
}

/** Number of Kampfgruppen on the board. */
export function kgCount(s: State): number {
  let n = 0;
  for (let space = 0; space < SPACES; space++) if (s[KG + space] !== 0) n++;
  return n;
}

/** TAMC 11.a: a token spent from a place goes to the Supply Pool. */
export function spend(s: State, place: number, kind: number, n: number): void {
  s[place + kind] -= n;
  s[POOL + kind] += n;
}

export function destroyedPorts(t: GameData, s: State): number {
  let n = 0;
  for (let port = 0; port < PORTS; port++) if (isDestroyed(t, s, port)) n++;
  return n;
}

/** The end that a truck leaves, and the one that it goes to, for a road of Truck Supplies: road * 2 + direction. */
export function haulFrom(t: GameData, choice: number): number {
  return (choice & 1) === 0 ? t.roadFrom[choice >> 1] : t.roadTo[choice >> 1];
}

export function haulTo(t: GameData, choice: number): number {
  return (choice & 1) === 0 ? t.roadTo[choice >> 1] : t.roadFrom[choice >> 1];
}
