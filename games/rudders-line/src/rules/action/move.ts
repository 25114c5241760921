// RL 10.3, 11.4: a group moves step by step, may leave units behind, and those left may go on later.
import { type Decide, type Description, type Odds, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { assaultOdds, OPEN } from '../../facts/odds.ts';
import { ASSAULT, LEAVE, ON, pack, packPlace, pieceOf, placeOf, STOP, TO, verbOf } from '../../state/choice.ts';
import { AREA, FROM, LEFT_KEY, SIDE, START, WAITING } from '../../state/frames.ts';
import { COUNT, FIRST_BOX, FLAGS, GROUP, PENDING, PLACE, PLACES, SPENT, USED } from '../../state/layout.ts';
import { contested, interdiction, moveUnit } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, frameSide, nameOf } from '../../words/describe.ts';
import * as W from '../../words/labels.ts';
import { describeMover, nameMover } from '../../words/movers.ts';
import { groupIds, pieceId, placeText, placeWord, type UnitRef, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { groupWarnings } from '../../words/warnings.ts';
import { everyPlace, marked, markedPlaces, withoutListed } from '../lists.ts';
import { entryCost, group, moveKey, scanGroup } from './cost.ts';
import { finish, finishAll } from './finish.ts';
import { canStep, refuseStep } from './step.ts';

const keys = new Int32Array(80);

/** Half of a marker's value, rounded up (RL 8.2). */
export function interdictionCost(value: number): number {
  return (value + 1) >> 1;
}

/** RL 10.3: the group steps to an adjacent area; what awaits it there follows (interdiction.ts). */
export function takeStep(t: GameData, s: State, to: number, tell: Tell): void {
  const f = top(s);
  const side = s[f + SIDE];
  const from = s[f + AREA];
  scanGroup(t, s, side, from);
  const cost = entryCost(t, s, side, from, to, group.count);
  // Only where the group leaves enemies, or nobody, behind can it meet enemies again.
  if (s[f] === STEP.group && s[f + WAITING] === 0 && from < FIRST_BOX) {
    const alone = s[COUNT + side * PLACES + from] === group.count;
    if (alone || contested(s, from)) s[f + START] = from;
  }
  if (tell !== undefined) {
    const units: UnitRef[] = [];
    const pieces: string[] = [];
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== from || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
      units.push(unitRef(t, s, u));
      pieces.push(pieceId(t, u));
    }
    const places = [placeWord(t, from), placeWord(t, to)];
    tell({ kind: 'move', rule: 'RL 10.3', units, from, to, cost, places, pieces });
  }
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== from || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
    s[USED + u] += cost;
    moveUnit(t, s, u, to, tell);
  }
  s[f] = STEP.move;
  s[f + AREA] = to;
  s[f + FROM] = from;
  s[f + LEFT_KEY] = 0;
  s[f + WAITING] = 0;
  push(s, STEP.enter, side, to, from);
}

/** The group has stopped: its members are done; those that wait elsewhere may go on. */
export function endGroup(t: GameData, s: State): void {
  const f = top(s);
  const side = s[f + SIDE];
  finishAll(t, s, side, GROUP);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if ((s[FLAGS + u] & PENDING) === 0) continue;
    s[f] = STEP.resume;
    s.fill(0, f + AREA, f + START);
    return;
  }
  pop(s);
}

/** Who may be left behind: a member in the order of the keys, and never the last. */
function refuseLeave(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== s[f + AREA]) return R.notHere;
  if ((s[FLAGS + unit] & (GROUP | SPENT)) !== GROUP) return R.pointNotGroup;
  scanGroup(t, s, side, s[f + AREA]);
  if (group.count < 2) return R.leaveLast;
  const key = moveKey(t, s, unit);
  if (key < s[f + LEFT_KEY]) return R.leaveOrder;
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] !== s[f + AREA] || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
    if (moveKey(t, s, u) === key) return R.twin;
  }
  return 0;
}

const move: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  /** What `refuse` says, written again with the group scanned once. */
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    const place = s[f + AREA];
    scanGroup(t, s, side, place);
    let n = 0;
    out[n++] = STOP;
    for (let i = t.nearAt[place]; i < t.nearAt[place + 1]; i++) {
      const x = t.near[i];
      if (refuseStep(t, s, side, place, x, group.count, group.figures, group.mp) === 0) out[n++] = packPlace(TO, x);
    }
    if (group.count < 2) return n;
    let seen = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] !== place || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
      const key = moveKey(t, s, u);
      if (key < s[f + LEFT_KEY]) continue;
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      out[n++] = pack(LEAVE, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    let n = move.choices(t, s, out);
    const legal = n;
    for (let p = 1; p < PLACES; p++) out[n++] = packPlace(TO, p);
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] === s[f + AREA] && (s[FLAGS + u] & GROUP) !== 0) out[n++] = pack(LEAVE, u);
    }
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    if (choice === STOP) return 0;
    if (verbOf(choice) === LEAVE) return refuseLeave(t, s, pieceOf(choice));
    if (verbOf(choice) !== TO) return R.otherDecision;
    const f = top(s);
    scanGroup(t, s, s[f + SIDE], s[f + AREA]);
    return refuseStep(t, s, s[f + SIDE], s[f + AREA], placeOf(choice), group.count, group.figures, group.mp);
  },
  apply(t, s, choice, _chance, tell) {
    if (choice === STOP) endGroup(t, s);
    else if (verbOf(choice) === TO) takeStep(t, s, placeOf(choice), tell);
    else {
      const u = pieceOf(choice);
      s[top(s) + LEFT_KEY] = moveKey(t, s, u);
      s[FLAGS + u] = (s[FLAGS + u] & ~GROUP) | PENDING;
    }
  },
  name: nameMover,
  describe: describeMove,
  prompt(t, s) {
    const f = top(s);
    scanGroup(t, s, s[f + SIDE], s[f + AREA]);
    return {
      ...asks.move(s[f + SIDE], placeText(t, s[f + AREA]), group.count, group.mp),
      places: [placeWord(t, s[f + AREA])],
      pieces: groupIds(t, s, s[f + SIDE], s[f + AREA]),
      data: { mp: group.mp, units: group.count },
    };
  },
  odds: stepOdds,
  warnings: groupWarnings,
};

