// The server without its doors, put together. HTTP and sockets are laid over it.
import { type Bus, openBus } from './bus.ts';
import { openPostgres, openSqlite } from './db/open.ts';
import { hearElsewhere } from './elsewhere.ts';
import { Library } from './game/library.ts';
import type { Carried, Table } from './game/table.ts';
import { Tables } from './game/tables.ts';
import type { Config, House } from './house.ts';
import { Hub, PRESENCE_EVERY } from './hub.ts';
import { startJobs } from './jobs/jobs.ts';
import { openQueue } from './jobs/queue.ts';
import { Limits } from './limits.ts';
import { Metrics } from './operate/metrics.ts';

const MOST_TABLES = 20_000;

export async function openHouse(config: Config): Promise<House> {
  const now = config.now ?? Date.now;
  const base = config.db === undefined ? await openSqlite(config.data ?? 'data') : await openPostgres(config.db);
  const library = new Library(config.hidden === true);
  const hub = new Hub(now);
  const metrics = new Metrics();
  const mishap = (error: unknown): void => {
    metrics.count('mishaps');
    process.stderr.write(`${new Date().toISOString()} ${error instanceof Error ? error.message : String(error)}\n`);
  };
  let bus: Bus | undefined;
  let opened: House | undefined;
  /** What follows from entries, still under way: the database stays open for it. */
  const pending = new Set<Promise<void>>();
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  const onCarried = (table: Table, carried: readonly Carried[], own: boolean): void => {
    hub.announce(table, carried);
    if (!own) return;
    metrics.count('entries', carried.length);
    bus?.publish(table.id, table.seq);
    if (jobs === undefined) return;
    const follows = jobs
      .carried(table, carried)
      .catch(mishap)
      .finally(() => pending.delete(follows));
    pending.add(follows);
  };
  const tables = new Tables({ base, library, now, most: config.tables ?? MOST_TABLES, onCarried });
  try {
    bus = await openBus({
      base,
      followed: () => hub.followed,
      hint(game, seq) {
        const table = tables.peek(game);
        if (table === undefined || table.seq >= seq) return;
        // What nobody follows here is read when somebody asks for it.
        if (!hub.follows(game)) return;
        tables.exclusive(game, () => tables.refresh(table)).catch(mishap);
      },
      beside(game, what) {
        if (opened !== undefined) hearElsewhere(opened, game, what).catch(mishap);
      },
    });
    hub.beside = bus.beside;
    const reminding = setInterval(() => hub.remind((id) => tables.peek(id)), PRESENCE_EVERY);
    reminding.unref();
    const queue = await openQueue(base, now);
    const limits = new Limits(now, config.limitFactor ?? 1);
    let sweep = async (): Promise<void> => {};
    const house: House = {
      config,
      base,
      library,
      tables,
      hub,
      limits,
      queue,
      metrics,
      now,
      mishap,
      sweep: () => sweep(),
      async close() {
        clearInterval(reminding);
        await Promise.all(pending);
        await jobs?.close();
        await queue.close();
        await bus?.close();
        await base.close();
      },
    };
    opened = house;
    jobs = await startJobs(house);
    sweep = jobs.sweep;
    return house;
  } catch (error) {
    await bus?.close();
    await base.close();
    throw error;
  }
}
