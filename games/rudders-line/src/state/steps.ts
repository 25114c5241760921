// The numbers of the steps, so that chapters can open each other's procedures without importing them.
import { numbered } from '@bocage/engine';

/** In this order; what ends in More is the same decision once begun: the score goes on in the same line. */
export const STEP = numbered([
  'turn',
  'place',
  'initiative',
  'indirect',
  'shoot',
  'spot',
  'direct',
  'aim',
  'guns',
  'action',
  'group',
  'move',
  'resume',
  'enter',
  'interdiction',
  'point',
  'lead',
  'defend',
  'defendLead',
  'assaultRoll',
  'assaultEnd',
  'casualties',
  'regroup',
  'rally',
  'fatigue',
  'pickUp',
  'rallyMore',
  'fatigueMore',
  'pickUpMore',
  'placeMore',
]);

/** Steps that come apart from the others: what an activation leads to, and the Regroup Phase. */
export const LATER = [
  'group',
  'move',
  'resume',
  'enter',
  'interdiction',
  'point',
  'lead',
  'defend',
  'defendLead',
  'assaultRoll',
  'assaultEnd',
  'regroup',
  'rally',
  'fatigue',
  'pickUp',
  'rallyMore',
  'fatigueMore',
  'pickUpMore',
] as const;
export type LaterStep = (typeof LATER)[number];
