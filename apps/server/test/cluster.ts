// A throw-away PostgreSQL for tests: a cluster of its own on a free port of loopback, gone with whoever uses it.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openPostgres } from '../src/db/open.ts';
import { openQueue } from '../src/jobs/queue.ts';
import { freePort } from './processes.ts';

/**
 * Keeps PostgreSQL running while somebody holds the other end of its input: a test that is stopped at any moment, thread or
 * process, leaves neither a server nor a folder behind.
 */
const KEEPER = `
run() { "$BIN/postgres" "$@" >/dev/null 2>&1 & P=$!; }
run "$@"
while read -r word; do
  case $word in
    kill) kill -QUIT $P; wait $P; echo killed ;;
    start) run "$@"; echo started ;;
  esac
done
kill -QUIT $P; wait $P
cd /; rm -rf "$FOLDER"
`;

interface Cluster {
  readonly url: string;
  readonly stop: () => void;
  /** Ends it as a power cut would; `restart` brings it back. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

/** The folder of PostgreSQL's programs, installed first if need be. */
function postgresFolder(): string {
  const program = "import { postgresFolder } from './tools/postgres.mjs'; process.stderr.write(postgresFolder());";
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stderr.split('\n').at(-1) ?? '';
}

let prepared: Promise<string> | undefined;
let databases = 0;

/** PostgreSQL refuses to run as root: there it runs as the user that its package has made. */
function asUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

export async function startCluster(): Promise<Cluster> {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'bocage-postgres-'));
  const user = asUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', folder, '-U', 'bocage', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://bocage@127.0.0.1:${port}/postgres`;
  const options = [
    '-D',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=64MB',
  ];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', ...options], {
    ...user,
    cwd: folder,
    env: { ...process.env, BIN: bin, FOLDER: folder },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  keeper.unref();
  (keeper.stdin as unknown as { unref(): void }).unref();
  (keeper.stdout as unknown as { unref(): void }).unref();
  /** A word to the keeper, and its answer. */
  const tell = async (word: string): Promise<void> => {
    keeper.stdin?.write(`${word}\n`);
    await once(keeper.stdout ?? keeper, 'data');
  };
  const ready = async (): Promise<void> => {
    for (let i = 0; i < 200; i++) {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await wait(50);
      }
    }
    throw new Error('PostgreSQL did not start within 10 s.');
  };
  await ready();
  return {
    url,
    stop: () => void keeper.stdin?.end(),
    kill: () => tell('kill'),
    async restart() {
      await tell('start');
      await ready();
    },
  };
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
