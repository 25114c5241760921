// `npm run mutate -- GAME --count N --seed S`: do the tests of a game hold its rules? Mutants of games/GAME/src/rules, drawn at
// random, are woken one by one; a mutant that no test of the game notices has survived, and is printed with its number;
// `--only 7,31` tries those numbers of the same draw again.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * @param {{ game: string, count: number, seed: string, only?: readonly number[], print: (line: string) => void }} settings
 * @returns {Promise<Map<Fate, Mutant[]>>}
 */
export async function mutate({ game, count, seed, only, print }) {
  const drawn = drawMutants(repositoryRoot, game, count, seed);
  const mutants = only === undefined ? drawn : drawn.filter(({ id }) => only.includes(id));
  print(`${game}: ${mutants.length} mutants, seed ${seed}`);
  let runner = new Runner(game, mutants, { looks: true });
  /** @type {{ reading: number[], found: Test[] }} */
  const { reading, found } = await runner.answer(Number.POSITIVE_INFINITY);
  const broken = found.filter(({ ok }) => !ok).map(({ name }) => name);
  if (broken.length > 0) throw new Error(`without any mutant the tests must pass: ${broken.join(', ')}`);
  const total = found.reduce((sum, { ms }) => sum + ms, 0);
  print(`${found.length} tests pass without a mutant, in ${(total / 1000).toFixed(1)} s`);
  // The cheapest first: most mutants die in the first test that comes upon them.
  const cheapest = found.map((test, number) => ({ ...test, number })).sort((a, b) => a.ms - b.ms);

  /**
   * What is computed while the files are read has to be awake then, and may show in any test.
   * @param {number} id
   * @param {readonly number[]} chosen
   * @param {number} ms
   * @returns {Promise<Fate>}
   */
  const judgeReading = async (id, chosen, ms) => {
    const own = new Runner(game, mutants, { awake: id });
    try {
      if ((await own.answer(ms)) === undefined) return 'timeout';
      return (await own.judge(id, chosen, ms)).fate;
    } catch {
      // The files cannot even be read.
      return 'killed';
    } finally {
      await own.worker.terminate();
    }
  };

  /** @param {number} id @param {readonly number[]} chosen @param {number} ms @returns {Promise<Fate>} */
  const judge = async (id, chosen, ms) => {
    for (let again = false; ; again = true) {
      const { fate, sound } = await runner.judge(id, chosen, ms);
      if (sound) return fate;
      await runner.worker.terminate();
      runner = new Runner(game, mutants);
      await runner.answer(Number.POSITIVE_INFINITY);
      // A thread that an earlier mutant has spoiled says nothing of this one; a new one does.
      if (again || fate === 'timeout') return fate;
    }
  };

  /** @type {Map<Fate, Mutant[]>} */
  const fates = new Map();
  const began = spent();
  for (const mutant of mutants) {
    const isRead = reading.includes(mutant.id);
    const reaching = cheapest.filter(({ reached }) => isRead || reached.includes(mutant.id));
    const chosen = reaching.map(({ number }) => number);
    const ms = Math.max(LEAST_PATIENCE_MS, PATIENCE * reaching.reduce((sum, test) => sum + test.ms, 0));
    const fate = chosen.length === 0 ? 'not reached' : await (isRead ? judgeReading : judge)(mutant.id, chosen, ms);
    fates.set(fate, [...(fates.get(fate) ?? []), mutant]);
    if (fate === 'survived' || fate === 'not reached') {
      const [was, now] = [mutant.was, mutant.now || 'nothing'].map((code) => code.replaceAll(/\s+/g, ' ').slice(0, 90));
      print(`  ${fate}  ${mutant.id}  ${mutant.file}:${mutant.line}  ${mutant.kind}: ${was}  ->  ${now}`);
    }
  }
  await runner.worker.terminate();
  const dead = (fates.get('killed')?.length ?? 0) + (fates.get('timeout')?.length ?? 0);
  const share = ((100 * dead) / mutants.length).toFixed(1);
  print(
    `${game}: ${dead} of ${mutants.length} killed (${share} %; ${fates.get('timeout')?.length ?? 0} by time), seed ${seed}, ${((spent() - began) / 1000).toFixed(0)} s of the processor`,
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
    },
  });
  const [game] = positionals;
  const count = Number(values.count ?? '300');
  if (game === undefined || positionals.length > 1 || !(count >= 1)) {
    console.error('npm run mutate -- GAME [--count N] [--seed S] [--only NUMBER,...] [--least PERCENT]');
    process.exit(2);
  }
  const seed = values.seed ?? String(Date.now());
  const only = values.only?.split(',').map(Number);
  const fates = await mutate({ game, count, seed, ...(only && { only }), print: (line) => console.log(line) });
  const dead = (fates.get('killed')?.length ?? 0) + (fates.get('timeout')?.length ?? 0);
  if (100 * dead < Number(values.least ?? '0') * count) process.exitCode = 1;
}
