// All reasons of refusal by number: those of the campaign, and room for those of Battles.
import type { ReasonSpec } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { reasons as campaignReasons } from './campaign/reasons.ts';
import { BATTLE_REASONS, CAMPAIGN_REASONS } from './reason-numbers.ts';

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
