// A table whose game is not kept: a lesson leaves nothing among the saved games.
import { type Signal, signal } from '@preact/signals';
import type { GameModel } from '../core/game-model.ts';
import type { Keeper } from '../core/keeper.ts';
import { forgetSeen } from '../core/seen.ts';
import type { GameRecord } from '../core/storage.ts';
import * as W from '../words/learn.ts';

/** The other side of a lesson: nobody thinks for it, the lesson plays it. */
export const LESSON = 'lesson';

export class Unkept implements Keeper {
  readonly record: GameRecord;
  readonly following: Signal<boolean> = signal(false);
  /** No computer player thinks here. */
  readonly playsHere = false;

  private readonly table: GameModel;

  constructor(table: GameModel, record: GameRecord) {
    this.table = table;
    this.record = record;
  }

  enter(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {
    forgetSeen(this.record.id);
  }

  setControl(): void {}

  save(): Promise<void> {
    return Promise.resolve();
  }

  takeOver(): Promise<void> {
    return Promise.resolve();
  }

  /** What was tried in a lesson, as a game that is kept. */
  async branch(n: number): Promise<string> {
    const [{ keepNew }, { cut }] = await Promise.all([import('../core/keep.ts'), import('../core/read-score.ts')]);
    const { session, control } = this.table;
    return keepNew(cut(session, n), W.fromMove(this.record.title, n), control.value);
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
