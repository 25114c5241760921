// What both halves of the game write beside their data: accounts, terrain, causes.

// accounts
export const start = 'Start';
export const optionalRules = 'Optional rules';
export const units = 'Units';
export const promotions = 'Promotions';
export const trucks = 'Trucks';
export const scouts = 'Scouts';
export const specialCondition = 'Special Condition';
export const operations = 'Operations';
export const events = 'Events';
export const battalionsDestroyed = 'Battalions Destroyed';
export const weeklySo = 'Weekly SO';
export const mapLosses = 'Map losses';
export const cardLosses = 'Card losses';
export const repairs = 'Repairs';
export const healing = 'Healing';
export const restAndAirStrikes = 'R&R and air strikes';

// force
/** What a Commander suffers Stress for when his Unit is damaged; such a line is a detail of the log. */
export const damage = 'Damage';

// ground
export const clear = 'Clear';
export const lightCover = 'Light Cover';
export const heavyCover = 'Heavy Cover';
export const bocage = 'Bocage';
export const water = 'Water';
export const impassable = 'Impassable';
