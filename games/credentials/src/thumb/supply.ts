// Rules of thumb, supplies: who lacks what, what to take, what to carry, when to take trucks.
import type { State } from '@bocage/engine';
import { intelLeft } from '../decks.ts';
import * as L from '../layout.ts';
import { isArmored, isCaptured, levelIndex, maySupply, tokensIn, tokensOn } from '../queries.ts';
import { heldBefore } from '../rules/11-stow.ts';
import { HAUL_END, HAUL_STOW, haulFrom, haulTo } from '../rules/11-trucks.ts';
import type { Tables } from '../tables.ts';
import { W } from './weights.ts';

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

/** How much a Division wants tokens: little when its card is well filled. */
export function hunger(t: Tables, s: State, card: number): number {
  const at = DIV + card * KINDS;
  const room = t.card - tokensOn(s, card);
  if (room <= 0) return 0;
  const want =
    Math.max(0, W.wantAmmo - s[at + AMMO]) +
    Math.max(0, W.wantFuel - s[at + FUEL]) * W.fuelWeight +
    (s[at + FOOD] === 0 ? W.foodWeight : 0) +
    (s[STARVING + card] === 1 ? W.starving : 0);
  const port = t.port[s[DIV_AT + card]];
  return Math.min(room, want) * (port >= 0 && !isCaptured(t, s, port) ? W.atPort : 1);
}

// Of one decision: how much each Division wants tokens, and how much supplies are still worth.
const hungers = new Float64Array(DIVISIONS);
let roundsLeft = 0;

/** Before the choices of a decision about supplies are compared: what is the same for all of them. */
export function lookForSupplies(t: Tables, s: State): void {
  for (let card = 0; card < DIVISIONS; card++) hungers[card] = hunger(t, s, card);
  roundsLeft = intelLeft(s);
}

/** Who lacks supplies in a space or near it. */
function hungerNear(t: Tables, s: State, space: number, reach: number): number {
  let sum = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    const d = t.distance[space * SPACES + s[DIV_AT + card]];
    if (d <= reach) sum += hungers[card] / (1 + d);
  }
  return sum;
}

export function suppliesValue(t: Tables, s: State, base: number): number {
  if (tokensIn(s, base) >= 6) return 0.02;
  const stock = s[STOCK] + s[STOCK + 1] + s[STOCK + 2];
  const here = hungerNear(t, s, base, 0);
  const near = s[RESERVE] > 0 ? hungerNear(t, s, base, s[RESERVE] > 2 ? 4 : 2) : 0;
  const room = t.capacity[base] - tokensIn(s, base);
  const fresh = (Math.min(3, stock, room) / 3) * Math.min(1, (roundsLeft + 1) / W.late);
  return fresh * (W.suppliesHere * Math.min(3, here) + W.suppliesNear * Math.min(3, near) + 0.03);
}

// The best way for trucks from a depot to a hungry Division: its first road (road * 2 + direction, or -1), whose it is.
let haulChoice = -1;
let haulGoal = -1;
/** Spaces at the other end of the roads that a truck may still take, as bits. */
const ways = new Int32Array(SPACES);
const LONGEST_HAUL = 6;

/** What a truck brings to a Division that wants so much, from so many tokens at such a distance. */
function haulValue(want: number, lying: number, d: number, trucks: number): number {
  return (
    (Math.min(4, want) * (W.haulBase + 0.15 * Math.min(4, lying)) * 0.5) / (d <= trucks ? 1 : 1 + 0.7 * (d - trucks))
  );
}

function isFree(t: Tables, s: State, road: number): boolean {
  return s[ROAD + road] === 0 || t.bridgehead[road] !== 0;
}

/** Finds the best way for trucks, after `lookForSupplies`; what it is worth. */
export function planHaul(t: Tables, s: State, trucks: number): number {
  haulChoice = -1;
  // Where trucks may go, and where a load waits for them: most of the time nowhere.
  let open = 0;
  let depots = 0;
  for (let space = 0; space < SPACES; space++) {
    if (!maySupply(t, s, space)) continue;
    open |= 1 << space;
    if (tokensIn(s, space) > 0 && !divisionsNeed(t, s, space)) depots |= 1 << space;
  }
  if (depots === 0) return 0;
  ways.fill(0);
  for (let road = 0; road < ROADS; road++) {
    if (!isFree(t, s, road)) continue;
    ways[t.roadFrom[road]] |= 1 << t.roadTo[road];
    ways[t.roadTo[road]] |= 1 << t.roadFrom[road];
  }
  let best = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    const goal = s[DIV_AT + card];
    if (hungers[card] <= 0 || (open & (1 << goal)) === 0 || tokensIn(s, goal) >= 4) continue;
    // Breadth first from the Division over free roads, back to places where tokens lie.
    let seen = 1 << goal;
    let front = seen;
    for (let d = 1; front !== 0 && d <= LONGEST_HAUL && (depots & ~seen) !== 0; d++) {
      // Even a full load from there would not be better than what is found.
      if (haulValue(hungers[card], 4, d, trucks) <= best) break;
      let next = 0;
      for (let rest = front; rest !== 0; rest &= rest - 1) next |= ways[31 - Math.clz32(rest & -rest)];
      next &= open & ~seen;
      if ((next & depots) !== 0) best = nearestDepots(t, s, front, next & depots, card, d, trucks, best);
      seen |= next;
      front = next;
    }
  }
  return best;
}

