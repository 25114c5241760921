// `npm run bench:server`: the server's figures beside their targets, and what the machine could do at the same time.
//
//   --seconds S   for each speed (5)       --kills N   rounds of kill -9 on each database (20)
//   --sockets N   followers (500)          --only NAME speed, postgres, sockets, cold, start, kill, backup

import { fork } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generator, randomBelow } from '@bocage/engine';
import type { House } from '../src/index.ts';
import { scoreOf } from '../src/jobs/pack.ts';
import { openHouse } from '../src/open-house.ts';
import { backupTo } from '../src/operate/backup.ts';
import { startCluster } from '../test/cluster.ts';
import { judged, playThrough, type ServerProcess, serverProcess, twoAt } from '../test/processes.ts';
import { begin, drive, move, type Speed } from './load.ts';
import { sockets } from './sockets.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    kills: { type: 'string', default: '20' },
    sockets: { type: 'string', default: '500' },
    only: { type: 'string' },
    /** A child of the bench on PostgreSQL: prints its speed. */
    worker: { type: 'string' },
  },
});
const MS = Number(values.seconds) * 1000;
const RL = ['US', 'GE'];

function house(settings: { data?: string; db?: string }): Promise<House> {
  return openHouse({
    ...settings,
    who: 'anyone',
    workers: 0,
    publicUrl: 'http://localhost',
    sweepEvery: 0,
    limitFactor: 1e9,
    hidden: true,
  });
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bocage-bench-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  return made;
}

function line(what: string, figure: string, target: string): void {
  process.stdout.write(`  ${what.padEnd(46)} ${figure.padEnd(34)} target ${target}\n`);
}

const words = ({ perSecond, p50, p99 }: Speed): string =>
  `${Math.round(perSecond)}/s, p50 ${p50.toFixed(2)}, p99 ${p99.toFixed(1)} ms`;

/** What the disk does alone: the ceiling of one writer. */
function syncs(): number {
  const path = join(folder(), 'probe');
  const fd = openSync(path, 'w');
  const block = Buffer.alloc(8192);
  const end = performance.now() + 1_000;
  let n = 0;
  for (; performance.now() < end; n++) {
    writeSync(fd, block, 0, block.length, 0);
    fdatasyncSync(fd);
  }
  closeSync(fd);
  return n;
}

async function speed(): Promise<void> {
  for (const [game, seats] of [
    ['rudders-line', RL],
    ['credentials', ['US']],
  ] as const) {
    const h = await house({ data: folder() });
    line(`choices, SQLite, ${game}`, words(await drive(h, game, seats, 1, MS)), '>= 2500/s, p99 <= 3 ms');
    await h.close();
  }
}

/** Children of this program, each with its own games on one database. */
function workers(db: string, count: number): Promise<Speed[]> {
  const one = (): Promise<Speed> =>
    new Promise((done, fail) => {
      const child = fork(fileURLToPath(import.meta.url), ['--worker', db, '--seconds', values.seconds]);
      child.once('message', (answer: Speed) => done(answer));
      child.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)));
    });
  return Promise.all(Array.from({ length: count }, one));
}

async function postgres(): Promise<void> {
  const cluster = await startCluster();
  const sum = (all: Speed[]): Speed => ({
    perSecond: all.reduce((s, x) => s + x.perSecond, 0),
    p50: Math.max(...all.map((x) => x.p50)),
    p99: Math.max(...all.map((x) => x.p99)),
  });
  await (await house({ db: cluster.url })).close();
  line('choices, PostgreSQL, one process', words(sum(await workers(cluster.url, 1))), '>= 1500/s');
  line('choices, PostgreSQL, two processes', words(sum(await workers(cluster.url, 2))), '>= 3000/s');
  cluster.stop();
}

async function cold(): Promise<void> {
  const h = await house({ data: folder() });
  const table = await begin(h, 'rudders-line', RL);
  const g = generator('4');
  let n = 0;
  while (n < 400 && (await move(h, table, g)) !== undefined) n++;
  const times: number[] = [];
  for (let i = 0; i < 50; i++) {
    h.tables.drop(table.id);
    const began = performance.now();
    await h.tables.get(table.id);
    times.push(performance.now() - began);
  }
  times.sort((x, y) => x - y);
  line(`cold game of ${n} choices`, `${times[25]?.toFixed(2)} ms (median of 50)`, '<= 2 ms');
  const shown = await h.tables.get(table.id);
  if (shown !== undefined) {
    const bytes = Buffer.byteLength(await scoreOf(h, shown));
    line(
      `score of ${n} choices`,
      `${(bytes / 1024).toFixed(1)} KB; 100,000: ${((bytes * 1e5) / 1e9).toFixed(2)} GB`,
      '<= 1 GB',
    );
  }
  await h.close();
}

