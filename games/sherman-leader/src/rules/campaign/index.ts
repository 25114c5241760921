// The campaign half: the steps that a Campaign begins with, by name, until its first plans are made. Each chapter file exports its
// steps; they are listed once, here or in later.ts.
import type { Step } from '@bocage/engine';
import type { CAMPAIGN_STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { assignCommander, assignUnit } from './assign.ts';
import { assignScouts, assignTarget, assignTrucks } from './attack-plan.ts';
import { setupCommanders, setupPromote } from './commanders.ts';
import { conditionPromote, conditionStep } from './condition.ts';
import { moveBattalions } from './move-battalions.ts';
import { campaignStep } from './sequence.ts';
import { chooseTarget, drawBattalions } from './set-up.ts';
import { buyScouts, buyTrucks, setupScouts, setupTrucks } from './support.ts';
import { setupUnits } from './units.ts';
import { nextBattle, weekStep } from './week.ts';

export type CampaignSteps = Readonly<Partial<Record<keyof typeof CAMPAIGN_STEP, Step<GameData, ShermanEvent>>>>;

export const firstSteps = {
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
  // The table shows at once where Battalions may go at the end of the Week.
  moveBattalions,
  buyTrucks,
  buyScouts,
} satisfies CampaignSteps;
