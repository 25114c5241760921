// A stored game on the table: under today's rules, under its own, or from its last position as a game of its own.
import { GameController } from './game-controller.ts';
import { controlOf, keepNew, takeBegun } from './keep.ts';
import type { MakeKeeper } from './keeper.ts';
import { Keeping } from './keeping.ts';
import { listGames, RECORD_FORMAT, readGame } from './storage.ts';

const keep: MakeKeeper = (table, record, letGo) => new Keeping(table, record, letGo);

/** The controller, the id of the game that stands for this one, or one sentence. */
export async function openGame(id: string): Promise<GameController | { readonly instead: string } | string> {
  const stored = await readGame(id);
  if (stored === undefined) return 'This game is not kept in this browser. It may have been deleted.';
  const { record, score } = stored;
  if ((record.format ?? 1) > RECORD_FORMAT)
    return 'This game was saved by a newer version of Bocage and was left untouched. Load the page again to get that version.';
  const begun = takeBegun(id);
  if (begun !== undefined)
    return new GameController(begun, { ...record, control: controlOf(begun, record.control) }, keep);
  const { readScore } = await import('./read-score.ts');
  const read = await readScore(score, 'or its last position');
  if ('problem' in read) return `This saved game cannot be opened; nothing was changed. ${read.problem}`;
  if (read.seam === undefined) {
    const kept = { ...record, control: controlOf(read.session, record.control) };
    return new GameController(read.session, kept, keep, read.own);
  }
  const before = (await listGames()).find((other) => other.from === id);
  const instead =
    before?.id ??
    (await keepNew(read.session, `${record.title}, from its last position`, record.control, { from: id }));
  return { instead };
}
