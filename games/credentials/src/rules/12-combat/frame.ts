// The state of a combat: the frame of its step on the stack, each field by its name. Nothing else looks into its integers.
import { push, type State, top } from '@bocage/engine';
import { STEP } from '../../state/steps.ts';

export const FIGHT_KG = 0;
export const FIGHT_KG_DEFENCE = 1;
export const FIGHT_RENNES = 2;
export const FIGHT_CONTACT = 3;
/** A unit printed on an Aerial Recon card. */
export const FIGHT_RECON = 4;
export const FIGHT_GARRISON = 5;

/** Enemies: Wehrmacht card + 1, or Aerial Recon card + RECON_ENEMY; NO_ENEMY when the deck was empty (TAMC B6). */
export const RECON_ENEMY = 32;
export const NO_ENEMY = 63;

/** Stages of a fight. */
export const BEFORE = 0;
export const REVEAL = 1;
export const BONUSES = 2;
export const PAID = 3;

// The integers: 1 kind, 2 Division card, 3 space, 4 enemy, 5 need, 6 progress, 7 chosen bonuses.
// Need: Ammo left | Fuel << 8 | Ammo before bonuses << 16.
// Progress: stage | first bonus of the list still open << 4 | Garrison << 12 | Air Support bonus << 16.
// Chosen: FFI in the space | FFI of the Zone << 4 | bits of cards << 8.

/** Opens a fight, and says where its frame is. */
export function beginFight(s: State, kind: number, card: number, space: number): number {
  push(s, STEP.fight, kind, card, space);
  return top(s);
}

export const fightKind = (s: State, f: number): number => s[f + 1];
/** The card of the Division that fights. */
export const fightCard = (s: State, f: number): number => s[f + 2];
export const fightSpace = (s: State, f: number): number => s[f + 3];
export const fightEnemy = (s: State, f: number): number => s[f + 4];
/** Ammo and Fuel still asked for, and the Ammo before bonuses. */
export const fightAmmo = (s: State, f: number): number => s[f + 5] & 255;
export const fightFuel = (s: State, f: number): number => (s[f + 5] >> 8) & 255;
export const baseAmmo = (s: State, f: number): number => s[f + 5] >> 16;
export const stageOf = (s: State, f: number): number => s[f + 6] & 15;
/** The first bonus of the list that may still be added. */
export const openFrom = (s: State, f: number): number => (s[f + 6] >> 4) & 255;
export const fightGarrison = (s: State, f: number): number => (s[f + 6] >> 12) & 15;
/** Whether the fight was begun with the help of Air Support. */
export const begunWithAir = (s: State, f: number): boolean => s[f + 6] >> 16 === 1;
export const chosenHere = (s: State, f: number): number => s[f + 7] & 15;
export const chosenZone = (s: State, f: number): number => (s[f + 7] >> 4) & 15;
/** Bits of the chosen cards by their place in the list. */
export const chosenCards = (s: State, f: number): number => s[f + 7] >> 8;

export function setEnemy(s: State, f: number, enemy: number): void {
  s[f + 4] = enemy;
}

/** The number of the Garrison that is attacked. */
export function setGarrison(s: State, f: number, garrison: number): void {
  s[f + 6] |= garrison << 12;
}

/** Air Support helps from the beginning: its marker came back with the card that the fight is against. */
export function helpByAir(s: State, f: number): void {
  s[f + 6] |= 1 << 16;
}

export function setNeed(s: State, f: number, ammo: number, fuel: number): void {
  s[f + 5] = ammo | (fuel << 8) | (ammo << 16);
}

/** A bonus takes Ammo off, never below 0. */
export function lowerAmmo(s: State, f: number, by: number): void {
  s[f + 5] = (s[f + 5] & ~255) | Math.max(0, fightAmmo(s, f) - by);
}

export function setStage(s: State, f: number, stage: number): void {
  s[f + 6] = (s[f + 6] & ~15) | stage;
}

export function setOpenFrom(s: State, f: number, item: number): void {
  s[f + 6] = (s[f + 6] & ~(255 << 4)) | (item << 4);
}

export function chooseHere(s: State, f: number): void {
  s[f + 7] += 1;
}

export function chooseZone(s: State, f: number): void {
  s[f + 7] += 1 << 4;
}

export function chooseCard(s: State, f: number, index: number): void {
  s[f + 7] |= 1 << (8 + index);
}
