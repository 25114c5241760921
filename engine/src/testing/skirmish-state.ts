// Skirmish: where everything is kept in its state, what its choices are, what it tells.
import type { GameEvent } from '../contract/words.ts';
import { layout, type State } from '../state.ts';

export const AREAS = 5;
export const SQUADS = 3;
export const CARDS = 9;
export const TURNS = 12;

export const L = layout();
export const TURN = L.slot('turn');
/** Where each squad stands, side by side; DEAD when lost. */
export const SQUAD = L.array('squad', 2 * SQUADS);
/** Where each card is: in the deck, in a hand, played. */
export const CARD = L.array('card', CARDS);
/** Number of cards in each hand: open information, so it has slots of its own. */
export const HAND_SIZE = L.array('handSize', 2);
export const DEAD = -1;
export const DECK = 0;
export const HAND = 1;
export const PLAYED = 3;
/** A card that the viewer cannot see: in the deck or in the other hand. */
export const UNSEEN = 4;

export const STEP_TURN = 0;
export const STEP_CARD = 1;
export const STEP_RETREAT = 2;

export const ADVANCE = 0;
export const REST = 1 << 8;
export const ATTACK = 2 << 8;

export interface SkirmishTables {
  readonly names: readonly string[];
}

export type SkirmishEvent =
  | (GameEvent & { readonly kind: 'advance'; readonly squad: number; readonly to: number })
  | (GameEvent & { readonly kind: 'draw'; readonly seat: number })
  | (GameEvent & { readonly kind: 'fight'; readonly attack: number; readonly defence: number })
  | (GameEvent & { readonly kind: 'back'; readonly squad: number; readonly to: number })
  | (GameEvent & { readonly kind: 'lost'; readonly squad: number })
  | (GameEvent & { readonly kind: 'rest' });

export type GameData = SkirmishTables;
export type Event = SkirmishEvent;

export function contact(s: State, area: number): boolean {
  let sides = 0;
  for (let i = 0; i < 2 * SQUADS; i++) if (s[SQUAD + i] === area) sides |= i < SQUADS ? 1 : 2;
  return sides === 3;
}
