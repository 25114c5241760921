// `npm run bench:series`: series on many machines, their figures beside their targets.
//
//   --games N    games of about a second for the speeds (60)     --kills N    rounds of kill -9 (50)
//   --random N   random games of Rudder's Line for the memory (100000)
//   --only NAME  speed, kill, memory     --priority low|normal  of the workers (normal)     --workers N  for the memory (2)
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generator, randomBelow } from '@bocage/engine';
import { lineCount, PROGRAM, query, spawnWorker, startCluster, until, type WorkerProcess } from '../test/cluster.ts';
import { below, memory, processorTime } from './machine.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    kills: { type: 'string', default: '50' },
    random: { type: 'string', default: '100000' },
    only: { type: 'string' },
    priority: { type: 'string', default: 'normal' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

const folder = mkdtempSync(join(tmpdir(), 'bocage-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Whoever ends the bench ends all of it.
const running = new Set<number>();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const pid of [...running].flatMap(below)) process.kill(pid, 'SIGKILL');
    process.exit(130);
  });
const cluster = await startCluster();

function line(what: string, figure: string, target: string): void {
  process.stdout.write(`  ${what.padEnd(44)} ${figure.padEnd(44)} target ${target}\n`);
}

interface Ran {
  readonly seconds: number;
  readonly code: number | null;
  readonly pid: number;
}

