// `npm run mutate -- GAME --count N --seed S`: do the tests of a game hold its rules? Mutants of games/GAME/src/rules, drawn at
// random, are woken one by one; a mutant that no test of the game notices has survived, and is printed with its number;
// `--only 7,31` tries those numbers of the same draw again.
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesUnder, isMain, repositoryRoot } from './lib.mjs';
import { sitesOf } from './mutants.mjs';

/**
 * @typedef {import('./mutants.mjs').Mutant} Mutant
 * @typedef {{ file: string, ms: number, ok: boolean, reached: number[] }} TestFile
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

/** The process that runs the tests; ended when a mutant does not come back, and begun anew. */
class Runner {
  /** @param {string} game @param {readonly Mutant[]} mutants @param {boolean} [known] what the test files reach is known */
  constructor(game, mutants, known = false) {
    this.folder = join(repositoryRoot, '.cache/mutate', `${game}-${process.pid}-${Math.floor(performance.now())}`);
    mkdirSync(this.folder, { recursive: true });
    const plan = join(this.folder, 'plan.json');
    writeFileSync(plan, JSON.stringify({ game, mutants, folder: this.folder, known }));
    this.child = fork(join(repositoryRoot, 'tools/mutate-run.mjs'), [plan], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
  }

  /** The next answer. @returns {Promise<any>} */
  answer() {
    return new Promise((done, fail) => {
      /** @param {any} message */
      const heard = (message) => finish(done, message);
      /** @param {number | null} code */
      const gone = (code) => finish(fail, new Error(`the test runner ended with exit code ${code}`));
      /** @param {(value: any) => void} end @param {any} value */
      const finish = (end, value) => {
        this.child.off('message', heard).off('exit', gone);
        end(value);
      };
      this.child.on('message', heard).on('exit', gone);
    });
  }

  /** @returns {Promise<TestFile[]>} */
  async begin() {
    /** @type {{ found: TestFile[] }} */
    const { found } = await this.answer();
    const broken = found.filter(({ ok }) => !ok).map(({ file }) => file);
    if (broken.length > 0) throw new Error(`without any mutant the tests must pass: ${broken.join(', ')}`);
    return found;
  }

  /** @param {number} id @param {readonly string[]} files @param {number} ms @returns {Promise<Fate>} */
  async judge(id, files, ms) {
    this.child.send({ id, files, ms });
    for (;;) {
      const answer = await this.answer();
      if (answer.id === id) return answer.fate;
    }
  }

  end() {
    if (this.child.connected) this.child.send('end');
  }

  kill() {
    this.child.kill('SIGKILL');
  }
}

/** A mutant may make the tests slower; this much slower than they were, in the processor's time, counts as without end. */
const PATIENCE = 4;
const LEAST_PATIENCE_MS = 30_000;

/**
 * @param {{ game: string, count: number, seed: string, only?: readonly number[], print: (line: string) => void }} settings
 * @returns {Promise<Map<Fate, Mutant[]>>}
 */
export async function mutate({ game, count, seed, only, print }) {
  const drawn = drawMutants(repositoryRoot, game, count, seed);
  const mutants = only === undefined ? drawn : drawn.filter(({ id }) => only.includes(id));
  print(`${game}: ${mutants.length} mutants, seed ${seed}`);
  let runner = new Runner(game, mutants);
  const files = await runner.begin();
  const total = files.reduce((sum, { ms }) => sum + ms, 0);
  print(`${files.length} test files pass without a mutant, in ${(total / 1000).toFixed(1)} s`);
  /** @type {Map<Fate, Mutant[]>} */
  const fates = new Map();
  const began = performance.now();
  for (const mutant of mutants) {
    // The quickest first: most mutants die in the first file that comes upon them.
    const reaching = files.filter(({ reached }) => reached.includes(mutant.id)).sort((a, b) => a.ms - b.ms);
    const patience = Math.max(LEAST_PATIENCE_MS, PATIENCE * reaching.reduce((sum, { ms }) => sum + ms, 0));
    /** @type {Fate} */
    let fate = 'not reached';
    if (reaching.length > 0) {
      fate = await runner.judge(
        mutant.id,
        reaching.map(({ file }) => file),
        patience,
      );
      if (fate === 'timeout') {
        runner.kill();
        runner = new Runner(game, mutants, true);
        await runner.begin();
      }
    }
    fates.set(fate, [...(fates.get(fate) ?? []), mutant]);
    if (fate === 'survived' || fate === 'not reached') {
      const [was, now] = [mutant.was, mutant.now || 'nothing'].map((code) => code.replaceAll(/\s+/g, ' ').slice(0, 90));
      print(`  ${fate}  ${mutant.id}  ${mutant.file}:${mutant.line}  ${mutant.kind}: ${was}  ->  ${now}`);
    }
  }
  runner.end();
  const dead = (fates.get('killed')?.length ?? 0) + (fates.get('timeout')?.length ?? 0);
  const share = ((100 * dead) / mutants.length).toFixed(1);
  const seconds = (performance.now() - began) / 1000;
  print(
    `${game}: ${dead} of ${mutants.length} killed (${share} %; ${fates.get('timeout')?.length ?? 0} by time), seed ${seed}, ${seconds.toFixed(0)} s`,
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
