// What the tools share: where the tree is, how to find files in it, how to tell a program from an import.
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Whether a module is the program that was started. Links are followed: in a clone reached through a linked folder,
 * a check that took itself for an import would do nothing and succeed.
 * @param {ImportMeta} meta
 */
export function isMain(meta) {
  return process.argv[1] !== undefined && meta.url === pathToFileURL(realpathSync(process.argv[1])).href;
}

/**
 * All files under a folder, as paths from it with forward slashes, in a fixed order. A missing folder has none.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} relative */
  const walk = (relative) => {
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue;
      const path = relative ? `${relative}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else if (entry.isFile()) found.push(path);
    }
  };
  try {
    walk('');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  return found.sort();
}

/**
 * The folders directly under a folder; none if it is missing.
 * @param {string} folder
 * @returns {string[]}
 */
export function foldersIn(folder) {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return [];
  }
}

/**
 * Every file under a folder without exception, in a fixed order: what is packed is packed whole.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}
