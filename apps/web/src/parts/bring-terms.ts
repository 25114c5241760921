// Words that explain themselves are brought by the first hand that moves: the first screen does without them.
import { findGame } from '@bocage/catalogue';

/** Brings them for this game; what is given back ends it. */
export function bringTerms(game: string, showRule: (rule: string) => void): () => void {
  if (findGame(game)?.hidden === true) return () => {};
  const waiting = new AbortController();
  let end: (() => void) | undefined;
  const bring = (event: Event): void => {
    // What moves under a mouse that lies still is no hand.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX + event.movementY === 0)
      return;
    if (waiting.signal.aborted) return;
    waiting.abort();
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
  };
  let left = false;
  for (const name of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(name, bring, { signal: waiting.signal });
  return () => {
    left = true;
    waiting.abort();
    end?.();
  };
}
