// Every reason why something may be refused: what, why, and what can be done instead.
import { declareReasons, type Reason, type ReasonSpec, type State } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { actionRefusals } from './refusals/actions.ts';
import { moveRefusals } from './refusals/moves.ts';

const declared = declareReasons<GameData>()({ ...actionRefusals, ...moveRefusals });

/** The number of each reason; 0 means that nothing forbids. */
export const { R } = declared;

export const reasons: readonly ReasonSpec<GameData>[] = [
  { rule: '', code: '', text: 'nothing forbids it' },
  ...declared.reasons,
];

/** A refusal in words, with its data: for those who ask a step without the kernel. */
export function reasonOf(t: GameData, s: State, choice: number, number: number): Reason {
  const { rule, text, code, data } = reasons[number];
  const words = typeof text === 'string' ? text : text(t, s, choice);
  return { rule, code, text: words, ...(data && { data: data(t, s, choice) }) };
}
