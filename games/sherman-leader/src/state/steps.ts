// The steps of the game by number, so that chapters push each other's procedures without importing them.
// Campaign steps have 0-63, battle steps 64-127. In brackets: the integers of the frame.

// --- Campaign: rules/campaign/ ---
// Sequence
export const STEP_CAMPAIGN = 0; // [stage] root frame: set-up, then the Weeks, then the end; never leaves the bottom
export const STEP_WEEK = 1; // [stage] one Week: condition, assignment, Battles, end of Week
// Set-up
export const STEP_SETUP_TARGET = 2; // [] single Battle only: choose the Battalion
export const STEP_SETUP_BATTALIONS = 3; // [] `draw`: Assault, Assault, Supply, Command to the point value (a decision, so that the set-up has no chance)
export const STEP_SETUP_UNITS = 4; // [cursor] buy Units, in ascending order; done
export const STEP_SETUP_COMMANDERS = 5; // [level, picked at this level, cursor] choose names, lowest level first
export const STEP_SETUP_PROMOTE = 6; // [cursor] promote for SO, in ascending order, one level at a time; done
export const STEP_SETUP_TRUCKS = 7; // [] how many Trucks to buy
export const STEP_SETUP_SCOUTS = 8; // [] how many Scouts to buy
// Start of Week
export const STEP_CONDITION = 9; // [stage] draw and carry out the Special Condition
export const STEP_CONDITION_PROMOTE = 10; // [left] C12: a Recruit becomes Green, or nobody
export const STEP_ASSIGN_TARGET = 11; // [cursor, planned] attack a Battalion (ascending), or no more
export const STEP_ASSIGN_TRUCKS = 12; // [plan] how many Trucks
export const STEP_ASSIGN_SCOUTS = 13; // [plan] how many Scouts; then the SO cost is paid
export const STEP_ASSIGN_UNIT = 14; // [plan, cursor] a Unit (ascending), or no more
export const STEP_ASSIGN_COMMANDER = 15; // [plan, unit] the Commander who leads it
export const STEP_NEXT_BATTLE = 16; // [] which planned Battle is fought now; pushes STEP_BATTLE over STEP_POST_COMBAT
// Post-combat
export const STEP_POST_COMBAT = 17; // [stage] event, status and VP, damage, Stress, XP, promotion; clears the Battle
export const STEP_POST_EVENT = 18; // [next effect of the card] carries out the bottom of the Event card
export const STEP_POST_PAY = 19; // [so] E14: pay or suffer Stress
export const STEP_PEEK = 20; // [card] E18: Special Condition back on top or under the deck
export const STEP_CHOOSE_COMMANDER = 21; // [purpose, left, cursor, value] one of several: XP, Stress, heal (PICK_*)
export const STEP_CHOOSE_DAMAGE = 22; // [purpose, left, cursor] Damage counters to remove free (PICK_*)
// End of Week
export const STEP_END_OF_WEEK = 23; // [stage] restore, move, leave, SO, repair and replace, R&R, next Week
export const STEP_MOVE_BATTALIONS = 24; // [next battalion] Operational Movement, one roll after another
export const STEP_ADJUST_SO = 25; // [stage] gains, then mandatory losses
export const STEP_MEDICS = 26; // [left, cursor] each Medic: wound, Casualty or 2 Stress; done
export const STEP_MECHANICS = 27; // [left, cursor] Vehicle Damage counters, two for each Mechanic; done
export const STEP_REPAIR = 28; // [cursor] Damage counters for SO; done
export const STEP_HEAL = 29; // [cursor] wounds for SO; done
export const STEP_UPGRADE = 30; // [] turn in a first Unit, or done
export const STEP_UPGRADE_MORE = 31; // [value so far, types turned in, cursor] turn in more, or say what for
export const STEP_UPGRADE_DISCARD = 32; // [type] a Commander to discard
export const STEP_REPLACE = 33; // [type cursor] replace Commanders: KIA must, Unfit and Wounded may; done
export const STEP_UNIT_LOSS = 34; // [type] a Commander without a Unit: buy a Unit of the type or discard a Commander
export const STEP_PURCHASE = 35; // [cursor] buy Units, each with a Recruit; done
export const STEP_RECRUIT = 36; // [type] the name of the Recruit who joins
export const STEP_RECRUIT_LEVEL = 37; // [commander] how many levels he is raised for SO
export const STEP_BUY_TRUCKS = 38; // [] how many Trucks
export const STEP_BUY_SCOUTS = 39; // [] how many Scouts
export const STEP_PRIORITY_RR = 40; // [] 5 SO: every Commander 2 Stress less, or not

