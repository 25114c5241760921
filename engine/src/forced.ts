// A decision with one answer only: whether a client may give it without asking. Page and terminal share it.

import { choiceBuffer } from './contract/choices.ts';
import { NOBODY, type Play } from './contract/play.ts';
import type { GameEvent } from './contract/words.ts';
import { tryQuietly } from './quiet.ts';
import type { State } from './state.ts';

const buffer = choiceBuffer();

/**
 * The only choice, if nothing would be hidden from the person by taking it: no warning goes unread, no die is rolled and no card
 * drawn, after which nothing can be taken back, and the game does not end. Undefined if it must be asked. It is recorded like any other.
 */
export function onlyChoice<E extends GameEvent>(game: Play<E>, s: State): number | undefined {
  if (game.seat(s) === NOBODY || game.choices(s, buffer) !== 1) return undefined;
  const choice = buffer[0];
  if (game.warnings(s, choice).length > 0) return undefined;
  const after = tryQuietly(game, s, choice);
  return after === undefined || game.seat(after) === NOBODY ? undefined : choice;
}