/** Runs the command to its end; `meanwhile` is called twice a second. */
async function bocage(words: string, meanwhile: (pid: number) => void = () => {}): Promise<Ran> {
  const began = performance.now();
  const child = spawn(process.execPath, [PROGRAM, ...words.split(' ')], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const pid = child.pid ?? 0;
  running.add(pid);
  const timer = setInterval(() => meanwhile(pid), 500);
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  clearInterval(timer);
  running.delete(pid);
  return { seconds: (performance.now() - began) / 1000, code, pid };
}

function worker(url: string): WorkerProcess {
  const made = spawnWorker(url, ['--priority', values.priority]);
  running.add(made.pid);
  void made.ended.then(() => running.delete(made.pid));
  return made;
}

async function workers(url: string, count: number): Promise<WorkerProcess[]> {
  const all = Array.from({ length: count }, () => worker(url));
  await until(async () => all.every((one) => one.said().includes('at a time for')));
  return all;
}

const sorted = (file: string): string => readFileSync(join(folder, file), 'utf8').trim().split('\n').sort().join('\n');

/** A game of this takes about a second on one core. */
const SECOND = 'sim rudders-line --players recruit:work=1000,sensible';

async function speed(games: number): Promise<void> {
  const one = `${SECOND} --games ${games}`;
  const own = (): number => processorTime([process.pid]);
  await bocage(`${SECOND} --games 1 --jobs 1 --seed 900 --out warm.jsonl`);
  // In turn and twice, so that what else the machine does falls on all of them.
  const times: Record<'home' | 'one' | 'two', number[]> = { home: [], one: [], two: [] };
  let [cpuHome, cpuOne, cpuTwo] = [0, 0, 0];
  for (let round = 0; round < 2; round++) {
    const before = own();
    times.home.push((await bocage(`${one} --jobs 1 --out home${round}.jsonl`)).seconds);
    cpuHome += own() - before;
    for (const count of [1, 2] as const) {
      const url = await cluster.database();
      const team = await workers(url, count);
      // Its own process of play is started with the first job, as in a series that begins.
      const spent = (): number =>
        own() + processorTime([cluster.pid, ...below(cluster.pid)]) + processorTime(team.flatMap((w) => below(w.pid)));
      const started = spent();
      const { seconds } = await bocage(`${one} --on ${url} --out on${count}-${round}.jsonl`);
      if (count === 1) cpuOne += spent() - started;
      else cpuTwo += spent() - started;
      times[count === 1 ? 'one' : 'two'].push(seconds);
      for (const one of team) await one.kill('SIGTERM');
      if (sorted(`on${count}-${round}.jsonl`) !== sorted(`home${round}.jsonl`))
        throw new Error('the lines are not the same');
    }
  }
  const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
  const [home, first, second] = [sum(times.home), sum(times.one), sum(times.two)];
  const each = home / (2 * games);
  line(`${games} games of ${each.toFixed(2)} s, at home, one job`, `${(home / 2).toFixed(1)} s`, '');
  line(
    'the same, one worker',
    `${(first / 2).toFixed(1)} s, ${percent(first / home - 1)} more by the clock`,
    'at most 5 %',
  );
  line('', `${percent(cpuOne / cpuHome - 1)} more of the processor, PostgreSQL included`, 'at most 5 %');
  line(
    'the same, two workers',
    `${(second / 2).toFixed(1)} s, ${(first / second).toFixed(2)} times one`,
    'at least 1.8 times',
  );
  // On a machine that others use the clock says little; what the work costs says whether two get in each other's way.
  line('', `${percent(cpuTwo / cpuOne - 1)} more of the processor than one`, '');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

async function kill(rounds: number): Promise<void> {
  const g = generator(values.seed);
  const url = await cluster.database();
  const games = rounds * 12;
  const words = `sim skirmish --games ${games} --players recruit:work=2000,sensible`;
  await bocage(`${words} --jobs 2 --out home.jsonl`);
  const team = await workers(url, 2);
  let over = false;
  let killed = 0;
  const playing = bocage(`${words} --on ${url} --out kill.jsonl`).finally(() => {
    over = true;
  });
  while (!over && killed < rounds) {
    await new Promise((done) => setTimeout(done, 100 + randomBelow(g, 900)));
    if (over) break;
    const at = randomBelow(g, team.length);
    await team[at]?.kill();
    killed++;
    team[at] = worker(url);
  }
  const { seconds } = await playing;
  for (const one of team) await one.kill();
  const [row] = await query<{ n: number; units: number; aside: number }>(
    url,
    `select count(*)::int as n, count(distinct unit)::int as units, (select count(*)::int from bocage_series.asides) as aside from bocage_series.results`,
  );
  const equal = sorted('kill.jsonl') === sorted('home.jsonl');
  line(
    `${killed} rounds of kill -9, ${games} games, ${seconds.toFixed(0)} s`,
    `${games - (row?.units ?? 0)} missing, ${(row?.n ?? 0) - (row?.units ?? 0)} double, ${row?.aside} aside, ${equal ? 'equal' : 'NOT EQUAL'}`,
    `${rounds} rounds, 0, 0, 0, equal`,
  );
}

async function memoryOf(games: number): Promise<void> {
  const url = await cluster.database();
  const team = await workers(url, Number(values.workers));
  const server = (): ReturnType<typeof memory> => memory(below(cluster.pid).filter((pid) => pid !== cluster.pid));
  const before = server();
  let [all, own] = [before.all, before.own];
  const gathering: { readonly at: number; readonly mb: number }[] = [];
  const words = `sim rudders-line --games ${games} --players random --on ${url} --out random.jsonl`;
  const { seconds } = await bocage(words, (pid) => {
    const now = server();
    all = Math.max(all, now.all);
    own = Math.max(own, now.own);
    gathering.push({ at: Date.now(), mb: memory([pid]).all });
  });
  const done = await lineCount(url);
  const settled = server();
  const [row] = await query<{ finished: Date }>(url, 'select finished from bocage_series.series');
  const running = gathering.filter(({ at }) => at < (row?.finished.getTime() ?? 0)).map(({ mb }) => mb);
  for (const one of team) await one.kill('SIGTERM');
  const rate = `${seconds.toFixed(0)} s, ${Math.round(done / seconds)} games/s`;
  line(`${done} random games of Rudder's Line`, rate, `${games} games`);
  const grown = `at most ${(all - before.all).toFixed(1)} more, ${(settled.all - before.all).toFixed(1)} at the end`;
  line('  PostgreSQL, all processes', `${before.all.toFixed(0)} MB, ${grown}`, 'growth below 50 MB');
  line(
    '  of that without what they share',
    `${before.own.toFixed(0)} MB, at most ${(own - before.own).toFixed(1)} more`,
    '',
  );
  const most = Math.max(...gathering.map(({ mb }) => mb)).toFixed(0);
  line(
    '  the command that gathers',
    `at most ${Math.max(...running).toFixed(0)} MB while it runs, ${most} for columns`,
    '',
  );
}

const wants = (name: string): boolean => values.only === undefined || values.only === name;
process.stdout.write(
  `Series on many machines; load ${loadavg()[0]?.toFixed(1)} before it began, seed ${values.seed}\n`,
);
if (wants('speed')) await speed(Number(values.games));
if (wants('kill')) await kill(Number(values.kills));
if (wants('memory')) await memoryOf(Number(values.random));
cluster.stop();