/** Campaign steps end here; free numbers: 41-63. */
export const CAMPAIGN_STEPS = 64;

// --- Battle: rules/battle/ ---
// Sequence
export const STEP_BATTLE = 64; // [stage, over] one Battle from its Event card to its last turn; pops when it is over
export const STEP_TURN = 65; // [stage] one Battle turn: Fast, enemy, Slow, status
// Pre-combat
export const STEP_EVENT_TOP = 66; // [tops drawn, next effect] draws and carries out Event tops
export const STEP_EVENT_PAY = 67; // [so] E25: pay or one turn fewer
export const STEP_EVENT_TACTIC = 68; // [n] E21: which Unit gets the Tactic counter
export const STEP_PLACE_UNIT = 70; // [slot] a hex for the Unit in this slot; slots in order
export const STEP_PRE_MOVE = 71; // [slot, orders left] Move Orders before the Battle; slots in order
export const STEP_PLACE_ENEMIES = 72; // [next slot] rolls for each counter in order
export const STEP_PLACE_TIE = 73; // [enemy, hexes] nearest open hex: the player chooses
export const STEP_REROLL = 74; // [left, cursor] E03: which placement rolls to roll again; done
export const STEP_AIRSTRIKE = 75; // [] Normandy, C05: use an air strike now or not
export const STEP_BARRAGE = 76; // [] E10: the hex
export const STEP_STARTING_ADVANCES = 77; // [enemy, orders done] enemy infantry, one order after another
// Combat
export const STEP_LATE_UNIT = 79; // [slot] E04: a hex for the Unit that comes on turn 2
export const STEP_FRIENDLY = 80; // [0 fast or 1 slow] which Unit acts, Tactics, heroics; end the step
export const STEP_COMMAND_TACTIC = 81; // [slot that spends, step] for which Unit
export const STEP_MOVE = 82; // [slot, step] where to; stay; off the Battlefield; overdrive
export const STEP_CARGO = 83; // [slot, step, from + 1, carried] who is carried: Infantry, then Artillery; go on
export const STEP_ATTACK = 84; // [slot, step] the target, or none
export const STEP_ENEMY_ACTIONS = 86; // [1: the rest in the order of the chart] which enemy acts next, until all have
export const STEP_ENEMY_MOVE_TIE = 87; // [enemy, hexes, what for] the player chooses the hex
export const STEP_ENEMY_TARGET_TIE = 89; // [enemy, first slots, further slots] the player chooses the target (bits)
export const STEP_END_EARLY = 91; // [] the Battalion is Destroyed: stop or fight on
export const STEP_TENACITY = 92; // [] one turn more or not
export const STEP_BEGIN = 93; // [] `begin`: a Battle set up by hand starts with its Event card

/** Battle steps end here; free numbers: 94-127. */
export const STEPS = 128;

/** What STEP_CHOOSE_COMMANDER and STEP_CHOOSE_DAMAGE are for. */
export const PICK_XP = 0; // E03: XP for one participant
export const PICK_XP_TOP = 1; // E21: among those who Destroyed the most
export const PICK_STRESS = 2; // E11: up to three Commanders, anywhere
export const PICK_STRESS_TOP = 3; // E15, 7C: among the participants with the most Stress
export const PICK_HEAL = 4; // E12: a wound, anywhere
export const PICK_REPAIR = 5; // E09: a Vehicle Damage counter, not Engine, of a participant
export const PICK_CASUALTY = 6; // E23: a Casualty of a participant
