// Combat (RTTR 9, chapters 8, 10 and 12): reveal the enemy, add bonuses, pay or fail; where the enemy's card goes.
import { below, type Chance, pop, push, type State, top } from '@bocage/engine';
import { drawKg, drawWehr, revealDedicated, shuffleIntoRecon, shuffleIntoWehr, wehrId } from '../decks.ts';
import type { Tokens } from '../events.ts';
import {
  AIR,
  AIR_WEHRMACHT,
  AMMO,
  BET,
  CONTACT_AT,
  CONTROL_MARKER,
  DEDICATED,
  DEDICATED_CONTACT,
  DEDICATED_PORT,
  DEDICATED_RENNES,
  DIV,
  DOWN,
  FFI,
  FFI_SUPPLY,
  FUEL,
  KG,
  KG_CARD,
  KINDS,
  LOST,
  OUTCOME,
  RECON,
  RECON_DISCARD,
  RECON_HAND,
  RECON_KEPT,
  RENNES_HELD,
  ROUND,
  WEHR,
  WEHR_PILE,
  WON,
  ZONE,
} from '../layout.ts';
import { garrisonsOf, isArmored, isBesieged, spend } from '../queries.ts';
import { R } from '../reasons.ts';
import { STEP_FELIX, STEP_PAY } from '../steps.ts';
import type { Tables } from '../tables.ts';
import { type Rule, seat, type TellIt } from '../types.ts';
import { divisionName, plural, portName, ZONE_PLACE, ZONE_WORDS } from '../words.ts';
import { checkMap } from './09-encirclement.ts';
import { destroy, placeFfi, takeControl, useFfi } from './changes.ts';
import {
  airFlies,
  ammoNeeded,
  bonusLeft,
  canPay,
  cardHelps,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG_DEFENCE,
  FIGHT_RECON,
  FIGHT_RENNES,
  felixMost,
  felixNeeded,
  ffiLimit,
  fuelNeeded,
  modifiersOf,
  NO_ENEMY,
  RECON_ENEMY,
  seenKg,
} from './fights.ts';

// The frame: 1 kind, 2 Division card, 3 space, 4 enemy, 5 need, 6 progress, 7 chosen bonuses.
// Need: Ammo left | Fuel << 8 | Ammo before bonuses << 16.
// Progress: stage | first bonus of the list still open << 4 | Garrison << 12 | Air Support bonus << 16.
// Chosen: FFI in the space | FFI of the Zone << 4 | bits of cards << 8.
const BEFORE = 0;
const REVEAL = 1;
const BONUSES = 2;
const PAID = 3;

/** Choices: the FFI in the space, an FFI of the Zone, a card of the list, and how to go on. */
const FFI_HERE = 0;
const FFI_ZONE = 1;
const FIRST_CARD = 2;
const FELIX = 61;
export const FIGHT_ON = 62;
export const YIELD = 63;

/** Progress of a fight that begins; `enemy` is known for units on Aerial Recon cards only. */
export function fightProgress(garrison: number, air: boolean): number {
  return BEFORE | (garrison << 12) | (air ? 1 << 16 : 0);
}

export const fightGarrison = (s: State, f: number): number => (s[f + 6] >> 12) & 15;
export const fightAmmo = (s: State, f: number): number => s[f + 5] & 255;
export const fightFuel = (s: State, f: number): number => (s[f + 5] >> 8) & 255;
const baseAmmo = (s: State, f: number): number => s[f + 5] >> 16;
const stageOf = (s: State, f: number): number => s[f + 6] & 15;
const openFrom = (s: State, f: number): number => (s[f + 6] >> 4) & 255;
const chosenHere = (s: State, f: number): number => s[f + 7] & 15;
const chosenZone = (s: State, f: number): number => (s[f + 7] >> 4) & 15;
const chosenCards = (s: State, f: number): number => s[f + 7] >> 8;

