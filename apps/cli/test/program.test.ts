// The program that docs/architecture.md shows really plays a game.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the twenty lines of docs/architecture.md play a game to its end', () => {
  const root = join(import.meta.dirname, '../../..');
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const program = /## A program that plays a game\n\n```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(24);
  // Inside the tree, so that the packages resolve as they do for a user's program.
  const folder = join(root, '.cache/docs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' });
  expect(printed).toContain('Regroup');
  expect(printed).toMatch(/\n[0-9]+ \{[\s\S]*grade: '(American|German) victory'/);
}, 20_000);
