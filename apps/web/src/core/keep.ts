// A new game is kept under a name of its own.
import { writeScore } from '@bocage/engine';
import type { TableSession } from './catalogue.ts';
import { writeSeen } from './seen.ts';
import { type Control, type GameRecord, newId, saveGame } from './storage.ts';
import { tellTabs } from './tabs.ts';

/** Keeps a new game and gives its id. */
export async function keepNew(
  session: TableSession,
  title: string,
  control: readonly Control[],
  more: Pick<GameRecord, 'from'> = {},
): Promise<string> {
  const { game } = session;
  const board = game.board(game.view(session.state, 0), 0);
  const result = game.result(session.state);
  const record: GameRecord = {
    id: newId(),
    game: game.id,
    title,
    where: board.status.slice(0, 2).join(' '),
    turn: result?.grade ?? game.seats[game.seat(session.state)]?.name ?? '',
    over: result !== undefined,
    count: session.entries.length,
    updated: Date.now(),
    rev: 1,
    control,
    ...more,
  };
  writeSeen(record.id, session.entries.length);
  await saveGame(record, writeScore(session), 0);
  tellTabs('saved', record.id);
  return record.id;
}
