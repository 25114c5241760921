// The rules of thumb that search starts from and plays on by.
import type { Game, GameEvent, Player } from '@bocage/engine';

/** Those that practice has taught, where a game has some; else the plain ones; undefined if there are none. */
export function thumbOf<E extends GameEvent>(game: Game<E>): Player['heuristic'] | undefined {
  return game.player?.tuned ?? game.player?.heuristic;
}
