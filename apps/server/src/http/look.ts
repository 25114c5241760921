// A table through the eyes of the one who asks, also as it was some choices ago.
import { WATCHER } from '@bocage/engine';
import type { Want } from '@bocage/online/wire';
import { entriesAfter } from '../db/log.ts';
import { NO_SUCH_GAME } from '../game/answer.ts';
import { sessionOf, startOf } from '../game/history.ts';
import { position, tableMessage, type Viewer } from '../game/show.ts';
import type { Table } from '../game/table.ts';
import { personOn } from '../game/team.ts';
import type { House } from '../house.ts';
import { viewerOf } from '../hub.ts';
import { type Principal, seatsOf, speaker } from '../people/principal.ts';
import { type Asked, Refusal } from './doors.ts';

/** The table that a request names, through the eyes of the one who asks. */
export async function tableFor(asked: Asked): Promise<{ table: Table; viewer: Viewer }> {
  return seenTable(asked.house, asked.p, asked.param('id'));
}

async function seenTable(house: House, p: Principal, id: string): Promise<{ table: Table; viewer: Viewer }> {
  const table = await house.tables.get(id);
  const viewer = table === undefined ? undefined : viewerOf(table, p);
  if (table === undefined || viewer === undefined) throw new Refusal(NO_SUCH_GAME);
  // Another process may have gone on.
  if (house.base.url !== undefined) await house.tables.exclusive(id, () => house.tables.refresh(table));
  return { table, viewer };
}

export function wantsOf(text: string | undefined): Want[] {
  return (text ?? '').split(',').filter((w): w is Want => ['choices', 'board', 'facts', 'text'].includes(w));
}

/** Watchers with a delay see what lies so many choices back. */
export function delayed(table: Table, viewer: Viewer): number | undefined {
  const { delay } = table.row;
  if (viewer !== WATCHER || delay === 0 || table.phase !== 'running') return undefined;
  return Math.max(0, table.n - delay);
}

/** The message `table`; for delayed watchers with an older position. */
export async function tableShown(
  house: House,
  table: Table,
  viewer: Viewer,
  p: Principal,
  want: readonly Want[],
): Promise<object> {
  const mine = seatsOf(table, p);
  const info = table.seats[viewer];
  const message = {
    ...tableMessage(table, viewer, mine, want, house.now()),
    // Which of the people on the seat one is.
    ...(mine.length > 0 && { member: info?.persons.indexOf(personOn(info, speaker(p)) ?? '') ?? -1 }),
  };
  const back = delayed(table, viewer);
  return back === undefined
    ? message
    : { ...message, ...(await positionAt(house, table, viewer, back, want)), offers: [] };
}

export async function positionAt(
  house: House,
  table: Table,
  viewer: Viewer,
  n: number,
  want: readonly Want[],
): Promise<object> {
  const entries = await entriesAfter(house.base, table.id, 0);
  const session = sessionOf(table.play, startOf(table.row, table.salts(), table.source()), entries);
  const count = Math.min(n, session.entries.length);
  return { ...position(table, viewer, want, table.play.view(session.at(count), viewer)), n: count };
}
