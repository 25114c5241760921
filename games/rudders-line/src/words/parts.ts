// What adds to a total, in words: the same in odds and log.
import { capital } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { pieceName } from './names.ts';

export const PARTS = {
  support: 'Other units',
  idle: 'Spent units: add nothing',
  terrain: 'Terrain',
  doubled: 'Terrain, doubled',
  strength: 'Strength of the fire',
  defenceValue: 'Defense Value of the units: does not count',
  friends: 'Your own units are there: friendly fire on a 6',
  noAccuracy: 'No accuracy roll in direct fire',
} as const;

/** Why a weapon that is there adds nothing. */
export const LEFT_OUT = {
  'left-out': 'kept out',
  fired: 'has fired',
  'no-shelter': 'no building or bunker',
  other: 'does not count',
} as const;

export const pointPart = (t: GameData, unit: number): string => `Point unit: ${pieceName(t, unit)}`;
export const defenderPart = (t: GameData, unit: number): string => `Defending unit: ${pieceName(t, unit)}`;
export const bonusOf = (t: GameData, unit: number): string => `Bonus of the ${pieceName(t, unit)}`;
export const artillery = (value: number): string => `Artillery ${value}`;
export const marker = (value: number): string => `Interdiction marker ${value}`;
export const terrainOf = (area: number, doubled: boolean): string => `Terrain of ${area}${doubled ? ', doubled' : ''}`;
export const leftOut = (t: GameData, weapon: number, why: keyof typeof LEFT_OUT): string =>
  `${capital(pieceName(t, weapon))}: ${LEFT_OUT[why]}`;
