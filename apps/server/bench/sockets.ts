// Many followers: from a choice to the other side's page, with a real server process and real sockets.
import { generator, randomBelow } from '@bocage/engine';
import { openTable, Server, sendSalt, sitDown } from '@bocage/online';
import { WebSocket } from 'ws';
import { serverProcess } from '../test/processes.ts';

interface Place {
  readonly ws: WebSocket;
  seq: number;
  hash: string;
  choices: readonly { readonly name: string }[];
}

/** Choices a second that the client makes at most. */
const RATE = 500;

export async function sockets(
  count: number,
  ms: number,
  data: string,
  line: (what: string, figure: string, target: string) => void,
): Promise<void> {
  const server = await serverProcess(['--data', data, '--workers', '0']);
  const empty = await memory(server.url);
  const games: { places: Place[]; sent: number; busy: boolean }[] = [];
  const times: number[] = [];
  for (let i = 0; i < count / 2; i++) {
    const a = new Server(server.url);
    const b = new Server(server.url);
    const table = await openTable(a, { game: 'rudders-line', seats: { US: 'me', GE: 'invite' } });
    const { token } = await sitDown(b, (table.links.GE ?? '').split('#i.')[1] ?? '');
    if (table.kept !== undefined) await sendSalt(a, table.kept);
    const own = await a.ask<{ token: string }>(`games/${table.id}/link`, {});
    const game = { places: [] as Place[], sent: 0, busy: false };
    for (const [seat, secret] of [own.token, token].entries())
      game.places.push(await follow(server.url, table.id, secret, game, seat, times));
    games.push(game);
  }
  const g = generator('1');
  const began = performance.now();
  let made = 0;
  while (performance.now() - began < ms) {
    const wanted = Math.floor(((performance.now() - began) / 1000) * RATE);
    for (let i = 0; made < wanted && i < games.length; i++) {
      const game = games[randomBelow(g, games.length)];
      const place = game?.places.find((p) => p.choices.length > 0);
      if (game === undefined || place === undefined || game.busy) continue;
      game.busy = true;
      game.sent = performance.now();
      const name = place.choices[randomBelow(g, place.choices.length)]?.name ?? '';
      place.choices = [];
      place.ws.send(
        JSON.stringify({
          t: 'choose',
          id: made,
          game: (place as Place & { game: string }).game,
          key: `bench-sock-${made}`,
          at: place.seq,
          hash: place.hash,
          names: [name],
        }),
      );
      made++;
    }
    await new Promise((next) => setTimeout(next, 2));
  }
  times.sort((x, y) => x - y);
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  line(
    `choice to the other side, ${count} sockets`,
    `${Math.round((times.length / ms) * 1000)}/s, p50 ${at(0.5)}, p99 ${at(0.99)} ms`,
    '500/s, p99 <= 10 ms',
  );
  const full = await memory(server.url);
  line(`memory with ${count} sockets, ${count / 2} games`, `${full} MB (${empty} MB empty)`, '<= 200 MB');
  for (const { places } of games) for (const { ws } of places) ws.terminate();
  await server.kill();
}

async function memory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/1/metrics`)).text();
  return Math.round(Number(/^bocage_memory_bytes (\d+)$/m.exec(text)?.[1] ?? 0) / 1e6);
}

function follow(
  url: string,
  game: string,
  token: string,
  at: { sent: number; busy: boolean },
  seat: number,
  times: number[],
): Promise<Place> {
  return new Promise((done, fail) => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/api/1/socket`);
    const place = { ws, seq: 0, hash: '', choices: [] as { name: string }[], game, last: '' };
    ws.on('error', fail);
    ws.on('open', () => ws.send(JSON.stringify({ t: 'hello', v: 1, token, want: ['choices'], follow: [{ game }] })));
    ws.on('message', (data) => {
      const m = JSON.parse(String(data)) as {
        t: string;
        seq: number;
        hash: string;
        choices?: { name: string }[];
        entries?: { seat: string }[];
      };
      if (m.t !== 'table' && m.t !== 'moved') return;
      place.seq = m.seq;
      place.hash = m.hash;
      place.choices = m.choices ?? [];
      // The side that has not chosen has seen it.
      if (m.t === 'moved' && at.busy && m.entries?.[0]?.seat !== (seat === 0 ? 'US' : 'GE')) {
        times.push(performance.now() - at.sent);
        at.busy = false;
      }
      if (m.t === 'table') done(place);
    });
  });
}
