// RL 7: mortars and called artillery fire by turns, area by area; spotters, markers, friendly fire.
import { type Chance, type Decide, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { indirectOdds } from '../../facts/odds.ts';
import { END, pack, pieceOf, placeOf, SHOOT, verbOf } from '../../state/choice.ts';
import { AREA, LAST_ATTACK, SIDE } from '../../state/frames.ts';
import {
  COUNT,
  FIRED,
  FIRST_BOX,
  FLAGS,
  LINK,
  PLACE,
  PLACES,
  SPENT,
  SPOT_MASK,
  SPOT_SHIFT,
} from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import { FO, type GameData, LIGHT_MORTAR, MEDIUM_MORTAR } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { placeText, placeWord } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { shotWarnings } from '../../words/warnings.ts';
import { withoutListed } from '../lists.ts';
import { MISS } from './attack.ts';
import { enemiesNextTo, firePhase, passFire } from './segment.ts';
import { mapSpotters, spotted } from './spotting.ts';

const keys = new Int32Array(160);

/** RL 7.31 + 7.32 + A-33: can this unit call or fire at all in this phase? 0 or the reason. */
function refuseFirer(t: GameData, s: State, side: number, unit: number): number {
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
function refuseTarget(t: GameData, s: State, side: number, unit: number, target: number): number {
  if (target === 0 || target >= FIRST_BOX) return R.shootRange;
  const distance = t.distance[s[PLACE + unit] * PLACES + target];
  if (t.type[unit] === FO) return distance > 1 ? R.shootRange : 0;
  const weapon = s[LINK + unit] - 1;
  if (distance === 0) return R.shootOwn;
  if (distance > t.range[weapon]) return R.shootRange;
  if (t.type[weapon] === LIGHT_MORTAR && s[COUNT + (1 - side) * PLACES + target] === 0) return R.shootEmpty;
  return distance > 1 && spotted[target] === 0 ? R.shootNoSpotter : 0;
}

/** 0 if this unit has a target, or the reason. FOs and Medium Mortars always have one: the areas next to them. */
function refuseTargets(t: GameData, s: State, side: number, unit: number): number {
  if (t.type[unit] === FO || t.type[s[LINK + unit] - 1] === MEDIUM_MORTAR) return 0;
  if (enemiesNextTo(t, s, side, s[PLACE + unit])) return 0;
  mapSpotters(t, s, side);
  for (let x = 1; x < FIRST_BOX; x++) if (refuseTarget(t, s, side, unit, x) === 0) return 0;
  return R.fireNoTarget;
}

const phase = firePhase('indirect', 'RL 7.2', {
  next: STEP.shoot,
  refuseFirer,
  refuseTargets,
  why: { nobody: R.fireNobody, box: R.fireBox, noPiece: R.fireNoPiece },
  asks: 'indirect',
});

const shoot: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    let n = 0;
    let seen = 0;
    if (s[f + LAST_ATTACK] !== 0) out[n++] = END;
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
    const side = s[f + SIDE];
    let n = shoot.choices(t, s, out);
    const legal = n;
    if (s[f + LAST_ATTACK] === 0) out[n++] = END;
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
    const side = s[f + SIDE];
    if (choice === END) return s[f + LAST_ATTACK] === 0 ? R.endFirst : 0;
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
    ...asks.shot(frameSide(s), placeText(t, s[top(s) + AREA])),
    places: [placeWord(t, s[top(s) + AREA])],
  }),
  odds: (t, s, choice) =>
    verbOf(choice) === SHOOT ? indirectOdds(t, s, frameSide(s), pieceOf(choice), placeOf(choice)) : undefined,
  warnings: (t, s, choice) =>
    verbOf(choice) === SHOOT ? shotWarnings(t, s, frameSide(s), pieceOf(choice), placeOf(choice)) : [],
};

function hasTwin(t: GameData, s: State, side: number, unit: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[PLACE + unit] || unitKey(t, s, u) !== key) continue;
    if ((s[FLAGS + u] & SPOT_MASK) === (s[FLAGS + unit] & SPOT_MASK)) return true;
  }
  return false;
}

/** what ends the segment by itself: a miss, one attack, or nothing left to fire; undefined while it goes on. */
function segmentOver(t: GameData, s: State): 'empty' | 'miss' | 'one-attack' | undefined {
  const f = top(s);
  const last = s[f + LAST_ATTACK];
  if (last === 0) return undefined;
  const mode = s[OPTION.segment];
  if (phase.refuseArea(t, s, s[f + SIDE], s[f + AREA]) !== 0) return 'empty';
  if (mode === IS.segment['one-attack']) return 'one-attack';
  return mode === IS.segment['until-miss'] && last === MISS ? 'miss' : undefined;
}

function settleShoot(t: GameData, s: State, _chance: Chance, tell: Tell): boolean {
  const why = segmentOver(t, s);
  if (why === undefined) return false;
  const area = s[top(s) + AREA];
  if (tell !== undefined) tell({ kind: 'segment', rule: 'RL A-02', area, why, places: [placeWord(t, area)] });
  pop(s);
  passFire(s, top(s), false);
  return true;
}

export const indirect = phase.step;
export const indirectShoot: Step<GameData, RudderEvent> = {
  name: 'indirect/shoot',
  rule: 'RL 7.4',
  continues: true,
  settle: settleShoot,
  decide: shoot,
};
