// A throw-away PostgreSQL: a cluster of its own on a free port of loopback, for tests and benches. Run as a program it prints its
// address, obeys `kill` (as a power cut would) and `start` on its input, prints `done` after each, and is gone when its input ends.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isMain } from './lib.mjs';
import { postgresFolder } from './postgres.mjs';

/** Ends PostgreSQL and removes its folder when its input ends, however whoever holds the other end has died. */
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

/** PostgreSQL refuses to run as root: there it runs as the user that its package has made. */
function asUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}

async function run() {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'bocage-postgres-'));
  const user = asUser();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const flags = ['-D', folder, '-U', 'bocage', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), flags, { ...user, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = String(await freePort());
  const settings = ['-D', folder, '-p', port, '-h', '127.0.0.1', '-k', folder];
  const more = ['-c', 'max_connections=200', '-c', 'shared_buffers=32MB'];
  const keeper = spawn('sh', ['-c', KEEPER, 'sh', ...settings, ...more], {
    ...user,
    cwd: folder,
    env: { ...process.env, BIN: bin, FOLDER: folder },
    // Of its own session: a Ctrl-C at the terminal is not meant for it.
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ready = () => {
    for (let tries = 0; tries < 200; tries++) {
      const asked = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', port], { cwd: '/' });
      if (asked.status === 0) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
    throw new Error('PostgreSQL did not start within 10 s.');
  };
  ready();
  console.log(`postgres://bocage@127.0.0.1:${port}/postgres`);
  const answers = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  for await (const word of createInterface({ input: process.stdin })) {
    keeper.stdin.write(`${word}\n`);
    await answers.next();
    if (word === 'start') ready();
    console.log('done');
  }
  keeper.stdin.end();
  await new Promise((done) => keeper.on('exit', done));
}

if (isMain(import.meta)) await run();
