// All reasons of refusal: index 0 is "legal", campaign reasons begin at 1, battle reasons at 256.
import type { ReasonSpec } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { CAMPAIGN_REASONS, campaignReasons } from './campaign/reasons.ts';

/** The number of the first reason of the battle half. */
export const BATTLE_REASONS = 256;

const none: ReasonSpec<GameData> = {
  rule: 'SL 2.1',
  code: '',
  text: 'There is no reason with this number.',
};

/** A table of its own for each game: the battle half puts its reasons behind those of the campaign. */
export function reasonTable(): ReasonSpec<GameData>[] {
  if (CAMPAIGN_REASONS + campaignReasons.length > BATTLE_REASONS) throw new Error('too many campaign reasons');
  const all = new Array<ReasonSpec<GameData>>(BATTLE_REASONS).fill(none);
  campaignReasons.forEach((reason, i) => {
    all[CAMPAIGN_REASONS + i] = reason;
  });
  return all;
}
