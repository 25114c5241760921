// The campaign half: its steps by number. Each chapter file exports its steps; they are listed here once.
import { type Step, stepList } from '@bocage/engine';
import { CAMPAIGN_STEP } from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { adjustSo } from './adjust-so.ts';
import { assignCommander, assignUnit } from './assign.ts';
import { assignScouts, assignTarget, assignTrucks } from './attack-plan.ts';
import { setupCommanders, setupPromote } from './commanders.ts';
import { conditionPromote, conditionStep } from './condition.ts';
import { endOfWeek, priorityRest } from './end-of-week.ts';
import { eventBottom } from './event-bottom.ts';
import { peek, postPay } from './event-choices.ts';
import { mechanics, medics } from './medics.ts';
import { moveBattalions } from './move-battalions.ts';
import { chooseCommander, chooseDamage } from './picks.ts';
import { postCombat } from './post-combat.ts';
import { purchase } from './purchase.ts';
import { heal, repair } from './repair.ts';
import { recruit, recruitLevel, replaceCommanders, unitLoss } from './replace.ts';
import { campaignStep } from './sequence.ts';
import { chooseTarget, drawBattalions } from './set-up.ts';
import { buyScouts, buyTrucks, setupScouts, setupTrucks } from './support.ts';
import { setupUnits } from './units.ts';
import { upgrade, upgradeDiscard, upgradeMore } from './upgrade.ts';
import { nextBattle, weekStep } from './week.ts';

export const campaignSteps: readonly Step<Tables, ShermanEvent>[] = stepList(CAMPAIGN_STEP, {
  campaign: campaignStep,
  week: weekStep,
  setupTarget: chooseTarget,
  setupBattalions: drawBattalions,
  setupUnits,
  setupCommanders,
  setupPromote,
  setupTrucks,
  setupScouts,
  condition: conditionStep,
  conditionPromote,
  assignTarget,
  assignTrucks,
  assignScouts,
  assignUnit,
  assignCommander,
  nextBattle,
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
  buyTrucks,
  buyScouts,
  priorityRr: priorityRest,
});
