// The two decks as sets: a card is drawn, each equally likely, from those not seen since the last reshuffle.
import type { Chance, Purpose, State } from '@bocage/engine';
import {
  CONDITION,
  CONDITION_BOTTOM,
  CONDITION_SEEN,
  CONDITION_TOP,
  EVENT_BOTTOM,
  EVENT_SEEN,
  EVENT_TOP,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';

const items = new Int32Array(32);

/** Cards without their bit in `not`, written to `items`. */
function fill(count: number, not: number): number {
  let n = 0;
  for (let c = 0; c < count; c++) if (((not >> c) & 1) === 0) items[n++] = c;
  return n;
}

function bit(cardPlusOne: number): number {
  return cardPlusOne > 0 ? 1 << (cardPlusOne - 1) : 0;
}

/**
 * SL 3.3, R10, R79: draws an Event card for its top or its bottom. An empty deck is shuffled anew from the
 * discards; cards that are in force stay out.
 */
export function drawEvent(t: GameData, s: State, chance: Chance, purpose: Purpose): number {
  let n = fill(t.eventCount, s[EVENT_SEEN]);
  if (n === 0) {
    s[EVENT_SEEN] = bit(s[EVENT_TOP]) | bit(s[EVENT_TOP + 1]) | bit(s[EVENT_BOTTOM]);
    n = fill(t.eventCount, s[EVENT_SEEN]);
  }
  const card = chance.draw(s, items, n, purpose);
  s[EVENT_SEEN] |= 1 << card;
  return card;
}

/**
 * SL 3.3, R79: the next Special Condition card. A card that was looked at and put on top comes first; cards
 * that were put under the deck come when nothing else is left. It is not marked as seen: see `takeCondition`.
 */
export function nextCondition(t: GameData, s: State, chance: Chance): number {
  if (s[CONDITION_TOP] > 0) return s[CONDITION_TOP] - 1;
  let n = fill(t.conditionCount, s[CONDITION_SEEN] | s[CONDITION_BOTTOM]);
  if (n === 0) n = fill(t.conditionCount, ~s[CONDITION_BOTTOM]);
  if (n === 0) {
    s[CONDITION_SEEN] = bit(s[CONDITION]);
    n = fill(t.conditionCount, s[CONDITION_SEEN]);
  }
  return chance.draw(s, items, n, t.draws.condition);
}

/** The card leaves the deck. */
export function takeCondition(s: State, card: number): void {
  s[CONDITION_TOP] = 0;
  s[CONDITION_BOTTOM] &= ~(1 << card);
  s[CONDITION_SEEN] |= 1 << card;
}
