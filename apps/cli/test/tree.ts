// A second copy of the program, to be changed: another version on another machine.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the copy; packages of others are links. Gone with the test. */
export function copyOfTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const own = [
    'engine',
    'seal',
    'online',
    'ai',
    'games/catalogue',
    'games/rudders-line',
    'games/sherman-leader',
    'games/credentials',
    'lessons',
  ];
  for (const name of [...own, 'apps/cli', 'tools']) {
    const skip = (path: string): boolean => !/\/(test|releases|node_modules)$/.test(path);
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter: skip });
  }
  cpSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  mkdirSync(join(folder, 'node_modules/@bocage'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@bocage') symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  for (const name of own) {
    const link = name.split('/').at(-1) ?? name;
    symlinkSync(join(folder, name), join(folder, 'node_modules/@bocage', link));
  }
  return folder;
}
