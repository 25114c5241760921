// The answer to a pass: who has just passed without acting has given the enemy the end of the Action Phase (RL 10.11).
import { type Choices, type State, top } from '@bocage/engine';
import { starsOf } from '../rules/victory.ts';
import { PASS } from '../state/choice.ts';
import { HAS_ACTED, OTHER_PASSED, SIDE } from '../state/frames.ts';
import { COUNT, FIRST_BOX, GE, PLACES, TURN, US } from '../state/layout.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';

/**
 * The index of the pass that ends the phase, where that wins or drowns Rangers; -1 otherwise. Without it a search takes a pass for a free wait,
 * because heuristics always have something to do, and the more it looks, the longer the American stays in the boats.
 */
export function answerToPass(t: GameData, s: State, choices: Choices, n: number): number {
  const f = top(s);
  if (s[f] !== STEP.action || s[f + OTHER_PASSED] === 0 || s[f + HAS_ACTED] !== 0) return -1;
  if (!gainsByTheEnd(t, s, s[f + SIDE])) return -1;
  for (let i = 0; i < n; i++) if (choices[i] === PASS) return i;
  return -1;
}

/** RL SR1 and the Set Up Card: whom the end of the phase suits as the board stands. */
function gainsByTheEnd(t: GameData, s: State, side: number): boolean {
  const held = starsOf(t, s, US);
  if (s[TURN] >= t.turns) return held >= t.starsToWin === (side === US);
  if (side !== GE) return false;
  return (held === 0 && s[TURN] >= t.noneFrom) || (s[TURN] <= t.lastBoxTurn && afloat(s));
}

function afloat(s: State): boolean {
  for (let p = FIRST_BOX; p < PLACES; p++) if (s[COUNT + US * PLACES + p] > 0) return true;
  return false;
}
