// Chapter 14, Aerial Recon cards: drawing one, its Weather, and what it does. One executor for all effects.
import { type Chance, pop, push, type State, top } from '@bocage/engine';
import { dedicatedIntoDeck, drawKg, drawRecon, reconId } from '../decks.ts';
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
  ENDED,
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
  RECON_KEPT,
  RECON_OPEN,
  RECON_OUT,
  RENNES_HELD,
  ROUND,
  UNCOVERED,
  WEATHER,
} from '../layout.ts';
import { isCaptured, tokensIn } from '../queries.ts';
import { R } from '../reasons.ts';
import { STEP_CARD_CHOICE, STEP_FIGHT, STEP_NANTES, STEP_PAY, STEP_PLACE_FFI, STEP_STOW } from '../steps.ts';
import { EFFECT, KIND_NAMES, KIND_WORDS, type Tables } from '../tables.ts';
import { type Rule, seat, type TellIt } from '../types.ts';
import { divisionName, PLACES, placeId, placeName, placeWord, plural, portName, ZONE_PLACE } from '../words.ts';
import { checkMap } from './09-encirclement.ts';
import { feedStarving, openStow } from './11-stow.ts';
import { placeFfi, takeControl, useFfi } from './changes.ts';
import { fightProgress } from './combat.ts';
import { airFlies, FIGHT_CONTACT, FIGHT_RECON, RECON_ENEMY, seenKg } from './fights.ts';

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
      const at = t.spaceNames[s[f + 2]];
      tell({
        kind: 'recon',
        rule: 'TAMC 5.a',
        card: reconId(card),
        name: t.data.recon[card].name,
        at,
        places: [t.spaceIds[s[f + 2]]],
      });
    }
    changeWeather(t, s, card, tell);
    // RTTR 10.2: a revealed card brings the Air Support marker back, after the Weather of the card.
    let air = false;
    if (s[AIR] === AIR_RECON) {
      air = airFlies(s) && s[f + 5] === 0;
      s[AIR] = 0;
      if (tell !== undefined) {
        const why = s[f + 5] === 1 ? 'it covered the entry' : airFlies(s) ? '' : 'bad Weather';
        tell({ kind: 'airBack', rule: 'RTTR 10.2', deck: 'Aerial Recon', bonus: air ? 1 : 0, why });
      }
    }
    carryOut(t, s, f, card, air, tell);
    return true;
  },
};

/** TAMC 13.W2 + TAMC B37: always, even if the rest of the card is ignored. */
function changeWeather(t: Tables, s: State, card: number, tell: TellIt): void {
  const to = t.weather[card];
  if (to < 0) return;
  s[WEATHER] = to;
  if (tell !== undefined) tell({ kind: 'weather', rule: 'TAMC 13.W2', to: to === 0 ? 'fair' : 'bad' });
}

function goes(t: Tables, s: State, card: number, where: number, to: string, tell: TellIt): void {
  s[RECON + card] = where;
  if (tell !== undefined) {
    tell({ kind: 'cardGoes', rule: `TAMC 14.${reconId(card)}`, card: t.data.recon[card].name, to });
  }
}

/** TAMC 14.A01 - TAMC 14.A28: one case for each kind of effect. */
function carryOut(t: Tables, s: State, f: number, card: number, air: boolean, tell: TellIt): void {
  const division = s[f + 1];
  const space = s[f + 2];
  if (t.hand[card] === 1) {
    goes(t, s, card, RECON_HAND, 'your hand', tell);
    return;
  }
  s[RECON + card] = RECON_DISCARD;
  switch (t.effect[card]) {
    case EFFECT.ffiTogether:
    case EFFECT.ffiSpread:
    case EFFECT.ffiAny: {
      const n = Math.min(t.value[card], s[FFI_SUPPLY]);
      if (n > 0) push(s, STEP_PLACE_FFI, card, n);
      return;
    }
    case EFFECT.pow:
      uncover(t, s, card, tell);
      return;
    case EFFECT.eon:
      goes(t, s, card, RECON_OPEN, 'the table, for good', tell);
      return;
    case EFFECT.evac:
      if (foodHere(s, division, space) >= t.value[card]) push(s, STEP_CARD_CHOICE, card, division, space);
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
            card: 'The Division of Rennes',
            to: 'the Wehrmacht deck',
            places: [t.spaceIds[t.rennes]],
          });
        }
      }
      return;
    case EFFECT.contact:
      s[RECON + card] = RECON_OUT;
      // TAMC B42: the Division has been beaten already.
      if (s[DEDICATED + DEDICATED_CONTACT] >= 0)
        push(s, STEP_FIGHT, FIGHT_CONTACT, division, space, 0, 0, fightProgress(0, air));
      return;
    case EFFECT.find:
      find(t, s, card, division, space, tell);
      return;
    case EFFECT.fight:
      push(s, STEP_FIGHT, FIGHT_RECON, division, space, card + RECON_ENEMY, 0, fightProgress(0, air));
      return;
    case EFFECT.halt:
      s[OUTCOME] = HALTED;
      return;
    case EFFECT.civilians:
      if (foodHere(s, division, space) >= t.value[card]) push(s, STEP_CARD_CHOICE, card, division, space);
      else s[OUTCOME] = HALTED;
      return;
    default:
      return;
  }
}

