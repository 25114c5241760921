// Position lines of the battle half: target, turn, tiles and terrain, friendly slots, enemy slots, Damage counters.
import type { PositionLine, State } from '@bocage/engine';
import { NOT_MINE } from './position-campaign.ts';
import type { Tables } from './tables.ts';

/** Every line, always the same keys in the same order. */
export function writeBattle(_t: Tables, _s: State): readonly PositionLine[] {
  return [];
}

/** Puts a line into effect; a sentence if it cannot be, and NOT_MINE if the key is not of this half. */
export function readBattle(_t: Tables, _s: State, _key: string, _value: string): string | undefined | typeof NOT_MINE {
  return NOT_MINE;
}
