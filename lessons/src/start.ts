// The position that something is learned from, without reading a text and without the rules of a set-up: its slots.
import { type GameEvent, type Play, type State, seedGenerator } from '@bocage/engine';
import type { Slots, StartState } from './types.ts';

/** The generator's slots are never part of a position. */
const FIRST = 4;

/** The state of a position with a generator of its own. */
export function startState<E extends GameEvent>(game: Play<E>, start: StartState, seed: string): State {
  const s = new Int32Array(game.size);
  for (let i = 0; i < start.slots.length; i += 2) s[start.slots[i] ?? 0] = start.slots[i + 1] ?? 0;
  seedGenerator(s, seed);
  return s;
}

/** What `startState` needs to make this state again. */
export function slotsOf(state: State): Slots {
  return Array.from(state.subarray(FIRST)).flatMap((value, i) => (value === 0 ? [] : [FIRST + i, value]));
}
