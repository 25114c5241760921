// The part of `mutate` that holds Vitest: a process of its own, because a mutant may run for ever and take it along.
//
// It is sent {id, files, ms} and answers {id, fate}: whether a test of those files has noticed the mutant. First of all it runs
// every file with no mutant awake and answers which mutants each file comes upon, and how long it takes; a process that follows
// one which a mutant took along is spared that. Time is the processor's: how busy the machine is says nothing of a mutant.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, createVitest } from 'vitest/node';
import { repositoryRoot } from './lib.mjs';
import { patient, woven } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

const plan = /** @type {{ game: string, mutants: Mutant[], folder: string, known: boolean }} */ (
  JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
);
const { game, mutants, folder, known } = plan;
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

/** Vitest would begin with the longest file. */
class AsNamed extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files @override */
  async sort(files) {
    return files;
  }
}

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
    testTimeout: 0,
    hookTimeout: 0,
    sequence: { sequencer: AsNamed },
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
          if (file.endsWith('.test.ts')) return patient(readFileSync(id, 'utf8'));
          return texts.get(file);
        },
      },
    ],
  },
);

/**
 * Runs these test files, in this order.
 * @param {readonly import('vitest/node').TestSpecification[]} files
 */
async function run(files) {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files]);
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
}

/** The processor's time of this process so far, tests and all, in milliseconds. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Which mutants a test file has come upon. @param {string} file @returns {number[]} */
function reachedBy(file) {
  try {
    return JSON.parse(readFileSync(join(folder, `${file.replaceAll(/\W+/g, '-')}.json`), 'utf8')).reached;
  } catch {
    // A file without a test that ran leaves no note.
    return [];
  }
}

const all = await vitest.globTestSpecifications();
const found = [];
for (const specification of known ? [] : all) {
  const before = spent();
  const ok = !(await run([specification]));
  found.push({ file: specification.moduleId, ms: spent() - before, ok, reached: reachedBy(specification.moduleId) });
}
process.send?.({ ready: true, found });

process.on('message', async (message) => {
  const asked = /** @type {{ id: number, files: string[], ms: number } | 'end'} */ (message);
  if (asked === 'end') {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  }
  process.env.BOCAGE_MUTANT = String(asked.id);
  const until = spent() + asked.ms;
  const watch = setInterval(() => {
    if (spent() > until) process.send?.({ id: asked.id, fate: 'timeout' });
  }, 500);
  const failed = await run(asked.files.flatMap((file) => all.filter(({ moduleId }) => moduleId === file)));
  clearInterval(watch);
  process.send?.({ id: asked.id, fate: failed ? 'killed' : 'survived' });
});
