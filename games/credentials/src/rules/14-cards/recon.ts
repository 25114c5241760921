// Chapter 14, Aerial Recon cards: drawing one, its Weather, and what it does. One executor for all effects.

import { pop, push, type State, top } from '@bocage/engine';
import { dedicatedIntoDeck, drawRecon, reconId } from '../../state/decks.ts';
import type { CredentialsEvent } from '../../state/events.ts';
import {
  AIR,
  AIR_RECON,
  BET,
  CONTACT_AT,
  CONTROL,
  CONTROL_LIBRE,
  DEDICATED,
  DEDICATED_CONTACT,
  DEDICATED_RENNES,
  DIV,
  DIV_AT,
  FFI,
  FFI_ASIDE,
  FFI_SUPPLY,
  FOOD,
  HALTED,
  KG,
  KG_CARD,
  KINDS,
  LYING,
  OUTCOME,
  POOL,
  RECALLED,
  RECON,
  RECON_DISCARD,
  RECON_HAND,
  RECON_OPEN,
  RECON_OUT,
  RENNES_HELD,
  ROUND,
  UNCOVERED,
  WEATHER,
} from '../../state/layout.ts';
import { GOING_ON_ENDS, GOING_ON_FUEL, goingOn } from '../../state/options.ts';
import { isCaptured } from '../../state/queries.ts';
import { STEP } from '../../state/steps.ts';
import { EFFECT, type GameData } from '../../state/tables.ts';
import type { Rule, TellIt } from '../../state/types.ts';
import { divisionWord, ffiPieceId, portId } from '../../words/names.ts';
import { checkMap } from '../09-actions/encirclement.ts';
import { beginFight, FIGHT_CONTACT, FIGHT_RECON, helpByAir, RECON_ENEMY, setEnemy } from '../12-combat/frame.ts';
import { airFlies } from '../12-combat/needs.ts';
import { takeControl } from '../changes.ts';
import { layFound } from './finds.ts';

// The frame: 1 Division card, 2 space, 3 card + 1, 4 stage, 5 whether Air Support already covered the entry.
const DRAW = 0;

/** TAMC 5.a, TAMC 14.x, TAMC 13.W2: draws a card, changes the Weather, and carries out the rest. */
export const reconStep: Rule = {
  name: 'recon/card',
  rule: 'TAMC 5.a',
  settle(t, s, chance, tell) {
    const f = top(s);
    if (s[f + 4] !== DRAW) {
      pop(s);
      return true;
    }
    s[f + 4] = 1;
    const card = drawRecon(s, chance);
    if (card < 0) return true;
    s[f + 3] = card + 1;
    if (tell !== undefined) {
      const at = t.spaceIds[s[f + 2]];
      tell({ kind: 'recon', rule: 'TAMC 5.a', card: reconId(card), at, places: [at] });
    }
    changeWeather(t, s, card, tell);
    // RTTR 10.2: a revealed card brings the Air Support marker back, after the Weather of the card.
    let air = false;
    if (s[AIR] === AIR_RECON) {
      // RTTR 10.3: only a unit that the card itself shows comes from the deck; the Division of Unknown Contact does not.
      air = airFlies(s) && s[f + 5] === 0 && t.effect[card] === EFFECT.fight;
      s[AIR] = 0;
      if (tell !== undefined) {
        const why = s[f + 5] === 1 ? 'entry' : airFlies(s) ? '' : 'weather';
        tell({ kind: 'airBack', rule: 'RTTR 10.2', deck: 'recon', bonus: air ? 1 : 0, why });
      }
    }
    carryOut(t, s, f, card, air, tell);
    return true;
  },
};

/** TAMC 13.W2 + TAMC B37: always, even if the rest of the card is ignored. */
function changeWeather(t: GameData, s: State, card: number, tell: TellIt): void {
  const to = t.weather[card];
  if (to < 0) return;
  const changed = s[WEATHER] !== to;
  s[WEATHER] = to;
  if (tell !== undefined) tell({ kind: 'weather', rule: 'TAMC 13.W2', to: to === 0 ? 'fair' : 'bad', changed });
}

