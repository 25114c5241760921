// What CONTRIBUTING.md shows works: its changes are made in a copy of the tree, and its tests are run there.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../lib.mjs';
import { sampleTree } from './sample.ts';

interface Block {
  readonly kind: string;
  readonly file: string;
  readonly lines: readonly string[];
}

/** The fenced blocks of a text, without the indent of the list that they stand in. */
function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const [, indent = '', kind = '', file = '', body = ''] of text.matchAll(
    /^( *)```(\w+) (\S+)\n([\s\S]*?)^\1```$/gm,
  )) {
    const lines = body.split('\n').slice(0, -1);
    found.push({ kind, file, lines: lines.map((line) => line.slice(indent.length)) });
  }
  return found;
}

/** A change as the page shows it: ` ` what stands there, `-` what goes, `+` what comes; before a line that closes a list. */
function changed(text: string, block: Block): string {
  const old = block.lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const added = block.lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
  const kept = block.lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
  const before = `${old.join('\n')}\n`;
  expect(text.split(before), `${block.file} has once:\n${before}`).toHaveLength(2);
  const closes = kept.length === 1 && kept[0]?.startsWith(']') === true;
  const after = closes ? [...added, ...kept] : [...kept, ...added];
  return text.replace(before, () => `${after.join('\n')}\n`);
}

it('every example of CONTRIBUTING.md works, and an option needs nothing that the page does not say', () => {
  const all = blocks(readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8'));
  const tests = all.filter((block) => block.kind === 'ts' && block.file === 'test');
  const changes = all.filter((block) => block.kind === 'diff');
  expect([tests.length, changes.length]).toEqual([3, 4]);
  const root = sampleTree({ 'package.json': '{ "type": "module" }' });
  for (const path of ['engine', 'games/rudders-line', 'tsconfig.base.json', 'tsconfig.pure.json'])
    cpSync(join(repositoryRoot, path), join(root, path), { recursive: true });
  for (const block of changes) {
    const file = join(root, block.file);
    writeFileSync(file, changed(readFileSync(file, 'utf8'), block));
  }
  tests.forEach((block, i) => {
    writeFileSync(join(root, `example-${i}.test.ts`), `${block.lines.join('\n')}\n`);
  });
  writeFileSync(join(root, 'vitest.config.ts'), config(root));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const file = join(root, 'report.json');
  const words = [vitest, 'run', '--reporter=json', `--outputFile=${file}`];
  spawnSync(process.execPath, words, { cwd: root });
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  expect([report.numPassedTests, report.numFailedTests], readFileSync(file, 'utf8')).toEqual([3, 0]);
}, 60_000);

it('the lesson of CONTRIBUTING.md is read, played in its right ways and refused in its wrong ones', () => {
  const all = blocks(readFileSync(join(repositoryRoot, 'CONTRIBUTING.md'), 'utf8'));
  const parts = all.filter(({ file }) => file.startsWith('lessons/data/'));
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'json']);
  const root = sampleTree({ 'package.json': '{ "type": "module" }' });
  cpSync(join(repositoryRoot, 'lessons'), join(root, 'lessons'), {
    recursive: true,
    filter: (path) => !path.endsWith('tsconfig.json'),
  });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  for (const { kind, file, lines } of parts) {
    const path = join(root, file);
    const text = `${lines.join('\n')}\n`;
    if (kind === 'text') writeFileSync(path, text);
    else
      writeFileSync(
        path,
        JSON.stringify([...(JSON.parse(readFileSync(path, 'utf8')) as unknown[]), JSON.parse(text)], undefined, 2),
      );
  }
  const starts = spawnSync(process.execPath, ['lessons/build/starts.ts'], { cwd: root, encoding: 'utf8' });
  expect(starts.stderr).toBe('');
  const at = (path: string): string => JSON.stringify(join(root, 'lessons/src/'.concat(path)));
  writeFileSync(
    join(root, 'vitest.config.ts'),
    `export default {
  resolve: { alias: [
    { find: /^@bocage\\/lessons$/, replacement: ${at('index.ts')} },
    { find: /^@bocage\\/lessons\\/(.*)$/, replacement: ${at('$1.ts')} },
  ] },
  test: { include: ['lessons/test/lessons.test.ts'] },
};
`,
  );
  const file = join(root, 'report.json');
  const vitest = join(repositoryRoot, 'node_modules/vitest/vitest.mjs');
  const words = [vitest, 'run', '-t', 'rl-10', '--reporter=json', `--outputFile=${file}`];
  const run = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' });
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly numPassedTests: number;
    readonly numFailedTests: number;
  };
  expect(report.numFailedTests, run.stdout + readFileSync(file, 'utf8')).toBe(0);
  expect(report.numPassedTests, run.stdout + run.stderr).toBeGreaterThanOrEqual(3);
}, 60_000);

/** The packages of the copy instead of those of the tree. */
function config(root: string): string {
  const at = (path: string): string => JSON.stringify(join(root, path));
  return `export default {
  resolve: { alias: [
    { find: /^@bocage\\/engine\\/testing$/, replacement: ${at('engine/src/testing/index.ts')} },
    { find: /^@bocage\\/engine$/, replacement: ${at('engine/src/index.ts')} },
    { find: /^@bocage\\/rudders-line$/, replacement: ${at('games/rudders-line/src/index.ts')} },
  ] },
  test: { include: ['example-*.test.ts'] },
};
`;
}
