// How search thinks about a decision: how much work it is worth.
import { type State, top } from '@bocage/engine';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';

/** Where FFI go and what is loaded hardly changes the score, and takes many choices to weigh; all else deserves the whole. */
export function searchShare(_t: GameData, s: State): number {
  switch (s[top(s)]) {
    case STEP.ffi:
    case STEP.placeFfi:
    case STEP.zone:
    case STEP.load:
    case STEP.stow:
      return 0.25;
    default:
      return 1;
  }
}
