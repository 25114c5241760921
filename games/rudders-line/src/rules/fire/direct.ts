// RL 9: machine-guns together, or one shoulder-fired weapon, fire by turns, area by area.
import { type Decide, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import { directOdds } from '../../facts/odds.ts';
import { AIM, pack, pieceOf, placeOf, verbOf } from '../../state/choice.ts';
import { COUNT, FIRED, FIRST_BOX, FLAGS, GROUP, LINK, PIECES, PLACE, PLACES, SPENT } from '../../state/layout.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { MACHINE_GUN, SHOULDER, type Tables } from '../../state/tables.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { placeText, placeWord, theSide } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { aimWarnings } from '../../words/warnings.ts';
import { withoutListed } from '../casualties/pay.ts';
import { fireSegment, passUnarmed } from './segment.ts';

/** STEP.aim, STEP.guns: side, area, target. */
export const AREA = 2;
export const TARGET = 3;

const keys = new Int32Array(160);

/** RL 9.32 + 2.61: can this unit fire a weapon in this phase? 0 or the reason. */
export function refuseFirer(t: Tables, s: State, side: number, unit: number): number {
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] === 0) return R.shootNoWeapon;
  if (s[PLACE + unit] >= FIRST_BOX) return R.aimBox;
  const link = s[LINK + unit];
  if (link === 0) return R.shootNoWeapon;
  const type = t.type[link - 1];
  if (type !== MACHINE_GUN && type !== SHOULDER) return R.aimNotNow;
  if ((s[FLAGS + link - 1] & FIRED) !== 0) return R.aimFired;
  return (s[FLAGS + unit] & SPENT) !== 0 ? R.shootSpent : 0;
}

/** RL 9.31-9.33: may it fire at the area? */
function refuseTarget(t: Tables, s: State, side: number, unit: number, target: number): number {
  const distance = t.distance[s[PLACE + unit] * PLACES + target];
  const shoulder = t.type[s[LINK + unit] - 1] === SHOULDER;
  if (shoulder && distance !== 0) return R.aimShoulderOwn;
  if (target === 0 || target >= FIRST_BOX || distance > 1) return R.aimRange;
  if (s[COUNT + (1 - side) * PLACES + target] === 0) return R.aimEmpty;
  return shoulder && t.shelter[target] === 0 ? R.aimShelter : 0;
}

function hasTarget(t: Tables, s: State, side: number, unit: number): boolean {
  if (refuseFirer(t, s, side, unit) !== 0) return false;
  const place = s[PLACE + unit];
  if (refuseTarget(t, s, side, unit, place) === 0) return true;
  if (t.type[s[LINK + unit] - 1] === SHOULDER) return false;
  for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
    if (s[COUNT + (1 - side) * PLACES + t.near[i]] > 0) return true;
  }
  return false;
}

function anyFire(t: Tables, s: State, side: number): boolean {
  for (let w = t.personnel; w < PIECES; w++) {
    if (t.type[w] < MACHINE_GUN || s[LINK + w] === 0) continue;
    const unit = s[LINK + w] - 1;
    if (t.side[unit] === side && hasTarget(t, s, side, unit)) return true;
  }
  return false;
}

function refuseArea(t: Tables, s: State, side: number, area: number): number {
  if (s[COUNT + side * PLACES + area] === 0) return R.aimNobody;
  if (area >= FIRST_BOX) return R.aimBox;
  let found = R.aimNoPiece;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
    if (hasTarget(t, s, side, u)) return 0;
    if (refuseTarget(t, s, side, u, area) === R.aimShelter) found = R.aimNoShelter;
    else if (found !== R.aimNoShelter) found = R.aimNoTarget;
  }
  return found;
}

const segment = fireSegment({
  rule: 'RL 9.2',
  next: STEP.aim,
  refuseArea,
  may: 'may fire machine-guns and shoulder-fired weapons',
  turns: 'Sides alternate, one attack from one area at a time, until both decline in a row.',
});

const aim: Decide<Tables, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    const area = s[f + AREA];
    let n = 0;
    let seen = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== area || refuseFirer(t, s, side, u) !== 0) continue;
      const key = unitKey(t, s, u);
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      if (refuseTarget(t, s, side, u, area) === 0) out[n++] = pack(AIM, u, area);
      for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
        if (refuseTarget(t, s, side, u, t.near[i]) === 0) out[n++] = pack(AIM, u, t.near[i]);
      }
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + 1];
    let n = aim.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA] || hasTwin(t, s, side, u, 0)) continue;
      const first = n;
      for (let x = 1; x < FIRST_BOX; x++) out[n++] = pack(AIM, u, x);
      n = withoutListed(out, legal, first, n);
    }
    return n;
  },
  refuse(t, s, choice) {
    const f = top(s);
    const side = s[f + 1];
    if (verbOf(choice) !== AIM) return R.otherDecision;
    const u = pieceOf(choice);
    const refused = refuseFirer(t, s, side, u);
    if (refused !== 0) return refused;
    if (s[PLACE + u] !== s[f + AREA]) return R.notHere;
    if (hasTwin(t, s, side, u, 0)) return R.twin;
    return refuseTarget(t, s, side, u, placeOf(choice));
  },
  apply(_t, s, choice) {
    const f = top(s);
    s[FLAGS + pieceOf(choice)] |= GROUP;
    s[f] = STEP.guns;
    s[f + TARGET] = placeOf(choice);
  },
  name: nameOf,
  describe,
  prompt: (t, s) => ({
    ask: `Which weapon in ${placeText(t, s[top(s) + AREA])} fires, and at which area?`,
    wait: `${theSide(frameSide(s))} fires from ${placeText(t, s[top(s) + AREA])}.`,
    why: 'Machine-guns of one area may fire together; a shoulder-fired weapon fires alone, in its own area.',
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => directOdds(t, s, frameSide(s), s[top(s) + AREA], placeOf(choice), pieceOf(choice), -1),
  warnings: (t, s, choice) => aimWarnings(t, s, frameSide(s), pieceOf(choice)),
};

/** An equal unit with a lower number that is (`flag` GROUP) or is not (0) among those firing. */
export function hasTwin(t: Tables, s: State, side: number, unit: number, flag: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || (s[FLAGS + u] & GROUP) !== flag) continue;
    if (unitKey(t, s, u) === key) return true;
  }
  return false;
}

export const direct: Step<Tables, RudderEvent> = {
  name: 'direct',
  rule: 'RL 9.2',
  settle: (t, s, _chance, tell) => !anyFire(t, s, frameSide(s)) && passUnarmed(s, 'RL 9.2', tell),
  decide: segment,
};
export const directAim: Step<Tables, RudderEvent> = {
  name: 'direct/aim',
  rule: 'RL 9.4',
  continues: true,
  decide: aim,
};