/** Compares depots one road beyond the spaces reached so far with the best way; notes a better one. Its value. */
function nearestDepots(
  t: Tables,
  s: State,
  front: number,
  depots: number,
  card: number,
  d: number,
  trucks: number,
  bestSoFar: number,
): number {
  let best = bestSoFar;
  let left = depots;
  for (let rest = front; rest !== 0 && left !== 0; rest &= rest - 1) {
    const to = 31 - Math.clz32(rest & -rest);
    for (let i = t.roadsOf[to]; i < t.roadsOf[to + 1]; i++) {
      const road = t.roadList[i] >> 1;
      const from = t.roadFrom[road] === to ? t.roadTo[road] : t.roadFrom[road];
      if ((left & (1 << from)) === 0 || !isFree(t, s, road)) continue;
      left &= ~(1 << from);
      const value = haulValue(hungers[card], tokensIn(s, from), d, trucks);
      if (value <= best) continue;
      best = value;
      haulChoice = t.roadList[i] ^ 1;
      haulGoal = card;
    }
  }
  return best;
}

/** Tokens in a space that a Division there wants itself are no depot. */
function divisionsNeed(t: Tables, s: State, space: number): boolean {
  for (let card = 0; card < DIVISIONS; card++)
    if (s[DIV_AT + card] === space && tokensOn(s, card) < t.card - 1) return true;
  return false;
}

function starvers(s: State): number {
  let n = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[STARVING + card] === 1 || s[DIV + card * KINDS + FOOD] > 0) continue;
    if (s[LYING + s[DIV_AT + card] * KINDS + FOOD] === 0) n++;
  }
  return n;
}

export function trucksValue(t: Tables, s: State, n: number): number {
  const limit = t.place[levelIndex(s)];
  const useful = Math.max(0, Math.min(limit, s[RESERVE] + n) - s[RESERVE]);
  const last = Math.min(1, roundsLeft / W.late);
  let value = W.trucks + useful * W.truckUse;
  if (n === s[TRUCK_STOCK]) {
    const stock = s[STOCK + FUEL] + s[STOCK + AMMO];
    const pool = s[POOL + FUEL] + s[POOL + AMMO];
    value += stock <= 2 ? W.refill * pool : W.refillEarly * pool - 0.15;
    value -= W.starve * starvers(s);
    // Trucks that come back free their roads.
    for (let road = 0; road < ROADS; road++) value += W.mapTrucks * s[ROAD + road];
    // Kampfgruppen still to be beaten are points that the first step takes away, and harder Garrisons.
    if (s[LOGISTICS] === 0 && s[ROUND] < 5) value -= W.keepKg;
  }
  return value * last;
}

/** Loading is free: do it where a Division has room and tokens lie. */
export function stowValue(t: Tables, s: State, space: number): number {
  if (tokensIn(s, space) === 0) return -1;
  for (let card = 0; card < DIVISIONS; card++) {
    if (s[DIV_AT + card] === space && tokensOn(s, card) < t.card) return 6;
  }
  return -1;
}

/** How much of a kind a Division should carry on. */
export function stowWish(t: Tables, s: State, f: number): number {
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
    const wish = Math.round(isArmored(t, s, card) ? W.fuelArmored : W.fuelInfantry);
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

// Of one decision: what is missing at the base that supplies are taken to.
let lackFuel = 0;
let lackAmmo = 0;
let lackFood = 0;

/** Before the choices of supplies to take are compared: who is near and what they lack. */
export function lookForLack(t: Tables, s: State, base: number): void {
  const at = LYING + base * KINDS;
  lackFuel = -s[at + FUEL];
  lackAmmo = -s[at + AMMO];
  lackFood = -s[at + FOOD];
  for (let card = 0; card < DIVISIONS; card++) {
    const d = t.distance[base * SPACES + s[DIV_AT + card]];
    if (d > 4) continue;
    const weight = d === 0 ? 1 : 0.5;
    const on = DIV + card * KINDS;
    lackFuel += weight * Math.max(0, 2.5 - s[on + FUEL]);
    lackAmmo += weight * Math.max(0, 3 - s[on + AMMO]);
    lackFood += weight * Math.max(0, 1 - s[on + FOOD]);
  }
}

function useOf(n: number, lack: number): number {
  return Math.max(0, Math.min(lack, n)) + 0.1 * n;
}

export function supplyChoice(choice: number): number {
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
  return useOf(fuel, lackFuel) * 1.1 + useOf(ammo, lackAmmo) + useOf(food, lackFood) * 0.8;
}

/** What a truck should carry of the kind in turn for the Division it drives to. */
export function loadWish(s: State, f: number): number {
  const kind = s[f + 3];
  const card = haulGoal >= 0 ? haulGoal : 0;
  const held = s[DIV + card * KINDS + kind];
  if (kind === FUEL) return Math.max(1, 3 - held);
  if (kind === AMMO) return 4;
  return held === 0 ? 1 : 0;
}

export function haulChoiceValue(t: Tables, s: State, choice: number): number {
  if (choice === HAUL_END) return 0;
  if (choice >= HAUL_STOW) return stowValue(t, s, choice - HAUL_STOW);
  if (choice === haulChoice) return 3;
  // Any road that brings supplies nearer to a Division that wants them.
  return 0.4 * (hungerNear(t, s, haulTo(t, choice), 3) - hungerNear(t, s, haulFrom(t, choice), 3)) - 0.1;
}
