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
import { newAccount } from './people/accounts.ts';

const USAGE = `bocage serve [--port 4400] [--data DIR | --db postgres://...] [--who anyone|members] [--public-url URL]
             [--lan] [--trust-proxy ADDRESS] [--workers N] [--page DIR] [--judge PLAYER] [--hooks-at-home]
bocage serve --check            replays every running game with these rules, and changes nothing
bocage serve steward NAME       makes the first steward of a club and shows the recovery code
bocage serve backup FILE        copies a SQLite database while it serves
bocage serve export DIR [--with-seals]
bocage serve import DIR [--verify]`;

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

/** A sentence for the person at the terminal. */
class Stop extends Error {}

const cwd = process.env.INIT_CWD ?? process.cwd();
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function whole(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new Stop(`--${name} must be a whole number up to ${most}, not '${text}'.`);
  return value;
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>['values'];

function folderOf(values: Values): string {
  return resolve(cwd, values.data ?? 'bocage-data');
}

async function database(values: Values): Promise<Database> {
  return values.db === undefined ? openSqlite(folderOf(values)) : openPostgres(values.db);
}

async function run(words: readonly string[]): Promise<void> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  const { values, positionals } = parsed;
  const [command, argument] = positionals;
  if (values.help) return say(USAGE);
  if (values.data !== undefined && values.db !== undefined) throw new Stop('Give --data or --db, not both.');
  if (command === 'backup') return runBackup(values, argument);
  if (command === 'export' || command === 'import') return move(values, command, argument);
  if (command === 'steward') return steward(values, argument);
  if (command !== undefined) throw new Stop(`There is no 'serve ${command}'.\n${USAGE}`);
  if (values.check) return check(values);
  return runServer(values);
}

async function runServer(values: Values): Promise<void> {
  if (values.who !== 'anyone' && values.who !== 'members') throw new Stop("--who is 'anyone' or 'members'.");
  const port = whole('port', values.port, 65_535) ?? 4400;
  const built = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const page =
    values.page === undefined ? (existsSync(join(built, 'index.html')) ? built : undefined) : resolve(cwd, values.page);
  const publicUrl = (values['public-url'] ?? `http://localhost:${port}`).replace(/\/+$/, '');
  if (URL.parse(publicUrl) === null)
    throw new Stop(`--public-url must be an address like https://example.org, not '${publicUrl}'.`);
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
  say(`Bocage serves at ${publicUrl} (${serving.address}).`);
  if (values.lan && publicUrl.startsWith('http:')) say('Without https, push notices and protected cookies are off.');
}

async function runBackup(values: Values, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Stop('Say to which file: bocage serve backup FILE.');
  if (values.db !== undefined) throw new Stop('PostgreSQL is backed up with its own tools: pg_dump.');
  const from = join(folderOf(values), 'bocage.db');
  if (!existsSync(from)) throw new Stop(`There is no database at ${from}.`);
  const { DatabaseSync } = await import('node:sqlite');
  const db = new DatabaseSync(from, { readOnly: true });
  await backupTo(db, resolve(cwd, file));
  db.close();
  say(`${file} holds a copy of ${from}.`);
}

async function move(values: Values, what: 'export' | 'import', folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Stop(`Say which folder: bocage serve ${what} DIR.`);
  const base = await database(values);
  try {
    const { rows } =
      what === 'export'
        ? await exportTo(base, resolve(cwd, folder), values['with-seals'])
        : await importFrom(base, resolve(cwd, folder));
    say(`${rows.games} games, ${rows.entries} entries, ${rows.accounts} accounts ${what}ed.`);
    if (what === 'import' && values.verify) {
      const { games, different } = await checkGames(base, new Library(true), true);
      for (const { id, text } of different) say(`game ${id}: ${text}`);
      say(`${games - different.length} of ${games} games replay to the same position.`);
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
    for (const { id, game, text } of different) say(`${game} ${id}: ${text}`);
    say(`${games - different.length} of ${games} running games replay to the same position with this program.`);
    if (older.moves + older.stays > 0)
      say(
        `Begun under older rules: ${older.moves} move to the newest when this program serves, ${older.stays} keep their own.`,
      );
    if (different.length > 0) process.exitCode = 1;
  } finally {
    await base.close();
  }
}

async function steward(values: Values, name: string | undefined): Promise<void> {
  if (name === undefined) throw new Stop('Say the name: bocage serve steward NAME.');
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
    say(`${made.name} is a steward. Recovery code (shown once): ${made.recovery}`);
    say('Name and code make any device a device of this account.');
  } finally {
    await house.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof Stop ? message : `The server could not do that: ${message}`}\n`);
  process.exitCode = 2;
}
