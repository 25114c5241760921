// What tools, computer players and tests ask of Sherman Leader besides: drawing, checks, positions, rules of thumb.
import { type AsideParts, type Choices, type Generator, type State, top } from '@bocage/engine';
import { drawBattle } from './board-battle.ts';
import { censusCampaign, drawCampaign, problemsCampaign } from './board-campaign.ts';
import { evaluate, regret, terms } from './evaluate.ts';
import { FEATURES, features } from './features.ts';
import { type Habits, habitsOf, NAMES, numbersOf, PLAIN, PRACTISED } from './habits.ts';
import { BATTLE, VP } from './layout.ts';
import { readBattle, writeBattle } from './position-battle.ts';
import { finishBattle } from './position-by-hand.ts';
import { finishCampaign, readCampaign, writeCampaign } from './position-campaign.ts';
import { NOT_MINE } from './position-words.ts';
import { problemsBattle } from './problems-battle.ts';
import { deriveBattle } from './rules/shared/battle-slots.ts';
import { sensibleBattle } from './sensible-battle.ts';
import { sensibleCampaign } from './sensible-campaign.ts';
import { CAMPAIGN_STEPS } from './steps.ts';
import type { Tables } from './tables.ts';
import { effort, moment, reach, stage } from './thought.ts';

function byHabit(h: Habits, t: Tables, s: State, choices: Choices, n: number, g: Generator): number {
  const rules = s[top(s)] >= CAMPAIGN_STEPS ? sensibleBattle : sensibleCampaign;
  return rules(h, t, s, choices, n, g);
}

export const aside: AsideParts<Tables> = {
  draw: (t, s) => (s[BATTLE] > 0 ? drawBattle(t, s) : drawCampaign(t, s)),
  problems: (t, s) => [...problemsCampaign(t, s), ...problemsBattle(t, s)],
  census: censusCampaign,
  writePosition: (t, s) => [...writeCampaign(t, s), ...writeBattle(t, s)],
  readPosition(t, s, key, value) {
    const campaign = readCampaign(t, s, key, value);
    if (campaign !== NOT_MINE) return campaign;
    const battle = readBattle(t, s, key, value);
    return battle === NOT_MINE ? `there is no line '${key}'` : battle;
  },
  finishPosition(t, s) {
    const problem = finishBattle(t, s);
    if (problem !== undefined) return problem;
    deriveBattle(t, s);
    finishCampaign(t, s);
    return undefined;
  },
  sensible: (t, s, choices, n, g) => byHabit(PLAIN, t, s, choices, n, g),
  practised: (t, s, choices, n, g) => byHabit(PRACTISED, t, s, choices, n, g),
  practice: {
    names: NAMES,
    numbers: numbersOf(PRACTISED),
    with(numbers) {
      const habits = habitsOf(numbers);
      return (t, s, choices, n, g) => byHabit(habits, t, s, choices, n, g);
    },
  },
  regret,
  evaluate,
  stage,
  effort,
  reach,
  terms,
  lessons: { inputs: FEATURES, read: features, points: (_t, s) => s[VP], moment },
};
