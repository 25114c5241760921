// The architecture check finds every kind of wrong dependency, and notices when it looked at nothing.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkDependencies, dependencyProblems } from '../check-deps.mjs';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

const PACKAGES = ['engine', 'games/one', 'games/two', 'games/catalogue', 'ai', 'apps/cli', 'apps/web', 'bench'];

/** A small tree of the same shape as ours, with the given files in place of the empty ones. */
function check(files: Record<string, string>): string[] {
  const tree: Record<string, string> = {
    'package.json': JSON.stringify({ name: 'sample', type: 'module', workspaces: PACKAGES }),
    'engine/src/testing/index.ts': 'export const t = 1;\n',
    '../outside/a.ts': 'export const o = 1;\n',
  };
  for (const folder of PACKAGES) {
    const exports = {
      '.': './src/index.ts',
      ...(folder === 'engine' ? { './testing': './src/testing/index.ts' } : {}),
    };
    const name = `@bocage/${folder.split('/').at(-1)}`;
    // Everything is declared, so that each sample is wrong in one way only.
    const dependencies = Object.fromEntries(PACKAGES.map((other) => [`@bocage/${other.split('/').at(-1)}`, '*']));
    tree[`${folder}/package.json`] = JSON.stringify({ name, type: 'module', exports, dependencies });
    tree[`${folder}/src/index.ts`] = 'export const a = 1;\n';
    tree[`${folder}/src/inside.ts`] = 'export const b = 1;\n';
  }
  const all = Object.entries({ ...tree, ...files });
  const root = join(sampleTree(Object.fromEntries(all.map(([path, text]) => [join('tree', path), text]))), 'tree');
  mkdirSync(join(root, 'node_modules/@bocage'), { recursive: true });
  for (const folder of PACKAGES) {
    symlinkSync(join(root, folder), join(root, 'node_modules/@bocage', folder.split('/').at(-1) ?? ''));
  }
  return checkDependencies(root).problems;
}

const from = (...names: string[]) => names.map((name) => `import '${name}';\n`).join('');

it('accepts dependencies that point down, through public doors', () => {
  const problems = check({
    'games/one/src/index.ts': from('@bocage/engine', './inside.ts'),
    'games/one/test/a.test.ts': from('@bocage/engine/testing', '../src/inside.ts', 'node:fs'),
    'games/catalogue/src/index.ts': from('@bocage/one', '@bocage/two', '@bocage/engine'),
    'ai/src/index.ts': from('@bocage/engine', 'node:worker_threads'),
    'apps/cli/src/index.ts': from('@bocage/ai', '@bocage/catalogue', 'node:fs'),
    'bench/src/index.ts': from('@bocage/ai', '@bocage/catalogue', '@bocage/engine'),
  });
  expect(problems).toEqual([]);
});

const WRONG: [what: string, file: string, name: string, rule: string][] = [
  ['the engine needs a Node module', 'engine/src/wrong1.ts', 'node:fs', 'engine-needs-nothing'],
  ['the engine needs a game', 'engine/src/wrong2.ts', '@bocage/one', 'engine-needs-nothing'],
  ['a test of the engine needs a game', 'engine/test/wrong3.test.ts', '@bocage/one', 'engine-tests-know-no-game'],
  ['a game needs another', 'games/one/src/wrong4.ts', '@bocage/two', 'games-need-the-engine-only'],
  ['a game needs a Node module', 'games/one/src/wrong5.ts', 'node:fs', 'games-need-the-engine-only'],
  ['a game needs a computer player', 'games/one/src/wrong6.ts', '@bocage/ai', 'games-need-the-engine-only'],
  ['a test of a game needs an app', 'games/one/test/wrong7.test.ts', '@bocage/cli', 'tests-look-down-too'],
  [
    'the catalogue needs a computer player',
    'games/catalogue/src/wrong8.ts',
    '@bocage/ai',
    'catalogue-needs-games-and-engine-only',
  ],
  ['a computer player needs an app', 'ai/src/wrong9.ts', '@bocage/cli', 'ai-looks-down'],
  ['an app needs another', 'apps/web/src/wrong10.ts', '@bocage/cli', 'apps-stand-alone'],
  ['a package reaches inside another', 'ai/src/wrong11.ts', '../../engine/src/inside.ts', 'public-doors-only'],
  ['a package goes round a name', 'ai/src/wrong12.ts', '../../engine/src/index.ts', 'by-name-not-by-path'],
  ['a package asks for what is not exported', 'ai/src/wrong13.ts', '@bocage/engine/src/inside.ts', 'resolvable'],
  ['a source needs a test', 'ai/src/wrong14.ts', '../test/helper.ts', 'sources-need-no-tests-or-tools'],
  ['a file is outside the tree', 'ai/src/wrong15.ts', '../../../outside/a.ts', 'inside-the-tree'],
  ['a file is at an absolute place', 'ai/src/wrong16.ts', join(repositoryRoot, 'tools/lib.mjs'), 'inside-the-tree'],
  ['a package is not there', 'ai/src/wrong17.ts', 'no-such-package', 'resolvable'],
];

it('finds every kind of wrong dependency', () => {
  const files = Object.fromEntries(WRONG.map(([, file, name]) => [file, from(name)]));
  const problems = check({ ...files, 'ai/test/helper.ts': 'export {};\n' });
  for (const [what, file, , rule] of WRONG) {
    expect(
      problems.some((problem) => problem.startsWith(`${rule}: ${file} -> `)),
      what,
    ).toBe(true);
  }
  // And it blames nothing else.
  const wrongFiles = WRONG.map(([, file]) => file);
  expect(problems.filter((problem) => !wrongFiles.some((file) => problem.includes(`: ${file} -> `)))).toEqual([]);
});

it('a type is a dependency too', () => {
  const problems = check({
    'games/one/src/index.ts': "import type { a } from '@bocage/two';\nexport type A = typeof a;\n",
  });
  expect(problems).toEqual(['games-need-the-engine-only: games/one/src/index.ts -> games/two/src/index.ts']);
});

it('a package uses another that it does not declare', () => {
  const problems = check({
    'ai/package.json': '{ "name": "@bocage/ai", "type": "module", "exports": "./src/index.ts" }',
    'ai/src/index.ts': from('@bocage/engine'),
  });
  expect(problems).toEqual([
    'undeclared: ai/src/index.ts -> engine/src/index.ts, but ai/package.json does not name @bocage/engine',
  ]);
});

it('two modules need each other', () => {
  const problems = check({ 'ai/src/index.ts': from('./inside.ts'), 'ai/src/inside.ts': from('./index.ts') });
  expect(problems.join()).toContain('no-circular');
});

it('a run that saw no module is a failure', () => {
  expect(dependencyProblems({ modules: [], summary: { violations: [] } }, ['engine'])).toHaveLength(1);
  expect(dependencyProblems({ modules: [], summary: { violations: [] } }, [])).toHaveLength(1);
});
