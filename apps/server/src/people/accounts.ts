// Accounts: a name, devices and a recovery code. No mail, no password, nothing that could be stolen in the clear.
import { together } from '../db/open.ts';
import type { No } from '../game/answer.ts';
import type { House } from '../house.ts';
import { PEOPLE } from '../words/people.ts';
import { readName } from './names.ts';
import type { Principal } from './principal.ts';
import { hashed, letters, readLetters, secret } from './secrets.ts';

const RECOVERY_LETTERS = 26;
const DEVICE_LETTERS = 8;
const DEVICE_CODE = 10 * 60_000;
const AWAY_A_YEAR = 21;

function bad(text: string): No {
  return { why: 'bad', text };
}

/** A new device: its secret, of which the server keeps the hash. */
export async function newDevice(house: House, label: string): Promise<string> {
  const made = secret(32);
  const now = house.now();
  await house.base.db
    .insertInto('devices')
    .values({ hash: hashed(made), account: null, label: label.slice(0, 60), created: now, used: now })
    .execute();
  return made;
}

/** An account of this device. Its recovery code is shown once. */
export async function newAccount(
  house: House,
  p: Pick<Principal, 'device' | 'account'>,
  body: { readonly name: string; readonly invitation?: string | undefined },
  role = 'member',
): Promise<{ readonly id: string; readonly name: string; readonly recovery: string } | No> {
  if (p.account !== undefined) return bad(PEOPLE.deviceBelongsTo(p.account.name));
  const name = readName(body.name);
  if (typeof name === 'string') return bad(name);
  const now = house.now();
  const id = secret(9);
  const recovery = letters(RECOVERY_LETTERS);
  const made = await together(house.base, async (db) => {
    if (house.config.who === 'members' && role === 'member') {
      const used = await db
        .updateTable('invitations')
        .set({ claimed: now })
        .where('hash', '=', hashed(body.invitation ?? ''))
        .where('kind', '=', 'member')
        .where('claimed', 'is', null)
        .where('expires', '>', now)
        .returning('hash')
        .execute();
      if (used.length === 0) return PEOPLE.invitationNeeded;
    }
    const inserted = await db
      .insertInto('accounts')
      .values({
        id,
        ...name,
        recovery: hashed(recovery),
        role,
        away_from: 0,
        away_until: 0,
        away_left: AWAY_A_YEAR,
        away_year: new Date(now).getUTCFullYear(),
        settings: '{}',
        created: now,
        closed: null,
      })
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return PEOPLE.nameTaken;
    if (p.device !== undefined)
      await db.updateTable('devices').set({ account: id }).where('hash', '=', p.device).execute();
    return undefined;
  });
  if (made !== undefined) return bad(made);
  if (p.device !== undefined) await gather(house, p.device, id);
  return { id, name: name.name, recovery };
}

/** The seats that this device holds by links belong to its account from now on. */
export async function gather(house: House, device: string, account: string): Promise<number> {
  const { db } = house.base;
  const from = `d:${device}`;
  const to = `a:${account}`;
  const rows = await db.selectFrom('holders').selectAll().where('who', '=', from).execute();
  for (const row of rows) {
    await together(house.base, async (trx) => {
      await trx
        .deleteFrom('holders')
        .where('game', '=', row.game)
        .where('seat', '=', row.seat)
        .where('who', '=', from)
        .execute();
      await trx
        .insertInto('holders')
        .values({ ...row, who: to, person: '' })
        .onConflict((c) => c.doNothing())
        .execute();
      // Further devices and links of the same person are the account's as well.
      await trx
        .updateTable('holders')
        .set({ person: to })
        .where('game', '=', row.game)
        .where('person', '=', from)
        .execute();
      await trx.updateTable('tokens').set({ by: to }).where('game', '=', row.game).where('by', '=', from).execute();
      await trx
        .updateTable('games')
        .set({ creator: to })
        .where('id', '=', row.game)
        .where('creator', '=', from)
        .execute();
    });
    // Other processes read the seats again when the next entry comes or the table is loaded.
    house.tables.drop(row.game);
  }
  return rows.length;
}

