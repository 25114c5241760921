// Choices as integers: a verb, a piece and a place. Every verb of the game stands here.
export const DECLINE = 0;
export const FIRE = 1;
export const SHOOT = 2;
export const END = 3;
export const SPOT = 4;
export const AIM = 5;
export const GUN = 6;
export const WITH = 7;
export const ROLL = 8;
export const ACT = 9;
export const PASS = 10;
export const UNIT = 11;
export const TO = 12;
export const ASSAULT = 13;
export const LEAVE = 14;
export const STOP = 15;
export const ON = 16;
export const PAY = 17;
export const PAY_ALL = 18;
export const RUN = 19;
export const POINT = 20;
export const HOLD = 21;
export const LEAD = 22;
export const GO = 23;
export const DEFEND = 24;
export const BACK = 25;
export const FLIP = 26;
export const LOSE = 27;
export const RETREAT = 28;
export const RALLY = 29;
export const TIRE = 30;
export const CARRY = 31;
export const DONE = 32;
export const GO_FIRST = 33;
export const GO_SECOND = 34;
export const PUT = 35;

const PIECE_SHIFT = 6;
const PLACE_SHIFT = 13;

export function pack(verb: number, piece: number, place = 0): number {
  return verb | (piece << PIECE_SHIFT) | (place << PLACE_SHIFT);
}

/** A verb with a place and no piece. */
export function packPlace(verb: number, place: number): number {
  return verb | (place << PLACE_SHIFT);
}

export function verbOf(choice: number): number {
  return choice & 63;
}

export function pieceOf(choice: number): number {
  return (choice >> PIECE_SHIFT) & 127;
}

/** The place; for CARRY, the unit that shall carry. */
export function placeOf(choice: number): number {
  return choice >> PLACE_SHIFT;
}
