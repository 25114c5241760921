// Why something is refused in the battle half. A reason gets its number and its code where it is written down.
import { count, declareReasons, type State, top } from '@bocage/engine';
import { E_AIRSTRIKE_COST } from '../../state/effects.ts';
import { distance, hexName } from '../../state/hex.ts';
import { ENEMY_HEX, FRIEND_HEX, FRIEND_UNIT, FX, SO } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { unitCalled } from '../names.ts';
import { BATTLE_REASONS } from '../reason-numbers.ts';

/** The acting Unit: the first integer of the frames that move and attack. */
function actor(s: State): number {
  const at = top(s);
  // Between two Units the one is meant that was passed over.
  return s[at] === STEP.friendly ? s[at + 2] - 1 : s[at + 1];
}
function number(t: GameData, s: State, friend: number): string {
  return t.unitNumber[s[FRIEND_UNIT + friend]];
}
function unitNamed(t: GameData, s: State): string {
  return unitCalled(t, number(t, s, actor(s)));
}
/** What an Event or an air strike costs: the Event's frame holds its own price. */
function price(s: State): number {
  return s[top(s)] === STEP.airstrike ? s[FX + E_AIRSTRIKE_COST] : s[top(s) + 1];
}
/** Range from the acting Unit to the enemy that the choice names. */
function rangeTo(s: State, choice: number): number {
  return distance(s[FRIEND_HEX + actor(s)] - 1, s[ENEMY_HEX + (choice >> 4)] - 1);
}

