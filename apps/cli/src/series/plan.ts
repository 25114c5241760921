// A series from outside: begun, asked for units, followed in their order, ended. The process that does this may die: the series goes on.
import { createHash } from 'node:crypto';
import { badInput } from '../stop.ts';
import { W } from '../words/series.ts';
import { type JobData, Jobs, type Span } from './jobs.ts';
import { type AsideRow, pause, type SeriesRow, type SeriesState, type ShareRow, Store } from './store.ts';
import type { Needs } from './version.ts';

export interface Plan {
  /** What the id begins with: the name of the command. */
  readonly kind: string;
  readonly task: string;
  readonly input: unknown;
  readonly needs: Needs;
  readonly total: number;
  /** For people: what was typed. */
  readonly title: string;
}

export interface UnitLines {
  readonly unit: number;
  readonly lines: readonly string[];
}

/** So many jobs to begin with; workers cut long ones further while they play. */
const JOBS = 64;
const MOST_UNITS = 500;
/** Rows that are read at once. */
const PAGE = 1_000;
const POLL = 200;

/** The same question is the same series: typed again, it is followed, not played again. */
function idOf({ kind, task, input, needs, total }: Plan): string {
  const text = JSON.stringify([task, input, needs, total]);
  return `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}

export async function begin(url: string, plan: Plan): Promise<Series> {
  const store = await Store.open(url);
  try {
    const jobs = await Jobs.open(store);
    const id = idOf(plan);
    await store.query(
      `insert into bocage_series.series (id, task, input, title, needs, total, state) values ($1, $2, $3, $4, $5, $6, 'running')
        on conflict (id) do update set state = 'running', note = '', finished = null where series.state = 'stopped'`,
      [id, plan.task, JSON.stringify(plan.input), plan.title, JSON.stringify(plan.needs), plan.total],
    );
    return new Series(store, jobs, id);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A series that is there; a sentence if it is not. */
export async function attach(url: string, id: string): Promise<Series> {
  const store = await Store.open(url);
  const found = await store.query<SeriesRow>('select * from bocage_series.series where id = $1', [id]);
  if (found.length === 1) return new Series(store, await Jobs.open(store), id);
  await store.close();
  throw badInput(W.noSeries(id.slice(0, 60)));
}

export class Series {
  readonly id: string;
  readonly store: Store;
  readonly jobs: Jobs;
  /** Whoever follows waits no longer. */
  private left = false;

  constructor(store: Store, jobs: Jobs, id: string) {
    this.store = store;
    this.jobs = jobs;
    this.id = id;
  }

  async row(): Promise<SeriesRow> {
    const [row] = await this.store.query<SeriesRow>('select * from bocage_series.series where id = $1', [this.id]);
    if (row === undefined) throw badInput(W.seriesRemoved(this.id));
    return row;
  }

  async shares(): Promise<readonly ShareRow[]> {
    return this.store.query('select * from bocage_series.shares where series = $1 order by worker', [this.id]);
  }

  async asides(): Promise<readonly AsideRow[]> {
    return this.store.query('select unit, what, reason from bocage_series.asides where series = $1 order by unit', [
      this.id,
    ]);
  }

  /** Sees to it that these units are played: makes jobs for those that are neither played nor waiting. */
  async ask({ first, beyond }: Span, data?: unknown): Promise<void> {
    if ((await this.row()).state !== 'running') return;
    await this.jobs.prepare(this.id);
    await this.store.together(async (t) => {
      const [row] = await t.query<SeriesRow>('select * from bocage_series.series where id = $1 for no key update', [
        this.id,
      ]);
      if (row?.state !== 'running') return;
      const open = await t.query<Span>(
        // Runs of played units, set aside or waiting; what lies between them is missing.
        `with there as (
            select unit as first, unit + 1 as beyond from bocage_series.results where series = $1 and part = 0
            union all select unit, unit + 1 from bocage_series.asides where series = $1
            union all select first, beyond from bocage_series.spans where series = $1),
          ordered as (select first, beyond, max(beyond) over (order by first, beyond rows between unbounded preceding and 1 preceding) as before from there)
          select coalesce(before, 0) as first, first as beyond from ordered where first > coalesce(before, 0)
          union all select coalesce((select max(beyond) from there), 0), $2
          order by 1`,
        [this.id, row.total],
      );
      const wide = Math.max(1, Math.min(MOST_UNITS, Math.ceil((beyond - first) / JOBS)));
      const jobs: JobData[] = [];
      for (const hole of open) {
        const end = Math.min(hole.beyond, beyond);
        for (let at = Math.max(hole.first, first); at < end; at += wide) {
          jobs.push({ first: at, beyond: Math.min(end, at + wide), ...(data !== undefined && { data }) });
        }
      }
      await this.jobs.put(t, this.id, jobs);
    });
  }

  /** The units in their order, as they come, to before `beyond`; those set aside are left out. Ends with the series. */
  async *follow(beyond: number, from = 0): AsyncGenerator<UnitLines, SeriesState> {
    let next = from;
    let page = PAGE;
    while (!this.left) {
      // The state first: what was written before it is then surely read.
      const { state, ended } = await this.row();
      const last = Math.min(beyond, ended ?? beyond);
      const aside = new Set((await this.asides()).map((a) => a.unit));
      const rows = await this.store.query<{ unit: number; line: string }>(
        'select unit, line from bocage_series.results where series = $1 and unit >= $2 and unit < $3 order by unit, part limit $4',
        [this.id, next, last, page],
      );
      let read = 0;
      for (const { unit, lines } of unitsOf(rows, rows.length === page)) {
        while (aside.has(next)) next++;
        if (unit !== next && state === 'running') break;
        yield { unit, lines };
        next = unit + 1;
        read++;
      }
      while (aside.has(next)) next++;
      if (next >= last) {
        // Whoever finished the last one may have been killed before it could say so.
        if (state === 'running') await finishWhole(this.store, this.jobs, this.id);
        return state === 'running' ? 'done' : state;
      }
      if (rows.length === 0 && state !== 'running') return state;
      const here = rows[0]?.unit === next || (rows.length > 0 && state !== 'running');
      // Units behind one that is still played are not read again and again; a unit may be longer than a page.
      if (read > 0 || (here && page < PAGE)) page = PAGE;
      else if (here && rows.length === page) page *= 2;
      else {
        page = rows.length > 0 ? 1 : PAGE;
        await pause(POLL);
      }
    }
    return 'running';
  }

  /** Those who follow it stop waiting; the series goes on. */
  leave(): void {
    this.left = true;
  }

  /** Ends it: what waits is dropped, what was played is kept. */
  async end(state: 'stopped' | 'broken' | 'done', note = '', ended?: number): Promise<void> {
    await endSeries(this.store, this.jobs, this.id, state, note, ended);
  }

  async remove(): Promise<void> {
    await this.store.query('delete from bocage_series.series where id = $1', [this.id]);
    await this.jobs.drop(this.id);
  }

  async close(): Promise<void> {
    this.leave();
    await this.jobs.close();
    await this.store.close();
  }
}

/** Notes that all units are played or set aside, if they are. */
export async function finishWhole(store: Store, jobs: Jobs, id: string): Promise<void> {
  const whole = await store.query(
    `select id from bocage_series.series s where id = $1 and state = 'running' and total <=
      (select coalesce(sum(units), 0) from bocage_series.shares where series = s.id) +
      (select count(*) from bocage_series.asides where series = s.id)`,
    [id],
  );
  if (whole.length === 1) await endSeries(store, jobs, id, 'done', '');
}

export async function endSeries(
  store: Store,
  jobs: Jobs,
  id: string,
  state: SeriesState,
  note: string,
  ended?: number,
): Promise<boolean> {
  const won = await store.together(async ({ query }) => {
    const changed = await query(
      `update bocage_series.series set state = $2, note = $3, ended = $4, finished = now() where id = $1 and state = 'running' returning id`,
      [id, state, note, ended ?? null],
    );
    if (changed.length === 1) await query('delete from bocage_series.spans where series = $1', [id]);
    return changed.length === 1;
  });
  if (won) await jobs.drop(id);
  return won;
}

/** Rows gathered by unit; the last unit of a full page may not be whole. */
function unitsOf(rows: readonly { unit: number; line: string }[], full: boolean): UnitLines[] {
  const units: { unit: number; lines: string[] }[] = [];
  for (const { unit, line } of rows) {
    const last = units.at(-1);
    if (last?.unit === unit) last.lines.push(line);
    else units.push({ unit, lines: [line] });
  }
  if (full && units.length > 0) units.pop();
  return units;
}
