// The one list of effects: every code that a card of the data may carry, what it means, and who executes it.
//
// A code of the data is text (`ADD Mortar 1 @Front+`). FORMS below says which texts there are and which effect
// each stands for. Effects that last are summed in the state (`s[FX + E_TACMOVE]`) over all cards in force,
// and summed anew whenever that set changes (rules/shared/effects.ts); the rules only read sums. Effects that
// happen once are carried out by the step that draws or resolves the card.
//
// The comment of each constant begins with the half that executes it: campaign (set-up, week, post-combat, end of
// week) or battle (pre-combat, combat).
import { KINDS } from './terms.ts';

/** battle: added to every Enemy Tactical Movement roll. */
export const E_TACMOVE = 0;
/** campaign: added to every Enemy Operational Movement roll. */
export const E_OPMOVE = 1;
/** campaign: added to the Operational Movement rolls of Assault Battalions. */
export const E_OPMOVE_ASSAULT = 2;
/** battle: changes the length of the Battle; never below 1 turn. */
export const E_TURNS = 3;
/** battle: length of a Battle instead of 5 turns; 0: no change. */
export const E_BATTLE_TURNS = 4;
/** battle: added to enemy Attack rolls against friendly AP Units. */
export const E_ENEMY_ATK_VS_AP = 5;
/** battle: added to friendly Attack rolls at Range 0. */
export const E_ATK_R0 = 6;
/** battle: added to friendly Defense against attacks at Range 0. */
export const E_DEF_R0 = 7;
/** battle: added to the Defense of Infantry and Artillery that have not moved in this Battle, before it included. */
export const E_DUG_IN = 8;
/** battle: Light Cover hexes are Bocage: written into HEX_TERRAIN when the tiles are laid. */
export const E_LIGHT_IS_BOCAGE = 9;
/** battle: air strikes for sale each Week, after enemy placement: one random Tank, Halftrack, Truck or A. Car is Destroyed. */
export const E_AIRSTRIKE = 10;
/** battle: SO for each of them. */
export const E_AIRSTRIKE_COST = 11;
/** battle: free air strikes this Week, after enemy placement: one random AP-target enemy is Destroyed. */
export const E_AIRSTRIKE_FREE = 12;
/** battle: on this modified Movement result or more, enemy Rifles have no penalty for attacking after moving; 0: never. */
export const E_BANZAI = 13;
/** battle: Scouts give no extra turns. */
export const E_NO_SCOUT = 14;
/** battle: no friendly Move Orders before the Battle. */
export const E_NO_PREMOVE = 15;
/** battle: AT Guns have AP 2 and Range 0-4. */
export const E_ATGUN88 = 16;
/** battle: added to Attack rolls of both sides at Range 2 or more. */
export const E_NIGHT = 17;
/** battle: added to Attack rolls of both sides at Range 3 or more. */
export const E_ATK_R3 = 18;
/** battle: extra starting Advance Orders of enemy Rifles. */
export const E_RIFLE_PREADV = 19;
/** battle: Retreat and Retreat to Cover become Hold. */
export const E_NO_RETREAT = 20;
/** battle: added to the Defense of enemy Rifles in a hex with an active enemy Tank. */
export const E_DEF_RIFLE_WITH_TANK = 21;
/** battle: added to the Defense of other enemies in a hex with an active Bunker or Building. */
export const E_DEF_WITH_STRUCTURE = 22;
/** battle: added to the Defense of enemy Rifles in Cover. */
export const E_DEF_RIFLE_IN_COVER = 23;
/** battle: at the start of each Battle one random friendly AP Unit rolls a d10; this or less: it draws Damage; 0: none. */
export const E_MINES = 24;
/** battle: at the start of each Battle one random participating Commander suffers this Stress. */
export const E_STRESS_RANDOM_MAP = 25;
/** campaign: after each Battle the participating Commander with the most Stress suffers this (player breaks ties). */
export const E_STRESS_TOP_MAP = 26;
/** battle: number of Event tops before each Battle; 0: one. */
export const E_EVENT_TOPS = 27;
/** battle: enemy placement rolls that may be rolled again once all are seen. */
export const E_REROLL_PLACEMENT = 28;
/** battle: random Units that are placed only at the start of turn 2. */
export const E_UNIT_LATE = 29;
/** battle: no attack at Range 3 or more on turns 1 and 2, for both sides. */
export const E_NO_R3 = 30;
/** battle: each friendly AP Unit rolls a d10 at the Event; this or less: it draws Damage; 0: none. */
export const E_DMG_ROLL_AP = 31;
/** battle: after placement, one hex: each HE-target enemy there rolls a d10; this or more: Destroyed; 0: none. */
export const E_BARRAGE = 32;
/** battle: friendly Indirect Fire Units may not attack on turn 1. */
export const E_NO_INDIRECT_T1 = 33;
/** battle: extra Move Orders before the Battle for each Infantry Unit. */
export const E_EXTRA_PREMOVE = 34;
/** battle: a random Unit that got a Move Order (else a random AP Unit) rolls a d10; this or less: Damage; 0: none. */
export const E_MINE = 35;
/** battle: added to friendly Attack rolls on turn 1. */
export const E_ATK_T1 = 36;
/** battle: no Aggressiveness roll: d6. */
export const E_FORCE_D6 = 37;
/** battle: no Aggressiveness roll: d10. */
export const E_FORCE_D10 = 38;
/** battle: Command Tactics may not be used (neither for others nor for oneself). */
export const E_NO_COMMAND_TACTIC = 39;
/** battle: turn 1: friendly Speed -1 (not below 0), no enemy moves. */
export const E_MUD_T1 = 40;
/** battle: so many Units may be placed in row 5. */
export const E_DEPLOY_ROW5 = 41;
/** battle: turn 1: Enemy Actions, then Fast, then Slow. */
export const E_ENEMY_FIRST_T1 = 42;
/** battle: each Commander ignores the first Stress from Damage in this Battle (FRIEND_STATE bit STRESS_SPARED). */
export const E_IGNORE_FIRST_STRESS = 43;
/** campaign: extra VP if the Battalion is Destroyed in this Battle. */
export const E_VP_IF_DESTROYED = 44;
/** campaign: Stress for taking part in a Battle, instead of 2; 0: no change. */
export const E_BATTLE_STRESS = 45;
/** campaign: most Armor Units in the force; 0: no limit. */
export const E_ARMOR_LIMIT = 46;
/** campaign: changes the SO cost of an attack into an Enemy band, before Trucks, never below 0. */
export const E_OPCOST = 47;
/** campaign: SO that a Truck saves, instead of 2; 0: no change. */
export const E_TRUCK = 48;
/** campaign: Trucks may not be assigned this Week. */
export const E_NO_TRUCKS = 49;
/** campaign: changes the Weekly SO gain, never below 0. */
export const E_WEEKLY_SO = 50;
/** campaign: SO change in the Adjust SO step (a loss is mandatory). */
export const E_SO_WEEKLY = 51;
/** campaign: before Move Battalions so many random Half Battalions return to Full. */
export const E_WEEK_RESTORE = 52;
/** campaign: no Units may be bought in Repair/Replace. */
export const E_NO_BUY_UNITS = 53;
/** campaign: VP lost at the end of a Week for each Battalion in Friendly Staging; VP never below 0. */
export const E_VP_LOSS_STAGING = 54;
/** campaign: Battalions to attack each Week; 0: none. */
export const E_MIN_ATTACKS = 55;
/** campaign: SO change if fewer were attacked. */
export const E_MIN_ATTACKS_SO = 56;
/** campaign: extra VP for a Battalion Destroyed in an Enemy band. */
export const E_VP_ENEMY_BAND = 57;
/** campaign: extra VP for a Battalion Destroyed in the Front. */
export const E_VP_FRONT = 58;
/** campaign: extra VP for a Fixed Battalion Destroyed. */
export const E_VP_FIXED = 59;
/** campaign: Stress recovered On Leave, instead of 4; 0: no change. */
export const E_LEAVE = 60;
/** campaign: Scouts on loan this Week. */
export const E_FREE_SCOUT = 61;
/** campaign: Damage counters repaired free this Week (an Engine counts as 2). */
export const E_FREE_REPAIR = 62;
/** campaign: SO for each Battalion Destroyed this Week. */
export const E_SO_PER_DESTROY = 63;
/** campaign: VP at the end of the Week if a Battalion was Destroyed. */
export const E_VP_IF_ANY = 64;
/** campaign: SO change at the end of the Week if none was. */
export const E_SO_IF_NONE = 65;

