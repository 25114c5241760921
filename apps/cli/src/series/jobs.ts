// The jobs of series in pg-boss: put in, taken, finished with their results, given back. Each is one transaction, so a process that
// is killed at any moment leaves either all of it or nothing.
import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { W } from '../words/series.ts';
import { atMost, type Store, type Together } from './store.ts';

/** Units of a series from `first` to before `beyond`. */
export interface Span {
  readonly first: number;
  readonly beyond: number;
}

/** What a job says: its units, what they need besides the input, and how often the one unit has failed. */
export interface JobData extends Span {
  readonly data?: unknown;
  readonly fails?: number;
  /** A process broke while playing it: every unit is to be reported by itself. */
  readonly careful?: boolean;
}

/** A job that a worker has taken. */
export interface Claim extends JobData {
  readonly series: string;
  readonly job: string;
  /** How often it was taken before, by workers that have died since. */
  readonly attempt: number;
}

export interface UnitResult {
  readonly unit: number;
  readonly lines: readonly string[];
  readonly value?: number;
}

/** What became of a job: results, what goes back into the queue, what is set aside. */
export interface Settlement {
  readonly results: readonly UnitResult[];
  readonly rest: readonly JobData[];
  readonly aside?: { readonly unit: number; readonly what: string; readonly reason: string };
}

const QUEUE = {
  // Lost workers are no fault of a job; whoever takes it decides when it was lost too often.
  retryLimit: 1_000,
  retryDelay: 0,
  expireInSeconds: 24 * 3600,
  retentionSeconds: 365 * 24 * 3600,
  deleteAfterSeconds: 600,
} as const;

/** Rows of one statement: a connection keeps the memory of its largest. */
const MOST_ROWS = 200;

export class Jobs {
  private readonly store: Store;
  private readonly boss: PgBoss;

  private constructor(store: Store, boss: PgBoss) {
    this.store = store;
    this.boss = boss;
  }

  static async open(store: Store): Promise<Jobs> {
    const boss = new PgBoss({
      connectionString: store.url,
      max: 2,
      schema: 'bocage_series_jobs',
      schedule: false,
      monitorVacuum: false,
    });
    // What fails is tried again by whoever asked for it; upkeep is tried again by itself.
    boss.on('error', () => {});
    await store.patient(() => boss.start());
    return new Jobs(store, boss);
  }

  /** A queue for each series: ended with it, and passed over by workers of another version. */
  async prepare(series: string): Promise<void> {
    await this.store.patient(() => this.boss.createQueue(series, QUEUE));
  }

  /** Puts jobs in; part of a transaction. */
  async put({ query, db }: Together, series: string, jobs: readonly JobData[]): Promise<void> {
    for (let at = 0; at < jobs.length; at += MOST_ROWS) {
      // The first units first, also of what comes back: whoever follows, and a stop rule, go by their order.
      const some = jobs.slice(at, at + MOST_ROWS).map((data) => ({ id: randomUUID(), data, priority: -data.first }));
      await this.boss.insert(series, some, { db });
      await query(
        `insert into bocage_series.spans (job, series, first, beyond)
          select job, $1, first, beyond from unnest($2::uuid[], $3::int8[], $4::int8[]) as s (job, first, beyond)`,
        [series, some.map((j) => j.id), some.map((j) => j.data.first), some.map((j) => j.data.beyond)],
      );
    }
  }

  /** The next job of a series for a worker, if one waits. */
  take(series: string, worker: string): Promise<Claim | undefined> {
    return this.store.together(async ({ query, db }) => {
      for (;;) {
        const [job] = await this.boss.fetch<JobData>(series, { db });
        if (job === undefined) return undefined;
        const held = await query(
          'update bocage_series.spans set worker = $2, attempt = $3 where job = $1 returning job',
          [job.id, worker, job.retryCount],
        );
        if (held.length === 1) return { ...job.data, series, job: job.id, attempt: job.retryCount };
        // Of a series that was stopped: nobody wants it any more.
        await this.boss.deleteJob(series, job.id, { db });
      }
    });
  }

