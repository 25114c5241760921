// Why something is refused in the battle half. A reason gets its number and its code where it is written down.
import { declareReasons, type State, top } from '@bocage/engine';
import { distance, hexName } from '../../state/hex.ts';
import { ENEMY_HEX, FRIEND_HEX, FRIEND_UNIT } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import { BATTLE_REASONS } from '../reasons.ts';

/** The acting Unit: the first integer of the frames that move and attack. */
function actor(s: State): number {
  const at = top(s);
  // Between two Units the one is meant that was passed over.
  return s[at] === STEP.friendly ? s[at + 2] - 1 : s[at + 1];
}
function number(t: Tables, s: State, friend: number): string {
  return t.unitNumber[s[FRIEND_UNIT + friend]];
}
/** Range from the acting Unit to the enemy that the choice names. */
function rangeTo(s: State, choice: number): number {
  return distance(s[FRIEND_HEX + actor(s)] - 1, s[ENEMY_HEX + (choice >> 4)] - 1);
}

export const { R, reasons: battleReasons } = declareReasons<Tables>(BATTLE_REASONS)({
  /** The one choice that the decision does not have at all: never shown as an attempt. */
  notAsked: { rule: 'SL 2.1', text: 'This is not asked now.' },

  // Ground
  water: { rule: 'SL 5.4', text: 'Nobody may enter a Water hex; choose a hex beside it.' },
  impassable: {
    rule: 'SL 5.4',
    text: 'Vehicles may not enter an Impassable hex; go round it, or send Infantry or a gun.',
  },
  notBottomRow: {
    rule: 'SL 5.6',
    text: 'Units are placed in the bottom row; choose a hex of row 6.',
  },
  row5Taken: {
    rule: 'SL 5.1',
    text: 'As many Units as the Event allows stand in row 5 already; choose a hex of row 6.',
  },
  noChoiceOfHex: {
    rule: 'SL 6.9',
    text: 'The order leads this enemy elsewhere; choose one of the hexes that are equally good.',
  },

  // Movement
  sameHex: { rule: 'SL 6.2', text: 'The Unit stands there already; choose stay.' },
  tooFar: {
    rule: 'SL 6.2',
    text: (t, s, choice) =>
      `${hexName(choice >> 4)} is out of reach of ${number(t, s, actor(s))} (Speed ${t.unitSpeed[s[FRIEND_UNIT + actor(s)]]}); choose a nearer hex.`,
    data: (t, s, choice) => ({
      unit: number(t, s, actor(s)),
      hex: hexName(choice >> 4),
      speed: t.unitSpeed[s[FRIEND_UNIT + actor(s)]],
    }),
  },
  noOverdrive: {
    rule: 'SL 3.17',
    text: 'Only a Commander with Overdrive who is not Unfit can add 1 to Speed; move without it.',
  },
  overdriveNotNeeded: {
    rule: 'SL R80',
    text: 'This hex is within Speed; move there without Overdrive and its Stress.',
  },
  immobile: {
    rule: 'SL 6.16',
    text: 'The Unit is Immobile and has no Commander who could suffer the Stress; it stays, and the counter goes back.',
  },
  noExit: {
    rule: 'SL 6.4',
    text: 'The bottom edge is too far to leave the Battlefield in this move; come nearer first.',
  },

  // Acting
  notOnField: {
    rule: 'SL 6.1',
    text: 'This Unit is not on the Battlefield; act with another one.',
  },
  hasActed: {
    rule: 'SL 6.1',
    text: 'This Unit has acted or been carried in this step; act with another one.',
  },
  notFast: {
    rule: 'SL 6.1',
    text: 'Its Commander is not Fast: it acts in the Slow step, or now with a Tactic counter.',
  },
  turnTaken: {
    rule: 'SL 6.17',
    text: 'It was its turn in the Fast step; in the Slow step it acts only with a Tactic counter.',
  },
  scheduled: {
    rule: 'SL R69',
    text: 'This Unit may act in this step anyway; a Tactic counter is for the step in which it may not.',
  },
  noTactic: {
    rule: 'SL 3.17',
    text: 'This Unit and its Commander have no Tactic counter left that can be used.',
  },
  noCommandTactic: {
    rule: 'SL 3.17',
    text: 'This Unit and its Commander have no Command Tactic counter left that can be used.',
  },
  radio: { rule: 'SL 5.1', text: 'Radio Trouble: Command Tactics may not be used in this Battle.' },
  nobodyToHelp: {
    rule: 'SL 3.17',
    text: 'Every Unit may act in this step anyway or has done so; keep the counter.',
  },
  noHeroics: {
    rule: 'SL 10.2',
    text: 'Battlefield Heroics is not used in this game; it is bought at the start of the Campaign.',
  },
  hasUnit: {
    rule: 'SL 10.2',
    text: 'Only a living Commander who is not Unfit and whose own Unit is Destroyed may take over another one.',
  },
  heroicsElsewhere: {
    rule: 'SL 10.2',
    text: 'The Unit must stand in the hex in which his own Unit was Destroyed; bring it there first.',
  },
  heroicsType: {
    rule: 'SL 10.2',
    text: 'A Commander takes over only a Unit of the type on his card.',
  },
  heroicsLed: {
    rule: 'SL 10.2',
    text: 'The Unit has a Commander who is neither Unfit nor Wounded; he keeps it.',
  },

  // Transport
  cargoPlace: {
    rule: 'SL 6.3',
    text: 'Only a Unit that started the step in the hex of the Transport can be carried.',
  },
  cargoType: { rule: 'SL 6.3', text: 'Only Infantry and Artillery are carried.' },
  cargoFull: {
    rule: 'SL 6.3',
    text: 'The Transport carries at most one Infantry and one Artillery Unit, Infantry named first.',
  },
  cargoStuck: {
    rule: 'SL 6.14',
    text: 'A Vehicle with Engine or Suspension damage is not moved any more in this Battle.',
  },

  // Attacks
  outOfRange: {
    rule: 'SL 3.16',
    text: (t, s, choice) => {
      const unit = s[FRIEND_UNIT + actor(s)];
      return `The target is at Range ${rangeTo(s, choice)}, and ${t.unitNumber[unit]} fires at Range ${t.unitMinRange[unit]}-${t.unitMaxRange[unit]}; choose another target or move first.`;
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
      `${number(t, s, actor(s))} has no Attack value against this kind of target at Range ${rangeTo(s, choice)}; choose another one.`,
    data: (t, s, choice) => ({ unit: number(t, s, actor(s)), range: rangeTo(s, choice) }),
  },
  gunDamage: { rule: 'SL 6.14', text: 'Its Gun is damaged: no attacks at Range 2 or more.' },
  mgDamage: { rule: 'SL 6.14', text: 'Its Machine Gun is damaged: no attacks at Range 0.' },
  bocageRange: {
    rule: 'SL 5.4',
    text: 'A Unit in Bocage can only be attacked from Range 0 or 1; come closer.',
  },
  noSight: {
    rule: 'SL 6.6',
    text: (_t, s, choice) =>
      `Every shortest way from ${hexName(s[FRIEND_HEX + actor(s)] - 1)} to ${hexName(s[ENEMY_HEX + (choice >> 4)] - 1)} leads through a hex that blocks the Line of Sight; move, or use Indirect Fire or a Spotter.`,
    data: (_t, s, choice) => ({
      from: hexName(s[FRIEND_HEX + actor(s)] - 1),
      to: hexName(s[ENEMY_HEX + (choice >> 4)] - 1),
    }),
  },
  fog: {
    rule: 'SL 5.1',
    text: 'Fog Banks: no attacks at Range 3 or more on turns 1 and 2; wait or come closer.',
  },
  counterBattery: {
    rule: 'SL 5.1',
    text: 'Counter-Battery: Units with Indirect Fire may not attack on turn 1.',
  },
  moveOrAttack: {
    rule: 'SL 6.2',
    text: (t, s) =>
      `${number(t, s, actor(s))} may move or attack in a step, not both, and it has moved. To attack next time, let it stay.`,
    data: (t, s) => ({ unit: number(t, s, actor(s)) }),
  },
  cautious: {
    rule: 'SL 3.17',
    text: (t, s) =>
      `${number(t, s, actor(s))} has moved, and its Commander is Cautious: he does not attack after moving. To attack next time, let it stay.`,
    data: (t, s) => ({ unit: number(t, s, actor(s)) }),
  },
  suppressed: {
    rule: 'SL 6.16',
    text: 'The Unit is Suppressed and has no Commander who could suffer the Stress; it holds, and the counter goes back.',
  },
  cannotHit: {
    rule: 'SL 6.7',
    text: 'With its modifiers no die can hit: it would need more than 10; choose another target or come closer.',
  },
  noTargetTie: {
    rule: 'SL 6.13',
    text: 'The enemy attacks the Unit that is easiest to hit, then the one with the lowest Defense; choose one of those that are equal.',
  },

  // Before the Battle
  notYourUnit: {
    rule: 'SL 5.1',
    text: 'This Unit is not in the Battle any more; choose another one.',
  },
  nothingThere: {
    rule: 'SL 5.1',
    text: 'No enemy that is attacked with HE stands in this hex; choose one that has some.',
  },
  tooPoor: { rule: 'SL 5.1', text: 'There are not enough SO points for it.' },
  noStrike: {
    rule: 'SL 5.7',
    text: 'No air strike of this kind is left this Week, or it has no target here.',
  },
  rerollOrder: {
    rule: 'SL 5.1',
    text: 'Rolls are chosen in the order of the counters, each once; choose a later one or finish.',
  },
  enemyActed: { rule: 'SL 6.9', text: 'This enemy has acted this turn; choose one that has not.' },
});