// By kind of enemy counter: `s[FX + E_ADD + RIFLE]`.
/** battle: enemy counters added before placement, by kind. */
export const E_ADD = 66;
/** battle: random enemy counters removed after placement (Destroyed), by kind. */
export const E_REMOVE = 77;
/** battle: added to Attack rolls of that kind. */
export const E_ATK = 88;
/** battle: added to its AP Attack rolls. */
export const E_ATK_AP = 99;
/** battle: added to its AP Attack rolls at Range 0. */
export const E_ATK_AP_R0 = 110;
/** battle: 1: on turn 1 the kind uses Advance whatever the roll. */
export const E_TURN1_ADVANCE = 121;
/** battle: 1: on turn 1 the kind Holds. */
export const E_HOLD_T1 = 132;
/** battle: after placement each counter of the kind rolls a d10; this or more: Destroyed; 0: none. */
export const E_KILL_ROLL = 143;

/** How many sums the state keeps. */
export const FX_SIZE = 154;

// Done once, when the card is drawn, resolved or Destroyed, or read from the card itself: not summed.
/** both: nothing. */
export const E_NONE = 154;
/** both: SO gained or lost now; a loss stops at 0. */
export const E_SO = 155;
/** campaign: SO now if the Battalion was Destroyed. */
export const E_SO_IF_DESTROYED = 156;
/** campaign: SO now if the Battalion was Destroyed or reduced to Half. */
export const E_SO_IF_HALF = 157;
/** campaign: SO now if no AT Gun is left on the Battlefield. */
export const E_SO_IF_NO_ATGUN = 158;
/** campaign: Stress change of every Commander in the force. */
export const E_STRESS_ALL = 159;
/** campaign: Stress change of every Commander with 4 or more. */
export const E_STRESS_IF_4 = 160;
/** campaign: promote so many Recruits to Green for nothing (player chooses). */
export const E_PROMOTE_RECRUIT = 161;
/** campaign: Stress change of each participant. */
export const E_STRESS_EACH = 162;
/** campaign: Stress change of each Shaken participant. */
export const E_STRESS_SHAKEN = 163;
/** campaign: Stress change of one random participant. */
export const E_STRESS_RANDOM = 164;
/** campaign: Stress change of the participant with the most Stress (player breaks ties). */
export const E_STRESS_TOP = 165;
/** campaign: Stress change of up to so many Commanders of the force (value2), player chooses. */
export const E_STRESS_CHOICE = 166;
/** campaign: Stress change of participants who were On Leave last Week. */
export const E_STRESS_RESTED = 167;
/** campaign: Stress change of participants with Cool 0. */
export const E_STRESS_COOL0 = 168;
/** campaign: Stress change of one random participant whose Unit was Destroyed. */
export const E_STRESS_DESTROYED = 169;
/** campaign: XP for each participant. */
export const E_XP_EACH = 170;
/** campaign: XP for one participant, player chooses. */
export const E_XP_CHOICE = 171;
/** campaign: XP for the Commander who Destroyed the most enemy points (player breaks ties). */
export const E_XP_TOP = 172;
/** campaign: XP for each Okay participant if the Battalion was Destroyed. */
export const E_XP_OKAY = 173;
/** campaign: if at Half and not Fixed, the Battalion goes back one band. */
export const E_OP_RETREAT = 174;
/** campaign: if at Half, added to its next Operational Movement roll (BATTALION_NEXT). */
export const E_NEXT_OPMOVE = 175;
/** campaign: remove so many Vehicle Damage counters, not Engine, from one participating Unit. */
export const E_REPAIR = 176;
/** campaign: remove so many Commander Wounded counters free. */
export const E_HEAL = 177;
/** campaign: remove so many Casualty counters from participating Units. */
export const E_REMOVE_CASUALTY = 178;
/** campaign: pay this SO, or each participant suffers 1 Stress. */
export const E_PAY_OR_STRESS = 179;
/** campaign: see the next Special Condition; put it on top or at the bottom. */
export const E_PEEK = 180;
/** campaign: one random Vehicle that moved in this Battle: d10, this or less gives it Suspension. */
export const E_SUSP_ROLL = 181;
/** battle: one Unit in the Battle gets so many extra Tactic counters, player chooses. */
export const E_TACTIC_CHOICE = 182;
/** battle: pay this SO, or the Battle is one turn shorter. */
export const E_PAY_OR_TURNS = 183;
/** battle: Stress of one random Commander of a HE-target Unit. */
export const E_STRESS_RANDOM_HE = 184;
/** campaign: never moves on the Operational Map. */
export const E_FIXED = 185;
/** campaign: an Advance from the Front goes two bands. */
export const E_OP_DOUBLE = 186;
/** campaign: added to this Battalion's own Operational Movement rolls. */
export const E_OWN_OPMOVE = 187;
/** campaign: extra XP for each participant when this Battalion is Destroyed. */
export const E_XP = 188;
/** campaign: SO when this Battalion is Destroyed. */
export const E_SO_ON_DESTROY = 189;

