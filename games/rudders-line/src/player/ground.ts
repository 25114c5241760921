// What one decision sees of the board: where its side is needed, who stands where, what an assault would meet.
//
// The board stays as it is while a decision looks at it, so what is asked of a place is worked out once: an entry holds
// as long as its number is that of the look.
import type { State } from '@bocage/engine';
import { assaultCost } from '../rules/action/cost.ts';
import {
  CONTROL,
  COUNT,
  FIGURES,
  FIRST_BOX,
  FLAGS,
  FRESH,
  PIECES,
  PLACE,
  PLACES,
  SPENT,
  TURN,
} from '../state/layout.ts';
import { IS, OPTION } from '../state/options.ts';
import type { GameData } from '../state/tables.ts';
import type { Weights } from './weights.ts';

/** The number of the look, and the highest before it begins anew. */
let sight = 0;
const MOST_SIGHTS = 1 << 30;

/** The units of each side and place in their order: the first by `side * PLACES + place`, and each unit's next; -1 ends. */
const first = new Int32Array(2 * PLACES);
const next = new Int32Array(PIECES);
/** The look in which the units of the enemy were listed. */
let listed = 0;

/** Victory Areas to take, and own ones that are threatened and weakly held; the less weight, the more they are needed. */
const goals = { areas: new Int32Array(PLACES), weights: new Int32Array(PLACES), size: 0 };
const pull = new Int32Array(PLACES);
const pulledAt = new Int32Array(PLACES);
/** The pull of a place without a goal. */
export const NO_PULL = 60;

/** What stands in an area: its best Defensive Total without the die, the CP until all are gone, the MP to assault it. */
export const met = {
  total: new Int32Array(PLACES),
  capacity: new Int32Array(PLACES),
  cost: new Int32Array(PLACES),
};
const metAt = new Int32Array(PLACES);

/** A decision of a side begins. */
export function look(t: GameData, w: Weights, s: State, side: number): void {
  if (++sight === MOST_SIGHTS) {
    sight = 1;
    listed = 0;
    pulledAt.fill(0);
    metAt.fill(0);
  }
  list(t, s, side);
  setGoals(t, w, s, side);
}

function list(t: GameData, s: State, side: number): void {
  const own = side * PLACES;
  for (let p = 0; p < PLACES; p++) first[own + p] = -1;
  for (let u = t.end[side] - 1; u >= t.first[side]; u--) {
    const at = own + s[PLACE + u];
    next[u] = first[at];
    first[at] = u;
  }
}

/** The first unit of the side that looks in a place, or -1; and the next one after a unit. */
export function firstIn(side: number, place: number): number {
  return first[side * PLACES + place];
}

export function nextOf(unit: number): number {
  return next[unit];
}

/** Enemy fresh figures within one or two areas: how threatened a place is. */
export function danger(t: GameData, s: State, side: number, area: number): number {
  const enemy = (1 - side) * PLACES;
  let sum = s[FRESH + enemy + area] * 2;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) sum += s[FRESH + enemy + t.near[i]];
  return sum;
}

function setGoals(t: GameData, w: Weights, s: State, side: number): void {
  const last = s[TURN] >= t.turns - 1;
  let n = 0;
  for (let i = 0; i < t.stars.length; i++) {
    const star = t.stars[i];
    let weight = -1;
    if (s[CONTROL + star] !== side || s[COUNT + (1 - side) * PLACES + star] > 0) weight = 0;
    else {
      const threat = danger(t, s, side, star);
      const guard = s[FIGURES + side * PLACES + star];
      if (threat > 0 && guard < w.guardEnough) weight = guard === 0 ? 1 : 2;
      else if (guard === 0 && last) weight = 1;
    }
    if (weight < 0) continue;
    goals.areas[n] = star;
    goals.weights[n++] = weight;
  }
  goals.size = n;
}

/** How far a place is from where the side is needed; smaller is better. */
export function pullOf(t: GameData, place: number): number {
  if (pulledAt[place] === sight) return pull[place];
  let least = NO_PULL;
  if (place >= FIRST_BOX) least = NO_PULL - 1;
  else {
    for (let i = 0; i < goals.size; i++) {
      const d = t.distance[place * PLACES + goals.areas[i]] * 3 + goals.weights[i];
      if (d < least) least = d;
    }
  }
  pulledAt[place] = sight;
  pull[place] = least;
  return least;
}

/** Works out `met` for an area with units of a side that does not look. */
export function meet(t: GameData, s: State, side: number, area: number): void {
  if (metAt[area] === sight) return;
  metAt[area] = sight;
  if (listed !== sight) {
    listed = sight;
    list(t, s, side);
  }
  const all = s[OPTION.support] === IS.support.all;
  const head = first[side * PLACES + area];
  let support = 0;
  let capacity = 0;
  // Nobody leads himself: the leader leaves the second-best bonus to him.
  let leader = -1;
  let most = 0;
  let second = 0;
  for (let u = head; u >= 0; u = next[u]) {
    const spent = (s[FLAGS + u] & SPENT) !== 0;
    capacity += spent ? t.figures[u] : 2 * t.figures[u];
    if (all || !spent) support++;
    if (spent) continue;
    const bonus = t.bonus[u];
    if (bonus > most) {
      second = most;
      most = bonus;
      leader = u;
    } else if (bonus > second) second = bonus;
  }
  // RL 11.1: whoever defends or leads no longer supports.
  let best = -1;
  for (let u = head; u >= 0; u = next[u]) {
    const spent = (s[FLAGS + u] & SPENT) !== 0;
    const bonus = u === leader ? second : most;
    const value = (spent ? t.back[u] : t.defence[u]) + (bonus > 1 ? bonus - 1 : 0) - (all || !spent ? 1 : 0);
    if (value > best) best = value;
  }
  met.total[area] = best + support + t.tem[area];
  met.capacity[area] = capacity;
  met.cost[area] = assaultCost(t, s, 1 - side, area);
}
