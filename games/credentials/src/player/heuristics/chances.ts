// Heuristic, chances: what a Division could pay in a fight, and how likely that beats what waits there.
import type { State } from '@bocage/engine';
import * as F from '../../rules/12-combat/frame.ts';
import { canPay, cardBonus, extraAmmo, extraFuel, ffiBonus } from '../../rules/12-combat/needs.ts';
import * as L from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import type { Lookups } from './lookups.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AMMO,
  DEDICATED,
  DEDICATED_CONTACT,
  DEDICATED_PORT,
  DEDICATED_RENNES,
  KG,
  KG_CARD,
  WEHR,
  WEHR_DECK,
  WEHR_ROW,
  WEHR_TOP,
  WEHR_UNSEEN,
} = L;
const { FIGHT_CONTACT, FIGHT_GARRISON, FIGHT_KG, FIGHT_RENNES } = F;

const WEHR_CARDS = 24;
const ODDS = 32;
const ALL_CARDS = (1 << WEHR_CARDS) - 1;

/** The cards that could wait, as bits, and what cards in the hand would add: the same in all fights of one decision. */
export interface Cards {
  /** Whether they have been looked at in this decision: many decisions weigh no fight. */
  known: boolean;
  /** Kampfgruppen whose markers are on the board. */
  row: number;
  deck: number;
  /** Divisions that nobody has seen. */
  unseen: number;
  bonus: number;
  bonusAtPort: number;
}

export const noCards = (): Cards => ({ known: false, row: 0, deck: 0, unseen: 0, bonus: 0, bonusAtPort: 0 });

/** The cards whose place has these digits, as bits. */
function cardsIn(place: number, ones: number, twos: number, fours: number): number {
  const other = (ones ^ -(place & 1)) | (twos ^ -((place >> 1) & 1)) | (fours ^ -(place >> 2));
  return ~other & ALL_CARDS;
}

/** Before the first fight of a decision is weighed: what is the same in all of them. */
function lookAtCards(cards: Cards, t: GameData, s: State, k: Lookups): void {
  // The number of each card's place, digit by digit (in twos): all cards are compared at once, without branches.
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (let enemy = 0; enemy < WEHR_CARDS; enemy++) {
    const where = s[WEHR + enemy];
    ones |= (where & 1) << enemy;
    twos |= ((where >> 1) & 1) << enemy;
    fours |= (where >> 2) << enemy;
  }
  cards.known = true;
  cards.row = cardsIn(WEHR_ROW, ones, twos, fours) & k.kampfgruppen;
  cards.deck = cardsIn(WEHR_DECK, ones, twos, fours);
  cards.unseen = cardsIn(WEHR_UNSEEN, ones, twos, fours);
  cards.bonus = cardBonus(t, s, FIGHT_KG, 0, 0);
  cards.bonusAtPort = cardBonus(t, s, FIGHT_GARRISON, 0, 0);
}

/** Ammo that a Division would have in a fight in a space: its card, what lies there, bonuses. */
export function ammoFor(
  cards: Cards,
  t: GameData,
  s: State,
  k: Lookups,
  kind: number,
  card: number,
  space: number,
): number {
  if (!cards.known) lookAtCards(cards, t, s, k);
  const held = kind === FIGHT_GARRISON ? cards.bonusAtPort : cards.bonus;
  return canPay(s, kind, card, space, AMMO) + ffiBonus(t, s, space, 0, 0, 0) + held;
}

/** Odds of `odds` as a chance: cards that are beaten of the cards that could come up. */
export const chanceOf = new Float64Array((WEHR_CARDS + 1) * ODDS);
for (let won = 0; won <= WEHR_CARDS; won++) for (let all = 1; all < ODDS; all++) chanceOf[won * ODDS + all] = won / all;

/**
 * How likely a Division with so much Ammo and Fuel beats what waits; every card that could come up counts alike. As a
 * whole number, beaten * ODDS + all, because a fraction that a function returns is an object of its own.
 */
export function odds(
  cards: Cards,
  t: GameData,
  s: State,
  k: Lookups,
  kind: number,
  card: number,
  space: number,
  garrison: number,
  ammo: number,
  fuel: number,
): number {
  const forAmmo = ammo - extraAmmo(t, s, kind, card, space, garrison);
  const forFuel = fuel - extraFuel(t, s, kind, card, space);
  // A requirement is never below 0: who owes Ammo beats nobody, whatever the modifiers.
  const beaten =
    ammo < 0 || forAmmo < 0 || forFuel < 0
      ? 0
      : k.payable[Math.min(forAmmo, k.mostAmmo) * (k.mostFuel + 1) + Math.min(forFuel, k.mostFuel)];
  const known = knownEnemy(t, s, kind, space, garrison);
  if (known >= 0) return ((beaten >> known) & 1) * ODDS + 1;
  const pile = kind === FIGHT_KG ? cards.row : kind === FIGHT_GARRISON && garrison > 1 ? cards.deck : cards.unseen;
  // Where nothing is left to come up nobody stands in the way.
  return pile === 0 ? ODDS + 1 : bitCount(pile & beaten) * ODDS + bitCount(pile);
}

function knownEnemy(t: GameData, s: State, kind: number, space: number, garrison: number): number {
  if (kind === FIGHT_KG) return (s[KG + space] >> KG_CARD) - 1;
  if (kind === FIGHT_RENNES) return s[DEDICATED + DEDICATED_RENNES] - 1;
  if (kind === FIGHT_CONTACT) return s[DEDICATED + DEDICATED_CONTACT] - 1;
  return garrison === 1 ? s[DEDICATED + DEDICATED_PORT + t.port[space]] - 1 : s[WEHR_TOP] - 1;
}

/** Bits that are set: sums of ever wider groups of bits. */
export function bitCount(bits: number): number {
  let n = bits - ((bits >> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >> 2) & 0x33333333);
  n = (n + (n >> 4)) & 0x0f0f0f0f;
  return Math.imul(n, 0x01010101) >>> 24;
}
