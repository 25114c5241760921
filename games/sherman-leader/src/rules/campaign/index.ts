// The campaign half: its steps by number. Each chapter file exports its steps; they are listed here once.
import type { Step } from '@bocage/engine';
import * as at from '../../state/steps.ts';
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

export const campaignSteps: ReadonlyMap<number, Step<Tables, ShermanEvent>> = new Map([
  [at.STEP_CAMPAIGN, campaignStep],
  [at.STEP_WEEK, weekStep],
  [at.STEP_SETUP_TARGET, chooseTarget],
  [at.STEP_SETUP_BATTALIONS, drawBattalions],
  [at.STEP_SETUP_UNITS, setupUnits],
  [at.STEP_SETUP_COMMANDERS, setupCommanders],
  [at.STEP_SETUP_PROMOTE, setupPromote],
  [at.STEP_SETUP_TRUCKS, setupTrucks],
  [at.STEP_SETUP_SCOUTS, setupScouts],
  [at.STEP_CONDITION, conditionStep],
  [at.STEP_CONDITION_PROMOTE, conditionPromote],
  [at.STEP_ASSIGN_TARGET, assignTarget],
  [at.STEP_ASSIGN_TRUCKS, assignTrucks],
  [at.STEP_ASSIGN_SCOUTS, assignScouts],
  [at.STEP_ASSIGN_UNIT, assignUnit],
  [at.STEP_ASSIGN_COMMANDER, assignCommander],
  [at.STEP_NEXT_BATTLE, nextBattle],
  [at.STEP_POST_COMBAT, postCombat],
  [at.STEP_POST_EVENT, eventBottom],
  [at.STEP_POST_PAY, postPay],
  [at.STEP_PEEK, peek],
  [at.STEP_CHOOSE_COMMANDER, chooseCommander],
  [at.STEP_CHOOSE_DAMAGE, chooseDamage],
  [at.STEP_END_OF_WEEK, endOfWeek],
  [at.STEP_MOVE_BATTALIONS, moveBattalions],
  [at.STEP_ADJUST_SO, adjustSo],
  [at.STEP_MEDICS, medics],
  [at.STEP_MECHANICS, mechanics],
  [at.STEP_REPAIR, repair],
  [at.STEP_HEAL, heal],
  [at.STEP_UPGRADE, upgrade],
  [at.STEP_UPGRADE_MORE, upgradeMore],
  [at.STEP_UPGRADE_DISCARD, upgradeDiscard],
  [at.STEP_REPLACE, replaceCommanders],
  [at.STEP_UNIT_LOSS, unitLoss],
  [at.STEP_PURCHASE, purchase],
  [at.STEP_RECRUIT, recruit],
  [at.STEP_RECRUIT_LEVEL, recruitLevel],
  [at.STEP_BUY_TRUCKS, buyTrucks],
  [at.STEP_BUY_SCOUTS, buyScouts],
  [at.STEP_PRIORITY_RR, priorityRest],
]);
