// Why something is refused in the campaign half. A reason gets its number and its code where it is written down.
import { count, declareReasons, type State, top } from '@bocage/engine';
import { scoutsLeft, trucksLeft } from '../../rules/shared/support-left.ts';
import { E_ARMOR_LIMIT } from '../../state/effects.ts';
import { BATTALION_STATUS, DESTROYED, FX, SO, UNIT_DAMAGE } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { UNIT_TYPES } from '../../state/terms.ts';
import { unitCalled } from '../names.ts';
import { CAMPAIGN_REASONS } from '../reason-numbers.ts';

/** The argument of a choice: all campaign steps pack it alike. */
const arg = (choice: number): number => choice >> 4;
const unit = (t: GameData, choice: number): string => t.unitNumber[arg(choice)] ?? '?';
const called = (t: GameData, choice: number): string => unitCalled(t, unit(t, choice));
const man = (t: GameData, choice: number): string => t.commanderName[arg(choice)] ?? '?';
const typeOfUnit = (t: GameData, choice: number): string => UNIT_TYPES[t.unitType[arg(choice)] ?? 0];
const battalion = (t: GameData, s: State, choice: number): string =>
  t.battalionNumber[t.campaignCountry[s[OPT.campaign]] * 30 + arg(choice)] ?? '?';

/** Whether the question is about Scouts; the same is asked about Trucks. */
function scouts(s: State): boolean {
  const step = s[top(s)];
  return step === STEP.setupScouts || step === STEP.buyScouts || step === STEP.assignScouts;
}

