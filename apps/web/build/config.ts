// How the page is built: Vite without plugins of others, JSX for Preact, every path relative so that any folder can serve it.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { players } from '@bocage/ai';
import type { InlineConfig, Plugin } from 'vite';

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

export function config(outDir: string): InlineConfig {
  return {
    root: webRoot,
    base: './',
    configFile: false,
    logLevel: 'warn',
    plugins: [opponents],
    // The same page whoever builds it: a test runner's NODE_ENV must not bring in the development form of JSX.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    build: {
      outDir,
      emptyOutDir: true,
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
          entryFileNames: (chunk) => (['sw', 'worker'].includes(chunk.name) ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
}
