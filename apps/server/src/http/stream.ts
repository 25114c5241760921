// Server-Sent Events of one game: for watchers and simple bots, without a socket library.
import { entriesAfter } from '../db/log.ts';
import { shownEntry } from '../game/show.ts';
import type { Follower } from '../hub.ts';
import type { Asked } from './doors.ts';
import { tableFor, tableShown, wantsOf } from './look.ts';

const PING = 25_000;
const MOST_UNSENT = 1_000_000;
const MOST_MISSING = 500;

export async function stream(asked: Asked): Promise<void> {
  const { house, p, reply, request } = asked;
  const { table, viewer } = await tableFor(asked);
  const want = wantsOf(asked.query('want'));
  const after = Number(request.headers['last-event-id'] ?? asked.query('after') ?? Number.NaN);
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
  const follower: Follower = {
    principal: p,
    want,
    send(text) {
      raw.write(`id: ${table.seq}\ndata: ${text}\n\n`);
      // Who does not read is let go, and resumes where it stopped.
      if (raw.writableLength > MOST_UNSENT) raw.destroy();
    },
  };
  const missing =
    Number.isInteger(after) && table.row.delay === 0
      ? await entriesAfter(house.base, table.id, after, MOST_MISSING + 1)
      : undefined;
  if (missing !== undefined && missing.length <= MOST_MISSING && missing.length > 0) {
    const entries = missing.map((e) => shownEntry(table, e, viewer));
    follower.send(JSON.stringify({ ...(await tableShown(house, table, viewer, p, want)), entries }));
  } else if (missing === undefined || missing.length > 0)
    follower.send(JSON.stringify(await tableShown(house, table, viewer, p, want)));
  house.hub.follow(table, follower);
  const ping = setInterval(() => raw.write(': still here\n\n'), PING);
  ping.unref();
  raw.on('close', () => {
    clearInterval(ping);
    house.hub.leave(table.id, follower, house.tables.peek(table.id));
  });
}
