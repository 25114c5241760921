// Routes of people: devices, accounts, tokens of programs, notices, stewards.

import {
  accountBody,
  actBody,
  awayBody,
  codeBody,
  deviceBody,
  hookBody,
  pushBody,
  recoveryBody,
  reportBody,
  settingsBody,
  tokenBody,
} from '@bocage/online/wire';
import type { No } from '../game/answer.ts';
import { settle } from '../game/settle.ts';
import type { House } from '../house.ts';
import { vapidOf } from '../jobs/notices.ts';
import { urlProblem } from '../jobs/outgoing.ts';
import { scoreOf } from '../jobs/pack.ts';
import {
  askToJoin,
  closeAccount,
  confirmDevice,
  deviceCode,
  gather,
  goAway,
  newAccount,
  recover,
} from '../people/accounts.ts';
import { tokenRow } from '../people/open-game.ts';
import { type Account, names } from '../people/principal.ts';
import { hashed, secret } from '../people/secrets.ts';
import { act, inviteMember } from '../people/stewards.ts';
import { PEOPLE } from '../words/people.ts';
import { REQUESTS } from '../words/requests.ts';
import { TABLE } from '../words/table.ts';
import { type Asked, Refusal, type Route, well } from './doors.ts';
import { feed } from './feed.ts';

const MOST_OF_A_KIND = 50;

/** Settings belong to people, not to their programs. */
function accountFor({ p }: Asked): Account {
  if (p.account === undefined || p.token !== undefined)
    throw new Refusal({ why: 'closed', text: PEOPLE.accountNeeded });
  return p.account;
}

function stewardFor(asked: Asked): Account {
  const account = accountFor(asked);
  if (account.role !== 'steward') throw new Refusal({ why: 'closed', text: PEOPLE.onlySteward });
  return account;
}

function whoFor(asked: Asked): string {
  const [who] = asked.p.token === undefined ? names(asked.p) : [];
  if (who === undefined) throw new Refusal({ why: 'closed', text: PEOPLE.deviceNeeded });
  return who;
}

function codeLimit({ house, p }: Asked): void {
  if (!house.limits.take('code', names(p)[0], p.address) || !house.limits.free('wrong', p.address))
    throw new Refusal({ why: 'limit', text: REQUESTS.manyCodesTried });
}

function counted<T extends object>({ house, p }: Asked, value: T | No): T {
  if ('why' in value && value.why === 'unknown') house.limits.count('wrong', p.address);
  return well(value);
}

const MOST_IGNORED = 200;

