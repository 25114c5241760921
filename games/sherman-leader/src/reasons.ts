// All reasons of refusal: index 0 is "legal", campaign reasons begin at 1, battle reasons at 256.
import type { ReasonSpec } from '@bocage/engine';
import { BATTLE_REASONS, battleReasons } from './battle-reasons.ts';
import { CAMPAIGN_REASONS, campaignReasons } from './campaign-reasons.ts';
import type { Tables } from './tables.ts';

const none: ReasonSpec<Tables> = { rule: 'SL sequence/sequence-of-play', text: 'There is no reason with this number.' };

export const reasons: readonly ReasonSpec<Tables>[] = join();

function join(): ReasonSpec<Tables>[] {
  if (CAMPAIGN_REASONS + campaignReasons.length > BATTLE_REASONS) throw new Error('too many campaign reasons');
  const all = new Array<ReasonSpec<Tables>>(BATTLE_REASONS + battleReasons.length).fill(none);
  campaignReasons.forEach((reason, i) => {
    all[CAMPAIGN_REASONS + i] = reason;
  });
  battleReasons.forEach((reason, i) => {
    all[BATTLE_REASONS + i] = reason;
  });
  return all;
}