function setStage(s: State, f: number, stage: number): void {
  s[f + 6] = (s[f + 6] & ~15) | stage;
}

export function enemyName(t: Tables, enemy: number): string {
  if (enemy === NO_ENEMY) return 'the Garrison alone';
  return enemy >= RECON_ENEMY ? t.data.recon[enemy - RECON_ENEMY].name : t.data.wehrmacht[enemy - 1].name;
}

function enemyId(t: Tables, enemy: number): string {
  if (enemy === NO_ENEMY) return 'no card';
  return enemy >= RECON_ENEMY ? t.data.recon[enemy - RECON_ENEMY].id : wehrId(enemy - 1);
}

/** Whom the fight is against, before the card is seen. */
export function opponent(t: Tables, s: State, f: number): string {
  const space = s[f + 3];
  switch (s[f + 1]) {
    case FIGHT_RENNES:
      return 'the Rennes garrison';
    case FIGHT_CONTACT:
      return 'Unknown Contact';
    case FIGHT_RECON:
      return enemyName(t, s[f + 4]);
    case FIGHT_GARRISON:
      return `Garrison ${fightGarrison(s, f)} of ${portName(t, t.port[space])}`;
    default:
      return 'a Kampfgruppe';
  }
}

/** TAMC 8.k, TAMC 12.o, TAMC 12.p, TAMC 13.R1, TAMC 14.A20: turns up the enemy and works out what it takes. */
function reveal(t: Tables, s: State, f: number, chance: Chance, tell: TellIt): void {
  const kind = s[f + 1];
  const card = s[f + 2];
  const space = s[f + 3];
  const garrison = fightGarrison(s, f);
  let air = s[f + 6] >> 16 === 1;
  if (kind <= FIGHT_KG_DEFENCE) {
    let unit = s[KG + space] >> KG_CARD;
    if (unit === 0) {
      unit = drawKg(t, s, seenKg(s), chance) + 1;
      s[KG + space] |= unit << KG_CARD;
    }
    s[f + 4] = unit;
  } else if (kind === FIGHT_RENNES) s[f + 4] = revealDedicated(s, DEDICATED_RENNES, chance) + 1;
  else if (kind === FIGHT_CONTACT) s[f + 4] = revealDedicated(s, DEDICATED_CONTACT, chance) + 1;
  else if (kind === FIGHT_GARRISON) {
    if (garrison === 1) s[f + 4] = revealDedicated(s, DEDICATED_PORT + t.port[space], chance) + 1;
    else {
      const drawn = drawWehr(s, chance);
      // TAMC B6: an empty deck leaves only the surcharge.
      s[f + 4] = drawn < 0 ? NO_ENEMY : drawn + 1;
      if (s[AIR] === AIR_WEHRMACHT) {
        air = airFlies(s);
        s[AIR] = 0;
        if (tell !== undefined) {
          tell({
            kind: 'airBack',
            rule: 'RTTR 10.2',
            deck: 'Wehrmacht',
            bonus: air ? 1 : 0,
            why: air ? '' : 'bad Weather',
          });
        }
      }
    }
  }
  const ammo = ammoNeeded(t, s, kind, card, space, s[f + 4], garrison, air);
  const fuel = fuelNeeded(t, s, kind, card, space, s[f + 4]);
  s[f + 5] = ammo | (fuel << 8) | (ammo << 16);
  if (tell !== undefined) {
    const modifiers = modifiersOf(t, s, kind, card, space, garrison, air);
    tell({
      kind: 'enemy',
      rule: 'RTTR 9.1',
      unit: enemyName(t, s[f + 4]),
      card: enemyId(t, s[f + 4]),
      ammo,
      fuel,
      modifiers,
      places: [t.spaceIds[space]],
    });
  }
}

function left(t: Tables, s: State, f: number, from: number): number {
  return bonusLeft(t, s, s[f + 1], s[f + 3], from, chosenHere(s, f), chosenZone(s, f), chosenCards(s, f));
}

