// A table whose game is not kept: a lesson leaves nothing among the saved games.
import { Keeping } from '../core/keeping.ts';
import { forgetSeen } from '../core/seen.ts';
import type { GameRecord } from '../core/storage.ts';

/** The other side of a lesson: nobody thinks for it, the lesson plays it. */
export const LESSON = 'lesson';

export class Unkept extends Keeping {
  /** No computer player thinks here. */
  override get playsHere(): boolean {
    return false;
  }

  override enter(): Promise<void> {
    return Promise.resolve();
  }

  override save(): Promise<void> {
    return Promise.resolve();
  }

  override close(): void {
    super.close();
    forgetSeen(this.record.id);
  }
}

/** What stands for the record of a game that has none. */
export function unkeptRecord(game: string, title: string, control: readonly string[]): GameRecord {
  return {
    id: LESSON,
    game,
    title,
    where: '',
    turn: '',
    over: false,
    count: 0,
    updated: 0,
    rev: 0,
    control,
  };
}