export const { R, reasons } = declareReasons<GameData>(CAMPAIGN_REASONS)({
  /** The one choice that the decision does not have at all: never shown as an attempt. */
  notAsked: { rule: 'SL 2.1', text: 'You are not asked that now.' },
  cannotPay: {
    rule: 'SL 3.12',
    text: (_t, s) => `You have only ${count(s[SO], 'SO point')} left. Choose something cheaper, or finish.`,
    data: (_t, s) => ({ so: s[SO] }),
  },

  // Buying Units
  unitOwned: {
    rule: 'SL 3.16',
    text: (t, _s, c) => `${called(t, c)} is already in your force. There is one card of each number.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  unitLost: {
    rule: 'SL 8.4',
    text: (t, _s, c) =>
      `${called(t, c)} was Destroyed in this Campaign and cannot be bought again. Choose another number.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  notInService: {
    rule: 'SL 3.16',
    text: (t, s, c) => {
      const u = arg(c);
      return `${called(t, c)} served from ${t.unitFrom[u]} to ${t.unitTo[u]}; this Campaign is in ${t.campaignYear[s[OPT.campaign]]}. Choose another Unit.`;
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
    text: (t, _s, c) => `There is a Unit like ${called(t, c)} with a lower number. Choose that one.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  armorLimit: {
    rule: 'SL 3.16',
    text: (_t, s) =>
      `You already have ${count(s[FX + E_ARMOR_LIMIT], 'Armor Unit')}. This Campaign allows no more at one time.`,
    data: (_t, s) => ({ limit: s[FX + E_ARMOR_LIMIT] }),
  },
  noCommanderLeft: {
    rule: 'SL 3.17',
    text: (t, _s, c) =>
      `Every ${typeOfUnit(t, c)} Commander has been in this Campaign. Nobody is left to lead ${called(t, c)}.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
  unitOrder: {
    rule: 'SL 3.16',
    text: (t, _s, c) =>
      `Units are chosen in card order, and ${called(t, c)} comes before the last one. Undo to add it.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  needAUnit: { rule: 'SL 3.16', text: 'A force needs at least one Unit. Buy one first.' },
  noPurchase: {
    rule: 'SL 8.4',
    text: 'The Objective card forbids new Units in Repair/Replace. You may still replace Commanders.',
  },

  // Commanders
  nameUsed: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${man(t, c)} is or was in this Campaign. A name joins only once.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  wrongType: {
    rule: 'SL 3.17',
    text: (t, _s, c) => {
      return `${man(t, c)} commands ${UNIT_TYPES[t.commanderType[arg(c)] ?? 0]} Units. You need a Commander of another type now.`;
    },
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  nameOrder: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `Names are chosen in card order, and ${man(t, c)} comes before the last one. Undo to add him.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  levelNotFilled: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `Names are chosen in card order, and too few follow ${man(t, c)}. Choose an earlier name.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  isAce: {
    rule: 'SL 3.18',
    text: (t, _s, c) => `${man(t, c)} is an Ace. There is no higher level.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notInForce: {
    rule: 'SL 3.18',
    text: (t, _s, c) => `${man(t, c)} is not in your force.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notRecruit: {
    rule: 'SL 4.1',
    text: (t, _s, c) => `${man(t, c)} is not a Recruit. The card promotes a Recruit to Green.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },

  // Trucks and Scouts
  counterMix: {
    rule: 'SL 3.19',
    text: (t, s) =>
      scouts(s)
        ? `There are only ${count(t.scoutCount, 'Scout')} in the game.`
        : `There are only ${count(t.truckCount, 'Truck')} in the game.`,
  },
  notSoMany: {
    rule: 'SL 4.2',
    text: (_t, s) =>
      scouts(s)
        ? `You have ${count(scoutsLeft(s), 'Scout')} left this Week. Each Scout can be used once a Week.`
        : `You have ${count(trucksLeft(s), 'Truck')} left this Week. Each Truck can be used once a Week.`,
  },
  trucksUseless: {
    rule: 'SL 4.4',
    text: 'That many Trucks save nothing more: a cost is never below 0.',
  },
  trucksTooFew: {
    rule: 'SL 4.4',
    text: 'With so few Trucks you cannot pay for the attack. Use more.',
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
        ? `Battalion ${battalion(t, s, c)} is Destroyed.`
        : `Battalion ${battalion(t, s, c)} is not in this Campaign.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c) }),
  },
  targetOrder: {
    rule: 'SL 4.2',
    text: (t, s, c) =>
      `Attacks are planned in card order, and ${battalion(t, s, c)} comes before the last one. Undo to add it. Battles are fought in any order.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c) }),
  },
  threeAttacks: {
    rule: 'SL 4.2',
    text: 'You have planned three attacks. No more are possible in a Week.',
  },
  attackCost: {
    rule: 'SL 4.4',
    text: (t, s, c) =>
      `You cannot pay for an attack on ${battalion(t, s, c)} with ${count(s[SO], 'SO point')} and the Trucks left this Week.`,
    data: (t, s, c) => ({ battalion: battalion(t, s, c), so: s[SO] }),
  },
  nobodyLeft: {
    rule: 'SL 4.2',
    text: 'You have no Unit left that may fight and has a Commander of its type.',
  },
  notYours: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `${called(t, c)} is not in your force.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  alreadyAssigned: {
    rule: 'SL R43',
    text: (t, _s, c) => `${called(t, c)} is already assigned. A Unit fights one Battle a Week.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  cannotDrive: {
    rule: 'SL 4.2',
    text: (t, s, c) => {
      const what = (s[UNIT_DAMAGE + arg(c)] & 1) !== 0 ? 'Engine' : 'Suspension';
      return `${called(t, c)} has ${what} Damage and cannot enter a Battle until it is repaired.`;
    },
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  noCommanderFree: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `No ${typeOfUnit(t, c)} Commander who may fight is free to lead ${called(t, c)}.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
  oneUnit: { rule: 'SL 4.2', text: 'An attack needs at least one Unit. Choose one first.' },
  unfit: {
    rule: 'SL 4.2',
    text: (t, _s, c) => `${man(t, c)} is Unfit and stays On Leave. Choose another Commander.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  wounded: {
    rule: 'SL 4.2',
    text: (t, _s, c) =>
      `${man(t, c)} is wounded and cannot enter a Battle until he is healed. Choose another Commander.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  busy: {
    rule: 'SL R43',
    text: (t, _s, c) => `${man(t, c)} already leads a Unit this Week. A Commander fights one Battle a Week.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  fought: {
    rule: 'SL 4.2',
    text: 'This attack has been fought or was not planned. Choose another one.',
  },

  // After a Battle
  notACandidate: {
    rule: 'SL 7.1',
    text: (t, _s, c) => `The card does not apply to ${man(t, c)}. Choose another Commander.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noSuchDamage: {
    rule: 'SL 7.1',
    text: 'The card does not remove this Damage counter. Choose one on a Unit of this Battle.',
  },

  // End of the Week
  nothingToRepair: { rule: 'SL 8.8', text: 'The Unit does not have this Damage counter.' },
  repairOrder: {
    rule: 'SL 8.8',
    text: 'Repairs are chosen in card order, and this one comes before the last. Undo to add it.',
  },
  notWounded: {
    rule: 'SL 8.8',
    text: (t, _s, c) => `${man(t, c)} is not wounded.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noStress: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${man(t, c)} has no Stress.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noCasualty: {
    rule: 'SL 3.17',
    text: (t, _s, c) => `${called(t, c)} has no Casualty counter.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  cureOrder: {
    rule: 'SL 3.17',
    text: 'Choose wounds first, then Casualties, then Stress, each in card order. Undo to change the order.',
  },
  damaged: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `${called(t, c)} is damaged. Only undamaged Units can be turned in.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  notDearer: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `${called(t, c)} must cost more than everything turned in for it.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  nothingDearer: {
    rule: 'SL 8.5',
    text: (t, _s, c) => `If you turn in ${called(t, c)}, there is no more expensive Unit that you can pay for.`,
    data: (t, _s, c) => ({ unit: unit(t, c) }),
  },
  moreDiscards: {
    rule: 'SL 8.7',
    text: (t, _s, c) =>
      `Commanders are discarded in card order, and too few follow ${man(t, c)}. Choose an earlier name.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  notReplaceable: {
    rule: 'SL 8.6',
    text: (t, _s, c) => `${man(t, c)} is neither Unfit nor wounded and cannot be replaced.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  noReplacement: {
    rule: 'SL 8.6',
    text: (t, _s, c) => `Every Commander of his type has been in this Campaign. Nobody can replace ${man(t, c)}.`,
    data: (t, _s, c) => ({ commander: man(t, c) }),
  },
  buyFirst: { rule: 'SL 8.7', text: 'You have begun to discard Commanders of this type. Buy Units before that.' },
  otherType: {
    rule: 'SL 8.7',
    text: (t, _s, c) => `${called(t, c)} is of type ${typeOfUnit(t, c)}. The Commander without a Unit cannot lead it.`,
    data: (t, _s, c) => ({ unit: unit(t, c), type: typeOfUnit(t, c) }),
  },
});
