// One press to a playable situation: the standard options, against the computer or with somebody at the same screen; for a
// newcomer the first game, once.
import { loadGame } from '../core/catalogue.ts';
import { isNewcomer, met } from '../core/learned.ts';
import { listGames, newSeed, PERSON } from '../core/storage.ts';
import { usualPlayer } from '../core/usual-player.ts';
import { start } from './start.ts';

/** With the standard options; every seat but the first is played by `others`. One sentence if it does not open. */
export async function startNow(game: string, others = usualPlayer()): Promise<string | undefined> {
  const ready = await loadGame(game);
  if (typeof ready === 'string') return ready;
  const control = ready.game.seats.map((_, seat) => (seat === 0 ? PERSON : others));
  const answer = await start({ game, options: {}, control, seed: newSeed(), real: false, outcomes: [] });
  return typeof answer === 'object' ? answer.what : answer;
}

/** Whoever has never begun a game here is led to a first game, once; a game without one begins as it is. */
export async function playNow(game: string): Promise<string | undefined> {
  const newcomer = isNewcomer() && (await listGames()).length === 0;
  met();
  if (!newcomer) return startNow(game);
  const { startFirst } = await import('../learn/start-first.ts');
  return (await startFirst(game, usualPlayer())) ? undefined : startNow(game);
}
