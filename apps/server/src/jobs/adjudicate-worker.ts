// The thread of an adjudication: plays a position out again and again.
import { parentPort, workerData } from 'node:worker_threads';
import { decide, findPlayer } from '@bocage/ai';
import { findGame } from '@bocage/catalogue';
import { generator, hashText, seeded, seedGenerator } from '@bocage/engine';
import type { PlayedOut, PlayOut } from './adjudicate.ts';

const { game: id, pack, state, hash, player: name, games } = workerData as PlayOut;
const game = (await findGame(id)?.load())?.create(pack === null ? undefined : JSON.parse(pack));
const player = findPlayer(name);
if (game === undefined || !('setup' in game) || player === undefined) throw new Error(`there is no game '${id}'`);

const wins = game.seats.map(() => 0);
for (let i = 0; i < games; i++) {
  const s = state.slice();
  const seed = BigInt(`0x${hashText(`${hash} ${i}`)}`).toString();
  seedGenerator(s, seed);
  const g = generator(seed);
  for (let seat = game.seat(s); seat >= 0; seat = game.seat(s)) {
    const view = game.view(s, seat);
    const choice = player.pick?.(game, view, g) ?? decide(player, game, view, seat, g).choice;
    game.apply(s, choice, seeded);
  }
  const winner = game.result(s)?.winner;
  if (winner !== undefined) wins[winner] = (wins[winner] ?? 0) + 1;
}
parentPort?.postMessage({ wins } satisfies PlayedOut);
