// The first thing `npm start`, `npm test`, `npm run bocage`, `npm run serve` and `npm run bench` run: installs what is missing, then hands
// over to the project's own Node.
//
// It must run on a bare clone, so it is plain JavaScript for Node 20 and imports nothing but Node itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NODE_WANTED = 24;
const NPM_WANTED = 11;
const NODE_TO_BEGIN = 20;

const TARGETS = /** @type {Record<string, string[]>} */ ({
  start: ['apps/web/build/start.ts'],
  test: ['tools/test.mjs'],
  bocage: ['apps/cli/src/main.ts'],
  bench: ['bench/src/main.ts'],
  serve: ['apps/server/src/main.ts'],
  packages: ['tools/packages.mjs'],
  site: ['apps/web/build/site.ts'],
  release: ['tools/new-release.mjs'],
  'bench-server': ['apps/server/bench/main.ts'],
  'bench-series': ['apps/cli/bench/series.ts'],
});

/**
 * What Node itself is told. A server lives for months: young objects get 8 MB of room instead of 67, and it stays below 200 MB.
 */
export const NODE_WORDS = /** @type {Record<string, string[]>} */ ({ serve: ['--max-semi-space-size=4'] });

/** A sentence for the person at the terminal: no stack trace. */
class Stop extends Error {}

/**
 * Whether the packages are missing or of another lock file; says which, or nothing when all is in step.
 * @param {string} root
 * @returns {'missing' | 'changed' | undefined}
 */
export function installNeeded(root) {
  const mark = join(root, 'node_modules/.bocage-lock');
  if (!existsSync(mark)) return 'missing';
  return readFileSync(mark, 'utf8').trim() === lockHash(root) ? undefined : 'changed';
}

/** @param {string} root */
export function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * @param {string} version as `npm -v` prints it
 * @returns {string | undefined} what is wrong with it
 */
export function npmProblem(version) {
  if (Number.parseInt(version, 10) >= NPM_WANTED) return undefined;
  return `Bocage needs npm ${NPM_WANTED} or newer, and this is npm ${version || '(none found)'}. Get it with: npm install --global npm@${NPM_WANTED}`;
}

/**
 * The Node that the project runs on: the one npm delivered, or the host's where there is none for this platform.
 * @param {string} root
 * @param {{ platform: string, arch: string, hostVersion: string, hostPath: string }} host
 * @returns {string}
 */
export function projectNode(root, host) {
  const program = join(root, `node_modules/${nodePackage(host)}/bin/node${host.platform === 'win32' ? '.exe' : ''}`);
  if (existsSync(program)) return program;
  if (Number.parseInt(host.hostVersion, 10) >= NODE_WANTED) return host.hostPath;
  throw new Stop(
    `npm has no Node ${NODE_WANTED} for this platform (${host.platform} ${host.arch}), and this is Node ${host.hostVersion}. Install Node ${NODE_WANTED} or newer, then run the same command again.`,
  );
}

/**
 * Whether this machine can run the project at all: npm brings a Node for some platforms, elsewhere the host's must do.
 * @param {string} root
 * @param {{ platform: string, arch: string, hostVersion: string }} host
 * @returns {string | undefined} what is wrong, and what to do
 */
export function hostProblem(root, host) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (nodePackage(host) in (optionalDependencies ?? {})) return undefined;
  if (Number.parseInt(host.hostVersion, 10) >= NODE_WANTED) return undefined;
  return `npm has no Node ${NODE_WANTED} for this platform (${host.platform} ${host.arch}), and this is Node ${host.hostVersion}. Install Node ${NODE_WANTED} or newer from https://nodejs.org, then run the same command again.`;
}

/** @param {{ platform: string, arch: string }} host */
const nodePackage = ({ platform, arch }) => `node-${platform === 'win32' ? 'win' : platform}-${arch}`;

/**
 * What the program finds in its environment. Compiled modules are kept beside the packages: every command, and every worker
 * of a series, then begins in a fifth of the time. Tests and measurements begin as on a bare clone.
 * @param {string} root
 * @param {string} what
 * @param {NodeJS.ProcessEnv} env
 */
export function surroundings(root, what, env) {
  if (what !== 'bocage' && what !== 'start' && what !== 'serve') return env;
  return { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/bocage'), ...env };
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function npm(args, options) {
  // Under `npm test` this is the very npm that the person called; a bare `npm` may be another one.
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js'))
    return spawnSync(process.env.npm_node_execpath ?? process.execPath, [program, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** @param {string} root */
function install(root) {
  const needed = installNeeded(root);
  if (needed === undefined) return;
  const problem = npmProblem(String(npm(['--version'], { cwd: root, encoding: 'utf8' }).stdout ?? '').trim());
  if (problem !== undefined) throw new Stop(problem);
  console.log(
    needed === 'missing'
      ? 'Installing the packages (about 30 s, once) ...'
      : 'The list of packages has changed: installing them again (about 30 s) ...',
  );
  const began = Date.now();
  // Someone's NODE_ENV=production or omit=dev must not leave half of the tools out.
  const run = npm(['ci', '--include=dev', '--include=optional'], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) {
    throw new Stop(
      'The packages could not be installed: the lines above say why. npm needs its registry for this, once; check the network and run the same command again.',
    );
  }
  // Written last: an installation that was cut short is done again.
  writeFileSync(join(root, 'node_modules/.bocage-lock'), `${lockHash(root)}\n`);
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.\n`);
}

/**
 * @param {string} root
 * @param {string} what to run
 * @param {string[]} args
 */
function main(root, what, args) {
  const target = TARGETS[what];
  if (target === undefined) throw new Stop(`Use: node tools/bootstrap.mjs ${Object.keys(TARGETS).join('|')}`);
  if (Number.parseInt(process.versions.node, 10) < NODE_TO_BEGIN) {
    throw new Stop(`Bocage needs Node ${NODE_TO_BEGIN} or newer to begin, and this is Node ${process.versions.node}.`);
  }
  const host = {
    platform: process.platform,
    arch: process.arch,
    hostVersion: process.versions.node,
    hostPath: process.execPath,
  };
  // Before anything is installed: half a minute later it would be a nuisance.
  const problem = hostProblem(root, host);
  if (problem !== undefined) throw new Stop(problem);
  install(root);
  const node = projectNode(root, host);
  const [program = '', ...words] = target;
  // A score is looked for where the person is, not where npm has gone.
  const cwd = what === 'bocage' || what === 'serve' ? (process.env.INIT_CWD ?? process.cwd()) : root;
  const env = surroundings(root, what, process.env);
  const child = spawn(node, [...(NODE_WORDS[what] ?? []), join(root, program), ...words, ...args], {
    cwd,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to both; the child decides what it means. Other signals are passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${node} could not be started: ${error.message}`);
    process.exitCode = 2;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
  });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  try {
    main(dirname(dirname(fileURLToPath(import.meta.url))), process.argv[2] ?? '', process.argv.slice(3));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
