// What the heuristic does with the units of one place: where to assault, where to go, with whom.
import type { State } from '@bocage/engine';
import { chanceOf } from '../facts/odds.ts';
import { entryCost } from '../rules/action/cost.ts';
import { refuseStep } from '../rules/action/step.ts';
import { assaultWeapon, bestDefence, chosen, defenceTotal } from '../rules/assault/totals.ts';
import {
  ACTED,
  CONTROL,
  COUNT,
  FIGURES,
  FIRST_BOX,
  FLAGS,
  FRESH,
  GROUP,
  LINK,
  PENDING,
  PLACE,
  PLACES,
  RESERVE,
  SPENT,
  TURN,
  USED,
} from '../state/layout.ts';
import { interdiction } from '../state/pieces.ts';
import { FO, type GameData, MACHINE_GUN, SQUAD, TEAM } from '../state/tables.ts';
import type { Weights } from './weights.ts';

/** The plan for a place: value (0: nothing worth doing), the next step (0: assault in place), and how many MP it takes. */
export const plan = { value: 0, to: 0, cost: 0 };

/** How far each area is from where the side is needed; smaller is better. */
const pull = new Int32Array(PLACES);

/** Units considered for the place, and those that would go. */
const team = { units: new Int32Array(80), size: 0 };
const force = { units: new Int32Array(80), size: 0, figures: 0 };

/** Enemy fresh figures within one or two areas: how threatened a place is. */
function danger(t: GameData, s: State, side: number, area: number): number {
  const enemy = (1 - side) * PLACES;
  let sum = s[FRESH + enemy + area] * 2;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) sum += s[FRESH + enemy + t.near[i]];
  return sum;
}

/** Fills `pull`: Victory Areas to take, and own ones that are threatened and weakly held. */
export function mapGoals(t: GameData, w: Weights, s: State, side: number): void {
  pull.fill(60);
  const last = s[TURN] >= t.turns - 1;
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
    for (let p = 1; p < PLACES; p++) {
      const d = t.distance[p * PLACES + star] * 3 + weight;
      if (d < pull[p]) pull[p] = d;
    }
  }
  for (let p = FIRST_BOX; p < PLACES; p++) pull[p] = 59;
}

/** Units of the place that act or could act, the group included. */
function gather(t: GameData, s: State, side: number, place: number, waiting: boolean): void {
  team.size = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== place) continue;
    const flags = s[FLAGS + u];
    if ((flags & (SPENT | ACTED | RESERVE)) !== 0) continue;
    if ((flags & GROUP) === 0 && ((flags & PENDING) !== 0) !== waiting) continue;
    team.units[team.size++] = u;
  }
}

/** How many of the place must stay: one unit in an own Victory Area that enemies can reach. */
function mustStay(t: GameData, s: State, side: number, place: number): boolean {
  if (place >= FIRST_BOX || t.star[place] === 0 || s[CONTROL + place] !== side) return false;
  return danger(t, s, side, place) > 0 || s[COUNT + side * PLACES + place] === team.size;
}

/** Is this unit of use in an assault? Observers and mortar crews stay out of it. */
function fights(t: GameData, s: State, unit: number): boolean {
  if (t.type[unit] === FO) return false;
  return t.type[unit] !== TEAM || (s[LINK + unit] > 0 && t.type[s[LINK + unit] - 1] >= MACHINE_GUN);
}

/** Chooses those of the team that can go at this cost and find room; `assault` leaves weak ones out. */
function muster(t: GameData, s: State, side: number, place: number, to: number, cost: number, assault: boolean): void {
  force.size = 0;
  force.figures = 0;
  const room = t.stackingLimit - (to === place ? 0 : s[FIGURES + side * PLACES + to]);
  const stays = to !== place && mustStay(t, s, side, place) && s[COUNT + side * PLACES + place] === team.size;
  // The last squad of a Victory Area, or whoever is last, holds it.
  let holder = -1;
  if (stays) {
    for (let i = 0; i < team.size; i++) {
      const u = team.units[i];
      if ((s[FLAGS + u] & GROUP) !== 0) continue;
      if (holder < 0 || t.figures[u] > t.figures[holder]) holder = u;
    }
  }
  let leader = -1;
  for (let i = 0; i < team.size; i++) {
    const u = team.units[i];
    if (t.bonus[u] > 0 && u !== holder && (leader < 0 || t.bonus[u] > t.bonus[leader])) leader = u;
  }
  // The best leader first: he fights, and he rallies the others; then squads, then whoever finds room.
  for (let pass = 0; pass < 4; pass++) {
    for (let i = 0; i < team.size; i++) {
      const u = team.units[i];
      if (rank(t, s, u, leader) !== pass || u === holder || t.move[u] - s[USED + u] < cost) continue;
      if (assault && !fights(t, s, u)) continue;
      if (force.figures + t.figures[u] > room) continue;
      force.units[force.size++] = u;
      force.figures += t.figures[u];
    }
  }
}

function rank(t: GameData, s: State, unit: number, leader: number): number {
  if (unit === leader) return 0;
  if (t.type[unit] === SQUAD) return 1;
  return fights(t, s, unit) ? 2 : 3;
}

/** OT of the mustered force without its die. */
function forceTotal(t: GameData, s: State, area: number): number {
  let best = -1;
  let weapons = 0;
  for (let i = 0; i < force.size; i++) {
    const p = force.units[i];
    const weapon = assaultWeapon(t, s, p, area);
    if (weapon >= 0) weapons += t.attack[weapon];
    let bonus = 0;
    for (let k = 0; k < force.size; k++)
      if (k !== i && t.bonus[force.units[k]] > bonus) bonus = t.bonus[force.units[k]];
    const value = t.attack[p] + (bonus > 1 ? bonus - 1 : 0);
    if (value > best) best = value;
  }
  return best + weapons + force.size - 1;
}

