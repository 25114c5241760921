// Why something is refused in the battle half. A reason gets its number where it is written down; order is free.
import type { ReasonSpec } from '@bocage/engine';
import type { Tables } from './tables.ts';

/** The number of the first reason of this file. */
export const BATTLE_REASONS = 256;

const list: ReasonSpec<Tables>[] = [];
export const battleReasons: readonly ReasonSpec<Tables>[] = list;

function reason(rule: string, text: ReasonSpec<Tables>['text']): number {
  list.push({ rule, text });
  return BATTLE_REASONS + list.length - 1;
}

/** The one choice that the decision does not have at all: never shown as an attempt. */
export const R_NO_SUCH_BATTLE_CHOICE = reason('SL sequence/sequence-of-play', 'This is not asked now.');
export const R_WATER = reason('SL pre-combat/terrain-types', 'Nobody may enter a Water hex; choose a hex beside it.');
export const R_IMPASSABLE = reason(
  'SL pre-combat/terrain-types',
  'Vehicles may not enter an Impassable hex; go round it, or send Infantry or a gun.',
);
