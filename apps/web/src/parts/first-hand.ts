// The first hand that moves: what the first screen does without comes with it.

/** Calls `then` once; what is given back ends the waiting. */
export function onFirstHand(then: (event: Event) => void): () => void {
  const waiting = new AbortController();
  const moved = (event: Event): void => {
    // What moves under a mouse that lies still is no hand.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX + event.movementY === 0)
      return;
    if (waiting.signal.aborted) return;
    waiting.abort();
    then(event);
  };
  for (const name of ['pointermove', 'pointerdown', 'keydown'])
    addEventListener(name, moved, { signal: waiting.signal });
  return () => waiting.abort();
}
