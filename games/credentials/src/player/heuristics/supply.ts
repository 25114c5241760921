// Heuristic, supplies: what to take, what to carry on, when to take trucks.
import type { State } from '@bocage/engine';
import { heldBefore } from '../../rules/11-supplies/stow.ts';
import { intelLeft } from '../../state/decks.ts';
import * as L from '../../state/layout.ts';
import { isArmored, levelIndex, tokensIn, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { type Hungers, lookForHunger, lookNear } from './hunger.ts';
import type { Weights } from './weights.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AMMO,
  DIV,
  DIVISIONS,
  DIV_AT,
  FOOD,
  FUEL,
  KINDS,
  LOGISTICS,
  LYING,
  POOL,
  RESERVE,
  ROAD,
  ROADS,
  ROUND,
  SPACES,
  STARVING,
  STOCK,
  TRUCK_STOCK,
} = L;

/** What the choices of one decision about supplies share. */
export interface Supply {
  readonly weights: Weights;
  readonly hungers: Hungers;
  /** Rounds to come, after which supplies are worth nothing. */
  roundsLeft: number;
  /** Who lacks supplies near each base that was looked at (`lookNear`). */
  readonly near: Float64Array;
  /** What is missing of each kind at the base that supplies are taken to. */
  readonly lack: Float64Array;
}

export const makeSupply = (weights: Weights, hungers: Hungers): Supply => ({
  weights,
  hungers,
  roundsLeft: 0,
  near: new Float64Array(SPACES * 3),
  lack: new Float64Array(KINDS),
});

/** Before the choices of a decision are compared: who lacks what, and how long supplies are worth anything. */
export function lookForSupplies(u: Supply, t: GameData, s: State): void {
  lookForHunger(u.hungers, u.weights, t, s);
  u.roundsLeft = intelLeft(s);
}

export function suppliesValue(u: Supply, t: GameData, s: State, base: number): number {
  const { weights, near } = u;
  lookNear(near, u.hungers, t, s, base);
  if (tokensIn(s, base) >= 6) return 0.02;
  const stock = s[STOCK] + s[STOCK + 1] + s[STOCK + 2];
  const here = near[base * 3];
  const beyond = s[RESERVE] > 0 ? near[base * 3 + (s[RESERVE] > 2 ? 2 : 1)] : 0;
  const room = t.capacity[base] - tokensIn(s, base);
  const fresh = (Math.min(3, stock, room) / 3) * Math.min(1, (u.roundsLeft + 1) / weights.late);
  return (
    fresh * (weights.suppliesHere * Math.min(3, here) + weights.suppliesNear * Math.min(3, beyond) + weights.supplies)
  );
}

function starvers(s: State): number {
  let n = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[STARVING + card] === 1 || s[DIV + card * KINDS + FOOD] > 0) continue;
    if (s[LYING + s[DIV_AT + card] * KINDS + FOOD] === 0) n++;
  }
  return n;
}

export function trucksValue(u: Supply, t: GameData, s: State, n: number): number {
  const { weights } = u;
  const limit = t.place[levelIndex(s)];
  const useful = Math.max(0, Math.min(limit, s[RESERVE] + n) - s[RESERVE]);
  const last = Math.min(1, u.roundsLeft / weights.late);
  let value = weights.trucks + useful * weights.truckUse;
  if (n === s[TRUCK_STOCK]) {
    const stock = s[STOCK + FUEL] + s[STOCK + AMMO];
    const pool = s[POOL + FUEL] + s[POOL + AMMO];
    value += stock <= 2 ? weights.refill * pool : weights.refillEarly * pool - weights.early;
    value -= weights.starve * starvers(s);
    // Trucks that come back free their roads.
    for (let road = 0; road < ROADS; road++) if (s[ROAD + road] !== 0) value += weights.mapTrucks * s[ROAD + road];
    // Kampfgruppen still to be beaten are points that the first step takes away, and harder Garrisons.
    if (s[LOGISTICS] === 0 && s[ROUND] < 5) value -= weights.keepKg;
  }
  return value * last;
}

/** Loading is free: do it where a Division has room and tokens lie. */
export function stowValue(t: GameData, s: State, space: number): number {
  if (tokensIn(s, space) === 0) return -1;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] === space && tokensOn(s, card) < t.card) return 6;
  }
  return -1;
}

/** How much of a kind a Division should carry on. */
export function stowWish(w: Weights, t: GameData, s: State, f: number): number {
  const space = s[f + 1];
  const card = s[f + 2];
  const kind = s[f + 3];
  const at = LYING + space * KINDS;
  const had = heldBefore(s, f, card, kind);
  let others = 0;
  for (let other = card + 1; other < DIVISIONS; other++) if (s[DIV_AT + other] === space) others++;
  if (others === 0 && tokensIn(s, space) + tokensOn(s, card) <= t.card) return t.card;
  const room = t.card - tokensOn(s, card);
  if (kind === FUEL) {
    const wish = Math.round(isArmored(t, s, card) ? w.fuelArmored : w.fuelInfantry);
    return others === 0
      ? Math.max(wish, Math.min(had, 3))
      : Math.max(Math.min(wish, s[at + FUEL] - others), Math.min(had, wish));
  }
  if (kind === AMMO) {
    const food = s[at + FOOD] > 0 ? 1 : 0;
    const fair = others === 0 ? room - food : Math.max(had, Math.ceil(s[at + AMMO] / (others + 1)));
    return Math.min(fair, room - food);
  }
  return others === 0 ? 1 : Math.min(1, s[at + FOOD]);
}

/** Before the choices of supplies to take are compared: who is near and what they lack. */
export function lookForLack(u: Supply, t: GameData, s: State, base: number): void {
  const { lack, weights } = u;
  const at = LYING + base * KINDS;
  for (let kind = 0; kind < KINDS; kind++) lack[kind] = -s[at + kind];
  for (let card = 0; card < DIVISIONS; card++) {
    const d = t.distance[base * SPACES + s[DIV_AT + card]];
    if (d > 4) continue;
    const weight = d === 0 ? 1 : weights.lackNear;
    const on = DIV + card * KINDS;
    lack[FUEL] += weight * Math.max(0, weights.lackFuel - s[on + FUEL]);
    lack[AMMO] += weight * Math.max(0, weights.lackAmmo - s[on + AMMO]);
    lack[FOOD] += weight * Math.max(0, weights.lackFood - s[on + FOOD]);
  }
}

function useOf(n: number, lack: number, spare: number): number {
  return Math.max(0, Math.min(lack, n)) + spare * n;
}

export function supplyChoice({ lack, weights }: Supply, choice: number): number {
  let fuel = 0;
  let ammo = 0;
  let food = 0;
  if (choice < 16) {
    if (choice >> 2 === FUEL) fuel = choice & 3;
    else if (choice >> 2 === AMMO) ammo = choice & 3;
    else food = choice & 3;
  } else {
    fuel = choice & 1;
    ammo = (choice >> 1) & 1;
    food = (choice >> 2) & 1;
  }
  const { spare, takeFuel, takeFood } = weights;
  return (
    useOf(fuel, lack[FUEL], spare) * takeFuel +
    useOf(ammo, lack[AMMO], spare) +
    useOf(food, lack[FOOD], spare) * takeFood
  );
}
