// The WebSocket door: hello, then messages about games; answers go out only after the commit.
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Hello, incoming, LONGEST_MESSAGE, VERSION } from '@bocage/online/wire';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { entriesAfter } from '../db/log.ts';
import { NO_SUCH_GAME } from '../game/answer.ts';
import { NotServed } from '../game/library.ts';
import { say } from '../game/say.ts';
import { movedMessage, shownEntry, viewHash } from '../game/show.ts';
import type { House } from '../house.ts';
import { type Follower, viewerOf } from '../hub.ts';
import { network } from '../limits.ts';
import { type Principal, principal } from '../people/principal.ts';
import { REQUESTS } from '../words/requests.ts';
import { bearerOf, cookieOf, ownOrigin, problemOf } from './doors.ts';
import { tableShown } from './look.ts';

const PING = 25_000;
const HELLO_WITHIN = 5_000;
const MOST_UNSENT = 1_000_000;
const MOST_A_DEVICE = 20;
const MOST_AN_ADDRESS = 200;
const MOST_MISSING = 500;
/** Messages of one socket that wait to be answered. */
const MOST_WAITING = 200;

export interface Sockets {
  readonly count: number;
  /** Tells all to come back in a moment, and closes. */
  bye(after: number): void;
}

export function openSockets(house: House, server: Server): Sockets {
  const wss = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE, perMessageDeflate: false });
  const counts = new Map<string, number>();
  const factor = house.config.limitFactor ?? 1;

  const count = (key: string, by: number): number => {
    const now = (counts.get(key) ?? 0) + by;
    if (now === 0) counts.delete(key);
    else counts.set(key, now);
    return now;
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refuse = (status: string): void => {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/api/1/socket') return refuse('404 Not Found');
    const bearer = bearerOf(request.headers.authorization);
    // A page of another site may open a socket with our cookie: the browser says where it comes from.
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin(house)) return refuse('403 Forbidden');
    const cookie = origin === undefined ? undefined : cookieOf(house, request.headers.cookie);
    const address = addressOf(house, request);
    if (count(`n ${network(address)}`, 0) >= MOST_AN_ADDRESS * factor) return refuse('429 Too Many Requests');
    principal(house.base, { cookie, bearer, address }, house.now()).then(
      (p) => {
        const device = `d ${p.device ?? p.token?.hash ?? address}`;
        if (p.device !== undefined && count(device, 0) >= MOST_A_DEVICE * factor)
          return refuse('429 Too Many Requests');
        wss.handleUpgrade(request, socket, head, (ws) => {
          const keys = [`n ${network(address)}`, device];
          for (const key of keys) count(key, 1);
          ws.once('close', () => {
            for (const key of keys) count(key, -1);
          });
          attend(house, ws, p);
        });
      },
      (error: unknown) => {
        house.mishap(error);
        refuse('503 Service Unavailable');
      },
    );
  });

  return {
    get count() {
      return wss.clients.size;
    },
    bye(after) {
      for (const ws of wss.clients) {
        ws.send(JSON.stringify({ t: 'bye', after }));
        ws.close(1001);
      }
    },
  };
}

/** Behind a proxy that is trusted, its word about the address counts; else the socket's own. */
function addressOf({ config }: House, request: IncomingMessage): string {
  const own = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (config.trustProxy === undefined || own !== config.trustProxy) return own;
  const said = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return said.at(-1)?.trim() || own;
}

