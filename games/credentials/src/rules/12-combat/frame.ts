// The state of a combat (its frame on the stack), and which bonuses may be added to it.
import type { State } from '@bocage/engine';
import { FFI_HERE, FIRST_CARD } from '../../state/choices.ts';
import { wehrId } from '../../state/decks.ts';
import type { OpponentId } from '../../state/events.ts';
import { AMMO, DIV, FFI, FUEL, KINDS, RECON, RECON_HAND, ZONE } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { R } from '../../words/reasons.ts';
import { enemyNamed } from '../../words/say.ts';
import { bonusLeft, canPay, cardHelps, FIGHT_GARRISON, FIGHT_RECON, ffiLimit, NO_ENEMY, RECON_ENEMY } from './needs.ts';

// The frame: 1 kind, 2 Division card, 3 space, 4 enemy, 5 need, 6 progress, 7 chosen bonuses.
// Need: Ammo left | Fuel << 8 | Ammo before bonuses << 16.
// Progress: stage | first bonus of the list still open << 4 | Garrison << 12 | Air Support bonus << 16.
// Chosen: FFI in the space | FFI of the Zone << 4 | bits of cards << 8.
export const BEFORE = 0;
export const REVEAL = 1;
export const BONUSES = 2;
export const PAID = 3;

/** Progress of a fight that begins; `enemy` is known for units on Aerial Recon cards only. */
export function fightProgress(garrison: number, air: boolean): number {
  return BEFORE | (garrison << 12) | (air ? 1 << 16 : 0);
}

export const fightGarrison = (s: State, f: number): number => (s[f + 6] >> 12) & 15;
export const fightAmmo = (s: State, f: number): number => s[f + 5] & 255;
export const fightFuel = (s: State, f: number): number => (s[f + 5] >> 8) & 255;
export const baseAmmo = (s: State, f: number): number => s[f + 5] >> 16;
export const stageOf = (s: State, f: number): number => s[f + 6] & 15;
export const openFrom = (s: State, f: number): number => (s[f + 6] >> 4) & 255;
export const chosenHere = (s: State, f: number): number => s[f + 7] & 15;
export const chosenZone = (s: State, f: number): number => (s[f + 7] >> 4) & 15;
export const chosenCards = (s: State, f: number): number => s[f + 7] >> 8;

export function setStage(s: State, f: number, stage: number): void {
  s[f + 6] = (s[f + 6] & ~15) | stage;
}

export function enemyName(t: Tables, enemy: number): string {
  return enemyNamed(t, enemyId(t, enemy));
}

/** The card of the enemy; none when the deck was empty (TAMC B6). */
export function enemyId(t: Tables, enemy: number): string | undefined {
  if (enemy === NO_ENEMY) return undefined;
  return enemy >= RECON_ENEMY ? t.data.recon[enemy - RECON_ENEMY].id : wehrId(enemy - 1);
}

export interface Opponent {
  readonly against: OpponentId;
  readonly at: string;
  readonly garrison: number;
  readonly unit?: string;
}

const AGAINST: readonly OpponentId[] = ['kampfgruppe', 'kampfgruppe', 'rennes', 'contact', 'unit', 'garrison'];

/** Whom the fight is against, before the card is seen. */
export function opponent(t: Tables, s: State, f: number): Opponent {
  const unit = s[f + 1] === FIGHT_RECON ? enemyId(t, s[f + 4]) : undefined;
  return {
    against: AGAINST[s[f + 1]],
    at: t.spaceIds[s[f + 3]],
    garrison: fightGarrison(s, f),
    ...(unit !== undefined && { unit }),
  };
}

export function left(t: Tables, s: State, f: number, from: number): number {
  return bonusLeft(t, s, s[f + 1], s[f + 3], from, chosenHere(s, f), chosenZone(s, f), chosenCards(s, f));
}

export function payable(s: State, f: number, supply: number): number {
  return canPay(s, s[f + 1], s[f + 2], s[f + 3], supply);
}

