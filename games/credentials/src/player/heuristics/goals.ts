// Heuristic, goals: what each space is worth to a Division, and how strongly it pulls.
import type { State } from '@bocage/engine';
import * as F from '../../rules/12-combat/frame.ts';
import * as L from '../../state/layout.ts';
import {
  divisionsAt,
  isArmored,
  isBesieged,
  isCaptured,
  isDestroyed,
  nextGarrison,
  spacesOf,
  tokensIn,
  tokensOn,
} from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { ammoFor, type Cards, chanceOf, noCards, odds } from './chances.ts';
import type { Ground } from './ground.ts';
import * as K from './lookups.ts';
import { gainIndex, type Lookups } from './lookups.ts';
import type { Weights } from './weights.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AMMO,
  CONTACT_AT,
  CONTROL,
  DIV,
  DIVISIONS,
  DIV_AT,
  DOWN,
  FFI,
  FUEL,
  KG,
  KINDS,
  PORTS,
  RENNES_HELD,
  SPACES,
  UNCOVERED,
} = L;
const { FIGHT_CONTACT, FIGHT_GARRISON, FIGHT_KG, FIGHT_RENNES } = F;
const { DISTANCES, NO_WAY } = K;

/**
 * The goals of one decision. Most spaces are worth the same to every Division, and are kept as bits by their worth (`open`);
 * Siege Boxes, spaces with an enemy and depots are `special`, and valued for each Division (`worths`).
 */
export interface Goals {
  readonly weights: Weights;
  readonly k: Lookups;
  readonly ground: Ground;
  readonly cards: Cards;
  readonly open: Int32Array;
  special: number;
  defended: number;
  readonly worths: Float64Array;
  /** More than this a special space is worth to no Division. */
  readonly limits: Float64Array;
  /** Points that beating the next Garrison of each port brings, now or on the way to its capture. */
  readonly garrisonGains: Float64Array;
  /** Special spaces with a worth above 0 for the Division looked at, as bits. */
  goals: number;
  /** What a Move of each Division promises; as a list, because a fraction that a function returns is an object. */
  readonly promises: Float64Array;
}

export function makeGoals(weights: Weights, k: Lookups, ground: Ground): Goals {
  return {
    weights,
    k,
    ground,
    cards: noCards(),
    open: new Int32Array(SPACES),
    special: 0,
    defended: 0,
    worths: new Float64Array(SPACES),
    limits: new Float64Array(SPACES),
    garrisonGains: new Float64Array(PORTS),
    goals: 0,
    promises: new Float64Array(DIVISIONS),
  };
}

/** Before the Divisions of a decision are looked at, after `lookAtGround`: what is the same for all of them. */
export function survey(g: Goals, t: GameData, s: State): void {
  const { k, ground, open, garrisonGains } = g;
  const { held, occupied, lying } = ground;
  g.cards.known = false;
  let defended = ground.kampfgruppen;
  if (s[RENNES_HELD] === 1) defended |= 1 << t.rennes;
  if (s[CONTACT_AT] > 0) defended |= 1 << (s[CONTACT_AT] - 1);
  const special = k.boxes | defended | (held & lying);
  const free = ~(held | special | occupied);
  for (let grade = 0; grade < k.grades.length; grade++) open[grade] = k.spacesOfGrade[grade] & free;
  for (let port = 0; port < PORTS; port++) {
    const destroyed = isDestroyed(t, s, port) ? 1 : 0;
    garrisonGains[port] = k.garrisonGains[gainIndex(port, s[UNCOVERED], destroyed, s[DOWN + port])];
  }
  g.special = special;
  g.defended = defended;
}

/** The worth of the special spaces for a Division, after a `survey`. */
export function look(g: Goals, t: GameData, s: State, card: number): void {
  let goals = 0;
  for (let rest = g.special; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const space = 31 - Math.clz32(bit);
    weighSpecial(g, t, s, card, space);
    if (g.worths[space] > 0) goals |= bit;
  }
  g.goals = goals;
}

