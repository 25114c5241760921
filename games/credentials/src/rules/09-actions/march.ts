// Chapter 9, what a Division may do within a Move: where it may go, attack, and who helps it on.
import { push, type State, top } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { stacksFreely } from '../../state/options.ts';
import { divisionsAt, garrisonsOf, nextGarrison, spacesOf } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as REASONS from '../../words/reasons.ts';
import { refuseStow } from '../11-supplies/stow.ts';
import { airFlies, mayAttack } from '../12-combat/needs.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AIR,
  AIR_RECON,
  AMMO,
  BOX_ENTERED,
  CONTACT_AT,
  CONTROL,
  DIV,
  DIV_AT,
  DOWN,
  FUEL,
  KG,
  KINDS,
  MOVED,
  RENNES_HELD,
  TANK_DESTROYER,
  ZONE,
} = L;
const { MOVE_ATTACK, MOVE_BY_AIR, MOVE_HELP_FFI, MOVE_HELP_TD, MOVE_STOW, MOVE_TO } = C;
const { R } = REASONS;

// The frame: 1 Division card, 2 spaces left, 3 flags, 4 space it came from, 5 stage, 6 spaces entered, 7 Fuel spent.
export const FFI_USED = 1;
/** Going on costs 1 Fuel: after a won fight or a halt. */
export const PAY_TO_GO_ON = 4;
const ZONE_CROSSED = 8;
export const FOUGHT_HERE = 32;
export const ENTERED_BOX = 64;
export const ATTACKED = 128;
/** An extra space was bought and must be used. */
export const PENDING = 256;
export const OVER = 512;
export const AIR_COVER = 1024;

export const DECIDING = 0;
export const ENTERED = 1;
export const RECONNOITRED = 2;
export const ATTACKING = 3;

/** TAMC 9.b: begins a Move; its Fuel is paid by the caller. */
export function beginMove(t: GameData, s: State, card: number): void {
  const at = s[DIV_AT + card];
  push(s, STEP.move, card, spacesOf(t, s, card), crossed(t, at), at, DECIDING, 0, 1);
}

export function crossed(t: GameData, space: number): number {
  return t.zone[space] < 0 ? 0 : ZONE_CROSSED << t.zone[space];
}

/** RTTR 10.2: Air Support on the Aerial Recon deck can cover a fortified entry where a card will be drawn. */
function airCovers(t: GameData, s: State, space: number): boolean {
  return s[AIR] === AIR_RECON && airFlies(s) && !isHeld(t, s, space);
}

/** TAMC 6.5 of the base game: a Kampfgruppe, the Rennes garrison or Unknown Contact is there. */
export function isHeld(t: GameData, s: State, space: number): boolean {
  return s[KG + space] !== 0 || (space === t.rennes && s[RENNES_HELD] === 1) || s[CONTACT_AT] === space + 1;
}

export function needsEntryAmmo(t: GameData, s: State, space: number): boolean {
  return t.fortified[space] === 1 && s[CONTROL + space] === 0;
}

/** TAMC 9.c, TAMC 9.d, TAMC 12.d, TAMC 13.R1: whether a Division may go from its space to an adjacent one. */
export function refuseEntry(t: GameData, s: State, card: number, to: number, byAir: boolean): number {
  const from = s[DIV_AT + card];
  if ((s[MOVED + card] & BOX_ENTERED) !== 0 && s[CONTROL + from] === 0) return R.boxThisRound;
  const bit = 1 << to;
  if ((t.out[from] & bit) === 0) return (t.near[from] & bit) === 0 ? R.noRoad : R.againstArrow;
  if (t.port[to] < 0 && (t.starts & bit) === 0 && !stacksFreely(s) && divisionsAt(s, to) > 0) return R.occupied;
  if (byAir) return needsEntryAmmo(t, s, to) && airCovers(t, s, to) ? 0 : R.noAirCover;
  return needsEntryAmmo(t, s, to) && s[DIV + card * KINDS + AMMO] === 0 ? R.entryAmmo : 0;
}

/** Whether it could enter any space or attack: a Move must do one of them. */
export function hasSomewhere(t: GameData, s: State, card: number): boolean {
  for (let rest = t.out[s[DIV_AT + card]]; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    if (refuseEntry(t, s, card, to, false) === 0 || refuseEntry(t, s, card, to, true) === 0) return true;
  }
  const port = t.port[s[DIV_AT + card]];
  return port >= 0 && nextGarrison(t, s, port) > 0 && mayAttack(t, s, card, port);
}

