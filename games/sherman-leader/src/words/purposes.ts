// What a card or counter is drawn for, as somebody who draws real ones reads it.

export const battalionCard = 'Battalion card';
export const randomBattalion = 'random Battalion';
export const conditionCard = 'Special Condition card';
export const eventTop = 'Event card, top';
export const eventBottom = 'Event card, bottom';
export const tank = 'Tank from the cup';
export const tile = 'Terrain tile';
export const damageAp = 'Damage counter, gray side';
export const damageHe = 'Damage counter, camouflaged side';
export const randomUnit = 'random Unit';
export const randomCommander = 'random Commander';
export const randomEnemy = 'random Enemy Unit';
