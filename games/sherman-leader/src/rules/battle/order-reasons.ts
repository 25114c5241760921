// Why an enemy counter has the order it has: numbers that rules write and events read.

export const BY_CHART = 0;
export const BY_ASTERISK = 1;
export const BY_MUD = 2;
export const BY_FUEL = 3;
export const BY_RUSH = 4;
export const BY_NO_RETREAT = 5;
export const BY_STRUCTURE = 6;
