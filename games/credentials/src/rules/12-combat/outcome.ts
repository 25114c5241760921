// A combat step by step: the enemy is revealed, bonuses added, the price paid or lost; where its card goes.
import { type Chance, pop, push, type State } from '@bocage/engine';
import { FFI_HERE, FFI_ZONE, FIRST_CARD } from '../../state/choices.ts';
import { drawKg, drawWehr, revealDedicated, shuffleIntoRecon, shuffleIntoWehr } from '../../state/decks.ts';
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
  FUEL,
  KG,
  KG_CARD,
  KINDS,
  LOST,
  OUTCOME,
  RECON,
  RECON_DISCARD,
  RECON_KEPT,
  RENNES_HELD,
  ROUND,
  WEHR,
  WEHR_PILE,
  WON,
} from '../../state/layout.ts';
import { garrisonsOf, isArmored, spend } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { TellIt } from '../../state/types.ts';
import { enemyId } from '../../words/fight.ts';
import { divisionWord, ZONE_PLACE } from '../../words/names.ts';
import { checkMap } from '../09-actions/encirclement.ts';
import { destroy, takeControl, useFfi } from '../changes.ts';
import { bonusValue, payable } from './bonuses.ts';
import {
  baseAmmo,
  begunWithAir,
  chooseCard,
  chooseHere,
  chooseZone,
  chosenCards,
  chosenHere,
  chosenZone,
  FIGHT_CONTACT,
  FIGHT_GARRISON,
  FIGHT_KG_DEFENCE,
  FIGHT_RECON,
  FIGHT_RENNES,
  fightAmmo,
  fightCard,
  fightEnemy,
  fightFuel,
  fightGarrison,
  fightKind,
  fightSpace,
  lowerAmmo,
  NO_ENEMY,
  PAID,
  RECON_ENEMY,
  setEnemy,
  setNeed,
  setOpenFrom,
  setStage,
} from './frame.ts';
import { airFlies, ammoNeeded, fuelNeeded, modifiersOf, seenKg } from './needs.ts';

/** TAMC 8.k, TAMC 12.o, TAMC 12.p, TAMC 13.R1, TAMC 14.A20: turns up the enemy and works out what it takes. */
export function reveal(t: GameData, s: State, f: number, chance: Chance, tell: TellIt): void {
  const kind = fightKind(s, f);
  const space = fightSpace(s, f);
  let air = begunWithAir(s, f);
  if (kind <= FIGHT_KG_DEFENCE) {
    let unit = s[KG + space] >> KG_CARD;
    if (unit === 0) {
      unit = drawKg(t, s, seenKg(s), chance) + 1;
      s[KG + space] |= unit << KG_CARD;
    }
    setEnemy(s, f, unit);
  } else if (kind === FIGHT_RENNES) setEnemy(s, f, revealDedicated(s, DEDICATED_RENNES, chance) + 1);
  else if (kind === FIGHT_CONTACT) setEnemy(s, f, revealDedicated(s, DEDICATED_CONTACT, chance) + 1);
  else if (kind === FIGHT_GARRISON) {
    if (fightGarrison(s, f) === 1) setEnemy(s, f, revealDedicated(s, DEDICATED_PORT + t.port[space], chance) + 1);
    else {
      const drawn = drawWehr(s, chance);
      // TAMC B6: an empty deck leaves only the surcharge.
      setEnemy(s, f, drawn < 0 ? NO_ENEMY : drawn + 1);
      if (s[AIR] === AIR_WEHRMACHT) {
        air = airFlies(s);
        s[AIR] = 0;
        if (tell !== undefined) {
          const why = air ? '' : 'weather';
          tell({ kind: 'airBack', rule: 'RTTR 10.2', deck: 'wehrmacht', bonus: air ? 1 : 0, why });
        }
      }
    }
  }
  const ammo = ammoNeeded(t, s, f, air);
  const fuel = fuelNeeded(t, s, f);
  setNeed(s, f, ammo, fuel);
  if (tell !== undefined) {
    const modifiers = modifiersOf(t, s, f);
    const unit = unitOf(t, fightEnemy(s, f));
    tell({ kind: 'enemy', rule: 'RTTR 9.1', ...unit, ammo, fuel, modifiers, places: [t.spaceIds[space]] });
  }
}

/** The card of the enemy, where there is one. */
function unitOf(t: GameData, enemy: number): { unit?: string } {
  const unit = enemyId(t, enemy);
  return unit === undefined ? {} : { unit };
}

/** TAMC 10.k, TAMC 10.l, RTTR 9.2: adds one bonus. Heavy Bombers leave their marker at once (TAMC rA25). */
export function addBonus(t: GameData, s: State, f: number, item: number, tell: TellIt): void {
  const value = bonusValue(t, item);
  lowerAmmo(s, f, value);
  let by = 'ffi_here';
  let rule = 'TAMC 10.l';
  if (item === FFI_HERE) chooseHere(s, f);
  else if (item === FFI_ZONE) {
    chooseZone(s, f);
    by = 'ffi_zone';
    rule = 'TAMC 10.k';
  } else {
    const card = t.bonusCards[item - FIRST_CARD];
    chooseCard(s, f, item - FIRST_CARD);
    by = t.data.recon[card].id;
    rule = `TAMC 14.${t.data.recon[card].id}`;
    if (t.destroys[card] === 1) {
      s[RECON + card] = RECON_DISCARD;
      destroy(t, s, t.port[fightSpace(s, f)], 'TAMC rA25', tell);
    }
  }
  setOpenFrom(s, f, item < FIRST_CARD ? item : item + 1);
  if (tell !== undefined) tell({ kind: 'bonus', rule, by, ammo: value, left: fightAmmo(s, f) });
}

