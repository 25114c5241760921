// `npm run packages [-- --out DIR] [--only libraries|command|single]`: the packages for other programs and the `bocage` command, as tarballs; with
// `--only single` the command as one file that needs no Node.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { isMain, repositoryRoot } from './lib.mjs';
import { stageCommand } from './pack/command.mjs';
import { LIBRARIES, stageLibrary } from './pack/libraries.mjs';
import { makeSingle } from './pack/single.mjs';

/**
 * @param {string} folder @param {string} out
 * @returns {string} the tarball
 */
function npmPack(folder, out) {
  const program = process.env.npm_execpath;
  const words = ['pack', '--silent', '--ignore-scripts', '--pack-destination', out];
  const run = program?.endsWith('.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [program, ...words], {
        cwd: folder,
        encoding: 'utf8',
      })
    : spawnSync('npm', words, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.status !== 0) throw new Error(`npm pack failed in ${folder}: ${run.stderr || run.error?.message}`);
  return join(out, run.stdout.trim().split('\n').at(-1) ?? '');
}

/** Declarations come from the compiler. */
function compileTypes() {
  const run = spawnSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-b'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`the types do not fit:\n${run.stdout}`);
}

/**
 * @param {string} out @param {'libraries' | 'command' | 'single' | undefined} [only]
 * @returns {Promise<string[]>} the tarballs
 */
export async function makePackages(out, only) {
  mkdirSync(out, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'bocage-pack-'));
  /** @type {string[]} */
  const made = [];
  try {
    if (only === undefined || only === 'libraries') {
      compileTypes();
      for (const folder of LIBRARIES) {
        const at = join(work, folder);
        stageLibrary(folder, at);
        made.push(npmPack(at, out));
      }
    }
    if (only !== 'libraries') {
      const { buildIfNeeded } = await import(pathToFileURL(join(repositoryRoot, 'apps/web/build/build.ts')).href);
      await buildIfNeeded();
      const at = join(work, 'command');
      mkdirSync(at);
      await stageCommand(at);
      if (only === 'single') {
        const file = join(out, `bocage-${process.platform}-${process.arch}`);
        await makeSingle(at, file);
        made.push(file);
      } else made.push(npmPack(at, out));
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return made;
}

if (isMain(import.meta)) {
  const { values } = parseArgs({ options: { out: { type: 'string' }, only: { type: 'string' } } });
  const { out = 'dist/packages', only } = values;
  if (only !== undefined && only !== 'libraries' && only !== 'command' && only !== 'single') {
    console.error(`There is no '${only}' to make: --only libraries, command or single.`);
    process.exit(2);
  }
  const began = Date.now();
  for (const tarball of await makePackages(resolve(out), only))
    console.log(`${String(Math.round(statSync(tarball).size / 1024)).padStart(6)} KB  ${tarball}`);
  console.log(`Made in ${((Date.now() - began) / 1000).toFixed(1)} s.`);
}
