// Why something is refused in the campaign half. A reason gets its number where it is written down; order is free.
import type { ReasonSpec, State } from '@bocage/engine';
import { E_ARMOR_LIMIT } from '../../state/effects.ts';
import { BATTALION_STATUS, DESTROYED, FX, OPT_CAMPAIGN, SO, UNIT_DAMAGE } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { UNIT_TYPES } from '../../state/terms.ts';

/** The number of the first reason of this file. */
export const CAMPAIGN_REASONS = 1;

const list: ReasonSpec<Tables>[] = [];
export const campaignReasons: readonly ReasonSpec<Tables>[] = list;

function reason(rule: string, text: ReasonSpec<Tables>['text']): number {
  list.push({ rule, text });
  return CAMPAIGN_REASONS + list.length - 1;
}

/** The argument of a choice: all campaign steps pack it alike. */
const arg = (choice: number): number => choice >> 4;
const unit = (t: Tables, choice: number): string => t.unitNumber[arg(choice)] ?? '?';
const man = (t: Tables, choice: number): string => t.commanderName[arg(choice)] ?? '?';
const typeOfUnit = (t: Tables, choice: number): string => UNIT_TYPES[t.unitType[arg(choice)] ?? 0];
const battalion = (t: Tables, s: State, choice: number): string =>
  t.battalionNumber[t.campaignCountry[s[OPT_CAMPAIGN]] * 30 + arg(choice)] ?? '?';

/** The one choice that the decision does not have at all: never shown as an attempt. */
export const R_NO_SUCH_CAMPAIGN_CHOICE = reason('SL sequence/sequence-of-play', 'This is not asked now.');
export const R_CANNOT_PAY = reason(
  'SL set-up/select-objective-card',
  (_t, s) => `There are only ${s[SO]} SO points left; choose something cheaper or finish.`,
);

// Buying Units
export const R_UNIT_OWNED = reason(
  'SL set-up/buy-units',
  (t, _s, c) => `${unit(t, c)} is in your force already; there is one card of each number.`,
);
export const R_UNIT_LOST = reason(
  'SL end-of-week/purchase',
  (t, _s, c) => `${unit(t, c)} was destroyed in this Campaign and its number is gone; take another number.`,
);
export const R_NOT_IN_SERVICE = reason('SL set-up/buy-units', (t, s, c) => {
  const u = arg(c);
  return `${unit(t, c)} served from ${t.unitFrom[u]} to ${t.unitTo[u]}, and this Campaign is fought in ${t.campaignYear[s[OPT_CAMPAIGN]]}.`;
});
export const R_LIKE_UNIT = reason(
  'SL rC71',
  (t, _s, c) => `A Unit like ${unit(t, c)} with a lower number is at hand; take that one (option numbers).`,
);
export const R_ARMOR_LIMIT = reason(
  'SL set-up/buy-units',
  (_t, s) => `This Campaign allows ${s[FX + E_ARMOR_LIMIT]} Armor Units at one time, and you have them.`,
);
export const R_NO_COMMANDER_LEFT = reason(
  'SL set-up/select-commanders',
  (t, _s, c) => `Every ${typeOfUnit(t, c)} Commander has been in this Campaign; nobody is left to lead ${unit(t, c)}.`,
);
export const R_UNIT_ORDER = reason(
  'SL set-up/buy-units',
  (t, _s, c) => `Units are taken in the order of the cards; ${unit(t, c)} stands before the last one taken.`,
);
export const R_NEED_A_UNIT = reason('SL set-up/buy-units', 'A force needs at least one Unit; buy one first.');
export const R_NO_PURCHASE = reason(
  'SL end-of-week/purchase',
  'The Objective card forbids new Units in Repair/Replace; Commanders may still be replaced.',
);

