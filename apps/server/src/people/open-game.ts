// Opening games: seats, the sealed seed, and the links that are given away.
import { findPlayer } from '@bocage/ai';
import { parsePosition, resolveOptions } from '@bocage/engine';
import type { NewGame } from '@bocage/online/wire';
import { seedCommitment } from '@bocage/seal';
import { together } from '../db/open.ts';
import { holderRow, seatRow } from '../db/rows.ts';
import type { GamesTable, SeatsTable } from '../db/schema.ts';
import { NO_SUCH_GAME, type No } from '../game/answer.ts';
import type { House } from '../house.ts';
import { PEOPLE } from '../words/people.ts';
import { TABLE } from '../words/table.ts';
import { names, type Principal, seatsOf, speaker } from './principal.ts';
import { hashed, hex32, secret } from './secrets.ts';

const DAY = 86_400_000;
/** So long the others may take to open their salts. */
export const SEALING = 3 * DAY;
const INVITATION = 14 * DAY;

export interface Opened {
  readonly id: string;
  readonly seal: { readonly game: string; readonly commitment: string };
  /** What the creator must do next: send the salt, or nothing. */
  readonly open: boolean;
  readonly links: Readonly<Record<string, string>>;
}

function bad(text: string): No {
  return { why: 'bad', text };
}

/** Opens a game, or gives the links of one that was opened before with the same id by the same person. */
export async function openGame(house: House, p: Principal, body: NewGame): Promise<Opened | No> {
  const { base, config } = house;
  const [me] = names(p);
  if (me === undefined) return bad(PEOPLE.makeDeviceFirst);
  if (config.who === 'members' && p.account === undefined && p.token?.scope !== 'open')
    return { why: 'closed', text: PEOPLE.onlyMembersOpen };
  const play = await house.library.game(body.game, body.pack === undefined ? null : JSON.stringify(body.pack));
  if (typeof play === 'string') return bad(play);
  const options = resolveOptions(play.options, body.options);
  if (typeof options === 'string') return bad(options);
  const position = body.position === undefined ? undefined : parsePosition(body.position);
  if (position !== undefined && 'text' in position) return bad(TABLE.positionProblem(position.line, position.text));
  const seats = readSeats(play.seats, body, me);
  if (typeof seats === 'string') return bad(seats);
  const persons = seats.filter((s) => s.kind === 'person');
  const alone = persons.length === 1 && persons[0]?.holder !== undefined;
  const mine = seats.find((s) => s.holder !== undefined);
  if (mine !== undefined && !alone && body.saltCommit === undefined) return bad(TABLE.promiseSaltFirst);
  const seed = hex32();
  const now = house.now();
  const row: GamesTable = {
    id: body.id,
    game: play.id,
    rules: play.rulesVersion,
    content: play.content.hash,
    pack: body.pack === undefined ? null : JSON.stringify(body.pack),
    options: JSON.stringify(body.options),
    position: body.position ?? null,
    seal_game: body.id,
    seal_seed: seed,
    seal_commit: seedCommitment(body.id, seed),
    // Nobody waits for somebody who plays alone.
    clock: JSON.stringify(alone || persons.length < 2 ? 'none' : body.clock),
    watch: body.watch,
    delay: body.delay,
    away: body.away ? 1 : 0,
    phase: alone ? 'sealing' : 'open',
    seq: 0,
    n: 0,
    hash: '',
    next: -1,
    due: now + (alone ? SEALING : INVITATION),
    since: now,
    banks: '',
    result: null,
    creator: me,
    challenge: null,
    chat_closed: 0,
    created: now,
    updated: now,
    score: null,
  };
  const made = await together(base, async (db) => {
    const inserted = await db
      .insertInto('games')
      .values(row)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .execute();
    if (inserted.length === 0) return false;
    for (const { holder, ...seat } of seats) {
      await db
        .insertInto('seats')
        .values({
          ...seat,
          game: row.id,
          salt_commit: holder === undefined ? null : alone ? null : (body.saltCommit ?? null),
        })
        .execute();
      if (holder !== undefined)
        await db
          .insertInto('holders')
          .values(holderRow({ game: row.id, seat: seat.seat, who: holder }, now))
          .execute();
    }
    return true;
  });
  if (!made) {
    const old = await base.db
      .selectFrom('games')
      .select(['creator', 'seal_commit', 'phase'])
      .where('id', '=', body.id)
      .executeTakeFirst();
    if (old?.creator !== me) return bad(TABLE.idTaken);
    return {
      id: body.id,
      seal: { game: body.id, commitment: old.seal_commit },
      open: old.phase === 'sealing',
      links: await links(house, body.id, me),
    };
  }
  house.metrics.count('games');
  return {
    id: row.id,
    seal: { game: row.id, commitment: row.seal_commit },
    open: alone,
    links: await links(house, row.id, me),
  };
}

type NewSeat = SeatsTable & { readonly holder: string | undefined };

