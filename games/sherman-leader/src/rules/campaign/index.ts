// The campaign half: the steps that a Campaign begins with, by name, until the force is bought. Each chapter file exports its
// steps; they are listed once, here or in later.ts.
import type { Step } from '@bocage/engine';
import type { CAMPAIGN_STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { setupCommanders, setupPromote } from './commanders.ts';
import { campaignStep } from './sequence.ts';
import { chooseTarget, drawBattalions } from './set-up.ts';
import { setupScouts, setupTrucks } from './support.ts';
import { setupUnits } from './units.ts';

export type CampaignSteps = Readonly<Partial<Record<keyof typeof CAMPAIGN_STEP, Step<GameData, ShermanEvent>>>>;

export const firstSteps = {
  campaign: campaignStep,
  setupTarget: chooseTarget,
  setupBattalions: drawBattalions,
  setupUnits,
  setupCommanders,
  setupPromote,
  setupTrucks,
  setupScouts,
} satisfies CampaignSteps;
