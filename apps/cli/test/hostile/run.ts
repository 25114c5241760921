// The fuzzer as a program: `node apps/cli/test/hostile/run.ts --count N --seed S [--first I] [--kind K]`. Every input has a
// number of its own, so that one that failed is tried again alone: --first NUMBER --count 1.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Generator, generator, hashText, randomBelow } from '@bocage/engine';
import { KINDS, stock } from './inputs.ts';
import { Bench } from './table.ts';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, first: { type: 'string' }, kind: { type: 'string' } },
});
const count = Number(values.count ?? '1000');
const seed = values.seed ?? '1944';
const first = Number(values.first ?? '0');

/** The kind of an input by its share. */
function kindOf(g: Generator): (typeof KINDS)[number] {
  const wanted = KINDS.find(({ name }) => name === values.kind);
  let at = randomBelow(g, 1_000);
  const drawn = KINDS.find(({ share }) => {
    at -= share;
    return at < 0;
  });
  const kind = wanted ?? drawn;
  if (kind === undefined) throw new Error('the shares do not add up to a thousand');
  return kind;
}

const folder = mkdtempSync(join(tmpdir(), 'bocage-hostile-'));
const tried = new Map<string, number>();
const failures: string[] = [];
let current = first;
// A hang is a failure too, and must say where.
const watch = setInterval(() => process.stderr.write(`at ${current}\n`), 5_000);
process.stderr.write(`seed ${seed}\n`);
try {
  const all = await stock();
  for (; current < first + count; current++) {
    const g = generator(BigInt(`0x${hashText(`${seed} ${current}`)}`).toString());
    const kind = kindOf(g);
    const bench = new Bench(folder);
    let bad: string | undefined;
    try {
      bad = await kind.run(bench, g, all);
    } catch (error) {
      bad = `the command itself threw: ${error instanceof Error ? error.stack : String(error)}`;
    }
    bad ??= bench.clear() ? undefined : 'a file that nobody named was touched';
    tried.set(kind.name, (tried.get(kind.name) ?? 0) + 1);
    if (bad !== undefined) {
      const failure = `${kind.name} --seed ${seed} --first ${current} --count 1: ${bad}`;
      failures.push(failure);
      process.stderr.write(`${failure}\n`);
    }
    // Lets the watch speak.
    if (current % 50 === 0) await new Promise((done) => setImmediate(done));
  }
} finally {
  clearInterval(watch);
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures.slice(0, 50)) console.log(failure);
console.log(JSON.stringify({ seed, tried: Object.fromEntries(tried), failures: failures.length }));
process.exitCode = failures.length > 0 ? 1 : 0;