/** Where another Division stands is left to it, but a Siege Box has room for several. */
function weighSpecial(g: Goals, t: GameData, s: State, card: number, space: number): void {
  const port = t.port[space];
  if (port >= 0) weighPort(g, t, s, card, space, port);
  else {
    weigh(g, t, s, card, space);
    if (g.worths[space] > 0 && (g.ground.occupied & (1 << space)) !== 0) g.worths[space] = 0;
  }
}

/** What a Division gains in a space with an enemy or a depot, in points; below 0 where it would be thrown back. */
function weigh(g: Goals, t: GameData, s: State, card: number, space: number): void {
  const { weights, worths, cards, k } = g;
  worths[space] = 0;
  if (s[DIV_AT + card] === space) return;
  const at = DIV + card * KINDS;
  const isHeld = s[CONTROL + space] !== 0;
  // A depot is a reason to go there for a Division with an empty card.
  const gain = isHeld ? weights.depot * Math.min(tokensIn(s, space), t.card - tokensOn(s, card)) : k.fresh[space];
  let kind = -1;
  if (s[KG + space] !== 0) kind = FIGHT_KG;
  else if (space === t.rennes && s[RENNES_HELD] === 1) kind = FIGHT_RENNES;
  else if (s[CONTACT_AT] === space + 1) kind = FIGHT_CONTACT;
  if (kind < 0) {
    worths[space] = gain;
    return;
  }
  const entry = t.fortified[space] === 1 && !isHeld ? 1 : 0;
  if (s[at + AMMO] < entry) {
    worths[space] = -1;
    return;
  }
  // A Division on its way pays 1 Fuel for the Move.
  const ammo = ammoFor(cards, t, s, k, kind, card, space) - entry;
  const chance = chanceOf[odds(cards, t, s, k, kind, card, space, 0, ammo, s[at + FUEL] - 1)];
  worths[space] = (gain + 1) * chance - weights.thrownBack * (1 - chance);
}

/** The same for a Siege Box: what its next Garrison brings, as far as the Division can beat it. */
function weighPort(g: Goals, t: GameData, s: State, card: number, space: number, port: number): void {
  const { weights, worths, cards, k } = g;
  const here = s[DIV_AT + card] === space;
  if (isCaptured(t, s, port)) {
    worths[space] = here ? 0 : -weights.captured;
    return;
  }
  // The Move costs 1 Fuel and, later, each attack another one.
  const fuel = s[DIV + card * KINDS + FUEL] - 1;
  if (s[KG + space] !== 0) {
    const ammo = ammoFor(cards, t, s, k, FIGHT_KG, card, space);
    worths[space] = chanceOf[odds(cards, t, s, k, FIGHT_KG, card, space, 0, ammo, fuel)] - weights.kgInBox;
    return;
  }
  const there = s[FFI + space] + divisionsAt(s, space);
  const after = here ? there : there + 1;
  const siege = there < t.siege[port] && after >= t.siege[port] ? weights.siege : 0;
  const attack = here ? weights.stay : 0;
  const armored = isArmored(t, s, card);
  const garrison = nextGarrison(t, s, port);
  // On its way a Division wants one Ammo to spare.
  const ammo = ammoFor(cards, t, s, k, FIGHT_GARRISON, card, space) - (here ? 0 : 1);
  const fuelLeft = here ? fuel : armored ? fuel - 1 : Math.max(fuel - 1, 0);
  const chance = chanceOf[odds(cards, t, s, k, FIGHT_GARRISON, card, space, garrison, ammo, fuelLeft)];
  if (chance === 0) {
    worths[space] = siege - attack;
    return;
  }
  // Infantry waits for the siege; what it will find then is worth a part.
  const ready = after >= t.siege[port] || armored ? 1 : weights.waiting;
  const enough = here || fuel >= 1 ? 1 : weights.noSecondFuel;
  worths[space] = siege + ready * enough * chance * g.garrisonGains[port] - attack;
}

