// What computer players ask of Sherman Leader: heuristics plain and tuned, values, and where positions can be compared.
import { type Choices, type Generator, type PlayerParts, type State, top } from '@bocage/engine';
import { evaluate, isCampaign, penalty, terms } from './evaluate.ts';
import { experience } from './experience.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { type Habits, habitsOf, NAMES, numbersOf, PLAIN, PRACTISED } from './habits.ts';
import { VP } from './layout.ts';
import { sensibleBattle } from './sensible-battle.ts';
import { sensibleCampaign } from './sensible-campaign.ts';
import { CAMPAIGN_STEPS } from './steps.ts';
import type { Tables } from './tables.ts';
import { effort, moment, reach, stage } from './thought.ts';

function byHabit(h: Habits, t: Tables, s: State, choices: Choices, n: number, g: Generator): number {
  const rules = s[top(s)] >= CAMPAIGN_STEPS ? sensibleBattle : sensibleCampaign;
  return rules(h, t, s, choices, n, g);
}

export const player: PlayerParts<Tables> = {
  heuristic: (t, s, choices, n, g) => byHabit(PLAIN, t, s, choices, n, g),
  tuned: (t, s, choices, n, g) => byHabit(PRACTISED, t, s, choices, n, g),
  tunables: {
    names: NAMES,
    numbers: numbersOf(PRACTISED),
    with(t, numbers) {
      const habits = habitsOf(numbers);
      return (s, choices, n, g) => byHabit(habits, t, s, choices, n, g);
    },
  },
  evaluate,
  terms,
  samples: {
    inputs: FEATURES,
    read: features,
    points: (_t, s) => s[VP],
    pointsLabel: 'Victory Points',
    moment,
    knows: (_t, s) => isCampaign(s),
    groups: GROUPS,
    weights: experience,
  },
  penalty,
  checkpoint: stage,
  searchShare: effort,
  evaluateAt: reach,
};