export function goes(s: State, card: number, where: number, to: 'hand' | 'force' | 'kept', tell: TellIt): void {
  s[RECON + card] = where;
  if (tell !== undefined) {
    const id = reconId(card);
    tell({ kind: 'cardGoes', rule: `TAMC 14.${id}`, card: id, to, pieces: [id] });
  }
}

/** TAMC 14.A01 - TAMC 14.A28: one case for each kind of effect. */
function carryOut(t: GameData, s: State, f: number, card: number, air: boolean, tell: TellIt): void {
  const division = s[f + 1];
  const space = s[f + 2];
  if (t.hand[card] === 1) {
    goes(s, card, RECON_HAND, 'hand', tell);
    return;
  }
  s[RECON + card] = RECON_DISCARD;
  switch (t.effect[card]) {
    case EFFECT.ffiTogether:
    case EFFECT.ffiSpread:
    case EFFECT.ffiAny: {
      const n = Math.min(t.value[card], s[FFI_SUPPLY]);
      if (n > 0) push(s, STEP.placeFfi, card, n);
      else tellNothing(card, 'noFfi', tell);
      return;
    }
    case EFFECT.pow:
      uncover(t, s, card, tell);
      return;
    case EFFECT.eon:
      goes(s, card, RECON_OPEN, 'force', tell);
      return;
    case EFFECT.evac:
      if (foodHere(s, division, space) >= t.value[card]) push(s, STEP.cardChoice, card, division, space);
      else tellNothing(card, 'noFood', tell);
      return;
    case EFFECT.nantes:
      liberateNantes(t, s, card, tell);
      return;
    case EFFECT.bet:
      bet(t, s, card, tell);
      return;
    case EFFECT.retreat:
      s[RECON + card] = RECON_OUT;
      if (s[RENNES_HELD] === 1) {
        s[RENNES_HELD] = 0;
        dedicatedIntoDeck(s, DEDICATED_RENNES);
        if (tell !== undefined) {
          tell({
            kind: 'cardGoes',
            rule: 'TAMC 14.A19',
            to: 'wehrmacht',
            places: [t.spaceIds[t.rennes]],
          });
        }
      } else tellNothing(card, 'rennes', tell);
      return;
    case EFFECT.contact:
      s[RECON + card] = RECON_OUT;
      // TAMC B42: the Division has been beaten already.
      if (s[DEDICATED + DEDICATED_CONTACT] >= 0) beginFight(s, FIGHT_CONTACT, division, space);
      else tellNothing(card, 'contact', tell);
      return;
    case EFFECT.find:
      find(t, s, card, division, space, tell);
      return;
    case EFFECT.fight:
      fightUnit(s, division, space, card, air);
      return;
    case EFFECT.halt:
      halt(t, s, division, tell);
      return;
    case EFFECT.civilians:
      if (foodHere(s, division, space) >= t.value[card]) push(s, STEP.cardChoice, card, division, space);
      else halt(t, s, division, tell);
      return;
    default:
      return;
  }
}

/** A unit that the card itself shows; Air Support on the deck helps against it (RTTR 10.2). */
function fightUnit(s: State, division: number, space: number, card: number, air: boolean): void {
  const fight = beginFight(s, FIGHT_RECON, division, space);
  setEnemy(s, fight, card + RECON_ENEMY);
  if (air) helpByAir(s, fight);
}

/** A card that does nothing here says so. */
export function tellNothing(card: number, why: NoEffect, tell: TellIt): void {
  if (tell !== undefined) {
    const id = reconId(card);
    tell({ kind: 'noEffect', rule: `TAMC 14.${id}`, card: id, why });
  }
}

type NoEffect = Extract<CredentialsEvent, { kind: 'noEffect' }>['why'];