function readSeats(known: readonly { readonly id: string }[], body: NewGame, me: string): NewSeat[] | string {
  const strange = Object.keys(body.seats).find((id) => !known.some((s) => s.id === id));
  if (strange !== undefined)
    return TABLE.noSeat(
      strange,
      known.map((s) => s.id),
    );
  const seats: NewSeat[] = [];
  for (const [seat, { id }] of known.entries()) {
    const what = body.seats[id];
    if (what === undefined) return TABLE.sayWhoTakesSeat(id);
    const player = what.startsWith('computer:') ? what.slice(9) : null;
    if (player !== null && findPlayer(player) === undefined) return TABLE.noComputerPlayer(player);
    const holder = what === 'me' ? me : undefined;
    const kind = player === null ? 'person' : 'computer';
    // An open seat is a person's that anybody may take from the list of open tables.
    seats.push({ ...seatRow({ game: body.id, seat, kind, player: what === 'open' ? 'open' : player }), holder });
  }
  if (seats.filter((s) => s.holder !== undefined).length > 1) return TABLE.oneSeatEach;
  if (!seats.some((s) => s.kind === 'person')) return TABLE.personNeeded;
  return seats;
}

/** New links for what nobody has claimed yet; the old ones die. */
async function links(house: House, id: string, by: string): Promise<Record<string, string>> {
  const { base, config } = house;
  const table = await house.tables.get(id);
  if (table === undefined) return {};
  const made: Record<string, string> = {};
  for (const seat of table.seats) {
    if (seat.kind !== 'person' || seat.holders.length > 0) continue;
    made[table.play.seats[seat.seat]?.id ?? ''] = await invite(house, id, seat.seat, by);
  }
  if (table.row.watch !== 'none') {
    const token = secret(16);
    await base.db.deleteFrom('tokens').where('game', '=', id).where('kind', '=', 'watch').execute();
    await base.db
      .insertInto('tokens')
      .values(tokenRow(hashed(token), 'watch', id, -1, by, house.now()))
      .execute();
    made.watch = `${config.publicUrl}/g/${id}#w.${token}`;
  }
  return made;
}

export function tokenRow(
  hash: string,
  kind: 'seat' | 'bot' | 'watch' | 'feed',
  game: string | null,
  seat: number,
  by: string,
  now: number,
) {
  return {
    hash,
    kind,
    game,
    seat,
    account: null,
    scope: kind === 'watch' ? 'watch' : 'play',
    label: kind,
    by,
    created: now,
    used: now,
  };
}

/** A new invitation to a seat; one that was not used dies. */
async function invite(house: House, game: string, seat: number, by: string): Promise<string> {
  const code = secret(16);
  const { db } = house.base;
  await db
    .deleteFrom('invitations')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('claimed', 'is', null)
    .execute();
  await db
    .insertInto('invitations')
    .values({ hash: hashed(code), kind: 'seat', game, seat, by, expires: house.now() + INVITATION, claimed: null })
    .execute();
  return `${house.config.publicUrl}/g/${game}#i.${code}`;
}

/** A new link for a seat that nobody has claimed (its creator), to share one's own seat (its holder), or for a substitute. */
export async function inviteTo(
  house: House,
  p: Principal,
  game: string,
  seatId: string,
): Promise<{ readonly link: string } | No> {
  const table = await house.tables.get(game);
  const own = speaker(p);
  const seat = table?.play.seats.findIndex((s) => s.id === seatId) ?? -1;
  const info = table?.seats[seat];
  if (table === undefined || info === undefined || own[0] === undefined) return NO_SUCH_GAME;
  const holds = seatsOf(table, p).includes(seat);
  const creates = own.includes(table.row.creator) && info.holders.length === 0 && info.kind === 'person';
  // A seat that was handed on may be filled by everybody at the table.
  const fills = info.handed === 1 && seatsOf(table, p).length > 0;
  if (!holds && !creates && !fills) return NO_SUCH_GAME;
  return { link: await invite(house, game, seat, own[0]) };
}

/** Takes an open seat from the list: a code to claim it with, as an invitation would bring it. */
export async function sitDown(house: House, game: string, seatId: string): Promise<{ readonly code: string } | No> {
  const table = await house.tables.get(game);
  const seat = table?.play.seats.findIndex((s) => s.id === seatId) ?? -1;
  const info = table?.seats[seat];
  if (table?.phase !== 'open' || info?.player !== 'open' || info.holders.length > 0) return NO_SUCH_GAME;
  const link = await invite(house, game, seat, table.row.creator);
  return { code: link.slice(link.indexOf('#i.') + 3) };
}

/** A new link of one's own; the old one dies. */
export async function renewLink(house: House, p: Principal, game: string): Promise<{ readonly token: string } | No> {
  const table = await house.tables.get(game);
  const seat = table === undefined ? undefined : seatsOf(table, p)[0];
  const [me] = names(p);
  if (seat === undefined || me === undefined) return NO_SUCH_GAME;
  const token = secret(32);
  const { db } = house.base;
  await db
    .deleteFrom('tokens')
    .where('game', '=', game)
    .where('seat', '=', seat)
    .where('kind', '=', 'seat')
    .where('by', '=', me)
    .execute();
  await db
    .insertInto('tokens')
    .values(tokenRow(hashed(token), 'seat', game, seat, me, house.now()))
    .execute();
  return { token };
}
