// What tools ask of Sherman Leader besides play: drawing, checks, positions.
import type { ToolParts } from '@bocage/engine';
import { drawBattle } from './board-battle.ts';
import { censusCampaign, drawCampaign, problemsCampaign } from './board-campaign.ts';
import { BATTLE } from './layout.ts';
import { readBattle, writeBattle } from './position-battle.ts';
import { finishBattle } from './position-by-hand.ts';
import { finishCampaign, readCampaign, writeCampaign } from './position-campaign.ts';
import { NOT_MINE } from './position-words.ts';
import { problemsBattle } from './problems-battle.ts';
import { deriveBattle } from './rules/shared/battle-slots.ts';
import type { Tables } from './tables.ts';

export const tools: ToolParts<Tables> = {
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
};
