// The steps of the game by number, so that chapters push each other's procedures without importing them.
// Campaign steps have 0-63, battle steps 64-127. Behind each: the integers of its frame in brackets, and what it is for.
import { numbered } from '@bocage/engine';

/** Campaign: rules/campaign/. */
export const CAMPAIGN_STEP = numbered([
  // Sequence
  'campaign', // [stage] root frame: set-up, then the Weeks, then the end; never leaves the bottom
  'week', // [stage] one Week: condition, assignment, Battles, end of Week
  // Set-up
  'setupTarget', // [] single Battle only: choose the Battalion
  'setupBattalions', // [] `draw`: Assault, Assault, Supply, Command to the point value (a decision, so that the set-up has no chance)
  'setupUnits', // [cursor] buy Units, in ascending order; done
  'setupCommanders', // [level, picked at this level, cursor] choose names, lowest level first
  'setupPromote', // [cursor] promote for SO, in ascending order, one level at a time; done
  'setupTrucks', // [] how many Trucks to buy
  'setupScouts', // [] how many Scouts to buy
  // Start of Week
  'condition', // [stage] draw and carry out the Special Condition
  'conditionPromote', // [left] C12: a Recruit becomes Green, or nobody
  'assignTarget', // [cursor, planned] attack a Battalion (ascending), or no more
  'assignTrucks', // [plan] how many Trucks
  'assignScouts', // [plan] how many Scouts; then the SO cost is paid
  'assignUnit', // [plan, cursor] a Unit (ascending), or no more
  'assignCommander', // [plan, unit] the Commander who leads it
  'nextBattle', // [] which planned Battle is fought now; pushes battle over postCombat
  // Post-combat
  'postCombat', // [stage] event, status and VP, damage, Stress, XP, promotion; clears the Battle
  'postEvent', // [next effect of the card] carries out the bottom of the Event card
  'postPay', // [so] E14: pay or suffer Stress
  'peek', // [card] E18: Special Condition back on top or under the deck
  'chooseCommander', // [purpose, left, cursor, value] one of several: XP, Stress, heal (PICK_*)
  'chooseDamage', // [purpose, left, cursor] Damage counters to remove free (PICK_*)
  // End of Week
  'endOfWeek', // [stage] restore, move, leave, SO, repair and replace, R&R, next Week
  'moveBattalions', // [next battalion] Operational Movement, one roll after another
  'adjustSo', // [stage] gains, then mandatory losses
  'medics', // [left, cursor] each Medic: wound, Casualty or 2 Stress; done
  'mechanics', // [left, cursor] Vehicle Damage counters, two for each Mechanic; done
  'repair', // [cursor] Damage counters for SO; done
  'heal', // [cursor] wounds for SO; done
  'upgrade', // [] turn in a first Unit, or done
  'upgradeMore', // [value so far, types turned in, cursor] turn in more, or say what for
  'upgradeDiscard', // [type] a Commander to discard
  'replace', // [type cursor] replace Commanders: KIA must, Unfit and Wounded may; done
  'unitLoss', // [type] a Commander without a Unit: buy a Unit of the type or discard a Commander
  'purchase', // [cursor] buy Units, each with a Recruit; done
  'recruit', // [type] the name of the Recruit who joins
  'recruitLevel', // [commander] how many levels he is raised for SO
  'buyTrucks', // [] how many Trucks
  'buyScouts', // [] how many Scouts
  'priorityRr', // [] 5 SO: every Commander 2 Stress less, or not
]);

/** Battle: rules/battle/. The gaps are numbers of old: those of the others stay as they are. */
export const BATTLE_STEP = {
  ...numbered(
    [
      'battle', // [stage, over] one Battle from its Event card to its last turn; pops when it is over
      'turn', // [stage] one Battle turn: Fast, enemy, Slow, status
      // Pre-combat
      'eventTop', // [tops drawn, next effect] draws and carries out Event tops
      'eventPay', // [so] E25: pay or one turn fewer
      'eventTactic', // [n] E21: which Unit gets the Tactic counter
    ],
    64,
  ),
  ...numbered(
    [
      'placeUnit', // [slot] a hex for the Unit in this slot; slots in order
      'preMove', // [slot, orders left] Move Orders before the Battle; slots in order
      'placeEnemies', // [next slot] rolls for each counter in order
      'placeTie', // [enemy, hexes] nearest open hex: the player chooses
      'reroll', // [left, cursor] E03: which placement rolls to roll again; done
      'airstrike', // [] Normandy, C05: use an air strike now or not
      'barrage', // [] E10: the hex
      'startingAdvances', // [enemy, orders done] enemy infantry, one order after another
    ],
    70,
  ),
  ...numbered(
    [
      // Combat
      'lateUnit', // [slot] E04: a hex for the Unit that comes on turn 2
      'friendly', // [0 fast or 1 slow, 1 + the Unit that could attack nobody, why] which Unit acts, Tactics, heroics; end the step
      'commandTactic', // [slot that spends, step] for which Unit
      'move', // [slot, step] where to; stay; off the Battlefield; overdrive
      'cargo', // [slot, step, from + 1, carried] who is carried: Infantry, then Artillery; go on
      'attack', // [slot, step] the target, or none
    ],
    79,
  ),
  ...numbered(
    [
      'enemyActions', // [1: the rest in the order of the chart] which enemy acts next, until all have
      'enemyMoveTie', // [enemy, hexes, what for] the player chooses the hex
    ],
    86,
  ),
  ...numbered(
    [
      'enemyTargetTie', // [enemy, first slots, further slots] the player chooses the target (bits)
    ],
    89,
  ),
  ...numbered(
    [
      'endEarly', // [] the Battalion is Destroyed: stop or fight on
      'tenacity', // [] one turn more or not
      'begin', // [] `begin`: a Battle set up by hand starts with its Event card
    ],
    91,
  ),
} as const;

export const STEP = { ...CAMPAIGN_STEP, ...BATTLE_STEP };

/** Battle steps have higher numbers than all campaign steps; all have lower ones than STEPS. */
export const CAMPAIGN_STEPS = 64;
export const STEPS = 128;

/** What STEP.chooseCommander and STEP.chooseDamage are for. */
export const PICK_XP = 0; // E03: XP for one participant
export const PICK_XP_TOP = 1; // E21: among those who Destroyed the most
export const PICK_STRESS = 2; // E11: up to three Commanders, anywhere
export const PICK_STRESS_TOP = 3; // E15, 7C: among the participants with the most Stress
export const PICK_HEAL = 4; // E12: a wound, anywhere
export const PICK_REPAIR = 5; // E09: a Vehicle Damage counter, not Engine, of a participant
export const PICK_CASUALTY = 6; // E23: a Casualty of a participant
