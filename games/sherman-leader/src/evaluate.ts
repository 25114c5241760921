// How good a Campaign stands, in Victory Points: those gained, and what Campaigns from positions like it have still brought.
import { DEPTH, network, type State, type Term } from '@bocage/engine';
import { battleTerms, evaluateBattle } from './evaluate-battle.ts';
import { campaignTerms, evaluateCampaign } from './evaluate-campaign.ts';
import { experience } from './experience.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { CAMPAIGN_END, OPT_MODE, VP } from './layout.ts';
import type { Tables } from './tables.ts';

const learned = network(experience);
const inputs = new Float64Array(FEATURES);

/** Experience is of Campaigns that go on: a single Battle and the end are weighed by hand. */
function isCampaign(s: State): boolean {
  return s[OPT_MODE] === 0 && s[DEPTH] > 0 && s[CAMPAIGN_END] === 0;
}

export function evaluate(t: Tables, s: State): number {
  if (!isCampaign(s)) return evaluateCampaign(t, s) + evaluateBattle(t, s);
  features(t, s, inputs);
  return s[VP] + learned.value(inputs);
}

/** The same in words. */
export function terms(t: Tables, s: State): readonly Term[] {
  if (!isCampaign(s)) return [...campaignTerms(t, s), ...battleTerms(t, s)];
  features(t, s, inputs);
  return [{ label: 'Victory Points', value: s[VP] }, ...learned.terms(inputs, GROUPS)];
}
