// Questions that are not asked because nothing could be answered: told in a line, so that nobody wonders where they went.
import type { PassedStep, ShermanTell } from '../../words/events.ts';

/** The step is passed over without a question; `unit` is the Unit that it would have been about. */
export function passBy(step: PassedStep, rule: string, tell: ShermanTell, unit?: string): void {
  tell?.({ kind: 'passed', rule, step, ...(unit !== undefined && { unit, pieces: [unit] }) });
}
