// RL 10.1, 10.2: the Action Phase: who acts, which area is activated, which units form a group, when play passes.
import { type Decide, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { ACT, ASSAULT, PASS, pack, packPlace, pieceOf, placeOf, TO, UNIT, verbOf } from '../../state/choice.ts';
import { AREA, HAS_ACTED, OTHER_PASSED, SIDE, WAITING } from '../../state/frames.ts';
import {
  ACTED,
  COUNT,
  FIGURES,
  FLAGS,
  FRESH,
  GROUP,
  PENDING,
  PLACE,
  PLACES,
  RESERVE,
  SPENT,
  USED,
} from '../../state/layout.ts';
import { contested } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import { nameMover } from '../../words/movers.ts';
import { groupIds, placeText, placeWord } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { groupWarnings, passWarnings } from '../../words/warnings.ts';
import { everyPlace, marked, markedPlaces, withoutListed } from '../lists.ts';
import { entryCost, group, moveKey, scanGroup } from './cost.ts';
import { describeMove, stepOdds, takeStep } from './move.ts';
import { canStep, refuseEntry, refuseStep } from './step.ts';

const IDLE = SPENT | ACTED | RESERVE | GROUP | PENDING;
const keys = new Int32Array(80);

/** RL 10.2: a fresh unit that has not acted and is no reserve. */
function mayAct(s: State, unit: number): boolean {
  return s[PLACE + unit] > 0 && (s[FLAGS + unit] & (SPENT | ACTED | RESERVE)) === 0;
}

/** RL 10.4 + 10.31: assaulting where it is, or stepping somewhere. */
function canAct(t: GameData, s: State, unit: number): boolean {
  return mayAct(s, unit) && (contested(s, s[PLACE + unit]) || canStep(t, s, unit));
}

function refuseArea(t: GameData, s: State, side: number, place: number): number {
  if (s[COUNT + side * PLACES + place] === 0) return R.actNobody;
  if (s[FRESH + side * PLACES + place] === 0) return R.actSpent;
  let found = R.actActed;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== place || (s[FLAGS + u] & SPENT) !== 0) continue;
    if (canAct(t, s, u)) return 0;
    if (mayAct(s, u)) found = R.actStuck;
    else if ((s[FLAGS + u] & RESERVE) !== 0 && found !== R.actStuck) found = R.actReserve;
  }
  return found;
}

/** RL 10.11: hands the phase over, or ends it when both pass without having acted. */
export function passAction(s: State): void {
  const f = top(s);
  if (s[f + HAS_ACTED] === 0 && s[f + OTHER_PASSED] === 1) {
    pop(s);
    return;
  }
  s[f + SIDE] = 1 - s[f + SIDE];
  s[f + OTHER_PASSED] = s[f + HAS_ACTED] === 0 ? 1 : 0;
  s[f + HAS_ACTED] = 0;
}

const act: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const side = frameSide(s);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      const p = s[PLACE + u];
      if (p > 0 && marked[p] === 0 && canAct(t, s, u)) marked[p] = 1;
    }
    return markedPlaces(PASS, ACT, out);
  },
  attempts: (_t, _s, out) => everyPlace(PASS, ACT, out),
  refuse(t, s, choice) {
    if (choice === PASS) return 0;
    if (verbOf(choice) !== ACT) return R.otherDecision;
    return refuseArea(t, s, frameSide(s), placeOf(choice));
  },
  apply(_t, s, choice, _chance, tell) {
    const f = top(s);
    if (choice === PASS) {
      if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 10.1', side: s[f + SIDE], why: 'passes' });
      passAction(s);
      return;
    }
    s[f + HAS_ACTED] = 1;
    push(s, STEP.group, s[f + SIDE], placeOf(choice));
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.activate(frameSide(s)),
  }),
  warnings: (t, s, choice) =>
    choice === PASS
      ? passWarnings(t, s, frameSide(s), s[top(s) + OTHER_PASSED] === 1 && s[top(s) + HAS_ACTED] === 0)
      : [],
};

/** Neighbours of the activated place that can be entered at all: cost and room. */
const cost = new Int32Array(16);
const room = new Int32Array(16);

/** Fills `cost` and `room`; a neighbour that is closed to the group costs 99. */
function survey(t: GameData, s: State, side: number, place: number): number {
  const first = t.nearAt[place];
  const n = t.nearAt[place + 1] - first;
  for (let i = 0; i < n; i++) {
    const x = t.near[first + i];
    const closed = refuseEntry(t, s, side, place, x, 0) !== 0;
    cost[i] = closed ? 99 : entryCost(t, s, side, place, x, group.count);
    room[i] = t.stackingLimit - s[FIGURES + side * PLACES + x];
  }
  return n;
}

/** Would the group have somewhere to step with this unit in it? Needs `survey` and `scanGroup`. */
function fits(t: GameData, s: State, n: number, unit: number): boolean {
  const mp = Math.min(group.mp, t.move[unit] - s[USED + unit]);
  const figures = group.figures + t.figures[unit];
  for (let i = 0; i < n; i++) if (cost[i] <= mp && room[i] >= figures) return true;
  return false;
}

