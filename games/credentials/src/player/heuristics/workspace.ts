// Heuristic, workspace: what one decision is weighed with. Made once for each content and filled anew in every decision, because the
// heuristic runs millions of times and may not allocate; it is handed on, so that nothing is kept behind anybody's back.
import { choiceBuffer } from '@bocage/engine';
import type { GameData } from '../../state/tables.ts';
import { type Goals, makeGoals } from './goals.ts';
import { type Haul, makeHaul } from './haul.ts';
import { type Hungers, noHungers } from './hunger.ts';
import { type Judgement, makeJudgement } from './judgement-weights.ts';
import { type FfiNeeds, makeFfiNeeds } from './resistance.ts';
import { makeSupply, type Supply } from './supply.ts';

export interface Workspace {
  /** What the choices of the decision are worth. */
  readonly values: Float64Array;
  readonly hungers: Hungers;
  readonly goals: Goals;
  readonly haul: Haul;
  readonly supply: Supply;
  readonly ffi: FfiNeeds;
  readonly judgement: Judgement;
}

export function makeWorkspace(t: GameData): Workspace {
  const most = choiceBuffer().length;
  const hungers = noHungers();
  const goals = makeGoals(t);
  return {
    values: new Float64Array(most),
    judgement: makeJudgement(),
    hungers,
    goals,
    haul: makeHaul(hungers),
    supply: makeSupply(hungers),
    ffi: makeFfiNeeds(goals.k),
  };
}
