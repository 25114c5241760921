// RL 7: mortars and called artillery fire by turns, area by area; spotters, markers, friendly fire.
import { type Chance, type Decide, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { indirectOdds } from '../../facts/odds.ts';
import { END, pack, pieceOf, placeOf, SHOOT, verbOf } from '../../state/choice.ts';
import {
  COUNT,
  FIRED,
  FIRST_BOX,
  FLAGS,
  LINK,
  PIECES,
  PLACE,
  PLACES,
  SPENT,
  SPOT_MASK,
  SPOT_SHIFT,
} from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { FO, LIGHT_MORTAR, MEDIUM_MORTAR, type Tables } from '../../state/tables.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { placeText, placeWord, theSide } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { shotWarnings } from '../../words/warnings.ts';
import { withoutListed } from '../casualties/pay.ts';
import { MISS } from './attack.ts';
import { fireSegment, passFire, passUnarmed } from './segment.ts';
import { LAST, mapSpotters, spotted } from './spotting.ts';

/** STEP.shoot: side, area, result of the last attack. */
const AREA = 2;

const keys = new Int32Array(160);

/** RL 7.31 + 7.32 + A-33: can this unit call or fire at all in this phase? 0 or the reason. */
function refuseFirer(t: Tables, s: State, side: number, unit: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] === 0) return R.shootNoWeapon;
  if (s[PLACE + unit] >= FIRST_BOX) return R.shootBox;
  const link = s[LINK + unit];
  if (t.type[unit] !== FO) {
    if (link === 0) return R.shootNoWeapon;
    const type = t.type[link - 1];
    if (type !== LIGHT_MORTAR && type !== MEDIUM_MORTAR) return R.shootNotNow;
    if ((s[FLAGS + link - 1] & FIRED) !== 0) return R.shootFired;
  }
  return (s[FLAGS + unit] & SPENT) !== 0 ? R.shootSpent : 0;
}

/** RL 7.31 + 7.32: may it fire at the area? `spotted` must be up to date. */
function refuseTarget(t: Tables, s: State, side: number, unit: number, target: number): number {
  if (target === 0 || target >= FIRST_BOX) return R.shootRange;
  const distance = t.distance[s[PLACE + unit] * PLACES + target];
  if (t.type[unit] === FO) return distance > 1 ? R.shootRange : 0;
  const weapon = s[LINK + unit] - 1;
  if (distance === 0) return R.shootOwn;
  if (distance > t.range[weapon]) return R.shootRange;
  if (t.type[weapon] === LIGHT_MORTAR && s[COUNT + (1 - side) * PLACES + target] === 0) return R.shootEmpty;
  return distance > 1 && spotted[target] === 0 ? R.shootNoSpotter : 0;
}

/** Has this unit any target? FOs and Medium Mortars always do: the areas next to them. */
function hasTarget(t: Tables, s: State, side: number, unit: number): boolean {
  if (refuseFirer(t, s, side, unit) !== 0) return false;
  if (t.type[unit] === FO || t.type[s[LINK + unit] - 1] === MEDIUM_MORTAR) return true;
  const place = s[PLACE + unit];
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    if (s[COUNT + (1 - side) * PLACES + t.near[i]] > 0) return true;
  }
  mapSpotters(t, s, side);
  for (let x = 1; x < FIRST_BOX; x++) {
    if (refuseTarget(t, s, side, unit, x) === 0) return true;
  }
  return false;
}

/** The units of a side that could fire: its FO and the carriers of mortars, in order of their numbers. */
function anyFire(t: Tables, s: State, side: number): boolean {
  const observer = t.observer[side];
  if (observer >= 0 && hasTarget(t, s, side, observer)) return true;
  for (let w = t.personnel; w < PIECES; w++) {
    if (t.type[w] > MEDIUM_MORTAR || s[LINK + w] === 0) continue;
    const unit = s[LINK + w] - 1;
    if (t.side[unit] === side && hasTarget(t, s, side, unit)) return true;
  }
  return false;
}

/** RL 7.2: 0 if the area can be activated for fire, or the reason. */
function refuseArea(t: Tables, s: State, side: number, area: number): number {
  if (s[COUNT + side * PLACES + area] === 0) return R.fireNobody;
  if (area >= FIRST_BOX) return R.fireBox;
  let found = R.fireNoPiece;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
    if (hasTarget(t, s, side, u)) return 0;
    found = R.fireNoTarget;
  }
  return found;
}

