// The options of the game as the new-game form and the terminal show them: each with its values, and what each value means.

export const setUp = 'Set-up';
export const setUpCard = 'Set Up Card';
export const setUpCardText = 'Every unit begins where the (reconstructed) Set Up Card puts it.';
export const setUpFree = 'Free inside the same areas';
export const setUpFreeText =
  'The German, then the American player places his units within the areas and limits of each force.';

export const segment = 'Indirect fire segment';
export const segmentUntilMiss = 'One area, until a miss';
export const segmentUntilMissText =
  'The pieces of one area fire one by one. An attack without effect ends the segment.';
export const segmentOneAttack = 'One attack';
export const segmentOneAttackText = 'Play passes to the other side after every attack.';
export const segmentWholeArea = 'One area, hit or miss';
export const segmentWholeAreaText =
  'The pieces of one area fire one by one, as many as the player wants, whether they hit or not.';

export const casualties = 'Paying Casualty Points';
export const casualtiesInFull = 'In full, or all units are lost';
export const casualtiesInFullText =
  'Units may retreat only if the Casualty Points are paid in full. Otherwise all of them are eliminated.';
export const casualtiesAsAble = 'As far as units can pay';
export const casualtiesAsAbleText =
  'A unit may always retreat. Points that no unit left in the area can pay have no effect.';

export const interdiction = 'Entering interdicted areas';
export const interdictionEach = 'Each unit chooses';
export const interdictionEachText =
  'Each unit may pay the extra MP. The units that do not pay take one attack together.';
export const interdictionStack = 'The group chooses';
export const interdictionStackText = 'The whole group pays, or the whole group takes one attack.';
export const interdictionAlone = 'Each unit alone';
export const interdictionAloneText =
  'Each unit may pay the extra MP. Each unit that does not pay takes an attack of its own.';

export const acted = 'Units that have moved';
export const actedSpent = 'Become spent';
export const actedSpentText = 'Every unit that completes an activation becomes spent.';
export const actedMarked = 'Stay fresh';
export const actedMarkedText =
  'A unit that only moved stays fresh but may not act again this turn. A unit that assaulted becomes spent.';

export const support = 'Supporting defenders';
export const supportFresh = 'Fresh units only';
export const supportFreshText = 'Each other fresh unit adds 1 to the Defensive Total.';
export const supportAll = 'All units';
export const supportAllText = 'Each other unit adds 1 to the Defensive Total, fresh or spent.';

export const rally = 'Automatic rallies';
export const rallyBeforeRolls = 'Before the rolls';
export const rallyBeforeRollsText =
  'The American player names one squad for each Victory Area under American control. Then the other squads roll.';
export const rallyAfterRolls = 'After the rolls';
export const rallyAfterRollsText =
  'All squads roll. Then one squad that failed rallies for each Victory Area under American control.';

export const weapons = 'Weapons in contested areas';
export const weaponsClear = 'Stay where they are';
export const weaponsClearText = 'Weapons change hands only where no enemy is in the area.';
export const weaponsControlled = 'Change hands';
export const weaponsControlledText =
  'Weapons change hands in every area that the side controls, even with enemies in it.';