// Commanders
export const R_NAME_USED = reason(
  'SL set-up/select-commanders',
  (t, _s, c) => `${man(t, c)} is or was part of this Campaign; a name joins only once.`,
);
export const R_WRONG_TYPE = reason('SL set-up/select-commanders', (t, _s, c) => {
  return `${man(t, c)} commands ${UNIT_TYPES[t.commanderType[arg(c)] ?? 0]} Units, which is not what is wanted now.`;
});
export const R_NAME_ORDER = reason(
  'SL set-up/select-commanders',
  (t, _s, c) =>
    `Names of one level are taken in the order of the cards; ${man(t, c)} stands before the last one taken.`,
);
export const R_LEVEL_NOT_FILLED = reason(
  'SL set-up/select-commanders',
  (t, _s, c) => `After ${man(t, c)} too few names are left to fill this level; take an earlier one.`,
);
export const R_IS_ACE = reason(
  'SL set-up/commander-promotion-priority',
  (t, _s, c) => `${man(t, c)} is an Ace: there is no higher level.`,
);
export const R_NOT_IN_FORCE = reason(
  'SL set-up/commander-promotion-priority',
  (t, _s, c) => `${man(t, c)} is not in your force.`,
);
export const R_NOT_RECRUIT = reason(
  'SL start-of-week/special-condition-card',
  (t, _s, c) => `${man(t, c)} is no Recruit; the card promotes a Recruit to Green.`,
);

// Trucks and Scouts
export const R_COUNTER_MIX = reason(
  'SL set-up/trucks-and-scouts',
  'There are not so many counters; the counter mix limits what you may have.',
);
export const R_NOT_SO_MANY = reason(
  'SL start-of-week/assign-units',
  'You do not have so many left this Week; each counter serves once a Week.',
);
export const R_TRUCKS_USELESS = reason(
  'SL start-of-week/operational-move-cost',
  'So many Trucks save nothing more: a cost never falls below 0.',
);
export const R_TRUCKS_TOO_FEW = reason(
  'SL start-of-week/operational-move-cost',
  'With so few Trucks the attack cannot be paid; assign more.',
);
export const R_NO_TRUCKS = reason(
  'SL start-of-week/special-condition-card',
  'The Special Condition forbids Trucks this Week.',
);

// Assigning
export const R_NOT_ON_MAP = reason('SL start-of-week/assign-units', (t, s, c) =>
  s[BATTALION_STATUS + arg(c)] === DESTROYED
    ? `${battalion(t, s, c)} is destroyed.`
    : `${battalion(t, s, c)} is not part of this Campaign.`,
);
export const R_TARGET_ORDER = reason(
  'SL start-of-week/assign-units',
  (t, s, c) =>
    `Attacks are planned in the order of the cards; ${battalion(t, s, c)} stands before the last one. They are fought in any order.`,
);
export const R_THREE_ATTACKS = reason(
  'SL start-of-week/assign-units',
  'Three Battalions are planned already; no more can be attacked in a Week.',
);
export const R_ATTACK_COST = reason(
  'SL start-of-week/operational-move-cost',
  (t, s, c) => `The attack on ${battalion(t, s, c)} cannot be paid with ${s[SO]} SO points and the Trucks left.`,
);
export const R_NOBODY_LEFT = reason(
  'SL start-of-week/assign-units',
  'No Unit that may fight is left with a Commander of its type.',
);
export const R_NOT_YOURS = reason('SL start-of-week/assign-units', (t, _s, c) => `${unit(t, c)} is not in your force.`);
export const R_ALREADY_ASSIGNED = reason(
  'SL rC43',
  (t, _s, c) => `${unit(t, c)} is assigned already; a Unit fights one Battle a Week.`,
);
export const R_CANNOT_DRIVE = reason('SL start-of-week/assign-units', (t, s, c) => {
  const what = (s[UNIT_DAMAGE + arg(c)] & 1) !== 0 ? 'Engine' : 'Suspension';
  return `${unit(t, c)} has ${what} damage and cannot enter a Battle until it is repaired.`;
});
export const R_NO_COMMANDER_FREE = reason(
  'SL start-of-week/assign-units',
  (t, _s, c) => `No ${typeOfUnit(t, c)} Commander who may fight is free to lead ${unit(t, c)}.`,
);
export const R_ONE_UNIT = reason(
  'SL start-of-week/assign-units',
  'An attack needs at least one Unit; assign one first.',
);
export const R_UNFIT = reason(
  'SL start-of-week/assign-units',
  (t, _s, c) => `${man(t, c)} is Unfit and stays On Leave; choose another Commander.`,
);
export const R_WOUNDED = reason(
  'SL start-of-week/assign-units',
  (t, _s, c) => `${man(t, c)} is wounded and enters no Battle until he is healed; choose another Commander.`,
);
export const R_BUSY = reason(
  'SL rC43',
  (t, _s, c) => `${man(t, c)} leads another Unit this Week; a Commander fights one Battle a Week.`,
);
export const R_FOUGHT = reason(
  'SL start-of-week/assign-units',
  'This attack has been fought or was not planned; choose one of the others.',
);

