// The rest of the campaign half: the Weeks with their plans, what follows a Battle, and the end of a Week. The page loads it with the rules of Battles.
import type { Step } from '@bocage/engine';
import type { CAMPAIGN_STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { adjustSo } from './adjust-so.ts';
import { assignCommander, assignUnit } from './assign.ts';
import { assignScouts, assignTarget, assignTrucks } from './attack-plan.ts';
import { conditionPromote, conditionStep } from './condition.ts';
import { endOfWeek, priorityRest } from './end-of-week.ts';
import { eventBottom } from './event-bottom.ts';
import { peek, postPay } from './event-choices.ts';
import type { firstSteps } from './index.ts';
import { mechanics, medics } from './medics.ts';
import { moveBattalions } from './move-battalions.ts';
import { chooseCommander, chooseDamage } from './picks.ts';
import { postCombat } from './post-combat.ts';
import { purchase } from './purchase.ts';
import { heal, repair } from './repair.ts';
import { recruit, recruitLevel, replaceCommanders, unitLoss } from './replace.ts';
import { buyScouts, buyTrucks } from './support.ts';
import { upgrade, upgradeDiscard, upgradeMore } from './upgrade.ts';
import { nextBattle, weekStep } from './week.ts';

/** Everything that the first part does not have: the compiler sees to it that no step is missing. */
export const laterSteps: Readonly<
  Record<Exclude<keyof typeof CAMPAIGN_STEP, keyof typeof firstSteps>, Step<GameData, ShermanEvent>>
> = {
  week: weekStep,
  condition: conditionStep,
  conditionPromote,
  assignTarget,
  assignTrucks,
  assignScouts,
  assignUnit,
  assignCommander,
  nextBattle,
  buyTrucks,
  buyScouts,
  postCombat,
  postEvent: eventBottom,
  postPay,
  peek,
  chooseCommander,
  chooseDamage,
  endOfWeek,
  moveBattalions,
  adjustSo,
  medics,
  mechanics,
  repair,
  heal,
  upgrade,
  upgradeMore,
  upgradeDiscard,
  replace: replaceCommanders,
  unitLoss,
  purchase,
  recruit,
  recruitLevel,
  priorityRr: priorityRest,
};
