// What every judgement of a message has at hand, and the words that all of them use.
import type { Game, Result, State } from '@bocage/engine';
import type { Why } from '@bocage/online/wire';
import type { Entry } from '../db/log.ts';
import { TABLE } from '../words/table.ts';
import type { No } from './answer.ts';
import type { Table } from './table.ts';
import type { Draft } from './tables.ts';

/** A game under today's rules: what these make of its choices and dice. */
export interface Renewed {
  readonly play: Game;
  readonly state: State;
  readonly draws: number;
}

/** What a judgement may ask for. */
export interface Bench {
  readonly table: Table;
  /** The seats of the one who speaks. */
  readonly mine: readonly number[];
  /** As the log names the one who speaks. */
  readonly who: string;
  readonly now: number;
  readonly delay: number;
  /** The whole log. */
  readonly log: () => Promise<readonly Entry[]>;
  readonly rebuilt: (to: number) => Promise<{ state: Int32Array; draws: number; back: number }>;
  /** The game under today's rules, or a sentence that says why that is not possible. */
  readonly renewed: () => Promise<Renewed | string>;
}

export type Judged = Draft | No;

/** For choices that nobody sends: those of the computer, of plans and of votes. */
export function lone(table: Table, seat: number, who: string, now: number): Bench {
  const none = (): never => {
    throw new Error('nothing is taken back');
  };
  return { table, mine: [seat], who, now, delay: 0, log: none, rebuilt: none, renewed: none };
}

export function no(why: Why, text: string, rule?: string): No {
  return { why, text, ...(rule !== undefined && { rule }) };
}

/** How a game ended, beside what the rules say of it. */
export type How = 'played' | 'resigned' | 'agreed' | 'time' | 'adjudicated' | 'stopped' | 'not opened' | 'unseated';

export function resultText(
  result: Partial<Result> & { readonly grade: string; readonly text: string },
  how: How,
): string {
  return JSON.stringify({ rule: '', ...result, how });
}

export function running({ table }: Bench): No | undefined {
  if (table.phase === 'running') return undefined;
  if (table.phase === 'over' || table.phase === 'void') return no('over', TABLE.gameOver);
  return no('closed', TABLE.notEverybodyReady);
}
