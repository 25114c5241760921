// Lists of tables: one's own with what is asked there, those with a free seat, those that everybody may watch.
import { WATCHER } from '@bocage/engine';
import type { GamesTable } from '../db/schema.ts';
import { NotServed } from '../game/library.ts';
import type { Table } from '../game/table.ts';
import type { House } from '../house.ts';
import { names } from '../people/principal.ts';
import type { Asked } from './doors.ts';

const MOST_OWN = 200;
/** A game in which nobody has acted for so long sleeps: it is kept, and off the lists until somebody looks for it. */
const ASLEEP = 30 * 86_400_000;
const MOST_WATCHED = 30;

/** The table of a row, if this program has its rules. */
export async function tableOf(house: House, id: string): Promise<Table | undefined> {
  return house.tables.get(id).catch((error: unknown) => {
    if (error instanceof NotServed) return undefined;
    throw error;
  });
}

/** Where a game stands, in the words of the game, for somebody with these eyes. */
function standing(table: Table, viewer: number): object {
  const { play, state } = table;
  const people = table.seats.map((seat, i) => ({
    seat: play.seats[i]?.id ?? '',
    name: play.seats[i]?.name ?? '',
    people: seat.kind === 'computer' ? [] : seat.names,
    player: seat.kind === 'computer' ? seat.player : null,
  }));
  const result = table.result === undefined ? null : (JSON.parse(table.result) as { text: string; grade: string });
  if (state === undefined) return { title: play.title, people, where: '', asks: '', result };
  const view = play.view(state, viewer);
  const decision = table.phase === 'running' ? play.decision(view) : undefined;
  const asks = decision === undefined ? '' : decision.seat === viewer ? decision.prompt.ask : decision.prompt.wait;
  const { status } = play.board(view, Math.max(0, viewer));
  return { title: play.title, people, where: status.slice(0, 2).join(' '), asks, result };
}

/** What waits for one first, by the time that is left; then the others. */
export async function myGames(asked: Asked): Promise<object[]> {
  const { house, p } = asked;
  const own = names(p);
  if (own.length === 0) return [];
  const rows = await house.base.db
    .selectFrom('holders')
    .innerJoin('games', 'games.id', 'holders.game')
    .select([
      'games.id',
      'games.game',
      'games.phase',
      'games.next',
      'games.due',
      'games.seq',
      'games.clock',
      'games.updated',
      'holders.seat',
      'holders.seen_seq',
    ])
    .where('holders.who', 'in', own)
    .orderBy('games.updated', 'desc')
    .limit(MOST_OWN)
    .execute();
  const now = house.now();
  const list = rows
    .map((r) => ({
      id: r.id,
      game: r.game,
      seat: r.seat,
      phase: r.phase,
      yours: r.phase === 'running' && r.next === r.seat,
      due: r.due,
      left: timed(r) && r.due !== null ? Math.max(0, r.due - now) : null,
      unseen: Math.max(0, r.seq - r.seen_seq),
      asleep: r.phase === 'running' && now - r.updated > ASLEEP,
      updated: r.updated,
    }))
    .filter((r) => (asked.query('due') !== '1' || r.yours) && r.asleep === (asked.query('asleep') === '1'))
    .sort((a, b) => Number(b.yours) - Number(a.yours) || (a.left ?? Infinity) - (b.left ?? Infinity) || 0);
  return Promise.all(
    list.map(async ({ seat, ...r }) => {
      const table = await tableOf(house, r.id);
      return { ...r, seat: table?.play.seats[seat]?.id ?? '', ...(table !== undefined && standing(table, seat)) };
    }),
  );
}

/** A clock runs: `due` is a person's time, not the patience of an invitation. */
function timed({ phase, clock }: Pick<GamesTable, 'phase' | 'clock'>): boolean {
  return phase === 'running' && JSON.parse(clock) !== 'none';
}

/** Running games whose players let everybody watch, the latest first. */
export async function watchable(house: House): Promise<object[]> {
  const rows = await house.base.db
    .selectFrom('games')
    .select('id')
    .where('phase', '=', 'running')
    .where('watch', '=', 'public')
    .where('delay', '=', 0)
    .where('updated', '>', house.now() - ASLEEP)
    .orderBy('updated', 'desc')
    .limit(MOST_WATCHED)
    .execute();
  const shown = await Promise.all(
    rows.map(async ({ id }) => {
      const table = await tableOf(house, id);
      return table === undefined ? [] : [{ id, game: table.play.id, ...standing(table, WATCHER) }];
    }),
  );
  return shown.flat();
}
