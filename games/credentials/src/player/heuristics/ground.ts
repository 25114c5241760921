// Heuristic, ground: what is held, where Kampfgruppen and Divisions stand, where tokens lie, as bits of spaces.
import type { State } from '@bocage/engine';
import * as L from '../../state/layout.ts';
import { tokensIn } from '../../state/queries.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { CONTROL, DIVISIONS, DIV_AT, KG, SPACES } = L;

/** The board of one decision: many questions about it are one operation on these. */
export interface Ground {
  held: number;
  kampfgruppen: number;
  /** Spaces with a Division. */
  occupied: number;
  /** Spaces with tokens, of those that are held or occupied: no others count. */
  lying: number;
}

export const noGround = (): Ground => ({ held: 0, kampfgruppen: 0, occupied: 0, lying: 0 });

/** Before the choices of a decision are compared. */
export function lookAtGround(ground: Ground, s: State): void {
  let held = 0;
  let kampfgruppen = 0;
  // All are 0 or above it: the sign bit of the negative says which, without a branch that is often guessed wrong.
  for (let space = 0; space < SPACES; space++) {
    held |= (-s[CONTROL + space] >>> 31) << space;
    kampfgruppen |= (-s[KG + space] >>> 31) << space;
  }
  let occupied = 0;
  for (let card = 0; card < DIVISIONS; card++) occupied |= 1 << s[DIV_AT + card];
  let lying = 0;
  for (let rest = held | occupied; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest);
    lying |= (-tokensIn(s, space) >>> 31) << space;
  }
  ground.held = held;
  ground.kampfgruppen = kampfgruppen;
  ground.occupied = occupied;
  ground.lying = lying;
}
