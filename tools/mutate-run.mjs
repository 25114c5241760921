// The part of `mutate` that runs the tests: a thread of its own, because a mutant may run for ever.
//
// It reads all test files of a game once, with every mutant of the run woven in and asleep, and runs single tests: first each
// with no mutant awake, to see which mutants it comes upon and what it costs; then, for one mutant, those that come upon it.
// What is computed while the files are read cannot be changed afterwards: such a mutant gets a thread in which it is awake
// from the start.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { filesUnder, repositoryRoot } from './lib.mjs';
import { woven } from './mutants.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

const { game, mutants, awake, looks } =
  /** @type {{ game: string, mutants: Mutant[], awake: number, looks: boolean }} */ (workerData);
const most = mutants.reduce((last, { id }) => Math.max(last, id), 0);
/** Read by the woven sources: which mutant is awake, and which were come upon while none is. */
const wake = { id: awake, times: 0, reached: new Uint8Array(most + 1) };
Object.assign(globalThis, { __mutants: wake });

const file = (/** @type {string} */ path) => pathToFileURL(join(repositoryRoot, path)).href;
/** @type {Map<string, Mutant[]>} */
const byFile = new Map();
for (const mutant of mutants) byFile.set(file(mutant.file), [...(byFile.get(file(mutant.file)) ?? []), mutant]);
const TESTS = file('tools/mutate-tests.mjs');
const SHRINKING = file('engine/src/testing/properties.ts');

/** A random game that fails is made shorter for people, which takes minutes; here it is enough that it fails. @param {string} text */
function unshrunk(text) {
  const without = text.replace('let tries = 300;', 'let tries = 0;');
  if (without === text) throw new Error(`${SHRINKING} says otherwise how often a failing game is tried again`);
  return without;
}

registerHooks({
  resolve(specifier, context, next) {
    const isTest = specifier === 'vitest' && context.parentURL !== TESTS;
    return isTest ? { url: TESTS, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    const own = byFile.get(url);
    if (own === undefined && url !== SHRINKING) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8');
    const source = own === undefined ? unshrunk(text) : woven(text, own);
    return { source, format: 'module-typescript', shortCircuit: true };
  },
});

const { tests } = await import('./mutate-tests.mjs');
const folder = `games/${game}/test`;
for (const name of filesUnder(join(repositoryRoot, folder)).sort())
  if (name.endsWith('.test.ts')) await import(file(`${folder}/${name}`));

/** Whether a test passes. @param {number} test */
async function passes(test) {
  try {
    await tests[test]?.run();
    return true;
  } catch {
    return false;
  }
}

/** The processor's time of this thread, in milliseconds. */
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const ids = () => mutants.flatMap(({ id }) => (wake.reached[id] === 1 ? [id] : []));

if (!looks) parentPort?.postMessage({ ready: true });
else {
  const reading = ids();
  const found = [];
  for (let test = 0; test < tests.length; test++) {
    wake.reached.fill(0);
    const before = spent();
    const ok = await passes(test);
    found.push({ name: tests[test]?.name ?? '', ms: spent() - before, ok, reached: ids() });
  }
  parentPort?.postMessage({ ready: true, reading, found });
}

parentPort?.on('message', async (message) => {
  const { id, chosen } = /** @type {{ id: number, chosen: number[] }} */ (message);
  wake.id = id;
  wake.times = 0;
  for (const test of chosen) {
    if (await passes(test)) continue;
    // A mutant may leave something behind that others would be blamed for: without it the test must pass again.
    wake.id = awake;
    wake.times = 0;
    const sound = awake !== 0 || (await passes(test));
    parentPort?.postMessage({ id, fate: 'killed', by: test, sound });
    return;
  }
  wake.id = awake;
  parentPort?.postMessage({ id, fate: 'survived', sound: true });
});