export const EFFECT_COUNT = 190;

/** When an effect counts. */
export const LASTING = 0; // while its card is in force; a Battalion's: in the Battle against it
export const ON_MAP = 1; // while its Battalion is on the Operational Map
export const OWN = 2; // concerns its Battalion on the Operational Map alone: read from the card
export const NOW = 3; // once, when the card is drawn or resolved
export const ON_DESTROY = 4; // once, when its Battalion is Destroyed
export const AFTER_DESTROY = 5; // from the destruction of its Battalion to the end of the Campaign

/** Under which condition an effect counts. */
export const ALWAYS = 0;
export const FRONT_OR_BEYOND = 1; // the Battle is fought in the Front or an Enemy band
export const VS_ASSAULT = 2; // the Battle is against an Assault Battalion
export const FIRST_BATTLE = 3; // the first Battle of the Week

export interface Effect {
  readonly effect: number;
  readonly value: number;
  /** A second number, where the code has one. */
  readonly value2: number;
  /** Bit k: kind k of enemy counters. 0 for effects that are not by kind. */
  readonly kinds: number;
  readonly condition: number;
  readonly when: number;
}

interface Form {
  /** `n` a number, `kind` or `kinds` enemy counters; anything else stands for itself. */
  readonly form: string;
  readonly effect: number;
  readonly when: number;
  readonly condition?: number;
  /** The value of a form without a number. */
  readonly value?: number;
}

