// Sherman Leader as it is played: steps of both halves, reasons, options, board.
import { builtIn, composePlay, type Play, type PlayParts, type Step } from '@bocage/engine';
import { remarkBattle } from './battle-events.ts';
import { boardBattle } from './board-battle.ts';
import { boardCampaign } from './board-campaign.ts';
import { data } from './built-in.ts';
import type { ShermanContent } from './content.ts';
import { remarkCampaign, type ShermanEvent, say } from './events.ts';
import { BATTLE, FIELDS, SIZE, WEEK } from './layout.ts';
import { options } from './options.ts';
import { reasons } from './reasons.ts';
import { result } from './result.ts';
import { battleSteps } from './rules/battle/index.ts';
import { campaignSteps } from './rules/campaign/index.ts';
import { startCampaign } from './rules/campaign/sequence.ts';
import { refreshEffects } from './rules/shared/effects.ts';
import { CAMPAIGN_STEPS, STEPS } from './steps.ts';
import { makeTables, type Tables } from './tables.ts';
import { verbs } from './verbs.ts';

export { data } from './built-in.ts';

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

export function playParts(content: ShermanContent): PlayParts<Tables, ShermanEvent> {
  const tables = makeTables(content);
  return {
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
    say,
    remark: (_t, events) => [remarkBattle(events), remarkCampaign(events)].filter((part) => part !== '').join(', '),
    turn: (_t, s) => Math.max(1, s[WEEK]),
  };
}

export function createPlay(content: ShermanContent = builtIn({ data })): Play<ShermanEvent> {
  return composePlay(playParts(content));
}
