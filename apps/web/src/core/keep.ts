// What is kept of a game: its score, read again before anybody relies on it; a new game under a name of its own.
import { type Entry, type PositionLine, writeScore } from '@bocage/engine';
import * as W from '../words/core.ts';
import { VERSION } from './build.ts';
import type { TableSession } from './catalogue.ts';
import { writeSeen } from './seen.ts';
import { type Control, type GameRecord, newId, PERSON, saveGame } from './storage.ts';
import { tellTabs } from './tabs.ts';

/** Who plays each seat; a seat that the record does not name is a person's. */
export function controlOf({ game }: TableSession, control: readonly Control[]): readonly Control[] {
  return game.seats.map((_, seat) => control[seat] ?? PERSON);
}

type ReadBack = typeof import('./read-back.ts').readBack;
let readBack: ReadBack | undefined;

/**
 * Scores as they are kept one after the other: each is read again, as far as it is new, before it replaces the last. What reads
 * is fetched behind the first save, which is read again as soon as it is there.
 */
export class Scribe {
  private stored: readonly Entry[];

  constructor(session: TableSession) {
    this.stored = [...session.entries];
  }

  /** The score; with one sentence if it could not be read again: then what was kept before is left as it is. */
  write(
    session: TableSession,
    now: readonly PositionLine[] | undefined,
    again: () => void,
  ): { readonly score: string; readonly problem?: string } {
    const { entries } = session;
    let proven = 0;
    while (proven < entries.length && entries[proven] === this.stored[proven]) proven++;
    const score = writeScore(session, now);
    if (readBack === undefined) {
      import('./read-back.ts').then(
        (reader) => {
          readBack = reader.readBack;
          again();
        },
        () => {},
      );
      return { score };
    }
    const found = readBack(session, score, proven);
    if (found !== undefined)
      return {
        score,
        problem: W.cannotReadAgain(found.line, found.text),
      };
    this.stored = [...entries];
    return { score };
  }
}

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

/** The game that was begun last, until its table is laid: nothing of it has to be read. */
let begun: { readonly id: string; readonly session: TableSession } | undefined;

/** Takes up a game that was begun on this page just now. */
export function takeBegun(id: string): TableSession | undefined {
  const found = begun?.id === id ? begun.session : undefined;
  begun = undefined;
  return found;
}

/** Keeps a new game and gives its id. */
export async function keepNew(
  session: TableSession,
  title: string,
  control: readonly Control[],
  more: Pick<GameRecord, 'from' | 'first'> = {},
): Promise<string> {
  const { game } = session;
  const record: GameRecord = { id: newId(), game: game.id, title, rev: 1, control, ...standing(session), ...more };
  writeSeen(record.id, session.entries.length);
  await saveGame(record, writeScore(session), 0);
  tellTabs('saved', record.id);
  if (session.entries.length === 0) begun = { id: record.id, session };
  return record.id;
}
