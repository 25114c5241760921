// Who is asking: a device by its cookie, an account behind it, or a program by its token.
import type { Database } from '../db/open.ts';
import type { TokensTable } from '../db/schema.ts';
import type { Table } from '../game/table.ts';
import { hashed } from './secrets.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly settings: { readonly notices?: string; readonly takebacks?: string; readonly ignore?: readonly string[] };
}

export interface Principal {
  /** The hash of the device's secret. */
  readonly device: string | undefined;
  readonly account: Account | undefined;
  readonly token: TokensTable | undefined;
  /** Where it comes from, for limits; never kept. */
  readonly address: string;
}

export const STRANGER: Omit<Principal, 'address'> = { device: undefined, account: undefined, token: undefined };

/** The names under which somebody may hold a seat, the one to use for new ones first. */
export function names(p: Principal): string[] {
  return [
    ...(p.account === undefined ? [] : [`a:${p.account.id}`]),
    ...(p.device === undefined ? [] : [`d:${p.device}`]),
  ];
}

/** The names under which somebody speaks for a seat: a link or a program speaks as whoever made it. */
export function speaker(p: Principal): string[] {
  return p.token?.game == null ? names(p) : [p.token.by];
}

/** The seats that somebody may decide for at a table. */
export function seatsOf(table: Table, p: Principal): number[] {
  const { token } = p;
  if (token !== undefined) {
    if (token.kind === 'feed' || token.kind === 'watch') return [];
    if (token.game !== null) return token.game === table.id && token.seat >= 0 ? [token.seat] : [];
  }
  return table.seatsOf(names(p));
}

/** Whether a program may do more than look. */
export function mayPlay(p: Principal): boolean {
  return p.token === undefined || p.token.kind === 'seat' || p.token.scope !== 'watch';
}

/** Whether somebody without a seat may see the table. */
export function mayWatch(table: Table, p: Principal): boolean {
  if (table.row.watch === 'public') return true;
  if (table.row.creator !== '' && names(p).includes(table.row.creator)) return true;
  return table.row.watch === 'link' && p.token?.kind === 'watch' && p.token.game === table.id;
}

/** Looks a cookie and a token up; what is not known counts as nothing. */
export async function principal(
  base: Database,
  given: { readonly cookie: string | undefined; readonly bearer: string | undefined; readonly address: string },
  now: number,
): Promise<Principal> {
  const { db } = base;
  const { address } = given;
  let token: TokensTable | undefined;
  if (given.bearer !== undefined) {
    token = await db.selectFrom('tokens').selectAll().where('hash', '=', hashed(given.bearer)).executeTakeFirst();
    if (token !== undefined && now - token.used > 60_000)
      await db.updateTable('tokens').set({ used: now }).where('hash', '=', token.hash).execute();
  }
  const device =
    given.cookie === undefined
      ? undefined
      : await db.selectFrom('devices').selectAll().where('hash', '=', hashed(given.cookie)).executeTakeFirst();
  if (device !== undefined && now - device.used > 3_600_000)
    await db.updateTable('devices').set({ used: now }).where('hash', '=', device.hash).execute();
  // A token speaks for its account, whatever device sends it.
  const id = token === undefined ? device?.account : token.account;
  return {
    device: token === undefined ? device?.hash : undefined,
    account: id === null || id === undefined ? undefined : await accountOf(base, id),
    token,
    address,
  };
}

export async function accountOf(base: Database, id: string): Promise<Account | undefined> {
  const row = await base.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.closed !== null) return undefined;
  return { id: row.id, name: row.name, role: row.role, settings: JSON.parse(row.settings) as Account['settings'] };
}
