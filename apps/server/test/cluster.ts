// A throw-away PostgreSQL for tests: a cluster of its own on a free port of loopback, gone with whoever uses it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openPostgres } from '../src/db/open.ts';
import { openQueue } from '../src/jobs/queue.ts';

const PROGRAM = fileURLToPath(new URL('../../../tools/cluster.mjs', import.meta.url));

interface Cluster {
  readonly url: string;
  readonly stop: () => void;
  /** Ends it as a power cut would; `restart` brings it back. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

let prepared: Promise<string> | undefined;
let databases = 0;

/** Runs while somebody holds the other end of its input: a test that is stopped at any moment leaves nothing behind. */
export async function startCluster(): Promise<Cluster> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done === true) throw new Error('PostgreSQL could not be started: the lines above say why.');
  const url = first.value;
  child.unref();
  for (const end of [child.stdin, child.stdout]) (end as unknown as { unref(): void }).unref();
  /** A word to it, and its answer. */
  const tell = async (word: string): Promise<void> => {
    child.stdin.write(`${word}\n`);
    await lines.next();
  };
  return { url, stop: () => void child.stdin.end(), kill: () => tell('kill'), restart: () => tell('start') };
}

/** A database with all tables in it and nothing else: the others are copies of it, which is quicker than making them. */
async function template({ url }: Cluster): Promise<string> {
  await query(url, 'create database prepared');
  const base = await openPostgres(url.replace(/\/postgres$/, '/prepared'));
  const queue = await openQueue(base, Date.now);
  await queue.close();
  await base.close();
  return url;
}

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text);
  await client.end();
}

/** The address of a new, empty database of the cluster of this process. */
export async function newDatabase(): Promise<string> {
  prepared ??= startCluster().then(template);
  const url = await prepared;
  const name = `t${process.pid}_${++databases}`;
  await query(url, `create database ${name} template prepared`);
  return url.replace(/\/postgres$/, `/${name}`);
}
