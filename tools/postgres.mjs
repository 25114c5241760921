// Finds the programs of PostgreSQL for the server's tests, or installs Debian's where that is possible without asking.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const WHERE = '/usr/lib/postgresql';
const WHAT_TO_DO =
  'Install PostgreSQL 15 or newer (on Debian: apt-get install postgresql), or set POSTGRES_BIN to the folder of initdb, then run the same command again.';

/**
 * What the search touches, so that tests can stand in for the machine.
 * @typedef {{
 *   given: string | undefined,
 *   exists: (path: string) => boolean,
 *   versions: () => string[],
 *   isRoot: boolean,
 *   run: (command: string, args: string[]) => boolean,
 *   say: (line: string) => void,
 * }} Machine
 */

/** @type {Machine} */
const thisMachine = {
  given: process.env.POSTGRES_BIN,
  exists: existsSync,
  versions: () => (existsSync(WHERE) ? readdirSync(WHERE) : []),
  isRoot: process.getuid?.() === 0,
  run: (command, args) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
  say: (line) => console.log(line),
};

/** @param {Machine} machine */
function newest(machine) {
  const versions = machine.versions().filter((v) => Number(v) >= 15);
  const best = versions.sort((a, b) => Number(b) - Number(a))[0];
  return best === undefined ? undefined : join(WHERE, best, 'bin');
}

/**
 * The folder with `initdb` and `postgres`, installed first if need be. Throws one sentence that says what to do.
 * @param {Machine} machine
 * @returns {string}
 */
export function postgresFolder(machine = thisMachine) {
  if (machine.given) {
    if (machine.exists(join(machine.given, 'initdb'))) return machine.given;
    throw new Error(`POSTGRES_BIN names ${machine.given}, where there is no initdb. ${WHAT_TO_DO}`);
  }
  const found = newest(machine);
  if (found !== undefined) return found;
  if (!machine.isRoot || !machine.exists('/etc/debian_version'))
    throw new Error(`The tests of the server need PostgreSQL, and none was found. ${WHAT_TO_DO}`);
  machine.say('Installing PostgreSQL for the tests of the server (about 20 s, once) ...');
  const installed =
    machine.run('apt-get', ['-qq', 'update']) &&
    machine.run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql']);
  const now = installed ? newest(machine) : undefined;
  if (now === undefined) throw new Error(`PostgreSQL could not be installed: the lines above say why. ${WHAT_TO_DO}`);
  return now;
}
