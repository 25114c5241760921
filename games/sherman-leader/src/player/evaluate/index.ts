// What a single Battle and the end of a Campaign are worth, weighed by hand; Campaigns that go on are valued by the network.
import { DEPTH, type State, type Term } from '@bocage/engine';
import { CAMPAIGN_END, UNIT_LOST, UNIT_STATUS } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { battleTerms, evaluateBattle } from './battle.ts';
import { campaignTerms, evaluateCampaign } from './campaign.ts';

/** The network knows Campaigns that go on: a single Battle and the end are weighed by hand. */
export function isCampaign(s: State): boolean {
  return s[OPT.mode] === OPTION.mode.campaign && s[DEPTH] > 0 && s[CAMPAIGN_END] === 0;
}

export function evaluate(t: GameData, s: State): number {
  return evaluateCampaign(t, s) + evaluateBattle(t, s);
}

/** VP that a lost Unit weighs beyond what it could still have won: losses cost no VP, but nobody wants them. */
const UNIT = 1.4;

/** In VP, for all Units lost so far. */
export function penalty(t: GameData, s: State): number {
  let lost = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_LOST) lost++;
  return UNIT * lost;
}

/** The same in words. */
export function terms(t: GameData, s: State): readonly Term[] {
  return [...campaignTerms(t, s), ...battleTerms(t, s)];
}
