// The steps of the Regroup Phase (RL 12), by name. The page loads them when the end of the first turn comes near.
import type { Step } from '@bocage/engine';
import type { RudderEvent } from './events.ts';
import { regroup } from './rules/regroup/order.ts';
import { pickUp, pickUpMore } from './rules/regroup/pick-up.ts';
import { regroupFatigue, regroupFatigueMore, regroupRally, regroupRallyMore } from './rules/regroup/rally.ts';
import type { STEP } from './state/steps.ts';
import type { Tables } from './state/tables.ts';

export type RegroupSteps = Readonly<
  Record<
    Extract<keyof typeof STEP, 'regroup' | 'rally' | 'fatigue' | 'pickUp' | 'rallyMore' | 'fatigueMore' | 'pickUpMore'>,
    Step<Tables, RudderEvent>
  >
>;

export const regroupSteps: RegroupSteps = {
  regroup,
  rally: regroupRally,
  fatigue: regroupFatigue,
  pickUp,
  rallyMore: regroupRallyMore,
  fatigueMore: regroupFatigueMore,
  pickUpMore,
};
