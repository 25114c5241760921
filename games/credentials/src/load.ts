// The game as a client loads it: what the first question of a game needs at once, the rest when a state needs it.
import { inTwoParts, type LoadedPlay, type Play } from '@bocage/engine';
import { asksLater, createPlay, data, needsLater } from './play.ts';

export function loadPlay(): LoadedPlay {
  const { game, bring } = createPlay();
  const load = (): Promise<void> => import('./later.ts').then(({ laterSteps }) => bring(laterSteps));
  return { game: game as Play, data, ...inTwoParts(load, needsLater, asksLater) };
}
