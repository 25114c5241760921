// The part of `mutate` that holds Vitest: a process of its own, because a mutant may run for ever and take it along.
//
// It is sent {id, files} and answers {id, failed}: whether a test of those files has noticed the mutant. First of all it runs
// every file with no mutant awake and answers which mutants each file comes upon, and how long it takes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { repositoryRoot } from './lib.mjs';
import { woven } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

const plan = /** @type {{ game: string, mutants: Mutant[], folder: string }} */ (
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
);
const { game, mutants, folder } = plan;
mkdirSync(folder, { recursive: true });
const note = join(folder, 'note.mjs');
writeFileSync(
  note,
  `import { writeFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
afterAll(() => {
  if (process.env.BOCAGE_MUTANT === '0') {
    const file = expect.getState().testPath ?? '';
    const name = file.replaceAll(/\\W+/g, '-');
    writeFileSync(${JSON.stringify(folder)} + '/' + name + '.json', JSON.stringify({ file, reached: [...(globalThis.__reached ?? [])] }));
  }
});
`,
);

/** @type {Map<string, Mutant[]>} */
const byFile = new Map();
for (const mutant of mutants) byFile.set(mutant.file, [...(byFile.get(mutant.file) ?? []), mutant]);
const texts = new Map(
  [...byFile].map(([file, own]) => [file, woven(readFileSync(join(repositoryRoot, file), 'utf8'), own)]),
);

process.env.BOCAGE_MUTANT = '0';
const vitest = await createVitest(
  'test',
  {
    root: repositoryRoot,
    include: [`games/${game}/test/**/*.test.ts`],
    watch: false,
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    reporters: [{ onInit() {} }],
    setupFiles: [note],
    testTimeout: 120_000,
    config: false,
  },
  {
    cacheDir: join(folder, 'vite'),
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        load(id) {
          const file = id.startsWith(repositoryRoot) ? id.slice(repositoryRoot.length + 1).replaceAll('\\', '/') : '';
          return texts.get(file);
        },
      },
    ],
  },
);

/**
 * Runs these test files, in this order.
 * @param {readonly string[] | undefined} files all if none are named
 */
async function run(files) {
  const all = await vitest.globTestSpecifications();
  const chosen =
    files === undefined ? all : files.flatMap((file) => all.filter((specification) => specification.moduleId === file));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const failed = unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  return { failed, testModules };
}

const first = await run(undefined);
const found = first.testModules.map((module) => {
  const name = module.moduleId.replaceAll(/\W+/g, '-');
  let reached = [];
  try {
    reached = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')).reached;
  } catch {
    // A file without a test that ran leaves no note.
  }
  return { file: module.moduleId, ms: module.diagnostic().duration, ok: module.ok(), reached };
});
process.send?.({ ready: true, failed: first.failed, found });

process.on('message', async (message) => {
  const asked = /** @type {{ id: number, files: string[] } | 'end'} */ (message);
  if (asked === 'end') {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
  process.env.BOCAGE_MUTANT = String(asked.id);
  const { failed } = await run(asked.files);
  process.send?.({ id: asked.id, failed });
});
