// A worker: takes jobs of every series that it has the right version for, plays them in processes of its own, and looks after what
// dead workers have left.
import { randomInt } from 'node:crypto';
import { hostname } from 'node:os';
import pg from 'pg';
import { W } from '../words/series.ts';
import { type Claim, Jobs, type Settlement } from './jobs.ts';
import { endSeries, finishWhole } from './plan.ts';
import { RuleWatch } from './rule-watch.ts';
import { lostTooOften, Slot, settlementOf } from './slot.ts';
import { atMost, isOutage, LOCKS, pause, type SeriesRow, Store } from './store.ts';
import type { Task } from './task.ts';
import type { MatchInput } from './tasks/match.ts';
import { taskNamed } from './tasks.ts';
import { type Needs, needsHere, otherVersion } from './version.ts';

export interface WorkerSettings {
  readonly url: string;
  /** How many games at once: a process each. */
  readonly jobs: number;
  /** Ends when nothing is left to do. */
  readonly once: boolean;
  /** Whatever else the machine does comes first. */
  readonly yielding: boolean;
  /** Programs of others (`cmd:`) may be started. */
  readonly programs: boolean;
  readonly say: (text: string) => void;
}

export interface WorkerOutcome {
  readonly units: number;
  readonly refused: readonly string[];
}

/** Milliseconds: of one job, between looks for jobs, and between looks after others. */
const SLICE = 5_000;
const IDLE = 250;
const TEND = 2_000;

/** A series as a worker knows it; `task` is missing where it must not take part. */
interface Known {
  readonly row: SeriesRow;
  readonly task?: Task;
  readonly watch?: RuleWatch;
}

export class Worker {
  readonly id = `${hostname()}-${process.pid}-${randomInt(36 ** 4).toString(36)}`;
  private readonly settings: WorkerSettings;
  private readonly store: Store;
  private readonly jobs: Jobs;
  private readonly lock = randomInt(2, 2 ** 31);
  private readonly slots: Slot[];
  /** What each slot plays. */
  private readonly held = new Map<Slot, Claim>();
  private taking = 0;
  private readonly known = new Map<string, Known>();
  private readonly refused = new Map<string, string>();
  private running: { readonly ids: readonly string[]; readonly at: number } = { ids: [], at: 0 };
  private suspects = new Set<string>();
  private presence: pg.Client | undefined;
  private stopping = false;
  private units = 0;

  private constructor(settings: WorkerSettings, store: Store, jobs: Jobs) {
    this.settings = settings;
    this.store = store;
    this.jobs = jobs;
    this.slots = Array.from({ length: settings.jobs }, () => new Slot(settings.yielding));
    store.onOutage = (away) => settings.say(away ? W.postgresSilent : W.postgresBack);
  }

  static async open(settings: WorkerSettings): Promise<Worker> {
    const store = await Store.open(settings.url, settings.jobs + 2);
    return new Worker(settings, store, await Jobs.open(store));
  }

  async run(): Promise<WorkerOutcome> {
    await this.store.query('insert into bocage_series.workers (id, lock, jobs) values ($1, $2, $3)', [
      this.id,
      this.lock,
      this.settings.jobs,
    ]);
    const tending = this.tend();
    try {
      await Promise.all(this.slots.map((slot) => this.serve(slot)));
    } catch (error) {
      // Whoever is told to stop does not wait for a server that is away.
      if (!this.stopping || !isOutage(error)) throw error;
    } finally {
      this.stopping = true;
      for (const slot of this.slots) slot.stop();
      await tending;
      await this.leave();
    }
    return { units: this.units, refused: [...this.refused.values()] };
  }

  /** Breaks off at once; the jobs go back into the queue. */
  stop(): void {
    this.stopping = true;
    this.store.giveUp();
    for (const slot of this.slots) slot.stop();
  }

  private async serve(slot: Slot): Promise<void> {
    while (!this.stopping) {
      const claim = await this.take(slot);
      if (claim === undefined) {
        if (this.settings.once && this.held.size === 0 && (await this.nothingLeft())) return;
        await pause(IDLE);
        continue;
      }
      try {
        await this.work(slot, claim);
      } finally {
        this.held.delete(slot);
      }
    }
  }

  private async take(slot: Slot): Promise<Claim | undefined> {
    this.taking++;
    try {
      for (const id of await this.series()) {
        const claim = await this.jobs.take(id, this.id).catch(noQueue);
        if (claim === undefined) continue;
        this.held.set(slot, claim);
        return claim;
      }
      return undefined;
    } finally {
      this.taking--;
    }
  }

  private async work(slot: Slot, claim: Claim): Promise<void> {
    const known = this.known.get(claim.series);
    if (known?.task === undefined) return;
    const { row, task } = known;
    const input: unknown = JSON.parse(row.input);
    const name = (unit: number): string => task.name(input, unit);
    let took = 0;
    let settlement = lostTooOften(claim, name);
    if (settlement === undefined) {
      const { first, beyond, data, careful } = claim;
      const more = { ...(data !== undefined && { data }), ...(careful === true && { careful }) };
      const order = { series: row.id, task: row.task, input: row.input, first, beyond, ms: SLICE, ...more };
      const began = performance.now();
      const outcome = await slot.play(order);
      took = performance.now() - began;
      if (outcome === 'ended') return this.stopping ? this.jobs.giveBack([claim]) : undefined;
      settlement = settlementOf(claim, outcome, name);
    }
    await this.settle(claim, settlement, took);
    await known.watch?.look();
  }

