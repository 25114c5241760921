// Labels, causes and warnings of the campaign: what its rules write beside their data.

// adjust-so
export const endOfWeek = 'End of Week';

// asks
export const youDecide = 'You decide for the task force.';

// assign
export const sendTheseUnits = 'Send these Units';
export const isShaken = 'He is Shaken: his values are lower.';

// attack-plan
export const attackNobodyThisWeek = 'Attack nobody this Week';
export const attackNobodyElse = 'Attack nobody else';
export const weekWithoutAttack = 'A Week without an attack brings no VP.';
export const noPointsLeft = 'You would have no SO points left for the rest of the Week.';
export const uselessScouts = 'Scouts give no extra turns against this Battalion.';

// commanders
export const promoteNobodyElse = 'Promote nobody else';

// condition
export const specialCondition = 'Special Condition';
export const promoteNobody = 'Promote nobody';

// end-of-week
export const noPriorityRest = 'Buy no Priority R&R';
export const priorityRest = 'Buy Priority R&R: everybody loses 2 Stress';

// event-bottom
export const suspension = 'Suspension';

// event-choices
export const stressEach = 'Take 1 Stress each';
export const putBackOnTop = 'Put it back on top';
export const putUnderTheDeck = 'Put it under the deck';

// medics
export const medic = 'Medic';
export const useNoMoreMedics = 'Use no more Medics';
export const wastedMedic = 'A Medic who is not used now is lost for this Week.';
export const repairNothingMore = 'Repair nothing more';
export const wastedRepairs = 'Repairs at no cost that are not used now are lost.';

// move-battalions
export const operationalMovementOf = (number: string): string => `Operational Movement of ${number}`;
export const hold = 'Hold';
export const retreat = 'Retreat';
export const advance = 'Advance';
export const half = 'Half';
export const rallied = 'rallied';
export const itsOwnNote = 'its own note';

// picks
export const mostStressed = 'most stressed';
export const event = 'Event';
export const chooseNobodyElse = 'Choose nobody else';

// post-combat
export const battalion = (battalionNumber: string): string => `Battalion ${battalionNumber}`;
export const battle = 'Battle';
export const cool = 'Cool';

// purchase
export const buyNothingMore = 'Buy nothing more';

// repair
export const healNobodyElse = 'Heal nobody else';

// replace
export const replaceNobodyElse = 'Replace nobody else';

// result
export const victory = 'Victory';
export const failure = 'Failure';
export const battleBrought = (one: number): string => `The Battle brought ${one} VP.`;
export const couldNotPay = 'You could not pay a cost.';
export const campaignBrought = (one: number): string => `The Campaign brought ${one} VP.`;

// set-up
export const drawTheBattalionCards = 'Draw the Battalion cards';

// upgrade
export const turnInNothing = 'Turn in nothing';