/** Every form of code. Its meaning stands at the effect's constant. */
export const FORMS: readonly Form[] = [
  { form: 'NONE', effect: E_NONE, when: NOW },
  // Campaign and Objective cards (some forms also stand on Battalion, Event and Special Condition cards)
  { form: 'TACMOVE n', effect: E_TACMOVE, when: LASTING },
  { form: 'OPMOVE n', effect: E_OPMOVE, when: LASTING },
  { form: 'ENEMY_ATK_VS_AP n', effect: E_ENEMY_ATK_VS_AP, when: LASTING },
  { form: 'ARMOR_LIMIT n', effect: E_ARMOR_LIMIT, when: LASTING },
  { form: 'OPCOST n', effect: E_OPCOST, when: LASTING },
  { form: 'ADD kind n', effect: E_ADD, when: LASTING },
  { form: 'ADD kind n @Front+', effect: E_ADD, when: LASTING, condition: FRONT_OR_BEYOND },
  { form: 'LIGHT_IS_BOCAGE', effect: E_LIGHT_IS_BOCAGE, when: LASTING, value: 1 },
  { form: 'AIRSTRIKE n perWeek', effect: E_AIRSTRIKE, when: LASTING },
  { form: 'AIRSTRIKE n cost', effect: E_AIRSTRIKE_COST, when: LASTING },
  { form: 'BANZAI n+', effect: E_BANZAI, when: LASTING },
  { form: 'WEEKLY_SO n', effect: E_WEEKLY_SO, when: LASTING },
  { form: 'NO_BUY_UNITS', effect: E_NO_BUY_UNITS, when: LASTING, value: 1 },
  { form: 'DEF_R0 n', effect: E_DEF_R0, when: LASTING },
  { form: 'ATK_R0 n', effect: E_ATK_R0, when: LASTING },
  { form: 'FIRST_BATTLE_TURNS n', effect: E_TURNS, when: LASTING, condition: FIRST_BATTLE },
  { form: 'VP_LOSS_STAGING n', effect: E_VP_LOSS_STAGING, when: LASTING },
  { form: 'DUG_IN n', effect: E_DUG_IN, when: LASTING },
  { form: 'MIN_ATTACKS n', effect: E_MIN_ATTACKS, when: LASTING },
  { form: 'MIN_ATTACKS SO n', effect: E_MIN_ATTACKS_SO, when: LASTING },
  { form: 'VP_ENEMY_BAND n', effect: E_VP_ENEMY_BAND, when: LASTING },
  { form: 'VP_FRONT n', effect: E_VP_FRONT, when: LASTING },
  { form: 'VP_FIXED n', effect: E_VP_FIXED, when: LASTING },
  { form: 'LEAVE n', effect: E_LEAVE, when: LASTING },
  { form: 'BATTLE_TURNS n', effect: E_BATTLE_TURNS, when: LASTING },
  { form: 'TRUCK n', effect: E_TRUCK, when: LASTING },
  // Battalion cards
  { form: 'XP n', effect: E_XP, when: ON_DESTROY },
  { form: 'SO_ON_DESTROY n', effect: E_SO_ON_DESTROY, when: ON_DESTROY },
  { form: 'WEEKLY_AFTER_DESTROY n', effect: E_WEEKLY_SO, when: AFTER_DESTROY },
  { form: 'FIXED', effect: E_FIXED, when: OWN, value: 1 },
  { form: 'OP_DOUBLE @Front', effect: E_OP_DOUBLE, when: OWN, value: 1 },
  { form: 'SO_WEEKLY n', effect: E_SO_WEEKLY, when: ON_MAP },
  { form: 'WEEK_RESTORE n', effect: E_WEEK_RESTORE, when: ON_MAP },
  { form: 'GLOBAL_ATK kinds n', effect: E_ATK, when: ON_MAP },
  { form: 'GLOBAL_OPMOVE All n', effect: E_OPMOVE, when: ON_MAP },
  { form: 'GLOBAL_OPMOVE Assault n', effect: E_OPMOVE_ASSAULT, when: ON_MAP },
  { form: 'GLOBAL_ADD kind n', effect: E_ADD, when: ON_MAP },
  { form: 'GLOBAL_ADD kind n vsAssault', effect: E_ADD, when: ON_MAP, condition: VS_ASSAULT },
  { form: 'GLOBAL_EVENT_TOP n', effect: E_EVENT_TOPS, when: ON_MAP },
  { form: 'GLOBAL_STRESS_RANDOM n', effect: E_STRESS_RANDOM_MAP, when: ON_MAP },
  { form: 'GLOBAL_STRESS_TOP n', effect: E_STRESS_TOP_MAP, when: ON_MAP },
  { form: 'GLOBAL_TACMOVE n', effect: E_TACMOVE, when: ON_MAP },
  { form: 'GLOBAL_MINES 1-n', effect: E_MINES, when: ON_MAP },
  { form: 'TURN1_ADVANCE kinds', effect: E_TURN1_ADVANCE, when: LASTING, value: 1 },
  { form: 'DEF Rifle withTank n', effect: E_DEF_RIFLE_WITH_TANK, when: LASTING },
  { form: 'DEF Rifle inCover n', effect: E_DEF_RIFLE_IN_COVER, when: LASTING },
  { form: 'DEF withStructure n', effect: E_DEF_WITH_STRUCTURE, when: LASTING },
  { form: 'ATK kinds n', effect: E_ATK, when: LASTING },
  { form: 'ATK kind AP n', effect: E_ATK_AP, when: LASTING },
  { form: 'ATK kind R0 n', effect: E_ATK_AP_R0, when: LASTING },
  { form: 'NO_SCOUT', effect: E_NO_SCOUT, when: LASTING, value: 1 },
  { form: 'NO_PREMOVE', effect: E_NO_PREMOVE, when: LASTING, value: 1 },
  { form: 'TURNS n', effect: E_TURNS, when: LASTING },
  { form: 'ATGUN88', effect: E_ATGUN88, when: LASTING, value: 1 },
  { form: 'NIGHT R2+ n', effect: E_NIGHT, when: LASTING },
  { form: 'RIFLE_PREADV n', effect: E_RIFLE_PREADV, when: LASTING },
  { form: 'NO_RETREAT', effect: E_NO_RETREAT, when: LASTING, value: 1 },
  // Event cards, top
  { form: 'VP_IF_DESTROYED n', effect: E_VP_IF_DESTROYED, when: LASTING },
  { form: 'REROLL_PLACEMENT n', effect: E_REROLL_PLACEMENT, when: LASTING },
  { form: 'UNIT_LATE n', effect: E_UNIT_LATE, when: LASTING },
  { form: 'NO_R3+ TURNS 1-2', effect: E_NO_R3, when: LASTING, value: 1 },
  { form: 'HOLD_T1 kinds', effect: E_HOLD_T1, when: LASTING, value: 1 },
  { form: 'KILL_ROLL kind n+', effect: E_KILL_ROLL, when: LASTING },
  { form: 'DMG_ROLL AP n', effect: E_DMG_ROLL_AP, when: LASTING },
  { form: 'BARRAGE_HEX HE n+', effect: E_BARRAGE, when: LASTING },
  { form: 'NO_INDIRECT T1', effect: E_NO_INDIRECT_T1, when: LASTING, value: 1 },
  { form: 'EXTRA_PREMOVE n Infantry', effect: E_EXTRA_PREMOVE, when: LASTING },
  { form: 'MINE 1-n', effect: E_MINE, when: LASTING },
  { form: 'ATK_T1 n', effect: E_ATK_T1, when: LASTING },
  { form: 'FORCE_D6', effect: E_FORCE_D6, when: LASTING, value: 1 },
  { form: 'FORCE_D10', effect: E_FORCE_D10, when: LASTING, value: 1 },
  { form: 'REMOVE kind n', effect: E_REMOVE, when: LASTING },
  { form: 'NO_COMMAND_TACTIC', effect: E_NO_COMMAND_TACTIC, when: LASTING, value: 1 },
  { form: 'TACTIC n CHOICE', effect: E_TACTIC_CHOICE, when: NOW },
  { form: 'MUD T1', effect: E_MUD_T1, when: LASTING, value: 1 },
  { form: 'STRESS_RANDOM_HE n', effect: E_STRESS_RANDOM_HE, when: NOW },
  { form: 'SO n', effect: E_SO, when: NOW },
  { form: 'PAYn_OR_TURNS -1', effect: E_PAY_OR_TURNS, when: NOW },
  { form: 'DEPLOY_ROW5 n', effect: E_DEPLOY_ROW5, when: LASTING },
  { form: 'ENEMY_FIRST T1', effect: E_ENEMY_FIRST_T1, when: LASTING, value: 1 },
  { form: 'IGNORE_FIRST_STRESS', effect: E_IGNORE_FIRST_STRESS, when: LASTING, value: 1 },
  // Event cards, bottom
  { form: 'STRESS_EACH n', effect: E_STRESS_EACH, when: NOW },
  { form: 'XP_EACH n', effect: E_XP_EACH, when: NOW },
  { form: 'XP_CHOICE n', effect: E_XP_CHOICE, when: NOW },
  { form: 'STRESS_SHAKEN n', effect: E_STRESS_SHAKEN, when: NOW },
  { form: 'OP_RETREAT IF HALF', effect: E_OP_RETREAT, when: NOW, value: 1 },
  { form: 'SO n IF DESTROYED', effect: E_SO_IF_DESTROYED, when: NOW },
  { form: 'SO n IF HALF_OR_DESTROYED', effect: E_SO_IF_HALF, when: NOW },
  { form: 'SO n IF NO ATGun', effect: E_SO_IF_NO_ATGUN, when: NOW },
  { form: 'STRESS_RANDOM n', effect: E_STRESS_RANDOM, when: NOW },
  { form: 'REPAIR n NOT_ENGINE', effect: E_REPAIR, when: NOW },
  { form: 'STRESS_CHOICEn n', effect: E_STRESS_CHOICE, when: NOW },
  { form: 'HEAL n', effect: E_HEAL, when: NOW },
  { form: 'PAYn_OR_STRESS', effect: E_PAY_OR_STRESS, when: NOW },
  { form: 'STRESS_TOP n', effect: E_STRESS_TOP, when: NOW },
  { form: 'PEEK_SC', effect: E_PEEK, when: NOW, value: 1 },
  { form: 'NEXT_OPMOVE n IF HALF', effect: E_NEXT_OPMOVE, when: NOW },
  { form: 'XP_TOP n', effect: E_XP_TOP, when: NOW },
  { form: 'SUSP_ROLL 1-n', effect: E_SUSP_ROLL, when: NOW },
  { form: 'REMOVE Casualty n', effect: E_REMOVE_CASUALTY, when: NOW },
  { form: 'STRESS_RESTED n', effect: E_STRESS_RESTED, when: NOW },
  { form: 'STRESS_COOL0 n', effect: E_STRESS_COOL0, when: NOW },
  { form: 'STRESS_DESTROYED n', effect: E_STRESS_DESTROYED, when: NOW },
  { form: 'XP_OKAY n IF DESTROYED', effect: E_XP_OKAY, when: NOW },
  // Special Condition cards
  { form: 'SO_PER_DESTROY n', effect: E_SO_PER_DESTROY, when: LASTING },
  { form: 'ATK_R3+ n BOTH', effect: E_ATK_R3, when: LASTING },
  { form: 'AIRSTRIKE_FREE n', effect: E_AIRSTRIKE_FREE, when: LASTING },
  { form: 'SO n FLOOR0', effect: E_SO, when: NOW },
  { form: 'PROMOTE_RECRUIT n', effect: E_PROMOTE_RECRUIT, when: NOW },
  { form: 'STRESS_IF>=4 n', effect: E_STRESS_IF_4, when: NOW },
  { form: 'STRESS_ALL n', effect: E_STRESS_ALL, when: NOW },
  { form: 'FREE_REPAIR n', effect: E_FREE_REPAIR, when: LASTING },
  { form: 'NO_TRUCKS', effect: E_NO_TRUCKS, when: LASTING, value: 1 },
  { form: 'FREE_SCOUT n', effect: E_FREE_SCOUT, when: LASTING },
  { form: 'FIRST_ADD kind n', effect: E_ADD, when: LASTING, condition: FIRST_BATTLE },
  { form: 'BATTLE_STRESS n', effect: E_BATTLE_STRESS, when: LASTING },
  { form: 'VP n IF ANY', effect: E_VP_IF_ANY, when: LASTING },
  { form: 'SO n IF NONE', effect: E_SO_IF_NONE, when: LASTING },
];

