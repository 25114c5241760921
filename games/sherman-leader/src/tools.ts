// What tools ask of Sherman Leader besides play: drawing, checks, positions.
import type { ToolParts } from '@bocage/engine';
import { logOf } from './facts/player-log.ts';
import { readBattle, writeBattle } from './positions/battle.ts';
import { finishBattle } from './positions/by-hand.ts';
import { finishCampaign, readCampaign, writeCampaign } from './positions/campaign.ts';
import { problemsBattle } from './positions/problems/battle.ts';
import { censusCampaign, problemsCampaign } from './positions/problems/campaign.ts';
import { frameProblems } from './positions/problems/frames.ts';
import { put } from './positions/put.ts';
import { NOT_MINE } from './positions/words.ts';
import { deriveBattle } from './rules/shared/battle-slots.ts';
import { BATTLE } from './state/layout.ts';
import type { GameData } from './state/tables.ts';
import { drawBattle } from './words/battle/draw.ts';
import { drawCampaign } from './words/campaign/draw.ts';
import { cards } from './words/cards.ts';
import { logText } from './words/log-sheet.ts';
import { W } from './words/position.ts';
import { about, forces, LEGEND, sketch } from './words/sketch.ts';

export const tools: ToolParts<GameData> = {
  sketch,
  legend: LEGEND,
  forces,
  about,
  cards,
  record: (t, s) => logText(logOf(t, s)),
  draw: (t, s) => (s[BATTLE] > 0 ? drawBattle(t, s) : drawCampaign(t, s)),
  problems: (t, s) => [...frameProblems(t, s), ...problemsCampaign(t, s), ...problemsBattle(t, s)],
  census: censusCampaign,
  writePosition: (t, s) => [...writeCampaign(t, s), ...writeBattle(t, s)],
  readPosition(t, s, key, value) {
    const campaign = readCampaign(t, s, key, value);
    if (campaign !== NOT_MINE) return campaign;
    const battle = readBattle(t, s, key, value);
    return battle === NOT_MINE ? W.noLine(key) : battle;
  },
  finishPosition(t, s) {
    const problem = finishBattle(t, s);
    if (problem !== undefined) return problem;
    deriveBattle(t, s);
    finishCampaign(t, s);
    return undefined;
  },
  put,
};
