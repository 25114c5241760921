// How what was played stands to a line that was wished for, in whatever order the learner has named its choices.
import { normal } from '@bocage/engine';
import type { Move } from './line.ts';

/** The moves of a line that are still to come after these names; undefined if one of them is not in the line. */
export function stillToCome(line: readonly Move[], played: readonly string[]): readonly Move[] | undefined {
  const rest = [...line];
  for (const name of played) {
    const at = rest.findIndex((move) => normal(move.name) === name);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}

/** Whether exactly these choices were made, one after the other. */
export function sameOrder(line: readonly Move[], played: readonly string[]): boolean {
  return line.length === played.length && line.every((move, i) => normal(move.name) === played[i]);
}
