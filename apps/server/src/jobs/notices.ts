// Notices: that it is somebody's turn, that time runs short, that a game began or ended. Once, and not while the page is seen.
import { createHmac } from 'node:crypto';
import type { Entry } from '../db/log.ts';
import type { Table } from '../game/table.ts';
import type { House } from '../house.ts';
import { accountOf } from '../people/principal.ts';
import { NOTICES, type NoticeKind } from '../words/notices.ts';
import { post } from './outgoing.ts';
import { encrypt, newVapid, type Vapid, vapidHeader } from './web-push.ts';

/** So long after `seen` nobody needs to be told. */
const SEEN = 60_000;
const MOST_FAILURES = 10;
const DAY = 86_400_000;

export interface Notice {
  readonly who: string;
  readonly game: string;
  readonly seq: number;
  readonly kind: NoticeKind;
}

const TARGETS = 'select who from push where who = $1 union select who from hooks where who = $1';

/** Which notices an entry calls for. Most people at a table have it open: without a target there is no job to write. */
export async function noticesFor({ queue, base }: House, table: Table, entry: Entry): Promise<void> {
  const send = async (seat: number, kind: NoticeKind): Promise<void> => {
    for (const who of table.seats[seat]?.holders ?? []) {
      if (who === entry.who || (await base.run(TARGETS, [who])).length === 0) continue;
      const notice: Notice = { who, game: table.id, seq: entry.seq, kind };
      await queue.send('notify', `${who} ${table.id} ${entry.seq} ${kind}`, notice);
    }
  };
  const persons = table.seats.filter((s) => s.kind === 'person').map((s) => s.seat);
  if (persons.length < 2 && entry.kind !== 'choice') return;
  if (entry.phase === 'over' || entry.phase === 'void') for (const seat of persons) await send(seat, 'end');
  else if (entry.phase === 'sealing') for (const seat of persons) await send(seat, 'open');
  else if (entry.kind === 'offer')
    for (const seat of persons.filter((s) => s !== entry.seat)) await send(seat, 'offer');
  else if (entry.kind === 'time') for (const seat of persons) await send(seat, 'time');
  else if (table.decides >= 0 && entry.seat !== table.decides && table.seq === entry.seq)
    await send(table.decides, entry.phase === 'running' ? 'start' : 'turn');
}

export async function notify(house: House, notice: Notice): Promise<void> {
  const { base, now } = house;
  const { db } = base;
  const { who, game, kind } = notice;
  const table = await house.tables.get(game);
  if (table === undefined) return;
  const holders = await db.selectFrom('holders').selectAll().where('game', '=', game).where('who', '=', who).execute();
  const seenAt = Math.max(0, ...holders.map((h) => h.seen_at));
  if (holders.length === 0 || now() - seenAt < SEEN) return;
  const account = who.startsWith('a:') ? await accountOf(base, who.slice(2)) : undefined;
  const wish = account?.settings.notices ?? 'each';
  if (wish === 'none') return;
  const text = NOTICES.news[kind](table.play.title);
  // A turn is told once until somebody has looked; everything else once an entry.
  const key =
    kind === 'turn' || kind === 'start' ? `turn ${who} ${game} ${seenAt}` : `${kind} ${who} ${game} ${notice.seq}`;
  const digest = wish === 'digest' ? `${who} ${text}` : null;
  const fresh = await db
    .insertInto('sent')
    .values({ key, at: now(), digest })
    .onConflict((c) => c.doNothing())
    .returning('key')
    .execute();
  if (fresh.length === 0 || digest !== null) return;
  await deliver(house, who, { text, game, kind });
}

/** Once a day, for those who want it so. */
export async function sendDigests(house: House): Promise<void> {
  const { db } = house.base;
  const rows = await db
    .selectFrom('sent')
    .selectAll()
    .where('digest', 'is not', null)
    .where('at', '<', house.now() - DAY)
    .limit(500)
    .execute();
  const all = new Map<string, string[]>();
  for (const { digest } of rows) {
    const at = digest?.indexOf(' ') ?? 0;
    const who = digest?.slice(0, at) ?? '';
    all.set(who, [...(all.get(who) ?? []), digest?.slice(at + 1) ?? '']);
  }
  for (const { key } of rows) await db.updateTable('sent').set({ digest: null }).where('key', '=', key).execute();
  for (const [who, texts] of all)
    await deliver(house, who, { text: [...new Set(texts)].join(' '), game: '', kind: 'digest' });
}

interface News {
  readonly text: string;
  readonly game: string;
  readonly kind: string;
}

async function deliver(house: House, who: string, news: News): Promise<void> {
  const { db } = house.base;
  const { config } = house;
  const url = news.game === '' ? config.publicUrl : `${config.publicUrl}/g/${news.game}`;
  const vapid = await vapidOf(house);
  for (const row of await db.selectFrom('push').selectAll().where('who', '=', who).execute()) {
    const body = encrypt(JSON.stringify({ text: news.text, url, tag: news.game }), row);
    const headers = {
      authorization: vapidHeader(vapid, row.endpoint, config.publicUrl, house.now()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: '86400',
      topic: news.game.slice(0, 32) || 'digest',
    };
    const status = await post(row.endpoint, headers, body, config.privateHooks === true).catch(() => 0);
    await judge(house, 'push', row.id, row.failed, status);
  }
  for (const row of await db.selectFrom('hooks').selectAll().where('who', '=', who).execute()) {
    const body = JSON.stringify({
      content: `${news.text} ${url}`,
      text: `${news.text} ${url}`,
      game: news.game,
      kind: news.kind,
    });
    const signed = createHmac('sha256', row.secret).update(body).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-bocage': `hmac-sha256=${signed}` };
    let status = 0;
    for (let i = 0; i < 3 && (status < 200 || status >= 300); i++)
      status = await post(row.url, headers, body, config.privateHooks === true).catch(() => 0);
    await judge(house, 'hooks', row.id, row.failed, status);
  }
  house.metrics.count('notices');
}

/** A browser that is gone, and what fails again and again, is not asked any more. */
async function judge(house: House, table: 'push' | 'hooks', id: string, failed: number, status: number): Promise<void> {
  const { db } = house.base;
  const ok = status >= 200 && status < 300;
  if (ok && failed === 0) return;
  if (status === 404 || status === 410 || failed + 1 >= MOST_FAILURES)
    await db.deleteFrom(table).where('id', '=', id).execute();
  else
    await db
      .updateTable(table)
      .set({ failed: ok ? 0 : failed + 1 })
      .where('id', '=', id)
      .execute();
}

/** The server's own keys for push. */
export async function vapidOf({ base: { db } }: House): Promise<Vapid> {
  const known = await db.selectFrom('meta').select('value').where('key', '=', 'vapid').executeTakeFirst();
  if (known !== undefined) return JSON.parse(known.value) as Vapid;
  await db
    .insertInto('meta')
    .values({ key: 'vapid', value: JSON.stringify(newVapid()) })
    .onConflict((c) => c.doNothing())
    .execute();
  const made = await db.selectFrom('meta').select('value').where('key', '=', 'vapid').executeTakeFirstOrThrow();
  return JSON.parse(made.value) as Vapid;
}