/** One socket from its hello to its end. */
function attend(house: House, ws: WebSocket, first: Principal): void {
  let p = first;
  let follower: Follower | undefined;
  const following = new Set<string>();
  let alive = true;
  let delay = 0;
  let pinged = 0;
  let waiting = 0;
  let chain: Promise<void> = Promise.resolve();

  const send = (text: string): void => {
    if (ws.readyState !== ws.OPEN) return;
    // Who does not read is let go, and resumes where it stopped.
    if (ws.bufferedAmount > MOST_UNSENT) ws.terminate();
    else ws.send(text);
  };
  const tell = (message: object): void => send(JSON.stringify(message));

  const patience = setTimeout(() => {
    if (follower === undefined) ws.close(4001, 'no hello');
  }, HELLO_WITHIN);
  const ping = setInterval(() => {
    if (!alive) return ws.terminate();
    alive = false;
    pinged = performance.now();
    ws.ping();
  }, PING);
  ping.unref();
  ws.on('pong', () => {
    alive = true;
    delay = performance.now() - pinged;
  });
  ws.on('error', () => ws.terminate());
  ws.on('close', () => {
    clearTimeout(patience);
    clearInterval(ping);
    for (const id of following) if (follower !== undefined) house.hub.leave(id, follower, house.tables.peek(id));
  });

  async function follow(game: string, after: number, hash: string | undefined): Promise<void> {
    const table = await house.tables.get(game);
    const viewer = table === undefined ? undefined : viewerOf(table, p);
    if (table === undefined || viewer === undefined || follower === undefined)
      return tell({ t: 'no', game, ...NO_SUCH_GAME });
    if (house.base.url !== undefined) await house.tables.exclusive(game, () => house.tables.refresh(table));
    const known = after > 0 && after <= table.seq && table.row.delay === 0 && table.seq - after <= MOST_MISSING;
    if (!known) tell(await tableShown(house, table, viewer, p, follower.want));
    else if (after < table.seq) {
      const entries = (await entriesAfter(house.base, game, after, MOST_MISSING)).map((e) =>
        shownEntry(table, e, viewer),
      );
      tell({ ...movedMessage(table, [], viewer, follower.want, house.now()), entries });
    } else if (hash !== undefined && hash !== viewHash(table, viewer))
      tell(await tableShown(house, table, viewer, p, follower.want));
    if (following.has(game)) return;
    following.add(game);
    house.hub.follow(table, follower);
  }

  async function greet(m: Hello): Promise<void> {
    if (m.v !== VERSION) {
      tell({
        t: 'no',
        id: m.id,
        why: 'bad',
        text: REQUESTS.speaksVersion(VERSION),
        speaks: [VERSION],
      });
      return ws.close(4002, 'version');
    }
    if (m.token !== undefined) {
      if (!house.limits.free('wrong', p.address)) return ws.close(4003, 'limit');
      const named = await principal(
        house.base,
        { cookie: undefined, bearer: m.token, address: p.address },
        house.now(),
      );
      if (named.token === undefined) house.limits.count('wrong', p.address);
      else p = named;
    }
    if (p.account?.role === 'suspended') return ws.close(4004, 'suspended');
    follower = { principal: p, want: m.want, send };
    tell({ t: 'hello', id: m.id, v: VERSION, now: house.now(), name: p.account?.name ?? null });
    for (const { game, after, hash } of m.follow) await follow(game, after, hash);
  }

  async function hear(text: string): Promise<void> {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return tell({ t: 'no', why: 'bad', text: REQUESTS.notJson });
    }
    const read = v.safeParse(incoming, value);
    if (!read.success) return tell({ t: 'no', id: idOf(value), why: 'bad', text: problemOf(read.issues) });
    const m = read.output;
    if (m.t === 'hello') return greet(m);
    if (follower === undefined) return tell({ t: 'no', id: m.id, why: 'closed', text: REQUESTS.helloFirst });
    if (m.t === 'follow') return follow(m.game, m.after, m.hash);
    if (m.t === 'leave') {
      following.delete(m.game);
      return house.hub.leave(m.game, follower, house.tables.peek(m.game));
    }
    tell(await say(house, p, m, delay / 2));
  }

  ws.on('message', (data, binary) => {
    if (binary) return tell({ t: 'no', why: 'bad', text: REQUESTS.messagesAreText });
    if (waiting >= MOST_WAITING) return ws.terminate();
    waiting++;
    // In order: what a page sends second must not be answered first.
    chain = chain
      .then(() => hear(String(data)))
      .catch((error: unknown) => {
        if (error instanceof NotServed) return tell({ t: 'no', why: 'closed', text: error.message });
        house.mishap(error);
        tell({ t: 'no', why: 'bad', text: REQUESTS.wentWrong });
      })
      .finally(() => {
        waiting--;
      });
  });
}

function idOf(value: unknown): unknown {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}
