// A throw-away PostgreSQL, and workers as real processes, for tests and bench of series on many machines.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

export const PROGRAM = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const CLUSTER = fileURLToPath(new URL('../../../tools/cluster.mjs', import.meta.url));

interface Cluster {
  /** Of the process that keeps it. */
  readonly pid: number;
  /** The address of a new, empty database. */
  database(): Promise<string>;
  /** As a power cut would; `restart` brings it back. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): void;
}

export async function startCluster(): Promise<Cluster> {
  const child = spawn(process.execPath, [CLUSTER], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done === true) throw new Error('PostgreSQL could not be started: the lines above say why.');
  const url = first.value;
  const tell = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`);
    await lines.next();
  };
  let databases = 0;
  return {
    pid: child.pid ?? 0,
    async database() {
      const name = `series_${++databases}`;
      await query(url, `create database ${name}`);
      return url.replace(/\/postgres$/, `/${name}`);
    },
    kill: () => tell('kill'),
    restart: () => tell('start'),
    stop: () => void child.stdin.end(),
  };
}

export async function query<R>(url: string, text: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, values)).rows as R[];
  } finally {
    await client.end();
  }
}

export interface WorkerProcess {
  readonly pid: number;
  readonly said: () => string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Kills the process that plays for it. */
  killPlayer(): void;
  /** Its exit code, when it has ended by itself. */
  readonly ended: Promise<number | null>;
}

/** A worker of its own. */
export function spawnWorker(url: string, more: readonly string[] = [], program = PROGRAM): WorkerProcess {
  // Of words that are given twice the last one counts.
  const words = [program, 'worker', '--on', url, '--jobs', '1', '--priority', 'normal', ...more];
  const child: ChildProcess = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  return {
    pid: child.pid ?? 0,
    said: () => said,
    ended,
    async kill(signal = 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
    killPlayer() {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
      for (const pid of children) process.kill(Number(pid), 'SIGKILL');
    },
  };
}

/** Asks until it is so. */
export async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await new Promise((done) => setTimeout(done, 20));
}

/** How many lines a database has. */
export async function lineCount(url: string): Promise<number> {
  try {
    const [row] = await query<{ n: string }>(url, 'select count(*) as n from bocage_series.results');
    return Number(row?.n ?? 0);
  } catch {
    return 0;
  }
}