/** TAMC rA5: the Division stops; what going on costs is a matter of the Move. */
export function halt(t: GameData, s: State, division: number, tell: TellIt): void {
  s[OUTCOME] = HALTED;
  if (tell === undefined) return;
  const [id, at] = [divisionWord(t, s, division), t.spaceIds[s[DIV_AT + division]]];
  const fuel = goingOn(s) === GOING_ON_FUEL ? 1 : 0;
  const ends = goingOn(s) === GOING_ON_ENDS;
  tell({ kind: 'halt', rule: 'TAMC rA5', division: id, at, fuel, ends, places: [at], pieces: [id] });
}

/** TAMC B25: Food of the Division and of the space that it entered. */
export function foodHere(s: State, division: number, space: number): number {
  return s[DIV + division * KINDS + FOOD] + s[LYING + space * KINDS + FOOD];
}

/** TAMC 14.A04, TAMC 12.t */
function uncover(t: GameData, s: State, card: number, tell: TellIt): void {
  s[RECON + card] = RECON_OUT;
  let found = false;
  for (let port = 0; port < 4; port++) {
    const hidden = t.garrisonsAll[port] & ~t.garrisonsOpen[port];
    if (hidden === 0 || isCaptured(t, s, port)) continue;
    found = true;
    s[UNCOVERED] = 1;
    if (tell !== undefined) {
      const number = 31 - Math.clz32(hidden);
      tell({ kind: 'uncovered', rule: 'TAMC 14.A04', port: portId(t, port), number, places: [portId(t, port)] });
    }
  }
  if (!found) tellNothing(card, 'captured', tell);
}

/** TAMC 14.A17 + TAMC B30, TAMC B32 */
function liberateNantes(t: GameData, s: State, card: number, tell: TellIt): void {
  s[RECON + card] = RECON_OUT;
  const nantes = t.nantes;
  if (s[CONTROL + nantes] !== 0) {
    if (tell !== undefined) tell({ kind: 'ignored', rule: 'TAMC 14.A17', why: 'nantes' });
    return;
  }
  const joins = s[FFI_ASIDE] === 1 && s[FFI + nantes] < 2;
  if (joins) {
    s[FFI_ASIDE] = 0;
    s[FFI + nantes]++;
    if (tell !== undefined) {
      const at = t.spaceIds[nantes];
      tell({ kind: 'ffiPlaced', rule: 'TAMC 14.A17', at, n: 1, places: [at], pieces: [ffiPieceId(t, nantes)] });
    }
  }
  if (s[KG + nantes] === 0 && s[CONTACT_AT] !== nantes + 1) {
    takeControl(t, s, nantes, CONTROL_LIBRE, 'libre', tell);
    checkMap(t, s, tell);
  } else if (joins && s[KG + nantes] !== 0 && s[KG + nantes] >> KG_CARD === 0) push(s, STEP.nantes);
  else if (!joins) tellNothing(card, 'nantes', tell);
}

/** TAMC 14.A18 + TAMC rA27, TAMC B31 */
function bet(t: GameData, s: State, card: number, tell: TellIt): void {
  if (isCaptured(t, s, t.brest) || s[RECALLED] === 1) {
    s[RECON + card] = RECON_OUT;
    if (tell !== undefined) tell({ kind: 'bet', rule: 'TAMC 14.A18', state: 'ignored', until: 0 });
    return;
  }
  s[RECON + card] = RECON_OPEN;
  s[BET] = s[ROUND] + t.value[card] - 1;
  if (tell !== undefined) tell({ kind: 'bet', rule: 'TAMC 14.A18', state: 'runs', until: s[BET] });
}

/** TAMC 14.A21 - TAMC 14.A24 + TAMC rA4: a token from the Pool, or nothing; the player chooses between two kinds. */
function find(t: GameData, s: State, card: number, division: number, space: number, tell: TellIt): void {
  let kinds = 0;
  let last = -1;
  for (const kind of t.kinds[card]) {
    if (s[POOL + kind] === 0) continue;
    kinds++;
    last = kind;
  }
  if (kinds > 1) push(s, STEP.cardChoice, card, division, space);
  else if (kinds === 1) layFound(t, s, last, space, tell);
  else if (tell !== undefined)
    tell({ kind: 'found', rule: 'TAMC rA4', at: t.spaceIds[space], places: [t.spaceIds[space]] });
}
