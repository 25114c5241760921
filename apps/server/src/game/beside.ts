// What is said beside the board: chat, private notes, and that somebody looks at the table.
import { WATCHER } from '@bocage/engine';
import type { SaidOf } from '@bocage/online/wire';
import type { House } from '../house.ts';
import { viewerOf } from '../hub.ts';
import { accountOf, names, type Principal, seatsOf } from '../people/principal.ts';
import { secret } from '../people/secrets.ts';
import { TABLE } from '../words/table.ts';
import { type Answer, NO_SUCH_GAME } from './answer.ts';
import type { Table } from './table.ts';

/** Nothing that a terminal or a page would obey. */
function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, ' ').trim();
}

/** Players and watchers have a chat each: what watchers say must not help a side. */
export async function chat(house: House, p: Principal, m: SaidOf<'chat'>, who: string): Promise<Answer> {
  const table = await house.tables.get(m.game);
  const viewer = table === undefined ? undefined : viewerOf(table, p);
  if (table === undefined || viewer === undefined) return { t: 'no', id: m.id, ...NO_SUCH_GAME };
  if (table.chatClosed) return { t: 'no', id: m.id, why: 'closed', text: TABLE.chatClosed };
  const text = plain(m.text);
  if (text === '') return { t: 'no', id: m.id, why: 'bad', text: TABLE.emptyMessage };
  const seat = viewer === WATCHER ? WATCHER : (seatsOf(table, p)[0] ?? WATCHER);
  const line = { game: table.id, id: m.key ?? secret(9), at: house.now(), who, seat, text };
  const said = await house.base.db
    .insertInto('chat')
    .values(line)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute();
  if (said.length === 0) return { t: 'done', id: m.id, seq: table.seq };
  tellLine(house, table, line, p.account?.name ?? null);
  house.hub.beside(table.id, `c.${line.id}`);
  return { t: 'done', id: m.id, seq: table.seq };
}

type Line = {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly seat: number;
  readonly text: string;
};

/** A line for those whom it is for: players or watchers, without those who want to hear nothing of its author. */
function tellLine(house: House, table: Table, { id, at, who, seat, text }: Line, name: string | null): void {
  const line = { id, at, seat: table.play.seats[seat]?.id ?? null, name, text };
  house.hub.tell(
    table,
    { t: 'chat', game: table.id, lines: [line] },
    (to, other) => (to === WATCHER) === (seat === WATCHER) && other.account?.settings.ignore?.includes(who) !== true,
  );
}

/** A line that was said to another process. */
export async function hearChat(house: House, table: Table, id: string): Promise<void> {
  const { db } = house.base;
  const row = await db
    .selectFrom('chat')
    .selectAll()
    .where('game', '=', table.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return;
  const account = row.who.startsWith('a:') ? await accountOf(house.base, row.who.slice(2)) : undefined;
  tellLine(house, table, row, account?.name ?? null);
}

/** The last lines that a viewer may read. */
export async function chatLines(house: House, p: Principal, game: string, most = 100): Promise<object[] | undefined> {
  const table = await house.tables.get(game);
  const viewer = table === undefined ? undefined : viewerOf(table, p);
  if (table === undefined || viewer === undefined) return undefined;
  const rows = await house.base.db
    .selectFrom('chat')
    .selectAll()
    .where('game', '=', game)
    .where('seat', viewer === WATCHER ? '=' : '!=', WATCHER)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();
  const ignored = p.account?.settings.ignore ?? [];
  return rows
    .filter((r) => !ignored.includes(r.who))
    .reverse()
    .map((r) => ({ id: r.id, at: r.at, seat: table.play.seats[r.seat]?.id ?? null, text: r.text }));
}

export async function note(house: House, p: Principal, m: SaidOf<'note'>, who: string): Promise<Answer> {
  const table = await house.tables.get(m.game);
  if (table === undefined || viewerOf(table, p) === undefined) return { t: 'no', id: m.id, ...NO_SUCH_GAME };
  const row = { game: m.game, who, text: m.text, at: house.now() };
  await house.base.db
    .insertInto('notes')
    .values(row)
    .onConflict((c) => c.columns(['game', 'who']).doUpdateSet({ text: row.text, at: row.at }))
    .execute();
  return { t: 'done', id: m.id, seq: table.seq };
}

/** The page with this game is looked at: no notice is needed, and it knows how far it has seen. */
export async function seen(house: House, p: Principal, m: SaidOf<'seen'>): Promise<Answer> {
  const table = await house.tables.get(m.game);
  if (table === undefined || viewerOf(table, p) === undefined) return { t: 'no', id: m.id, ...NO_SUCH_GAME };
  const own = names(p);
  if (own.length > 0) {
    await house.base.db
      .updateTable('holders')
      .set({ seen_at: house.now(), seen_seq: Math.min(m.seq ?? table.seq, table.seq) })
      .where('game', '=', m.game)
      .where('who', 'in', own)
      .execute();
  }
  return { t: 'done', id: m.id, seq: table.seq };
}
