// Position lines of the campaign half: score, decks, Battalions, Units, Commanders, plan.
import type { PositionLine, State } from '@bocage/engine';
import type { Tables } from './tables.ts';

/** Every line, always the same keys in the same order. */
export function writeCampaign(_t: Tables, _s: State): readonly PositionLine[] {
  return [];
}

/** Puts a line into effect; a sentence if it cannot be, and NOT_MINE if the key is not of this half. */
export function readCampaign(
  _t: Tables,
  _s: State,
  _key: string,
  _value: string,
): string | undefined | typeof NOT_MINE {
  return NOT_MINE;
}

export const NOT_MINE = Symbol('not a key of this half');
