// RL 7.6, 9.6, 11.21, 11.31: the owner pays Casualty Points by flipping, eliminating and retreating his units.
import { type Chance, type Choices, type Decide, pop, type Reason, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { FLIP, LOSE, pack, pieceOf, placeOf, RETREAT, verbOf } from '../../state/choice.ts';
import { AREA, ASSAULT_RETREATS, LEFT, RETREATS, SIDE, THEN_OTHER, TOTAL } from '../../state/frames.ts';
import {
  ATTACKED,
  COUNT,
  FIGURES,
  FLAGS,
  GROUP,
  LINK,
  PLACE,
  PLACES,
  SETTLED,
  SPENT,
  USED,
} from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { clearAttacked, eliminate, isFresh, moveUnit, spend, unitKey } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { describe, nameOf } from '../../words/describe.ts';
import * as W from '../../words/labels.ts';
import { pieceId, placeText, placeWord, type UnitRef, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { casualtyPoints } from '../../words/say.ts';
import { withoutListed } from '../lists.ts';
import { bestRetreat, completable, RETREAT_COST, refuseRetreatTo, retreatClass } from './retreat.ts';

const scratch = new Int32Array(4096);
const keys = new Int32Array(80);

/** RL 7.63: 0 if this payment is legal, or the reason. */
function refuse(t: GameData, s: State, choice: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const u = pieceOf(choice);
  const verb = verbOf(choice);
  if (verb < FLIP || verb > RETREAT) return R.otherDecision;
  if (u >= t.personnel || t.side[u] !== side || s[PLACE + u] !== area || (s[FLAGS + u] & ATTACKED) === 0) {
    return R.notAttacked;
  }
  const spent = (s[FLAGS + u] & SPENT) !== 0;
  if (verb === FLIP && spent) return R.flipSpent;
  if (verb !== FLIP && !spent) return verb === LOSE ? R.loseFresh : R.retreatFresh;
  if (verb === LOSE && s[f + RETREATS] > 0) return R.loseAfterRetreat;
  if (hasTwin(t, s, side, area, u)) return R.twin;
  if (verb !== RETREAT) return 0;
  const to = placeOf(choice);
  const refused = refuseRetreatTo(t, s, side, area, to, t.figures[u]);
  if (refused !== 0 || s[OPTION.casualties] !== IS.casualties['in-full']) return refused;
  return completable(t, s, side, area, s[f + LEFT], u, to) ? 0 : R.retreatNotInFull;
}

/** An interchangeable attacked unit with a lower number: that one is offered. */
function hasTwin(t: GameData, s: State, side: number, area: number, unit: number): boolean {
  const key = unitKey(t, s, unit);
  for (let u = t.first[side]; u < unit; u++) {
    if (s[PLACE + u] === area && (s[FLAGS + u] & ATTACKED) !== 0 && unitKey(t, s, u) === key) return true;
  }
  return false;
}

/** What `refuse` says, written again with each thing worked out once: payments are listed most often of all choices. */
function choices(t: GameData, s: State, out: Choices): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const full = s[OPTION.casualties] === IS.casualties['in-full'];
  let n = 0;
  let seen = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & ATTACKED) === 0) continue;
    const key = unitKey(t, s, u);
    let k = 0;
    while (k < seen && keys[k] !== key) k++;
    if (k < seen) continue;
    keys[seen++] = key;
    if ((s[FLAGS + u] & SPENT) === 0) {
      out[n++] = pack(FLIP, u);
      continue;
    }
    if (s[f + RETREATS] === 0) out[n++] = pack(LOSE, u);
    const best = bestRetreat(t, s, side, area, t.figures[u]);
    if (best === 3) continue;
    for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
      const x = t.near[i];
      if (retreatClass(s, side, x) !== best) continue;
      if (s[FIGURES + side * PLACES + x] + t.figures[u] > t.stackingLimit) continue;
      if (full && !completable(t, s, side, area, s[f + LEFT], u, x)) continue;
      out[n++] = pack(RETREAT, u, x);
    }
  }
  return n;
}

function attempts(t: GameData, s: State, out: Choices): number {
  const f = top(s);
  const side = s[f + SIDE];
  let n = choices(t, s, out);
  const legal = n;
  let seen = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== s[f + AREA]) continue;
    const key = (unitKey(t, s, u) << 1) | ((s[FLAGS + u] & ATTACKED) === 0 ? 1 : 0);
    let k = 0;
    while (k < seen && keys[k] !== key) k++;
    if (k < seen) continue;
    keys[seen++] = key;
    const first = n;
    out[n++] = pack(FLIP, u);
    out[n++] = pack(LOSE, u);
    for (let x = 1; x < PLACES; x++) out[n++] = pack(RETREAT, u, x);
    n = withoutListed(out, legal, first, n);
  }
  return n;
}

/** Nobody listens: nothing is made for the log. */
const NO_UNIT: UnitRef = { kind: 0 };

