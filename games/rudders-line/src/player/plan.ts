// What the heuristic does with the units of one place: where to assault, where to go, with whom.
import type { State } from '@bocage/engine';
import { entryCost } from '../rules/action/cost.ts';
import { refuseEntry } from '../rules/action/step.ts';
import { CONTROL, COUNT, FIGURES, FIRST_BOX, LINK, PLACES, TURN } from '../state/layout.ts';
import { interdiction } from '../state/pieces.ts';
import { type GameData, SQUAD, TEAM } from '../state/tables.ts';
import { chanceBelow, expectedUpTo } from './dice.ts';
import { force, forceTotal, gather, lineUp, muster, team } from './force.ts';
import { danger, meet, met, NO_PULL, pullOf } from './ground.ts';
import type { Weights } from './weights.ts';

/** The plan for a place: value (0: nothing worth doing), the next step (0: assault in place), and how many MP it takes. */
export const plan = { value: 0, to: 0, cost: 0 };

/** No unit has more MP than this for a step. */
const MOST_MP = 12;

/** What it takes off to leave the place to its enemies, if it is a Victory Area of the side. */
let deserting = 0;

/** What an assault of the mustered force on an area promises; 0 if the risk is too high. */
function assaultValue(t: GameData, w: Weights, s: State, side: number, area: number): number {
  if (force.size === 0) return 0;
  meet(t, s, 1 - side, area);
  const base = forceTotal(t, s, area) - met.total[area];
  const most = met.capacity[area];
  const star = t.star[area] === 1;
  const fail = chanceBelow(1 - base) / 36;
  const daring = star && s[TURN] >= t.turns - 1 ? w.daring : 0;
  if (fail > w.risk + daring) return 0;
  const cleared = 36 - chanceBelow(Math.ceil(most * w.clearing) - base);
  const ground = star ? (cleared / 36) * w.star + (1 - fail) * w.foothold : cleared / 36;
  return (expectedUpTo(base, most) / 36) * w.point + ground - fail * w.failure + w.assault;
}

/** A Victory Area that the side controls. */
function isHeld(t: GameData, s: State, side: number, place: number): boolean {
  return place < FIRST_BOX && t.star[place] === 1 && s[CONTROL + place] === side;
}

/** Must one of the team stay, because there is nobody else to hold the Victory Area? */
function mustHold(t: GameData, s: State, side: number, place: number): boolean {
  return isHeld(t, s, side, place) && s[COUNT + side * PLACES + place] === team.size;
}

/** Works out `plan` for the units of a place that may act; the decision must have had its `look`. */
export function planFor(t: GameData, w: Weights, s: State, side: number, place: number, waiting: boolean): void {
  plan.value = 0;
  plan.to = 0;
  plan.cost = 0;
  gather(s, side, place, waiting);
  if (team.size === 0) return;
  const inPlace = !waiting && place < FIRST_BOX && s[COUNT + (1 - side) * PLACES + place] > 0;
  const holds = mustHold(t, s, side, place);
  if (inPlace) {
    lineUp(t, s, false);
    muster(t.stackingLimit, 0, true);
    const value = assaultValue(t, w, s, side, place);
    if (value > 0) plan.value = value + w.inPlace;
  }
  if (!inPlace || holds) lineUp(t, s, holds);
  deserting = isHeld(t, s, side, place) && danger(t, s, side, place) > 0 ? w.abandon : 0;
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    const x = t.near[i];
    if (refuseEntry(t, s, side, place, x, 1) !== 0) continue;
    const cost = entryCost(t, s, side, place, x, team.size);
    if (cost > MOST_MP) continue;
    const value = stepValue(t, w, s, side, place, x, cost);
    if (value <= plan.value) continue;
    plan.value = value;
    plan.to = x;
    plan.cost = cost;
  }
}

