// `bocage verify --at LINK`: the dice of a game on a server, and every choice that its log says a computer player made.
import { Server, type ShownEntry } from '@bocage/online';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { diceOf, diceWords, thoughtWords } from '../proof.ts';
import { plain, Stop } from '../stop.ts';
import { W } from '../words/far.ts';
import { asked, connect, farAddress } from './connect.ts';
import { thinkAgain } from './think-again.ts';

export async function verifyFar(io: Io, args: Args, link: string): Promise<void> {
  const address = farAddress(link);
  // Looking at a game must not use an invitation up.
  if (address.opens === 'i') throw new Stop('refused', W.verifyNeedsOwnLink);
  const far = await connect(address);
  try {
    while (far.table.mirror === undefined && far.gone === undefined) {
      if (far.table.now !== undefined && ['open', 'sealing'].includes(far.table.now.phase))
        throw new Stop('refused', W.notBegun);
      await far.coming();
      far.heard();
    }
    const { mirror } = far.table;
    if (mirror === undefined) throw new Stop('refused', plain(far.gone ?? W.cannotBeShown));
    const { session } = mirror;
    const server = new Server(address.url, address.opens === undefined ? undefined : address.secret);
    const score = await asked(address, server.ask<string>(`games/${address.id}/score`));
    const dice = diceOf(session.game, score, link);
    const by = await players(server, address.id);
    const thought = await thinkAgain(session, session.start.seal?.game ?? address.id, (index) => by[index]);
    const choices = session.entries.length;
    if (args.json) io.out(`${JSON.stringify({ ok: true, game: session.game.id, choices, dice, thought })}\n`);
    else
      io.out(
        `${W.verified(`${address.url}/g/${address.id}`, session.game.title, choices)}${diceWords(dice)}${thoughtWords(thought)}`,
      );
  } finally {
    far.close();
  }
}

/** Who made each choice that stands, where it was a computer player. */
async function players(server: Server, id: string): Promise<readonly (string | undefined)[]> {
  const by: (string | undefined)[] = [];
  for (let after = 0; ; ) {
    const { entries } = await server.ask<{ entries: ShownEntry[] }>(`games/${id}/entries?after=${after}`);
    for (const entry of entries) {
      const [kind, ...player] = entry.by.split(':');
      for (const _ of entry.choices ?? []) by.push(kind === 'computer' ? player.join(':') : undefined);
      if (entry.undo !== undefined) by.length = entry.undo.to;
    }
    after = entries.at(-1)?.seq ?? after;
    if (entries.length < 500) return by;
  }
}
