// The decks as sets: a card is drawn at the moment it is revealed, uniformly from those that could lie on top.
import type { Chance, Purpose, State } from '@bocage/engine';
import * as W from '../words/purposes.ts';
import * as L from './layout.ts';
import type { GameData } from './tables.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  DEDICATED,
  FACE_DOWN,
  INTEL,
  INTEL_DECK,
  INTEL_DRAWN,
  RECON,
  RECON_DECK,
  RECON_DISCARD,
  RECON_TOP,
  RS,
  WEHR,
  WEHR_DECK,
  WEHR_ROW,
  WEHR_SEEN,
  WEHR_TOP,
  WEHR_UNSEEN,
} = L;

const INTEL_CARDS = 20;
const RECON_CARDS = 28;
const WEHR_CARDS = 24;
const RS_KINDS = 6;

/** Card ids are numbered from 1 with a letter: I09, A21, W15. */
const numbered = (letter: string) => (card: number) => `${letter}${card < 9 ? '0' : ''}${card + 1}`;
export const intelId = numbered('I');
export const reconId = numbered('A');
export const wehrId = numbered('W');
export const RS_WORDS = ['north', 'south', 'east', 'west', 'haltung', 'hinterhalt'];

const DRAW_INTEL: Purpose = { rule: 'TAMC 7.a', what: W.intelligenceCard, name: intelId };
const DRAW_SETUP: Purpose = {
  rule: 'TAMC 3.g',
  what: W.setUpCard,
  name: intelId,
};
const DRAW_RECON: Purpose = { rule: 'TAMC 5.a', what: W.reconCard, name: reconId };
const DRAW_WEHR: Purpose = { rule: 'TAMC 12.o', what: W.wehrmachtCard, name: wehrId };
const DRAW_DIVISION: Purpose = { rule: 'TAMC 3.a', what: W.dedicatedDivision, name: wehrId };
const DRAW_KG: Purpose = { rule: 'TAMC 8.k', what: W.whichKampfgruppe, name: wehrId };
const DRAW_RS: Purpose = { rule: 'TAMC 8.a', what: W.riesensauereiCard, name: (kind) => RS_WORDS[kind] };

/** Large enough for a Wehrmacht deck in which every card stands six times. */
const items = new Int32Array(256);

/** Cards of the Intelligence deck that are left: the rounds still to come. */
export function intelLeft(s: State): number {
  let n = 0;
  for (let card = 0; card < INTEL_CARDS; card++) if (s[INTEL + card] === INTEL_DECK) n++;
  return n;
}

export function drawIntel(s: State, chance: Chance): number {
  let n = 0;
  for (let card = 0; card < INTEL_CARDS; card++) if (s[INTEL + card] === INTEL_DECK) items[n++] = card;
  const drawn = chance.draw(s, items, n, DRAW_INTEL);
  s[INTEL + drawn] = INTEL_DRAWN;
  return drawn;
}

/** TAMC 3.g: a set-up card among those with `left` bits; they all go back, so nothing is noted. */
export function drawSetupIntel(s: State, left: number, chance: Chance): number {
  let n = 0;
  for (let card = 0; card < INTEL_CARDS; card++) if ((left & (1 << card)) !== 0) items[n++] = card;
  return chance.draw(s, items, n, DRAW_SETUP);
}

/** RTTR 7.4: an empty draw pile is made anew of the discards. */
function refillRecon(s: State): number {
  let n = 0;
  for (let card = 0; card < RECON_CARDS; card++) if (s[RECON + card] === RECON_DECK) items[n++] = card;
  if (n > 0) return n;
  for (let card = 0; card < RECON_CARDS; card++) {
    if (s[RECON + card] !== RECON_DISCARD) continue;
    s[RECON + card] = RECON_DECK;
    items[n++] = card;
  }
  return n;
}

/** Whether an Aerial Recon card can be drawn or looked at. */
export function reconIsThere(s: State): boolean {
  for (let card = 0; card < RECON_CARDS; card++) {
    if (s[RECON + card] === RECON_DECK || s[RECON + card] === RECON_DISCARD) return true;
  }
  return false;
}

/** The top card of the Aerial Recon deck becomes known; -1 if there is none. */
export function topRecon(s: State, chance: Chance): number {
  if (s[RECON_TOP] > 0) return s[RECON_TOP] - 1;
  const n = refillRecon(s);
  if (n === 0) return -1;
  const card = chance.draw(s, items, n, DRAW_RECON);
  s[RECON_TOP] = card + 1;
  return card;
}

/** Draws it. It stays in the deck until its effect sends it elsewhere. */
export function drawRecon(s: State, chance: Chance): number {
  const card = topRecon(s, chance);
  s[RECON_TOP] = 0;
  return card;
}

