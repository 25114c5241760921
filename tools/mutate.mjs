// `npm run mutate -- GAME --count N --seed S`: do the tests of a game hold its rules? Mutants of games/GAME/src/rules, drawn at
// random, are woken one by one; a mutant that no test of the game notices has survived, and is printed with its number;
// `--only 7,31` tries those numbers of the same draw again, `--on postgres://...` on all machines with a worker.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { filesUnder, isMain, repositoryRoot } from './lib.mjs';
import { sitesOf } from './mutants.mjs';

/**
 * @typedef {import('./mutants.mjs').Mutant} Mutant
 * @typedef {{ name: string, ms: number, ok: boolean, reached: number[] }} Test a test without a mutant: its cost, and what it comes upon
 * @typedef {'killed' | 'timeout' | 'survived' | 'not reached'} Fate
 */

/**
 * So many mutants of a game's rules, drawn by the seed.
 * @param {string} root
 * @param {string} game
 * @param {number} count
 * @param {string} seed
 * @returns {Mutant[]}
 */
export function drawMutants(root, game, count, seed) {
  const folder = `games/${game}/src/rules`;
  const all = filesUnder(join(root, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) => sitesOf(file, readFileSync(join(root, file), 'utf8')).map((site) => ({ file, ...site })));
  if (all.length === 0) throw new Error(`there are no rules in ${folder}`);
  // By what it changes, not by where it stands: a rule that is mended moves no other into or out of the draw.
  /** @type {Map<string, number>} */
  const alike = new Map();
  /** @param {typeof all[number]} site */
  const lot = ({ file, kind, was, now }) => {
    const change = JSON.stringify([seed, file, kind, was, now]);
    const nth = alike.get(change) ?? 0;
    alike.set(change, nth + 1);
    return createHash('sha256').update(`${change} ${nth}`).digest('hex');
  };
  return all
    .map((site) => ({ site, lot: lot(site) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ site }, i) => ({ ...site, id: i + 1 }));
}

/** A mutant may make the tests slower; this much slower than they were, in the processor's time, counts as without end. */
const PATIENCE = 4;
const LEAST_PATIENCE_MS = 10_000;

/** The processor's time of this process and its threads, in milliseconds: how busy the machine is says nothing of a mutant. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The thread that runs the tests. */
class Runner {
  /**
   * @param {string} game
   * @param {readonly Mutant[]} mutants
   * @param {{ awake?: number, looks?: boolean }} [settings] a mutant that is awake from the start; whether all tests are run first
   */
  constructor(game, mutants, { awake = 0, looks = false } = {}) {
    this.worker = new Worker(new URL('./mutate-run.mjs', import.meta.url), {
      workerData: { game, mutants, awake, looks },
      stdout: true,
    });
  }

  /**
   * The next answer; undefined if none comes before so much of the processor's time is spent.
   * @param {number} ms
   * @returns {Promise<any>}
   */
  answer(ms) {
    const until = spent() + ms;
    return new Promise((done, fail) => {
      /** @param {any} message */
      const heard = (message) => finish(done, message);
      /** @param {Error} error */
      const broke = (error) => finish(fail, error);
      /** @param {(value: any) => void} end @param {any} value */
      const finish = (end, value) => {
        clearInterval(watch);
        this.worker.off('message', heard).off('error', broke);
        end(value);
      };
      const watch = setInterval(() => spent() > until && finish(done, undefined), 200);
      this.worker.on('message', heard).on('error', broke);
    });
  }

  /**
   * @param {number} id
   * @param {readonly number[]} chosen
   * @param {number} ms
   * @returns {Promise<{ fate: Fate, sound: boolean }>} not sound: the thread is of no more use
   */
  async judge(id, chosen, ms) {
    this.worker.postMessage({ id, chosen });
    return (await this.answer(ms)) ?? { fate: 'timeout', sound: false };
  }
}

/** Judges mutants of a game one by one: reads its tests once, and runs for each mutant those that come upon it. */
export class Judge {
  /** @param {string} game @param {readonly Mutant[]} mutants */
  constructor(game, mutants) {
    this.game = game;
    this.mutants = mutants;
    this.runner = new Runner(game, mutants, { looks: true });
    /** @type {number[]} mutants in what is computed while the files are read */
    this.reading = [];
    /** @type {(Test & { number: number })[]} */
    this.cheapest = [];
  }

  /** Runs every test once without a mutant; throws if one fails. @returns {Promise<{ tests: number, ms: number }>} */
  async look() {
    /** @type {{ reading: number[], found: Test[] }} */
    const { reading, found } = await this.runner.answer(Number.POSITIVE_INFINITY);
    const broken = found.filter(({ ok }) => !ok).map(({ name }) => name);
    if (broken.length > 0) throw new Error(`without any mutant the tests must pass: ${broken.join(', ')}`);
    this.reading = reading;
    // The cheapest first: most mutants die in the first test that comes upon them.
    this.cheapest = found.map((test, number) => ({ ...test, number })).sort((x, y) => x.ms - y.ms);
    return { tests: found.length, ms: found.reduce((sum, { ms }) => sum + ms, 0) };
  }

  /** @param {number} id @returns {Promise<Fate>} */
  async fate(id) {
    const isRead = this.reading.includes(id);
    const reaching = this.cheapest.filter(({ reached }) => isRead || reached.includes(id));
    const chosen = reaching.map(({ number }) => number);
    const ms = Math.max(LEAST_PATIENCE_MS, PATIENCE * reaching.reduce((sum, test) => sum + test.ms, 0));
    if (chosen.length === 0) return 'not reached';
    return isRead ? this.#readingFate(id, chosen, ms) : this.#runningFate(id, chosen, ms);
  }

