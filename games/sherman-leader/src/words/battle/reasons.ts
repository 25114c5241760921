// Why something is refused in the battle half. A reason gets its number where it is written down; order is free.
import type { ReasonSpec, State } from '@bocage/engine';
import { top } from '@bocage/engine';
import { distance, hexName } from '../../state/hex.ts';
import { ENEMY_HEX, FRIEND_HEX, FRIEND_UNIT } from '../../state/layout.ts';
import type { Tables } from '../../state/tables.ts';
import { BATTLE_REASONS } from '../reasons.ts';

const list: ReasonSpec<Tables>[] = [];
export const battleReasons: readonly ReasonSpec<Tables>[] = list;

function reason(rule: string, text: ReasonSpec<Tables>['text']): number {
  list.push({ rule, text });
  return BATTLE_REASONS + list.length - 1;
}

/** The acting Unit: the first integer of the frames that move and attack. */
function actor(s: State): number {
  return s[top(s) + 1];
}
function number(t: Tables, s: State, friend: number): string {
  return t.unitNumber[s[FRIEND_UNIT + friend]];
}
/** Range from the acting Unit to the enemy that the choice names. */
function rangeTo(s: State, choice: number): number {
  return distance(s[FRIEND_HEX + actor(s)] - 1, s[ENEMY_HEX + (choice >> 4)] - 1);
}

/** The one choice that the decision does not have at all: never shown as an attempt. */
export const R_NO_SUCH_BATTLE_CHOICE = reason('SL sequence/sequence-of-play', 'This is not asked now.');

// Ground
export const R_WATER = reason('SL pre-combat/terrain-types', 'Nobody may enter a Water hex; choose a hex beside it.');
export const R_IMPASSABLE = reason(
  'SL pre-combat/terrain-types',
  'Vehicles may not enter an Impassable hex; go round it, or send Infantry or a gun.',
);
export const R_NOT_BOTTOM_ROW = reason(
  'SL pre-combat/place-friendly-units',
  'Units are placed in the bottom row; choose a hex of row 6.',
);
export const R_ROW_5_TAKEN = reason(
  'SL pre-combat/event-card',
  'As many Units as the Event allows stand in row 5 already; choose a hex of row 6.',
);
export const R_NO_CHOICE_OF_HEX = reason(
  'SL combat/enemy-actions',
  'The order leads this enemy elsewhere; choose one of the hexes that are equally good.',
);

// Movement
export const R_SAME_HEX = reason('SL combat/unit-movement', 'The Unit stands there already; choose stay.');
export const R_TOO_FAR = reason(
  'SL combat/unit-movement',
  (t, s, choice) =>
    `${hexName(choice >> 4)} is out of reach of ${number(t, s, actor(s))} (Speed ${t.unitSpeed[s[FRIEND_UNIT + actor(s)]]}); choose a nearer hex.`,
);
export const R_NO_OVERDRIVE = reason(
  'SL set-up/select-commanders',
  'Only a Commander with Overdrive who is not Unfit can add 1 to Speed; move without it.',
);
export const R_OVERDRIVE_NOT_NEEDED = reason(
  'SL rC80',
  'This hex is within Speed; move there without Overdrive and its Stress.',
);
export const R_IMMOBILE = reason(
  'SL combat/damage-counter-rules',
  'The Unit is Immobile and has no Commander who could suffer the Stress; it stays, and the counter goes back.',
);
export const R_NO_EXIT = reason(
  'SL combat/retreating',
  'The bottom edge is too far to leave the Battlefield in this move; come nearer first.',
);

// Acting
export const R_NOT_ON_FIELD = reason(
  'SL combat/fast-move-and-attack',
  'This Unit is not on the Battlefield; act with another one.',
);
export const R_HAS_ACTED = reason(
  'SL combat/fast-move-and-attack',
  'This Unit has acted or been carried in this step; act with another one.',
);
export const R_NOT_FAST = reason(
  'SL combat/fast-move-and-attack',
  'Its Commander is not Fast: it acts in the Slow step, or now with a Tactic counter.',
);
export const R_TURN_TAKEN = reason(
  'SL combat/slow-move-and-attack',
  'It was its turn in the Fast step; in the Slow step it acts only with a Tactic counter.',
);
export const R_SCHEDULED = reason(
  'SL rC69',
  'This Unit may act in this step anyway; a Tactic counter is for the step in which it may not.',
);
export const R_NO_TACTIC = reason(
  'SL set-up/select-commanders',
  'This Unit and its Commander have no Tactic counter left that can be used.',
);
export const R_NO_COMMAND_TACTIC = reason(
  'SL set-up/select-commanders',
  'This Unit and its Commander have no Command Tactic counter left that can be used.',
);
export const R_RADIO = reason(
  'SL pre-combat/event-card',
  'Radio Trouble: Command Tactics may not be used in this Battle.',
);
export const R_NOBODY_TO_HELP = reason(
  'SL set-up/select-commanders',
  'Every Unit may act in this step anyway or has done so; keep the counter.',
);
export const R_NO_HEROICS = reason(
  'SL optional-rules/battlefield-heroics',
  'Battlefield Heroics is not used in this game; it is bought at the start of the Campaign.',
);
export const R_HAS_UNIT = reason(
  'SL optional-rules/battlefield-heroics',
  'Only a living Commander who is not Unfit and whose own Unit is Destroyed may take over another one.',
);
export const R_HEROICS_ELSEWHERE = reason(
  'SL optional-rules/battlefield-heroics',
  'The Unit must stand in the hex in which his own Unit was Destroyed; bring it there first.',
);
export const R_HEROICS_TYPE = reason(
  'SL optional-rules/battlefield-heroics',
  'A Commander takes over only a Unit of the type on his card.',
);
export const R_HEROICS_LED = reason(
  'SL optional-rules/battlefield-heroics',
  'The Unit has a Commander who is neither Unfit nor Wounded; he keeps it.',
);

