// Why something is refused in the campaign half. A reason gets its number and its code where it is written down.
import { declareReasons, type State } from '@bocage/engine';
import { E_ARMOR_LIMIT } from '../../state/effects.ts';
import { BATTALION_STATUS, DESTROYED, FX, SO, UNIT_DAMAGE } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { Tables } from '../../state/tables.ts';
import { UNIT_TYPES } from '../../state/terms.ts';

/** The number of the first reason of this file. */
export const CAMPAIGN_REASONS = 1;

/** The argument of a choice: all campaign steps pack it alike. */
const arg = (choice: number): number => choice >> 4;
const unit = (t: Tables, choice: number): string => t.unitNumber[arg(choice)] ?? '?';
const man = (t: Tables, choice: number): string => t.commanderName[arg(choice)] ?? '?';
const typeOfUnit = (t: Tables, choice: number): string => UNIT_TYPES[t.unitType[arg(choice)] ?? 0];
const battalion = (t: Tables, s: State, choice: number): string =>
  t.battalionNumber[t.campaignCountry[s[OPT.campaign]] * 30 + arg(choice)] ?? '?';

export const { R, reasons: campaignReasons } = declareReasons<Tables>(CAMPAIGN_REASONS)({
  /** The one choice that the decision does not have at all: never shown as an attempt. */
  notAsked: { rule: 'SL 2.1', text: 'This is not asked now.' },
  cannotPay: {
    rule: 'SL 3.12',
    text: (_t, s) => `There are only ${s[SO]} SO points left; choose something cheaper or finish.`,
    data: (_t, s) => ({ so: s[SO] }),
  },

  // Buying Units
  unitOwned: {
    rule: 'SL 3.16',
    text: (t, _s, c) => `${unit(t, c)} is in your force already; there is one card of each number.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  unitLost: {
    rule: 'SL 8.4',
    text: (t, _s, c) => `${unit(t, c)} was destroyed in this Campaign and its number is gone; take another number.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  notInService: {
    rule: 'SL 3.16',
    text: (t, s, c) => {
      const u = arg(c);
      return `${unit(t, c)} served from ${t.unitFrom[u]} to ${t.unitTo[u]}, and this Campaign is fought in ${t.campaignYear[s[OPT.campaign]]}.`;
    },
    data: (t, s, c) => ({
      unit: unit(t, c),
      from: t.unitFrom[arg(c)],
      to: t.unitTo[arg(c)],
      year: t.campaignYear[s[OPT.campaign]],
    }),
  },
  likeUnit: {
    rule: 'SL R71',
    text: (t, _s, c) => `A Unit like ${unit(t, c)} with a lower number is at hand; take that one (option numbers).`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  armorLimit: {
    rule: 'SL 3.16',
    text: (_t, s) => `This Campaign allows ${s[FX + E_ARMOR_LIMIT]} Armor Units at one time, and you have them.`,
    data: (_t, s) => ({ limit: s[FX + E_ARMOR_LIMIT] }),
  },
  noCommanderLeft: {
    rule: 'SL 3.17',
    text: (t, _s, c) =>
      `Every ${typeOfUnit(t, c)} Commander has been in this Campaign; nobody is left to lead ${unit(t, c)}.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
  unitOrder: {
    rule: 'SL 3.16',
    text: (t, _s, c) => `Units are taken in the order of the cards; ${unit(t, c)} stands before the last one taken.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  needAUnit: { rule: 'SL 3.16', text: 'A force needs at least one Unit; buy one first.' },
  noPurchase: {
    rule: 'SL 8.4',
    text: 'The Objective card forbids new Units in Repair/Replace; Commanders may still be replaced.',
  },

  // Commanders
  nameUsed: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${man(t, c)} is or was part of this Campaign; a name joins only once.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  wrongType: {
    rule: 'SL 3.17',
    text: (t, _s, c) => {
      return `${man(t, c)} commands ${UNIT_TYPES[t.commanderType[arg(c)] ?? 0]} Units, which is not what is wanted now.`;
    },
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  nameOrder: {
    rule: 'SL 3.17',
    text: (t, _s, c) =>
      `Names of one level are taken in the order of the cards; ${man(t, c)} stands before the last one taken.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  levelNotFilled: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `After ${man(t, c)} too few names are left to fill this level; take an earlier one.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  isAce: {
    rule: 'SL 3.18',
    text: (t, _s, c) => `${man(t, c)} is an Ace: there is no higher level.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notInForce: {
    rule: 'SL 3.18',
    text: (t, _s, c) => `${man(t, c)} is not in your force.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notRecruit: {
    rule: 'SL 4.1',
    text: (t, _s, c) => `${man(t, c)} is no Recruit; the card promotes a Recruit to Green.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },

  // Trucks and Scouts
  counterMix: {
    rule: 'SL 3.19',
    text: 'There are not so many counters; the counter mix limits what you may have.',
  },
  notSoMany: {
    rule: 'SL 4.2',
    text: 'You do not have so many left this Week; each counter serves once a Week.',
  },
  trucksUseless: {
    rule: 'SL 4.4',
    text: 'So many Trucks save nothing more: a cost never falls below 0.',
  },
  trucksTooFew: {
    rule: 'SL 4.4',
    text: 'With so few Trucks the attack cannot be paid; assign more.',
  },
  noTrucks: {
    rule: 'SL 4.1',
    text: 'The Special Condition forbids Trucks this Week.',
  },

  // Assigning
  notOnMap: {
    rule: 'SL 4.2',
    text: (t, s, c) =>
      s[BATTALION_STATUS + arg(c)] === DESTROYED
        ? `${battalion(t, s, c)} is destroyed.`
        : `${battalion(t, s, c)} is not part of this Campaign.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c) }),
  },
  targetOrder: {
    rule: 'SL 4.2',
    text: (t, s, c) =>
      `Attacks are planned in the order of the cards; ${battalion(t, s, c)} stands before the last one. They are fought in any order.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c) }),
  },
  threeAttacks: {
    rule: 'SL 4.2',
    text: 'Three Battalions are planned already; no more can be attacked in a Week.',
  },
  attackCost: {
    rule: 'SL 4.4',
    text: (t, s, c) =>
      `The attack on ${battalion(t, s, c)} cannot be paid with ${s[SO]} SO points and the Trucks left.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c), so: s[SO] }),
  },
  nobodyLeft: {
    rule: 'SL 4.2',
    text: 'No Unit that may fight is left with a Commander of its type.',
  },
  notYours: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `${unit(t, c)} is not in your force.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  alreadyAssigned: {
    rule: 'SL R43',
    text: (t, _s, c) => `${unit(t, c)} is assigned already; a Unit fights one Battle a Week.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  cannotDrive: {
    rule: 'SL 4.2',
    text: (t, s, c) => {
      const what = (s[UNIT_DAMAGE + arg(c)] & 1) !== 0 ? 'Engine' : 'Suspension';
      return `${unit(t, c)} has ${what} damage and cannot enter a Battle until it is repaired.`;
    },
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  noCommanderFree: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `No ${typeOfUnit(t, c)} Commander who may fight is free to lead ${unit(t, c)}.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
  oneUnit: { rule: 'SL 4.2', text: 'An attack needs at least one Unit; assign one first.' },
  unfit: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `${man(t, c)} is Unfit and stays On Leave; choose another Commander.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  wounded: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `${man(t, c)} is wounded and enters no Battle until he is healed; choose another Commander.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  busy: {
    rule: 'SL R43',
    text: (t, _s, c) => `${man(t, c)} leads another Unit this Week; a Commander fights one Battle a Week.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  fought: {
    rule: 'SL 4.2',
    text: 'This attack has been fought or was not planned; choose one of the others.',
  },

  // After a Battle
  notACandidate: {
    rule: 'SL 7.1',
    text: (t, _s, c) => `${man(t, c)} is not among those whom the card means.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noSuchDamage: {
    rule: 'SL 7.1',
    text: 'The card does not remove this Damage counter; choose one that lies on a Unit of this Battle.',
  },

  // End of the Week
  nothingToRepair: { rule: 'SL 8.8', text: 'There is no such Damage counter on the Unit.' },
  repairOrder: {
    rule: 'SL 8.8',
    text: 'Repairs are made in the order of the cards; this one stands before the last.',
  },
  notWounded: {
    rule: 'SL 8.8',
    text: (t, _s, c) => `${man(t, c)} has no wound to be healed.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noStress: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${man(t, c)} has no Stress to lose.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noCasualty: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${unit(t, c)} has no Casualty counter.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  cureOrder: {
    rule: 'SL 3.17',
    text: 'Medics heal wounds first, then remove Casualties, then Stress, each in the order of the cards.',
  },
  damaged: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `${unit(t, c)} is damaged; only undamaged Units are taken in part exchange.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  notDearer: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `${unit(t, c)} must cost more than everything turned in for it.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  nothingDearer: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `With ${unit(t, c)} turned in there would be no dearer Unit that you can pay for.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  moreDiscards: {
    rule: 'SL 8.7',
    text: (t, _s, c) => `Commanders are discarded in the order of the cards, and after ${man(t, c)} too few are left.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notReplaceable: {
    rule: 'SL 8.6',
    text: (t, _s, c) => `${man(t, c)} is neither Unfit nor wounded; only such Commanders may be replaced.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noReplacement: {
    rule: 'SL 8.6',
    text: (t, _s, c) => `Every name of the type of ${man(t, c)} has been in this Campaign; nobody can replace him.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  buyFirst: { rule: 'SL 8.7', text: 'Units are bought before Commanders of the type are discarded.' },
  otherType: {
    rule: 'SL 8.7',
    text: (t, _s, c) => `${unit(t, c)} is ${typeOfUnit(t, c)}, which the Commander without a Unit cannot lead.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
});
