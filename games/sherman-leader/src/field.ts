// The Battlefield and the questions that a step of a Battle turn begins with, which Unit acts: what is shown before anything is
// chosen. What an answer leads to is the battle half.
import type { Step } from '@bocage/engine';
import { battleFacts } from './facts/battle.ts';
import { enemyOrder, RULE_ENEMY } from './rules/battle/enemy-order.ts';
import { friendlyStep } from './rules/battle/friendly.ts';
import type { GameData } from './state/tables.ts';
import { boardBattle } from './words/battle/board.ts';
import type { ShermanEvent } from './words/events.ts';

type ShermanStep = Step<GameData, ShermanEvent>;

export interface FieldPart {
  readonly friendly: ShermanStep;
  readonly enemyActions: ShermanStep;
  readonly facts: typeof battleFacts;
  readonly board: typeof boardBattle;
}

export const field: FieldPart = {
  friendly: friendlyStep,
  enemyActions: {
    name: 'enemy-actions',
    rule: RULE_ENEMY,
    decide: {
      ...enemyOrder,
      apply() {
        throw new Error('sherman-leader: the rules of what enemies do have not been brought');
      },
    },
  },
  facts: battleFacts,
  board: boardBattle,
};
