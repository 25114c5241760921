// The database: a SQLite file of Node's own, or PostgreSQL for several processes. Everything above sees Kysely alone.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { CompiledQuery, Kysely, PostgresDialect, SqliteDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { Stop } from '../operate/stop.ts';
import { OPERATOR } from '../words/operator.ts';
import { type Dialect, migrate } from './migrations.ts';
import type { Schema } from './schema.ts';

/** Runs a statement written once with `$1`, `$2` ...; its rows. */
export type Run = <R>(text: string, values: readonly unknown[]) => Promise<readonly R[]>;

export interface Database {
  readonly dialect: Dialect;
  readonly db: Kysely<Schema>;
  /** PostgreSQL: what listening and jobs need. */
  readonly url: string | undefined;
  /** SQLite: the connection itself, for backups. */
  readonly file: DatabaseSync | undefined;
  readonly run: Run;
  /** As `run`, for what is written at every choice: whatever comes in one turn of the loop shares one wait for the disk. */
  readonly write: Run;
  close(): Promise<void>;
}

/** Statements are prepared once: the same few are used for every choice. */
const MOST_STATEMENTS = 500;

function sqliteDriver(file: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();
  const statement = (text: string): StatementSync => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const made = file.prepare(text);
    if (prepared.size >= MOST_STATEMENTS) prepared.clear();
    prepared.set(text, made);
    return made;
  };
  return {
    close: () => file.close(),
    prepare(text: string) {
      const made = statement(text);
      return {
        reader: made.columns().length > 0,
        all: (values: readonly unknown[]) => made.all(...(values as SQLInputValue[])),
        run: (values: readonly unknown[]) => made.run(...(values as SQLInputValue[])),
        iterate: (values: readonly unknown[]) => made.iterate(...(values as SQLInputValue[])),
      };
    },
  };
}

/** One process at a time: a second server on the same file would not hear of the first one's choices. */
function lockFolder(folder: string): () => void {
  const path = join(folder, 'bocage.lock');
  for (let tries = 0; ; tries++) {
    try {
      const fd = openSync(path, 'wx');
      writeSync(fd, String(process.pid));
      closeSync(fd);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || tries > 2) throw error;
      const pid = Number(readFileSync(path, 'utf8'));
      if (alive(pid)) {
        throw new Stop(OPERATOR.running(folder, pid));
      }
      rmSync(path, { force: true });
    }
  }
}

function alive(pid: number): boolean {
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** All of it or nothing. */
export function together<R>(
  base: Pick<Database, 'db' | 'dialect'>,
  work: (db: Transaction<Schema>, run: Run) => Promise<R>,
): Promise<R> {
  return base.db.transaction().execute((db) => work(db, runIn(db, base.dialect)));
}

function runIn(db: Kysely<Schema>, dialect: Dialect): Run {
  return async <T>(text: string, values: readonly unknown[]) => {
    const written = dialect === 'sqlite' ? text.replaceAll('$', '?') : text;
    return (await db.executeQuery<T>(CompiledQuery.raw(written, [...values]))).rows;
  };
}

/** SQLite syncs the file at every commit: what waits at the same time is committed together, and answered after it. */
function gathering(base: Pick<Database, 'db' | 'dialect' | 'run'>): Run {
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    if (batch.length > 1) {
      try {
        const rows = await together(base, async (_, run) => {
          const made: (readonly unknown[])[] = [];
          for (const { text, values } of batch) made.push(await run(text, values));
          return made;
        });
        for (const [i, { done }] of batch.entries()) done(rows[i] ?? []);
        return;
      } catch {
        // None of it is written: each by itself, so that each has its own error.
      }
    }
    for (const { text, values, done, fail } of batch) await base.run(text, values).then(done, fail);
  };
  return <R>(text: string, values: readonly unknown[]) =>
    new Promise<readonly R[]>((done, fail) => {
      waiting.push({ text, values, done: done as Waiting['done'], fail });
      if (waiting.length === 1) setImmediate(flush);
    });
}

interface Waiting {
  readonly text: string;
  readonly values: readonly unknown[];
  readonly done: (rows: readonly unknown[]) => void;
  readonly fail: (error: unknown) => void;
}

export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const file = new DatabaseSync(join(folder, 'bocage.db'));
    // FULL: a choice that was confirmed survives a power cut.
    file.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma wal_autocheckpoint = 4000; pragma foreign_keys = on',
    );
    const driver = sqliteDriver(file);
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: driver }) });
    await migrate(db, 'sqlite');
    const base = { dialect: 'sqlite', db, run: runIn(db, 'sqlite') } as const;
    return {
      ...base,
      url: undefined,
      file,
      write: gathering(base),
      async close() {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

export async function openPostgres(url: string, connections = 10): Promise<Database> {
  // Counts and times fit in a double; as texts they would have to be read everywhere.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection that breaks while idle is replaced; those in use report their own errors.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const run: Run = async <R>(text: string, values: readonly unknown[]) => {
    // A name lets PostgreSQL keep the plan.
    const made = await pool.query({ text, name: nameOf(text), values: [...values] });
    return made.rows as R[];
  };
  return {
    dialect: 'postgres',
    db,
    url,
    file: undefined,
    run,
    // PostgreSQL gathers commits of several connections itself.
    write: run,
    close: () => db.destroy(),
  };
}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text) ?? `b${names.size}`;
  names.set(text, known);
  return known;
}
