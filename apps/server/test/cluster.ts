// A throw-away PostgreSQL for tests: a cluster of its own on a free port of loopback, gone with the process.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './processes.ts';

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

let cluster: Promise<Cluster> | undefined;
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
  let server = spawn(join(bin, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
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
  const stop = (): void => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  return {
    url,
    stop,
    async kill() {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGQUIT');
      await gone;
    },
    async restart() {
      server = spawn(join(bin, 'postgres'), options, { ...user, cwd: folder, stdio: 'ignore' });
      await ready();
    },
  };
}

/** The address of a new, empty database of the cluster of this process. */
export async function newDatabase(): Promise<string> {
  cluster ??= startCluster();
  const { url } = await cluster;
  const name = `t${process.pid}_${++databases}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}