export function refuseGoingOn(s: State, f: number): number {
  const flags = s[f + 3];
  if ((flags & ATTACKED) !== 0) return R.leaveAfterAttack;
  if ((flags & OVER) !== 0) return R.evacEnds;
  if (s[f + 2] === 0) return R.noSpaces;
  return (flags & PAY_TO_GO_ON) !== 0 && s[DIV + s[f + 1] * KINDS + FUEL] === 0 ? R.goOnFuel : 0;
}

function refuseTo(t: GameData, s: State, f: number, to: number, byAir: boolean): number {
  if ((s[f + 3] & ENTERED_BOX) !== 0) return R.inBox;
  const reason = refuseEntry(t, s, s[f + 1], to, byAir);
  return reason !== 0 ? reason : refuseGoingOn(s, f);
}

/** TAMC 12.i - TAMC 12.m, TAMC 5.b: an attack on the Garrison in turn. */
export function refuseAttack(t: GameData, s: State, f: number, garrison: number): number {
  const card = s[f + 1];
  const port = t.port[s[DIV_AT + card]];
  if (port < 0) return R.notInBox;
  if ((s[f + 3] & ATTACKED) !== 0) return R.oneAttack;
  if ((s[DOWN + port] & (1 << garrison)) !== 0) return R.garrisonDown;
  if ((garrisonsOf(t, s, port) & (1 << garrison)) === 0) return R.noGarrison;
  if (garrison !== nextGarrison(t, s, port)) return R.garrisonOrder;
  if (!mayAttack(t, s, card, port)) return R.notBesieged;
  return refuseGoingOn(s, f);
}

/** Whether one more space could be used: for entering or, in a Siege Box, for the attack. */
function couldUseSpace(t: GameData, s: State, f: number): boolean {
  const card = s[f + 1];
  const flags = s[f + 3];
  if ((flags & (ATTACKED | OVER)) !== 0) return false;
  if ((flags & PAY_TO_GO_ON) !== 0 && s[DIV + card * KINDS + FUEL] === 0) return false;
  const port = t.port[s[DIV_AT + card]];
  if (port >= 0 && nextGarrison(t, s, port) > 0 && mayAttack(t, s, card, port)) return true;
  if ((flags & ENTERED_BOX) !== 0) return false;
  for (let rest = t.out[s[DIV_AT + card]]; rest !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    if (refuseEntry(t, s, card, to, false) === 0 || refuseEntry(t, s, card, to, true) === 0) return true;
  }
  return false;
}

/** TAMC 10.h, TAMC 10.i, TAMC 10.j + TAMC B16: one FFI of a Zone whose entry space was used. */
export function refuseFfiHelp(t: GameData, s: State, f: number, zone: number): number {
  if (s[f + 2] > 0) return R.helpNotNeeded;
  if ((s[f + 3] & FFI_USED) !== 0) return R.helpUsed;
  if ((s[f + 3] & (ZONE_CROSSED << zone)) === 0) return R.helpNoEntry;
  if (s[ZONE + zone] === 0) return R.helpNoFfi;
  return couldUseSpace(t, s, f) ? 0 : R.helpUseless;
}

/** TAMC 13.M4 */
export function refuseTdHelp(t: GameData, s: State, f: number): number {
  if (s[TANK_DESTROYER] !== s[f + 1] + 1) return R.helpNoTd;
  if (s[f + 2] > 0) return R.helpNotNeeded;
  return couldUseSpace(t, s, f) ? 0 : R.helpUseless;
}

export function refuseStop(t: GameData, s: State, f: number): number {
  // Supplies dropped after the Move was paid may have closed every way: then it ends where it began.
  if (s[f + 6] === 0 && couldUseSpace(t, s, f)) return R.stopNotMoved;
  return (s[f + 3] & PENDING) !== 0 ? R.helpPending : 0;
}

export function refuse(t: GameData, s: State, choice: number): number {
  const f = top(s);
  const arg = choice & 255;
  switch (choice >> 8) {
    case MOVE_TO:
      return refuseTo(t, s, f, arg, false);
    case MOVE_BY_AIR:
      return refuseTo(t, s, f, arg, true);
    case MOVE_ATTACK:
      return refuseAttack(t, s, f, arg);
    case MOVE_HELP_FFI:
      return refuseFfiHelp(t, s, f, arg);
    case MOVE_HELP_TD:
      return refuseTdHelp(t, s, f);
    case MOVE_STOW:
      return (s[f + 3] & PENDING) !== 0 ? R.helpPending : refuseStow(t, s, arg);
    default:
      return refuseStop(t, s, f);
  }
}