/** A card goes back into its deck and the deck is shuffled: a look at the top is worth nothing now (TAMC B38). */
export function shuffleIntoRecon(s: State, card: number): void {
  s[RECON + card] = RECON_DECK;
  s[RECON_TOP] = 0;
}

export function shuffleIntoWehr(s: State, card: number): void {
  s[WEHR + card] = WEHR_DECK;
  s[WEHR_TOP] = 0;
}

/** Number of cards in the Wehrmacht deck, the one that lies there unseen included. */
export function wehrDeckSize(s: State): number {
  let n = s[FACE_DOWN];
  for (let card = 0; card < WEHR_CARDS; card++) if (s[WEHR + card] === WEHR_DECK) n++;
  return n;
}

/**
 * The cards that could lie on top of the Wehrmacht deck, each as often as its chance wants: with an unseen Division
 * in the deck every known card stands once for each Division that it could be, and each of those once.
 */
export function wehrItems(s: State, into: Int32Array): number {
  if (s[WEHR_TOP] > 0) {
    into[0] = s[WEHR_TOP] - 1;
    return 1;
  }
  let unseen = 0;
  if (s[FACE_DOWN] > 0) for (let card = 0; card < WEHR_CARDS; card++) if (s[WEHR + card] === WEHR_UNSEEN) unseen++;
  let n = 0;
  for (let card = 0; card < WEHR_CARDS; card++) {
    if (s[WEHR + card] === WEHR_DECK) for (let i = 0; i < Math.max(1, unseen); i++) into[n++] = card;
    else if (unseen > 0 && s[WEHR + card] === WEHR_UNSEEN) into[n++] = card;
  }
  return n;
}

/** The top card of the Wehrmacht deck becomes known; -1 if the deck is empty. */
export function topWehr(s: State, chance: Chance): number {
  if (s[WEHR_TOP] > 0) return s[WEHR_TOP] - 1;
  const n = wehrItems(s, items);
  if (n === 0) return -1;
  const card = chance.draw(s, items, n, DRAW_WEHR);
  if (s[WEHR + card] === WEHR_UNSEEN) {
    s[WEHR + card] = WEHR_DECK;
    s[FACE_DOWN] = 0;
  }
  s[WEHR_TOP] = card + 1;
  return card;
}

/** Draws it. It stays in the deck until it is beaten. */
export function drawWehr(s: State, chance: Chance): number {
  const card = topWehr(s, chance);
  s[WEHR_TOP] = 0;
  return card;
}

/** The Division on a dedicated space, turned up if it was not; -1 if the space is empty. */
export function revealDedicated(s: State, place: number, chance: Chance): number {
  if (s[DEDICATED + place] !== 0) return s[DEDICATED + place] < 0 ? -1 : s[DEDICATED + place] - 1;
  let n = 0;
  for (let card = 0; card < WEHR_CARDS; card++) if (s[WEHR + card] === WEHR_UNSEEN) items[n++] = card;
  const card = chance.draw(s, items, n, DRAW_DIVISION);
  s[WEHR + card] = WEHR_SEEN;
  s[DEDICATED + place] = card + 1;
  return card;
}

/** TAMC 14.A19: the Division of a dedicated space goes into the deck, unseen if it was unseen. */
export function dedicatedIntoDeck(s: State, place: number): void {
  const there = s[DEDICATED + place];
  s[DEDICATED + place] = -1;
  s[WEHR_TOP] = 0;
  if (there > 0) s[WEHR + there - 1] = WEHR_DECK;
  else if (there === 0) s[FACE_DOWN]++;
}

/** Kampfgruppe cards that a face-down marker could be: those of markers on the board that nobody has seen. */
export function kgItems(t: GameData, s: State, seen: number, into: Int32Array): number {
  let n = 0;
  for (let card = 0; card < WEHR_CARDS; card++) {
    if (t.wehrClass[card] === 1 && s[WEHR + card] === WEHR_ROW && (seen & (1 << card)) === 0) into[n++] = card;
  }
  return n;
}

export function drawKg(t: GameData, s: State, seen: number, chance: Chance): number {
  const n = kgItems(t, s, seen, items);
  return chance.draw(s, items, n, DRAW_KG);
}

/** TAMC 8.i: a Riesensauerei! card of this phase, or -1 when all have been drawn. */
export function drawRs(s: State, chance: Chance): number {
  let n = 0;
  for (let kind = 0; kind < RS_KINDS; kind++) for (let i = 0; i < s[RS + kind]; i++) items[n++] = kind;
  if (n === 0) return -1;
  const kind = chance.draw(s, items, n, DRAW_RS);
  s[RS + kind]--;
  return kind;
}
