// Chapter 3, set-up: cards, Divisions, resistance, Kampfgruppen and supplies in their first places.
import { type Chance, push, type State } from '@bocage/engine';
import { LEVELS } from '../built-in.ts';
import { drawSetupIntel, intelId, intelLeft } from '../state/decks.ts';
import {
  CONTROL,
  CONTROL_PRINTED,
  DIV,
  DIV_AT,
  DIVISIONS,
  FFI_ASIDE,
  FFI_SUPPLY,
  INTEL,
  INTEL_DECK,
  INTEL_OUT,
  KG,
  KG_HERE,
  KINDS,
  MARKERS,
  POOL,
  RENNES_HELD,
  STOCK,
  TRUCK_STOCK,
  TRUCKS_ASIDE,
  WEHR,
  WEHR_DECK,
  WEHR_ROW,
  WEHR_UNSEEN,
  ZONE,
} from '../state/layout.ts';
import { level, placesKgFromAllCards } from '../state/options.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import type { TellIt } from '../state/types.ts';

/** TAMC 3.a - TAMC 3.k: the position before the first round. */
export function setup(t: GameData, s: State, chance: Chance, tell: TellIt): void {
  layOut(t, s);
  let inDeck = 0;
  for (let card = 0; card < 20; card++) if (s[INTEL + card] === INTEL_DECK) inDeck |= 1 << card;
  if (tell !== undefined) {
    tell({ kind: 'setup', rule: 'TAMC 4.a', level: LEVELS[level(s)], rounds: intelLeft(s) });
  }
  placeKg(t, s, inDeck, chance, tell);
  push(s, STEP.round);
}

/** Everything that leaves nothing to chance. */
export function layOut(t: GameData, s: State): void {
  // TAMC 3.a: the Division cards lie unseen on their spaces, so which is where is drawn when one is turned up.
  for (let card = 0; card < 24; card++) {
    s[WEHR + card] = t.wehrClass[card] === 2 ? WEHR_UNSEEN : t.wehrClass[card] === 1 ? WEHR_ROW : WEHR_DECK;
  }
  // TAMC 3.b, TAMC 3.c
  for (let card = 0; card < DIVISIONS; card++) {
    s[DIV_AT + card] = t.unitStart[card];
    for (let kind = 0; kind < KINDS; kind++) s[DIV + card * KINDS + kind] = t.unitSupplies[card * KINDS + kind];
  }
  // TAMC 3.e: one FFI in each Zone, one beside Nantes Libre.
  s[ZONE] = 1;
  s[ZONE + 1] = 1;
  s[FFI_ASIDE] = 1;
  s[FFI_SUPPLY] = t.data.components.ffi - 3;
  // TAMC 3.h
  s[RENNES_HELD] = 1;
  // TAMC 3.i
  t.data.supplies.forEach((row, kind) => {
    s[STOCK + kind] = row.stock;
    s[POOL + kind] = row.pool;
  });
  // TAMC 3.j
  s[TRUCK_STOCK] = t.firstTrucks;
  s[TRUCKS_ASIDE] = t.data.components.trucks - t.firstTrucks;
  // TAMC 3.k + RTTR 13.1
  s[MARKERS] = t.data.components.control;
  for (const space of t.startSpaces) s[CONTROL + space] = CONTROL_PRINTED;
  // TAMC 4.a
  for (let card = 0; card < 20; card++) if (t.intelLevel[card] < level(s)) s[INTEL + card] = INTEL_OUT;
}

/** TAMC 3.f, TAMC 3.g + TAMC rA14: Kampfgruppen on fixed spaces, or where four Intelligence Report cards say. */
function placeKg(t: GameData, s: State, inDeck: number, chance: Chance, tell: TellIt): void {
  if (level(s) === 0) {
    for (const space of t.easyKg) {
      s[KG + space] = KG_HERE;
      if (tell !== undefined) {
        tell({ kind: 'kgPlaced', rule: 'TAMC 3.f', space: t.spaceIds[space], places: [t.spaceIds[space]] });
      }
    }
    return;
  }
  let left = placesKgFromAllCards(s) ? (1 << 20) - 1 : inDeck;
  for (let i = 0; i < 4; i++) {
    const card = drawSetupIntel(s, left, chance);
    left &= ~(1 << card);
    const space = t.intelKg[card];
    s[KG + space] = KG_HERE;
    // A pack may name a space twice; only one Kampfgruppe stands in a space, so such cards are no longer drawn.
    for (let other = 0; other < 20; other++) if (t.intelKg[other] === space) left &= ~(1 << other);
    if (tell !== undefined) {
      const id = t.spaceIds[space];
      tell({ kind: 'kgPlaced', rule: 'TAMC 3.g', space: id, card: intelId(card), places: [id] });
    }
  }
}
