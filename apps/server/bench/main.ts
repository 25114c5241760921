// `npm run bench:server`: the server's figures beside their targets, and what the machine could do at the same time.
//
//   --seconds S   for each speed (5)       --kills N   rounds of kill -9 of each kind (200)
//   --sockets N   followers (500)          --backup N  megabytes to copy under load (1000)     --fuzz N  messages (100000)
//   --only NAME,NAME  speed, postgres, sockets, cold, memory, kept, start, backup, kill,
//                     kill-postgres, fuzz

import { fork, spawnSync } from 'node:child_process';
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generator } from '@bocage/engine';
import type { House } from '../src/index.ts';
import { openHouse } from '../src/open-house.ts';
import { backupTo } from '../src/operate/backup.ts';
import { startCluster } from '../test/cluster.ts';
import { serverProcess } from '../test/processes.ts';
import { kept, memory } from './kept.ts';
import { killsOnPostgres, killsOnSqlite, player } from './kill.ts';
import { begin, drive, move, type Speed } from './load.ts';
import { sockets } from './sockets.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    kills: { type: 'string', default: '200' },
    backup: { type: 'string', default: '1000' },
    fuzz: { type: 'string', default: '100000' },
    sockets: { type: 'string', default: '500' },
    only: { type: 'string' },
    /** A child of the bench on PostgreSQL: prints its speed. */
    worker: { type: 'string' },
    /** A child that plays both seats of a game, and is killed. */
    player: { type: 'string' },
    game: { type: 'string', default: '' },
    tokens: { type: 'string', default: '' },
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

async function backup(): Promise<void> {
  const data = folder();
  const h = await house({ data });
  const { file } = h.base;
  if (file === undefined) return;
  // Filler beside the games, so that there is something to copy.
  const blocks = Math.ceil((Number(values.backup) * 1e6) / 8192);
  file.exec(`create table filler (x blob); with recursive n(i) as (select 1 union all select i + 1 from n where i < ${blocks})
    insert into filler select randomblob(8192) from n`);
  file.exec('pragma wal_checkpoint(truncate)');
  const size = statSync(join(data, 'bocage.db')).size;
  let copied = 0;
  const began = performance.now();
  const copying = backupTo(join(data, 'bocage.db'), join(data, 'copy.db')).then(() => {
    copied = performance.now() - began;
  });
  // As long as it is copied, commits are measured.
  let slowest = 0;
  do slowest = Math.max(slowest, (await drive(h, 'rudders-line', RL, 1, 500, true)).p99);
  while (copied === 0);
  await copying;
  const copy = new DatabaseSync(join(data, 'copy.db'), { readOnly: true });
  const sound = String(Object.values(copy.prepare('pragma integrity_check').get() ?? {})[0]);
  copy.close();
  line(
    `backup of ${Math.round(size / 1e6)} MB under load`,
    `${(copied / 1000).toFixed(2)} s, ${sound}; commits p99 ${slowest.toFixed(1)} ms`,
    '1 GB <= 10 s, p99 <= 20 ms',
  );
  await h.close();
}

/** The fuzzer is a test: it is run for so many messages. */
function fuzz(): void {
  const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [vitest, 'run', 'apps/server/test/fuzz.test.ts'], {
    cwd: fileURLToPath(new URL('../../..', import.meta.url)),
    env: { ...process.env, FUZZ: values.fuzz },
    encoding: 'utf8',
  });
  const wrong = /taken .*/.exec(run.stdout)?.[0];
  line(
    `${values.fuzz} fuzzed messages`,
    run.status === 0 ? '0 taken' : `FAILED: ${wrong ?? run.stdout.slice(-200)}`,
    '0 taken',
  );
}

async function inHouse(measure: (h: House, data: string) => Promise<void>): Promise<void> {
  const data = folder();
  const h = await house({ data });
  await measure(h, data);
  await h.close();
}

if (values.player !== undefined) await player(values.player, values.game, values.tokens.split(','));
else if (values.worker !== undefined) {
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
    memory: () => inHouse((h) => memory(h, line)),
    kept: () => inHouse((h, data) => kept(h, () => statSync(join(data, 'bocage.db')).size, line)),
    start,
    backup,
    kill: () => killsOnSqlite(Number(values.kills), folder, line),
    'kill-postgres': () => killsOnPostgres(Number(values.kills), line),
    fuzz: async () => fuzz(),
  };
  process.stdout.write(
    `Load of this machine ${loadavg()[0]?.toFixed(1)}; its disk alone makes ${syncs()} synchronous writes a second.\n`,
  );
  const only = values.only?.split(',');
  const strange = only?.find((name) => parts[name] === undefined);
  if (strange !== undefined) throw new Error(`--only takes ${Object.keys(parts).join(', ')}, not '${strange}'`);
  for (const [name, run] of Object.entries(parts)) if (only === undefined || only.includes(name)) await run();
}
