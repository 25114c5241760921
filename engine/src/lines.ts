// Texts from outside as lines, with limits: what no score or position comes near is refused before it costs time or memory.
import type { LineProblem } from './contract/tools.ts';
import { W } from './words/files.ts';

interface Limits {
  readonly kind: 'score' | 'position';
  readonly lines: number;
  readonly characters: number;
}

export const SCORE_LIMITS: Limits = { kind: 'score', lines: 100_000, characters: 20_000 };
export const POSITION_LIMITS: Limits = { kind: 'position', lines: 2_000, characters: 20_000 };

/** The lines without their ends, or the first that breaks a limit. */
export function readLines(source: string, limits: Limits): string[] | LineProblem {
  const { kind, lines: most, characters } = limits;
  const lines: string[] = [];
  for (let from = 0; from <= source.length; ) {
    const found = source.indexOf('\n', from);
    const end = found < 0 ? source.length : found;
    const line = lines.length + 1;
    if (line > most + 1)
      return { line, text: kind === 'score' ? W.scoreTooManyLines(most) : W.positionTooManyLines(most) };
    if (end - from > characters + 1)
      return { line, text: kind === 'score' ? W.scoreLineTooLong(characters) : W.positionLineTooLong(characters) };
    lines.push(source.slice(from, end > from && source[end - 1] === '\r' && found >= 0 ? end - 1 : end));
    from = end + 1;
  }
  return lines;
}

/** White space of any kind as single spaces: a line end in disguise would break a line of the score in two. */
export function oneSpaced(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