const segment = fireSegment({
  rule: 'RL 7.2',
  next: STEP.shoot,
  refuseArea,
  may: 'may fire mortars and artillery',
  turns: 'Sides alternate, one area at a time, until both decline in a row.',
});

const shoot: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = 0;
    let seen = 0;
    if (s[f + LAST] !== 0) out[n++] = END;
    mapSpotters(t, s, side);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA] || refuseFirer(t, s, side, u) !== 0) continue;
      const key = (unitKey(t, s, u) << 6) | ((s[FLAGS + u] & SPOT_MASK) >> SPOT_SHIFT);
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      for (let x = 1; x < FIRST_BOX; x++) if (refuseTarget(t, s, side, u, x) === 0) out[n++] = pack(SHOOT, u, x);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = shoot.choices(t, s, out);
    const legal = n;
    if (s[f + LAST] === 0) out[n++] = END;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA] || hasTwin(t, s, side, u)) continue;
      const first = n;
      for (let x = 1; x < FIRST_BOX; x++) out[n++] = pack(SHOOT, u, x);
      n = withoutListed(out, legal, first, n);
    }
    return n;
  },
  refuse(t, s, choice) {
    const f = top(s);
    const side = s[f + 1];
    if (choice === END) return s[f + LAST] === 0 ? R.endFirst : 0;
    if (verbOf(choice) !== SHOOT) return R.otherDecision;
    const u = pieceOf(choice);
    const firer = refuseFirer(t, s, side, u);
    if (firer !== 0) return firer;
    if (s[PLACE + u] !== s[f + AREA]) return R.notHere;
    if (hasTwin(t, s, side, u)) return R.twin;
    mapSpotters(t, s, side);
    return refuseTarget(t, s, side, u, placeOf(choice));
  },
  apply(_t, s, choice) {
    if (choice === END) {
      pop(s);
      passFire(s, top(s), false);
    } else push(s, STEP.spot, frameSide(s), pieceOf(choice), placeOf(choice));
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: `Which piece in ${placeText(t, s[top(s) + AREA])} fires, and at which area?`,
    wait: `${theSide(frameSide(s))} fires from ${placeText(t, s[top(s) + AREA])}.`,
    why: 'Each piece attacks alone. Mortars need a spotter unless the target is adjacent.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) =>
    verbOf(choice) === SHOOT ? indirectOdds(t, s, frameSide(s), pieceOf(choice), placeOf(choice)) : undefined,
  warnings: (t, s, choice) =>
    verbOf(choice) === SHOOT ? shotWarnings(t, s, frameSide(s), pieceOf(choice), placeOf(choice)) : [],
};

function hasTwin(t: Tables, s: State, side: number, unit: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || unitKey(t, s, u) !== key) continue;
    if ((s[FLAGS + u] & SPOT_MASK) === (s[FLAGS + unit] & SPOT_MASK)) return true;
  }
  return false;
}

/** what ends the segment by itself: a miss, one attack, or nothing left to fire; undefined while it goes on. */
function segmentOver(t: Tables, s: State): 'empty' | 'miss' | 'one-attack' | undefined {
  const f = top(s);
  const last = s[f + LAST];
  if (last === 0) return undefined;
  const mode = s[OPTION.segment];
  if (refuseArea(t, s, s[f + 1], s[f + AREA]) !== 0) return 'empty';
  if (mode === IS.segment['one-attack']) return 'one-attack';
  return mode === IS.segment['until-miss'] && last === MISS ? 'miss' : undefined;
}

function settleShoot(t: Tables, s: State, _chance: Chance, tell: Tell): boolean {
  const why = segmentOver(t, s);
  if (why === undefined) return false;
  const area = s[top(s) + AREA];
  if (tell !== undefined) tell({ kind: 'segment', rule: 'RL A-02', area, why, places: [placeWord(t, area)] });
  pop(s);
  passFire(s, top(s), false);
  return true;
}

export const indirect: Step<Tables, RudderEvent> = {
  name: 'indirect',
  rule: 'RL 7.2',
  settle: (t, s, _chance, tell) => !anyFire(t, s, frameSide(s)) && passUnarmed(s, 'RL 7.2', tell),
  decide: segment,
};
export const indirectShoot: Step<Tables, RudderEvent> = {
  name: 'indirect/shoot',
  rule: 'RL 7.4',
  continues: true,
  settle: settleShoot,
  decide: shoot,
};
