// The `bocage` command as one package: terminal, table, server and worker, with everything that they need inside.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../lib.mjs';
import { compileFolder } from './compile.mjs';
import { INSIDE, LIBRARIES, manifestOf, NODE, stageLibrary } from './libraries.mjs';

const APPS = ['apps/cli', 'apps/server'];

/**
 * The packages of others that these need, each with the folder it lies in.
 * @param {readonly string[]} folders @returns {Map<string, string>}
 */
function others(folders) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} from @param {Record<string, string> | undefined} needs @param {boolean} optional */
  const take = (from, needs, optional) => {
    for (const name of Object.keys(needs ?? {})) {
      if (name.startsWith('@bocage/')) continue;
      let at = from;
      while (!existsSync(join(at, 'node_modules', name, 'package.json'))) {
        const up = dirname(at);
        if (up === at) break;
        at = up;
      }
      const path = join(at, 'node_modules', name);
      if (!existsSync(path)) {
        if (optional) continue;
        throw new Error(`${name} is not installed`);
      }
      if (found.has(path)) continue;
      found.set(path, name);
      const own = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      take(path, own.dependencies, false);
      take(path, own.optionalDependencies, true);
    }
  };
  for (const folder of folders) take(join(repositoryRoot, folder), manifestOf(folder).dependencies, false);
  return found;
}

/** What belongs to each package of others that travels along. @param {Map<string, string>} packages */
function licencesOf(packages) {
  return [...packages]
    .map(([path, name]) => {
      const { version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
      const file = readdirSync(path).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
      if (file === undefined && license === undefined) throw new Error(`${name} names no licence`);
      const text = file === undefined ? '' : `\n${readFileSync(join(path, file), 'utf8').trim()}\n`;
      return `${name} ${version} (${license})\n${text}`;
    })
    .sort()
    .join(`\n${'-'.repeat(72)}\n\n`);
}

/** Whole folders of a package, but nothing that only its makers need. @param {string} path */
const carried = (path) => !/\/(test|tests|\.github|benchmarks?|docs|example|examples)$|\.(map|ts|mts|cts)$/.test(path);

/**
 * The package, ready for `npm pack`. The page must have been built.
 * @param {string} to
 */
export async function stageCommand(to) {
  const dist = join(repositoryRoot, 'apps/web/dist');
  if (!existsSync(join(dist, 'index.html'))) throw new Error('the page is not built');
  for (const folder of [...LIBRARIES, ...INSIDE])
    stageLibrary(folder, join(to, 'node_modules', manifestOf(folder).name), { typed: false });
  for (const app of APPS) {
    compileFolder(join(repositoryRoot, app, 'src'), join(to, app, 'src'));
    cpSync(join(repositoryRoot, app, 'package.json'), join(to, app, 'package.json'));
  }
  compileFolder(join(repositoryRoot, 'apps/web/build'), join(to, 'apps/web/build'), {
    except: (path) => !['serve.ts', 'start.ts', 'headers.ts'].includes(path),
  });
  cpSync(dist, join(to, 'apps/web/dist'), { recursive: true });
  cpSync(join(repositoryRoot, 'tools/pack/bocage.mjs'), join(to, 'bin/bocage.mjs'));
  cpSync(join(repositoryRoot, 'LICENSE'), join(to, 'LICENSE'));
  cpSync(join(repositoryRoot, 'apps/cli/README.md'), join(to, 'README.md'));
  const packages = others([...APPS, ...INSIDE]);
  for (const [path, name] of packages) {
    if (!path.startsWith(join(repositoryRoot, 'node_modules'))) throw new Error(`${name} lies outside of the tree`);
    const target = join(to, path.slice(repositoryRoot.length + 1));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(path, target, { recursive: true, dereference: true, filter: carried });
  }
  writeFileSync(join(to, 'LICENCES.txt'), licencesOf(packages));
  // What a series compares: the sources that these files were made of.
  const { sourcesOf } = await import(pathToFileURL(join(repositoryRoot, 'apps/cli/src/series/version.ts')).href);
  const games = LIBRARIES.filter((folder) => /^games\/(?!catalogue)/.test(folder)).map((folder) => folder.slice(6));
  writeFileSync(
    join(to, 'apps/cli/sources.json'),
    `${JSON.stringify(Object.fromEntries(['', ...games].map((id) => [id, sourcesOf(id)])), undefined, 2)}\n`,
  );
  const { version, description, license } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'));
  const inside = [
    ...[...LIBRARIES, ...INSIDE].map((folder) => manifestOf(folder).name),
    ...new Set([...packages.values()]),
  ];
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(
      {
        name: 'bocage',
        version,
        description,
        license,
        type: 'module',
        engines: { node: NODE },
        bin: { bocage: 'bin/bocage.mjs' },
        dependencies: Object.fromEntries(inside.map((name) => [name, '*'])),
        bundleDependencies: inside,
      },
      undefined,
      2,
    )}\n`,
  );
}
