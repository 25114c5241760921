// The packages that other programs use: engine, games, catalogue, players, and what those need. Compiled, each a folder of its own.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../lib.mjs';
import { compileFolder } from './compile.mjs';

/** Those that are meant for others, with what stands below them first. */
export const LIBRARIES = [
  'engine',
  'games/rudders-line',
  'games/sherman-leader',
  'games/credentials',
  'games/catalogue',
  'ai',
];

/** What the `bocage` command needs besides. */
export const INSIDE = ['seal', 'online', 'lessons'];

/** What a compiled program needs: `import.meta.resolve`, `Promise.withResolvers`, sqlite for the server. */
export const NODE = '>=24';

/** @typedef {Record<string, unknown> & { name: string, version: string, exports: Record<string, string>, dependencies?: Record<string, string> }} Manifest */

/** @param {string} folder @returns {Manifest} */
export function manifestOf(folder) {
  return JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8'));
}

/**
 * What the compiled package says of itself: the same names, JavaScript and declarations behind them, exact versions.
 * @param {Manifest} own @param {boolean} typed
 */
function packedManifest(own, typed = true) {
  const { private: _private, devDependencies: _dev, exports, dependencies, ...rest } = own;
  /** @type {Record<string, unknown>} */
  const doors = {};
  for (const [name, path] of Object.entries(exports)) {
    const js = path.replace(/\.ts$/, '.js');
    doors[name] = js === path || !typed ? js : { types: path.replace(/\.ts$/, '.d.ts'), default: js };
  }
  const needs = Object.entries(dependencies ?? {}).map(([name, version]) => [
    name,
    name.startsWith('@bocage/') ? own.version : version,
  ]);
  return {
    ...rest,
    engines: { node: NODE },
    exports: { ...doors, './package.json': './package.json' },
    ...(needs.length > 0 && { dependencies: Object.fromEntries(needs) }),
  };
}

/**
 * One package, compiled into a folder.
 * @param {string} folder in the tree @param {string} to @param {{ typed?: boolean }} [how] declarations too
 */
export function stageLibrary(folder, to, { typed = true } = {}) {
  const from = join(repositoryRoot, folder);
  mkdirSync(to, { recursive: true });
  const types = join(repositoryRoot, '.cache/types', folder);
  compileFolder(join(from, 'src'), join(to, 'src'), typed ? { types: join(types, 'src') } : {});
  for (const beside of ['data', 'releases']) {
    if (existsSync(join(from, beside))) cpSync(join(from, beside), join(to, beside), { recursive: true });
  }
  for (const file of ['digest.md', 'README.md'])
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  copyFileSync(join(repositoryRoot, 'LICENSE'), join(to, 'LICENSE'));
  writeFileSync(
    join(to, 'package.json'),
    `${JSON.stringify(packedManifest(manifestOf(folder), typed), undefined, 2)}\n`,
  );
}
