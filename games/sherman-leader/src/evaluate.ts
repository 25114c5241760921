// How good a Campaign stands, in Victory Points: those gained, and what Campaigns from positions like it have still brought.
import { DEPTH, network, type State, type Term } from '@bocage/engine';
import { battleTerms, evaluateBattle } from './evaluate-battle.ts';
import { campaignTerms, evaluateCampaign } from './evaluate-campaign.ts';
import { experience } from './experience.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { CAMPAIGN_END, OPT_MODE, UNIT_LOST, UNIT_STATUS, VP } from './layout.ts';
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

/** VP that a lost Unit weighs beyond what it could still have won: losses cost no VP, but nobody wants them. */
const UNIT = 1.4;

/** In VP, for all Units lost so far. */
export function regret(t: Tables, s: State): number {
  let lost = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_LOST) lost++;
  return UNIT * lost;
}

/** The same in words. */
export function terms(t: Tables, s: State): readonly Term[] {
  if (!isCampaign(s)) return [...campaignTerms(t, s), ...battleTerms(t, s)];
  features(t, s, inputs);
  return [{ label: 'Victory Points', value: s[VP] }, ...learned.terms(inputs, GROUPS)];
}
