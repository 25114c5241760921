// The determinism check and the linter's forbidden globals both bite.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkTree, determinismProblems } from '../check-determinism.mjs';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

it.each([
  ['const a = Math.random();', 'Math.random'],
  ["const a = Math['random']();", 'Math.random'],
  ['const { random } = Math;', 'Math.random'],
  ['const { random: dice } = Math;', 'Math.random'],
  ['const a = (5).toLocaleString();', 'toLocaleString'],
  ["const a = 'x'.toLocaleUpperCase();", 'toLocaleUpperCase'],
  ['names.sort((a, b) => a.localeCompare(b));', 'localeCompare'],
  ['for (const key in state) use(key);', 'for ... in'],
  ['const a = globalThis.Date.now();', 'globalThis'],
])('finds %s', (line, what) => {
  const problems = determinismProblems('engine/src/a.ts', `// one\n${line}\n`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^engine\/src\/a\.ts:2 /);
  expect(problems[0]).toContain(what);
});

it.each([
  '// Math.random() and localeCompare are forbidden',
  "const a = 'Math.random';",
  'const a = chance.random();',
  'for (const key of keys) use(key);',
  'const a = Math.floor(2.5);',
  "const a = 'x' in state;",
])('leaves %s alone', (line) => {
  expect(determinismProblems('a.ts', line)).toEqual([]);
});

it('looks at the engine and at every game, and at nothing else', () => {
  const bad = 'export const a = Math.random();\n';
  const root = sampleTree({
    'engine/src/deep/a.ts': bad,
    'games/one/src/b.tsx': bad,
    'games/one/test/c.ts': bad,
    'ai/src/d.ts': bad,
  });
  const { files, problems } = checkTree(root);
  expect(files).toBe(2);
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['engine/src/deep/a.ts:1', 'games/one/src/b.tsx:1']);
});

it('fails when it finds nothing to look at', () => {
  expect(checkTree(sampleTree({})).problems).toEqual(['no source file found in engine/src or games/*/src']);
});

function lint(files: Record<string, string>): { status: number | null; output: string } {
  const root = sampleTree({ ...files, 'biome.json': lintConfig() });
  const biome = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome');
  const run = spawnSync(
    process.execPath,
    [biome, 'ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=none', ...Object.keys(files)],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return { status: run.status, output: run.stdout + run.stderr };
}

// The configuration of the tree, less what ties it to a git repository.
function lintConfig(): string {
  const { $schema: _schema, vcs: _vcs, ...rest } = JSON.parse(readFileSync(join(repositoryRoot, 'biome.json'), 'utf8'));
  return JSON.stringify(rest);
}

const GLOBALS = ['Date', 'performance', 'Intl', 'crypto', 'process', 'fetch', 'setTimeout'];

it.each(['engine/src/a.ts', 'games/one/src/rules/a.ts'])(
  'the linter forbids the clock, chance and the machine in %s',
  (file) => {
    const { status, output } = lint({ [file]: `export const found = [${GLOBALS.join(', ')}];\n` });
    expect(status).not.toBe(0);
    for (const name of GLOBALS) expect(output).toContain(`Do not use the global variable ${name}.`);
  },
);

it('the linter allows them elsewhere', () => {
  const { status, output } = lint({ 'apps/cli/src/a.ts': `export const found = [${GLOBALS.join(', ')}];\n` });
  expect(output).not.toContain('lint/');
  expect(status).toBe(0);
});

it.each([
  ['any', 'export const a = (b: any): number => b.c;\n', 'noExplicitAny'],
  ['a non-null assertion', 'export const a = (b: string | null): string => b!;\n', 'noNonNullAssertion'],
  ['another format', 'export const a = "b"\n', 'File content differs from formatting output'],
])('the linter refuses %s', (_what, text, rule) => {
  const { status, output } = lint({ 'apps/cli/src/a.ts': text });
  expect(status).not.toBe(0);
  expect(output).toContain(rule);
});
