// The compiler options do what the packages count on: the right code is refused, and flat arrays are not in the way.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

function compile(config: 'pure' | 'base', text: string): string {
  const options = { extends: `../../tsconfig.${config}.json`, compilerOptions: { outDir: 'out' }, include: ['*.ts'] };
  const root = sampleTree(
    { 'package.json': '{ "type": "module" }', 'tsconfig.json': JSON.stringify(options), 'a.ts': text },
    'inside',
  );
  const tsc = join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-b', '--pretty', 'false'], { cwd: root, encoding: 'utf8' }).stdout;
}

it('engine and games read a flat state without a check at every index; the others check', () => {
  const text = 'export const first = (state: Int32Array): number => state[0];\n';
  expect(compile('pure', text)).toBe('');
  expect(compile('base', text)).toContain('TS2322');
});

it('engine and games know neither Node nor a browser', () => {
  const text = "import 'node:fs';\nexport const a = [process, document, console];\n";
  const output = compile('pure', text);
  for (const name of ['node:fs', 'process', 'document', 'console']) expect(output).toContain(`'${name}'`);
});

it.each([
  ['an enum', 'export enum A { B }\n', 'TS1294'],
  ['an unused local', 'const a = 1;\nexport {};\n', 'TS6133'],
  ['undefined for an optional field', 'export const a: { b?: number } = { b: undefined };\n', 'TS2375'],
  [
    'a type imported as a value',
    "import { A } from './a.ts';\nexport interface A { b: A }\nexport type B = A;\n",
    'TS',
  ],
  ['an implicit any', 'export const a = (b) => b;\n', 'TS7006'],
])('%s is refused', (_what, text, code) => {
  expect(compile('base', text)).toContain(code);
});