  private async settle(claim: Claim, settlement: Settlement, took: number): Promise<void> {
    const { series } = claim;
    const end = await this.jobs.settle(claim, this.id, settlement, took);
    if (end === 'lost') return;
    if (end !== 'done') {
      await endSeries(this.store, this.jobs, series, 'broken', end);
      this.settings.say(`${series}: ${end}`);
      return;
    }
    this.units += settlement.results.length;
    if (settlement.aside !== undefined)
      this.settings.say(W.isSetAside(series, settlement.aside.what, settlement.aside.reason));
    if (settlement.rest.length === 0) await finishWhole(this.store, this.jobs, series);
  }

  /** The series that run and that this worker may play, the oldest first. */
  private async series(): Promise<readonly string[]> {
    if (performance.now() - this.running.at < IDLE && this.running.at > 0) return this.running.ids;
    const rows = await this.store.query<SeriesRow>(
      `select * from bocage_series.series where state = 'running' order by made, id`,
    );
    for (const row of rows) if (!this.known.has(row.id)) this.known.set(row.id, await this.judge(row));
    const ids = rows.flatMap(({ id }) => (this.known.get(id)?.task === undefined ? [] : [id]));
    this.running = { ids, at: performance.now() };
    return ids;
  }

  /** Whether this machine may play a series; one sentence if not. */
  private async judge(row: SeriesRow): Promise<Known> {
    // The processes that will play start while the versions are compared.
    for (const slot of this.slots) slot.warm(row.id);
    const task = await taskNamed(row.task);
    const input = JSON.parse(row.input) as Partial<MatchInput>;
    const wanted = JSON.parse(row.needs) as Needs;
    const no =
      task === undefined
        ? W.taskUnknown(row.id, row.task)
        : input.programs !== undefined && !this.settings.programs
          ? W.needsAllowCmd(row.id)
          : otherVersion(row.id, wanted, await needsHere(input.game, wanted.tests !== undefined));
    if (no === undefined && task !== undefined) {
      this.settings.say(`${row.id}: ${row.title}`);
      const rule = task.rule?.(input);
      return { row, task, ...(rule !== undefined && { watch: new RuleWatch(this.store, this.jobs, row.id, rule) }) };
    }
    this.settings.say(`${no}.`);
    this.refused.set(row.id, no ?? '');
    await this.store.query('update bocage_series.workers set refused = $2 where id = $1', [this.id, no]);
    return { row };
  }

  /** No series that this worker may play runs any more. */
  private async nothingLeft(): Promise<boolean> {
    this.running = { ids: [], at: 0 };
    return (await this.series()).length === 0;
  }

  /** Every two seconds: says that it lives, ends what nobody wants, and gives back what the dead have held. */
  private async tend(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.bePresent();
        await this.dropEnded();
        await this.helpOut();
        for (const id of this.running.ids) await finishWhole(this.store, this.jobs, id);
      } catch {
        // PostgreSQL went away in between: the next round will see.
        this.presence = undefined;
      }
      for (let waited = 0; waited < TEND && !this.stopping; waited += 100) await pause(100);
    }
  }

  /** Holds a lock as long as it lives: PostgreSQL lets it go the moment the process is dead, or the machine silent for a minute. */
  private async bePresent(): Promise<void> {
    if (this.presence !== undefined) return;
    const client = new pg.Client({ connectionString: this.settings.url });
    const gone = (): void => {
      if (this.presence === client) this.presence = undefined;
    };
    client.on('error', gone).on('end', gone);
    await client.connect();
    await client.query('set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3');
    await client.query('select pg_advisory_lock($1, $2)', [LOCKS, this.lock]);
    this.presence = client;
  }

  private async dropEnded(): Promise<void> {
    const mine = [...this.held];
    if (mine.length === 0) return;
    const ids = [...new Set(mine.map(([, claim]) => claim.series))];
    const going = new Set(
      (
        await this.store.query<{ id: string }>(
          `select id from bocage_series.series where id = any($1) and state = 'running'`,
          [ids],
        )
      ).map((row) => row.id),
    );
    for (const [slot, claim] of mine) if (!going.has(claim.series) && this.held.get(slot) === claim) slot.stop();
  }

  /** Jobs of workers whose lock nobody holds, seen twice, go back; so do jobs of our own that we do not know of. */
  private async helpOut(): Promise<void> {
    const claims = await this.store.query<Claim & { readonly worker: string; readonly alive: boolean }>(
      `select s.series, s.job, s.attempt, s.worker, exists (select from pg_locks l, bocage_series.workers w
          where w.id = s.worker and l.locktype = 'advisory' and l.classid = $1 and l.objid = w.lock and l.granted) as alive
        from bocage_series.spans s where s.worker is not null`,
      [LOCKS],
    );
    const own = new Set([...this.held.values()].map((claim) => claim.job));
    const lost = claims.filter((c) => (c.worker === this.id ? this.taking === 0 && !own.has(c.job) : !c.alive));
    const key = (c: Claim): string => `${c.job} ${c.attempt}`;
    await this.jobs.giveBack(lost.filter((c) => this.suspects.has(key(c))));
    this.suspects = new Set(lost.map(key));
  }

  private async leave(): Promise<void> {
    const back = this.jobs
      .giveBack([...this.held.values()])
      .then(() => this.store.query('delete from bocage_series.workers where id = $1', [this.id]));
    await atMost(2_000, back);
    await this.presence?.end().catch(() => {});
    await this.jobs.close();
    await this.store.close();
  }
}

/** A series whose first jobs are not there yet, or that was removed this moment, has none for us. */
function noQueue(error: unknown): undefined {
  if (error instanceof Error && /^Queue .* does not exist/.test(error.message)) return undefined;
  throw error;
}