async function start(): Promise<void> {
  const began = performance.now();
  const one = await serverProcess(['--data', folder(), '--workers', '0']);
  await fetch(`${one.url}/api/1/health`);
  line('start to first answer, SQLite', `${((performance.now() - began) / 1000).toFixed(2)} s`, '<= 1 s');
  await one.kill();
  const cluster = await startCluster();
  const two = await serverProcess(['--db', cluster.url, '--workers', '0']);
  await two.kill();
  const again = performance.now();
  await two.start();
  await fetch(`${two.url}/api/1/health`);
  line('start to first answer, PostgreSQL', `${((performance.now() - again) / 1000).toFixed(2)} s`, '<= 2 s');
  await two.kill();
  cluster.stop();
}

async function killed(name: string, servers: readonly ServerProcess[], rounds: number): Promise<void> {
  const g = generator('1');
  const total = { entries: 0, lost: 0, twice: 0 };
  let done = 0;
  for (let game = 0; done < rounds; game++) {
    const [one, other = one] = servers;
    if (one === undefined) return;
    const at = await twoAt(one.url, other?.url ?? one.url);
    let playing = true;
    const killer = (async () => {
      while (playing && done < rounds) {
        await new Promise((next) => setTimeout(next, 10 + randomBelow(g, 60)));
        const victim = servers[randomBelow(g, servers.length)];
        await victim?.kill();
        await victim?.start();
        done++;
      }
    })();
    const confirmed = await playThrough(at, generator(String(game)));
    playing = false;
    await killer;
    const found = await judged(at, confirmed);
    total.entries += found.entries;
    total.lost += found.lost;
    total.twice += found.twice;
  }
  line(
    `kill -9, ${name}, ${done} rounds`,
    `${total.entries} entries, ${total.lost} lost, ${total.twice} twice`,
    '0 lost, 0 twice',
  );
}

async function kill(): Promise<void> {
  const rounds = Number(values.kills);
  const one = await serverProcess(['--data', folder()]);
  await killed('SQLite', [one], rounds);
  await one.kill();
  const cluster = await startCluster();
  const two = [await serverProcess(['--db', cluster.url]), await serverProcess(['--db', cluster.url])];
  await killed('two on PostgreSQL', two, rounds);
  for (const each of two) await each.kill();
  cluster.stop();
}

async function backup(): Promise<void> {
  const data = folder();
  const h = await house({ data });
  const { file } = h.base;
  if (file === undefined) return;
  // Filler beside the games, so that there is something to copy.
  file.exec(`create table filler (x blob); with recursive n(i) as (select 1 union all select i + 1 from n where i < 12800)
    insert into filler select randomblob(8192) from n`);
  file.exec('pragma wal_checkpoint(truncate)');
  const size = statSync(join(data, 'bocage.db')).size;
  let copied = 0;
  const began = performance.now();
  const reader = new DatabaseSync(join(data, 'bocage.db'), { readOnly: true });
  const copying = backupTo(reader, join(data, 'copy.db')).then(() => {
    copied = performance.now() - began;
  });
  const speed = await drive(h, 'rudders-line', RL, 1, Math.max(2_000, MS / 2));
  await copying;
  reader.close();
  const copy = new DatabaseSync(join(data, 'copy.db'), { readOnly: true });
  const sound = String(Object.values(copy.prepare('pragma integrity_check').get() ?? {})[0]);
  copy.close();
  line(
    `backup of ${Math.round(size / 1e6)} MB under load`,
    `${(copied / 1000).toFixed(2)} s, ${sound}; commits p99 ${speed.p99.toFixed(1)} ms`,
    '1 GB <= 10 s, p99 <= 20 ms',
  );
  await h.close();
}

if (values.worker !== undefined) {
  const h = await house({ db: values.worker });
  const speed = await drive(h, 'rudders-line', RL, 16, MS);
  await h.close();
  process.send?.(speed);
  process.disconnect();
} else {
  const parts: Record<string, () => Promise<void>> = {
    speed,
    postgres,
    sockets: () => sockets(Number(values.sockets), MS, folder(), line),
    cold,
    start,
    backup,
    kill,
  };
  process.stdout.write(
    `Load of this machine ${loadavg()[0]?.toFixed(1)}; its disk alone makes ${syncs()} synchronous writes a second.\n`,
  );
  for (const [name, run] of Object.entries(parts)) if (values.only === undefined || values.only === name) await run();
}
