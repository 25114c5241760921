// The one list of effects: every code that a card of the data may carry, what it means, and who executes it.
//
// A code of the data is text (`ADD Mortar 1 @Front+`). FORMS of effect-codes.ts says which texts there are and which effect
// each stands for. Effects that last are summed in the state (`s[FX + E_TACMOVE]`) over all cards in force,
// and summed anew whenever that set changes (rules/shared/effects.ts); the rules only read sums. Effects that
// happen once are carried out by the step that draws or resolves the card.
//
// The comment of each constant begins with the half that executes it: campaign (set-up, week, post-combat, end of
// week) or battle (pre-combat, combat).

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
