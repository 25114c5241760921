// Killed at any moment: what was confirmed is in the log, what was not can be asked again, and nothing counts twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generator, parseScore, randomBelow } from '@bocage/engine';
import { openTable, Server } from '@bocage/online';
import { prove } from '@bocage/seal';
import { expect, it, onTestFinished } from 'vitest';
import { startCluster } from './cluster.ts';
import { judged, playThrough, type ServerProcess, serverProcess, twoAt } from './processes.ts';
import { gameOf, look } from './rig.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bocage-kill-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function server(args: readonly string[]): Promise<ServerProcess> {
  const made = await serverProcess(args);
  onTestFinished(() => made.kill());
  return made;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

it('the server on SQLite, killed again and again while two play', async () => {
  const one = await server(['--data', folder()]);
  const seed = String(Date.now());
  const g = generator(seed);
  let rounds = 0;
  for (let game = 0; game < 2; game++) {
    const at = await twoAt(one.url);
    let playing = true;
    const killer = (async () => {
      for (let i = 0; i < 2 && playing; i++) {
        await pause(30 + randomBelow(g, 120));
        await one.kill();
        await one.start();
        rounds++;
      }
    })();
    const confirmed = await playThrough(at, generator(`${seed}${game}`));
    playing = false;
    await killer;
    expect(await judged(at, confirmed), `seed ${seed}`).toEqual({ entries: confirmed.length, lost: 0, twice: 0 });
    const score = parseScore((await at.seats.A?.ask<string>(`games/${at.id}/score`)) ?? '');
    if ('text' in score) throw new Error(score.text);
    expect(prove(await gameOf('skirmish'), score), `seed ${seed}`).toMatchObject({ kind: 'proved' });
  }
  expect(rounds).toBeGreaterThan(1);
}, 120_000);

it('one of two servers on PostgreSQL, and PostgreSQL itself', async () => {
  const cluster = await startCluster();
  onTestFinished(cluster.stop);
  const one = await server(['--db', cluster.url]);
  const two = await server(['--db', cluster.url]);
  const at = await twoAt(two.url);
  const seed = String(Date.now());
  const g = generator(seed);
  let playing = true;
  const killer = (async () => {
    for (let i = 0; i < 2 && playing; i++) {
      await pause(40 + randomBelow(g, 100));
      await one.kill();
      await one.start();
      await cluster.kill();
      await cluster.restart();
    }
  })();
  const confirmed = await playThrough(at, generator(seed));
  playing = false;
  await killer;
  expect(await judged(at, confirmed), `seed ${seed}`).toEqual({ entries: confirmed.length, lost: 0, twice: 0 });
}, 120_000);

it('a computer that was thinking when the server died thinks again', async () => {
  const one = await server(['--data', folder()]);
  const me = new Server(one.url);
  const table = await openTable(me, { game: 'rudders-line', seats: { US: 'me', GE: 'computer:recruit' } });
  await one.kill();
  await one.start();
  for (let i = 0; i < 3_000 && (await look(me, table.id)).n === 0; i++) await pause(20);
  expect((await look(me, table.id)).n).toBeGreaterThan(0);
}, 120_000);

it('SIGTERM ends it within five seconds, and the lock is gone', async () => {
  const data = folder();
  const one = await server(['--data', data]);
  const began = performance.now();
  await one.kill('SIGTERM');
  expect(performance.now() - began).toBeLessThan(6_000);
  const { existsSync } = await import('node:fs');
  expect(existsSync(join(data, 'bocage.lock'))).toBe(false);
}, 60_000);