/** Nobody can go on: the group stops by itself. */
function settleMove(t: GameData, s: State, _chance: unknown, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + SIDE];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== s[f + AREA] || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
    if (canStep(t, s, u)) return false;
  }
  const places = tell === undefined ? [] : [placeWord(t, s[f + AREA])];
  if (tell !== undefined) tell({ kind: 'stop', rule: 'RL 10.31', side, left: false, places });
  endGroup(t, s);
  return true;
}

/** RL 11.4: left behind with MP to spare, and somewhere to step. */
function mayResume(t: GameData, s: State, unit: number): boolean {
  return (s[FLAGS + unit] & PENDING) !== 0 && canStep(t, s, unit);
}

function canResume(t: GameData, s: State, side: number, place: number): boolean {
  for (let u = t.first[side]; u < t.end[side]; u++) if (s[PLACE + u] === place && mayResume(t, s, u)) return true;
  return false;
}

const resume: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const side = frameSide(s);
    for (let u = t.first[side]; u < t.end[side]; u++) if (mayResume(t, s, u)) marked[s[PLACE + u]] = 1;
    return markedPlaces(STOP, ON, out);
  },
  attempts: (_t, _s, out) => everyPlace(STOP, ON, out),
  refuse(t, s, choice) {
    if (choice === STOP) return 0;
    if (verbOf(choice) !== ON) return R.otherDecision;
    return canResume(t, s, frameSide(s), placeOf(choice)) ? 0 : R.onNobody;
  },
  apply(t, s, choice) {
    const f = top(s);
    if (choice === STOP) {
      finishAll(t, s, s[f + SIDE], PENDING);
      pop(s);
      return;
    }
    s[f] = STEP.group;
    s[f + AREA] = placeOf(choice);
    s[f + WAITING] = 1;
  },
  name: nameOf,
  describe,
  prompt: (_t, s) => ({
    ...asks.leftBehind(frameSide(s)),
  }),
};

function settleResume(t: GameData, s: State, _chance: unknown, tell: Tell): boolean {
  const side = frameSide(s);
  let movable = false;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if ((s[FLAGS + u] & PENDING) === 0) continue;
    if (canStep(t, s, u)) movable = true;
    else finish(t, s, u);
  }
  if (movable) return false;
  if (tell !== undefined) tell({ kind: 'stop', rule: 'RL 11.4', side, left: true });
  pop(s);
  return true;
}

/** A step with its price: MP, interdiction, assault. */
export function describeMove(t: GameData, s: State, choice: number): Description {
  const base = describeMover(t, s, choice);
  if (verbOf(choice) !== TO) return base;
  const f = top(s);
  const side = s[f + SIDE];
  const to = placeOf(choice);
  scanGroup(t, s, side, s[f + AREA]);
  const cost = entryCost(t, s, side, s[f + AREA], to, group.count);
  const marker = interdiction(t, s, 1 - side, to);
  const attack = s[COUNT + (1 - side) * PLACES + to] > 0;
  return {
    ...base,
    ...(attack && { label: W.moveIntoAndAssault(placeText(t, to)), rule: 'RL 10.5', mark: 'attack' as const }),
    cost: marker === 0 ? W.movementPoints(cost) : W.movePastMarker(cost, interdictionCost(marker), marker),
    costs: [{ value: cost, unit: 'MP' }],
    ...(marker > 0 && { data: { interdiction: marker, extra: interdictionCost(marker) } }),
  };
}

/** The assault that a step, or assaulting in place, would bring, with the composition that promises most. */
export function stepOdds(t: GameData, s: State, choice: number): Odds | undefined {
  const f = top(s);
  const side = s[f + SIDE];
  const here = s[f + AREA];
  if (choice === ASSAULT) return assaultOdds(t, s, { ...OPEN, side, area: here, at: here });
  if (verbOf(choice) !== TO) return undefined;
  const to = placeOf(choice);
  if (to >= FIRST_BOX || s[COUNT + (1 - side) * PLACES + to] === 0 || contested(s, here)) return undefined;
  return assaultOdds(t, s, { ...OPEN, side, area: to, at: here });
}

export const moveStep: Step<GameData, RudderEvent> = {
  name: 'action/move',
  rule: 'RL 10.3',
  continues: true,
  settle: settleMove,
  decide: move,
};
export const resumeStep: Step<GameData, RudderEvent> = {
  name: 'action/resume',
  rule: 'RL 11.4',
  continues: true,
  settle: settleResume,
  decide: resume,
};