const PATTERNS: readonly (Form & { readonly pattern: RegExp })[] = FORMS.map((form) => ({
  ...form,
  pattern: new RegExp(
    `^${form.form
      .replace(/[+.*>=@-]/g, '\\$&')
      .replace(/\bkinds\b/, '(?<kinds>[A-Za-z,]+)')
      .replace(/\bkind\b/, '(?<kinds>[A-Za-z]+)')
      .replace(/(?<![a-z])n(?![a-z])/g, '([+-]?[0-9]+)')}$`,
  ),
}));

/** Cards that say two things in one code, as the two codes that they stand for. */
function split(code: string): string[] {
  const two = /^(MIN_ATTACKS \d+) ELSE (SO [+-]\d+)$/.exec(code);
  if (two !== null) return [two[1], `MIN_ATTACKS ${two[2]}`];
  const either = /^(VP [+-]\d+ IF ANY) ELSE (SO [+-]\d+)$/.exec(code);
  if (either !== null) return [either[1], `${either[2]} IF NONE`];
  const strike = /^AIRSTRIKE cost(\d+) perWeek(\d+)$/.exec(code);
  if (strike !== null) return [`AIRSTRIKE ${strike[2]} perWeek`, `AIRSTRIKE ${strike[1]} cost`];
  const first = /^FIRST_ADD (.*)$/.exec(code);
  if (first !== null) return first[1].split(',').map((add) => `FIRST_ADD ${add}`);
  return code.split(';').map((part) => part.trim());
}