function apply(t: GameData, s: State, choice: number, chance: Chance, tell: Tell): void {
  const f = top(s);
  const u = pieceOf(choice);
  const area = s[f + AREA];
  const verb = verbOf(choice);
  const cost = verb === RETREAT ? RETREAT_COST : t.figures[u];
  s[f + LEFT] -= cost;
  const piece = tell === undefined ? NO_UNIT : unitRef(t, s, u);
  const places = tell === undefined ? [] : [placeWord(t, area)];
  const pieces = tell === undefined ? [] : [pieceId(t, u)];
  if (verb === FLIP) {
    if (tell !== undefined) tell({ kind: 'flip', rule: 'RL 7.63', piece, area, cost, places, pieces });
    spend(t, s, u);
  } else if (verb === LOSE) {
    if (tell !== undefined) tell({ kind: 'lost', rule: 'RL 7.63', piece, area, cost, places, pieces });
    eliminate(t, s, u, true, chance, tell);
  } else {
    const to = placeOf(choice);
    s[f + RETREATS]++;
    // Whoever retreats has left the group that was moving: its activation is over.
    s[FLAGS + u] &= ~(ATTACKED | GROUP | SETTLED);
    s[USED + u] = 0;
    if (tell !== undefined) {
      tell({
        kind: 'retreat',
        rule: 'RL 11.31',
        piece,
        area,
        to,
        cost,
        places: [placeWord(t, area), placeWord(t, to)],
        pieces,
      });
    }
    moveUnit(t, s, u, to, tell);
  }
}

/** Does any unit of the paying side remain under the attack? */
function anyAttacked(t: GameData, s: State, side: number, area: number): boolean {
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] === area && (s[FLAGS + u] & ATTACKED) !== 0) return true;
  }
  return false;
}

/** complete when all is paid or nobody is left; with one way only, that way is taken. */
function settle(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const left = s[f + LEFT];
  if (left > 0 && anyAttacked(t, s, s[f + SIDE], s[f + AREA])) {
    const n = choices(t, s, scratch);
    if (n > 1) return false;
    if (n === 1) {
      apply(t, s, scratch[0], chance, tell);
      return true;
    }
    // Nobody left here can pay (only with the option `casualties: as-able`): the rest is lost.
  } else if (left > 0 && s[f + THEN_OTHER] === 1 && s[f + RETREATS] === 0) {
    // RL 7.7: what the firer's own men cannot take goes to the enemy.
    s[f + SIDE] = 1 - s[f + SIDE];
    s[f + THEN_OTHER] = 0;
    return true;
  }
  if (left > 0 && tell !== undefined) tell({ kind: 'wasted', rule: 'RL A-05', points: left, side: s[f + SIDE] });
  const retreats = s[f + RETREATS];
  clearAttacked(t, s);
  pop(s);
  if (s[top(s)] === STEP.assaultEnd) s[top(s) + ASSAULT_RETREATS] = retreats;
  return true;
}

const decide: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => s[top(s) + SIDE],
  choices,
  attempts,
  refuse,
  apply,
  name: nameOf,
  describe(t, s, choice) {
    const f = top(s);
    const u = pieceOf(choice);
    const cost = verbOf(choice) === RETREAT ? RETREAT_COST : t.figures[u];
    const left = s[f + LEFT];
    const costs = [{ value: cost, unit: 'CP', of: left }];
    return { ...describe(t, s, choice), cost: cost > left ? W.paysOver(cost, left) : W.pays(cost, left), costs };
  },
  prompt(t, s) {
    const f = top(s);
    const area = s[f + AREA];
    return {
      ...asks.casualties(s[f + SIDE], placeText(t, area), s[f + LEFT], s[f + TOTAL]),
      places: [placeWord(t, area)],
      data: { points: s[f + LEFT], of: s[f + TOTAL] },
    };
  },
  warnings(t, s, choice) {
    const f = top(s);
    const area = s[f + AREA];
    const side = s[f + SIDE];
    const u = pieceOf(choice);
    const found: Reason[] = [];
    if (verbOf(choice) !== FLIP && s[COUNT + side * PLACES + area] === 1) {
      const enemy = s[COUNT + (1 - side) * PLACES + area] > 0;
      const star = t.star[area] === 1;
      found.push({
        rule: 'RL 3.21',
        code: enemy ? 'area-lost' : 'area-empty',
        data: { place: placeWord(t, area), star: t.star[area] === 1 },
        text: enemy ? W.losesArea(placeText(t, area), star) : W.leavesArea(placeText(t, area), star),
      });
    }
    if (verbOf(choice) === LOSE && s[f + LEFT] < t.figures[u]) {
      const over = t.figures[u] - s[f + LEFT];
      found.push({
        rule: 'RL 7.62',
        code: 'overpaid',
        data: { points: over },
        text: W.paysTooMuch(casualtyPoints(over)),
      });
    }
    if (verbOf(choice) === FLIP && isFresh(s, u) && s[LINK + u] > 0) {
      found.push({
        rule: 'RL A-11',
        code: 'carrier-spent',
        data: { piece: pieceId(t, u) },
        text: W.spentCarrier,
      });
    }
    return found;
  },
};

export const casualties: Step<GameData, RudderEvent> = {
  name: 'casualties',
  rule: 'RL 7.63',
  continues: true,
  settle,
  decide,
};
