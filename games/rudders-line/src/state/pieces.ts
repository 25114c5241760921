// Handling of pieces: placing, moving, flipping, eliminating; the sums by place and control follow by themselves.
import { bySeatAndThing, type Chance, type State } from '@bocage/engine';
import type { SpentWhy, Tell } from '../events.ts';
import { weaponFirstDie, weaponSecondDie } from '../words/labels.ts';
import { pieceId, placeWord, SIDE_ID, unitRef } from '../words/names.ts';
import {
  ATTACKED,
  CONTROL,
  COUNT,
  FIGURES,
  FIRED,
  FIRST_BOX,
  FLAGS,
  FRESH,
  GE,
  LINK,
  MARKER_PLACE,
  MARKER_SIDE,
  MARKERS,
  PIECES,
  PLACE,
  PLACES,
  SPENT,
  US,
  USED,
} from './layout.ts';
import { type GameData, TEAM } from './tables.ts';

const WEAPON_FIRST = bySeatAndThing({ rule: 'RL 2.63', what: weaponFirstDie }, PIECES);
const WEAPON_SECOND = bySeatAndThing({ rule: 'RL 2.63', what: weaponSecondDie }, PIECES);
/** The highest sum of two dice at which the weapon is lost. */
const WEAPON_LOST = 7;

export function isFresh(s: State, unit: number): boolean {
  return (s[FLAGS + unit] & SPENT) === 0;
}

/** RL 3.21: Personnel of both sides are there. */
export function contested(s: State, place: number): boolean {
  return s[COUNT + place] > 0 && s[COUNT + PLACES + place] > 0;
}

/**
 * Pieces with equal keys in the same place are interchangeable: same kind, same side up, same weapon in the
 * same state. Sets are built in the order of the keys: squads, teams, NCOs, BAR Gunners, FO.
 */
export function unitKey(t: GameData, s: State, unit: number): number {
  const link = s[LINK + unit];
  const weapon = link === 0 ? 0 : 1 + (((t.kind[link - 1] - t.firstWeaponKind) << 1) | (s[FLAGS + link - 1] & FIRED));
  return (t.kind[unit] << 6) | (weapon << 1) | (s[FLAGS + unit] & SPENT);
}

/** RL 3.21: an area belongs to the only side that has Personnel in it; else to whoever had it last. */
function settleControl(t: GameData, s: State, place: number, tell: Tell): void {
  if (place === 0 || place >= FIRST_BOX) return;
  const us = s[COUNT + place] > 0;
  const ge = s[COUNT + PLACES + place] > 0;
  if (us === ge) return;
  const side = us ? US : GE;
  if (s[CONTROL + place] === side) return;
  s[CONTROL + place] = side;
  if (tell !== undefined) {
    tell({
      kind: 'control',
      rule: 'RL 3.21',
      side,
      area: place,
      star: t.star[place] === 1,
      places: [placeWord(t, place)],
    });
  }
}

function leave(t: GameData, s: State, unit: number): void {
  const at = t.side[unit] * PLACES + s[PLACE + unit];
  s[COUNT + at]--;
  s[FIGURES + at] -= t.figures[unit];
  if ((s[FLAGS + unit] & SPENT) === 0) s[FRESH + at]--;
}

function arrive(t: GameData, s: State, unit: number, place: number): void {
  const at = t.side[unit] * PLACES + place;
  s[PLACE + unit] = place;
  s[COUNT + at]++;
  s[FIGURES + at] += t.figures[unit];
  if ((s[FLAGS + unit] & SPENT) === 0) s[FRESH + at]++;
}

/** Puts a unit that is nowhere on a place. */
export function putUnit(t: GameData, s: State, unit: number, place: number): void {
  arrive(t, s, unit, place);
}

/** Moves a unit; its weapon goes with it. */
export function moveUnit(t: GameData, s: State, unit: number, to: number, tell: Tell): void {
  const from = s[PLACE + unit];
  leave(t, s, unit);
  arrive(t, s, unit, to);
  settleControl(t, s, from, tell);
  settleControl(t, s, to, tell);
}

/** Turns a unit to its spent side; nothing happens to one that is spent already. */
export function spend(t: GameData, s: State, unit: number): void {
  if ((s[FLAGS + unit] & SPENT) !== 0) return;
  s[FLAGS + unit] |= SPENT;
  s[FRESH + t.side[unit] * PLACES + s[PLACE + unit]]--;
}

export function freshen(t: GameData, s: State, unit: number): void {
  if ((s[FLAGS + unit] & SPENT) === 0) return;
  s[FLAGS + unit] &= ~SPENT;
  s[FRESH + t.side[unit] * PLACES + s[PLACE + unit]]++;
}

