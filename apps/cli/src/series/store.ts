// The tables of series in PostgreSQL, and the way to them: patient, because the server may be started anew while a series runs.
import pg from 'pg';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';

/** Waiting or played; all played; ended before its time; two workers gave different lines for one unit. */
export type SeriesState = 'running' | 'done' | 'stopped' | 'broken';

export interface SeriesRow {
  readonly id: string;
  /** The name of the task, and its plain input as JSON. */
  readonly task: string;
  readonly input: string;
  /** What was typed to begin it. */
  readonly title: string;
  /** The versions it is played with, as JSON. */
  readonly needs: string;
  readonly total: number;
  /** With a stop rule: so many units count, the rest was not needed. */
  readonly ended: number | null;
  readonly state: SeriesState;
  readonly note: string;
  readonly made: Date;
  readonly finished: Date | null;
}

/** What a worker has done for a series: units, and the sums of their values for mean and scatter. */
export interface ShareRow {
  readonly worker: string;
  readonly units: number;
  readonly n: number;
  readonly sum: number;
  readonly squares: number;
  readonly began: Date;
  readonly last: Date;
}

/** A unit that failed twice. */
export interface AsideRow {
  readonly unit: number;
  readonly what: string;
  readonly reason: string;
}

export type Query = <R = unknown>(text: string, values?: readonly unknown[]) => Promise<readonly R[]>;

/** A transaction, for our own statements and for those of pg-boss. */
export interface Together {
  readonly query: Query;
  readonly db: { executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };
}

/**
 * `spans`: every job that is not finished, with its units and who has it. Of `results` few statistics are wanted: to make them
 * PostgreSQL holds a sample of whole rows, tens of megabytes of lines.
 */
const TABLES = `
create schema if not exists bocage_series;
create table if not exists bocage_series.series (
  id text primary key, task text not null, input text not null, title text not null, needs text not null,
  total int8 not null, ended int8, state text not null, note text not null default '',
  made timestamptz not null default now(), finished timestamptz);
create table if not exists bocage_series.results (
  series text not null references bocage_series.series on delete cascade,
  unit int8 not null, part int4 not null, line text not null, primary key (series, unit, part));
alter table bocage_series.results alter column series set statistics 10, alter column unit set statistics 10,
  alter column part set statistics 0, alter column line set statistics 0;
create table if not exists bocage_series.spans (
  job uuid primary key, series text not null references bocage_series.series on delete cascade,
  first int8 not null, beyond int8 not null, worker text, attempt int4);
create index if not exists spans_series on bocage_series.spans (series);
create table if not exists bocage_series.asides (
  series text not null references bocage_series.series on delete cascade,
  unit int8 not null, what text not null, reason text not null, primary key (series, unit));
create table if not exists bocage_series.shares (
  series text not null references bocage_series.series on delete cascade,
  worker text not null, units int8 not null, n int8 not null, sum float8 not null, squares float8 not null,
  began timestamptz not null default now(), last timestamptz not null default now(), primary key (series, worker));
create table if not exists bocage_series.workers (
  id text primary key, lock int4 not null, jobs int4 not null, since timestamptz not null default now(), refused text);
`;

/** The first half of the keys of all advisory locks of series; the second is a worker's own. */
export const LOCKS = 0xb0ca6e;
const MAKING = 1;

/** Milliseconds between two tries while PostgreSQL is away. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 2_000;

export class Store {
  readonly url: string;
  private readonly pool: pg.Pool;
  /** Called once when PostgreSQL goes away, and once when it is back. */
  onOutage: (away: boolean) => void = () => {};
  private away = false;
  private closed = false;

  private constructor(url: string, pool: pg.Pool) {
    this.url = url;
    this.pool = pool;
  }

  static async open(url: string, connections = 4): Promise<Store> {
    // Counts fit in a double; as texts they would have to be read everywhere.
    pg.types.setTypeParser(pg.types.builtins.INT8, Number);
    const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
    // A connection that breaks while idle is replaced; those in use report their own errors.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const store = new Store(url, pool);
    try {
      await store.once(async ({ query }) => {
        await query('select pg_advisory_xact_lock($1, $2)', [LOCKS, MAKING]);
        const [there] = await query<{ last: string | null }>(`select to_regclass('bocage_series.workers') as last`);
        if (there?.last == null) await query(TABLES);
      });
    } catch (error) {
      await pool.end();
      throw badInput(W.postgresUnusable(placeOf(url), said(error)));
    }
    return store;
  }

  /** Rows of one statement; waits for PostgreSQL if it is away. Only for what may be done twice. */
  readonly query: Query = <R>(text: string, values: readonly unknown[] = []) =>
    this.patient(async () => (await this.pool.query(text, [...values])).rows as R[]);

  /** All of it or nothing, and again if PostgreSQL went away: the work must find out itself what an earlier try has done. */
  together<R>(work: (t: Together) => Promise<R>): Promise<R> {
    return this.patient(() => this.once(work));
  }

  /** Tries until PostgreSQL answers. */
  async patient<R>(work: () => Promise<R>): Promise<R> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
      try {
        const result = await work();
        this.mark(false);
        return result;
      } catch (error) {
        if (this.closed || !isOutage(error)) throw error;
        this.mark(true);
        await pause(wait);
      }
    }
  }

  private mark(away: boolean): void {
    if (this.away === away) return;
    this.away = away;
    this.onOutage(away);
  }

  private async once<R>(work: (t: Together) => Promise<R>): Promise<R> {
    const client = await this.pool.connect();
    let broken: unknown;
    try {
      const query = async <T>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> =>
        (await client.query(text, [...values])).rows as T[];
      await query('begin');
      const result = await work({ query, db: { executeSql: (text, values) => client.query(text, values) } });
      await query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((gone: unknown) => {
        broken = gone;
      });
      throw error;
    } finally {
      client.release(broken !== undefined);
    }
  }

  /** From now on nobody waits for a server that is away. */
  giveUp(): void {
    this.closed = true;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.end();
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits for some work, but not for ever; a timer that is left running would keep the whole command from ending. */
export async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work.catch(() => {}), enough]);
  clearTimeout(timer);
}

const OUTAGE = /^(08|57P0|53300|40001|40P01|ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EAI_AGAIN)/;

/** PostgreSQL is away, shuts down, starts, or wants it tried again. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { readonly code?: string };
  if (error instanceof AggregateError) return error.errors.every(isOutage);
  if (code !== undefined && OUTAGE.test(code)) return true;
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/i.test(
    message,
  );
}

/** Host and database of an address: a password is never shown. */
export function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return W.thisAddress;
  }
}

function said(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return said(error.errors[0]);
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
