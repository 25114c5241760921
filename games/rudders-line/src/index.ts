// Rudder's Line: the 2nd Rangers at Pointe du Hoc. Two players, area movement, alternating activations, dice.
import { builtIn, type Content, compose, type Game } from '@bocage/engine';
import { type Data, spec } from './data.ts';
import type { RudderEvent } from './events.ts';
import type { RudderFacts } from './facts/facts.ts';
import { laterSteps } from './later.ts';
import { playParts } from './play.ts';
import { player } from './player/index.ts';
import { tools } from './tools.ts';

export { type Data, spec as content } from './data.ts';
export type { RudderEvent } from './events.ts';

/** The game with its own content, or with a pack laid over it. */
export function createGame(content: Content<Data> = builtIn(spec)): Game<RudderEvent, RudderFacts> {
  return compose({ ...playParts(content, laterSteps), tools, player });
}
