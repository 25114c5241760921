// A stored game on the table: under today's rules, under its own, or from its last position as a game of its own.

import * as W from '../words/core.ts';
import { GameController } from './game-controller.ts';
import { controlOf, keepNew, takeBegun } from './keep.ts';
import type { MakeKeeper } from './keeper.ts';
import { Keeping } from './keeping.ts';
import { listGames, RECORD_FORMAT, readGame } from './storage.ts';

const keep: MakeKeeper = (table, record, letGo) => new Keeping(table, record, letGo);

/** The controller, the id of the game that stands for this one, or one sentence. */
export async function openGame(id: string): Promise<GameController | { readonly instead: string } | string> {
  const stored = await readGame(id);
  if (stored === undefined) return W.gameNotKept;
  const { record, score } = stored;
  if ((record.format ?? 1) > RECORD_FORMAT) return W.savedByNewer;
  const begun = takeBegun(id);
  if (begun !== undefined)
    return new GameController(begun, { ...record, control: controlOf(begun, record.control) }, keep);
  const { readScore } = await import('./read-score.ts');
  const read = await readScore(score, W.itsLastPosition);
  if ('problem' in read) return W.cannotBeOpened(read.problem);
  if (read.seam === undefined) {
    const kept = { ...record, control: controlOf(read.session, record.control) };
    return new GameController(read.session, kept, keep, read.own);
  }
  const before = (await listGames()).find((other) => other.from === id);
  const instead =
    before?.id ?? (await keepNew(read.session, W.fromLastPosition(record.title), record.control, { from: id }));
  return { instead };
}
