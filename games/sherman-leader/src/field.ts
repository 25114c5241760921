// The Battlefield and the question that a turn of a Battle begins with, which Unit acts: what is shown before anything is chosen.
// What an answer leads to is the battle half.
import { battleFacts } from './facts/battle.ts';
import { friendlyStep } from './rules/battle/friendly.ts';
import { boardBattle } from './words/battle/board.ts';

export interface FieldPart {
  readonly friendly: typeof friendlyStep;
  readonly facts: typeof battleFacts;
  readonly board: typeof boardBattle;
}

export const field: FieldPart = { friendly: friendlyStep, facts: battleFacts, board: boardBattle };
