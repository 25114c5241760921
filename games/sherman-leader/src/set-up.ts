// The set-up of a campaign, until the force is bought, and the words of what happens. A game that begins with a position of its
// own, such as a lesson, asks its first question without it.
import type { State } from '@bocage/engine';
import { firstSteps } from './rules/campaign/index.ts';
import { startCampaign } from './rules/campaign/sequence.ts';
import { refreshEffects } from './rules/shared/effects.ts';
import type { GameData } from './state/tables.ts';
import { remarkCampaign, type ShermanTell, say } from './words/events.ts';
import { story } from './words/story.ts';

export interface SetUpPart {
  readonly steps: typeof firstSteps;
  readonly say: typeof say;
  readonly story: typeof story;
  readonly remark: typeof remarkCampaign;
  begin(t: GameData, s: State, tell: ShermanTell): void;
}

export const setUp: SetUpPart = {
  steps: firstSteps,
  say,
  story,
  remark: remarkCampaign,
  begin(t, s, tell) {
    refreshEffects(t, s);
    startCampaign(t, s, tell);
  },
};
