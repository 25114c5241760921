// RL 2.61, 2.64, 2.65: in the Regroup Phase weapons are picked up, handed over and swapped.
import { type Decide, pop, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { CARRY, DONE, pack, pieceOf, placeOf, verbOf } from '../../state/choice.ts';
import { LAST_WEAPON } from '../../state/frames.ts';
import { CONTROL, COUNT, FIRST_BOX, FLAGS, HELD, LINK, PIECES, PLACE, PLACES, SPENT } from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, SHOULDER, TEAM } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { pieceId, placeWord, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { withoutListed } from '../lists.ts';

/**
 * Weapons get their carriers one by one in the order of their numbers; one passed over stays where it is. A weapon
 * taken from its carrier (HELD) must get a new one before a later weapon is decided on. So every distribution is
 * reached in exactly one way, and there is always a way to finish.
 */
function placeOfWeapon(s: State, weapon: number): number {
  return s[LINK + weapon] > 0 ? s[PLACE + s[LINK + weapon] - 1] : s[PLACE + weapon];
}

/** RL 2.64 + A-47: an area that the side controls and, unless the option says otherwise, that holds no enemy. */
function isOwn(s: State, side: number, place: number): boolean {
  if (place === 0 || place >= FIRST_BOX || s[CONTROL + place] !== side) return false;
  return s[OPTION.weapons] === IS.weapons.controlled || s[COUNT + (1 - side) * PLACES + place] === 0;
}

/** The first weapon that has been taken from its carrier and waits for another, or PIECES: `stranded` from here on. */
function firstStranded(t: GameData, s: State): number {
  for (let w = t.personnel; w < PIECES; w++) if ((s[FLAGS + w] & HELD) !== 0) return w;
  return PIECES;
}

function isHeavy(t: GameData, weapon: number): boolean {
  return t.type[weapon] !== SHOULDER;
}

/** RL 2.61: squads and teams carry anything, single soldiers only shoulder-fired weapons. */
function mayCarry(t: GameData, unit: number, weapon: number): boolean {
  return t.type[unit] <= TEAM || !isHeavy(t, weapon);
}

/** 0 if this weapon can be decided on now, or the reason. */
function refuseWeapon(t: GameData, s: State, side: number, weapon: number, stranded: number): number {
  if (weapon < t.personnel || weapon >= PIECES) return R.otherDecision;
  const place = placeOfWeapon(s, weapon);
  if (place === 0) return R.carryGone;
  if (!isOwn(s, side, place)) return s[CONTROL + place] === side ? R.carryContested : R.carryControl;
  const carrier = s[LINK + weapon] - 1;
  if (carrier >= 0 && (s[FLAGS + carrier] & SPENT) !== 0) return R.carrySpentCarrier;
  return weapon < s[top(s) + LAST_WEAPON] || weapon > stranded ? R.carryOrder : 0;
}

/** 0 if the unit can take the weapon, or the reason; the weapon itself has been checked. */
function refuseUnit(t: GameData, s: State, side: number, weapon: number, unit: number, stranded: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== placeOfWeapon(s, weapon)) {
    return R.carryElsewhere;
  }
  if (s[LINK + weapon] === unit + 1) return R.carrySame;
  if ((s[FLAGS + unit] & SPENT) !== 0) return R.carrySpent;
  if (!mayCarry(t, unit, weapon)) return R.carryHeavy;
  const own = s[LINK + unit];
  if (own > 0 && own - 1 < weapon) return R.carryTwo;
  if (own === 0 && stranded === PIECES) return 0;
  if (canRest(t, s, side, weapon, unit)) return 0;
  return own > 0 ? R.carrySecond : R.carryStrands;
}

/** After the weapon goes to the unit: can all later weapons that must be carried still be? */
function canRest(t: GameData, s: State, side: number, weapon: number, unit: number): boolean {
  const place = s[PLACE + unit];
  let heavy = 0;
  let light = 0;
  for (let w = weapon + 1; w < PIECES; w++) {
    if (placeOfWeapon(s, w) !== place) continue;
    const carrier = s[LINK + w] - 1;
    const must = carrier >= 0 ? (s[FLAGS + carrier] & SPENT) === 0 : (s[FLAGS + w] & HELD) !== 0;
    if (!must) continue;
    if (isHeavy(t, w)) heavy++;
    else light++;
  }
  let strong = 0;
  let single = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== place || (s[FLAGS + u] & SPENT) !== 0 || u === unit) continue;
    const own = s[LINK + u];
    // Carriers of earlier weapons keep them; the old carrier of this one is free.
    if (own > 0 && own - 1 < weapon) continue;
    if (t.type[u] <= TEAM) strong++;
    else single++;
  }
  return heavy <= strong && heavy + light <= strong + single;
}

