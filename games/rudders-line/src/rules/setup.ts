// RL 2.62, 3.1: the Set Up Card, and the option of placing each force freely inside its areas.
import { type Chance, type Decide, pop, push, type State, type Step, seeded, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../events.ts';
import { renumber } from '../positions/numbering.ts';
import { PUT, pack, packPlace, placeOf, verbOf } from '../state/choice.ts';
import { FORCE, LAST_PLACE, PLACED } from '../state/frames.ts';
import { FIGURES, FIRST_BOX, FLAGS, INITIATIVE, LINK, PLACE, PLACES, RESERVE, TURN, US } from '../state/layout.ts';
import { IS, OPTION } from '../state/options.ts';
import { clearBoard, putUnit } from '../state/pieces.ts';
import { STEP } from '../state/steps.ts';
import type { Force, GameData, Placement } from '../state/tables.ts';
import { asks } from '../words/ask.ts';
import { cardWord, describe, frameSide, nameOf } from '../words/describe.ts';
import { cardText, placeWord, unitRef } from '../words/names.ts';
import { R } from '../words/reasons/index.ts';

/** RL 3.1: all units fresh, weapons on their carriers, every area under control of the side the card names. */
export function setup(t: GameData, s: State, _chance: unknown, tell: Tell): void {
  clearBoard(t, s);
  s[TURN] = 1;
  s[INITIATIVE] = US;
  const free = s[OPTION.setup] === IS.setup.free;
  for (const p of t.card) {
    if (!free || !t.forces.some((force) => force.units.includes(p))) place(t, s, p, p.place, undefined);
  }
  if (tell !== undefined) tell({ kind: 'card', rule: 'RL 3.1', free });
  push(s, STEP.turn);
  if (free) openForce(t, s, 0);
}

/** SR3: what sets up in the reserve areas is marked. */
function place(t: GameData, s: State, like: Placement, to: number, tell: Tell): void {
  const unit = lowest(t, s, like.unit);
  putUnit(t, s, unit, to);
  if (like.weapon >= 0) {
    const weapon = lowest(t, s, like.weapon);
    s[LINK + unit] = weapon + 1;
    s[LINK + weapon] = unit + 1;
  }
  if (t.reserveArea[to] === 1 && t.reserveTurn > 0) s[FLAGS + unit] |= RESERVE;
  if (tell !== undefined) {
    tell({ kind: 'placed', rule: 'RL 3.1', piece: unitRef(t, s, unit), place: to, places: [placeWord(t, to)] });
  }
}

/** RL 2.7: any counter of the kind will do; the first one not yet placed is taken. */
function lowest(t: GameData, s: State, like: number): number {
  let p = t.kind.indexOf(t.kind[like]);
  while (s[PLACE + p] !== 0 || s[LINK + p] !== 0) p++;
  return p;
}

/** Opens the placing of a force; after the last one the first turn begins. German forces come first in the data. */
function openForce(t: GameData, s: State, index: number): void {
  for (let i = index; i < t.forces.length; i++) {
    if (t.forces[i].units.length === 0) continue;
    push(s, STEP.place, t.forces[i].side, i, 0);
    return;
  }
}

function isSame(t: GameData, a: Placement, b: Placement): boolean {
  if (t.kind[a.unit] !== t.kind[b.unit] || a.weapon < 0 !== b.weapon < 0) return false;
  return a.weapon < 0 || t.kind[a.weapon] === t.kind[b.weapon];
}

/** How many units of these types a side has in a place. */
function have(t: GameData, s: State, side: number, types: readonly number[], place: number): number {
  let n = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] === place && types.includes(t.type[u])) n++;
  return n;
}

const NO_LIMIT = 99;

/** How many more units like this one fit into `p` (RL 10.35), when it has gone to `place`. */
function space(t: GameData, s: State, side: number, p: number, place: number, unit: number): number {
  if (p >= FIRST_BOX) return NO_LIMIT;
  const figures = s[FIGURES + side * PLACES + p] + (p === place ? t.figures[unit] : 0);
  return Math.floor((t.stackingLimit - figures) / t.figures[unit]);
}

/**
 * Are the limits of the force kept, and can they still be met by the units that follow, if unit number `at` goes to
 * the place? Equal units are placed in the order of the places, so the rest of them go to this one or later ones.
 */
