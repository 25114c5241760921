// How the page is built: Vite without plugins of others, JSX for Preact, every path relative so that any folder can serve it.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

export const webRoot = dirname(dirname(fileURLToPath(import.meta.url)));
export const treeRoot = dirname(dirname(webRoot));

export function config(outDir: string): InlineConfig {
  return {
    root: webRoot,
    base: './',
    configFile: false,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
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
