// `npm run bench`: measures every game beside a calibration loop of the same run.
//
//   --json      prints the figures and nothing else       --check    compares with bench/baseline.json
//   --update    stores this run as the baseline           --game ID  measures only that game (again for more)
//   --seconds S CPU seconds for each figure (1)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@bocage/catalogue';
import type { Game } from '@bocage/engine';
import { calibrate, type Measured, measure } from './measure.ts';
import { type Baseline, type Ratios, type Report, ratios, slower, table } from './report.ts';

const BASELINE = new URL('../baseline.json', import.meta.url);
const RESULTS = new URL('../results/', import.meta.url);
/** A figure that looks slower is measured again before it counts: something else may have been in the way. */
const TRIES = 3;

/** A sentence for the person at the terminal. */
class Stop extends Error {}

async function main(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  const wanted = games.filter((game) => options.only.length === 0 || options.only.includes(game.id));
  const unknown = options.only.find((id) => !games.some((game) => game.id === id));
  if (unknown !== undefined)
    throw new Stop(`There is no game '${unknown}'; there are ${games.map((g) => g.id).join(', ')}.`);
  const calibration = Math.round(calibrate(options.seconds));
  const measured: Record<string, Measured> = {};
  const problems: string[] = [];
  const baseline = options.check ? readBaseline() : {};
  for (const listed of wanted) {
    const game = (await listed.load()).create();
    if (!('apply' in game)) throw new Stop(`${listed.id}: its content is not sound.`);
    measured[listed.id] = measure(game, options.seconds);
    if (options.check)
      problems.push(...again(listed.id, game, measured, calibration, baseline[listed.id], options.seconds));
  }
  const report: Report = { calibration, games: measured };
  const ratio = Object.fromEntries(Object.entries(measured).map(([id, m]) => [id, ratios(m, calibration)]));
  mkdirSync(RESULTS, { recursive: true });
  const stored = { ...report, ratios: ratio, node: process.version, platform: `${process.platform} ${process.arch}` };
  writeFileSync(new URL('latest.json', RESULTS), `${JSON.stringify(stored, undefined, 2)}\n`);
  process.stdout.write(options.json ? `${JSON.stringify(report)}\n` : table(report));
  if (options.update) {
    writeFileSync(BASELINE, `${JSON.stringify({ ...readBaselineIfAny(), ...ratio }, undefined, 2)}\n`);
    process.stderr.write('The baseline is stored in bench/baseline.json.\n');
  }
  for (const problem of problems) process.stderr.write(`${problem}.\n`);
  if (options.check && problems.length === 0) process.stderr.write('Not slower than the baseline.\n');
  return problems.length > 0 ? 1 : 0;
}

/** Compares; what looks slower is measured anew, and the best run counts. */
function again(
  id: string,
  game: Game,
  measured: Record<string, Measured>,
  calibration: number,
  base: Ratios | undefined,
  seconds: number,
): readonly string[] {
  let problems: readonly string[] = [];
  for (let i = 0; i < TRIES; i++) {
    const now = measured[id];
    if (now === undefined) return [];
    const found = slower(id, ratios(now, calibration), base);
    problems = i === 0 ? found : problems.filter((p) => found.some((f) => f.split(' ')[1] === p.split(' ')[1]));
    if (problems.length === 0 || base === undefined) return problems;
    if (i < TRIES - 1) measured[id] = measure(game, seconds);
  }
  return problems;
}

function readBaseline(): Baseline {
  const baseline = readBaselineIfAny();
  if (baseline === undefined)
    throw new Stop('There is no bench/baseline.json to compare with; store one with --update.');
  return baseline;
}

function readBaselineIfAny(): Baseline | undefined {
  try {
    return JSON.parse(readFileSync(BASELINE, 'utf8')) as Baseline;
  } catch {
    return undefined;
  }
}

interface Options {
  readonly json: boolean;
  readonly check: boolean;
  readonly update: boolean;
  readonly only: readonly string[];
  readonly seconds: number;
}

function readOptions(words: readonly string[]): Options {
  const spec = {
    json: { type: 'boolean' },
    check: { type: 'boolean' },
    update: { type: 'boolean' },
    game: { type: 'string', multiple: true },
    seconds: { type: 'string' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...words], options: spec, strict: true });
    const seconds = Number(values.seconds ?? 1);
    if (!(seconds > 0 && seconds <= 600)) throw new Stop('--seconds must be a number above 0, up to 600.');
    return {
      json: values.json === true,
      check: values.check === true,
      update: values.update === true,
      only: values.game ?? [],
      seconds,
    };
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(
      `${error instanceof Error ? error.message.split('\n')[0] : error} Use --json, --check, --update, --game ID, --seconds S.`,
    );
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = error instanceof Stop ? 2 : 70;
}
