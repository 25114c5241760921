// What computer players ask of Sherman Leader: heuristics plain and tuned, values, and where positions can be compared.
import { type Choices, type Generator, type PlayerParts, type State, top } from '@bocage/engine';
import { VP } from '../state/layout.ts';
import { CAMPAIGN_STEPS } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import { victoryPoints } from '../words/terms.ts';
import { evaluate, isCampaign, penalty, terms } from './evaluate/index.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { forecast } from './forecast.ts';
import { gauges, grades } from './gauges.ts';
import { battleHeuristic } from './heuristic/battle.ts';
import { campaignHeuristic } from './heuristic/campaign.ts';
import { type HeuristicWeights, NAMES, numbersOf, PLAIN, TUNED, weightsOf } from './heuristic-weights.ts';
import { networkWeights } from './network-weights.ts';
import { checkpoint, evaluateAt, moment, searchShare } from './search.ts';

function byWeights(h: HeuristicWeights, t: GameData, s: State, choices: Choices, n: number, g: Generator): number {
  const rules = s[top(s)] >= CAMPAIGN_STEPS ? battleHeuristic : campaignHeuristic;
  return rules(h, t, s, choices, n, g);
}

export const player: PlayerParts<GameData> = {
  heuristic: (t, s, choices, n, g) => byWeights(PLAIN, t, s, choices, n, g),
  tuned: (t, s, choices, n, g) => byWeights(TUNED, t, s, choices, n, g),
  tunables: {
    names: NAMES,
    numbers: numbersOf(TUNED),
    plain: numbersOf(PLAIN),
    with(t, numbers) {
      const weights = weightsOf(numbers);
      return (s, choices, n, g) => byWeights(weights, t, s, choices, n, g);
    },
  },
  evaluate,
  terms,
  gauges,
  forecast,
  grades,
  samples: {
    inputs: FEATURES,
    read: features,
    points: (_t, s) => s[VP],
    pointsLabel: victoryPoints,
    moment,
    knows: (_t, s) => isCampaign(s),
    groups: GROUPS,
    weights: networkWeights,
  },
  penalty,
  checkpoint,
  searchShare,
  evaluateAt,
};
