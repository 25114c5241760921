// Killed at any moment: what was confirmed is in the log, what was not can be asked again, and nothing counts twice.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Generator, generator, parseScore, randomBelow } from '@bocage/engine';
import { openTable, Server, type ServerError } from '@bocage/online';
import { prove } from '@bocage/seal';
import { expect, it, onTestFinished } from 'vitest';
import { startCluster } from './cluster.ts';
import { freePort, gameOf, key, look, pair } from './rig.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Process {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

async function process_(args: readonly string[], port: number, url: string): Promise<Process> {
  let child: ChildProcess | undefined;
  const made: Process = {
    url,
    async start() {
      const now = spawn(
        process.execPath,
        [MAIN, '--port', String(port), '--public-url', url, '--hidden', '--limit-factor', '100000', ...args],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      child = now;
      let said = '';
      await new Promise<void>((done, fail) => {
        now.stderr?.on('data', (text) => (said += String(text)));
        now.stdout?.on('data', (text) => {
          if (String(text).includes('serves at')) done();
        });
        now.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
      });
      now.removeAllListeners('exit');
      now.once('exit', (code) => {
        if (code !== null) process.stderr.write(`the server ended with ${code}: ${said}\n`);
      });
    },
    async kill() {
      const now = child;
      if (now === undefined || now.exitCode !== null) return;
      const gone = new Promise((done) => now.once('exit', done));
      now.kill('SIGKILL');
      await gone;
    },
  };
  onTestFinished(() => made.kill());
  await made.start();
  return made;
}

/** Plays while the server is killed; gives up a message only when it is answered. */
async function playThrough(
  at: Awaited<ReturnType<typeof pair>>,
  g: Generator,
  until: () => boolean,
  acknowledged: number[],
): Promise<void> {
  const seats: Record<string, Server> = at.seats;
  const patient = async <T>(work: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        // The line is gone: once more, with the same key. A real refusal ends the test.
        if ((error as ServerError).status !== undefined && (error as ServerError).status < 500) throw error;
        await new Promise((done) => setTimeout(done, 20));
      }
    }
  };
  while (!until()) {
    const now = await patient(() => look(at.a, at.id));
    const person = now.decision === null ? undefined : seats[now.decision.seat];
    if (person === undefined) return;
    const mine = await patient(() => look(person, at.id));
    const name = mine.choices?.[randomBelow(g, mine.choices.length)]?.name ?? '';
    const message = { t: 'choose', key: key(), at: mine.seq, hash: mine.hash, names: [name] };
    const { seq } = await patient(() => person.ask<{ seq: number }>(`games/${at.id}/say`, message));
    acknowledged.push(seq);
  }
}

async function judged(at: Awaited<ReturnType<typeof pair>>, acknowledged: readonly number[]): Promise<void> {
  const { entries } = await at.a.ask<{ entries: { seq: number; kind: string; choices?: unknown[] }[] }>(
    `games/${at.id}/entries?after=0`,
  );
  const choices = entries.filter((e) => e.kind === 'choice').map((e) => e.seq);
  for (const seq of acknowledged) expect(choices).toContain(seq);
  // Every entry was asked for by exactly one message.
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(choices.length).toBe(acknowledged.length);
}

it('the server on SQLite, killed again and again while two play', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bocage-kill-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  const server = await process_(['--data', data], port, `http://127.0.0.1:${port}`);
  const seed = String(Date.now());
  const g = generator(seed);
  let rounds = 0;
  for (let game = 0; game < 2; game++) {
    const at = await pair({ person: () => new Server(server.url) });
    const acknowledged: number[] = [];
    let playing = true;
    const killer = (async () => {
      for (let i = 0; i < 2 && playing; i++) {
        await new Promise((done) => setTimeout(done, 30 + randomBelow(g, 120)));
        await server.kill();
        await server.start();
        rounds++;
      }
    })();
    await playThrough(at, generator(`${seed}${game}`), () => false, acknowledged);
    playing = false;
    await killer;
    await judged(at, acknowledged);
    const score = parseScore(await at.a.ask<string>(`games/${at.id}/score`));
    if ('text' in score) throw new Error(score.text);
    expect(prove(await gameOf('skirmish'), score), `seed ${seed}`).toMatchObject({ kind: 'proved' });
  }
  expect(rounds).toBeGreaterThan(1);
}, 60_000);

it('one of two servers on PostgreSQL, and PostgreSQL itself', async () => {
  const cluster = await startCluster();
  onTestFinished(cluster.stop);
  const ports = [await freePort(), await freePort()];
  // Both serve the same address, as behind a proxy; each person goes to one, and to the other when it is gone.
  const url = `http://127.0.0.1:${ports[0]}`;
  const one = await process_(['--db', cluster.url], ports[0] ?? 0, url);
  const two = await process_(['--db', cluster.url], ports[1] ?? 0, `http://127.0.0.1:${ports[1]}`);
  const at = await pair({ person: () => new Server(two.url) });
  const seed = String(Date.now());
  const g = generator(seed);
  const acknowledged: number[] = [];
  let playing = true;
  const killer = (async () => {
    for (let i = 0; i < 2 && playing; i++) {
      await new Promise((done) => setTimeout(done, 40 + randomBelow(g, 100)));
      await one.kill();
      await one.start();
      await cluster.kill();
      await cluster.restart();
    }
  })();
  await playThrough(at, generator(seed), () => false, acknowledged);
  playing = false;
  await killer;
  await judged(at, acknowledged);
  expect((await look(at.a, at.id)).phase).toBe('over');
}, 90_000);

it('a computer that was thinking when the server died thinks again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'bocage-kill-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const port = await freePort();
  const server = await process_(['--data', data], port, `http://127.0.0.1:${port}`);
  const me = new Server(server.url);
  const table = await openTable(me, { game: 'rudders-line', seats: { US: 'me', GE: 'computer:recruit' } });
  await server.kill();
  await server.start();
  for (let i = 0; i < 1_500 && (await look(me, table.id)).n === 0; i++)
    await new Promise((done) => setTimeout(done, 20));
  expect((await look(me, table.id)).n).toBeGreaterThan(0);
}, 60_000);
