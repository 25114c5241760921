// A new game is kept under a name of its own.
import { writeScore } from '@bocage/engine';
import { VERSION } from './build.ts';
import type { TableSession } from './catalogue.ts';
import { writeSeen } from './seen.ts';
import { type Control, type GameRecord, newId, saveGame } from './storage.ts';
import { tellTabs } from './tabs.ts';

/** Where a game stands, for the list of games. */
export function standing(
  session: TableSession,
): Pick<GameRecord, 'where' | 'progress' | 'turn' | 'over' | 'count' | 'updated' | 'version'> {
  const { game, state } = session;
  const result = game.result(state);
  const of = game.turns?.(state);
  return {
    where: game.board(game.view(state, 0), 0).status.slice(0, 2).join(' '),
    ...(of !== undefined && { progress: { at: game.turn?.(state) ?? 0, of } }),
    turn: result?.grade ?? game.seats[game.seat(state)]?.name ?? '',
    over: result !== undefined,
    count: session.entries.length,
    updated: Date.now(),
    version: VERSION,
  };
}

/** Keeps a new game and gives its id. */
export async function keepNew(
  session: TableSession,
  title: string,
  control: readonly Control[],
  more: Pick<GameRecord, 'from'> = {},
): Promise<string> {
  const { game } = session;
  const record: GameRecord = { id: newId(), game: game.id, title, rev: 1, control, ...standing(session), ...more };
  writeSeen(record.id, session.entries.length);
  await saveGame(record, writeScore(session), 0);
  tellTabs('saved', record.id);
  return record.id;
}