// After a Battle
export const R_NOT_A_CANDIDATE = reason(
  'SL post-combat/event-card',
  (t, _s, c) => `${man(t, c)} is not among those whom the card means.`,
);
export const R_NO_SUCH_DAMAGE = reason(
  'SL post-combat/event-card',
  'The card does not remove this Damage counter; choose one that lies on a Unit of this Battle.',
);

// End of the Week
export const R_NOTHING_TO_REPAIR = reason(
  'SL end-of-week/repair-and-heal',
  'There is no such Damage counter on the Unit.',
);
export const R_REPAIR_ORDER = reason(
  'SL end-of-week/repair-and-heal',
  'Repairs are made in the order of the cards; this one stands before the last.',
);
export const R_NOT_WOUNDED = reason(
  'SL end-of-week/repair-and-heal',
  (t, _s, c) => `${man(t, c)} has no wound to be healed.`,
);
export const R_NO_STRESS = reason('SL set-up/select-commanders', (t, _s, c) => `${man(t, c)} has no Stress to lose.`);
export const R_NO_CASUALTY = reason(
  'SL set-up/select-commanders',
  (t, _s, c) => `${unit(t, c)} has no Casualty counter.`,
);
export const R_CURE_ORDER = reason(
  'SL set-up/select-commanders',
  'Medics heal wounds first, then remove Casualties, then Stress, each in the order of the cards.',
);
export const R_DAMAGED = reason(
  'SL end-of-week/upgrade',
  (t, _s, c) => `${unit(t, c)} is damaged; only undamaged Units are taken in part exchange.`,
);
export const R_NOT_DEARER = reason(
  'SL end-of-week/upgrade',
  (t, _s, c) => `${unit(t, c)} must cost more than everything turned in for it.`,
);
export const R_NOTHING_DEARER = reason(
  'SL end-of-week/upgrade',
  (t, _s, c) => `With ${unit(t, c)} turned in there would be no dearer Unit that you can pay for.`,
);
export const R_MORE_DISCARDS = reason(
  'SL end-of-week/unit-loss',
  (t, _s, c) => `Commanders are discarded in the order of the cards, and after ${man(t, c)} too few are left.`,
);
export const R_NOT_REPLACEABLE = reason(
  'SL end-of-week/commander-replacements',
  (t, _s, c) => `${man(t, c)} is neither Unfit nor wounded; only such Commanders may be replaced.`,
);
export const R_NO_REPLACEMENT = reason(
  'SL end-of-week/commander-replacements',
  (t, _s, c) => `Every name of the type of ${man(t, c)} has been in this Campaign; nobody can replace him.`,
);
export const R_BUY_FIRST = reason(
  'SL end-of-week/unit-loss',
  'Units are bought before Commanders of the type are discarded.',
);
export const R_OTHER_TYPE = reason(
  'SL end-of-week/unit-loss',
  (t, _s, c) => `${unit(t, c)} is ${typeOfUnit(t, c)}, which the Commander without a Unit cannot lead.`,
);
