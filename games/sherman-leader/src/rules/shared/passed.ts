// Questions that are not asked because nothing could be answered: told in a line, so that nobody wonders where they went.
import type { PassedStep, ShermanTell, UnitStep } from '../../words/events.ts';

/** The step is passed over without a question. */
export function passBy(step: PassedStep, rule: string, tell: ShermanTell): void {
  tell?.({ kind: 'passed', rule, step });
}

/** The step would have been about this Unit. */
export function passUnitBy(step: UnitStep, rule: string, tell: ShermanTell, unit: string): void {
  tell?.({ kind: 'passed', rule, step, unit, pieces: [unit] });
}