  /** Writes what a job gave and finishes it. 'lost': somebody else has it by now, or the series has ended; nothing is written. */
  async settle(
    claim: Claim,
    worker: string,
    { results, rest, aside }: Settlement,
    /** Milliseconds of play. */
    took: number,
  ): Promise<'done' | 'lost' | string> {
    const { series, job, attempt } = claim;
    try {
      return await this.store.together(async (t) => {
        const { query, db } = t;
        // Held against whoever ends the series: it must see what goes back into the queue.
        const going = await query(`select id from bocage_series.series where id = $1 and state = 'running' for share`, [
          series,
        ]);
        if (going.length === 0) throw new Lost();
        const mine = await query(
          'delete from bocage_series.spans where job = $1 and worker = $2 and attempt = $3 returning job',
          [job, worker, attempt],
        );
        if (mine.length === 0) throw new Lost();
        const { affected } = (await this.boss.complete(series, { id: job, retryCount: attempt }, null, { db })) as {
          affected: number;
        };
        if (affected !== 1) throw new Lost();
        const fresh = await writeResults(t, series, results);
        await this.count(t, series, worker, fresh, took);
        if (aside !== undefined) {
          await query('insert into bocage_series.asides values ($1, $2, $3, $4) on conflict do nothing', [
            series,
            aside.unit,
            aside.what,
            aside.reason,
          ]);
        }
        await this.put(t, series, rest);
        return 'done' as const;
      });
    } catch (error) {
      if (error instanceof Lost) return 'lost';
      if (error instanceof Different) return error.message;
      throw error;
    }
  }

  /** Results that were played elsewhere: those of a file. */
  async contribute(series: string, from: string, results: readonly UnitResult[]): Promise<void> {
    for (let at = 0; at < results.length; at += MOST_ROWS) {
      await this.store.together(async (t) => {
        await this.count(t, series, from, await writeResults(t, series, results.slice(at, at + MOST_ROWS)), 0);
      });
    }
  }

  private async count(
    { query }: Together,
    series: string,
    worker: string,
    fresh: readonly UnitResult[],
    took: number,
  ): Promise<void> {
    if (fresh.length === 0) return;
    const values = fresh.flatMap(({ value }) => (value === undefined ? [] : [value]));
    await query(
      `insert into bocage_series.shares as s (series, worker, units, n, sum, squares, began)
        values ($1, $2, $3, $4, $5, $6, now() - $7 * interval '1 ms')
        on conflict (series, worker) do update set units = s.units + excluded.units, n = s.n + excluded.n,
        sum = s.sum + excluded.sum, squares = s.squares + excluded.squares, last = now()`,
      [
        series,
        worker,
        fresh.length,
        values.length,
        values.reduce((a, b) => a + b, 0),
        values.reduce((a, b) => a + b * b, 0),
        took,
      ],
    );
  }

  /** Gives jobs back that nobody plays any more; a worker that plays one after all will find it lost. */
  async giveBack(claims: readonly Pick<Claim, 'series' | 'job' | 'attempt'>[]): Promise<void> {
    for (const { series, job, attempt } of claims) {
      await this.store.together(async ({ query, db }) => {
        const held = await query(
          'update bocage_series.spans set worker = null where job = $1 and attempt = $2 and worker is not null returning job',
          [job, attempt],
        );
        if (held.length === 1) await this.boss.fail(series, { id: job, retryCount: attempt }, { lost: true }, { db });
      });
    }
  }

  /** Takes the queue away: what waits is dropped, what is being played will be found lost. */
  async drop(series: string): Promise<void> {
    await this.store.patient(() => this.boss.deleteQueue(series));
  }

  async close(): Promise<void> {
    // A server that is away cannot be told that we go.
    await atMost(2_000, this.boss.stop({ graceful: false }));
  }
}

class Lost extends Error {}
class Different extends Error {}

/** Writes lines that are not there yet; those that are must be equal, or the games do not follow from their seeds. */
async function writeResults(
  { query }: Together,
  series: string,
  results: readonly UnitResult[],
): Promise<readonly UnitResult[]> {
  const rows = results.flatMap(({ unit, lines }) => lines.map((line, part) => ({ unit, part, line })));
  const there = new Set<number>();
  for (let at = 0; at < rows.length; at += MOST_ROWS) {
    const some = rows.slice(at, at + MOST_ROWS);
    const values = [series, some.map((r) => r.unit), some.map((r) => r.part), some.map((r) => r.line)];
    const made = await query<{ unit: number; part: number }>(
      `insert into bocage_series.results select $1, unit, part, line
        from unnest($2::int8[], $3::int4[], $4::text[]) as r (unit, part, line) on conflict do nothing returning unit, part`,
      values,
    );
    if (made.length === some.length) continue;
    const wrong = await query<{ unit: number; was: string; now: string }>(
      `select unit, was.line as was, now.line as now from bocage_series.results was
        join unnest($2::int8[], $3::int4[], $4::text[]) as now (unit, part, line) using (unit, part)
        where series = $1 and was.line <> now.line limit 1`,
      values,
    );
    const [first] = wrong;
    if (first !== undefined) throw new Different(W.workersDiffer(first.unit, first.was, first.now));
    const fresh = new Set(made.map((row) => `${row.unit}/${row.part}`));
    for (const row of some) if (!fresh.has(`${row.unit}/${row.part}`)) there.add(row.unit);
  }
  return results.filter(({ unit }) => !there.has(unit));
}