/** The worth of any space for the Division that was looked at. */
export function worthAt(g: Goals, space: number): number {
  const bit = 1 << space;
  if ((g.special & bit) !== 0) return g.worths[space];
  return ((g.ground.held | g.ground.occupied) & bit) !== 0 ? 0 : g.k.fresh[space];
}

/** Best goal as seen from a space: its worth, faded by the way to it. `without` has been taken already (-1: nothing). */
export function pull(g: Goals, t: GameData, from: number, without: number): number {
  const { open, worths } = g;
  const { within, grades, faded } = g.k;
  const others = ~(1 << without);
  let best = 0;
  for (let grade = 0; grade < grades.length; grade++) {
    const spaces = open[grade] & others;
    if (spaces === 0) continue;
    // Spaces of the same worth: the nearest.
    let d = 0;
    while ((within[from * DISTANCES + d] & spaces) === 0) d++;
    const value = d === NO_WAY ? 0 : grades[grade] * faded[d];
    if (value > best) best = value;
  }
  for (let rest = g.goals & others; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest);
    const value = worths[space] * faded[t.distance[from * SPACES + space]];
    if (value > best) best = value;
  }
  return best;
}

/** Before what Moves promise is looked for, after a `survey`: most spaces are too far to matter even at their best. */
export function lookForLimits(g: Goals, t: GameData, s: State): void {
  for (let rest = g.special; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest);
    g.limits[space] = limitOf(g, t, s, space);
  }
}

/** More than this a special space is worth to no Division; below 0 is 0 here. */
function limitOf(g: Goals, t: GameData, s: State, space: number): number {
  const { weights } = g;
  const { held, occupied, kampfgruppen } = g.ground;
  const bit = 1 << space;
  const port = t.port[space];
  if (port >= 0) {
    if ((held & bit) !== 0) return 0;
    // For a Kampfgruppe in a Siege Box no more than a certain victory.
    if ((kampfgruppen & bit) !== 0) return Math.max(0, 1 - weights.kgInBox);
    // A siege is begun by the one that is missing.
    const completes = s[FFI + space] + divisionsAt(s, space) === t.siege[port] - 1;
    return (completes ? weights.siege : 0) + g.garrisonGains[port];
  }
  if ((occupied & bit) !== 0) return 0;
  const fight = (g.defended & bit) !== 0 ? 1 : 0;
  return fight + ((held & bit) !== 0 ? Math.max(0, weights.depot) * t.card : g.k.fresh[space]);
}

/** Finds what a Move of the Division promises, after `lookForLimits`. */
export function lookForMove(g: Goals, t: GameData, s: State, card: number): void {
  const { k, weights, open, special, limits, worths } = g;
  const { faded } = k;
  const from = s[DIV_AT + card];
  const reach = spacesOf(t, s, card);
  let best = 0;
  for (let grade = 0; grade < k.grades.length; grade++) {
    if (open[grade] === 0) continue;
    let d = 0;
    while ((k.within[from * DISTANCES + d] & open[grade]) === 0) d++;
    const value = d === NO_WAY ? 0 : k.grades[grade] * faded[Math.max(0, d - reach)];
    if (value > best) best = value;
  }
  for (let rest = special; rest !== 0; rest &= rest - 1) {
    const space = 31 - Math.clz32(rest & -rest);
    const d = t.distance[from * SPACES + space];
    const left = faded[Math.max(0, d - reach)];
    const eager = d === 0 ? weights.attack : 1;
    if (limits[space] * left * eager <= best) continue;
    weighSpecial(g, t, s, card, space);
    best = Math.max(best, worths[space] * left * eager);
  }
  g.promises[card] = best;
}

/** Leaving a Siege Box gives up the siege that the Division completes. */
export function leaveBox(w: Weights, t: GameData, s: State, from: number): number {
  const port = t.port[from];
  if (port < 0 || isCaptured(t, s, port) || !isBesieged(t, s, port)) return 0;
  return s[FFI + from] + divisionsAt(s, from) - 1 < t.siege[port] ? w.leaveBox : 0;
}