/** RL 10.2: 0 if the unit may join the group, or the reason. */
function refuseUnit(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const place = s[f + AREA];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== place) return R.notHere;
  const flags = s[FLAGS + unit];
  if ((flags & SPENT) !== 0) return R.unitSpent;
  if ((flags & GROUP) !== 0) return R.unitInGroup;
  const wanted = s[f + WAITING] === 1 ? PENDING : 0;
  if ((flags & PENDING) !== wanted) return R.unitNotWaiting;
  if ((flags & ACTED) !== 0) return R.unitActed;
  if ((flags & RESERVE) !== 0) return R.unitReserve;
  scanGroup(t, s, side, place);
  const key = moveKey(t, s, unit);
  if (key < group.key) return R.order;
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] === place && (s[FLAGS + u] & IDLE) === wanted && moveKey(t, s, u) === key) return R.twin;
  }
  if (wanted === 0 && contested(s, place)) return 0;
  return fits(t, s, survey(t, s, side, place), unit) ? 0 : R.unitStuck;
}

function refuseTo(t: GameData, s: State, to: number): number {
  const f = top(s);
  scanGroup(t, s, s[f + SIDE], s[f + AREA]);
  if (group.count === 0) return R.noGroup;
  return refuseStep(t, s, s[f + SIDE], s[f + AREA], to, group.count, group.figures, group.mp);
}

function refuseAssault(t: GameData, s: State): number {
  const f = top(s);
  if (!contested(s, s[f + AREA])) return R.noEnemy;
  if (s[f + WAITING] === 1) return R.assaultMoved;
  scanGroup(t, s, s[f + SIDE], s[f + AREA]);
  return group.count === 0 ? R.noGroup : 0;
}

const form: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  /** What `refuse` says, written again with group and neighbours surveyed once: groups are formed more often than anything. */
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    const place = s[f + AREA];
    const wanted = s[f + WAITING] === 1 ? PENDING : 0;
    const here = wanted === 0 && contested(s, place);
    scanGroup(t, s, side, place);
    const near = survey(t, s, side, place);
    let n = 0;
    let seen = 0;
    if (group.count > 0) {
      if (here) out[n++] = ASSAULT;
      for (let i = 0; i < near; i++) {
        if (cost[i] <= group.mp && room[i] >= group.figures) out[n++] = packPlace(TO, t.near[t.nearAt[place] + i]);
      }
    }
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== place || (s[FLAGS + u] & IDLE) !== wanted) continue;
      const key = moveKey(t, s, u);
      if (key < group.key) continue;
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      if (here || fits(t, s, near, u)) out[n++] = pack(UNIT, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    let n = form.choices(t, s, out);
    const legal = n;
    const first = n;
    out[n++] = ASSAULT;
    for (let p = 1; p < PLACES; p++) out[n++] = packPlace(TO, p);
    let seen = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== s[f + AREA]) continue;
      const key = (moveKey(t, s, u) << 6) | (s[FLAGS + u] & IDLE);
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      out[n++] = pack(UNIT, u);
    }
    return withoutListed(out, legal, first, n);
  },
  refuse(t, s, choice) {
    if (verbOf(choice) === UNIT) return refuseUnit(t, s, pieceOf(choice));
    if (verbOf(choice) === TO) return refuseTo(t, s, placeOf(choice));
    return choice === ASSAULT ? refuseAssault(t, s) : R.otherDecision;
  },
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    if (verbOf(choice) === UNIT) {
      const u = pieceOf(choice);
      s[FLAGS + u] = (s[FLAGS + u] & ~PENDING) | GROUP;
    } else if (verbOf(choice) === TO) takeStep(t, s, placeOf(choice), tell);
    else push(s, STEP.point, s[f + SIDE], s[f + AREA], 0);
  },
  name: nameMover,
  describe: describeMove,
  prompt(t, s) {
    const place = s[top(s) + AREA];
    scanGroup(t, s, frameSide(s), place);
    return {
      ...(group.count === 0 ? asks.unit : asks.group)(frameSide(s), placeText(t, place)),
      places: [placeWord(t, place)],
      pieces: groupIds(t, s, frameSide(s), place),
      ...(group.count > 0 && { data: { mp: group.mp, units: group.count } }),
    };
  },
  odds: stepOdds,
  warnings: groupWarnings,
};

/** RL 10.1b: without a fresh unit that can act the phase passes by itself. */
function settleAction(t: GameData, s: State, _chance: unknown, tell: Tell): boolean {
  const side = frameSide(s);
  for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] > 0 && canAct(t, s, u)) return false;
  if (tell !== undefined) tell({ kind: 'pass', rule: 'RL 10.1', side, why: 'no-unit' });
  passAction(s);
  return true;
}

export const action: Step<GameData, RudderEvent> = {
  name: 'action',
  rule: 'RL 10.1',
  settle: settleAction,
  decide: act,
};
export const actionGroup: Step<GameData, RudderEvent> = {
  name: 'action/group',
  rule: 'RL 10.2',
  continues: true,
  decide: form,
};
