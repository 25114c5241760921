// What the choices of a position are worth to the strongest computer player at ten times its usual work.
import { decide, type Player, playerFrom, type Weighed } from '@bocage/ai';
import { type Game, generator, type State } from '@bocage/engine';

export const colonelTimesTen: Player = playerFrom('colonel:work=5000000');

/** Every choice that the player weighs, with its value; the seed makes it the same every time. */
export function weigh(game: Game, state: State, player: Player, seed: number): readonly Weighed[] {
  const seat = game.seat(state);
  return decide(player, game, game.view(state, seat), seat, generator(String(seed))).weighed;
}