export function peopleRoutes(route: Route): void {
  route('POST', 'devices/me', async (asked) => {
    const p = await asked.device();
    return { name: p.account?.name ?? null };
  });

  route('GET', 'me', async ({ p, house }) => {
    const { db } = house.base;
    const id = p.account?.id;
    const [devices, tokens] =
      id === undefined
        ? [[], []]
        : await Promise.all([
            db.selectFrom('devices').select(['label', 'created', 'used']).where('account', '=', id).execute(),
            db
              .selectFrom('tokens')
              .select(['hash', 'label', 'scope', 'created', 'used', 'game'])
              .where('account', '=', id)
              .where('kind', '=', 'bot')
              .execute(),
          ]);
    return {
      device: p.device !== undefined,
      account: p.account ?? null,
      devices,
      tokens: tokens.map(({ hash, ...t }) => ({ ...t, id: hash.slice(0, 12) })),
      push: (await vapidOf(house)).publicKey,
    };
  });

  route('POST', 'accounts', async (asked) => {
    codeLimit(asked);
    const body = asked.body(accountBody);
    return well(await newAccount(asked.house, await asked.device(), body));
  });
  route('POST', 'recovery', async (asked) => {
    codeLimit(asked);
    const { name, code } = asked.body(recoveryBody);
    const { device } = await asked.device();
    if (device === undefined) throw new Refusal({ why: 'bad', text: PEOPLE.deviceNeeded });
    return counted(asked, await recover(asked.house, device, name, code));
  });
  route('POST', 'devices', async (asked) => deviceCode(asked.house, accountFor(asked).id));
  route('POST', 'devices/join', async (asked) => {
    codeLimit(asked);
    const { code } = asked.body(deviceBody);
    const { device } = await asked.device();
    if (device === undefined) throw new Refusal({ why: 'bad', text: PEOPLE.deviceNeeded });
    return counted(asked, await askToJoin(asked.house, device, code));
  });
  route('POST', 'devices/confirm', async (asked) => {
    const { code } = asked.body(deviceBody);
    return well(await confirmDevice(asked.house, accountFor(asked).id, code));
  });
  route('POST', 'devices/leave', async ({ p, house }) => {
    if (p.device !== undefined)
      await house.base.db.updateTable('devices').set({ account: null }).where('hash', '=', p.device).execute();
    return { ok: true };
  });
  route('POST', 'me/gather', async (asked) => {
    const account = accountFor(asked);
    return { seats: asked.p.device === undefined ? 0 : await gather(asked.house, asked.p.device, account.id) };
  });
  route('POST', 'me/settings', async (asked) => {
    const account = accountFor(asked);
    const settings = { ...account.settings, ...asked.body(settingsBody) };
    await asked.house.base.db
      .updateTable('accounts')
      .set({ settings: JSON.stringify(settings) })
      .where('id', '=', account.id)
      .execute();
    return settings;
  });
  route('DELETE', 'me', async (asked) => {
    await closeAccount(asked.house, accountFor(asked).id);
    return { ok: true };
  });
  route('GET', 'me/export', async (asked) => {
    const who = whoFor(asked);
    asked.reply.type('application/jsonl');
    return exportOf(asked.house, who);
  });

  route('POST', 'tokens', async (asked) => {
    const { house, p } = asked;
    const body = asked.body(tokenBody);
    const who = whoFor(asked);
    const token = `boc_${secret(32)}`;
    let row = { ...tokenRow(hashed(token), 'bot', null, -1, who, house.now()), scope: body.scope, label: body.label };
    if (body.game !== undefined) {
      const table = await house.tables.get(body.game);
      const seat = table?.play.seats.findIndex((s) => s.id === body.seat) ?? -1;
      if (table === undefined || !table.seatsOf(names(p)).includes(seat))
        throw new Refusal({ why: 'unknown', text: PEOPLE.notYourSeat });
      row = { ...row, game: body.game, seat };
    } else row = { ...row, account: accountFor(asked).id as never };
    await house.base.db.insertInto('tokens').values(row).execute();
    return { token, id: row.hash.slice(0, 12) };
  });
  route('DELETE', 'tokens/:id', async (asked) => {
    const who = whoFor(asked);
    const { db } = asked.house.base;
    const rows = await db
      .deleteFrom('tokens')
      .where('by', '=', who)
      .where('hash', 'like', `${asked.param('id').replace(/[^A-Za-z0-9-]/g, '_')}%`)
      .where('kind', 'in', ['bot', 'feed'])
      .returning('hash')
      .execute();
    return { gone: rows.length };
  });

  route('POST', 'push', async (asked) => {
    const { endpoint, keys } = asked.body(pushBody);
    const who = whoFor(asked);
    await addTarget(asked, endpoint);
    const { db } = asked.house.base;
    await room(asked.house, 'push', who);
    await db
      .insertInto('push')
      .values({ id: hashed(endpoint), who, endpoint, ...keys, failed: 0 })
      .onConflict((c) => c.column('id').doUpdateSet({ who, ...keys, failed: 0 }))
      .execute();
    return { ok: true };
  });
  route('POST', 'hooks', async (asked) => {
    const { url } = asked.body(hookBody);
    const who = whoFor(asked);
    await addTarget(asked, url);
    await room(asked.house, 'hooks', who);
    const key = secret(24);
    const id = secret(9);
    await asked.house.base.db.insertInto('hooks').values({ id, who, url, secret: key, failed: 0 }).execute();
    return { id, secret: key };
  });
  route('DELETE', 'hooks/:id', async (asked) => {
    await asked.house.base.db
      .deleteFrom('hooks')
      .where('id', '=', asked.param('id'))
      .where('who', '=', whoFor(asked))
      .execute();
    return { ok: true };
  });
  route('POST', 'feed', async (asked) => {
    const who = whoFor(asked);
    const token = secret(24);
    const { db } = asked.house.base;
    await db.deleteFrom('tokens').where('by', '=', who).where('kind', '=', 'feed').execute();
    await db
      .insertInto('tokens')
      .values(tokenRow(hashed(token), 'feed', null, -1, who, asked.house.now()))
      .execute();
    return { url: `${asked.house.config.publicUrl}/api/1/feed/${token}.atom` };
  });
  route('GET', 'feed/:token', feed);

  route('POST', 'away', async (asked) => {
    const account = accountFor(asked);
    const away = well(await goAway(asked.house, account.id, asked.body(awayBody).days));
    await tellAway(asked.house, account);
    return away;
  });
  route('POST', 'reports', async (asked) => {
    const { game, text } = asked.body(reportBody);
    const who = whoFor(asked);
    const table = await asked.house.tables.get(game);
    if (table === undefined || table.seatsOf(names(asked.p)).length === 0)
      throw new Refusal({ why: 'unknown', text: TABLE.noSuchGame });
    const { db } = asked.house.base;
    const lines = await db
      .selectFrom('chat')
      .selectAll()
      .where('game', '=', game)
      .orderBy('at', 'desc')
      .limit(50)
      .execute();
    await db
      .insertInto('reports')
      .values({ id: secret(9), game, by: who, text, lines: JSON.stringify(lines), at: asked.house.now() })
      .execute();
    return { ok: true };
  });

  route('GET', 'club/reports', async (asked) => {
    stewardFor(asked);
    return {
      reports: await asked.house.base.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(100).execute(),
    };
  });
  route('GET', 'club/members', async (asked) => {
    stewardFor(asked);
    return {
      members: await asked.house.base.db
        .selectFrom('accounts')
        .select(['id', 'name', 'role', 'created'])
        .where('closed', 'is', null)
        .execute(),
    };
  });
  route('POST', 'club/invite', async (asked) => inviteMember(asked.house, stewardFor(asked)));
  route('POST', 'club/act', async (asked) => well(await act(asked.house, stewardFor(asked), asked.body(actBody))));
  route('POST', 'claims/member', async (asked) => {
    codeLimit(asked);
    const found = await asked.house.base.db
      .selectFrom('invitations')
      .select('expires')
      .where('hash', '=', hashed(asked.body(codeBody).code))
      .where('kind', '=', 'member')
      .where('claimed', 'is', null)
      .executeTakeFirst();
    return { good: found !== undefined && (found.expires ?? 0) > asked.house.now() };
  });
}

