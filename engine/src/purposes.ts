// Purposes of chance for games of several seats: made once, for each of them.
import type { Purpose } from './chance.ts';

/** The same purpose for each seat, in their order. */
export function bySeat(purpose: Purpose, seats = 2): readonly Purpose[] {
  return Array.from({ length: seats }, (_, seat) => ({ ...purpose, seat }));
}

/** The same purpose for each seat and each of so many things: seat after seat. */
export function bySeatAndThing(purpose: Purpose, things: number, seats = 2): readonly Purpose[] {
  return bySeat(purpose, seats).flatMap((own) => Array.from({ length: things }, (_, of) => ({ ...own, of })));
}
