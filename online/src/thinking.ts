// The seed of a computer player's thought on a server: it follows from the game, so that anybody can think it again.
import { hashText } from '@bocage/engine';

export function thinkingSeed(game: string, n: number, player: string): string {
  return BigInt(`0x${hashText(`${game} ${n} ${player}`)}`).toString();
}
