// What the computer players weigh in a position, as a hint or a review names it.

export const thisBattle = 'This Battle';
export const campaignFailed = 'The Campaign has failed';
export const victoryPoints = 'Victory Points';
export const mayStillWin = 'What the force may still win';
export const stillToCome = 'Still to come with this much time, SO points and support';
export const cards = 'Campaign, Objective and Special Condition';
export const force = 'Units and Commanders';
export const map = 'Battalions on the map';
export const plans = 'Attacks planned';
