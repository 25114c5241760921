// Choices of computer seats, thought again as the server thought them: from the view alone, with the seed that the game gives.
import { findPlayer } from '@bocage/ai';
import { Thinkers } from '@bocage/ai/node';
import { brief, generator, type Session } from '@bocage/engine';
import { thinkingSeed } from '@bocage/online';
import { Stop } from '../stop.ts';
import { W } from '../words/far.ts';

/** How many choices were thought again. Throws a Stop for the first that comes out differently: then a die may have been known. */
export async function thinkAgain(
  session: Session,
  id: string,
  playerOf: (index: number) => string | undefined,
): Promise<number> {
  const { game, entries } = session;
  const thinkers = new Thinkers();
  let count = 0;
  try {
    for (const [n, entry] of entries.entries()) {
      const player = findPlayer(playerOf(n) ?? '');
      if (player === undefined) continue;
      const view = game.view(session.at(n), entry.seat);
      const seed = thinkingSeed(id, n, player.id);
      const again =
        player.pick !== undefined
          ? game.name(view, player.pick(game, view, generator(seed)))
          : (
              await thinkers.think({
                table: `${id} ${n}`,
                game: game.id,
                player: player.id,
                view,
                seat: entry.seat,
                seed,
              }).advice
            )?.name;
      if (again !== entry.name)
        throw new Stop('refused', W.otherChoiceThanPlayer(n + 1, brief(entry.name), player.id, brief(again ?? '')));
      count++;
    }
  } finally {
    await thinkers.close();
  }
  return count;
}
