// What every event of the game has beside its own data.
import type { GameEvent } from '@bocage/engine';

export interface Told extends GameEvent {
  /** It explains another event, as a roll or an order does: the story leaves it out. */
  readonly detail?: boolean;
}
