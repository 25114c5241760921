// RL 9: machine-guns together, or one shoulder-fired weapon, fire by turns, area by area.
import { type Decide, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent } from '../../events.ts';
import { directOdds } from '../../facts/odds.ts';
import { AIM, pack, pieceOf, placeOf, verbOf } from '../../state/choice.ts';
import { AREA, SIDE, TARGET } from '../../state/frames.ts';
import { COUNT, FIRED, FIRST_BOX, FLAGS, GROUP, LINK, PLACE, PLACES, SPENT } from '../../state/layout.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { type GameData, MACHINE_GUN, SHOULDER } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { placeText, placeWord } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { aimWarnings } from '../../words/warnings.ts';
import { withoutListed } from '../lists.ts';
import { enemiesNextTo, firePhase } from './segment.ts';

const keys = new Int32Array(160);

/** RL 9.32 + 2.61: can this unit fire a weapon in this phase? 0 or the reason. */
export function refuseFirer(t: GameData, s: State, side: number, unit: number): number {
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
function refuseTarget(t: GameData, s: State, side: number, unit: number, target: number): number {
  const distance = t.distance[s[PLACE + unit] * PLACES + target];
  const shoulder = t.type[s[LINK + unit] - 1] === SHOULDER;
  if (shoulder && distance !== 0) return R.aimShoulderOwn;
  if (target === 0 || target >= FIRST_BOX || distance > 1) return R.aimRange;
  if (s[COUNT + (1 - side) * PLACES + target] === 0) return R.aimEmpty;
  return shoulder && t.shelter[target] === 0 ? R.aimShelter : 0;
}

/** 0 if this unit has a target in its own area or next to it, or the reason. */
function refuseTargets(t: GameData, s: State, side: number, unit: number): number {
  const place = s[PLACE + unit];
  const here = refuseTarget(t, s, side, unit, place);
  if (here === 0) return 0;
  if (t.type[s[LINK + unit] - 1] === SHOULDER) return here === R.aimShelter ? R.aimNoShelter : R.aimNoTarget;
  return enemiesNextTo(t, s, side, place) ? 0 : R.aimNoTarget;
}

const aim: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
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
    const side = s[f + SIDE];
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
    const side = s[f + SIDE];
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
    ...asks.aim(frameSide(s), placeText(t, s[top(s) + AREA])),
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) => directOdds(t, s, frameSide(s), s[top(s) + AREA], placeOf(choice), pieceOf(choice), -1),
  warnings: (t, s, choice) => aimWarnings(t, s, frameSide(s), pieceOf(choice)),
};

/** An equal unit with a lower number that is (`flag` GROUP) or is not (0) among those firing. */
export function hasTwin(t: GameData, s: State, side: number, unit: number, flag: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || (s[FLAGS + u] & GROUP) !== flag) continue;
    if (unitKey(t, s, u) === key) return true;
  }
  return false;
}

export const { step: direct } = firePhase('direct', 'RL 9.2', {
  next: STEP.aim,
  refuseFirer,
  refuseTargets,
  why: { nobody: R.aimNobody, box: R.aimBox, noPiece: R.aimNoPiece },
  asks: 'direct',
});
export const directAim: Step<GameData, RudderEvent> = {
  name: 'direct/aim',
  rule: 'RL 9.4',
  continues: true,
  decide: aim,
};
