// What a combat needs: requirements with every modifier, bonuses and who can pay. No state changes.
import type { Modifier, State } from '@bocage/engine';
import * as L from '../../state/layout.ts';
import { badWeatherGroundsAir } from '../../state/options.ts';
import { divisionsAt, isArmored, isBesieged } from '../../state/queries.ts';
import { FORTIFIED, type GameData, STANDARD } from '../../state/tables.ts';
import * as W from '../../words/labels.ts';
import * as F from './frame.ts';
import {
  baseAmmo,
  begunWithAir,
  fightCard,
  fightEnemy,
  fightGarrison,
  fightKind,
  fightSpace,
  stageOf,
} from './frame.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AIR,
  AIR_WEHRMACHT,
  DIV,
  DIV_AT,
  DIVISIONS,
  FFI,
  FFI_SUPPLY,
  KG,
  KG_CARD,
  KG_HALTUNG,
  KG_HINTERHALT,
  KINDS,
  LYING,
  PHASE,
  PHASE_ACTION,
  RECON,
  RECON_HAND,
  RECON_OPEN,
  SPACES,
  WEATHER,
  ZONE,
} = L;
const { BONUSES, FIGHT_GARRISON, FIGHT_KG_DEFENCE, FIGHT_RENNES, NO_ENEMY, RECON_ENEMY } = F;

/** RTTR 12.2 + TAMC rA9 */
export function airFlies(s: State): boolean {
  return s[WEATHER] === 0 || !badWeatherGroundsAir(s);
}

function printedAmmo(t: GameData, enemy: number): number {
  if (enemy === NO_ENEMY) return 0;
  return enemy >= RECON_ENEMY ? t.value[enemy - RECON_ENEMY] : t.wehrAmmo[enemy - 1];
}

function printedFuel(t: GameData, enemy: number): number {
  return enemy >= RECON_ENEMY ? 0 : t.wehrFuel[enemy - 1];
}

/** TAMC T1 - TAMC T8: what the type of Garrison and of Division adds, Ammo. */
function surchargeAmmo(type: number, armored: boolean): number {
  if (type === STANDARD) return armored ? 1 : 0;
  return type === FORTIFIED ? (armored ? 2 : 1) : 0;
}

/** What the enemy's status, its Garrison and the type of Division add to the Ammo of its card. */
export function extraAmmo(t: GameData, s: State, kind: number, card: number, space: number, garrison: number): number {
  if (kind <= FIGHT_KG_DEFENCE) return (s[KG + space] & KG_HALTUNG) !== 0 ? 1 : 0;
  if (kind === FIGHT_RENNES) return isArmored(t, s, card) ? 0 : -1;
  if (kind === FIGHT_GARRISON) return surchargeAmmo(t.garrison[t.port[space] * 5 + garrison], isArmored(t, s, card));
  return 0;
}

/** The same for Fuel. */
export function extraFuel(t: GameData, s: State, kind: number, card: number, space: number): number {
  if (kind <= FIGHT_KG_DEFENCE) return (s[KG + space] & KG_HINTERHALT) !== 0 ? 1 : 0;
  return kind === FIGHT_GARRISON && isArmored(t, s, card) ? 1 : 0;
}

/** RTTR 10.2, RTTR 10.3: whether Air Support helps in the fight, as it was revealed or, before that, as it will be. */
function airHelps(t: GameData, s: State, f: number): boolean {
  const garrison = fightGarrison(s, f);
  if (stageOf(s, f) >= BONUSES) return baseAmmo(s, f) < printedAmmo(t, fightEnemy(s, f)) + extraOf(t, s, f);
  return begunWithAir(s, f) || (garrison > 1 && s[AIR] === AIR_WEHRMACHT && airFlies(s));
}

const extraOf = (t: GameData, s: State, f: number): number =>
  extraAmmo(t, s, fightKind(s, f), fightCard(s, f), fightSpace(s, f), fightGarrison(s, f));

/** RTTR 9.1: Ammo asked for before optional bonuses; never below 0. */
export function ammoNeeded(t: GameData, s: State, f: number, air: boolean): number {
  const need = printedAmmo(t, fightEnemy(s, f)) + extraOf(t, s, f);
  return Math.max(0, air ? need - 1 : need);
}

/** RTTR 9.1: Fuel asked for. */
export function fuelNeeded(t: GameData, s: State, f: number): number {
  return printedFuel(t, fightEnemy(s, f)) + extraFuel(t, s, fightKind(s, f), fightCard(s, f), fightSpace(s, f));
}

/** A part of what a fight asks for on top of the enemy's card. */
export interface Surcharge {
  readonly code: string;
  readonly words: string;
  readonly unit: 'ammo' | 'fuel';
  readonly value: number;
  readonly rule: string;
  /** True for what a person might expect to count but does not. */
  readonly excluded?: true;
}

