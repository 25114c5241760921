// Sherman Leader, whole: what is played and everything beside it.
import { builtIn, compose, type Game } from '@bocage/engine';
import { aside } from './aside.ts';
import { type ShermanContent, shermanSpec } from './content.ts';
import type { ShermanEvent } from './events.ts';
import { playParts } from './play.ts';

export function createGame(content: ShermanContent = builtIn(shermanSpec)): Game<ShermanEvent> {
  return compose({ ...playParts(content), ...aside });
}
