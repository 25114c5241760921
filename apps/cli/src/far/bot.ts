// A program in a seat on a server: one of Bocage's players, or any program that speaks the protocol of docs/formats.md.
import { readTableAddress, Server } from '@bocage/online';
import type { Args } from '../args.ts';
import type { Io } from '../io.ts';
import { playerNamed, type SeatSpec, Seats } from '../seats.ts';
import { badInput, plain, Stop } from '../stop.ts';
import { W } from '../words/far.ts';
import { asked, Far } from './connect.ts';
import { saidNo } from './words.ts';

/** How often an account's program looks for new tables. */
const LOOK_EVERY = 5_000;
/** So many choices in a row that the server does not take are a mistake of the program. */
const MOST_REFUSED = 3;

interface Who {
  readonly io: Io;
  readonly token: string;
  readonly spec: SeatSpec;
  readonly seconds: number;
}

/** `bocage bot --at URL --token T`: one table, or every table of the token's account. */
export async function botAt(io: Io, args: Args, at: string): Promise<void> {
  const table = readTableAddress(at);
  const token = args.text('token') ?? (table?.opens === 's' ? table.secret : undefined);
  if (token === undefined) throw badInput(W.botNeedsToken);
  const cmd = args.text('cmd');
  const spec: SeatSpec =
    cmd === undefined
      ? { kind: 'computer', player: playerNamed(args.text('player') ?? 'sensible') }
      : { kind: 'outside', command: cmd };
  const who: Who = { io, token, spec, seconds: args.whole('bot-seconds', 1, 86_400) ?? 60 };
  if (table !== undefined) return sit(who, table.url, table.id);
  if (!/^https?:\/\/[^/]+\/?$/.test(at)) throw badInput(W.atForm);
  return attend(who, at.replace(/\/$/, ''));
}

/** Every table of an account, those that are opened later too. */
async function attend(who: Who, url: string): Promise<void> {
  const server = new Server(url, who.token);
  const sitting = new Map<string, Promise<void>>();
  for (;;) {
    const { games } = await asked({ url }, server.ask<{ games: { id: string; phase: string }[] }>('games?mine=1'));
    for (const { id, phase } of games) {
      if (sitting.has(id) || phase === 'over' || phase === 'void') continue;
      const work = sit(who, url, id).catch((error: unknown) => {
        if (!(error instanceof Stop)) throw error;
        who.io.err(`${id}: ${error.text}\n`);
      });
      sitting.set(id, work);
    }
    await new Promise((done) => setTimeout(done, LOOK_EVERY));
  }
}

/** One table, from now to its end. */
async function sit({ io, token, spec, seconds }: Who, url: string, id: string): Promise<void> {
  const address = { url, id, opens: 's', secret: token, salt: undefined } as const;
  await asked(address, new Server(url, token).ask(`games/${id}`));
  const far = new Far(address, token, undefined, undefined);
  let seats: Seats | undefined;
  let refused = 0;
  try {
    for (;;) {
      far.heard();
      if (far.gone !== undefined) throw new Stop('refused', plain(far.gone));
      const { now, mirror } = far.table;
      if (now?.phase === 'over' || now?.phase === 'void') {
        io.out(`${id}: ${plain(now.result?.text ?? W.gameOver)}\n`);
        return;
      }
      const seat = mirror === undefined ? -1 : mirror.session.game.seat(mirror.session.state);
      const mine = now?.phase === 'running' && now.you.includes(now.seats[seat]?.id ?? '');
      if (mirror === undefined || !mine || far.state !== 'live') {
        await far.coming();
        continue;
      }
      const { session } = mirror;
      seats ??= new Seats(
        session.game.seats.map(() => spec),
        io,
        seconds,
        { pack: undefined, rules: undefined },
      );
      const number = session.entries.length + 1;
      const name = await seats.choose(session);
      // Something may have come meanwhile: then the thought was about another position.
      if (far.table.mirror !== mirror || session.entries.length + 1 !== number) continue;
      const no = await far.table.send([name]);
      if (no === undefined) {
        io.out(`${id}: ${number} ${now.seats[seat]?.id} ${name}\n`);
        refused = 0;
      } else if (no.why !== 'stale' && ++refused >= MOST_REFUSED) throw saidNo(no);
    }
  } finally {
    far.close();
    if (far.table.mirror !== undefined) await seats?.close(far.table.mirror.session);
  }
}
