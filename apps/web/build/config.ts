// How the page is built: Vite without plugins of others, JSX for Preact, every path relative so that any folder can serve it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { players } from '@bocage/ai';
import type { InlineConfig, Plugin } from 'vite';
import { grouping } from './groups.ts';
import { shortImports } from './imports.ts';
import { laterCopies } from './later.ts';
import { nothingUnlicensed } from './licences.ts';
import { namespaces } from './namespaces.ts';
import { refusals } from './refusals.ts';
import { rulings } from './rulings.ts';
import { BEFORE_WORDS, inlineWords, overlay } from './words.ts';

export const webRoot = dirname(dirname(fileURLToPath(import.meta.url)));
export const treeRoot = dirname(dirname(webRoot));

/** The page needs the players' names, not the search behind them: that would only weigh. */
const opponents: Plugin = {
  name: 'opponents',
  load(id) {
    if (!id.replaceAll('\\', '/').endsWith('/src/core/opponents.ts')) return undefined;
    const list = players.map(({ id, name, about }) => ({ id, name, about }));
    return { code: `export const opponents = ${JSON.stringify(list)};`, moduleType: 'js' };
  },
};

/** Where a game's data files stand for the page: one file for the whole game, fetched as data. */
const DATA = '\0data of ';

/**
 * Maps, cards and units are data, not script: a browser reads JSON several times as fast as the same in a script, and
 * nothing of it has to be compiled. All data files of a game become one file beside the script that asks for it.
 */
const gameData: Plugin = {
  name: 'game data',
  load: {
    order: 'pre',
    handler(id) {
      if (id.startsWith(DATA)) {
        const game = id.slice(DATA.length);
        const files = globSync(`games/${game}/data/*.json`, { cwd: treeRoot }).sort();
        const all = Object.fromEntries(
          files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(`${treeRoot}/${file}`, 'utf8'))]),
        );
        const text = JSON.stringify(all);
        const name = `${game}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: text });
        return { code: fetchData(name), moduleType: 'js' };
      }
      const [, game, file] = /\/games\/([^/]+)\/data\/([^/]+)\.json$/.exec(id.replaceAll('\\', '/')) ?? [];
      if (game === undefined || file === undefined) return undefined;
      const from = JSON.stringify(DATA + game);
      return { code: `import all from ${from}; export default all[${JSON.stringify(file)}];`, moduleType: 'js' };
    },
  },
  resolveId(id) {
    return id.startsWith(DATA) ? id : undefined;
  },
};

/** A script that failed once stays failed until the page is loaded again, so a lost connection gets a second and third chance. */
function fetchData(name: string): string {
  return `const address = import.meta.url.replace(/[^/]*$/, ${JSON.stringify(name)});
async function read(tries) {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.json();
  } catch {}
  if (tries === 1) throw new Error('no data');
  await new Promise((done) => setTimeout(done, 400));
  return read(tries - 1);
}
export default await read(3);`;
}

/** @param development words stay in their files, and another catalogue can be laid over them */
export function config(outDir: string, development = false): InlineConfig {
  return {
    root: webRoot,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [
      // First: the others look for what a module imports by name.
      namespaces,
      development ? overlay : inlineWords(),
      opponents,
      gameData,
      refusals(treeRoot),
      rulings(),
      laterCopies,
      shortImports,
      nothingUnlicensed(webRoot),
    ],
    // The same page whoever builds it: a test runner's NODE_ENV must not bring in the development form of JSX.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    build: {
      outDir,
      // What is not made of scripts stands there already.
      emptyOutDir: !development,
      target: 'es2022',
      assetsInlineLimit: 0,
      // The page names what it needs at once; scripts preload nothing by themselves: the worker has no document for it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      reportCompressedSize: false,
      rolldownOptions: {
        input: {
          index: `${webRoot}/index.html`,
          sw: `${webRoot}/src/sw.ts`,
          worker: `${webRoot}/src/core/worker.ts`,
        },
        output: {
          // A service worker lives at a fixed address: its scope and its updates depend on it. So does the worker that thinks.
          codeSplitting: {
            groups: [
              { name: grouping(treeRoot, development ? BEFORE_WORDS : undefined), debugName: 'travel together' },
            ],
            includeDependenciesRecursively: false,
          },
          entryFileNames: (chunk) => (['sw', 'worker'].includes(chunk.name) ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
}