/** RTTR 9.3: pays from the card alone when nothing else could pay, else asks. */
export function pay(t: GameData, s: State, f: number, tell: TellIt): void {
  const card = fightCard(s, f);
  const at = DIV + card * KINDS;
  const ammo = fightAmmo(s, f);
  const fuel = fightFuel(s, f);
  setStage(s, f, PAID);
  const choose = (ammo > 0 && payable(s, f, AMMO) > s[at + AMMO]) || (fuel > 0 && payable(s, f, FUEL) > s[at + FUEL]);
  if (choose) {
    push(s, STEP.pay, card, fightSpace(s, f), fightKind(s, f) === FIGHT_GARRISON ? 1 : 0, fuel, ammo);
    return;
  }
  spend(s, at, AMMO, ammo);
  spend(s, at, FUEL, fuel);
  if (tell !== undefined && ammo + fuel > 0) {
    const by = divisionWord(t, s, card);
    tell({ kind: 'spent', rule: 'RTTR 9.3', by, tokens: [fuel, ammo, 0], why: 'fight', pieces: [by] });
  }
}

/** Who fought whom, and what it took. */
function fought(t: GameData, s: State, f: number) {
  const division = divisionWord(t, s, fightCard(s, f));
  const places = [t.spaceIds[fightSpace(s, f)]];
  return {
    division,
    ...unitOf(t, fightEnemy(s, f)),
    ammo: baseAmmo(s, f),
    fuel: fightFuel(s, f),
    places,
    pieces: [division],
  };
}

/** RTTR 9.4, RTTR 9.5 + TAMC B19: spends what it has of the requirement; the card goes back where it belongs. */
export function lose(t: GameData, s: State, f: number, tell: TellIt): void {
  const [kind, card] = [fightKind(s, f), fightCard(s, f)];
  const [space, enemy] = [fightSpace(s, f), fightEnemy(s, f)];
  const at = DIV + card * KINDS;
  const ammo = Math.min(s[at + AMMO], baseAmmo(s, f));
  const fuel = Math.min(s[at + FUEL], fightFuel(s, f));
  spend(s, at, AMMO, ammo);
  spend(s, at, FUEL, fuel);
  let to: 'space' | 'wehrmacht' | 'recon' = 'space';
  if (kind <= FIGHT_KG_DEFENCE) {
    s[KG + space] = 0;
    shuffleIntoWehr(s, enemy - 1);
    to = 'wehrmacht';
  } else if (kind === FIGHT_CONTACT) s[CONTACT_AT] = space + 1;
  else if (kind === FIGHT_RECON) {
    shuffleIntoRecon(s, enemy - RECON_ENEMY);
    to = 'recon';
  } else if (kind === FIGHT_GARRISON && fightGarrison(s, f) > 1) {
    if (enemy !== NO_ENEMY) shuffleIntoWehr(s, enemy - 1);
    to = 'wehrmacht';
  }
  if (tell !== undefined) {
    const division = divisionWord(t, s, card);
    const pieces = [division];
    if (ammo + fuel > 0)
      tell({ kind: 'spent', rule: 'TAMC B19', by: division, tokens: [fuel, ammo, 0], why: 'vain', pieces });
    tell({ kind: 'fightEnds', rule: 'RTTR 9.4', ...fought(t, s, f), won: false, to });
  }
  pop(s);
  s[OUTCOME] = LOST;
}

/** RTTR 9.3: uses up what was chosen, puts the card on the pile and clears the enemy from the board. */
export function win(t: GameData, s: State, f: number, tell: TellIt): void {
  const [kind, card] = [fightKind(s, f), fightCard(s, f)];
  const [space, enemy] = [fightSpace(s, f), fightEnemy(s, f)];
  const garrison = fightGarrison(s, f);
  if (tell !== undefined) {
    tell({ kind: 'fightEnds', rule: 'RTTR 9.3', ...fought(t, s, f), won: true, to: 'pile' });
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
function fall(t: GameData, s: State, card: number, port: number, garrison: number, tell: TellIt): void {
  const space = t.portSpace[port];
  s[DOWN + port] |= 1 << garrison;
  if (garrison === 1) s[DEDICATED + DEDICATED_PORT + port] = -1;
  if (tell !== undefined) {
    const medal = t.garrisonMedal[port * 5 + garrison] === 1;
    const id = t.spaceIds[space];
    tell({ kind: 'garrisonDown', rule: 'TAMC 12.r', port: id, number: garrison, medal, places: [id] });
  }
  if (port === t.brest && s[BET] >= s[ROUND] && s[BET] > 0 && isArmored(t, s, card)) {
    s[RECON + t.bet] = RECON_KEPT;
    if (tell !== undefined) tell({ kind: 'bet', rule: 'TAMC 14.A18', state: 'won', until: s[BET] });
    s[BET] = 0;
  }
  if ((garrisonsOf(t, s, port) & ~s[DOWN + port]) === 0) {
    if (tell !== undefined)
      tell({ kind: 'captured', rule: 'TAMC 12.s', port: t.spaceIds[space], places: [t.spaceIds[space]] });
    takeControl(t, s, space, CONTROL_MARKER, 'entered', tell);
  }
  checkMap(t, s, tell);
}