/** Every part by name, with those that a person might expect but that do not count. */
export function surcharges(t: GameData, s: State, f: number): Surcharge[] {
  const found: Surcharge[] = [];
  const [kind, space, garrison] = [fightKind(s, f), fightSpace(s, f), fightGarrison(s, f)];
  const armored = isArmored(t, s, fightCard(s, f));
  const add = (
    code: string,
    words: string,
    unit: 'ammo' | 'fuel',
    value: number,
    rule: string,
    counts = true,
  ): void => {
    found.push({ code, words, unit, value, rule, ...(!counts && { excluded: true as const }) });
  };
  if (kind <= FIGHT_KG_DEFENCE) {
    if ((s[KG + space] & KG_HALTUNG) !== 0) add('haltung', W.defensiveHaltung, 'ammo', 1, 'TAMC 8.g');
    if ((s[KG + space] & KG_HINTERHALT) !== 0) add('hinterhalt', W.hinterhalt, 'fuel', 1, 'TAMC 8.h');
  }
  if (kind === FIGHT_RENNES) add('rennesInfantry', W.infantryInRennes, 'ammo', -1, 'TAMC 13.R2', !armored);
  if (kind === FIGHT_GARRISON) {
    const type = t.garrison[t.port[space] * 5 + garrison];
    const words = `${type === FORTIFIED ? 'fortified' : 'standard'} Garrison, ${armored ? 'armored' : 'infantry'}`;
    const ammo = surchargeAmmo(type, armored);
    if (ammo > 0) add('garrisonAmmo', words, 'ammo', ammo, 'TAMC 12.o');
    if (armored) add('garrisonFuel', words, 'fuel', 1, 'TAMC 12.o');
    if (garrison === 1 && s[AIR] === AIR_WEHRMACHT) add('airSupport', W.airSupport, 'ammo', -1, 'RTTR 10.3', false);
  }
  if (airHelps(t, s, f)) add('airSupport', W.airSupport, 'ammo', -1, 'RTTR 10.2');
  return found;
}

/** The same as modifiers of odds. */
export function modifiersOf(t: GameData, s: State, f: number): Modifier[] {
  return surcharges(t, s, f).map(({ code, words, unit, value, rule, excluded }) => ({
    label: unit === 'ammo' ? W.partAmmo(words) : W.partFuel(words),
    value,
    rule,
    code,
    ...(excluded && { excluded }),
  }));
}

/** RTTR 2.7 + TAMC B18: tokens that lie in the space can be loaded in the Action Phase, so they can pay. */
export function spaceCanPay(s: State): boolean {
  return s[PHASE] === PHASE_ACTION;
}

/** TAMC 12.n + TAMC B18: everything that could pay, of one kind. */
export function canPay(s: State, kind: number, card: number, space: number, supply: number): number {
  let n = s[DIV + card * KINDS + supply];
  if (spaceCanPay(s)) n += s[LYING + space * KINDS + supply];
  if (kind === FIGHT_GARRISON) {
    for (let other = 0; other < DIVISIONS; other++) {
      if (other !== card && s[DIV_AT + other] === space) n += s[DIV + other * KINDS + supply];
    }
  }
  return n;
}

/** TAMC 10.m + TAMC rA23: FFI that may support one combat. */
export function ffiLimit(t: GameData, s: State): number {
  return s[RECON + t.eon] === RECON_OPEN ? t.value[t.eon] : 1;
}

/** TAMC 14.A03, TAMC 14.A08, TAMC 14.A10, TAMC 13.W1: whether a held card can help in this fight. */
export function cardHelps(t: GameData, s: State, kind: number, card: number): boolean {
  if (s[RECON + card] !== RECON_HAND) return false;
  if (t.garrisonOnly[card] === 1 && kind !== FIGHT_GARRISON) return false;
  return t.fairOnly[card] === 0 || s[WEATHER] === 0;
}

/** What FFI could still add: those of the space (from 0), those of its Maquis Zone (from 1). */
export function ffiBonus(t: GameData, s: State, space: number, from: number, here: number, zone: number): number {
  let ffi = 0;
  if (from <= 0) ffi += s[FFI + space] - here;
  if (from <= 1 && t.zone[space] >= 0) ffi += s[ZONE + t.zone[space]] - zone;
  return Math.min(ffiLimit(t, s) - here - zone, ffi);
}

/** What cards could still add, apart from those already chosen (bits by their place in the list). */
export function cardBonus(t: GameData, s: State, kind: number, from: number, chosen: number): number {
  let n = 0;
  for (let i = Math.max(0, from - 2); i < t.bonusCards.length; i++) {
    if ((chosen & (1 << i)) === 0 && cardHelps(t, s, kind, t.bonusCards[i])) n += t.value[t.bonusCards[i]];
  }
  return n;
}

/** TAMC 14.A12 + TAMC B17: Felix could complete the siege for this attack. */
function felixCompletesSiege(t: GameData, s: State, port: number): boolean {
  return felixNeeded(t, s, port) <= felixMost(t, s, t.portSpace[port]) && s[RECON + t.felix] === RECON_HAND;
}

/** FFI missing for the siege. */
export function felixNeeded(t: GameData, s: State, port: number): number {
  const space = t.portSpace[port];
  return Math.max(0, t.siege[port] - s[FFI + space] - divisionsAt(s, space));
}

export function felixMost(t: GameData, s: State, space: number): number {
  return Math.max(0, Math.min(t.value[t.felix], 2 - s[FFI + space], s[FFI_SUPPLY]));
}

/** TAMC 12.k: armored always, infantry with a siege, or with Felix to complete it. */
export function mayAttack(t: GameData, s: State, card: number, port: number): boolean {
  return isArmored(t, s, card) || isBesieged(t, s, port) || felixCompletesSiege(t, s, port);
}

/** Bits of the Kampfgruppe cards that have been seen on the board. */
export function seenKg(s: State): number {
  let mask = 0;
  for (let space = 0; space < SPACES; space++) {
    const card = s[KG + space] >> KG_CARD;
    if (card > 0) mask |= 1 << (card - 1);
  }
  return mask;
}
