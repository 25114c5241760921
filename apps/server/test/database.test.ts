// The database under the log: what is written in one turn of the loop is committed together, and fails alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from '../src/db/open.ts';

const INSERT = 'insert into meta (key, value) values ($1, $2) returning key';

async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'bocage-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const base = await openSqlite(folder);
  onTestFinished(() => base.close());
  const reader = new DatabaseSync(join(folder, 'bocage.db'), { readOnly: true });
  onTestFinished(() => reader.close());
  const keys = (): unknown[] =>
    reader
      .prepare("select key from meta where key like 't%' order by key")
      .all()
      .map((r) => r.key);
  return { base, keys };
}

it('what is written in one turn is one commit, and each hears of it after the commit', async () => {
  const { base, keys } = await opened();
  const heard: unknown[][] = [];
  const all = ['t1', 't2', 't3'].map((key) => base.write(INSERT, [key, '']).then(() => heard.push(keys())));
  expect(keys()).toEqual([]);
  await Promise.all(all);
  expect(heard).toEqual(Array.from({ length: 3 }, () => ['t1', 't2', 't3']));
});

it('what cannot be written fails alone: the others of its turn stand', async () => {
  const { base, keys } = await opened();
  const made = await Promise.allSettled([
    base.write(INSERT, ['t1', 'a']),
    base.write(INSERT, ['t1', 'b']),
    base.write(INSERT, ['t2', 'c']),
  ]);
  expect(made.map((m) => m.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(keys()).toEqual(['t1', 't2']);
});
