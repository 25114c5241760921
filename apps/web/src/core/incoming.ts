// What becomes of a text that comes in: a game on the table, or one sentence.
import type { UnderItsOwn } from '@bocage/catalogue/open';
import type { LineProblem, Play } from '@bocage/engine';
import * as W from '../words/core.ts';
import type { TableSession } from './catalogue.ts';

interface Read {
  readonly session: TableSession;
  readonly game: Play;
  /** The game keeps the rules of an older release. */
  readonly own?: UnderItsOwn;
  /** The game goes on from its last position; this is why. */
  readonly seam?: string;
}

export type Incoming = Read | { readonly problem: string };

export function lineSentence({ line, text }: LineProblem): string {
  return W.problemInLine(line, text);
}
