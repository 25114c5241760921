// The game as a client loads it: what the first question of a game needs at once, the rest when a state needs it.
import { type LoadedPlay, onDemand, type Play } from '@bocage/engine';
import { asksWith, createPlay, data, needsLater } from './play.ts';

export function loadPlay(): LoadedPlay {
  const { game, bring } = createPlay();
  const ffi = onDemand(async () => bring((await import('./ffi.ts')).ffiPart));
  const all = onDemand(async () => {
    const [{ laterSteps }] = await Promise.all([import('./later.ts'), ffi()]);
    bring(laterSteps);
  });
  return {
    game: game as Play,
    data,
    later: (state) => (state === undefined || needsLater(state) ? all() : undefined),
    asks: (state) => ({ first: () => undefined, ffi, all })[asksWith(state)](),
  };
}