/** Value of stepping to x: the assault there, the assaults within reach from there, or being nearer to a goal. */
function stepValue(t: GameData, w: Weights, s: State, side: number, place: number, x: number, cost: number): number {
  const enemy = (1 - side) * PLACES;
  const together = s[FIGURES + side * PLACES + x];
  let fire = interdiction(t, s, 1 - side, x) > 0 ? w.interdicted : 0;
  if (s[COUNT + enemy + x] > 0) {
    muster(t.stackingLimit - together, cost, true);
    return assaultValue(t, w, s, side, x) - fire - abandons(s, side, place);
  }
  muster(t.stackingLimit - together, cost, false);
  if (force.size === 0 || crowds(t, s, side, place, x)) return 0;
  fire += abandons(s, side, place);
  let value = place >= FIRST_BOX ? (s[TURN] >= t.lastBoxTurn ? w.lastBox : w.box) : 0;
  if (value === 0 && makesWay(t, s, side, place, x)) value = 2;
  if (t.star[x] === 1 && s[CONTROL + x] !== side) value += w.openStar;
  const there = pullOf(t, x);
  const nearer = pullOf(t, place) - there;
  if (nearer > 0 && there < NO_PULL) value += nearer * w.nearer + w.nearerBase;
  else if (nearer === 0 && there <= 4 && together > s[FIGURES + side * PLACES + place])
    value += w.join + together * w.together;
  else if (value === 0) return 0;
  // What could be assaulted from there with the MP that remain.
  for (let i = t.nearAt[x]; i < t.nearAt[x + 1]; i++) {
    const y = t.near[i];
    if (s[COUNT + enemy + y] === 0) continue;
    meet(t, s, 1 - side, y);
    muster(t.stackingLimit - together, cost + met.cost[y], true);
    if (force.size === 0 || force.figures + s[FIGURES + side * PLACES + y] > t.stackingLimit) continue;
    const assault = assaultValue(t, w, s, side, y) * w.later;
    if (assault > value) value = assault;
  }
  if (t.star[x] === 0 && force.figures + together < 3 && danger(t, s, side, x) > 0) value -= w.exposed;
  return value - fire;
}

/** What it costs the mustered force to leave a Victory Area to the enemies next to it. */
function abandons(s: State, side: number, place: number): number {
  return force.size === s[COUNT + side * PLACES + place] ? deserting : 0;
}

/** On the last turn of the landing, nobody steps back to a beach that boats still need. */
function crowds(t: GameData, s: State, side: number, place: number, x: number): boolean {
  if (s[TURN] !== t.lastBoxTurn || place >= FIRST_BOX) return false;
  for (let box = FIRST_BOX; box < PLACES; box++) {
    if (s[COUNT + side * PLACES + box] > 0 && t.distance[box * PLACES + x] === 1) return true;
  }
  return false;
}

/** On the last turn of the landing, men on a beach make way for those still in the boats. */
function makesWay(t: GameData, s: State, side: number, place: number, x: number): boolean {
  if (s[TURN] !== t.lastBoxTurn) return false;
  let waits = false;
  for (let box = FIRST_BOX; box < PLACES; box++) {
    if (t.distance[box * PLACES + x] === 1) return false;
    if (s[COUNT + side * PLACES + box] > 0 && t.distance[box * PLACES + place] === 1) waits = true;
  }
  return waits;
}

/** Musters those that the plan of the place takes along. */
export function musterPlan(t: GameData, s: State, side: number, place: number): void {
  const to = plan.to === 0 ? place : plan.to;
  lineUp(t, s, plan.to !== 0 && mustHold(t, s, side, place));
  const room = t.stackingLimit - (plan.to === 0 ? 0 : s[FIGURES + side * PLACES + to]);
  muster(room, plan.cost, s[COUNT + (1 - side) * PLACES + to] > 0);
}

/** Is this unit one of them? */
export function goesAlong(unit: number): boolean {
  for (let i = 0; i < force.size; i++) if (force.units[i] === unit) return true;
  return false;
}

/** How much a piece is worth to its side: for losses and for targets. */
export function worth(t: GameData, w: Weights, s: State, unit: number): number {
  const weapon = s[LINK + unit] > 0 ? w.weapon : 0;
  const base = t.type[unit] === SQUAD ? 4 : t.type[unit] === TEAM ? 1.5 : w.leader + w.bonus * t.bonus[unit];
  return base + weapon;
}