// Transport
export const R_CARGO_PLACE = reason(
  'SL combat/transport',
  'Only a Unit that started the step in the hex of the Transport can be carried.',
);
export const R_CARGO_TYPE = reason('SL combat/transport', 'Only Infantry and Artillery are carried.');
export const R_CARGO_FULL = reason(
  'SL combat/transport',
  'The Transport carries at most one Infantry and one Artillery Unit, Infantry named first.',
);
export const R_CARGO_STUCK = reason(
  'SL combat/ap-hits',
  'A Vehicle with Engine or Suspension damage is not moved any more in this Battle.',
);

// Attacks
export const R_OUT_OF_RANGE = reason('SL set-up/buy-units', (t, s, choice) => {
  const unit = s[FRIEND_UNIT + actor(s)];
  return `The target is at Range ${rangeTo(s, choice)}, and ${t.unitNumber[unit]} fires at Range ${t.unitMinRange[unit]}-${t.unitMaxRange[unit]}; choose another target or move first.`;
});
export const R_WRONG_VALUE = reason(
  'SL set-up/buy-units',
  (t, s, choice) =>
    `${number(t, s, actor(s))} has no Attack value against this kind of target at Range ${rangeTo(s, choice)}; choose another one.`,
);
export const R_GUN_DAMAGE = reason('SL combat/ap-hits', 'Its Gun is damaged: no attacks at Range 2 or more.');
export const R_MG_DAMAGE = reason('SL combat/ap-hits', 'Its Machine Gun is damaged: no attacks at Range 0.');
export const R_BOCAGE_RANGE = reason(
  'SL pre-combat/terrain-types',
  'A Unit in Bocage can only be attacked from Range 0 or 1; come closer.',
);
export const R_NO_SIGHT = reason(
  'SL combat/line-of-sight',
  (_t, s, choice) =>
    `Every shortest way from ${hexName(s[FRIEND_HEX + actor(s)] - 1)} to ${hexName(s[ENEMY_HEX + (choice >> 4)] - 1)} leads through a hex that blocks the Line of Sight; move, or use Indirect Fire or a Spotter.`,
);
export const R_FOG = reason(
  'SL pre-combat/event-card',
  'Fog Banks: no attacks at Range 3 or more on turns 1 and 2; wait or come closer.',
);
export const R_COUNTER_BATTERY = reason(
  'SL pre-combat/event-card',
  'Counter-Battery: Units with Indirect Fire may not attack on turn 1.',
);
export const R_SUPPRESSED = reason(
  'SL combat/damage-counter-rules',
  'The Unit is Suppressed and has no Commander who could suffer the Stress; it holds, and the counter goes back.',
);
export const R_CANNOT_HIT = reason(
  'SL combat/unit-attacks',
  'With its modifiers no die can hit: it would need more than 10; choose another target or come closer.',
);
export const R_NO_TARGET_TIE = reason(
  'SL combat/enemy-attacks',
  'The enemy attacks the Unit that is easiest to hit, then the one with the lowest Defense; choose one of those that are equal.',
);

// Before the Battle
export const R_NOT_YOUR_UNIT = reason(
  'SL pre-combat/event-card',
  'This Unit is not in the Battle any more; choose another one.',
);
export const R_NOTHING_THERE = reason(
  'SL pre-combat/event-card',
  'No enemy that is attacked with HE stands in this hex; choose one that has some.',
);
export const R_TOO_POOR = reason('SL pre-combat/event-card', 'There are not enough SO points for it.');
export const R_NO_STRIKE = reason(
  'SL pre-combat/place-enemy-units',
  'No air strike of this kind is left this Week, or it has no target here.',
);
export const R_REROLL_ORDER = reason(
  'SL pre-combat/event-card',
  'Rolls are chosen in the order of the counters, each once; choose a later one or finish.',
);
export const R_ENEMY_ACTED = reason(
  'SL combat/enemy-actions',
  'This enemy has acted this turn; choose one that has not.',
);