/** The effects that a code of the data stands for; undefined if there is no such code. */
export function parseCode(code: string): readonly Effect[] | undefined {
  const effects: Effect[] = [];
  for (const part of split(code)) {
    const effect = parsePart(part);
    if (effect === undefined) return undefined;
    effects.push(effect);
  }
  return effects;
}

function parsePart(part: string): Effect | undefined {
  for (const form of PATTERNS) {
    const found = form.pattern.exec(part);
    if (found === null) continue;
    const named = found.groups?.kinds;
    const kinds = named === undefined ? 0 : kindMask(named);
    if (kinds < 0) continue;
    const numbers = found
      .slice(1)
      .filter((g) => g !== named)
      .map(Number);
    const { effect, when, condition = ALWAYS } = form;
    // The form with two numbers names the count first: STRESS_CHOICE3 -1.
    if (numbers.length === 2) return { effect, value: numbers[1], value2: numbers[0], kinds, condition, when };
    return { effect, value: numbers[0] ?? form.value ?? 0, value2: 0, kinds, condition, when };
  }
  return undefined;
}

const WORDS: readonly string[] = KINDS;

/** Bits of the kinds in `Rifle,MG`; -1 if one is none. */
function kindMask(names: string): number {
  let mask = 0;
  for (const name of names.split(',')) {
    const kind = WORDS.indexOf(name);
    if (kind < 0) return -1;
    mask |= 1 << kind;
  }
  return mask;
}

