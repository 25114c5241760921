// Heuristic, trucks: the way on which a load is wanted most, and what it should be.
import type { State } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { haulFrom, haulTo, tokensIn, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { type Ground, lookAtGround } from './ground.ts';
import { type Hungers, hungerNear, lookForHunger } from './hunger.ts';
import type { Lookups } from './lookups.ts';
import { stowValue } from './supply.ts';
import type { Weights } from './weights.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AMMO, DIV, DIVISIONS, DIV_AT, FUEL, KINDS, ROAD, ROADS, SPACES } = L;
const { HAUL_END, HAUL_STOW } = C;

/** Trucks over more roads than this are never worth it. */
const LONGEST = 6;
/** A truck carries no more, and no Division wants more of it. */
const LOAD = 4;

/** The plan of one decision, and what it is made from. */
export interface Haul {
  readonly weights: Weights;
  readonly hungers: Hungers;
  readonly ground: Ground;
  readonly k: Lookups;
  /** The first road of the best way from a depot (road * 2 + direction, or -1), and the Division that waits for it. */
  firstRoad: number;
  goal: number;
  /** What the way is worth, in a list of one: 0 if there is none. */
  readonly worth: Float64Array;
  /** Where trucks may go and where a load waits for them, as bits of spaces. */
  open: number;
  depots: number;
  /** Spaces with a truck on one of their roads, as bits; which of them have been looked at; and where their free roads lead. */
  blocked: number;
  known: number;
  readonly ways: Int32Array;
  /** Who lacks supplies within three of a space, and the spaces for which that has been worked out, as bits. */
  readonly wants: Float64Array;
  weighed: number;
  /** How many trucks there are. */
  trucks: number;
}

export function makeHaul(weights: Weights, hungers: Hungers, ground: Ground, k: Lookups): Haul {
  return {
    weights,
    hungers,
    ground,
    k,
    firstRoad: -1,
    goal: -1,
    worth: new Float64Array(1),
    open: 0,
    depots: 0,
    blocked: 0,
    known: 0,
    ways: new Int32Array(SPACES),
    wants: new Float64Array(SPACES),
    weighed: 0,
    trucks: 0,
  };
}

/** What a truck brings to a Division that wants so much, from so many tokens at such a distance. */
function loadWorth(w: Weights, trucks: number, want: number, lying: number, d: number): number {
  return (
    (Math.min(LOAD, want) * (w.haulBase + w.haulToken * Math.min(LOAD, lying)) * 0.5) /
    (d <= trucks ? 1 : 1 + w.haulFar * (d - trucks))
  );
}

function isFree(t: GameData, s: State, road: number): boolean {
  return s[ROAD + road] === 0 || t.bridgehead[road] !== 0;
}

/** Finds the best way for so many trucks, after `lookForHunger` and `lookAtGround`. */
export function planHaul(h: Haul, t: GameData, s: State, trucks: number): void {
  const { hungers, worth, weights } = h;
  h.firstRoad = -1;
  h.goal = -1;
  worth[0] = 0;
  h.trucks = trucks;
  h.weighed = 0;
  const most = lookForDepots(h, t, s);
  const { open, depots } = h;
  if (depots === 0) return;
  let isReady = false;
  for (let card = 0; card < DIVISIONS; card++) {
    const at = s[DIV_AT + card];
    if (hungers[card] <= 0 || (open & (1 << at)) === 0 || tokensIn(s, at) >= LOAD) continue;
    if (loadWorth(weights, trucks, hungers[card], most, 1) <= worth[0]) continue;
    if (!isReady) lookForTrucks(h, t, s);
    isReady = true;
    // Breadth first from the Division over free roads, back to places where tokens lie.
    let seen = 1 << at;
    let front = seen;
    for (let d = 1; front !== 0 && d <= LONGEST && (depots & ~seen) !== 0; d++) {
      // Even the largest load would not be better than what is found already.
      if (loadWorth(weights, trucks, hungers[card], most, d) <= worth[0]) break;
      let next = 0;
      for (let rest = front; rest !== 0; rest &= rest - 1) next |= waysFrom(h, t, s, 31 - Math.clz32(rest & -rest));
      next &= open & ~seen;
      if ((next & depots) !== 0) weighDepots(h, t, s, front, next & depots, card, d);
      seen |= next;
      front = next;
    }
  }
}

/** Tokens in a space that a Division there wants itself are no depot. The largest load that lies in one. */
function lookForDepots(h: Haul, t: GameData, s: State): number {
  const { held, occupied, kampfgruppen, lying } = h.ground;
  let wanted = 0;
  for (let card = 0; card < DIVISIONS; card++) if (tokensOn(s, card) < t.card - 1) wanted |= 1 << s[DIV_AT + card];
  // The rule (`maySupply`) for all spaces at once.
  const open = (held | (h.k.boxes & occupied)) & ~kampfgruppen;
  const depots = open & lying & ~wanted;
  let most = 0;
  for (let rest = depots; rest !== 0; rest &= rest - 1) {
    const there = tokensIn(s, 31 - Math.clz32(rest & -rest));
    if (there > most) most = there;
  }
  h.open = open;
  h.depots = depots;
  return most;
}

/** Which spaces have a road on which a truck stands already: of most spaces all roads are free. */
function lookForTrucks(h: Haul, t: GameData, s: State): void {
  let blocked = 0;
  for (let road = 0; road < ROADS; road++)
    if (s[ROAD + road] !== 0 && !isFree(t, s, road)) blocked |= (1 << t.roadFrom[road]) | (1 << t.roadTo[road]);
  h.blocked = blocked;
  h.known = 0;
}

/** Spaces at the other ends of the free roads of a space, as bits, after `lookForTrucks`. */
function waysFrom(h: Haul, t: GameData, s: State, space: number): number {
  const bit = 1 << space;
  if ((h.blocked & bit) === 0) return t.near[space];
  if ((h.known & bit) === 0) {
    let ways = 0;
    for (let i = t.roadsOf[space]; i < t.roadsOf[space + 1]; i++)
      if (isFree(t, s, t.roadList[i] >> 1)) ways |= 1 << haulTo(t, t.roadList[i]);
    h.ways[space] = ways;
    h.known |= bit;
  }
  return h.ways[space];
}

/** Compares the depots one road beyond the front with the plan; a better one is the plan. */
function weighDepots(h: Haul, t: GameData, s: State, front: number, found: number, card: number, d: number): void {
  const { worth } = h;
  // The largest of them: of several the first, in the order of the spaces and roads that lead there.
  let most = 0;
  let largest = 0;
  for (let rest = found; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const lying = Math.min(LOAD, tokensIn(s, 31 - Math.clz32(bit)));
    if (lying < most) continue;
    largest = lying > most ? bit : largest | bit;
    most = lying;
  }
  const value = loadWorth(h.weights, h.trucks, h.hungers[card], most, d);
  if (value <= worth[0]) return;
  worth[0] = value;
  h.goal = card;
  let rest = front;
  while ((waysFrom(h, t, s, 31 - Math.clz32(rest & -rest)) & largest) === 0) rest &= rest - 1;
  let i = t.roadsOf[31 - Math.clz32(rest & -rest)];
  while ((largest & (1 << haulTo(t, t.roadList[i]))) === 0 || !isFree(t, s, t.roadList[i] >> 1)) i++;
  h.firstRoad = t.roadList[i] ^ 1;
}

/** What a truck should carry of the kind in turn for the Division it drives to. */
export function loadWish(h: Haul, t: GameData, s: State, f: number): number {
  const kind = s[f + 3];
  if (kind === AMMO) return LOAD;
  lookForHunger(h.hungers, h.weights, t, s);
  lookAtGround(h.ground, s);
  planHaul(h, t, s, 4);
  const card = h.goal >= 0 ? h.goal : 0;
  const held = s[DIV + card * KINDS + kind];
  if (kind === FUEL) return Math.max(1, h.weights.loadFuel - held);
  return held === 0 ? 1 : 0;
}

/** Who lacks supplies within three of a space; many roads lead to and from the same ones. */
function wantNear(h: Haul, t: GameData, s: State, space: number): number {
  const bit = 1 << space;
  if ((h.weighed & bit) === 0) h.wants[space] = hungerNear(h.hungers, t, s, space, 3);
  h.weighed |= bit;
  return h.wants[space];
}

/** What a choice of a haul is worth, after `planHaul`. */
export function haulChoiceValue(h: Haul, t: GameData, s: State, choice: number): number {
  if (choice === HAUL_END) return 0;
  if (choice >= HAUL_STOW) return stowValue(t, s, choice - HAUL_STOW);
  if (choice === h.firstRoad) return 3;
  // Any road that brings supplies nearer to a Division that wants them.
  const there = wantNear(h, t, s, haulTo(t, choice));
  const here = wantNear(h, t, s, haulFrom(t, choice));
  return h.weights.haulNearer * (there - here) - h.weights.haulRoad;
}
