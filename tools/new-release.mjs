// `npm run release -- VERSION [--dry] [--no-test]`: the checklist of a release as a program: checks, builds, packs, freezes.
//
// With --dry everything is done in a copy, and the tree stays as it is. Nothing is published: the last lines say what is left to do.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { foldersIn, isMain, repositoryRoot } from './lib.mjs';
import { LIBRARIES } from './pack/libraries.mjs';

/** Licences that may travel along. */
const FREE =
  /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1|Unlicense|Python-2\.0)$/;

/** @typedef {{ name: string, run(): string | void }} Item what is done; a remark, or an Error with what is wrong */

/** A sentence for the person at the terminal. */
class Stop extends Error {}

/** Every package.json of the tree. @param {string} root */
export function manifests(root) {
  const nested = ['games', 'apps'].flatMap((folder) =>
    foldersIn(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return ['', 'engine', 'seal', 'online', 'lessons', 'ai', 'bench', ...nested]
    .map((folder) => join(root, folder, 'package.json'))
    .filter((file) => existsSync(file));
}

/** What is wrong with the numbers of a tree. @param {string} root @param {string} version @returns {string[]} */
export function versionProblems(root, version) {
  const wrong = manifests(root).flatMap((file) => {
    const own = JSON.parse(readFileSync(file, 'utf8')).version;
    return own === version ? [] : [`${file.slice(root.length + 1)} says ${own}, not ${version}`];
  });
  const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, newest] = /^## (\S+)/m.exec(changes) ?? [];
  if (newest !== version) wrong.push(`CHANGELOG.md begins with ${newest ?? 'nothing'}, not ${version}`);
  return wrong;
}

/** Packages in the lock that travel along with a licence that may not. @param {string} root @returns {string[]} */
export function licenceProblems(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, one]) => {
    if (!path.startsWith('node_modules/') || one.link || one.dev || one.devOptional) return [];
    const licence = String(one.license ?? 'none').replace(/^\((.*)\)$/, '$1');
    return licence.split(' OR ').some((name) => FREE.test(name)) ? [] : [`${path}: ${licence}`];
  });
}

/** @param {string} root @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function node(root, words, env = process.env) {
  const run = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (run.status !== 0) throw new Stop(`${words.join(' ')} failed:\n${(run.stdout + run.stderr).slice(-2000)}`);
  return run.stdout.trim();
}

/** @param {readonly string[]} problems */
function none(problems) {
  if (problems.length > 0) throw new Stop(problems.join('\n'));
}

/** @param {string} folder */
function sizes(folder) {
  const files = readdirSync(folder).map((name) => `${name} ${Math.round(statSync(join(folder, name)).size / 1024)} KB`);
  return files.join(', ');
}

/**
 * The checklist, in order.
 * @param {string} root the tree in which it is done @param {string} version @param {string} out where packages and site go @param {boolean} test
 * @returns {Item[]}
 */
function checklist(root, version, out, test) {
  return [
    { name: 'numbers', run: () => none(versionProblems(root, version)) },
    { name: 'licences', run: () => none(licenceProblems(root)) },
    ...(test ? [{ name: 'npm test', run: () => node(root, ['tools/test.mjs']).split('\n').at(-1) }] : []),
    {
      name: 'packages',
      run: () => {
        node(root, ['tools/packages.mjs', '--out', join(out, 'packages')]);
        return sizes(join(out, 'packages'));
      },
    },
    { name: 'site', run: () => node(root, ['apps/web/build/site.ts', '--out', join(out, 'site')]).split(';')[0] },
    { name: 'rules frozen', run: () => node(root, ['tools/release.mjs', root, version]).replaceAll('\n', '; ') },
    {
      name: 'scores frozen',
      run: () =>
        LIBRARIES.flatMap((folder) => (/^games\/(?!catalogue)/.test(folder) ? [folder.slice(6)] : []))
          .map((game) => node(root, ['tools/corpus.mjs', root, version, game]).split('\n').at(-1))
          .join('; '),
    },
    { name: 'files of old rules', run: () => node(root, ['tools/release.mjs', '--check']) },
  ];
}

/** The tree as git has it, with the packages of this one. @param {string} to */
function copyTree(to) {
  const files = spawnSync('git', ['ls-files', '-z'], { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (files.status !== 0) throw new Stop('This is no clone: a release is made from one.');
  for (const file of files.stdout.split('\0').filter(Boolean)) cpSync(join(repositoryRoot, file), join(to, file));
  // Links to the packages of the tree lead to the copy's own.
  cpSync(join(repositoryRoot, 'node_modules/@bocage'), join(to, 'node_modules/@bocage'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of readdirSync(join(repositoryRoot, 'node_modules'))) {
    if (name !== '@bocage' && name !== '.cache')
      symlinkSync(join(repositoryRoot, 'node_modules', name), join(to, 'node_modules', name));
  }
}

if (isMain(import.meta)) {
  const { values, positionals } = parseArgs({
    options: { dry: { type: 'boolean' }, 'no-test': { type: 'boolean' }, out: { type: 'string' } },
    allowPositionals: true,
  });
  const version = positionals[0] ?? JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')).version;
  const work = mkdtempSync(join(tmpdir(), 'bocage-release-'));
  const root = values.dry ? join(work, 'tree') : repositoryRoot;
  const out = values.out ?? (values.dry ? join(work, 'out') : join(repositoryRoot, 'dist/release'));
  try {
    if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Stop(`'${version}' is no number like 0.2.0.`);
    const dirty = spawnSync('git', ['status', '--porcelain'], { cwd: repositoryRoot, encoding: 'utf8' }).stdout;
    if (dirty !== '' && !values.dry) throw new Stop(`A release is made from a tree without changes:\n${dirty}`);
    if (values.dry) copyTree(root);
    console.log(`Release ${version}${values.dry ? ', tried in a copy: the tree stays as it is' : ''}`);
    for (const { name, run } of checklist(root, version, out, !values['no-test'])) {
      const began = Date.now();
      const said = run() ?? '';
      console.log(`  ok  ${name.padEnd(20)} ${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${said}`);
    }
    console.log(
      values.dry
        ? 'Everything a release needs works.'
        : `Left to do: look at the changes, keep the page's database (CONTRIBUTING.md), commit, tag v${version}, hand out what is in ${out}.`,
    );
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
