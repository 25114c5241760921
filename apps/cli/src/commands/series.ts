// `bocage series list | watch | stop | export | remove | run`: what runs on many machines.
import { resolve } from 'node:path';
import { matchKey } from '@bocage/ai/node';
import { brief, isObject } from '@bocage/engine';
import { parseJson } from '@bocage/engine/json-text';
import type { Args, Command } from '../args.ts';
import { readText } from '../disk.ts';
import { fileProblem } from '../file-error.ts';
import type { Io } from '../io.ts';
import { asideText, ON, ON_NOTES, onOf } from '../series/on.ts';
import type { Series } from '../series/plan.ts';
import { openSeries } from '../series-file.ts';
import { badInput, badLine } from '../stop.ts';
import { W } from '../words/developing.ts';

export const seriesCommand: Command = {
  name: 'series',
  usage: 'list | watch ID | stop ID | export ID [--out F] | remove ID | run TASK FILE --units N --on postgres://...',
  about: W.aboutSeries,
  notes: [W.seriesList, W.seriesWatch, W.seriesStop, W.seriesExport, W.seriesRemove, W.seriesRun, ...ON_NOTES],
  options: { out: { type: 'string' }, units: { type: 'string' }, ...ON },
  async run(args, io) {
    const [word = 'list', ...rest] = args.positionals;
    const on = onOf(args);
    const doing = VERBS[word];
    if (doing === undefined || !Object.hasOwn(VERBS, word))
      throw badInput(W.noSuchSeriesCommand(brief(word), Object.keys(VERBS).join(', ')));
    if (on === undefined) throw badInput(W.whichDatabaseSeries(word));
    return doing(on, rest, args, io);
  },
};

type Verb = (url: string, words: readonly string[], args: Args, io: Io) => Promise<number | undefined>;

const VERBS: Readonly<Record<string, Verb>> = {
  async list(url, words, args, io) {
    few(words, 0);
    const [{ Store }, { Jobs }, { Series }, { standingOf, standingText }] = await Promise.all([
      import('../series/store.ts'),
      import('../series/jobs.ts'),
      import('../series/plan.ts'),
      import('../series/standing.ts'),
    ]);
    const store = await Store.open(url);
    const rows = await store.query<{ id: string }>('select id from bocage_series.series order by made, id');
    const jobs = await Jobs.open(store);
    const all = [];
    for (const { id } of rows) all.push(await standingOf(new Series(store, jobs, id)));
    await jobs.close();
    await store.close();
    if (args.json) io.out(`${JSON.stringify({ series: all })}\n`);
    else if (all.length === 0) io.out(W.noSeriesInDatabase);
    else for (const one of all) io.out(`${one.series}  ${standingText(one)}  ${one.title}\n`);
    return undefined;
  },
  watch: (url, words, args, io) =>
    within(url, words, async (series) => {
      const { standingOf, standingText, workerText } = await import('../series/standing.ts');
      let shown = 0;
      for (;;) {
        const now = await standingOf(series);
        if (args.json) {
          io.out(`${JSON.stringify(now)}\n`);
          return undefined;
        }
        const rows = [`${now.series}  ${now.title}`, standingText(now), ...now.workers.map(workerText)];
        for (const { what, reason } of now.aside) rows.push(W.setAside(what, reason));
        const over = now.state !== 'running';
        // Drawn over itself at a terminal; elsewhere once, and at the end.
        if (io.terminal && shown > 0) io.out(`\u001b[${shown}A\u001b[J`);
        if (io.terminal || over || shown === 0) io.out(`${rows.join('\n')}\n`);
        shown = rows.length;
        if (over) return now.aside.length > 0 ? 1 : undefined;
        await new Promise((done) => setTimeout(done, 1_000));
      }
    }),
  stop: (url, words, args, io) =>
    within(url, words, async (series) => {
      await series.end('stopped');
      const { state } = await series.row();
      io.out(args.json ? `${JSON.stringify({ series: series.id, state })}\n` : W.is(series.id, state));
      return undefined;
    }),
  remove: (url, words, args, io) =>
    within(url, words, async (series) => {
      await series.remove();
      io.out(args.json ? `${JSON.stringify({ series: series.id })}\n` : W.isRemoved(series.id));
      return undefined;
    }),
  export: (url, words, args, io) =>
    within(url, words, async (series) => {
      const file = args.text('out') ?? `${series.id}.jsonl`;
      const row = await series.row();
      const lines = await writeLines(io, file, row.task, JSON.parse(row.input), series);
      io.out(
        args.json ? `${JSON.stringify({ series: series.id, state: row.state, lines, file })}\n` : W.lines(file, lines),
      );
      return undefined;
    }),
  async run(url, words, args, io) {
    few(words, 2);
    const [name = '', file] = words;
    const { taskNamed, taskNames } = await import('../series/tasks.ts');
    const task = await taskNamed(name);
    if (task === undefined) throw badInput(W.noTask(brief(name), taskNames().join(', ')));
    const total = args.whole('units', 1, 1_000_000_000);
    if (file === undefined || total === undefined) throw badInput(W.seriesRunForm);
    const parsed = parseJson(readText(io, file).text);
    if ('text' in parsed) throw badLine(file, parsed);
    const input = parsed.value;
    const [{ begin }, { attend }, { needsHere }] = await Promise.all([
      import('../series/plan.ts'),
      import('../series/attend.ts'),
      import('../series/version.ts'),
    ]);
    const game = isObject(input) && isObject(input.game) ? { ...input.game, id: String(input.game.id) } : undefined;
    const needs = await needsHere(game, task.tests === true);
    const title = W.unitsOf(total, name);
    const series = await begin(url, { kind: name, task: name, input, needs, total, title });
    const out = args.text('out');
    const sheet = out === undefined ? undefined : newFile(io, out);
    try {
      await series.ask({ first: 0, beyond: total });
      const attended = await attend(args, io, series, { beyond: total, rule: task.rule?.(input) }, ({ lines }) => {
        for (const line of lines) sheet === undefined ? io.out(`${line}\n`) : sheet.write(line);
      });
      if (!args.json) io.err(asideText(series.id, attended));
      return attended.aside.length > 0 || attended.state === 'broken' ? 1 : undefined;
    } finally {
      sheet?.close();
      await series.close();
    }
  },
};

