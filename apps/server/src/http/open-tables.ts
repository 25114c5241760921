// Tables with a free seat: those of people one has played first, by game, pace and side, and in pages where there are many.
import { sql } from 'kysely';
import type { House } from '../house.ts';
import { names } from '../people/principal.ts';
import type { Asked } from './doors.ts';
import { tableOf } from './lists.ts';

/** From so many on there are pages. */
const PAGED_FROM = 40;
const PAGE = 20;
const MOST_KNOWN = 500;

interface Wish {
  readonly game: string | undefined;
  /** The seat that is free: the side that whoever takes it plays. */
  readonly seat: number | undefined;
  readonly pace: string | undefined;
  /** Of whom one wants to hear nothing. */
  readonly without: readonly string[];
}

/** Games with a seat that anybody may take, as a query that can be counted and read. */
function open({ base }: House, { game, seat, pace, without }: Wish) {
  let query = base.db
    .selectFrom('games')
    .innerJoin('seats', 'seats.game', 'games.id')
    .leftJoin('holders', (j) => j.onRef('holders.game', '=', 'seats.game').onRef('holders.seat', '=', 'seats.seat'))
    .where('games.phase', '=', 'open')
    .where('seats.player', '=', 'open')
    .where('seats.kind', '=', 'person')
    .where('holders.who', 'is', null);
  if (game !== undefined) query = query.where('games.game', '=', game);
  if (seat !== undefined) query = query.where('seats.seat', '=', seat);
  if (pace === 'live') query = query.where('games.clock', '=', '"live"');
  if (pace === 'mail') query = query.where('games.clock', '!=', '"live"');
  if (without.length > 0) query = query.where('games.creator', 'not in', [...without]);
  return query;
}

async function count(house: House, wish: Wish): Promise<number> {
  const found = await open(house, wish)
    .select((e) => e.fn.countAll<number | string>().as('n'))
    .executeTakeFirst();
  return Number(found?.n ?? 0);
}

/** Whom one has sat at a table with. */
async function companions({ base: { db } }: House, own: readonly string[]): Promise<string[]> {
  if (own.length === 0) return [];
  const rows = await db
    .selectFrom('holders as mine')
    .innerJoin('holders as theirs', 'theirs.game', 'mine.game')
    .select('theirs.who')
    .distinct()
    .where('mine.who', 'in', own)
    .where('theirs.who', 'not in', own)
    .limit(MOST_KNOWN)
    .execute();
  return rows.map(({ who }) => who);
}

/** `?of=GAME&side=SEAT&pace=live|mail&page=N`. `open`: how many there are in all; `fit`: how many of them one wishes for. */
export async function openTables(asked: Asked): Promise<object> {
  const { house, p } = asked;
  const of = asked.query('of');
  const side = asked.query('side');
  const play = of === undefined || side === undefined ? undefined : await house.library.game(of, null);
  const place = typeof play === 'object' ? play.seats.findIndex((s) => s.id === side) : -1;
  const without = p.account?.settings.ignore ?? [];
  const wish: Wish = { game: of, seat: place < 0 ? undefined : place, pace: asked.query('pace'), without };
  const all = await count(house, { game: undefined, seat: undefined, pace: undefined, without });
  const fit = await count(house, wish);
  const known = await companions(house, names(p));
  const paged = fit >= PAGED_FROM;
  const page = paged ? Math.max(0, Math.floor(Number(asked.query('page') ?? 0)) || 0) : 0;
  const first =
    known.length === 0
      ? sql<number>`1`
      : sql<number>`case when games.creator in (${sql.join(known)}) then 0 else 1 end`;
  const rows = await open(house, wish)
    .select(['games.id', 'games.game', 'games.options', 'games.clock', 'games.created', 'games.creator', 'seats.seat'])
    .orderBy(first)
    .orderBy('games.created', 'desc')
    .orderBy('games.id')
    .limit(paged ? PAGE : PAGED_FROM)
    .offset(page * PAGE)
    .execute();
  const games: object[] = [];
  for (const r of rows) {
    const table = await tableOf(house, r.id);
    if (table === undefined) continue;
    games.push({
      id: r.id,
      game: r.game,
      title: table.play.title,
      seat: table.play.seats[r.seat]?.id,
      side: table.play.seats[r.seat]?.name,
      from: table.seats.flatMap((seat) => seat.names),
      played: known.includes(r.creator),
      options: JSON.parse(r.options) as unknown,
      clock: JSON.parse(r.clock) as unknown,
      created: r.created,
    });
  }
  return { games, open: all, fit, page, pages: paged ? Math.ceil(fit / PAGE) : 1 };
}
