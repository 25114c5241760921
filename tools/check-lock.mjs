// Checks that package-lock.json names every platform package that an installed package may need.
//
// A registry can lag behind on the binaries of other platforms. `npm install` then leaves them out of the lock
// without a word, and `npm ci` fails later, on somebody else's machine. This finds it where the lock is made.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, repositoryRoot } from './lib.mjs';

/**
 * @typedef {{ link?: boolean, optionalDependencies?: Record<string, string>, integrity?: string, resolved?: string }} LockEntry
 * @param {{ lockfileVersion?: number, packages?: Record<string, LockEntry> }} lock the parsed package-lock.json
 * @returns {string[]} one sentence a problem
 */
export function lockProblems(lock) {
  const packages = lock.packages ?? {};
  const problems = [];
  let named = 0;
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      named++;
      if (!resolves(packages, path, name))
        problems.push(`${path || 'package.json'} names ${name}, which is not in package-lock.json`);
    }
    const fromRegistry = path.includes('node_modules/') && !entry.link;
    if (fromRegistry && !entry.integrity) problems.push(`${path} has no integrity hash in package-lock.json`);
  }
  if (named === 0)
    problems.push('package-lock.json names no optional package at all: it cannot be the lock of this project');
  return problems;
}

/**
 * Looks a name up as Node does: beside the package first, then in each folder above it.
 * @param {Record<string, LockEntry>} packages
 * @param {string} from
 * @param {string} name
 */
function resolves(packages, from, name) {
  for (let at = from; ; ) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (at === '') return false;
    const up = at.lastIndexOf('/node_modules/');
    at = up < 0 ? '' : at.slice(0, up);
  }
}

if (isMain(import.meta)) {
  const problems = lockProblems(JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8')));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Choose versions whose platform packages are all in the registry, then make the lock again.');
    process.exitCode = 1;
  } else {
    console.log('package-lock.json is complete for every platform.');
  }
}
