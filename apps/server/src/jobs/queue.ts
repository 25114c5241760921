// Jobs that may run twice and have their effect once: a table and a timer on SQLite, pg-boss on PostgreSQL.
import { PgBoss } from 'pg-boss';
import type { Database } from '../db/open.ts';
import { secret } from '../people/secrets.ts';

const QUEUES = ['think', 'notify', 'adjudicate'] as const;
type QueueName = (typeof QUEUES)[number];

export interface Queue {
  /** A job with the same key that still waits or runs is the same job. */
  send(queue: QueueName, key: string, data: object, after?: number): Promise<void>;
  /** Takes jobs of a queue, so many at once. What fails is tried again, three times in all. */
  work(queue: QueueName, parallel: number, fn: (data: never) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** A job that nobody has finished for so long is taken up by somebody else. */
const HELD = 60_000;
const TRIES = 3;

export function openQueue(base: Database, now: () => number): Promise<Queue> {
  return base.url === undefined ? Promise.resolve(sqliteQueue(base, now)) : bossQueue(base.url);
}

function sqliteQueue(base: Database, now: () => number): Queue {
  const workers = new Map<QueueName, { parallel: number; busy: number; fn: (data: never) => Promise<void> }>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const take = (queue: QueueName): Promise<readonly { id: string; data: string; tries: number }[]> =>
    base.run(
      `update jobs set held_until = $1, tries = tries + 1 where id = (select id from jobs where queue = $2 and after <= $3
        and held_until <= $3 order by after limit 1) returning id, data, tries`,
      [now() + HELD, queue, now()],
    );

  const one = async (queue: QueueName, fn: (data: never) => Promise<void>): Promise<boolean> => {
    const [job] = await take(queue);
    if (job === undefined) return false;
    try {
      await fn(JSON.parse(job.data) as never);
    } catch {
      if (job.tries < TRIES) {
        await base.run('update jobs set held_until = 0, after = $2 where id = $1', [
          job.id,
          now() + 1_000 * job.tries ** 2,
        ]);
        return true;
      }
    }
    await base.run('delete from jobs where id = $1', [job.id]);
    return true;
  };

  const kick = (queue: QueueName): void => {
    const worker = workers.get(queue);
    if (closed || worker === undefined || worker.busy >= worker.parallel) return;
    worker.busy++;
    const run = (async () => {
      while (!closed && (await one(queue, worker.fn)));
    })()
      .catch(() => {})
      .finally(() => {
        worker.busy--;
        running.delete(run);
      });
    running.add(run);
  };

  // Whoever held a job before this process began is dead: a file has one server at a time.
  const freed = base.run('update jobs set held_until = 0', []);
  const timer = setInterval(() => {
    for (const queue of workers.keys()) kick(queue);
  }, 500);
  timer.unref();
  return {
    async send(queue, key, data, after = 0) {
      await base.run(
        'insert into jobs (id, queue, key, data, after, tries, held_until) values ($1, $2, $3, $4, $5, 0, 0) on conflict do nothing',
        [secret(9), queue, key, JSON.stringify(data), now() + after],
      );
      for (let i = 0; i < (workers.get(queue)?.parallel ?? 0); i++) kick(queue);
    },
    async work(queue, parallel, fn) {
      await freed;
      workers.set(queue, { parallel, busy: 0, fn });
      kick(queue);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}

async function bossQueue(url: string): Promise<Queue> {
  const boss = new PgBoss({ connectionString: url, max: 3, schema: 'jobs_of_bocage', useListenNotify: true });
  boss.on('error', () => {});
  await boss.start();
  for (const queue of QUEUES) {
    await boss.createQueue(queue, {
      policy: 'exclusive',
      notify: true,
      retryLimit: TRIES - 1,
      retryDelay: 1,
      expireInSeconds: HELD / 1000,
    });
  }
  return {
    async send(queue, key, data, after = 0) {
      await boss.send(queue, data, { singletonKey: key, ...(after > 0 && { startAfter: Math.ceil(after / 1000) }) });
    },
    async work(queue, parallel, fn) {
      for (let i = 0; i < parallel; i++) {
        await boss.work(queue, { pollingIntervalSeconds: 0.5, batchSize: 1 }, async ([job]) => {
          if (job !== undefined) await fn(job.data as never);
        });
      }
    },
    close: () => boss.stop({ graceful: true, timeout: 3_000 }),
  };
}