/** TAMC B25: Food of the Division and of the space that it entered. */
function foodHere(s: State, division: number, space: number): number {
  return s[DIV + division * KINDS + FOOD] + s[LYING + space * KINDS + FOOD];
}

/** TAMC 14.A04, TAMC 12.t */
function uncover(t: Tables, s: State, card: number, tell: TellIt): void {
  s[RECON + card] = RECON_OUT;
  for (let port = 0; port < 4; port++) {
    const hidden = t.garrisonsAll[port] & ~t.garrisonsOpen[port];
    if (hidden === 0 || isCaptured(t, s, port)) continue;
    s[UNCOVERED] = 1;
    if (tell !== undefined) {
      const number = 31 - Math.clz32(hidden);
      tell({
        kind: 'uncovered',
        rule: 'TAMC 14.A04',
        port: portName(t, port),
        number,
        places: [t.spaceIds[t.portSpace[port]]],
      });
    }
  }
}

/** TAMC 14.A17 + TAMC B30, TAMC B32 */
function liberateNantes(t: Tables, s: State, card: number, tell: TellIt): void {
  s[RECON + card] = RECON_OUT;
  const nantes = t.nantes;
  if (s[CONTROL + nantes] !== 0) {
    if (tell !== undefined) tell({ kind: 'ignored', rule: 'TAMC 14.A17', what: 'Nantes is controlled already.' });
    return;
  }
  const joins = s[FFI_ASIDE] === 1 && s[FFI + nantes] < 2;
  if (joins) {
    s[FFI_ASIDE] = 0;
    s[FFI + nantes]++;
    if (tell !== undefined) {
      tell({ kind: 'ffiPlaced', rule: 'TAMC 14.A17', at: t.spaceNames[nantes], n: 1, places: [t.spaceIds[nantes]] });
    }
  }
  if (s[KG + nantes] === 0 && s[CONTACT_AT] !== nantes + 1) {
    takeControl(t, s, nantes, CONTROL_LIBRE, ': Nantes Libre', tell);
    checkMap(t, s, tell);
  } else if (joins && s[KG + nantes] !== 0 && s[KG + nantes] >> KG_CARD === 0) push(s, STEP_NANTES);
}

