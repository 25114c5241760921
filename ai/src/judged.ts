// A decision seen afterwards, and what makes it a turning point.
import type { Cause } from './cause.ts';

/** One decision, seen afterwards. Values are for the first seat: its chance to win, or its points. */
export interface Judged {
  /** Its number in the game, from 0. */
  readonly index: number;
  readonly seat: number;
  readonly turn: number | undefined;
  readonly made: string;
  /** What the first seat could expect before it. */
  readonly before: number;
  /** What the dice and cards of this choice gave the first seat beyond what was to be expected; 0 without chance. */
  readonly luck: number;
  /**
   * What else it changed for the first seat: the choice itself, against playing on by rules of thumb. With `luck` it adds up to
   * the way from `before` to the next decision's `before`.
   */
  readonly change: number;
  /** What the seat that decided lost by not taking the better choice; 0 for the best one. */
  readonly cost: number;
  /** The better choice, where there was one. */
  readonly better: string | undefined;
}

export interface TurningPoint extends Judged {
  /** Whether the choice or the dice made it one. */
  readonly by: 'choice' | 'luck';
  /** Which of the dice and cards it was, where luck made it one. */
  readonly cause: Cause | undefined;
  readonly text: string;
}
