// Sherman Leader, put together: steps of both halves, reasons, options, positions, board.
import { builtIn, compose, type Game, type Step, top } from '@bocage/engine';
import { remarkBattle } from './battle-events.ts';
import { boardBattle, drawBattle } from './board-battle.ts';
import { boardCampaign, censusCampaign, drawCampaign, problemsCampaign } from './board-campaign.ts';
import { type ShermanContent, shermanSpec } from './content.ts';
import { battleTerms, evaluateBattle } from './evaluate-battle.ts';
import { campaignTerms, evaluateCampaign } from './evaluate-campaign.ts';
import { remarkCampaign, type ShermanEvent, say } from './events.ts';
import { BATTLE, FIELDS, SIZE, WEEK } from './layout.ts';
import { options } from './options.ts';
import { stage } from "./features.ts";
import { readBattle, writeBattle } from './position-battle.ts';
import { finishBattle } from './position-by-hand.ts';
import { finishCampaign, readCampaign, writeCampaign } from './position-campaign.ts';
import { NOT_MINE } from './position-words.ts';
import { problemsBattle } from './problems-battle.ts';
import { reasons } from './reasons.ts';
import { result } from './result.ts';
import { battleSteps } from './rules/battle/index.ts';
import { campaignSteps } from './rules/campaign/index.ts';
import { startCampaign } from './rules/campaign/sequence.ts';
import { deriveBattle } from './rules/shared/battle-slots.ts';
import { refreshEffects } from './rules/shared/effects.ts';
import { sensibleBattle } from './sensible-battle.ts';
import { sensibleCampaign } from './sensible-campaign.ts';
import { CAMPAIGN_STEPS, STEPS } from './steps.ts';
import { makeTables, type Tables } from './tables.ts';
import { verbs } from './verbs.ts';

type ShermanStep = Step<Tables, ShermanEvent>;

/** The table of steps; numbers without rules have a step that stops the game with its number. */
function joinSteps(): readonly ShermanStep[] {
  for (const number of campaignSteps.keys())
    if (number >= CAMPAIGN_STEPS) throw new Error(`${number} is a battle step`);
  for (const number of battleSteps.keys()) if (number < CAMPAIGN_STEPS) throw new Error(`${number} is a campaign step`);
  return Array.from({ length: STEPS }, (_, number): ShermanStep => {
    const found = campaignSteps.get(number) ?? battleSteps.get(number);
    if (found !== undefined) return found;
    return {
      name: `unused/${number}`,
      rule: 'SL sequence/sequence-of-play',
      settle() {
        throw new Error(`sherman-leader: there is no step ${number}`);
      },
    };
  });
}

export function createGame(content: ShermanContent = builtIn(shermanSpec)): Game<ShermanEvent> {
  const tables = makeTables(content);
  return compose<Tables, ShermanEvent>({
    id: 'sherman-leader',
    title: 'Sherman Leader',
    rulesVersion: 1,
    seats: [{ id: 'US', name: 'Task Force' }],
    options: options(content.data),
    fields: FIELDS,
    size: SIZE,
    tables,
    content: { name: content.name, hash: content.hash },
    steps: joinSteps(),
    reasons,
    verbs,
    setup(t, s, _chance, tell) {
      refreshEffects(t, s);
      startCampaign(t, s, tell);
    },
    result,
    // Nothing is masked: decks and cups are sets from which a card is drawn when it is revealed, and the one card
    // that is known in advance (CONDITION_TOP) is known to the only seat.
    board(t, s) {
      const parts = s[BATTLE] > 0 ? [boardBattle(t, s), boardCampaign(t, s)] : [boardCampaign(t, s)];
      return {
        status: parts.flatMap((p) => p.status),
        places: parts.flatMap((p) => p.places),
        tracks: parts.flatMap((p) => p.tracks),
      };
    },
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
    say,
    remark: (_t, events) => [remarkBattle(events), remarkCampaign(events)].filter((part) => part !== '').join(', '),
    sensible: (t, s, choices, n, g) =>
      s[top(s)] >= CAMPAIGN_STEPS ? sensibleBattle(t, s, choices, n, g) : sensibleCampaign(t, s, choices, n, g),
    evaluate: (t, s) => evaluateCampaign(t, s) + evaluateBattle(t, s),
    terms: (t, s) => [...campaignTerms(t, s), ...battleTerms(t, s)],
    turn: (_t, s) => Math.max(1, s[WEEK]),
    stage,
  });
}