/** TAMC 14.A18 + TAMC rA27, TAMC B31 */
function bet(t: Tables, s: State, card: number, tell: TellIt): void {
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
function find(t: Tables, s: State, card: number, division: number, space: number, tell: TellIt): void {
  let kinds = 0;
  let last = -1;
  for (const kind of t.kinds[card]) {
    if (s[POOL + kind] === 0) continue;
    kinds++;
    last = kind;
  }
  if (kinds > 1) push(s, STEP_CARD_CHOICE, card, division, space);
  else if (kinds === 1) layFound(t, s, last, space, tell);
  else if (tell !== undefined) tell({ kind: 'found', rule: 'TAMC rA4', what: 'Nothing is', at: t.spaceNames[space] });
}

function layFound(t: Tables, s: State, kind: number, space: number, tell: TellIt): void {
  s[POOL + kind]--;
  s[LYING + space * KINDS + kind]++;
  if (tell !== undefined) {
    tell({
      kind: 'found',
      rule: 'RTTR 7.3',
      what: `1 ${KIND_NAMES[kind]} is`,
      at: t.spaceNames[space],
      places: [t.spaceIds[space]],
    });
  }
  // RTTR 2.4: a full Siege Box must be sorted out first; the Divisions there load what they can.
  if (tokensIn(s, space) > t.capacity[space]) sortOut(t, s, kind, space, tell);
  else feedStarving(t, s, space, tell);
}

function sortOut(t: Tables, s: State, kind: number, space: number, tell: TellIt): void {
  openStow(s, space);
  // With every card full as well, the token cannot stay.
  const f = top(s);
  if (s[f] === STEP_STOW && tokensIn(s, space) > t.capacity[space] + cardsRoom(t, s, space)) {
    s[LYING + space * KINDS + kind]--;
    s[POOL + kind]++;
    if (tell !== undefined) tell({ kind: 'toPool', rule: 'RTTR 2.4', from: t.spaceNames[space], tokens: found(kind) });
  }
}

const found = (kind: number): [number, number, number] => [kind === 0 ? 1 : 0, kind === 1 ? 1 : 0, kind === 2 ? 1 : 0];

function cardsRoom(t: Tables, s: State, space: number): number {
  let n = 0;
  for (let card = 0; card < 4; card++) if (s[DIV_AT + card] === space) n += t.card;
  return n;
}

/** TAMC 14.A02, TAMC 14.A14, TAMC 14.A15 + TAMC B21: places in the order of the list, so that a set is built one way. */
function refusePlace(t: Tables, s: State, place: number): number {
  const f = top(s);
  const effect = t.effect[s[f + 1]];
  if (effect === EFFECT.ffiTogether && place >= ZONE_PLACE) return R.placeNoZone;
  if (effect === EFFECT.ffiSpread && place < s[f + 3]) return R.placeOnce;
  if (effect === EFFECT.ffiAny && place < s[f + 3] - 1) return R.placeOrder;
  if (place < ZONE_PLACE && s[FFI + place] >= 2) return R.placeFull;
  return placesAfter(t, s, place) >= s[f + 2] ? 0 : R.placeTooFew;
}

/** How many FFI the places from this one on can take, for the rest of the card. */
function placesAfter(t: Tables, s: State, place: number): number {
  const effect = t.effect[s[top(s) + 1]];
  if (effect !== EFFECT.ffiSpread) return 99;
  let n = 0;
  for (let p = place; p < PLACES; p++) if (p >= ZONE_PLACE || s[FFI + p] < 2) n++;
  return n;
}

/** TAMC 14.A02, TAMC 14.A14, TAMC 14.A15: FFI from the supply onto the map. */
export const placeFfiStep: Rule = {
  name: 'recon/ffi',
  rule: 'TAMC 14.A14',
  continues: true,
  settle(t, s) {
    // Every space could hold two FFI already: then the card does nothing.
    for (let place = 0; place < PLACES; place++) if (refusePlace(t, s, place) === 0) return false;
    pop(s);
    return true;
  },
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let place = 0; place < PLACES; place++) if (refusePlace(t, s, place) === 0) out[n++] = place;
      return n;
    },
    attempts(_t, _s, out) {
      for (let place = 0; place < PLACES; place++) out[place] = place;
      return PLACES;
    },
    refuse: refusePlace,
    apply(t, s, place, _chance, tell) {
      const f = top(s);
      const card = s[f + 1];
      const rule = `TAMC 14.${reconId(card)}`;
      if (t.effect[card] === EFFECT.ffiTogether) {
        placeFfi(t, s, place, Math.min(s[f + 2], 2 - s[FFI + place]), rule, tell);
        s[f + 2] = 0;
      } else {
        placeFfi(t, s, place, 1, rule, tell);
        s[f + 2]--;
        s[f + 3] = place + 1;
      }
      if (s[f + 2] > 0) return;
      pop(s);
      // A siege may be complete now.
      checkMap(t, s, tell);
    },
    name: (t, _s, place) => `ffi ${placeWord(t, place)}`,
    describe: (t, s, place) => ({
      label: `FFI to ${placeName(t, place)}`,
      rule: `TAMC 14.${reconId(s[top(s) + 1])}`,
      places: [placeId(t, place)],
      mark: 'select',
    }),
    prompt: (t, s) => ({
      ask: `${t.data.recon[s[top(s) + 1]].name}: where do ${plural(s[top(s) + 2], 'FFI', 'FFI')} appear?`,
      wait: 'General Middleton hears from the resistance.',
      why: t.data.recon[s[top(s) + 1]].text,
    }),
  },
};

// Choices of a card with two halves: 0 the first half (give, or the first kind), 1 the second (decline, halt, second kind).
function refuseHalf(t: Tables, s: State, half: number): number {
  const f = top(s);
  const card = s[f + 1];
  if (t.effect[card] === EFFECT.find) return s[POOL + t.kinds[card][half]] > 0 ? 0 : R.poolLacks;
  return half === 1 || foodHere(s, s[f + 2], s[f + 3]) >= t.value[card] ? 0 : R.cannotGive;
}

