// Backups, and moving from one database to another: JSON lines by table, readable without this program.

import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Database, together } from '../db/open.ts';
import { TABLE_NAMES } from '../db/schema.ts';
import { OPERATOR } from '../words/operator.ts';
import { Stop } from './stop.ts';

/**
 * A copy of the SQLite database at `from` while it serves, as it stood at the beginning. A copy through another connection begins
 * anew at every commit of the server, and would never end on a busy one: so one state is held as long as it is copied.
 */
export async function backupTo(from: string, to: string): Promise<void> {
  const file = new DatabaseSync(from, { readOnly: true });
  try {
    file.exec('begin');
    // A transaction takes its state with the first reading.
    file.prepare('select count(*) from sqlite_schema').get();
    await backup(file, to, { rate: 500 });
    file.exec('commit');
  } finally {
    file.close();
  }
}

const PAGE = 2_000;
const KEYS: Readonly<Record<(typeof TABLE_NAMES)[number], readonly string[]>> = {
  meta: ['key'],
  accounts: ['id'],
  devices: ['hash'],
  challenges: ['id'],
  games: ['id'],
  seats: ['game', 'seat'],
  holders: ['game', 'seat', 'who'],
  entries: ['game', 'seq'],
  snapshots: ['game', 'seq'],
  tokens: ['hash'],
  invitations: ['hash'],
  chat: ['game', 'id'],
  notes: ['game', 'who'],
  plans: ['game', 'seat', 'id'],
  votes: ['game', 'seat', 'who'],
  push: ['id'],
  hooks: ['id'],
  sent: ['key'],
  reports: ['id'],
  runs: ['game'],
  solos: ['id'],
};

export interface Moved {
  readonly rows: Readonly<Record<string, number>>;
}

/** Writes every table. The seeds of running games stay behind unless they are asked for: whoever has them knows the dice. */
export async function exportTo(base: Database, folder: string, withSeals: boolean): Promise<Moved> {
  mkdirSync(folder, { recursive: true });
  const rows: Record<string, number> = {};
  for (const table of TABLE_NAMES) {
    const out = createWriteStream(join(folder, `${table}.jsonl`));
    const keys = KEYS[table].join(', ');
    let count = 0;
    for (let offset = 0; ; offset += PAGE) {
      const page = await base.run<Record<string, unknown>>(
        `select * from ${table} order by ${keys} limit $1 offset $2`,
        [PAGE, offset],
      );
      for (const row of page) {
        if (!out.write(`${JSON.stringify(outgoing(table, row, withSeals))}\n`)) await once(out, 'drain');
        count++;
      }
      if (page.length < PAGE) break;
    }
    out.end();
    await once(out, 'close');
    rows[table] = count;
  }
  return { rows };
}

function outgoing(table: string, row: Record<string, unknown>, withSeals: boolean): Record<string, unknown> {
  if (table === 'snapshots') return { ...row, state: Buffer.from(row.state as Uint8Array).toString('base64') };
  const ended = row.phase === 'over' || row.phase === 'void';
  if (table === 'games' && !withSeals && !ended) return { ...row, seal_seed: '' };
  return { ...row };
}

/** Reads what `exportTo` wrote into an empty database. */
export async function importFrom(base: Database, folder: string): Promise<Moved> {
  const [any] = await base.run<{ id: string }>('select id from games limit 1', []);
  if (any !== undefined) throw new Stop(OPERATOR.notEmpty);
  const rows: Record<string, number> = {};
  for (const table of TABLE_NAMES) {
    const file = join(folder, `${table}.jsonl`);
    // Versions before teams have written none.
    if (!existsSync(file) && table === 'votes') continue;
    if (!existsSync(file)) throw new Stop(OPERATOR.fileMissing(file));
    let count = 0;
    let some: Record<string, unknown>[] = [];
    for await (const line of createInterface({ input: createReadStream(file) })) {
      count++;
      some.push(incoming(table, line, file, count));
      if (some.length >= PAGE) {
        await insert(base, table, some);
        some = [];
      }
    }
    await insert(base, table, some);
    rows[table] = count;
  }
  return { rows };
}

function incoming(table: string, line: string, file: string, n: number): Record<string, unknown> {
  let row: Record<string, unknown>;
  try {
    row = JSON.parse(line) as Record<string, unknown>;
  } catch {
    throw new Stop(OPERATOR.lineNotJson(file, n));
  }
  const strange = Object.keys(row).find((name) => !/^[a-z_0-9]+$/.test(name));
  if (strange !== undefined) throw new Stop(OPERATOR.noColumn(file, n, strange));
  return table === 'snapshots' ? { ...row, state: Buffer.from(String(row.state), 'base64') } : row;
}

/** Many rows in one transaction: each alone would wait for the disk. */
function insert(base: Database, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  return together(base, async (_db, run) => {
    for (const row of rows) {
      const names = Object.keys(row);
      const places = names.map((_, i) => `$${i + 1}`).join(', ');
      await run(
        `insert into ${table} (${names.join(', ')}) values (${places}) on conflict do nothing`,
        Object.values(row),
      );
    }
  });
}
