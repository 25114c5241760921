// The position that something is learned from, without reading a text: the set-up with some slots written over.
import { type GameEvent, type Play, type State, seeded, seedGenerator } from '@bocage/engine';
import type { StartState } from './types.ts';

/** The seed of the set-up that every position is a difference from; its dice do not matter. */
const BASE_SEED = '0';
/** The generator's slots are never part of a position. */
const FIRST = 4;

/** The state of a position with a generator of its own. */
export function startState<E extends GameEvent>(game: Play<E>, start: StartState, seed: string): State {
  const s = baseState(game, start.options);
  for (let i = 0; i < start.slots.length; i += 2) s[start.slots[i] ?? 0] = start.slots[i + 1] ?? 0;
  seedGenerator(s, seed);
  return s;
}

/** What `startState` needs to make this state again. */
export function slotsOf<E extends GameEvent>(
  game: Play<E>,
  options: StartState['options'],
  wanted: State,
): readonly number[] {
  const s = baseState(game, options);
  const slots: number[] = [];
  for (let i = FIRST; i < s.length; i++) if (s[i] !== wanted[i]) slots.push(i, wanted[i] ?? 0);
  return slots;
}

function baseState<E extends GameEvent>(game: Play<E>, options: StartState['options']): State {
  const s = game.setup(options, BASE_SEED, seeded);
  if (typeof s === 'string') throw new Error(`${game.id}: ${s}`);
  return s;
}