function keepsLimits(t: GameData, s: State, force: Force, at: number, place: number): boolean {
  const unit = force.units[at];
  const index = force.places.indexOf(place);
  const types = force.limits.find((limit) => limit.types.includes(t.type[unit.unit]))?.types ?? [t.type[unit.unit]];
  let same = 0;
  let later = 0;
  for (let i = at + 1; i < force.units.length; i++) {
    if (!types.includes(t.type[force.units[i].unit])) continue;
    if (isSame(t, force.units[i], unit)) same++;
    else later++;
  }
  let [needBefore, needAfter, roomBefore, roomAfter] = [0, 0, 0, 0];
  for (let i = 0; i < force.places.length; i++) {
    const p = force.places[i];
    const limit = force.limits.find((l) => l.types.includes(types[0]) && l.places.includes(p));
    const n = have(t, s, force.side, types, p) + (p === place ? 1 : 0);
    const min = limit?.min ?? 0;
    const max = Math.min(limit?.max ?? NO_LIMIT, n + space(t, s, force.side, p, place, unit.unit));
    if (n > (limit?.max ?? NO_LIMIT)) return false;
    if (i < index) {
      needBefore += Math.max(0, min - n);
      roomBefore += max - n;
    } else {
      needAfter += Math.max(0, min - n);
      roomAfter += max - n;
    }
  }
  const least = Math.max(needBefore, same + later - roomAfter);
  const most = Math.min(roomBefore, later, same + later - needAfter);
  return least <= most && same <= roomAfter;
}

function refusePlace(t: GameData, s: State, to: number): number {
  const f = top(s);
  const force = t.forces[s[f + FORCE]];
  const at = s[f + PLACED];
  const unit = force.units[at];
  const index = force.places.indexOf(to);
  if (index < 0) return R.putWhere;
  const before = at > 0 ? force.units[at - 1] : undefined;
  if (before !== undefined && isSame(t, before, unit) && force.places.indexOf(s[f + LAST_PLACE]) > index) {
    return R.putOrder;
  }
  const figures = s[FIGURES + force.side * PLACES + to] + t.figures[unit.unit];
  if (to < FIRST_BOX && figures > t.stackingLimit) return R.putStacking;
  return keepsLimits(t, s, force, at, to) ? 0 : R.putLimit;
}

function current(t: GameData, s: State): Placement {
  const f = top(s);
  return t.forces[s[f + FORCE]].units[s[f + PLACED]];
}

const put: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    let n = 0;
    const unit = lowest(t, s, current(t, s).unit);
    for (const p of t.forces[s[top(s) + FORCE]].places) {
      if (refusePlace(t, s, p) === 0) out[n++] = pack(PUT, unit, p);
    }
    return n;
  },
  attempts(t, s, out) {
    const unit = lowest(t, s, current(t, s).unit);
    for (let p = 1; p < PLACES; p++) out[p - 1] = pack(PUT, unit, p);
    return PLACES - 1;
  },
  refuse(t, s, choice) {
    if (verbOf(choice) !== PUT) return R.otherDecision;
    const to = placeOf(choice);
    if (choice !== (pack(PUT, lowest(t, s, current(t, s).unit)) | packPlace(0, to))) return R.putSingle;
    return refusePlace(t, s, to);
  },
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    place(t, s, current(t, s), placeOf(choice), tell);
    // Equal counters are numbered as positions list them, so that a set-up half done can be written down.
    renumber(t, s, NO_ORDER);
    s[f] = STEP.placeMore;
    s[f + PLACED]++;
    s[f + LAST_PLACE] = placeOf(choice);
    const index = s[f + FORCE];
    if (s[f + PLACED] < t.forces[index].units.length) return;
    pop(s);
    openForce(t, s, index + 1);
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ...asks.setUp(
      frameSide(s),
      t.forces[s[top(s) + FORCE]].name,
      cardText(t, current(t, s)),
      s[top(s) + PLACED] + 1,
      t.forces[s[top(s) + FORCE]].units.length,
    ),
    data: {
      unit: cardWord(t, current(t, s)),
      number: s[top(s) + PLACED] + 1,
      of: t.forces[s[top(s) + FORCE]].units.length,
    },
  }),
};

const NO_ORDER: ReadonlyMap<number, readonly number[]> = new Map();
const scratch = new Int32Array(64);

function settle(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  if (put.choices(t, s, scratch) !== 1) return false;
  put.apply(t, s, scratch[0], chance, tell);
  return true;
}

/** Places what has one place only, as the kernel does before the first decision. */
export function settleSetup(t: GameData, s: State): void {
  while (s[top(s)] === STEP.place || s[top(s)] === STEP.placeMore) if (!settle(t, s, seeded, undefined)) return;
}

export const placeStep: Step<GameData, RudderEvent> = { name: 'set-up', rule: 'RL 3.1', settle, decide: put };
export const placeMore: Step<GameData, RudderEvent> = { ...placeStep, name: 'set-up/more', continues: true };
