// The rules of thumb that search starts from and plays on by.
import type { Game, GameEvent, Player } from '@bocage/engine';

/**
 * Those that practice has taught, where a game has some and `tuned` is not 0; else the plain ones; undefined if there are none.
 */
export function thumbOf<E extends GameEvent>(
  game: Game<E>,
  settings: { readonly tuned: number } = { tuned: 1 },
): Player['heuristic'] | undefined {
  return (settings.tuned === 0 ? undefined : game.player?.tuned) ?? game.player?.heuristic;
}
