// Sherman Leader, whole: what is played and everything beside it.
import { builtIn, compose, type Game } from '@bocage/engine';
import { battleHalf } from './battle-half.ts';
import { type ShermanContent, shermanSpec } from './content.ts';
import type { ShermanEvent } from './events.ts';
import { playParts } from './play.ts';
import { player } from './player.ts';
import { tools } from './tools.ts';

export function createGame(content: ShermanContent = builtIn(shermanSpec)): Game<ShermanEvent> {
  const { parts, bring } = playParts(content);
  bring(battleHalf);
  return compose({ ...parts, tools, player });
}
