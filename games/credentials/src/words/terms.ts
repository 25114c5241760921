// What the computer players weigh in a position, as a hint or a review names it.

export const victoryPoints = 'Victory points';
export const victoryPointsNow = 'Victory points now';
export const stillToCome = 'Still to come at this stage, with supplies, Trucks and resistance';
export const divisions = 'Divisions: where they are and what they carry';
export const ports = 'Ports: sieges, Garrisons and destruction';
export const ground = 'Control, depots and Kampfgruppen';
export const minorPorts = 'Minor Supply Ports';
export const cards = 'Cards in hand, drawn and beaten';
