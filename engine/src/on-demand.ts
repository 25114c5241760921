// Rules that come in parts: each is loaded once, when a state needs it.
import type { Play } from './contract/play.ts';
import type { State } from './state.ts';

/** What is still missing of a game that is loaded in parts; undefined if nothing is. */
interface Missing {
  /** Resolves when what this state and its next choice need is there, or without a state everything. */
  readonly later: (state?: State) => Promise<void> | undefined;
  /** The same for the question of this state alone, as long as nobody answers it. */
  readonly asks: (state: State) => Promise<void> | undefined;
  /** The same for a set-up: a game that was loaded as one that has been begun may be wanted anew. */
  readonly setUp?: () => Promise<void> | undefined;
}

/** A game that may be loaded in parts. */
export interface LoadedPlay extends Partial<Missing> {
  readonly game: Play;
  /** The data that it was made of: a map is drawn from it. */
  readonly data: unknown;
}

/** Loads a part once; what failed is tried anew. Undefined as soon as it is there. */
export function onDemand(load: () => Promise<void>): () => Promise<void> | undefined {
  let there = false;
  let coming: Promise<void> | undefined;
  return () => {
    if (there) return undefined;
    coming ??= load().then(
      () => {
        there = true;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
}

type Needs = (state: State) => boolean;

/** One further part, for states that need it to be played on, and for those whose question already is one of it. */
export function inTwoParts(load: () => Promise<void>, needs: Needs, asksFor: Needs): Missing {
  const part = onDemand(load);
  return {
    later: (state) => (state === undefined || needs(state) ? part() : undefined),
    asks: (state) => (asksFor(state) ? part() : undefined),
  };
}