/** Casualty Points that the units of a side in an area can take before all are gone. */
function capacity(t: GameData, s: State, side: number, area: number): number {
  let sum = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === area) sum += (s[FLAGS + u] & SPENT) !== 0 ? t.figures[u] : 2 * t.figures[u];
  }
  return sum;
}

/** What an assault of the mustered force on an area promises; 0 if the risk is too high. */
function assaultValue(t: GameData, w: Weights, s: State, side: number, area: number): number {
  if (force.size === 0) return 0;
  const enemy = 1 - side;
  bestDefence(t, s, enemy, area, -1, -1);
  const base = forceTotal(t, s, area) - defenceTotal(t, s, enemy, area, chosen.point, chosen.leader);
  const most = capacity(t, s, enemy, area);
  let fail = 0;
  let points = 0;
  let cleared = 0;
  for (let d = -5; d <= 5; d++) {
    const share = chanceOf(d);
    const n = base + d;
    if (n <= 0) fail += share;
    else points += (n < most ? n : most) * share;
    if (n >= most * w.clearing) cleared += share;
  }
  fail /= 36;
  const daring = s[TURN] >= t.turns - 1 && t.star[area] === 1 ? w.daring : 0;
  if (fail > w.risk + daring) return 0;
  const star = t.star[area] === 1;
  const ground = star ? (cleared / 36) * w.star + (1 - fail) * w.foothold : cleared / 36;
  return (points / 36) * w.point + ground - fail * w.failure + w.assault;
}

/** Works out `plan` for the units of a place that may act; `mapGoals` must be up to date. */
export function planFor(t: GameData, w: Weights, s: State, side: number, place: number, waiting: boolean): void {
  plan.value = 0;
  plan.to = 0;
  plan.cost = 0;
  gather(t, s, side, place, waiting);
  if (team.size === 0) return;
  const enemy = (1 - side) * PLACES;
  if (place < FIRST_BOX && s[COUNT + enemy + place] > 0 && !waiting) {
    muster(t, s, side, place, place, 0, true);
    const value = assaultValue(t, w, s, side, place);
    if (value > 0) plan.value = value + w.inPlace;
  }
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    const x = t.near[i];
    if (refuseStep(t, s, side, place, x, 1, 1, 12) !== 0) continue;
    const cost = entryCost(t, s, side, place, x, team.size);
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
  let fire = interdiction(t, s, 1 - side, x) > 0 ? w.interdicted : 0;
  if (s[COUNT + enemy + x] > 0) {
    muster(t, s, side, place, x, cost, true);
    return assaultValue(t, w, s, side, x) - fire - abandons(t, w, s, side, place);
  }
  muster(t, s, side, place, x, cost, false);
  if (force.size === 0 || crowds(t, s, side, place, x)) return 0;
  fire += abandons(t, w, s, side, place);
  let value = place >= FIRST_BOX ? (s[TURN] >= t.lastBoxTurn ? w.lastBox : w.box) : 0;
  if (value === 0 && makesWay(t, s, side, place, x)) value = 2;
  if (t.star[x] === 1 && s[CONTROL + x] !== side) value += w.openStar;
  const nearer = pull[place] - pull[x];
  const together = s[FIGURES + side * PLACES + x];
  if (nearer > 0 && pull[x] < 60) value += nearer * w.nearer + w.nearerBase;
  else if (nearer === 0 && pull[x] <= 4 && together > s[FIGURES + side * PLACES + place])
    value += w.join + together * w.together;
  else if (value === 0) return 0;
  // What could be assaulted from there with the MP that remain.
  for (let i = t.nearAt[x]; i < t.nearAt[x + 1]; i++) {
    const y = t.near[i];
    if (s[COUNT + enemy + y] === 0) continue;
    const more = entryCost(t, s, side, x, y, 0);
    muster(t, s, side, place, x, cost + more, true);
    if (force.size === 0 || force.figures + s[FIGURES + side * PLACES + y] > t.stackingLimit) continue;
    const assault = assaultValue(t, w, s, side, y) * w.later;
    if (assault > value) value = assault;
  }
  if (danger(t, s, side, x) > 0 && t.star[x] === 0 && force.figures + s[FIGURES + side * PLACES + x] < 3)
    value -= w.exposed;
  return value - fire;
}

/** What it costs to leave a Victory Area to the enemies next to it. */
function abandons(t: GameData, w: Weights, s: State, side: number, place: number): number {
  if (place >= FIRST_BOX || t.star[place] === 0 || s[CONTROL + place] !== side) return 0;
  return force.size === s[COUNT + side * PLACES + place] && danger(t, s, side, place) > 0 ? w.abandon : 0;
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

/** Is this unit one that the plan takes along? Needs the `plan` of the place. */
export function inPlan(t: GameData, s: State, side: number, place: number, unit: number): boolean {
  const to = plan.to === 0 ? place : plan.to;
  const assault = s[COUNT + (1 - side) * PLACES + to] > 0;
  muster(t, s, side, place, to, plan.cost, assault);
  for (let i = 0; i < force.size; i++) if (force.units[i] === unit) return true;
  return false;
}

/** How much a piece is worth to its side: for losses and for targets. */
export function worth(t: GameData, w: Weights, s: State, unit: number): number {
  const weapon = s[LINK + unit] > 0 ? w.weapon : 0;
  const base = t.type[unit] === SQUAD ? 4 : t.type[unit] === TEAM ? 1.5 : w.leader + w.bonus * t.bonus[unit];
  return base + weapon;
}