/** Notes on Unit and Commander cards: bits, or numbers in a field of their own. */
export interface NoteSpec {
  readonly form: string;
  readonly bit?: number;
  readonly field?: 'movePenalty' | 'moveStress' | 'tactic' | 'commandTactic' | 'heAtZero';
}

export const U_INDIRECT = 1; // no Line of Sight needed
export const U_NO_MOVE_ATTACK = 2; // may move or attack in a step, not both
export const U_TRANSPORT = 4; // carries one Infantry and one Artillery Unit of its hex
export const U_AP_R0 = 8; // AP attacks at Range 0 only
export const U_VEHICLE = 16; // AP target: Engine, Suspension, ...; closed out of Impassable (rC63); set from `target`

export const UNIT_NOTES: readonly NoteSpec[] = [
  { form: 'Indirect Fire', bit: U_INDIRECT },
  { form: 'Cannot Move & Attack', bit: U_NO_MOVE_ATTACK },
  { form: 'Transport', bit: U_TRANSPORT },
  { form: 'Can only use AP at R0', bit: U_AP_R0 },
  { form: '-n Attack when Moving', field: 'movePenalty' },
  { form: 'n Stress if Move & Attack', field: 'moveStress' },
  { form: 'Tactic n', field: 'tactic' },
  { form: 'Command Tactic n', field: 'commandTactic' },
  { form: 'HE n at R0', field: 'heAtZero' },
];

