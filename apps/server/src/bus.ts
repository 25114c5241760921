// How the processes of one database hear of each other's entries. A message is a hint: the log is the truth.
import pg from 'pg';
import type { Database } from './db/open.ts';

export interface Bus {
  /** A game has a new entry. */
  publish(game: string, seq: number): void;
  /** Something beside its log has changed: a word without blanks. */
  beside(game: string, what: string): void;
  close(): Promise<void>;
}

export interface BusSettings {
  readonly base: Database;
  /** The games that somebody follows here. */
  readonly followed: () => readonly string[];
  /** A game may have new entries; `seq` is the newest that is known. */
  readonly hint: (game: string, seq: number) => void;
  /** What another process has said with `beside`. */
  readonly beside: (game: string, what: string) => void;
}

/** Gathered for so long: one NOTIFY for each commit would make all commits wait for each other. */
const GATHER = 5;
const LONGEST = 7_000;
/** Hints may be lost: this often the logs themselves are looked at. */
const LOOK_EVERY = 2_000;
const CHANNEL = 'bocage';

/** One process alone has nobody to tell. */
const ALONE: Bus = { publish: () => {}, beside: () => {}, close: async () => {} };

export async function openBus(settings: BusSettings): Promise<Bus> {
  const { url } = settings.base;
  return url === undefined ? ALONE : postgresBus(url, settings);
}

async function postgresBus(url: string, { base, followed, hint, beside }: BusSettings): Promise<Bus> {
  let closed = false;
  let client: pg.Client | undefined;
  let waiting = new Map<string, number>();
  let asides = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const own = new Set<string>();
  let sending: Promise<unknown> = Promise.resolve();

  const connect = async (): Promise<void> => {
    const made = new pg.Client({ connectionString: url });
    made.on('error', () => {});
    made.on('end', () => {
      if (client === made) client = undefined;
    });
    made.on('notification', ({ payload }) => {
      for (const pair of (payload ?? '').split(' ')) {
        const [game = '', what = '0'] = pair.split(':');
        // What this process has said itself it knows already.
        if (game === '' || own.delete(pair)) continue;
        if (/^[0-9]+$/.test(what)) hint(game, Number(what));
        else beside(game, what);
      }
    });
    await made.connect();
    await made.query(`listen ${CHANNEL}`);
    client = made;
  };

  const flush = (): void => {
    timer = undefined;
    const pairs = [...[...waiting].map(([game, seq]) => `${game}:${seq}`), ...asides];
    waiting = new Map();
    asides = new Set();
    while (pairs.length > 0) {
      const some: string[] = [];
      for (let length = 0; pairs.length > 0 && length < LONGEST; ) {
        const pair = pairs.shift() ?? '';
        length += pair.length + 1;
        some.push(pair);
        own.add(pair);
      }
      // One after the other: a connection does one thing at a time. What is lost is found by looking.
      sending = sending
        .then(() => client?.query(`select pg_notify('${CHANNEL}', $1)`, [some.join(' ')]))
        .catch(() => {});
    }
    if (own.size > 10_000) own.clear();
  };

  const look = async (): Promise<void> => {
    if (client === undefined) await connect();
    const ids = followed();
    if (ids.length === 0) return;
    const rows = await base.run<{ id: string; seq: number }>('select id, seq from games where id = any($1)', [ids]);
    for (const { id, seq } of rows) hint(id, seq);
  };

  await connect();
  const every = setInterval(() => {
    look().catch(() => {});
  }, LOOK_EVERY);
  every.unref();
  return {
    publish(game, seq) {
      if (closed) return;
      waiting.set(game, seq);
      timer ??= setTimeout(flush, GATHER);
    },
    beside(game, what) {
      if (closed) return;
      asides.add(`${game}:${what}`);
      timer ??= setTimeout(flush, GATHER);
    },
    async close() {
      closed = true;
      clearInterval(every);
      clearTimeout(timer);
      if (waiting.size + asides.size > 0) flush();
      await sending;
      await client?.end();
    },
  };
}
