// Labels, costs, results and what dice are rolled for: the words that the rules put beside their data.

// sequence
export const initiativeAmerican = 'initiative, American';
export const initiativeGerman = 'initiative, German';
export const initiative = 'Initiative';
export const indirectFireSupport = 'Indirect Fire Support';
export const directFireSupport = 'Direct Fire Support';
export const action = 'Action';
export const regroup = 'Regroup';

// victory
export const americansHold = (held: number, of: number, needed: number): string =>
  `The Americans control ${held} of ${of} Victory Areas at the end and needed ${needed}.`;
export const americansHeldAll = (n: number, turns: number): string =>
  `The Americans have controlled all ${n} Victory Areas for ${turns} turns running.`;
export const noGermansLeft = 'No German Personnel remain.';
export const americansHoldNone = (turn: number): string => `The Americans control no Victory Area on turn ${turn}.`;
export const noAmericansLeft = 'No American Personnel remain.';
export const americanVictory = 'American victory';
export const germanVictory = 'German victory';

// interdiction
export const movementPoints = (value: number): string => `${value} MP`;

// move
export const moveIntoAndAssault = (place: string): string => `Move into ${place} and assault`;
export const movePastMarker = (cost: number, more: number, marker: number): string =>
  `${cost} MP, and ${more} more or an attack of ${marker}`;

// result
export const assaultAttacker = 'assault, attacker';
export const assaultDefender = 'assault, defender';

// pay
/** What a casualty pays of the points that are left to pay. */
export const pays = (cost: number, left: number): string => `${cost} of ${left} CP`;
export const paysOver = (cost: number, left: number): string => `${cost} of ${left} CP (${cost - left} too many)`;
const area = (place: string, victory: boolean): string => (victory ? `${place}, a Victory Area` : place);
export const losesArea = (place: string, victory: boolean): string =>
  `You would have no unit left in ${area(place, victory)}: the enemy takes control.`;
export const leavesArea = (place: string, victory: boolean): string =>
  `You would have no unit left in ${area(place, victory)}. It stays yours until an enemy enters.`;
export const paysTooMuch = (points: string): string => `You pay ${points} more than you owe.`;
export const spentCarrier = 'A spent carrier cannot fire its weapon.';

// attack
export const accuracyRoll = 'accuracy of fire into an area with own troops';
export const friendlyFireRoll = 'Casualty Points of friendly fire';
export const fireAttacker = 'fire, attacker';
export const fireDefender = 'fire, defender';

// guns
export const directFireAttacker = 'direct fire, attacker';
export const directFireDefender = 'direct fire, defender';

// pieces
export const weaponFirstDie = 'weapon of an eliminated carrier, first die';
export const weaponSecondDie = 'weapon of an eliminated carrier, second die';

// rally
export const rallyRoll = 'rally';
export const fatigueRoll = 'fatigue';
