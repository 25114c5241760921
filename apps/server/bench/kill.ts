// Rounds of kill -9: servers, players in the middle of a choice, and servers whose computer players are thinking.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Generator, generator, randomBelow } from '@bocage/engine';
import { openTable, Server } from '@bocage/online';
import { startCluster } from '../test/cluster.ts';
import { judged, playThrough, type ServerProcess, serverProcess, type Two, twoAt } from '../test/processes.ts';

type Line = (what: string, figure: string, target: string) => void;

const wait = (g: Generator, least: number, most: number): Promise<void> =>
  new Promise((done) => setTimeout(done, least + randomBelow(g, most - least)));

interface Total {
  games: number;
  entries: number;
  lost: number;
  twice: number;
}

interface Found {
  readonly entries: number;
  readonly lost: number;
  readonly twice: number;
}

/**
 * Whoever is to be killed is killed again and again while a game is played, for so many rounds in all: each time after at least
 * one choice was confirmed, so that there is something to lose. `open`: sits down first.
 */
async function rounds(
  wanted: number,
  open: (at: number) => Promise<(told: () => void) => Promise<Found>>,
  kill: () => Promise<void>,
): Promise<Total & { readonly done: number }> {
  const total: Total = { games: 0, entries: 0, lost: 0, twice: 0 };
  let done = 0;
  for (let at = 0; done < wanted; at++) {
    const play = await open(at);
    let playing = true;
    let wake = (): void => {};
    const killer = (async () => {
      while (playing && done < wanted) {
        await new Promise<void>((next) => {
          wake = next;
        });
        if (!playing) return;
        await kill();
        done++;
      }
    })();
    const found = await play(() => wake()).finally(() => {
      playing = false;
      wake();
    });
    await killer;
    total.games++;
    total.entries += found.entries;
    total.lost += found.lost;
    total.twice += found.twice;
  }
  return { ...total, done };
}

function report(line: Line, name: string, { done, games, entries, lost, twice }: Total & { readonly done: number }) {
  line(
    `kill -9, ${name}, ${done} rounds`,
    `${games} games, ${entries} entries, ${lost} lost, ${twice} twice`,
    '0 lost, 0 twice',
  );
}

/** Servers die while two people play; both ask again until they are answered. */
async function serversKilled(line: Line, name: string, servers: readonly ServerProcess[], wanted: number) {
  const g = generator('1');
  const [one, other = one] = servers;
  if (one === undefined || other === undefined) return;
  const total = await rounds(
    wanted,
    async (at) => {
      const two = await twoAt(one.url, other.url);
      return async (told) => judged(two, await playThrough(two, generator(String(at)), told));
    },
    async () => {
      await wait(g, 1, 70);
      const victim = servers[randomBelow(g, servers.length)];
      await victim?.kill();
      await victim?.start();
    },
  );
  report(line, `server, ${name}`, total);
}

/** A process that plays both seats by their links; it says which choices were confirmed. Killed, the next one looks and goes on. */
export async function player(url: string, id: string, tokens: readonly string[]): Promise<void> {
  const [A = '', B = ''] = tokens;
  const two: Two = { id, seats: { A: new Server(url, A), B: new Server(url, B) } };
  await playThrough(two, generator(String(process.pid)), (seq) => process.send?.(seq));
  process.send?.('over');
  process.disconnect();
}

async function playersKilled(line: Line, name: string, server: ServerProcess, wanted: number): Promise<void> {
  const g = generator('2');
  let victim: ReturnType<typeof fork> | undefined;
  const total = await rounds(
    wanted,
    async () => {
      const two = await twoAt(server.url);
      const link = (seat: string): Promise<{ token: string }> =>
        two.seats[seat]?.ask<{ token: string }>(`games/${two.id}/link`, {}) ?? Promise.reject(new Error(seat));
      const tokens = [(await link('A')).token, (await link('B')).token];
      return (told) => again(two, tokens, told);
    },
    async () => {
      await wait(g, 1, 60);
      const child = victim;
      const gone = new Promise((done) => child?.once('exit', done));
      if (child?.kill('SIGKILL') === true) await gone;
      // Nobody is killed twice: the next one comes, or the game is over.
      for (let i = 0; i < 100 && victim === child; i++) await wait(g, 5, 10);
    },
  );
  report(line, `players, ${name}`, total);

  /** A player, and the next one when it was killed, until the game is over. */
  async function again(two: Two, tokens: readonly string[], told: () => void): Promise<Found> {
    const confirmed: number[] = [];
    let deaths = 0;
    for (let over = false; !over; ) {
      over = await new Promise<boolean>((done, fail) => {
        const args = [`--player=${server.url}`, `--game=${two.id}`, `--tokens=${tokens.join()}`];
        const child = fork(fileURLToPath(new URL('./main.ts', import.meta.url)), args);
        victim = child;
        let ended = false;
        child.on('message', (said: number | 'over') => {
          if (said === 'over') ended = true;
          else {
            confirmed.push(said);
            told();
          }
        });
        child.once('exit', (code) =>
          code === null || code === 0 ? done(ended) : fail(new Error(`a player ended with ${code}`)),
        );
      });
      if (!over) deaths++;
    }
    const found = await judged(two, confirmed);
    // Of the last choice of somebody who was killed nobody knows whether it arrived: it may be there, once.
    return { ...found, twice: Math.max(0, found.twice - deaths) };
  }
}

/** Servers die while their computer players think: every decision is taken once, and no game stands still. */
async function jobsKilled(line: Line, name: string, server: ServerProcess, wanted: number): Promise<void> {
  const g = generator('3');
  const total = await rounds(
    wanted,
    async (at) => {
      const me = new Server(server.url);
      const table = await openTable(me, { game: 'skirmish', seats: { A: 'me', B: 'computer:sensible' } });
      const two: Two = { id: table.id, seats: { A: me } };
      return async (told) => {
        const confirmed = await playThrough(two, generator(String(at)), told, true);
        const { entries, lost } = await judged(two, confirmed);
        // The computer's choices are confirmed to nobody, but each has a key of its own in the log.
        return { entries, lost, twice: confirmed.length - new Set(confirmed).size };
      };
    },
    async () => {
      await wait(g, 1, 70);
      await server.kill();
      await server.start();
    },
  );
  report(line, `jobs, ${name}`, total);
}

export async function killsOnSqlite(wanted: number, folder: () => string, line: Line): Promise<void> {
  const one = await serverProcess(['--data', folder()]);
  await serversKilled(line, 'SQLite', [one], wanted);
  await playersKilled(line, 'SQLite', one, wanted);
  await jobsKilled(line, 'SQLite', one, wanted);
  await one.kill();
}

export async function killsOnPostgres(wanted: number, line: Line): Promise<void> {
  const cluster = await startCluster();
  const two = [await serverProcess(['--db', cluster.url]), await serverProcess(['--db', cluster.url])];
  await serversKilled(line, 'two on PostgreSQL', two, wanted);
  const [first] = two;
  if (first !== undefined) {
    await playersKilled(line, 'PostgreSQL', first, wanted);
    // There the job of a process that died comes back after a minute, because others might be at it: fewer rounds.
    await jobsKilled(line, 'PostgreSQL', first, Math.ceil(wanted / 10));
  }
  for (const each of two) await each.kill();
  cluster.stop();
}