  /**
   * What is computed while the files are read has to be awake then, and may show in any test.
   * @param {number} id
   * @param {readonly number[]} chosen
   * @param {number} ms
   * @returns {Promise<Fate>}
   */
  async #readingFate(id, chosen, ms) {
    const own = new Runner(this.game, this.mutants, { awake: id });
    try {
      if ((await own.answer(ms)) === undefined) return 'timeout';
      return (await own.judge(id, chosen, ms)).fate;
    } catch {
      // The files cannot even be read.
      return 'killed';
    } finally {
      await own.worker.terminate();
    }
  }

  /** @param {number} id @param {readonly number[]} chosen @param {number} ms @returns {Promise<Fate>} */
  async #runningFate(id, chosen, ms) {
    for (let again = false; ; again = true) {
      const { fate, sound } = await this.runner.judge(id, chosen, ms);
      if (sound) return fate;
      await this.close();
      this.runner = new Runner(this.game, this.mutants);
      await this.runner.answer(Number.POSITIVE_INFINITY);
      // A thread that an earlier mutant has spoiled says nothing of this one; a new one does.
      if (again || fate === 'timeout') return fate;
    }
  }

  async close() {
    await this.runner.worker.terminate();
  }
}

/** @param {string} game @param {number} count @param {string} seed @param {readonly number[]} [only] */
export function chosenMutants(game, count, seed, only) {
  const drawn = drawMutants(repositoryRoot, game, count, seed);
  return only === undefined ? drawn : drawn.filter(({ id }) => only.includes(id));
}

/**
 * The fates of all mutants in turn, by a judge here or by workers on many machines (--on).
 * @param {{ game: string, mutants: readonly Mutant[], count: number, seed: string, only?: readonly number[], on?: string, print: (line: string) => void }} settings
 * @returns {AsyncGenerator<Fate>}
 */
async function* fatesOf({ game, mutants, count, seed, only, on, print }) {
  if (on !== undefined) {
    yield* fatesOn(on, { game: { id: game }, count, seed, ...(only && { only }) }, mutants.length);
    return;
  }
  const judge = new Judge(game, mutants);
  const { tests, ms } = await judge.look();
  print(`${tests} tests pass without a mutant, in ${(ms / 1000).toFixed(1)} s`);
  for (const { id } of mutants) yield await judge.fate(id);
  await judge.close();
}

/**
 * @param {string} on
 * @param {import('./mutate-task.mjs').MutateInput} input
 * @param {number} units
 * @returns {AsyncGenerator<Fate>}
 */
async function* fatesOn(on, input, units) {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-mutate-'));
  const file = join(folder, 'input.json');
  writeFileSync(file, JSON.stringify(input));
  const words = ['series', 'run', 'mutate', 'input.json', '--units', String(units), '--on', on, '--ctrl-c', 'leave'];
  const program = join(repositoryRoot, 'apps/cli/src/main.ts');
  const child = spawn(process.execPath, [program, ...words], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((done) => child.on('exit', done));
  try {
    for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line).fate;
    const code = await ended;
    if (code !== 0) throw new Error(`the series has ended early (exit code ${code}); the same command continues`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {{ game: string, count: number, seed: string, only?: readonly number[], on?: string, print: (line: string) => void }} settings
 * @returns {Promise<Map<Fate, Mutant[]>>}
 */
export async function mutate({ game, count, seed, only, on, print }) {
  const mutants = chosenMutants(game, count, seed, only);
  print(`${game}: ${mutants.length} mutants, seed ${seed}`);
  /** @type {Map<Fate, Mutant[]>} */
  const fates = new Map();
  const began = on === undefined ? spent() : performance.now();
  let at = 0;
  for await (const fate of fatesOf({ game, mutants, count, seed, ...(only && { only }), ...(on && { on }), print })) {
    const mutant = mutants[at++];
    if (mutant === undefined) break;
    fates.set(fate, [...(fates.get(fate) ?? []), mutant]);
    if (fate === 'survived' || fate === 'not reached') {
      const [was, now] = [mutant.was, mutant.now || 'nothing'].map((code) => code.replaceAll(/\s+/g, ' ').slice(0, 90));
      print(`  ${fate}  ${mutant.id}  ${mutant.file}:${mutant.line}  ${mutant.kind}: ${was}  ->  ${now}`);
    }
  }
  const dead = (fates.get('killed')?.length ?? 0) + (fates.get('timeout')?.length ?? 0);
  const share = ((100 * dead) / mutants.length).toFixed(1);
  const seconds = ((on === undefined ? spent() : performance.now()) - began) / 1000;
  print(
    `${game}: ${dead} of ${mutants.length} killed (${share} %; ${fates.get('timeout')?.length ?? 0} by time), seed ${seed}, ${seconds.toFixed(0)} s ${on === undefined ? 'of the processor' : 'on all machines'}`,
  );
  return fates;
}

if (isMain(import.meta)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      least: { type: 'string' },
      only: { type: 'string' },
      on: { type: 'string' },
    },
  });
  const [game] = positionals;
  const count = Number(values.count ?? '300');
  if (game === undefined || positionals.length > 1 || !(count >= 1)) {
    console.error(
      'npm run mutate -- GAME [--count N] [--seed S] [--only NUMBER,...] [--least PERCENT] [--on postgres://...]',
    );
    process.exit(2);
  }
  const seed = values.seed ?? String(Date.now());
  const only = values.only?.split(',').map(Number);
  const { on } = values;
  const print = (/** @type {string} */ line) => console.log(line);
  const fates = await mutate({ game, count, seed, ...(only && { only }), ...(on && { on }), print });
  const dead = (fates.get('killed')?.length ?? 0) + (fates.get('timeout')?.length ?? 0);
  if (100 * dead < Number(values.least ?? '0') * count) process.exitCode = 1;
}