function few(words: readonly string[], most: number): void {
  const extra = words[most];
  if (extra !== undefined) throw badInput(W.tooMuchForSeries(brief(extra)));
}

async function within(
  url: string,
  words: readonly string[],
  work: (series: Series) => Promise<number | undefined>,
): Promise<number | undefined> {
  few(words, 1);
  const [id] = words;
  if (id === undefined) throw badInput(W.whichSeries);
  const { attach } = await import('../series/plan.ts');
  const series = await attach(url, id);
  try {
    return await work(series);
  } finally {
    await series.close();
  }
}

/** Lines of games go to a file as `sim` keeps it, others to a new file. What is there already is not written twice. */
async function writeLines(io: Io, file: string, task: string, input: unknown, series: Series): Promise<number> {
  const { linesOf } = await import('../series/gather.ts');
  let count = 0;
  if (task !== 'match') {
    const sheet = newFile(io, file);
    try {
      for await (const text of linesOf(series)) {
        sheet.write(text);
        count++;
      }
    } finally {
      sheet.close();
    }
    return count;
  }
  const game = isObject(input) && isObject(input.game) ? String(input.game.id) : '';
  const store = openSeries(io, file, game);
  try {
    const known = new Set(store.lines.map(matchKey));
    for await (const text of linesOf(series)) {
      if (known.has(matchKey(JSON.parse(text)))) continue;
      store.append([text]);
      count++;
    }
  } finally {
    store.close();
  }
  return count;
}

/** A file that was not there: nothing is replaced. */
function newFile(io: Io, name: string): { write(line: string): void; close(): void } {
  const open = (): number => {
    try {
      return io.disk.openSync(resolve(io.cwd, name), 'wx');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw badInput(W.fileExists, { file: name });
      throw fileProblem(error, name, 'written');
    }
  };
  const file = open();
  return {
    write(text) {
      const bytes = Buffer.from(`${text}\n`, 'utf8');
      try {
        for (let done = 0; done < bytes.length; ) done += io.disk.writeSync(file, bytes, done);
      } catch (error) {
        throw fileProblem(error, name, 'kept');
      }
    },
    close: () => io.disk.closeSync(file),
  };
}
