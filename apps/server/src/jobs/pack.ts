// Packing: thirty days after the end a game becomes its score, read back and compared before the entries go.
import { hashState, loadScore, parseScore, Session, writeScore } from '@bocage/engine';
import { openedDice } from '@bocage/seal';
import { entriesAfter } from '../db/log.ts';
import { together } from '../db/open.ts';
import { sessionOf, startOf } from '../game/history.ts';
import type { Table } from '../game/table.ts';
import type { House } from '../house.ts';

/** The score of a game as it stands; of one that is over with its seed. */
export async function scoreOf(house: House, table: Table): Promise<string> {
  const { row } = table;
  if (row.score !== null) return row.score;
  const over = table.phase === 'over' || table.phase === 'void';
  const opened = over && (await mayOpen(house, table)) ? row.seal_seed : undefined;
  const entries = await entriesAfter(house.base, table.id, 0);
  return writeScore(sessionOf(table.play, startOf(row, table.salts(), table.source(), opened), entries));
}

/** The seed of a challenge is opened when it closes, not when one run of it ends. */
async function mayOpen(house: House, { row }: Table): Promise<boolean> {
  if (row.challenge === null) return true;
  const found = await house.base.db
    .selectFrom('challenges')
    .select('closes')
    .where('id', '=', row.challenge)
    .executeTakeFirst();
  return found === undefined || found.closes <= house.now();
}

export async function packOne(house: House, id: string): Promise<void> {
  const table = await house.tables.get(id);
  if (table === undefined || table.row.score !== null) return;
  const score = table.state === undefined ? '' : await scoreOf(house, table);
  if (table.state !== undefined) {
    const parsed = parseScore(score);
    const again = 'text' in parsed ? undefined : loadScore(table.play, parsed, openedDice(parsed, table.play.seats));
    if (!(again instanceof Session) || hashState(again.state) !== table.hash)
      throw new Error(`game ${id} cannot be packed: its score does not replay`);
  }
  await together(house.base, async (db) => {
    await db.updateTable('games').set({ score }).where('id', '=', id).execute();
    for (const name of ['entries', 'snapshots', 'chat'] as const)
      await db.deleteFrom(name).where('game', '=', id).execute();
  });
  house.tables.drop(id);
}
