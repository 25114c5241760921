// The numbers of the steps, so that chapters can open each other's procedures without importing each other.
import { numbered } from '@bocage/engine';

/** In this order. */
export const STEP = numbered([
  'round',
  'zone',
  'repair',
  'excess',
  'kgNext',
  'kgDefender',
  'action',
  'supplies',
  'haul',
  'load',
  'stow',
  'middleton',
  'move',
  'recon',
  'placeFfi',
  'cardChoice',
  'nantes',
  'felix',
  'fight',
  'pay',
  'hunger',
  'logistics',
  'openPort',
  'ffi',
]);

/** Steps that come apart from the others: fights, and what an action leads to. */
export const LATER = [
  'kgDefender',
  'felix',
  'fight',
  'pay',
  'openPort',
  'supplies',
  'haul',
  'load',
  'stow',
  'middleton',
  'move',
  'recon',
  'hunger',
  'logistics',
  'ffi',
  'placeFfi',
  'cardChoice',
  'nantes',
] as const;
export type LaterStep = (typeof LATER)[number];
