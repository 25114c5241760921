// The ways a command ends without doing what was asked, and their exit codes.

import type { LineProblem, Reason } from '@bocage/engine';
import { brief } from '@bocage/engine';

export const EXIT_OK = 0;
/** The rules or the record say no: a choice that is not legal, a score that does not replay, a property that fails. */
const EXIT_REFUSED = 1;
/** What was typed, or a file, cannot be used. */
const EXIT_INPUT = 2;
/** A mistake in Bocage itself. */
export const EXIT_INTERNAL = 70;

export type StopKind = 'refused' | 'input' | 'outcome' | 'internal';

export interface StopDetails {
  readonly rule?: string;
  readonly file?: string;
  readonly line?: number;
  /** A sentence that follows: what became of the rest. */
  readonly after?: string;
  /** More data for --json: the question that must be answered, every problem of a pack. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** One sentence for the person (or program) that called; thrown anywhere, shown at the top. */
export class Stop extends Error {
  readonly kind: StopKind;
  readonly details: StopDetails;

  constructor(kind: StopKind, text: string, details: StopDetails = {}) {
    super(sentence(text));
    this.kind = kind;
    this.details = details;
  }

  get exitCode(): number {
    if (this.kind === 'refused') return EXIT_REFUSED;
    return this.kind === 'internal' ? EXIT_INTERNAL : EXIT_INPUT;
  }

  /** The whole sentence: file and line, what is wrong, the rule. */
  get text(): string {
    const { file, line, rule, after } = this.details;
    const named = plain(brief(file ?? '', LONGEST_FILE_NAME)).replaceAll('\n', '?');
    const where = file === undefined ? '' : line === undefined ? `${named}: ` : `${named}, line ${line}: `;
    const whole = `${where}${this.message}${rule ? ` (${rule})` : ''}${after ? ` ${after}` : ''}`;
    return file === undefined ? `${whole.charAt(0).toUpperCase()}${whole.slice(1)}` : whole;
  }
}

export function badInput(text: string, details: StopDetails = {}): Stop {
  return new Stop('input', text, details);
}

/** A mistake at a line of a file. */
export function badLine(file: string, problem: LineProblem): Stop {
  return new Stop('input', problem.text, { file, line: Math.max(1, problem.line) });
}

export function refused(reason: Reason): Stop {
  return new Stop('refused', reason.text, { rule: reason.rule });
}

/** Whoever quotes a word from outside cuts it; this is the last bound on what a person is shown. */
const LONGEST_SENTENCE = 1_000;
const LONGEST_FILE_NAME = 250;

/** Full stop at the end, and nothing in it that a terminal would obey. */
function sentence(text: string): string {
  const clean = brief(
    plain(
      text
        .split('\n', 20)
        .map((part) => part.trim())
        .join(' '),
    ).trim(),
    LONGEST_SENTENCE,
  );
  return /[.!?:)]$/.test(clean) ? clean : `${clean}.`;
}

/** Text from files and other programs may hold control characters; a terminal must not see them. */
export function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g, '?');
}
