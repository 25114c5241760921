// Words that explain themselves are brought by the first hand that moves: the first screen does without them.
import { findGame } from '@bocage/catalogue';
import { onFirstHand } from './first-hand.ts';

/** Brings them for this game; what is given back ends it. */
export function bringTerms(game: string, showRule: (rule: string) => void): () => void {
  if (findGame(game)?.hidden === true) return () => {};
  let end: (() => void) | undefined;
  let left = false;
  const stopWaiting = onFirstHand((event) => {
    const key = event instanceof KeyboardEvent ? event.key : undefined;
    import('../learn/terms.tsx')
      .then(({ explainTerms }) => explainTerms(game, showRule, key))
      .then(
        (stop) => {
          if (left) stop();
          else end = stop;
        },
        () => {},
      );
  });
  return () => {
    left = true;
    stopWaiting();
    end?.();
  };
}
