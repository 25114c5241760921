// The game, whole: what is played and everything beside it.
import { builtIn, type Content, compose, type Game } from '@bocage/engine';
import { aside } from './aside.ts';
import { credentialsContent, type Data } from './content.ts';
import type { CredentialsEvent } from './events.ts';
import { playParts } from './play.ts';

export function createGame(content: Content<Data> = builtIn(credentialsContent)): Game<CredentialsEvent> {
  return compose({ ...playParts(content), ...aside });
}
