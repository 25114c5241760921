// Choices as integers: a verb in the upper bits and its object in the lower ones, or one number of a list.

/** Action Phase: verb << 8 | base, number of trucks, Division, deck or space. */
export const ACT_SUPPLIES = 0;
export const ACT_TRUCKS = 1;
export const ACT_HAUL = 2;
export const ACT_MOVE = 3;
export const ACT_AIR = 4;
export const ACT_MIDDLETON = 5;
export const ACT_AUTHOR = 6;
export const ACT_STOW = 7;
export const ACT_END = 8;

/** Move: verb << 8 | space, Garrison or Zone. */
export const MOVE_TO = 0;
export const MOVE_BY_AIR = 1;
export const MOVE_ATTACK = 2;
export const MOVE_HELP_FFI = 3;
export const MOVE_HELP_TD = 4;
export const MOVE_STOW = 5;
export const MOVE_STOP = 6;

/** Truck Supplies: road * 2 + direction; then HAUL_STOW + space; then HAUL_END. */
export const HAUL_STOW = 128;
export const HAUL_END = 255;

/** FFI Phase: place it leaves * 32 + place it goes to; FFI_END. */
export const FFI_END = 1023;

/** Fight: the FFI in the space, an FFI of the Zone, a card of the list, and how to go on. */
export const FFI_HERE = 0;
export const FFI_ZONE = 1;
export const FIRST_CARD = 2;
export const FELIX = 61;
export const FIGHT_ON = 62;
export const YIELD = 63;