function payable(s: State, f: number, supply: number): number {
  return canPay(s, s[f + 1], s[f + 2], s[f + 3], supply);
}

function isCovered(s: State, f: number): boolean {
  return fightFuel(s, f) <= payable(s, f, FUEL) && fightAmmo(s, f) <= payable(s, f, AMMO);
}

/** RTTR 9.4: the Division beats the enemy by itself, so it must. */
function coversAlone(s: State, f: number): boolean {
  const at = DIV + s[f + 2] * KINDS;
  return fightFuel(s, f) <= s[at + FUEL] && baseAmmo(s, f) <= s[at + AMMO];
}

function bonusValue(t: Tables, item: number): number {
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

function refuseBonus(t: Tables, s: State, f: number, item: number): number {
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

function refuseYield(t: Tables, s: State, f: number): number {
  if (coversAlone(s, f)) return R.mustPay;
  return keepsChosen(t, s, f) ? R.yieldChosen : 0;
}

function itemCount(t: Tables): number {
  return FIRST_CARD + t.bonusCards.length;
}

function anyBonus(t: Tables, s: State, f: number): boolean {
  for (let item = 0; item < itemCount(t); item++) if (refuseBonus(t, s, f, item) === 0) return true;
  return false;
}

/** TAMC 10.k, TAMC 10.l, RTTR 9.2: adds one bonus. Heavy Bombers leave their marker at once (TAMC rA25). */
function addBonus(t: Tables, s: State, f: number, item: number, tell: TellIt): void {
  const value = bonusValue(t, item);
  s[f + 5] = (s[f + 5] & ~255) | Math.max(0, fightAmmo(s, f) - value);
  let by = 'FFI in the space';
  let rule = 'TAMC 10.l';
  if (item === FFI_HERE) s[f + 7] += 1;
  else if (item === FFI_ZONE) {
    s[f + 7] += 1 << 4;
    by = 'FFI of the Maquis Zone';
    rule = 'TAMC 10.k';
  } else {
    const card = t.bonusCards[item - FIRST_CARD];
    s[f + 7] |= 1 << (8 + item - FIRST_CARD);
    by = t.data.recon[card].name;
    rule = `TAMC 14.${t.data.recon[card].id}`;
    if (t.destroys[card] === 1) {
      s[RECON + card] = RECON_DISCARD;
      destroy(t, s, t.port[s[f + 3]], 'TAMC rA25', tell);
    }
  }
  const open = item < FIRST_CARD ? item : item + 1;
  s[f + 6] = (s[f + 6] & ~(255 << 4)) | (open << 4);
  if (tell !== undefined) tell({ kind: 'bonus', rule, by, ammo: value, left: fightAmmo(s, f) });
}

/** RTTR 9.3: pays from the card alone when nothing else could pay, else asks. */
function pay(t: Tables, s: State, f: number, tell: TellIt): void {
  const card = s[f + 2];
  const at = DIV + card * KINDS;
  const ammo = fightAmmo(s, f);
  const fuel = fightFuel(s, f);
  setStage(s, f, PAID);
  const choose = (ammo > 0 && payable(s, f, AMMO) > s[at + AMMO]) || (fuel > 0 && payable(s, f, FUEL) > s[at + FUEL]);
  if (choose) {
    push(s, STEP_PAY, card, s[f + 3], s[f + 1] === FIGHT_GARRISON ? 1 : 0, fuel, ammo);
    return;
  }
  spend(s, at, AMMO, ammo);
  spend(s, at, FUEL, fuel);
  if (tell !== undefined && ammo + fuel > 0) {
    tell({ kind: 'spent', rule: 'RTTR 9.3', by: divisionName(t, s, card), tokens: [fuel, ammo, 0], why: 'the fight' });
  }
}

function need(s: State, f: number): string {
  return `${baseAmmo(s, f)} Ammo, ${fightFuel(s, f)} Fuel`;
}

/** RTTR 9.4, RTTR 9.5 + TAMC B19: spends what it has of the requirement; the card goes back where it belongs. */
function lose(t: Tables, s: State, f: number, tell: TellIt): void {
  const [kind, card, space, enemy] = [s[f + 1], s[f + 2], s[f + 3], s[f + 4]];
  const at = DIV + card * KINDS;
  const ammo = Math.min(s[at + AMMO], baseAmmo(s, f));
  const fuel = Math.min(s[at + FUEL], fightFuel(s, f));
  spend(s, at, AMMO, ammo);
  spend(s, at, FUEL, fuel);
  let to = 'its space, face up';
  if (kind <= FIGHT_KG_DEFENCE) {
    s[KG + space] = 0;
    shuffleIntoWehr(s, enemy - 1);
    to = 'the Wehrmacht deck';
  } else if (kind === FIGHT_CONTACT) s[CONTACT_AT] = space + 1;
  else if (kind === FIGHT_RECON) {
    shuffleIntoRecon(s, enemy - RECON_ENEMY);
    to = 'the Aerial Recon deck';
  } else if (kind === FIGHT_GARRISON && fightGarrison(s, f) > 1) {
    if (enemy !== NO_ENEMY) shuffleIntoWehr(s, enemy - 1);
    to = 'the Wehrmacht deck';
  }
  if (tell !== undefined) {
    const division = divisionName(t, s, card);
    const places = [t.spaceIds[space]];
    if (ammo + fuel > 0)
      tell({ kind: 'spent', rule: 'TAMC B19', by: division, tokens: [fuel, ammo, 0], why: 'in vain' });
    tell({
      kind: 'fightEnds',
      rule: 'RTTR 9.4',
      division,
      unit: enemyName(t, enemy),
      won: false,
      need: need(s, f),
      to,
      places,
    });
  }
  pop(s);
  s[OUTCOME] = LOST;
}

/** RTTR 9.3: uses up what was chosen, puts the card on the pile and clears the enemy from the board. */
function win(t: Tables, s: State, f: number, tell: TellIt): void {
  const [kind, card, space, enemy] = [s[f + 1], s[f + 2], s[f + 3], s[f + 4]];
  const garrison = fightGarrison(s, f);
  if (tell !== undefined) {
    const division = divisionName(t, s, card);
    tell({
      kind: 'fightEnds',
      rule: 'RTTR 9.3',
      division,
      unit: enemyName(t, enemy),
      won: true,
      need: need(s, f),
      to: 'the defeated units',
      places: [t.spaceIds[space]],
    });
  }
  useFfi(t, s, space, chosenHere(s, f), tell);
  if (t.zone[space] >= 0) useFfi(t, s, ZONE_PLACE + t.zone[space], chosenZone(s, f), tell);
  for (let i = 0; i < t.bonusCards.length; i++) {
    if ((chosenCards(s, f) & (1 << i)) !== 0) s[RECON + t.bonusCards[i]] = RECON_DISCARD;
  }
  if (enemy !== NO_ENEMY) {
    if (enemy >= RECON_ENEMY) s[RECON + enemy - RECON_ENEMY] = RECON_KEPT;
    else s[WEHR + enemy - 1] = WEHR_PILE;
  }
  if (kind <= FIGHT_KG_DEFENCE) s[KG + space] = 0;
  else if (kind === FIGHT_RENNES) {
    s[DEDICATED + DEDICATED_RENNES] = -1;
    s[RENNES_HELD] = 0;
  } else if (kind === FIGHT_CONTACT) {
    s[DEDICATED + DEDICATED_CONTACT] = -1;
    s[CONTACT_AT] = 0;
  }
  pop(s);
  s[OUTCOME] = WON;
  if (kind === FIGHT_GARRISON) fall(t, s, card, t.port[space], garrison, tell);
}

/** TAMC 12.r, TAMC 12.s, TAMC 14.A18: a Garrison falls; with the last one the port is captured. */
function fall(t: Tables, s: State, card: number, port: number, garrison: number, tell: TellIt): void {
  const space = t.portSpace[port];
  s[DOWN + port] |= 1 << garrison;
  if (garrison === 1) s[DEDICATED + DEDICATED_PORT + port] = -1;
  if (tell !== undefined) {
    const medal = t.garrisonMedal[port * 5 + garrison] === 1;
    tell({
      kind: 'garrisonDown',
      rule: 'TAMC 12.r',
      port: portName(t, port),
      number: garrison,
      medal,
      places: [t.spaceIds[space]],
    });
  }
  if (port === t.brest && s[BET] >= s[ROUND] && s[BET] > 0 && isArmored(t, s, card)) {
    s[RECON + t.bet] = RECON_KEPT;
    if (tell !== undefined) tell({ kind: 'bet', rule: 'TAMC 14.A18', state: 'won', until: s[BET] });
    s[BET] = 0;
  }
  if ((garrisonsOf(t, s, port) & ~s[DOWN + port]) === 0) {
    if (tell !== undefined)
      tell({ kind: 'captured', rule: 'TAMC 12.s', port: portName(t, port), places: [t.spaceIds[space]] });
    takeControl(t, s, space, CONTROL_MARKER, '', tell);
  }
  checkMap(t, s, tell);
}

/** RTTR 9, TAMC 8.k, TAMC 12.o: one combat from beginning to end. */
export const fightStep: Rule = {
  name: 'combat/fight',
  rule: 'RTTR 9.2',
  continues: true,
  settle(t, s, chance, tell) {
    const f = top(s);
    switch (stageOf(s, f)) {
      case BEFORE:
        setStage(s, f, REVEAL);
        if (tell !== undefined) {
          const space = s[f + 3];
          tell({
            kind: 'fight',
            rule: 'RTTR 9.1',
            division: divisionName(t, s, s[f + 2]),
            against: opponent(t, s, f),
            at: t.spaceNames[space],
            places: [t.spaceIds[space]],
          });
        }
        if (offersFelix(t, s, f)) push(s, STEP_FELIX);
        return true;
      case REVEAL:
        setStage(s, f, BONUSES);
        reveal(t, s, f, chance, tell);
        return true;
      case PAID:
        win(t, s, f, tell);
        return true;
      default:
        break;
    }
    const fuel = fightFuel(s, f);
    if (fuel > payable(s, f, FUEL) || fightAmmo(s, f) - left(t, s, f, openFrom(s, f)) > payable(s, f, AMMO)) {
      // RTTR 9.6: nothing can win it, so nothing is thrown away.
      lose(t, s, f, tell);
      return true;
    }
    if (refuseYield(t, s, f) === 0 || anyBonus(t, s, f)) return false;
    pay(t, s, f, tell);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      const f = top(s);
      let n = 0;
      for (let item = openFrom(s, f); item < itemCount(t); item++)
        if (refuseBonus(t, s, f, item) === 0) out[n++] = item;
      if (isCovered(s, f)) out[n++] = FIGHT_ON;
      if (refuseYield(t, s, f) === 0) out[n++] = YIELD;
      return n;
    },
    attempts(t, _s, out) {
      let n = 0;
      for (let item = 0; item < itemCount(t); item++) out[n++] = item;
      out[n++] = FELIX;
      out[n++] = FIGHT_ON;
      out[n++] = YIELD;
      return n;
    },
    refuse(t, s, choice) {
      const f = top(s);
      if (choice === FIGHT_ON) return isCovered(s, f) ? 0 : R.cannotPay;
      if (choice === YIELD) return refuseYield(t, s, f);
      return choice === FELIX ? R.felixLate : refuseBonus(t, s, f, choice);
    },
    apply(t, s, choice, _chance, tell) {
      const f = top(s);
      if (choice === FIGHT_ON) pay(t, s, f, tell);
      else if (choice === YIELD) lose(t, s, f, tell);
      else addBonus(t, s, f, choice, tell);
    },
    name(t, s, choice) {
      if (choice === FIGHT_ON) return 'fight';
      if (choice === YIELD) return 'yield';
      if (choice === FELIX) return 'felix';
      if (choice === FFI_HERE) return 'ffi here';
      const zone = t.zone[s[top(s) + 3]];
      if (choice === FFI_ZONE) return zone < 0 ? 'ffi zone' : `ffi ${ZONE_WORDS[zone]}`;
      return t.data.recon[t.bonusCards[choice - FIRST_CARD]].word;
    },
    describe(t, s, choice) {
      const f = top(s);
      const places = [t.spaceIds[s[f + 3]]];
      if (choice === FIGHT_ON) {
        return {
          label: `Fight ${enemyName(t, s[f + 4])}`,
          rule: 'RTTR 9.3',
          places,
          cost: `${fightAmmo(s, f)} Ammo, ${fightFuel(s, f)} Fuel`,
          mark: 'attack',
        };
      }
      if (choice === YIELD) {
        const at = DIV + s[f + 2] * KINDS;
        const cost = `${Math.min(s[at + AMMO], baseAmmo(s, f))} Ammo, ${Math.min(s[at + FUEL], fightFuel(s, f))} Fuel`;
        return { label: 'Accept the loss', rule: 'RTTR 9.4', places, cost, mark: 'end' };
      }
      if (choice === FELIX) return { label: 'Jedburgh ‘Felix’', rule: 'TAMC B17' };
      if (choice < FIRST_CARD) {
        const label = choice === FFI_HERE ? 'Use an FFI of this space' : 'Use an FFI of the Maquis Zone';
        return {
          label,
          rule: choice === FFI_HERE ? 'TAMC 10.l' : 'TAMC 10.k',
          places,
          cost: '1 Ammo less',
          mark: 'select',
        };
      }
      const row = t.data.recon[t.bonusCards[choice - FIRST_CARD]];
      return {
        label: `Play ${row.name}`,
        rule: `TAMC 14.${row.id}`,
        pieces: [row.id],
        cost: `${row.value} Ammo less`,
        mark: 'select',
      };
    },
    prompt(t, s) {
      const f = top(s);
      const card = s[f + 2];
      return {
        ask: `${enemyName(t, s[f + 4])} needs ${fightAmmo(s, f)} Ammo and ${fightFuel(s, f)} Fuel. How does ${divisionName(t, s, card)} fight?`,
        wait: 'General Middleton decides what to put into a fight.',
        why: `Asked for ${need(s, f)}; the Division has ${s[DIV + card * KINDS + AMMO]} Ammo and ${s[DIV + card * KINDS + FUEL]} Fuel, all together ${payable(s, f, AMMO)} and ${payable(s, f, FUEL)} can pay.`,
        places: [t.spaceIds[s[f + 3]]],
      };
    },
    odds(t, s, choice) {
      const f = top(s);
      if (choice === YIELD || choice === FELIX) return undefined;
      const wins = choice === FIGHT_ON ? isCovered(s, f) : true;
      const modifiers = modifiersOf(t, s, s[f + 1], s[f + 2], s[f + 3], fightGarrison(s, f), s[f + 6] >> 16 === 1);
      return {
        title: `Against ${enemyName(t, s[f + 4])}`,
        rule: 'RTTR 9.3',
        results: [{ label: wins ? 'won' : 'lost', chance: 1, good: wins }],
        modifiers,
      };
    },
    warnings(t, s, choice) {
      const f = top(s);
      const port = t.port[s[f + 3]];
      if (
        choice === FFI_HERE &&
        port >= 0 &&
        isBesieged(t, s, port) &&
        !isBesiegedWithout(t, s, port, chosenHere(s, f) + 1)
      ) {
        return [{ rule: 'TAMC 12.h', text: `Without this FFI ${portName(t, port)} is no longer besieged.` }];
      }
      if (choice >= FIRST_CARD && choice < FELIX && t.destroys[t.bonusCards[choice - FIRST_CARD]] === 1) {
        return [{ rule: 'TAMC rA25', text: `${portName(t, port)} gets a Port Destruction marker, win or lose.` }];
      }
      return [];
    },
  },
};

function isBesiegedWithout(t: Tables, s: State, port: number, ffi: number): boolean {
  s[FFI + t.portSpace[port]] -= ffi;
  const held = isBesieged(t, s, port);
  s[FFI + t.portSpace[port]] += ffi;
  return held;
}

/** TAMC 14.A12 + TAMC B17: before the enemy is seen, except units that the Recon card itself shows. */
function offersFelix(t: Tables, s: State, f: number): boolean {
  return s[RECON + t.felix] === RECON_HAND && s[f + 1] !== FIGHT_RECON && felixMost(t, s, s[f + 3]) > 0;
}

/** Least number of FFI that Felix must bring: what an infantry attack still lacks for its siege. */
function felixLeast(t: Tables, s: State, f: number): number {
  if (s[f + 1] !== FIGHT_GARRISON || isArmored(t, s, s[f + 2])) return 0;
  return felixNeeded(t, s, t.port[s[f + 3]]);
}

function refuseFelix(t: Tables, s: State, n: number): number {
  const f = below(s, 1);
  if (n < felixLeast(t, s, f)) return R.felixSiege;
  return n <= felixMost(t, s, s[f + 3]) ? 0 : R.felixLimit;
}

/** TAMC 14.A12: Jedburgh team Felix joins before a combat. */
export const felixStep: Rule = {
  name: 'combat/felix',
  rule: 'TAMC 14.A12',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let ffi = 0; ffi <= 2; ffi++) if (refuseFelix(t, s, ffi) === 0) out[n++] = ffi;
      return n;
    },
    attempts(_t, _s, out) {
      for (let ffi = 0; ffi <= 2; ffi++) out[ffi] = ffi;
      return 3;
    },
    refuse: refuseFelix,
    apply(t, s, n, _chance, tell) {
      const space = s[below(s, 1) + 3];
      pop(s);
      if (n === 0) return;
      s[RECON + t.felix] = RECON_DISCARD;
      placeFfi(t, s, space, n, 'TAMC 14.A12', tell);
      // A siege may be complete now.
      if (t.port[space] >= 0) checkMap(t, s, tell);
    },
    name: (_t, _s, n) => (n === 0 ? 'no felix' : `felix ${n}`),
    describe: (t, s, n) => ({
      label: n === 0 ? 'Keep Jedburgh ‘Felix’' : `Jedburgh ‘Felix’: ${n} FFI into the space`,
      rule: 'TAMC 14.A12',
      places: [t.spaceIds[s[below(s, 1) + 3]]],
      mark: n === 0 ? 'end' : 'select',
    }),
    prompt: (t, s) => {
      const f = below(s, 1);
      return {
        ask: `${divisionName(t, s, s[f + 2])} is about to fight ${opponent(t, s, f)}. Does Jedburgh ‘Felix’ join?`,
        wait: 'General Middleton prepares a fight.',
        why: `Up to ${plural(felixMost(t, s, s[f + 3]), 'FFI', 'FFI')} may join before the enemy is seen; ${s[FFI_SUPPLY]} are in the supply.`,
        places: [t.spaceIds[s[f + 3]]],
      };
    },
  },
};

export function spentTokens(supply: number, n: number): Tokens {
  return [supply === FUEL ? n : 0, supply === AMMO ? n : 0, supply > AMMO ? n : 0];
}
