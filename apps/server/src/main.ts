#!/usr/bin/env node
// `bocage serve` and what operators need beside it: the command line, from words to exit code.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Database, openPostgres, openSqlite } from './db/open.ts';
import { Library } from './game/library.ts';
import { serve } from './index.ts';
import { openHouse } from './open-house.ts';
import { backupTo, exportTo, importFrom } from './operate/backup.ts';
import { checkGames } from './operate/check.ts';
import { Stop } from './operate/stop.ts';
import { newAccount } from './people/accounts.ts';
import { OPERATOR } from './words/operator.ts';

const OPTIONS = {
  port: { type: 'string', default: '4400' },
  data: { type: 'string' },
  db: { type: 'string' },
  who: { type: 'string', default: 'anyone' },
  workers: { type: 'string' },
  'public-url': { type: 'string' },
  'trust-proxy': { type: 'string' },
  lan: { type: 'boolean', default: false },
  page: { type: 'string' },
  judge: { type: 'string' },
  check: { type: 'boolean', default: false },
  'with-seals': { type: 'boolean', default: false },
  verify: { type: 'boolean', default: false },
  'hooks-at-home': { type: 'boolean', default: false },
  hidden: { type: 'boolean', default: false },
  'limit-factor': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const cwd = process.env.INIT_CWD ?? process.cwd();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function whole(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Stop(OPERATOR.wholeNumber(name, most, text));
  return value;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

function folderOf(values: Values): string {
  return resolve(cwd, values.data ?? 'bocage-data');
}

async function database(values: Values): Promise<Database> {
  return values.db === undefined ? openSqlite(folderOf(values)) : openPostgres(values.db);
}

/** What is wrong with the options, in a sentence of ours: Node's own names nothing but its API. */
function optionProblem(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /--?[^\s'=,<]+/.exec(message)?.[0] ?? '';
  return code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
    ? OPERATOR.noSuchOption(option)
    : /does not take an argument/.test(message)
      ? OPERATOR.takesNoValue(option)
      : OPERATOR.valueNeeded(option);
}

async function run(words: readonly string[]): Promise<void> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${optionProblem(error)}\n${OPERATOR.usage}`);
  }
  const { values, positionals } = parsed;
  const [command, argument] = positionals;
  if (values.help) return say(OPERATOR.usage);
  if (values.data !== undefined && values.db !== undefined) throw new Stop(OPERATOR.dataOrDb);
  if (command === 'backup') return runBackup(values, argument);
  if (command === 'export' || command === 'import') return move(values, command, argument);
  if (command === 'steward') return steward(values, argument);
  if (command !== undefined) throw new Stop(`${OPERATOR.noSuchCommand(command)}\n${OPERATOR.usage}`);
  if (values.check) return check(values);
  return runServer(values);
}

async function runServer(values: Values): Promise<void> {
  if (values.who !== 'anyone' && values.who !== 'members') throw new Stop(OPERATOR.whoIs);
  const port = whole('port', values.port, 65_535) ?? 4400;
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const page =
    values.page === undefined ? (existsSync(join(built, 'index.html')) ? built : undefined) : resolve(cwd, values.page);
  const publicUrl = (values['public-url'] ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (URL.parse(publicUrl) === null) throw new Stop(OPERATOR.publicUrl(publicUrl));
  const serving = await serve(
    {
      ...(values.db === undefined ? { data: folderOf(values) } : { db: values.db }),
      who: values.who,
      // One core stays free for those who play.
      workers: whole('workers', values.workers, 256) ?? Math.max(1, availableParallelism() - 1),
      publicUrl,
      ...(page !== undefined && { page }),
      ...(values['trust-proxy'] !== undefined && { trustProxy: values['trust-proxy'] }),
      ...(values.judge !== undefined && { judge: values.judge }),
      privateHooks: values['hooks-at-home'],
      hidden: values.hidden,
      ...(values['limit-factor'] !== undefined && {
        limitFactor: whole('limit-factor', values['limit-factor'], 1_000_000) ?? 1,
      }),
    },
    port,
    values.lan ? '0.0.0.0' : '127.0.0.1',
  );
  let going = false;
  const stop = (): void => {
    if (going) return;
    going = true;
    // Whoever hangs must not keep it from going.
    setTimeout(() => process.exit(1), 5_000).unref();
    serving.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  say(OPERATOR.servesAt(publicUrl, serving.address));
  if (values.lan && publicUrl.startsWith('http:')) say(OPERATOR.withoutHttps);
}

async function runBackup(values: Values, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Stop(OPERATOR.backupFileNeeded);
  if (values.db !== undefined) throw new Stop(OPERATOR.backupOfPostgres);
  const from = join(folderOf(values), 'bocage.db');
  if (!existsSync(from)) throw new Stop(OPERATOR.noDatabase(from));
  await backupTo(from, resolve(cwd, file));
  say(OPERATOR.copied(file, from));
}

async function move(values: Values, what: 'export' | 'import', folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Stop(OPERATOR.folderNeeded(what));
  const base = await database(values);
  try {
    const { rows } =
      what === 'export'
        ? await exportTo(base, resolve(cwd, folder), values['with-seals'])
        : await importFrom(base, resolve(cwd, folder));
    const { games: n = 0, entries = 0, accounts = 0 } = rows;
    const moved = { games: n, entries, accounts };
    say(what === 'export' ? OPERATOR.exported(moved) : OPERATOR.imported(moved));
    if (what === 'import' && values.verify) {
      const { games, different } = await checkGames(base, new Library(true), true);
      for (const { id, text } of different) say(OPERATOR.gameDiffers(id, text));
      say(OPERATOR.replayed(games - different.length, games));
      if (different.length > 0) process.exitCode = 1;
    }
  } finally {
    await base.close();
  }
}

async function check(values: Values): Promise<void> {
  const base = await database(values);
  try {
    const { games, older, different } = await checkGames(base, new Library(true));
    for (const { id, text } of different) say(OPERATOR.gameDiffers(id, text));
    say(OPERATOR.runningReplayed(games - different.length, games));
    if (older.moves + older.stays > 0) say(OPERATOR.underOlderRules(older.moves, older.stays));
    if (different.length > 0) process.exitCode = 1;
  } finally {
    await base.close();
  }
}

async function steward(values: Values, name: string | undefined): Promise<void> {
  if (name === undefined) throw new Stop(OPERATOR.nameNeeded);
  const house = await openHouse({
    ...(values.db === undefined ? { data: folderOf(values) } : { db: values.db }),
    who: 'members',
    workers: 0,
    publicUrl: values['public-url'] ?? 'http://localhost:4400',
    sweepEvery: 0,
  });
  try {
    const made = await newAccount(house, { device: undefined, account: undefined }, { name }, 'steward');
    if ('why' in made) throw new Stop(made.text);
    say(OPERATOR.stewardMade(made.name, made.recovery));
    say(OPERATOR.nameAndCode);
  } finally {
    await house.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof Stop ? message : OPERATOR.couldNot(message)}\n`);
  process.exitCode = 2;
}
