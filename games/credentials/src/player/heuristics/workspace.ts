// Heuristic, workspace: what one decision is weighed with. Made once for each content and weights, and filled anew in every decision, because the
// heuristic runs millions of times and may not allocate; it is handed on, so that nothing is kept behind anybody's back.
import { choiceBuffer } from '@bocage/engine';
import type { GameData } from '../../state/tables.ts';
import { type Goals, makeGoals } from './goals.ts';
import { type Ground, noGround } from './ground.ts';
import { type Haul, makeHaul } from './haul.ts';
import { type Hungers, noHungers } from './hunger.ts';
import { type Judgement, makeJudgement } from './judgement-weights.ts';
import { lookups } from './lookups.ts';
import { type FfiNeeds, makeFfiNeeds } from './resistance.ts';
import { makeSupply, type Supply } from './supply.ts';
import type { Weights } from './weights.ts';

export interface Workspace {
  readonly weights: Weights;
  /** What the choices of the decision are worth. */
  readonly values: Float64Array;
  readonly hungers: Hungers;
  readonly ground: Ground;
  readonly goals: Goals;
  readonly haul: Haul;
  readonly supply: Supply;
  readonly ffi: FfiNeeds;
  readonly judgement: Judgement;
}

function makeWorkspace(weights: Weights, judgement: Float64Array, t: GameData): Workspace {
  const most = choiceBuffer().length;
  const hungers = noHungers();
  const k = lookups(weights, t);
  const ground = noGround();
  return {
    weights,
    values: new Float64Array(most),
    judgement: makeJudgement(judgement),
    hungers,
    ground,
    goals: makeGoals(weights, k, ground),
    haul: makeHaul(weights, hungers, ground, k),
    supply: makeSupply(weights, hungers),
    ffi: makeFfiNeeds(weights, k),
  };
}

/** The workspaces of some weights: one for each content. */
export function workspacesBy(weights: Weights, judgement: Float64Array): (t: GameData) => Workspace {
  const made = new WeakMap<GameData, Workspace>();
  // Nearly always it is the same content as the last time.
  let last: GameData | undefined;
  let workspace: Workspace | undefined;
  return (t) => {
    if (t === last && workspace !== undefined) return workspace;
    last = t;
    workspace = made.get(t) ?? makeWorkspace(weights, judgement, t);
    made.set(t, workspace);
    return workspace;
  };
}