export const { R, reasons: battleReasons } = declareReasons<GameData>(BATTLE_REASONS)({
  /** The one choice that the decision does not have at all: never shown as an attempt. */
  notAsked: { rule: 'SL 2.1', text: 'You are not asked that now.' },

  // Ground
  water: { rule: 'SL 5.4', text: 'No Unit may enter a Water hex. Choose a hex beside it.' },
  impassable: {
    rule: 'SL 5.4',
    text: 'Vehicles may not enter an Impassable hex. Go round it, or send Infantry or a gun.',
  },
  notBottomRow: {
    rule: 'SL 5.6',
    text: 'Units are placed in the bottom row. Choose a hex of row 6.',
  },
  row5Taken: {
    rule: 'SL 5.1',
    text: 'Row 5 already holds as many Units as the Event allows. Choose a hex of row 6.',
  },
  noChoiceOfHex: {
    rule: 'SL 6.9',
    text: 'Its order does not lead this Enemy Unit there. Choose one of the hexes that are equally good.',
  },

  // Movement
  sameHex: { rule: 'SL 6.2', text: 'The Unit is already there. Choose to stay.' },
  tooFar: {
    rule: 'SL 6.2',
    text: (t, s, choice) =>
      `${hexName(choice >> 4)} is too far for ${unitNamed(t, s)} (Speed ${t.unitSpeed[s[FRIEND_UNIT + actor(s)]]}). Choose a nearer hex.`,
    data: (t, s, choice) => ({
      unit: number(t, s, actor(s)),
      hex: hexName(choice >> 4),
      speed: t.unitSpeed[s[FRIEND_UNIT + actor(s)]],
    }),
  },
  noOverdrive: {
    rule: 'SL 3.17',
    text: 'Only a Commander with Overdrive who is not Unfit can add 1 to Speed. Move without it.',
  },
  overdriveNotNeeded: {
    rule: 'SL R80',
    text: 'This hex is within Speed. Move there without Overdrive.',
  },
  immobile: {
    rule: 'SL 6.16',
    text: 'The Unit is Immobile and has no Commander to take the Stress. It must stay, which removes the counter.',
  },
  noExit: {
    rule: 'SL 6.4',
    text: 'The bottom edge is too far away to leave the Battlefield in this move. Move closer to it first.',
  },

  // Acting
  notOnField: {
    rule: 'SL 6.1',
    text: 'This Unit is not on the Battlefield. Act with another one.',
  },
  hasActed: {
    rule: 'SL 6.1',
    text: 'This Unit has acted or was carried in this step. Act with another one.',
  },
  notFast: {
    rule: 'SL 6.1',
    text: 'Its Commander is not Fast. It acts in the Slow step, or now with a Tactic counter.',
  },
  turnTaken: {
    rule: 'SL 6.17',
    text: 'This Unit acts in the Fast step. To act now it must spend a Tactic counter.',
  },
  scheduled: {
    rule: 'SL R69',
    text: 'This Unit acts in this step without a Tactic counter. Choose to act with it.',
  },
  noTactic: {
    rule: 'SL 3.17',
    text: 'This Unit and its Commander have no Tactic counter left to use.',
  },
  noCommandTactic: {
    rule: 'SL 3.17',
    text: 'This Unit and its Commander have no Command Tactic counter left to use.',
  },
  radio: { rule: 'SL 5.1', text: 'Radio Trouble: Command Tactics cannot be used in this Battle.' },
  nobodyToHelp: {
    rule: 'SL 3.17',
    text: 'Every Unit acts in this step anyway, or has acted. Keep the counter.',
  },
  noHeroics: {
    rule: 'SL 10.2',
    text: 'Battlefield Heroics is not used in this game. It is chosen when a game starts.',
  },
  hasUnit: {
    rule: 'SL 10.2',
    text: 'Only a Commander whose own Unit is Destroyed, and who is not Unfit, may take command of another one.',
  },
  heroicsElsewhere: {
    rule: 'SL 10.2',
    text: 'The Unit must be in the hex where his own Unit was Destroyed. Move it there first.',
  },
  heroicsType: {
    rule: 'SL 10.2',
    text: 'A Commander can only command Units of the type on his card.',
  },
  heroicsLed: {
    rule: 'SL 10.2',
    text: 'The Unit has a Commander who is neither Unfit nor wounded. He keeps it.',
  },

  // Transport
  cargoPlace: {
    rule: 'SL 6.3',
    text: 'A Transport carries only Units that started the step in its hex.',
  },
  cargoType: { rule: 'SL 6.3', text: 'A Transport carries only Infantry and Artillery Units.' },
  cargoFull: {
    rule: 'SL 6.3',
    text: 'A Transport carries at most one Infantry and one Artillery Unit. Name the Infantry Unit first.',
  },
  cargoStuck: {
    rule: 'SL 6.14',
    text: 'A Vehicle with Engine or Suspension Damage cannot move any more in this Battle.',
  },

  // Attacks
  outOfRange: {
    rule: 'SL 3.16',
    text: (t, s, choice) => {
      const unit = s[FRIEND_UNIT + actor(s)];
      return `The target is at Range ${rangeTo(s, choice)}; ${unitNamed(t, s)} attacks at Range ${t.unitMinRange[unit]} to ${t.unitMaxRange[unit]}. Choose another target, or move first.`;
    },
    data(t, s, choice) {
      const unit = s[FRIEND_UNIT + actor(s)];
      return {
        unit: t.unitNumber[unit],
        range: rangeTo(s, choice),
        least: t.unitMinRange[unit],
        most: t.unitMaxRange[unit],
      };
    },
  },
  wrongValue: {
    rule: 'SL 3.16',
    text: (t, s, choice) =>
      `${unitNamed(t, s)} cannot attack this kind of target at Range ${rangeTo(s, choice)}. Choose another target.`,
    data: (t, s, choice) => ({ unit: number(t, s, actor(s)), range: rangeTo(s, choice) }),
  },
  gunDamage: { rule: 'SL 6.14', text: 'Its Gun is damaged. It cannot attack at Range 2 or more.' },
  mgDamage: { rule: 'SL 6.14', text: 'Its Machine Gun is damaged. It cannot attack at Range 0.' },
  bocageRange: {
    rule: 'SL 5.4',
    text: 'A Unit in Bocage can only be attacked from Range 0 or 1. Move closer.',
  },
  noSight: {
    rule: 'SL 6.6',
    text: (_t, s, choice) =>
      `Every shortest path from ${hexName(s[FRIEND_HEX + actor(s)] - 1)} to ${hexName(s[ENEMY_HEX + (choice >> 4)] - 1)} is blocked: no Line of Sight. Move, or use Indirect Fire or a Spotter.`,
    data: (_t, s, choice) => ({
      from: hexName(s[FRIEND_HEX + actor(s)] - 1),
      to: hexName(s[ENEMY_HEX + (choice >> 4)] - 1),
    }),
  },
  fog: {
    rule: 'SL 5.1',
    text: 'Fog Banks: no attacks at Range 3 or more on turns 1 and 2. Wait, or move closer.',
  },
  counterBattery: {
    rule: 'SL 5.1',
    text: 'Counter-Battery: Units with Indirect Fire cannot attack on turn 1.',
  },
  moveOrAttack: {
    rule: 'SL 6.2',
    text: (t, s) => `${unitNamed(t, s)} moved and cannot attack in the same step. To attack next time, let it stay.`,
    data: (t, s) => ({ unit: number(t, s, actor(s)) }),
  },
  cautious: {
    rule: 'SL 3.17',
    text: (t, s) =>
      `${unitNamed(t, s)} moved, and its Commander is Cautious: he cannot attack after moving. To attack next time, let it stay.`,
    data: (t, s) => ({ unit: number(t, s, actor(s)) }),
  },
  suppressed: {
    rule: 'SL 6.16',
    text: 'The Unit is Suppressed and has no Commander to take the Stress. It must hold fire, which removes the counter.',
  },
  cannotHit: {
    rule: 'SL 6.7',
    text: 'It would need more than 10 to hit. Choose another target, or move closer.',
  },
  noTargetTie: {
    rule: 'SL 6.13',
    text: 'The enemy attacks the Unit that is easiest to hit, then the one with the lowest Defense. Choose one of the equal ones.',
  },

  // Before the Battle
  notYourUnit: {
    rule: 'SL 5.1',
    text: 'This Unit is not in the Battle any more. Choose another one.',
  },
  nothingThere: {
    rule: 'SL 5.1',
    text: 'No Enemy Unit in this hex is attacked with HE. Choose another hex.',
  },
  tooPoor: {
    rule: 'SL 5.1',
    text: (_t, s) => `It costs ${count(price(s), 'SO point')}; you have ${s[SO]}.`,
    data: (_t, s) => ({ cost: price(s), so: s[SO] }),
  },
  noStrike: {
    rule: 'SL 5.7',
    text: 'No air strike of this kind is left this Week, or there is no target for it.',
  },
  rerollOrder: {
    rule: 'SL 5.1',
    text: 'Rolls are chosen in the order of the counters, each once. Choose a later one, or keep the rolls.',
  },
  enemyActed: { rule: 'SL 6.9', text: 'This Enemy Unit has acted this turn. Choose one that has not.' },
});