/** RL 2.63: takes a unit off the board; with `roll`, two dice decide whether its weapon is lost or left lying. */
export function eliminate(t: GameData, s: State, unit: number, roll: boolean, chance: Chance, tell: Tell): void {
  const place = s[PLACE + unit];
  const link = s[LINK + unit];
  if (link > 0) {
    const weapon = link - 1;
    s[LINK + weapon] = 0;
    s[LINK + unit] = 0;
    if (roll) {
      const first = chance.die(s, 6, WEAPON_FIRST[t.side[unit] * PIECES + unit]);
      const second = chance.die(s, 6, WEAPON_SECOND[t.side[unit] * PIECES + unit]);
      if (first + second > WEAPON_LOST) s[PLACE + weapon] = place;
      else s[FLAGS + weapon] = 0;
      if (tell !== undefined) {
        tell({
          kind: 'weapon',
          rule: 'RL 2.63',
          weapon: t.kind[weapon],
          area: place,
          dice: [first, second],
          places: [placeWord(t, place)],
          pieces: [pieceId(t, weapon)],
        });
      }
    } else s[FLAGS + weapon] = 0;
  }
  leave(t, s, unit);
  s[PLACE + unit] = 0;
  s[FLAGS + unit] = 0;
  s[USED + unit] = 0;
  settleControl(t, s, place, tell);
}

/** RL 7.3 + 9.3 + A-07: a weapon turns to its F side; its carrier is spent unless it is a squad. */
export function fireWeapon(t: GameData, s: State, unit: number, rule: string, tell: Tell): void {
  const weapon = s[LINK + unit] - 1;
  if (tell !== undefined) {
    const area = s[PLACE + unit];
    const [places, pieces] = [[placeWord(t, area)], [pieceId(t, weapon)]];
    tell({ kind: 'fired', rule, weapon: t.kind[weapon], area, places, pieces });
  }
  s[FLAGS + weapon] |= FIRED;
  if (t.type[unit] >= TEAM) spendFor(t, s, unit, rule, 'fired', tell);
}

export function spendFor(t: GameData, s: State, unit: number, rule: string, why: SpentWhy, tell: Tell): void {
  if (!isFresh(s, unit)) return;
  if (tell !== undefined) {
    const area = s[PLACE + unit];
    const [places, pieces] = [[placeWord(t, area)], [pieceId(t, unit)]];
    tell({ kind: 'spent', rule, piece: unitRef(t, s, unit), area, why, places, pieces });
  }
  spend(t, s, unit);
}

/** RL 7.3 + A-04: every fire attacks all Personnel of a side in the area. Returns how many. */
export function markAttacked(t: GameData, s: State, side: number, area: number): number {
  let n = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area) continue;
    s[FLAGS + u] |= ATTACKED;
    n++;
  }
  return n;
}

export function clearAttacked(t: GameData, s: State): void {
  for (let u = 0; u < t.personnel; u++) s[FLAGS + u] &= ~ATTACKED;
}

/** RL 8.2: the highest interdiction marker of a side in an area; 0 if there is none. */
export function interdiction(t: GameData, s: State, side: number, area: number): number {
  let highest = 0;
  for (let m = 0; m < MARKERS; m++) {
    if (s[MARKER_PLACE + m] !== area || s[MARKER_SIDE + m] !== side) continue;
    if (t.markerValue[m] > highest) highest = t.markerValue[m];
  }
  return highest;
}

/** RL 8.1: the marker of an attack stays in the area until the Regroup Phase. */
export function placeMarker(t: GameData, s: State, marker: number, side: number, area: number, tell: Tell): void {
  s[MARKER_PLACE + marker] = area;
  s[MARKER_SIDE + marker] = side;
  if (tell !== undefined) {
    tell({ kind: 'marker', rule: 'RL 8.1', value: t.markerValue[marker], side, area, places: [placeWord(t, area)] });
  }
}

/** Works out the sums by place again: after a set-up or a position read from text. */
export function recount(t: GameData, s: State): void {
  s.fill(0, COUNT, COUNT + 2 * PLACES);
  s.fill(0, FRESH, FRESH + 2 * PLACES);
  s.fill(0, FIGURES, FIGURES + 2 * PLACES);
  for (let u = 0; u < t.personnel; u++) if (s[PLACE + u] > 0) arrive(t, s, u, s[PLACE + u]);
}

/** Everything off the board, the areas as at the start. */
export function clearBoard(t: GameData, s: State): void {
  s.fill(0, PLACE, PLACE + PIECES);
  s.fill(0, FLAGS, FLAGS + PIECES);
  s.fill(0, LINK, LINK + PIECES);
  s.fill(0, USED, USED + PIECES);
  s.fill(0, MARKER_PLACE, MARKER_PLACE + MARKERS);
  s.fill(0, MARKER_SIDE, MARKER_SIDE + MARKERS);
  for (let p = 0; p < PLACES; p++) {
    const area = p > 0 && p < FIRST_BOX;
    s[CONTROL + p] = area ? SIDE_ID.indexOf(t.data.special.control.side === 'US' ? 'US' : 'GE') : 0;
  }
  recount(t, s);
}
