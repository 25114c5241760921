// Sherman Leader, whole: what is played and everything beside it.
import { builtIn, compose, type Game } from '@bocage/engine';
import { battleHalf } from './battle.ts';
import { type ShermanContent, shermanSpec } from './content.ts';
import type { ShermanFacts } from './facts/types.ts';
import { playParts } from './play.ts';
import { player } from './player/index.ts';
import { setUp } from './set-up.ts';
import { tools } from './tools.ts';
import type { ShermanEvent } from './words/events.ts';
import { gathered } from './words/gathered.ts';

export function createGame(content: ShermanContent = builtIn(shermanSpec)): Game<ShermanEvent, ShermanFacts> {
  const { parts, bring, bringSetUp } = playParts(content);
  bringSetUp(setUp);
  bring(battleHalf);
  return gathered(compose({ ...parts, tools, player }));
}
