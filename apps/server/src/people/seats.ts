// Sitting down: what an invitation opens, and how it is used up.
import type { Transaction } from 'kysely';
import { holderRow } from '../db/rows.ts';
import type { Schema } from '../db/schema.ts';
import type { No } from '../game/answer.ts';
import { addTime, type Clocks, outOfTime } from '../game/clock.ts';
import { begun } from '../game/judge.ts';
import { settle } from '../game/settle.ts';
import type { Table } from '../game/table.ts';
import type { Draft } from '../game/tables.ts';
import { personOn } from '../game/team.ts';
import type { House } from '../house.ts';
import { PEOPLE } from '../words/people.ts';
import { TABLE } from '../words/table.ts';
import { SEALING, tokenRow } from './open-game.ts';
import { names, type Principal } from './principal.ts';
import { hashed, secret } from './secrets.ts';

function bad(text: string): No {
  return { why: 'bad', text };
}

export interface Look {
  readonly id: string;
  readonly seat: string;
  readonly seal: { readonly game: string; readonly commitment: string };
  readonly saltCommits: Readonly<Record<string, string | null>>;
  /** What the claim must bring. */
  readonly needs: 'salt' | 'saltCommit' | 'nothing';
  /** What one sits down to. */
  readonly of: string;
  readonly title: string;
  readonly side: string;
  readonly from: readonly string[];
  readonly clock: unknown;
  readonly options: unknown;
}

interface Found {
  readonly game: string;
  readonly seat: number;
  /** The hash of the invitation; undefined if it was a holder's own link. */
  readonly invitation: string | undefined;
  /** Whose own link it was. */
  readonly by?: string;
}

async function find(house: House, code: string): Promise<Found | undefined> {
  const { db } = house.base;
  const hash = hashed(code);
  const invitation = await db
    .selectFrom('invitations')
    .selectAll()
    .where('hash', '=', hash)
    .where('kind', '=', 'seat')
    .executeTakeFirst();
  if (invitation !== undefined) {
    const { game, seat, expires, claimed } = invitation;
    if (game === null || claimed !== null || (expires !== null && expires < house.now())) return undefined;
    return { game, seat, invitation: hash };
  }
  const token = await db
    .selectFrom('tokens')
    .selectAll()
    .where('hash', '=', hash)
    .where('kind', '=', 'seat')
    .executeTakeFirst();
  return token?.game == null ? undefined : { game: token.game, seat: token.seat, invitation: undefined, by: token.by };
}

/** What the claim of a seat must bring: the last person to sit down shows the salt, the others promise it. */
function needs(table: Table, seat: number, invitation: string | undefined): Look['needs'] {
  const info = table.seats[seat];
  if (invitation === undefined || info === undefined || info.holders.length > 0) return 'nothing';
  if (table.phase !== 'open') return 'nothing';
  const free = table.seats.filter((s) => s.kind === 'person' && s.holders.length === 0 && s.seat !== seat);
  return free.length === 0 ? 'salt' : 'saltCommit';
}

const NO_SUCH_CODE: No = { why: 'unknown', text: TABLE.linkGone };

export async function lookAt(house: House, code: string): Promise<Look | No> {
  const found = await find(house, code);
  const table = found === undefined ? undefined : await house.tables.get(found.game);
  if (found === undefined || table === undefined) return NO_SUCH_CODE;
  const { play, row } = table;
  return {
    id: table.id,
    seat: play.seats[found.seat]?.id ?? '',
    seal: { game: row.seal_game, commitment: row.seal_commit },
    saltCommits: Object.fromEntries(table.seats.map((s) => [play.seats[s.seat]?.id ?? '', s.salt_commit])),
    needs: needs(table, found.seat, found.invitation),
    of: play.id,
    title: play.title,
    side: play.seats[found.seat]?.name ?? '',
    from: table.seats.flatMap((s) => (s.seat === found.seat ? [] : s.names)),
    clock: JSON.parse(row.clock) as unknown,
    options: JSON.parse(row.options) as unknown,
  };
}

