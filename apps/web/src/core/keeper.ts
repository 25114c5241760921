// What a table needs of whoever keeps its game. A kept game has one that saves (keeping.ts), a lesson one that does not.
import type { Signal } from '@preact/signals';
import type { GameModel } from './game-model.ts';
import type { Control, GameRecord } from './storage.ts';

export interface Keeper {
  readonly record: GameRecord;
  /** True while another tab plays this game and this one follows. */
  readonly following: Signal<boolean>;
  /** Whether this tab has the right to play. */
  readonly playsHere: boolean;
  /** Takes the right to play, or follows the tab that has it. */
  enter(): Promise<void>;
  close(): void;
  setControl(control: readonly Control[]): void;
  save(): Promise<void>;
  /** Takes the game over from the tab that plays it. */
  takeOver(): Promise<void>;
  /** The first `n` choices as a new game of its own; its id. */
  branch(n: number): Promise<string>;
}

/** `letGo` is called when another tab is about to take the game. */
export type MakeKeeper = (table: GameModel, record: GameRecord, letGo: () => void) => Keeper;
