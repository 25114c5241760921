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

/** What may become of an attack, and what a list of chances is about. */
export const noEffect = 'no effect';
export const assaultFails = 'fails: point unit lost, play passes';
export const casualtyPoints = (points: number): string => `${points} CP`;
export const markerPlaced = 'marker placed';
export const ownFriendlyFire = (points: number): string => `friendly fire: ${points} CP on your own units`;
export const enemyFriendlyFire = (points: number): string => `friendly fire: ${points} CP on the enemy’s own units`;
export const expectedPoints = (mean: number): string => `${mean.toFixed(1)} CP expected`;
export const firesAt = (unit: string, place: string): string => `${unit} fires at ${place}`;
export const interdictionIn = (place: string): string => `Interdiction in ${place}`;
export const directFireAt = (place: string): string => `Direct fire at ${place}`;
export const assaultOn = (place: string, attack: number, defence: number): string =>
  `Assault on ${place}: ${attack} against ${defence}`;
