// Bonuses of a combat: which may be added in turn, whether the fight can be won, whether the loss may be accepted.
import type { State } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as REASONS from '../../words/reasons.ts';
import * as F from './frame.ts';
import {
  baseAmmo,
  chosenCards,
  chosenHere,
  chosenZone,
  fightAmmo,
  fightCard,
  fightFuel,
  fightKind,
  fightSpace,
  openFrom,
} from './frame.ts';
import { canPay, cardBonus, cardHelps, ffiBonus, ffiLimit } from './needs.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AMMO, DIV, FFI, FUEL, KINDS, RECON, RECON_HAND, ZONE } = L;
const { FFI_HERE, FIRST_CARD } = C;
const { FIGHT_GARRISON } = F;
const { R } = REASONS;

/** What FFI and cards could still add, from this one of the list on. */
function left(t: GameData, s: State, f: number, from: number): number {
  return (
    ffiBonus(t, s, fightSpace(s, f), from, chosenHere(s, f), chosenZone(s, f)) +
    cardBonus(t, s, fightKind(s, f), from, chosenCards(s, f))
  );
}

export function payable(s: State, f: number, supply: number): number {
  return canPay(s, fightKind(s, f), fightCard(s, f), fightSpace(s, f), supply);
}

/** RTTR 9.3: what is asked for now can be paid. */
export function isCovered(s: State, f: number): boolean {
  return fightFuel(s, f) <= payable(s, f, FUEL) && fightAmmo(s, f) <= payable(s, f, AMMO);
}

/** RTTR 9.6: with every bonus that may still be added it can be paid. */
export function canWin(t: GameData, s: State, f: number): boolean {
  return (
    fightFuel(s, f) <= payable(s, f, FUEL) && fightAmmo(s, f) - left(t, s, f, openFrom(s, f)) <= payable(s, f, AMMO)
  );
}

/** RTTR 9.4: the Division beats the enemy by itself, so it must. */
function coversAlone(s: State, f: number): boolean {
  const at = DIV + fightCard(s, f) * KINDS;
  return fightFuel(s, f) <= s[at + FUEL] && baseAmmo(s, f) <= s[at + AMMO];
}

export function bonusValue(t: GameData, item: number): number {
  return item < FIRST_CARD ? 1 : t.value[t.bonusCards[item - FIRST_CARD]];
}

/** Two cards that do the same: only the first of them is offered. */
function sameCard(t: GameData, a: number, b: number): boolean {
  return (
    t.value[a] === t.value[b] &&
    t.garrisonOnly[a] === t.garrisonOnly[b] &&
    t.fairOnly[a] === t.fairOnly[b] &&
    t.destroys[a] === t.destroys[b]
  );
}

function refuseFfi(t: GameData, s: State, f: number, item: number): number {
  if (chosenHere(s, f) + chosenZone(s, f) >= ffiLimit(t, s)) return R.ffiLimit;
  const space = fightSpace(s, f);
  if (item === FFI_HERE) return s[FFI + space] > chosenHere(s, f) ? 0 : R.ffiNone;
  const zone = t.zone[space];
  if (zone < 0) return R.ffiNoEntry;
  return s[ZONE + zone] > chosenZone(s, f) ? 0 : R.ffiZoneNone;
}

function refuseCard(t: GameData, s: State, f: number, item: number): number {
  const card = t.bonusCards[item - FIRST_CARD];
  if (s[RECON + card] !== RECON_HAND || (chosenCards(s, f) & (1 << (item - FIRST_CARD))) !== 0) return R.bonusNotHeld;
  if (t.garrisonOnly[card] === 1 && fightKind(s, f) !== FIGHT_GARRISON) return R.bonusGarrison;
  if (!cardHelps(t, s, fightKind(s, f), card)) return R.bonusWeather;
  for (let i = Math.max(0, openFrom(s, f) - FIRST_CARD); i < item - FIRST_CARD; i++) {
    const other = t.bonusCards[i];
    if (sameCard(t, card, other) && cardHelps(t, s, fightKind(s, f), other)) return R.bonusSame;
  }
  return 0;
}

export function refuseBonus(t: GameData, s: State, f: number, item: number): number {
  const reason = item < FIRST_CARD ? refuseFfi(t, s, f, item) : refuseCard(t, s, f, item);
  if (reason !== 0) return reason;
  if (item < openFrom(s, f)) return R.bonusOrder;
  if (fightAmmo(s, f) === 0) return R.bonusNoNeed;
  // What may still follow: another FFI of the same place, or anything later in the list.
  const after = item < FIRST_CARD ? left(t, s, f, item) - 1 : left(t, s, f, item + 1);
  return fightAmmo(s, f) - bonusValue(t, item) - after <= payable(s, f, AMMO) ? 0 : R.bonusNotEnough;
}

/** Whether something other than Heavy Bombers was chosen: those are used up at once, win or lose. */
function keepsChosen(t: GameData, s: State, f: number): boolean {
  if (chosenHere(s, f) + chosenZone(s, f) > 0) return true;
  for (let i = 0; i < t.bonusCards.length; i++) {
    if ((chosenCards(s, f) & (1 << i)) !== 0 && t.destroys[t.bonusCards[i]] === 0) return true;
  }
  return false;
}

export function refuseYield(t: GameData, s: State, f: number): number {
  if (coversAlone(s, f)) return R.mustPay;
  return keepsChosen(t, s, f) ? R.yieldChosen : 0;
}

export function itemCount(t: GameData): number {
  return FIRST_CARD + t.bonusCards.length;
}

export function anyBonus(t: GameData, s: State, f: number): boolean {
  for (let item = 0; item < itemCount(t); item++) if (refuseBonus(t, s, f, item) === 0) return true;
  return false;
}
