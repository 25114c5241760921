// The game, whole: what is played and everything beside it.

import { builtIn, type Content, compose, type Game } from '@bocage/engine';
import { credentialsContent, type Data } from './content.ts';
import type { Facts } from './facts/table.ts';
import { laterSteps } from './later.ts';
import { playParts } from './play.ts';
import { player } from './player/index.ts';
import type { CredentialsEvent } from './state/events.ts';
import { tools } from './tools.ts';

export function createGame(content: Content<Data> = builtIn(credentialsContent)): Game<CredentialsEvent, Facts> {
  return compose({ ...playParts(content, laterSteps), tools, player });
}
