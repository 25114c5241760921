// The check for unused code finds an unused file, export and dependency, and accepts what tests and programs use.
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

function unused(
  files: Record<string, string>,
  dependencies: Record<string, string> = {},
): { status: number | null; output: string } {
  const root = sampleTree({
    'package.json': JSON.stringify({
      name: 'sample',
      type: 'module',
      workspaces: ['engine'],
      devDependencies: { vitest: '*' },
    }),
    'vitest.config.ts': readFileSync(join(repositoryRoot, 'vitest.config.ts'), 'utf8'),
    'knip.json': readFileSync(join(repositoryRoot, 'knip.json'), 'utf8'),
    'engine/package.json': JSON.stringify({
      name: '@bocage/engine',
      type: 'module',
      exports: './src/index.ts',
      dependencies,
    }),
    'engine/src/index.ts': "export { a } from './a.ts';\n",
    'engine/src/a.ts': 'export const a = 1;\n',
    ...files,
  });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  const knip = join(repositoryRoot, 'node_modules/knip/bin/knip.js');
  const run = spawnSync(process.execPath, [knip, '--no-progress', '--no-config-hints'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status: run.status, output: run.stdout + run.stderr };
}

it('accepts code that the package offers, or that a test needs', () => {
  const files = {
    'engine/src/b.ts': 'export const b = 1;\n',
    'engine/test/b.test.ts': "import { it } from 'vitest';\nimport { b } from '../src/b.ts';\nit('b', () => void b);\n",
  };
  expect(unused(files)).toEqual({ status: 0, output: '' });
});

it('finds an unused file, export and dependency', () => {
  const files = {
    'engine/src/lost.ts': 'export {};\n',
    'engine/src/a.ts': 'export const a = 1;\nexport const forgotten = 2;\n',
  };
  const { status, output } = unused(files, { 'fast-check': '4.10.2' });
  expect(status).toBe(1);
  for (const name of ['engine/src/lost.ts', 'forgotten', 'fast-check']) expect(output).toContain(name);
});
