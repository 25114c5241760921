// What games cost: in memory while they are followed, and on the disk when a hundred thousand of them have ended.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { generator } from '@bocage/engine';
import type { House } from '../src/index.ts';
import { packOne } from '../src/jobs/pack.ts';
import { begin, follow, move } from './load.ts';

type Line = (what: string, figure: string, target: string) => void;

/** Bytes that are in use once everything else is swept away. */
function heap(): number {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as () => void;
  gc();
  gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const GAMES = 2_000;

/** Games of which somebody looks at each, and the same games when nobody has for a while. */
export async function memory(house: House, line: Line): Promise<void> {
  const running = [];
  for (let i = 0; i < GAMES; i++) running.push(await begin(house, 'rudders-line', ['US', 'GE']));
  for (const { id } of running) house.tables.drop(id);
  const before = heap();
  const followers = [];
  for (const one of running) followers.push({ id: one.id, all: await follow(house, one) });
  const followed = (heap() - before) / GAMES;
  for (const { id, all } of followers.splice(0)) {
    for (const one of all) house.hub.leave(id, one, undefined);
    house.tables.drop(id);
  }
  const left = Math.max(0, heap() - before) / GAMES;
  line(
    `memory of a game, ${GAMES} of them`,
    `${(followed / 1024).toFixed(1)} KB followed by two, ${(left / 1024).toFixed(1)} KB not`,
    '<= 10 KB, 0',
  );
}

const ENDED = 100_000;
const RUNNING = 1_000;

/** One real game of some 400 choices, copied row by row. */
export async function kept(house: House, size: () => number, line: Line): Promise<void> {
  const { file } = house.base;
  if (file === undefined) return;
  const one = await begin(house, 'rudders-line', ['US', 'GE']);
  const g = generator('4');
  let n = 0;
  while (n < 400 && (await move(house, one, g)) !== undefined) n++;
  file.exec('pragma wal_checkpoint(truncate)');
  const empty = size();
  const copies = (table: string, count: number, tag: string): void => {
    const names = (file.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
    const key = table === 'games' ? 'id' : 'game';
    const values = names.map((name) => (name === key ? `'${tag}' || i` : name));
    file.exec(`with recursive c(i) as (select 1 union all select i + 1 from c where i < ${count})
      insert into ${table} (${names.join()}) select ${values.join()} from c, ${table} where ${key} = '${one.id}'`);
  };
  file.exec('begin');
  for (const table of ['games', 'seats', 'holders', 'entries', 'snapshots']) copies(table, RUNNING, 'running-');
  file.exec('commit');
  file.exec('pragma wal_checkpoint(truncate)');
  const each = (size() - empty) / RUNNING;
  line(
    `a running game of ${n} choices, ${RUNNING} of them`,
    `${(each / 1024).toFixed(0)} KB; 10,000: ${((each * 1e4) / 1e9).toFixed(2)} GB`,
    '10,000 running',
  );
  const began = performance.now();
  await house.sweep();
  line(`looking at the deadlines of ${RUNNING}`, `${(performance.now() - began).toFixed(0)} ms`, '');
  file.exec(`update games set phase = 'over' where id = '${one.id}'`);
  house.tables.drop(one.id);
  await packOne(house, one.id);
  file.exec('pragma wal_checkpoint(truncate)');
  const before = size();
  file.exec('begin');
  for (const table of ['games', 'seats', 'holders']) copies(table, ENDED, 'ended-');
  file.exec('commit');
  file.exec('pragma wal_checkpoint(truncate)');
  const all = size() - before;
  line(
    `${ENDED.toLocaleString('en')} ended games of ${n} choices`,
    `${(all / 1e9).toFixed(2)} GB, ${(all / ENDED / 1024).toFixed(1)} KB each`,
    '<= 1 GB',
  );
}
