// How search thinks about a decision: where positions can be compared, how far it must look, how much work it is worth.
import { type State, top } from '@bocage/engine';
import { BATTLES_FOUGHT, MAX_BATTLES, TURN, WEEK } from '../state/layout.ts';
import { CAMPAIGN_STEPS, STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';

/** Grows when positions can be compared: a Week begins, a Battle is over. In the middle of one they cannot. */
export function checkpoint(_t: GameData, s: State): number {
  return Math.max(1, s[WEEK]) * (MAX_BATTLES + 1) + s[BATTLES_FOUGHT];
}

/** Grows with the turns of a Battle too: the evaluation is asked in the middle of one by people who want to see it. */
export function moment(t: GameData, s: State): number {
  return checkpoint(t, s) * 32 + s[TURN];
}

/**
 * A plan, and the order of its Battles, show when the Week is over, with the losses of all of them; the choices at the end of a Week when the next
 * one is over, because the evaluation before it has no eye for them; what is done in a Battle at its end.
 */
export function evaluateAt(t: GameData, s: State): number {
  const step = s[top(s)];
  const week = Math.max(1, s[WEEK]);
  if (step <= STEP.nextBattle) return (week + 1) * (MAX_BATTLES + 1);
  if (step >= STEP.endOfWeek && step <= STEP.priorityRr) return (week + 2) * (MAX_BATTLES + 1);
  return checkpoint(t, s) + 1;
}

/** Whom to attack and with what decides most; who moves and fires where, much; the rest hardly anything. */
export function searchShare(_t: GameData, s: State): number {
  const step = s[top(s)];
  switch (step) {
    case STEP.assignTarget:
    case STEP.assignUnit:
      return 1;
    case STEP.friendly:
    case STEP.move:
    case STEP.attack:
      return 0.05;
    default:
      return step >= CAMPAIGN_STEPS ? 0.03 : 0.1;
  }
}