export const SKILL_AGGRESSIVE = 1; // no Stress for Move & Attack
export const SKILL_CAUTIOUS = 2; // may not move (or be carried) and attack in a step
export const SKILL_CLOSE_COMBAT = 4; // third die at Range 0
export const SKILL_MARKSMAN = 8; // the target has no Cover bonus
export const SKILL_MEDIC = 16; // one cure at the start of Repair/Replace
export const SKILL_OVERDRIVE = 32; // +1 Speed for 1 Stress
export const SKILL_SPOTTER = 64; // no Line of Sight needed
export const SKILL_MECHANIC = 128; // one or two Vehicle Damage counters at the start of Repair/Replace

export const COMMANDER_NOTES: readonly NoteSpec[] = [
  { form: 'Aggressive', bit: SKILL_AGGRESSIVE },
  { form: 'Cautious', bit: SKILL_CAUTIOUS },
  { form: 'Close Combat', bit: SKILL_CLOSE_COMBAT },
  { form: 'Marksman', bit: SKILL_MARKSMAN },
  { form: 'Medic', bit: SKILL_MEDIC },
  { form: 'Overdrive', bit: SKILL_OVERDRIVE },
  { form: 'Spotter', bit: SKILL_SPOTTER },
  { form: 'US Mechanic', bit: SKILL_MECHANIC },
  { form: 'Tactic n', field: 'tactic' },
  { form: 'Command Tactic n', field: 'commandTactic' },
];

/** The note's spec and number; undefined if there is no such note. */
export function parseNote(specs: readonly NoteSpec[], note: string): { spec: NoteSpec; value: number } | undefined {
  for (const spec of specs) {
    const found = new RegExp(`^${spec.form.replace(/(?<![a-z])n(?![a-z])/, '([0-9]+)')}$`).exec(note);
    if (found !== null) return { spec, value: Number(found[1] ?? 1) };
  }
  return undefined;
}
