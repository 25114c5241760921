// The place of a rule in the sequence of play.
import type { SequencePart } from './types.ts';

/** The part that a rule belongs to, by the longest beginning of its id; undefined for rules that hold always. */
export function partOf(sequence: readonly SequencePart[], rule: string): SequencePart | undefined {
  let [found, longest]: [SequencePart | undefined, number] = [undefined, 0];
  for (const part of sequence)
    for (const start of part.of)
      if (rule.startsWith(start) && start.length > longest) [found, longest] = [part, start.length];
  return found;
}