export function isCovered(s: State, f: number): boolean {
  return fightFuel(s, f) <= payable(s, f, FUEL) && fightAmmo(s, f) <= payable(s, f, AMMO);
}

/** RTTR 9.4: the Division beats the enemy by itself, so it must. */
function coversAlone(s: State, f: number): boolean {
  const at = DIV + s[f + 2] * KINDS;
  return fightFuel(s, f) <= s[at + FUEL] && baseAmmo(s, f) <= s[at + AMMO];
}

export function bonusValue(t: Tables, item: number): number {
  return item < FIRST_CARD ? 1 : t.value[t.bonusCards[item - FIRST_CARD]];
}

/** Two cards that do the same: only the first of them is offered. */
function sameCard(t: Tables, a: number, b: number): boolean {
  return (
    t.value[a] === t.value[b] &&
    t.garrisonOnly[a] === t.garrisonOnly[b] &&
    t.fairOnly[a] === t.fairOnly[b] &&
    t.destroys[a] === t.destroys[b]
  );
}

function refuseFfi(t: Tables, s: State, f: number, item: number): number {
  if (chosenHere(s, f) + chosenZone(s, f) >= ffiLimit(t, s)) return R.ffiLimit;
  const space = s[f + 3];
  if (item === FFI_HERE) return s[FFI + space] > chosenHere(s, f) ? 0 : R.ffiNone;
  const zone = t.zone[space];
  if (zone < 0) return R.ffiNoEntry;
  return s[ZONE + zone] > chosenZone(s, f) ? 0 : R.ffiZoneNone;
}

function refuseCard(t: Tables, s: State, f: number, item: number): number {
  const card = t.bonusCards[item - FIRST_CARD];
  if (s[RECON + card] !== RECON_HAND || (chosenCards(s, f) & (1 << (item - FIRST_CARD))) !== 0) return R.bonusNotHeld;
  if (t.garrisonOnly[card] === 1 && s[f + 1] !== FIGHT_GARRISON) return R.bonusGarrison;
  if (!cardHelps(t, s, s[f + 1], card)) return R.bonusWeather;
  for (let i = Math.max(0, openFrom(s, f) - FIRST_CARD); i < item - FIRST_CARD; i++) {
    const other = t.bonusCards[i];
    if (sameCard(t, card, other) && cardHelps(t, s, s[f + 1], other)) return R.bonusOrder;
  }
  return 0;
}

export function refuseBonus(t: Tables, s: State, f: number, item: number): number {
  const reason = item < FIRST_CARD ? refuseFfi(t, s, f, item) : refuseCard(t, s, f, item);
  if (reason !== 0) return reason;
  if (item < openFrom(s, f)) return R.bonusOrder;
  if (fightAmmo(s, f) === 0) return R.bonusNoNeed;
  // What may still follow: another FFI of the same place, or anything later in the list.
  const after = item < FIRST_CARD ? left(t, s, f, item) - 1 : left(t, s, f, item + 1);
  return fightAmmo(s, f) - bonusValue(t, item) - after <= payable(s, f, AMMO) ? 0 : R.bonusNotEnough;
}

/** Whether something other than Heavy Bombers was chosen: those are used up at once, win or lose. */
function keepsChosen(t: Tables, s: State, f: number): boolean {
  if (chosenHere(s, f) + chosenZone(s, f) > 0) return true;
  for (let i = 0; i < t.bonusCards.length; i++) {
    if ((chosenCards(s, f) & (1 << i)) !== 0 && t.destroys[t.bonusCards[i]] === 0) return true;
  }
  return false;
}

export function refuseYield(t: Tables, s: State, f: number): number {
  if (coversAlone(s, f)) return R.mustPay;
  return keepsChosen(t, s, f) ? R.yieldChosen : 0;
}

export function itemCount(t: Tables): number {
  return FIRST_CARD + t.bonusCards.length;
}

export function anyBonus(t: Tables, s: State, f: number): boolean {
  for (let item = 0; item < itemCount(t); item++) if (refuseBonus(t, s, f, item) === 0) return true;
  return false;
}
