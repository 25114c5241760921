// Why something is refused in the campaign half. A reason gets its number where it is written down; order is free.
import type { ReasonSpec } from '@bocage/engine';
import type { Tables } from './tables.ts';

/** The number of the first reason of this file. */
export const CAMPAIGN_REASONS = 1;

const list: ReasonSpec<Tables>[] = [];
export const campaignReasons: readonly ReasonSpec<Tables>[] = list;

function reason(rule: string, text: ReasonSpec<Tables>['text']): number {
  list.push({ rule, text });
  return CAMPAIGN_REASONS + list.length - 1;
}

/** The one choice that the decision does not have at all: never shown as an attempt. */
export const R_NO_SUCH_CAMPAIGN_CHOICE = reason('SL sequence/sequence-of-play', 'This is not asked now.');
export const R_CANNOT_PAY = reason(
  'SL set-up/select-objective-card',
  'There are not enough SO points left; choose something cheaper or finish.',
);