async function addTarget({ house }: Asked, url: string): Promise<void> {
  const problem = urlProblem(url, house.config.privateHooks === true);
  if (problem !== undefined) throw new Refusal({ why: 'bad', text: problem });
}

async function room({ base: { db } }: House, table: 'push' | 'hooks', who: string): Promise<void> {
  const rows = await db.selectFrom(table).select('id').where('who', '=', who).execute();
  if (rows.length >= MOST_OF_A_KIND) throw new Refusal({ why: 'limit', text: REQUESTS.tooManyKept });
}

/** The others are told that somebody is away; their tables read the seats again with the entry. */
async function tellAway(house: House, account: Account): Promise<void> {
  const rows = await house.base.db
    .selectFrom('holders')
    .innerJoin('games', 'games.id', 'holders.game')
    .select(['games.id', 'holders.seat'])
    .where('holders.who', '=', `a:${account.id}`)
    .where('games.phase', '=', 'running')
    .where('games.away', '=', 1)
    .execute();
  for (const { id, seat } of rows) {
    const key = `away-${secret(9)}`;
    await settle(house, id, key, (table) => ({
      kind: 'away',
      seat,
      who: `a:${account.id}`,
      body: { text: PEOPLE.isAway(account.name) },
      key,
      // A clock that runs already runs on: away counts from the next decision.
      clocks: table.clocks,
      also: async () => {},
    }));
  }
}

/** Whoever is on a seat is heard no more: neither talk nor open tables of theirs. Only one who has sat at a table with them knows whom. */
export async function ignoreSeat(asked: Asked, seatId: string): Promise<object> {
  const { house, p } = asked;
  const account = accountFor(asked);
  const table = await house.tables.get(asked.param('id'));
  const info = table?.seats[table.play.seats.findIndex((s) => s.id === seatId)];
  if (table === undefined || info === undefined || table.seatsOf(names(p)).length === 0)
    throw new Refusal({ why: 'unknown', text: TABLE.noSuchGame });
  const others = info.holders.filter((who) => !names(p).includes(who));
  const ignore = [...new Set([...(account.settings.ignore ?? []), ...others])].slice(-MOST_IGNORED);
  await house.base.db
    .updateTable('accounts')
    .set({ settings: JSON.stringify({ ...account.settings, ignore }) })
    .where('id', '=', account.id)
    .execute();
  return { ignored: others.length };
}

async function exportOf(house: House, who: string): Promise<string> {
  const rows = await house.base.db.selectFrom('holders').select('game').where('who', '=', who).execute();
  const lines: string[] = [];
  for (const { game } of rows) {
    const table = await house.tables.get(game);
    if (table === undefined) continue;
    const open = table.play.hides && table.phase === 'running';
    const score = open || (table.state === undefined && table.row.score === null) ? null : await scoreOf(house, table);
    lines.push(JSON.stringify({ id: game, game: table.row.game, phase: table.phase, score }));
  }
  return lines.map((line) => `${line}\n`).join('');
}