/** Back in with the recovery code; the code is used up and a new one is shown. */
export async function recover(
  house: House,
  device: string,
  name: string,
  code: string,
): Promise<{ readonly name: string; readonly recovery: string } | No> {
  const read = readName(name);
  const wrong: No = { why: 'unknown', text: PEOPLE.nameAndCodeDiffer };
  if (typeof read === 'string') return wrong;
  const recovery = letters(RECOVERY_LETTERS);
  const { db } = house.base;
  const rows = await db
    .updateTable('accounts')
    .set({ recovery: hashed(recovery) })
    .where('folded', '=', read.folded)
    .where('recovery', '=', hashed(readLetters(code)))
    .where('closed', 'is', null)
    .returning(['id', 'name'])
    .execute();
  const account = rows[0];
  if (account === undefined) return wrong;
  await db.updateTable('devices').set({ account: account.id }).where('hash', '=', device).execute();
  return { name: account.name, recovery };
}

/** Eight letters for another device, good for ten minutes. */
export async function deviceCode(house: House, account: string): Promise<{ readonly code: string }> {
  const code = letters(DEVICE_LETTERS);
  await house.base.db
    .insertInto('invitations')
    .values({
      hash: hashed(code),
      kind: 'device',
      game: null,
      seat: -1,
      by: account,
      expires: house.now() + DEVICE_CODE,
      claimed: null,
    })
    .execute();
  return { code };
}

/** The other device has typed the letters: the account's own device has to confirm. */
export async function askToJoin(house: House, device: string, code: string): Promise<{ readonly name: string } | No> {
  const { db } = house.base;
  const rows = await db
    .updateTable('invitations')
    .set({ claimed: house.now(), game: device })
    .where('hash', '=', hashed(readLetters(code)))
    .where('kind', '=', 'device')
    .where('claimed', 'is', null)
    .where('expires', '>', house.now())
    .returning('by')
    .execute();
  const by = rows[0]?.by;
  const account =
    by === undefined
      ? undefined
      : await db.selectFrom('accounts').select('name').where('id', '=', by).executeTakeFirst();
  return account ?? { why: 'unknown', text: PEOPLE.lettersGone };
}

export async function confirmDevice(house: House, account: string, code: string): Promise<{ readonly ok: true } | No> {
  const { db } = house.base;
  const rows = await db
    .deleteFrom('invitations')
    .where('hash', '=', hashed(readLetters(code)))
    .where('kind', '=', 'device')
    .where('by', '=', account)
    .where('claimed', 'is not', null)
    .returning('game')
    .execute();
  const device = rows[0]?.game;
  if (device == null) return { why: 'unknown', text: PEOPLE.lettersNotTyped };
  await db.updateTable('devices').set({ account }).where('hash', '=', device).execute();
  return { ok: true };
}

/** Days off: from the next decision on, the clocks of this account stand still. They are announced, never given back. */
export async function goAway(
  house: House,
  account: string,
  days: number,
): Promise<{ readonly until: number; readonly left: number } | No> {
  const { db } = house.base;
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', account).executeTakeFirst();
  if (row === undefined) return bad(PEOPLE.noSuchAccount);
  const now = house.now();
  const year = new Date(now).getUTCFullYear();
  const left = row.away_year === year ? row.away_left : AWAY_A_YEAR;
  if (days > left) return bad(PEOPLE.daysLeft(left));
  const until = days === 0 ? now : Math.max(now, row.away_until) + days * 86_400_000;
  if (until - now > 10 * 86_400_000) return bad(PEOPLE.daysInARow);
  await db
    .updateTable('accounts')
    .set({ away_from: now, away_until: until, away_left: left - days, away_year: year })
    .where('id', '=', account)
    .execute();
  return { until, left: left - days };
}

/** The account is gone; its games stay for the others, under nobody's name. */
export async function closeAccount(house: House, account: string): Promise<void> {
  await together(house.base, async (db) => {
    await db
      .updateTable('accounts')
      .set({
        name: PEOPLE.somebody,
        folded: `closed ${account}`,
        recovery: '',
        role: 'closed',
        closed: house.now(),
        settings: '{}',
      })
      .where('id', '=', account)
      .execute();
    await db.updateTable('devices').set({ account: null }).where('account', '=', account).execute();
    await db.deleteFrom('tokens').where('account', '=', account).execute();
    for (const table of ['push', 'hooks', 'solos', 'notes'] as const)
      await db.deleteFrom(table).where('who', '=', `a:${account}`).execute();
  });
}
