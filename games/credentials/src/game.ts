// The game, whole: what is played and everything beside it.
import { builtIn, type Content, compose, type Game } from '@bocage/engine';
import { credentialsContent, type Data } from './content.ts';
import { playParts } from './play.ts';
import { player } from './player/index.ts';
import { tools } from './tools.ts';
import type { CredentialsEvent } from './words/events.ts';

export function createGame(content: Content<Data> = builtIn(credentialsContent)): Game<CredentialsEvent> {
  return compose({ ...playParts(content), tools, player });
}