/** TAMC 14.x, TAMC 14.A06, TAMC 14.A24, TAMC 14.A28: a card that asks for one of two things. */
export const cardChoiceStep: Rule = {
  name: 'recon/choice',
  rule: 'TAMC 14.x',
  continues: true,
  decide: {
    seat,
    choices(t, s, out) {
      let n = 0;
      for (let half = 0; half < 2; half++) if (refuseHalf(t, s, half) === 0) out[n++] = half;
      return n;
    },
    attempts(_t, _s, out) {
      out[0] = 0;
      out[1] = 1;
      return 2;
    },
    refuse: refuseHalf,
    apply(t, s, half, _chance, tell) {
      const f = top(s);
      const [card, division, space] = [s[f + 1], s[f + 2], s[f + 3]];
      pop(s);
      const effect = t.effect[card];
      if (effect === EFFECT.find) {
        layFound(t, s, t.kinds[card][half], space, tell);
        return;
      }
      if (half === 1) {
        if (effect === EFFECT.civilians) s[OUTCOME] = HALTED;
        return;
      }
      push(s, STEP_PAY, division, space, 0, 0, 0, t.value[card], FOOD << 3);
      if (effect !== EFFECT.evac) return;
      s[OUTCOME] = ENDED;
      goes(t, s, card, RECON_KEPT, 'the defeated units: a Medal', tell);
    },
    name(t, s, half) {
      const card = s[top(s) + 1];
      if (t.effect[card] === EFFECT.find) return `find ${KIND_WORDS[t.kinds[card][half]]}`;
      if (half === 0) return `give ${t.value[card]} food`;
      return t.effect[card] === EFFECT.evac ? 'decline' : 'halt';
    },
    describe(t, s, half) {
      const card = s[top(s) + 1];
      const rule = `TAMC 14.${reconId(card)}`;
      if (t.effect[card] === EFFECT.find)
        return { label: `1 ${KIND_NAMES[t.kinds[card][half]]} is found`, rule, mark: 'select' };
      if (half === 0) {
        const label =
          t.effect[card] === EFFECT.evac
            ? 'Evacuate the civilians: a Medal, and the move ends'
            : 'Feed the crowds and go on';
        return { label, rule, cost: `${t.value[card]} Food`, mark: 'select' };
      }
      return { label: t.effect[card] === EFFECT.evac ? 'Decline' : 'Halt; going on costs 1 Fuel', rule, mark: 'end' };
    },
    prompt: (t, s) => ({
      ask: `${t.data.recon[s[top(s) + 1]].name}: what does ${divisionName(t, s, s[top(s) + 2])} do?`,
      wait: 'General Middleton answers an Aerial Recon card.',
      why: t.data.recon[s[top(s) + 1]].text,
      places: [t.spaceIds[s[top(s) + 3]]],
    }),
    warnings(t, s, half) {
      const f = top(s);
      const card = s[f + 1];
      if (half === 1 || t.effect[card] === EFFECT.find) return [];
      if (foodHere(s, s[f + 2], s[f + 3]) > t.value[card]) return [];
      return [
        {
          rule: 'RTTR 8.2',
          text: `${divisionName(t, s, s[f + 2])} will starve at the next Logistics Step unless Food reaches it.`,
        },
      ];
    },
  },
};

const REVEAL = 0;
const KEEP = 1;

function revealNantes(t: Tables, s: State, chance: Chance, tell: TellIt): void {
  const unit = drawKg(t, s, seenKg(s), chance) + 1;
  s[KG + t.nantes] |= unit << KG_CARD;
  if (tell !== undefined) {
    const places = [t.spaceIds[t.nantes]];
    tell({
      kind: 'kgSeen',
      rule: 'TAMC 14.A17',
      space: t.spaceNames[t.nantes],
      unit: t.data.wehrmacht[unit - 1].name,
      places,
    });
  }
  useFfi(t, s, t.nantes, 1, tell);
}

/** TAMC 14.A17: the FFI beside a Kampfgruppe in Nantes may be given up at once to see which it is. */
export const nantesStep: Rule = {
  name: 'recon/nantes',
  rule: 'TAMC 14.A17',
  continues: true,
  decide: {
    seat,
    choices(_t, _s, out) {
      out[0] = REVEAL;
      out[1] = KEEP;
      return 2;
    },
    refuse: () => 0,
    apply(t, s, choice, chance, tell) {
      pop(s);
      if (choice === REVEAL) revealNantes(t, s, chance, tell);
    },
    name: (_t, _s, choice) => (choice === REVEAL ? 'reveal' : 'keep'),
    describe: (t, _s, choice) => ({
      label:
        choice === REVEAL
          ? 'Give up the FFI and turn the Kampfgruppe up'
          : 'Keep the FFI there; the Kampfgruppe is held',
      rule: 'TAMC 14.A17',
      places: [t.spaceIds[t.nantes]],
      mark: choice === REVEAL ? 'select' : 'end',
    }),
    prompt: (t) => ({
      ask: 'Does the FFI in Nantes give itself up to find out which Kampfgruppe it is?',
      wait: 'General Middleton hears from Nantes.',
      why: 'As long as the FFI stays the Kampfgruppe cannot leave, and the FFI can support a later fight.',
      places: [t.spaceIds[t.nantes]],
    }),
  },
};
