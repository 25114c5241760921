// What somebody is told who asked for something at a table.
import type { Why } from '@bocage/online/wire';
import { TABLE } from '../words/table.ts';

export interface No {
  readonly why: Why;
  readonly text: string;
  readonly rule?: string;
}

export type Answer =
  /** In the log. `hash` is that of the asker's view right behind it, `rest` what was not played. */
  | {
      readonly t: 'done';
      readonly id: unknown;
      readonly seq: number;
      readonly rest?: readonly string[];
      readonly hash?: string;
      /** A proposal to one's team: so many have made one, of so many. */
      readonly voted?: { readonly have: number; readonly of: number };
    }
  /** Not done; for `stale` with the entries that are missing. */
  | ({ readonly t: 'no'; readonly id: unknown; readonly entries?: readonly object[]; readonly seq?: number } & No);

/** "Unknown" and "not yours" are the same answer: nobody learns which games there are. */
export const NO_SUCH_GAME: No = {
  why: 'unknown',
  get text() {
    return TABLE.noSuchGame;
  },
};
