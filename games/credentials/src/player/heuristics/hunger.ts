// Heuristic, hunger: how much each Division wants tokens.
import type { State } from '@bocage/engine';
import * as L from '../../state/layout.ts';
import { isCaptured, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import type { Weights } from './weights.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AMMO, DIV, DIVISIONS, DIV_AT, FOOD, FUEL, KINDS, SPACES, STARVING } = L;

/** How much a Division wants tokens: little when its card is well filled. */
export function hunger(w: Weights, t: GameData, s: State, card: number): number {
  const at = DIV + card * KINDS;
  const room = t.card - tokensOn(s, card);
  if (room <= 0) return 0;
  const want =
    Math.max(0, w.wantAmmo - s[at + AMMO]) +
    Math.max(0, w.wantFuel - s[at + FUEL]) * w.fuelWeight +
    (s[at + FOOD] === 0 ? w.foodWeight : 0) +
    (s[STARVING + card] === 1 ? w.starving : 0);
  const port = t.port[s[DIV_AT + card]];
  return Math.min(room, want) * (port >= 0 && !isCaptured(t, s, port) ? w.atPort : 1);
}

/** The hunger of all Divisions in one decision. */
export type Hungers = Float64Array;
export const noHungers = (): Hungers => new Float64Array(DIVISIONS);

/** Before choices are compared that have to do with it. */
export function lookForHunger(hungers: Hungers, w: Weights, t: GameData, s: State): void {
  for (let card = 0; card < DIVISIONS; card++) hungers[card] = hunger(w, t, s, card);
}

/** Who lacks supplies in a space, within two of it, and within four: three sums for each space. */
export function lookNear(near: Float64Array, hungers: Hungers, t: GameData, s: State, space: number): void {
  let here = 0;
  let close = 0;
  let further = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    const d = t.distance[space * SPACES + s[DIV_AT + card]];
    if (d > 4) continue;
    const lack = hungers[card] / (1 + d);
    further += lack;
    if (d <= 2) close += lack;
    if (d === 0) here += lack;
  }
  near[space * 3] = here;
  near[space * 3 + 1] = close;
  near[space * 3 + 2] = further;
}

/** Who lacks supplies in a space or near it. */
export function hungerNear(hungers: Hungers, t: GameData, s: State, space: number, reach: number): number {
  let sum = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    const d = t.distance[space * SPACES + s[DIV_AT + card]];
    if (d <= reach) sum += hungers[card] / (1 + d);
  }
  return sum;
}