function hasTwin(t: GameData, s: State, side: number, weapon: number, unit: number, stranded: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || unitKey(t, s, u) !== key) continue;
    if (refuseUnit(t, s, side, weapon, u, stranded) === 0) return true;
  }
  return false;
}

/** Equal weapons on equal carriers in one place: the first is the one to decide on. */
function isSecond(t: GameData, s: State, side: number, weapon: number, stranded: number): boolean {
  for (let w = t.personnel; w < weapon; w++) {
    if (t.kind[w] !== t.kind[weapon] || placeOfWeapon(s, w) !== placeOfWeapon(s, weapon)) continue;
    if (refuseWeapon(t, s, side, w, stranded) !== 0) continue;
    const [a, b] = [s[LINK + w], s[LINK + weapon]];
    if ((s[FLAGS + w] & HELD) !== (s[FLAGS + weapon] & HELD)) continue;
    if ((a === 0) !== (b === 0) || (a > 0 && unitKey(t, s, a - 1) !== unitKey(t, s, b - 1))) continue;
    return true;
  }
  return false;
}

function refuse(t: GameData, s: State, choice: number): number {
  const side = frameSide(s);
  const stranded = firstStranded(t, s);
  if (choice === DONE) return stranded === PIECES ? 0 : R.doneStranded;
  if (verbOf(choice) !== CARRY) return R.otherDecision;
  const weapon = pieceOf(choice);
  const unit = placeOf(choice);
  const refused = refuseWeapon(t, s, side, weapon, stranded);
  if (refused !== 0) return refused;
  if (isSecond(t, s, side, weapon, stranded)) return R.twin;
  const bad = refuseUnit(t, s, side, weapon, unit, stranded);
  if (bad !== 0) return bad;
  return hasTwin(t, s, side, weapon, unit, stranded) ? R.twin : 0;
}

const pick: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const side = frameSide(s);
    const stranded = firstStranded(t, s);
    let n = 0;
    if (stranded === PIECES) out[n++] = DONE;
    for (let w = t.personnel; w < PIECES; w++) {
      if (refuseWeapon(t, s, side, w, stranded) !== 0 || isSecond(t, s, side, w, stranded)) continue;
      const place = placeOfWeapon(s, w);
      for (let u = t.first[side]; u < t.end[side]; u++) {
        if (s[PLACE + u] !== place || refuseUnit(t, s, side, w, u, stranded) !== 0) continue;
        if (!hasTwin(t, s, side, w, u, stranded)) out[n++] = pack(CARRY, w, u);
      }
    }
    return n;
  },
  attempts(t, s, out) {
    const side = frameSide(s);
    let n = pick.choices(t, s, out);
    const legal = n;
    out[n++] = DONE;
    for (let w = t.personnel; w < PIECES; w++) {
      const place = placeOfWeapon(s, w);
      for (let u = t.first[side]; u < t.end[side]; u++) {
        if (place > 0 && s[PLACE + u] === place) out[n++] = pack(CARRY, w, u);
      }
    }
    return withoutListed(out, legal, legal, n);
  },
  refuse,
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    if (choice === DONE) {
      pop(s);
      return;
    }
    const weapon = pieceOf(choice);
    const unit = placeOf(choice);
    if (s[LINK + weapon] > 0) s[LINK + s[LINK + weapon] - 1] = 0;
    if (s[LINK + unit] > 0) {
      const other = s[LINK + unit] - 1;
      s[LINK + other] = 0;
      s[PLACE + other] = s[PLACE + unit];
      s[FLAGS + other] |= HELD;
    }
    s[LINK + weapon] = unit + 1;
    s[LINK + unit] = weapon + 1;
    s[PLACE + weapon] = 0;
    s[FLAGS + weapon] &= ~HELD;
    s[f] = STEP.pickUpMore;
    s[f + LAST_WEAPON] = weapon + 1;
    if (tell !== undefined) {
      const area = s[PLACE + unit];
      const by = unitRef(t, s, unit);
      const [places, pieces] = [[placeWord(t, area)], [pieceId(t, weapon), pieceId(t, unit)]];
      tell({ kind: 'carry', rule: 'RL 2.64', weapon: t.kind[weapon], by, area, places, pieces });
    }
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.pickUp(frameSide(s)),
  }),
};

const scratch = new Int32Array(4096);

/** RL 2.64: a side without any weapon that could change hands is not asked. */
function settle(t: GameData, s: State, _chance: unknown, tell: Tell): boolean {
  if (pick.choices(t, s, scratch) > 1 || scratch[0] !== DONE) return false;
  if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 2.64', side: frameSide(s), why: 'no-weapon' });
  pop(s);
  return true;
}

export const pickUp: Step<GameData, RudderEvent> = { name: 'regroup/pick-up', rule: 'RL 2.64', settle, decide: pick };
export const pickUpMore: Step<GameData, RudderEvent> = { ...pickUp, name: 'regroup/pick-up-more', continues: true };
