// Series on many machines: real workers, a real PostgreSQL, killed at any moment.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { addLessons, type Lessons, learnFrom, lessonsOf, loadGame } from '@bocage/ai/node';
import { generator, randomBelow } from '@bocage/engine';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lineCount, PROGRAM, query, spawnWorker, startCluster, until, type WorkerProcess } from './cluster.ts';
import { shop } from './shop.ts';
import { copyOfTree } from './tree.ts';

// Real processes: on a busy machine they take a while.
vi.setConfig({ testTimeout: 90_000 });

const cluster = await startCluster();
afterAll(() => cluster.stop());

const GAMES = 'sim skirmish --games 60 --players recruit:work=400,sensible --vary hands';

/** A worker that is gone with the test. */
function startWorker(url: string, more: readonly string[] = [], program?: string): WorkerProcess {
  const worker = spawnWorker(url, more, program);
  onTestFinished(() => worker.kill());
  return worker;
}

/** A player that takes the first choice, and breaks in some games: where a question comes that it does not like. */
const BOT = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
  if (message.type === 'hello') say({ type: 'ready', protocol: message.protocol, name: 'first' });
  if (message.type === 'decide') {
    if (message.choices.length === 1 && message.id > 3) process.exit(3);
    say({ type: 'choice', id: message.id, choice: message.choices[0].name });
  }
}
`;

/** The lines of a file, sorted as text. */
const sorted = (text: string, by?: (a: string, b: string) => number): string[] => text.trim().split('\n').sort(by);
const bySeed = (a: string, b: string): number => Number(JSON.parse(a).seed) - Number(JSON.parse(b).seed);

describe('a series on many machines', () => {
  it('gives the same lines as on one, byte for byte, though workers and PostgreSQL are killed', async () => {
    const { run, json, read } = shop();
    await run(`${GAMES} --jobs 1 --out one.jsonl`);
    const url = await cluster.database();
    const seed = String(Date.now());
    const g = generator(seed);
    const soon = (): Promise<void> => new Promise((done) => setTimeout(done, randomBelow(g, 100)));
    const more = async (): Promise<void> => {
      const before = await lineCount(url);
      await until(async () => (await lineCount(url)) > before);
      await soon();
    };
    const first = startWorker(url);
    const playing = json(`${GAMES} --out many.jsonl --on ${url}`);
    await more();
    await first.kill();
    // With nobody there the series waits; the next worker takes up what the dead one has held.
    const second = startWorker(url);
    await more();
    second.killPlayer();
    await more();
    await cluster.kill();
    await cluster.restart();
    startWorker(url);
    expect(await playing, `seed ${seed}`).toMatchObject({ games: 60, played: 60, stopped: false, aside: [] });
    expect(sorted(read('many.jsonl')), `seed ${seed}`).toEqual(sorted(read('one.jsonl')));
    expect(read('many.jsonl.columns')).toBe(read('one.jsonl.columns'));
    expect(second.said()).toContain('PostgreSQL is back.');
  });

  it('is fuzz, learn and practise too', async () => {
    const { json, read, run, write } = shop();
    const url = await cluster.database();
    startWorker(url);
    startWorker(url);
    const fuzz = 'fuzz skirmish --games 40 --seed 3';
    const { decisionsPerSecond: _, ...many } = await json(`${fuzz} --on ${url}`);
    expect(await json(fuzz)).toMatchObject(many);
    // The general form: a task, its input, and so many units.
    write(
      'in.json',
      JSON.stringify({ game: { id: 'skirmish' }, seed: '1', options: [{}], players: [['sensible', 'random']] }),
    );
    await json('sim skirmish --games 10 --players sensible,random --jobs 1 --out home.jsonl');
    const any = `series run match in.json --units 10 --on ${url}`;
    expect((await run(any)).out).toBe(`${sorted(read('home.jsonl'), bySeed).join('\n')}\n`);
    expect((await run(`${any} --out in.json`)).err).toMatch(/this file exists, and nothing was changed/);
    expect((await run(`series run dance in.json --units 1 --on ${url}`)).err).toMatch(/there is no task 'dance'/i);
    const practise = 'practise sherman-leader --rounds 2 --sets 1 --games 1';
    await json(`${practise} --out home.json`);
    await json(`${practise} --out many.json --on ${url}`);
    expect(read('many.json')).toBe(read('home.json'));
    const settings = { games: 12, seed: '5', options: [{}], hidden: 2, epochs: 1 };
    const learned = await json(`learn credentials --games 12 --seed 5 --hidden 2 --epochs 1 --out w.ts --on ${url}`);
    const game = await loadGame({ id: 'credentials' });
    let lessons: Lessons | undefined;
    for (let n = 0; n < 12; n++) lessons = addLessons(lessons, lessonsOf(game, settings, n));
    if (lessons === undefined) throw new Error('no lessons');
    const { experience, error } = learnFrom(lessons, settings);
    expect(learned).toMatchObject({ positions: lessons.target.length, error });
    expect(read('w.ts')).toContain(JSON.stringify(experience.weights));
  });
});

describe('a worker', () => {
  it('of another version is refused in one sentence, and says which part differs', async () => {
    const { json } = shop();
    const url = await cluster.database();
    const tree = copyOfTree();
    const program = join(tree, 'apps/cli/src/main.ts');
    const playing = json(`sim rudders-line --games 2 --on ${url} --out a.jsonl`);
    await until(async () => (await query(url, 'select from bocage_series.spans').catch(() => [])).length > 0);
    appendFileSync(join(tree, 'games/rudders-line/src/rules/sequence.ts'), '// Another ruling.\n');
    const other = startWorker(url, ['--once'], program);
    expect(await other.ended).toBe(1);
    expect(other.said()).toMatch(
      /sim-\w+ was begun with other rules \(\w+\) than this machine has \(\w+\), so this worker takes no job of it; bring both machines to the same version\./,
    );
    startWorker(url);
    expect(await playing).toMatchObject({ games: 2, stopped: false });
  });

  it('sets a game aside that fails twice, with its seed and the reason, and plays the others', async () => {
    const { run, write, folder, read } = shop();
    const url = await cluster.database();
    write('bot.mjs', BOT);
    const line = `sim skirmish --games 12 --players "A=cmd:${process.execPath} ${folder}/bot.mjs" --players B=sensible --on ${url}`;
    const playing = run(`${line} --out a.jsonl`);
    await until(async () => (await query(url, 'select from bocage_series.spans').catch(() => [])).length > 0);
    const careful = startWorker(url, ['--once']);
    expect(await careful.ended).toBe(1);
    expect(careful.said()).toMatch(
      /starts programs of its players \(cmd:\), which this worker does only with --allow-cmd/,
    );
    startWorker(url, ['--allow-cmd']);
    const { code, out } = await playing;
    const aside = await query<{ unit: string; what: string; reason: string }>(
      url,
      'select unit, what, reason from bocage_series.asides order by unit',
    );
    expect(aside.length).toBeGreaterThan(0);
    expect(aside.length).toBeLessThan(12);
    for (const { unit, what, reason } of aside) {
      expect(what).toBe(`seed ${Number(unit) + 1}`);
      expect(reason).toContain('has ended (exit code 3)');
      expect(out).toContain(`${what}: ${reason}`);
    }
    expect(code).toBe(1);
    expect(sorted(read('a.jsonl'))).toHaveLength(12 - aside.length);
  });
});

describe('arena on many machines', () => {
  it('ends at the pair at which one job alone would have ended', async () => {
    const { json } = shop();
    const line = 'arena recruit:work=300 random --game skirmish --games 400';
    const { seconds: _, ...alone } = await json(`${line} --jobs 1`);
    const url = await cluster.database();
    startWorker(url);
    startWorker(url);
    const { seconds: __, series, state, aside, ...many } = await json(`${line} --on ${url}`);
    expect(many).toEqual(alone);
    expect(many).toMatchObject({ verdict: 'better' });
    expect({ state, aside }).toEqual({ state: 'done', aside: [] });
    // The rest of the jobs is gone.
    expect(await query(url, 'select from bocage_series.spans')).toEqual([]);
    const { file: _f, ...exported } = await json(`series export ${series} --on ${url} --out pairs.jsonl`);
    expect(exported).toMatchObject({ lines: alone.games, state: 'done' });
  });
});

describe('series list, watch, stop, export, report', () => {
  it('show a series while it runs, end it, continue it and collect it', async () => {
    const { json, run, read } = shop();
    const url = await cluster.database();
    await run(`${GAMES} --jobs 1 --out one.jsonl`);
    expect((await run(`series list --on ${url}`)).out).toBe('There is no series in this database.\n');
    startWorker(url);
    const first = json(`${GAMES} --out many.jsonl --on ${url}`);
    await until(async () => (await lineCount(url)) > 3);
    const { series: all } = (await json(`series list --on ${url}`)) as { series: { series: string }[] };
    const id = all[0]?.series ?? '';
    const now = await json(`series watch ${id} --on ${url}`);
    expect(now).toMatchObject({
      state: 'running',
      total: 60,
      aside: [],
      title: expect.stringContaining('60 games of Skirmish'),
    });
    expect(now.units).toBeGreaterThan(3);
    expect(now.rate).toBeGreaterThan(0);
    expect(now.left).toBeGreaterThan(0);
    expect(now.margin).toBeGreaterThan(0);
    expect(now.workers).toHaveLength(1);
    expect((await run(`series stop ${id} --on ${url}`)).out).toBe(`${id} is stopped.\n`);
    const stopped = await first;
    expect(stopped).toMatchObject({ stopped: true, state: 'stopped' });
    const exported = await json(`series export ${id} --on ${url} --out some.jsonl`);
    expect(exported).toMatchObject({ lines: await lineCount(url), state: 'stopped' });
    expect((await run(`report ${id} --on ${url} --out page.html`)).out).toMatch(/page.html: \d+ games/);
    expect(await json(`${GAMES} --out many.jsonl --on ${url}`)).toMatchObject({ games: 60, stopped: false });
    expect(sorted(read('many.jsonl'))).toEqual(sorted(read('one.jsonl')));
    // The same command again finds all of it in the file; a new file is filled from the database.
    expect(await json(`${GAMES} --out many.jsonl --on ${url}`)).toMatchObject({ games: 60, played: 0 });
    await run(`series export ${id} --on ${url} --out some.jsonl`);
    expect(sorted(read('some.jsonl'))).toEqual(sorted(read('one.jsonl')));
    expect((await run(`series watch ${id} --on ${url}`)).out).toMatch(
      /60 of 60, mean 0\.\d+ ± 0\.\d+, done\n {2}\S+ {2}\d+, \S+ a second/,
    );
    expect((await run(`series remove ${id} --on ${url}`)).code).toBe(0);
    expect(await lineCount(url)).toBe(0);
  });

  it('go on or end at Ctrl-C, as asked', async () => {
    const { folder, json } = shop();
    const url = await cluster.database();
    startWorker(url);
    for (const [words, state, said] of [
      [['--ctrl-c', 'end', '--seed', '1'], 'stopped', /Stopped after \d+ of 9000 games\. The same command continues\./],
      [['--seed', '2'], 'running', /sim-\w+ continues; the same command collects it, series watch sim-\w+ shows it\./],
    ] as const) {
      // More than any machine plays while the test looks.
      const game = ['skirmish', '--games', '9000', '--players', 'recruit:work=400'];
      const line = [PROGRAM, 'sim', ...game, '--on', url, '--out', `${state}.jsonl`, ...words];
      const child = spawn(process.execPath, line, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
      let out = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
      const before = await lineCount(url);
      await until(async () => (await lineCount(url)) > before);
      child.kill('SIGINT');
      expect(await new Promise((done) => child.once('exit', done))).toBe(0);
      expect(out).toMatch(said);
      const { series } = (await json(`series list --on ${url}`)) as { series: { series: string; state: string }[] };
      expect(series.at(-1)?.state).toBe(state);
    }
  });

  it('say what is wrong in one sentence', async () => {
    const { run } = shop();
    const url = await cluster.database();
    const wrong: readonly (readonly [string, RegExp])[] = [
      ['series', /which database\?/i],
      ['series dance --on postgres://x', /there is no 'series dance'; there are list/i],
      ['series list --on mysql://x', /--on takes an address of PostgreSQL/i],
      ['series watch --on postgres://x/y', /which series\?/i],
      [`series watch sim-none --on ${url}`, /there is no series 'sim-none' here/i],
      ['worker', /which database\?/i],
      [
        'worker --on postgres://bocage:secret@127.0.0.1:1/x',
        /PostgreSQL at 127\.0\.0\.1:1\/x cannot be used: .*ECONNREFUSED/,
      ],
      ['sim skirmish --ctrl-c end', /--ctrl-c belongs to a series with --on/i],
      ['sim skirmish --ctrl-c stay --on postgres://x/y', /--ctrl-c takes leave or end/i],
    ];
    for (const [line, text] of wrong) {
      const { code, err } = await run(line);
      expect(err, line).toMatch(text);
      expect(err, line).not.toContain('secret');
      expect(code, line).toBe(2);
    }
  });
});
