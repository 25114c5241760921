// What follows a shot or an activation, and the Regroup Phase: the steps that the first question of a game cannot lead to, by
// name. The page loads them before the first shot.
import type { Step } from '@bocage/engine';
import type { RudderEvent } from './events.ts';
import { actionGroup } from './rules/action/activate.ts';
import { enter, interdictionStep } from './rules/action/interdiction.ts';
import { moveStep, resumeStep } from './rules/action/move.ts';
import { assaultLead, assaultPoint } from './rules/assault/attacker.ts';
import { assaultDefend, assaultDefendLead } from './rules/assault/defender.ts';
import { assaultEnd, assaultRoll } from './rules/assault/result.ts';
import { casualties } from './rules/casualties/pay.ts';
import { directAim } from './rules/fire/direct.ts';
import { directGuns } from './rules/fire/guns.ts';
import { indirectSpot } from './rules/fire/spotting.ts';
import { regroup } from './rules/regroup/order.ts';
import { pickUp, pickUpMore } from './rules/regroup/pick-up.ts';
import { regroupFatigue, regroupFatigueMore, regroupRally, regroupRallyMore } from './rules/regroup/rally.ts';
import type { LaterStep } from './state/steps.ts';
import type { GameData } from './state/tables.ts';

export type LaterSteps = Readonly<Record<LaterStep, Step<GameData, RudderEvent>>>;

export const laterSteps: LaterSteps = {
  spot: indirectSpot,
  aim: directAim,
  guns: directGuns,
  casualties,
  group: actionGroup,
  move: moveStep,
  resume: resumeStep,
  enter,
  interdiction: interdictionStep,
  point: assaultPoint,
  lead: assaultLead,
  defend: assaultDefend,
  defendLead: assaultDefendLead,
  assaultRoll,
  assaultEnd,
  regroup,
  rally: regroupRally,
  fatigue: regroupFatigue,
  pickUp,
  rallyMore: regroupRallyMore,
  fatigueMore: regroupFatigueMore,
  pickUpMore,
};
