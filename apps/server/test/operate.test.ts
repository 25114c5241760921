// What operators rely on: backup while it serves, moving between the databases, checks before a release, packing.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseScore } from '@bocage/engine';
import { prove } from '@bocage/seal';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgres, openSqlite } from '../src/db/open.ts';
import { Library } from '../src/game/library.ts';
import { packOne } from '../src/jobs/pack.ts';
import { backupTo, exportTo, importFrom } from '../src/operate/backup.ts';
import { checkGames } from '../src/operate/check.ts';
import { newDatabase } from './cluster.ts';
import { choose, gameOf, KINDS, look, pair, playOn, rig } from './rig.ts';

const DAY = 86_400_000;

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'bocage-operate-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe.each(KINDS)('operating on %s', (kind) => {
  it('everything is exported, and imported into the other database to the same games', async () => {
    const r = await rig(kind);
    const one = await pair(r);
    await one.a.ask('accounts', { name: 'Mover' });
    await playOn(one, '4');
    const two = await pair(r, 'rudders-line');
    await playOn(two, '5', 70);
    const { base } = r.serving.house;
    const out = folder();
    const { rows } = await exportTo(base, out, true);
    expect(rows.games).toBe(2);
    const other = kind === 'sqlite' ? await openPostgres(await newDatabase()) : await openSqlite(folder());
    onTestFinished(() => other.close());
    expect((await importFrom(other, out)).rows).toEqual(rows);
    await expect(importFrom(other, out)).rejects.toThrow('empty');
    expect(await checkGames(other, new Library(true), true)).toEqual({
      games: 2,
      same: 2,
      older: { moves: 0, stays: 0 },
      different: [],
    });
    const heads = (from: typeof base) =>
      from.db
        .selectFrom('games')
        .select(['id', 'seq', 'hash', 'phase', 'due', 'banks', 'next'])
        .orderBy('id')
        .execute();
    expect(await heads(other)).toEqual((await heads(base)).map((row) => ({ ...row })));
  });

  it('without --with-seals the seeds of running games stay behind', async () => {
    const r = await rig(kind);
    const ended = await pair(r);
    await playOn(ended, '4');
    const running = await pair(r);
    const out = folder();
    await exportTo(r.serving.house.base, out, false);
    const seeds = readFileSync(join(out, 'games.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string; seal_seed: string });
    expect(seeds.find((g) => g.id === running.id)?.seal_seed).toBe('');
    expect(seeds.find((g) => g.id === ended.id)?.seal_seed).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a game that these rules play differently is found before it is served', async () => {
    const r = await rig(kind);
    const { id, a } = await pair(r);
    await choose(a, id, 'advance 1');
    const { house } = r.serving;
    expect(await checkGames(house.base, house.library)).toMatchObject({ games: 1, same: 1 });
    await house.base.db
      .updateTable('entries')
      .set({ body: JSON.stringify({ choices: [{ name: 'advance 2' }] }) })
      .where('game', '=', id)
      .where('kind', '=', 'choice')
      .execute();
    expect(await checkGames(house.base, house.library)).toMatchObject({
      games: 1,
      same: 0,
      different: [{ id, text: 'the replay ends in another position' }],
    });
  });

  it('thirty days after the end a game is its score, and is still proved and shown', async () => {
    const r = await rig(kind);
    const { id, a, b } = await pair(r);
    await playOn({ id, seats: { A: a, B: b } }, '8');
    const before = await a.ask<string>(`games/${id}/score`);
    r.clock.now += 31 * DAY;
    await r.serving.house.sweep();
    const { db } = r.serving.house.base;
    expect(await db.selectFrom('entries').select('seq').where('game', '=', id).execute()).toHaveLength(0);
    const after = await a.ask<string>(`games/${id}/score`);
    expect(after).toBe(before);
    const score = parseScore(after);
    if ('text' in score) throw new Error(score.text);
    expect(prove(await gameOf('skirmish'), score)).toMatchObject({ kind: 'proved' });
    expect(await look(a, id)).toMatchObject({ phase: 'over', result: { how: 'played' } });
    await packOne(r.serving.house, id);
  });

  it('tells how it goes, to this machine alone', async () => {
    const r = await rig(kind);
    const { id, a } = await pair(r);
    await choose(a, id, 'advance 1');
    expect(await a.ask('health')).toMatchObject({ ok: true, database: kind });
    const text = await a.ask<string>('metrics');
    expect(text).toMatch(/^bocage_choices_total 1$/m);
    const far = await fetch(`${r.url}/api/1/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(far.status).toBe(404);
  });
});

describe('a SQLite database', () => {
  it('is copied while it serves, and the copy is sound', async () => {
    const r = await rig('sqlite');
    const { id, a, b } = await pair(r);
    const from = r.serving.house.base.file?.location() ?? '';
    const to = join(folder(), 'copy.db');
    const [, n] = await Promise.all([
      backupTo(from, to),
      (async () => {
        await playOn({ id, seats: { A: a, B: b } }, '2', 20);
        return (await look(a, id)).n;
      })(),
    ]);
    expect(n).toBe(20);
    const copy = new DatabaseSync(to, { readOnly: true });
    expect(copy.prepare('pragma integrity_check').get()).toMatchObject({ integrity_check: 'ok' });
    copy.close();
  });

  it('is copied as it stood at the beginning, also while commits never stop', async () => {
    const from = join(folder(), 'busy.db');
    const busy = new DatabaseSync(from);
    busy.exec(`pragma journal_mode = wal; create table filler (x blob);
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 4000)
      insert into filler select randomblob(4000) from n`);
    let done = false;
    const copying = backupTo(from, `${from}.copy`).finally(() => {
      done = true;
    });
    while (!done) {
      busy.exec('insert into filler values (1)');
      await new Promise((next) => setImmediate(next));
    }
    await copying;
    const count = (file: DatabaseSync): number => Number(file.prepare('select count(*) as n from filler').get()?.n);
    const copy = new DatabaseSync(`${from}.copy`, { readOnly: true });
    expect(count(copy)).toBe(4000);
    expect(count(busy)).toBeGreaterThan(4010);
    for (const file of [copy, busy]) file.close();
  });

  it('is served by one process at a time, and a lock of a process that died is taken over', async () => {
    const at = folder();
    const base = await openSqlite(at);
    const lock = join(at, 'bocage.lock');
    writeFileSync(lock, '1');
    await expect(openSqlite(at)).rejects.toThrow('running');
    writeFileSync(lock, '999999999');
    const second = await openSqlite(at);
    await second.close();
    await base.close();
  });

  it('of a newer program is refused', async () => {
    const at = folder();
    const base = await openSqlite(at);
    await base.run("insert into kysely_migration (name, timestamp) values ('999-later', '2030')", []);
    await base.close();
    await expect(openSqlite(at)).rejects.toThrow('newer');
  });
});
