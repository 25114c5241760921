// The battle half of the game: its steps, reasons, facts and words, and the Weeks around it. The page loads it when the set-up
// goes beyond the buying of Units.
import { type FieldPart, field } from './field.ts';
import { battleSteps } from './rules/battle/index.ts';
import { laterSteps } from './rules/campaign/later.ts';
import { type BattleEvent, remarkBattle, sayBattle } from './words/battle/events.ts';
import { battleReasons } from './words/battle/reasons.ts';
import { taleOfAction } from './words/battle/story.ts';

export interface BattleHalf {
  readonly steps: typeof battleSteps;
  readonly campaign: typeof laterSteps;
  readonly reasons: typeof battleReasons;
  readonly field: FieldPart;
  readonly remark: typeof remarkBattle;
  readonly tale: typeof taleOfAction;
  readonly say: (t: Parameters<typeof sayBattle>[0], event: BattleEvent) => string;
}

export const battleHalf: BattleHalf = {
  steps: battleSteps,
  campaign: laterSteps,
  reasons: battleReasons,
  field,
  remark: remarkBattle,
  tale: taleOfAction,
  say: sayBattle,
};