/** Sits down: the invitation is used up, the seat belongs to this device or account, and its own link is made. */
export async function claimSeat(
  house: House,
  p: Principal,
  body: { readonly code: string; readonly salt?: string | undefined; readonly saltCommit?: string | undefined },
): Promise<{ readonly id: string; readonly seat: string; readonly token: string } | No> {
  const found = await find(house, body.code);
  const [me] = names(p);
  if (found === undefined) return NO_SUCH_CODE;
  if (me === undefined) return bad(PEOPLE.makeDeviceFirst);
  const { game, seat, invitation } = found;
  const token = secret(32);
  const settled = await settle(house, game, `claim-${hashed(token).slice(0, 16)}`, (table) => {
    const info = table.seats[seat];
    if (info === undefined || info.kind === 'open' || table.phase === 'over' || table.phase === 'void')
      return NO_SUCH_CODE;
    const need = needs(table, seat, invitation);
    if (need === 'salt' && body.salt === undefined) return bad(TABLE.sendYourSalt);
    if (need === 'saltCommit' && body.saltCommit === undefined) return bad(TABLE.promiseSalt);
    const held = info.holders.includes(me);
    // By one's own link it is a further device of the same person; by an invitation to a seat that was handed on, a substitute.
    const person = found.by === undefined ? undefined : (personOn(info, [found.by]) ?? found.by);
    const replaces = invitation !== undefined && info.handed === 1 && !held;
    const seats = table.seats.map((s) =>
      s.seat !== seat || need === 'nothing'
        ? s
        : {
            ...s,
            holders: [me],
            owners: [me],
            persons: [me],
            salt: need === 'salt' ? (body.salt ?? null) : null,
            salt_commit: body.saltCommit ?? null,
          },
    );
    const name = p.account?.name;
    const draft: Draft = {
      kind: 'seat',
      seat,
      who: me,
      key: `claim-${hashed(token).slice(0, 16)}`,
      body: {
        seat: { kind: 'person', ...(name !== undefined && { name }), ...(replaces && { from: info.names }) },
        ...(need === 'salt' && { salt: body.salt ?? '' }),
      },
      // Nobody takes over a seat whose time is up already.
      ...(replaces && { clocks: refreshed(table, seat, house.now()) }),
      ...(need === 'salt' && start(table, seats, house.now(), body.salt ?? '', name)),
      also: async (db) => {
        if (invitation !== undefined) {
          const used = await db
            .updateTable('invitations')
            .set({ claimed: house.now() })
            .where('hash', '=', invitation)
            .where('claimed', 'is', null)
            .returning('hash')
            .execute();
          if (used.length === 0) throw new Taken();
        }
        if (need !== 'nothing') {
          const { salt, salt_commit } = seats[seat] ?? info;
          await db
            .updateTable('seats')
            .set({ salt, salt_commit })
            .where('game', '=', game)
            .where('seat', '=', seat)
            .execute();
        }
        if (replaces) await vacate(db, game, seat);
        if (!held)
          await db
            .insertInto('holders')
            .values(holderRow({ game, seat, who: me }, house.now(), person === me ? '' : person))
            .execute();
        await db
          .insertInto('tokens')
          .values(tokenRow(hashed(token), 'seat', game, seat, me, house.now()))
          .execute();
      },
    };
    return draft;
  }).catch((error: unknown) => {
    if (error instanceof Taken) return NO_SUCH_CODE;
    throw error;
  });
  if ('why' in settled) return { why: settled.why, text: settled.text };
  return { id: game, seat: settled.table.play.seats[seat]?.id ?? '', token };
}

class Taken extends Error {}

/** Whoever had the seat has it no more: neither by device or account, nor by a link or a program. */
async function vacate(db: Transaction<Schema>, game: string, seat: number): Promise<void> {
  for (const table of ['holders', 'tokens', 'plans', 'votes'] as const)
    await db.deleteFrom(table).where('game', '=', game).where('seat', '=', seat).execute();
  await db
    .updateTable('seats')
    .set({ kind: 'person', player: null, handed: 0, team: 'any' })
    .where('game', '=', game)
    .where('seat', '=', seat)
    .execute();
}

function refreshed({ clock, clocks }: Table, seat: number, now: number): Clocks {
  return clock !== undefined && clocks.next === seat && outOfTime(clock, clocks, now)
    ? addTime(clock, clocks, seat, now)
    : clocks;
}

/** With the last person the seals are opened; if nobody else has one to open, the game begins. */
function start(
  table: Table,
  seats: Table['seats'],
  now: number,
  salt: string,
  name: string | undefined,
): Partial<Draft> {
  if (seats.every((s) => s.kind !== 'person' || s.salt !== null))
    return begun(table, seats, { seat: { kind: 'person', ...(name !== undefined && { name }) }, salt });
  return { phase: 'sealing', clocks: { banks: [], next: -1, since: now, due: now + SEALING } };
}
