// RL 8: a group enters an area with an enemy artillery marker: each unit pays MP or is attacked; then the assault.
import { become, type Chance, type Decide, pop, push, type State, type Step, top } from '@bocage/engine';
import type { RudderEvent, Tell } from '../../events.ts';
import { interdictionOdds } from '../../facts/odds.ts';
import { PAY, PAY_ALL, pack, pieceOf, RUN, verbOf } from '../../state/choice.ts';
import { AREA, EXTRA, FROM, MARKER, SIDE, STAGE } from '../../state/frames.ts';
import { ATTACKED, COUNT, FLAGS, GROUP, PLACE, PLACES, SETTLED, SPENT, USED } from '../../state/layout.ts';
import { IS, OPTION } from '../../state/options.ts';
import { interdiction, moveUnit } from '../../state/pieces.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { asks } from '../../words/ask.ts';
import { frameSide } from '../../words/describe.ts';
import * as W from '../../words/labels.ts';
import { describeMover, nameMover } from '../../words/movers.ts';
import { groupIds, pieceId, placeText, placeWord, type UnitRef, unitRef } from '../../words/names.ts';
import { R } from '../../words/reasons/index.ts';
import { indirectAttack } from '../fire/attack.ts';
import { withoutListed } from '../lists.ts';
import { moveKey } from './cost.ts';
import { finish } from './finish.ts';
import { endGroup, interdictionCost } from './move.ts';

const CHOOSING = 1;
const ARRIVED = 2;

const keys = new Int32Array(80);

/** A fresh member of the group that has just entered and has neither paid nor been attacked. */
function unsettled(s: State, unit: number, area: number): boolean {
  return s[PLACE + unit] === area && (s[FLAGS + unit] & (GROUP | SPENT | SETTLED)) === GROUP;
}

function canPay(t: GameData, s: State, unit: number, extra: number): boolean {
  return t.move[unit] - s[USED + unit] >= extra;
}

/** RL 8.2: whether anybody (with the option, everybody) has the MP to pay. */
function anyChoice(t: GameData, s: State, side: number, area: number, extra: number): boolean {
  const all = s[OPTION.interdiction] === IS.interdiction.stack;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!unsettled(s, u, area)) continue;
    if (canPay(t, s, u, extra) !== all) return !all;
  }
  return all;
}

/** RL 8.2 + A-06: the attack on those that did not pay; alone, with the option. False if there is none left. */
function attackNext(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  let n = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (!unsettled(s, u, area)) continue;
    s[FLAGS + u] |= SETTLED | ATTACKED;
    n++;
    if (s[OPTION.interdiction] === IS.interdiction.alone) break;
  }
  if (n === 0) return false;
  indirectAttack(t, s, 1 - side, interdiction(t, s, 1 - side, area), area, 'interdiction', chance, tell);
  return true;
}

/** RL 10.5 + A-06: those made spent stop; with enemies there the fresh ones assault, or all go back. */
function arrive(t: GameData, s: State, tell: Tell): void {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  const from = s[f + FROM];
  const enemies = s[COUNT + (1 - side) * PLACES + area] > 0;
  let fresh = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    s[FLAGS + u] &= ~SETTLED;
    if (s[PLACE + u] !== area || (s[FLAGS + u] & GROUP) === 0) continue;
    if ((s[FLAGS + u] & SPENT) === 0) fresh++;
    else if (!enemies) finish(t, s, u);
  }
  if (enemies && fresh > 0) {
    become(s, STEP.point, side, area, from);
    return;
  }
  pop(s);
  if (enemies) {
    goBack(t, s, side, area, from, tell);
    endGroup(t, s);
  }
}

/** RL 11.2 + A-06: the group in the area returns to where it came from. */
export function goBack(t: GameData, s: State, side: number, area: number, to: number, tell: Tell): void {
  const units: UnitRef[] = [];
  const pieces: string[] = [];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & GROUP) === 0) continue;
    if (tell !== undefined) {
      units.push(unitRef(t, s, u));
      pieces.push(pieceId(t, u));
    }
    moveUnit(t, s, u, to, tell);
  }
  if (tell !== undefined && pieces.length > 0) {
    const places = [placeWord(t, area), placeWord(t, to)];
    tell({ kind: 'back', rule: 'RL 11.2', units, from: area, to, places, pieces });
  }
}

function settleEnter(t: GameData, s: State, chance: Chance, tell: Tell): boolean {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  if (s[f + STAGE] === 0) {
    const value = interdiction(t, s, 1 - side, area);
    s[f + STAGE] = value === 0 ? ARRIVED : CHOOSING;
    const extra = interdictionCost(value);
    if (value > 0 && anyChoice(t, s, side, area, extra)) push(s, STEP.interdiction, side, area, value, extra);
    return true;
  }
  if (s[f + STAGE] === CHOOSING && attackNext(t, s, chance, tell)) return true;
  arrive(t, s, tell);
  return true;
}

/** RL 8.2: 0 if the unit may pay, or the reason. Payers are named in the order of their keys. */
function refusePay(t: GameData, s: State, unit: number): number {
  const f = top(s);
  const side = s[f + SIDE];
  const area = s[f + AREA];
  if (s[OPTION.interdiction] === IS.interdiction.stack) return R.payTogether;
  if (unit >= t.personnel || t.side[unit] !== side || s[PLACE + unit] !== area) return R.notHere;
  if ((s[FLAGS + unit] & (GROUP | SPENT)) !== GROUP) return R.pointNotGroup;
  if ((s[FLAGS + unit] & SETTLED) !== 0) return R.paid;
  if (!canPay(t, s, unit, s[f + EXTRA])) return R.payMp;
  const key = moveKey(t, s, unit);
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (u < unit && unsettled(s, u, area) && moveKey(t, s, u) === key) return R.twin;
    if (s[PLACE + u] !== area || (s[FLAGS + u] & (GROUP | SETTLED)) !== (GROUP | SETTLED)) continue;
    if (paidKey(t, s, u) > key) return R.order;
  }
  return 0;
}

/** The key a payer had before it paid. */
function paidKey(t: GameData, s: State, unit: number): number {
  return moveKey(t, s, unit) - s[top(s) + EXTRA];
}

const pay: Decide<GameData, RudderEvent> = {
  seat: (_t, s) => frameSide(s),
  choices(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    const area = s[f + AREA];
    let n = 0;
    out[n++] = RUN;
    if (s[OPTION.interdiction] === IS.interdiction.stack) {
      out[n++] = PAY_ALL;
      return n;
    }
    let seen = 0;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (!unsettled(s, u, area)) continue;
      const key = moveKey(t, s, u);
      let k = 0;
      while (k < seen && keys[k] !== key) k++;
      if (k < seen) continue;
      keys[seen++] = key;
      if (refusePay(t, s, u) === 0) out[n++] = pack(PAY, u);
    }
    return n;
  },
  attempts(t, s, out) {
    const f = top(s);
    const side = s[f + SIDE];
    let n = pay.choices(t, s, out);
    const legal = n;
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (s[PLACE + u] === s[f + AREA] && (s[FLAGS + u] & GROUP) !== 0) out[n++] = pack(PAY, u);
    }
    out[n++] = PAY_ALL;
    return withoutListed(out, legal, legal, n);
  },
  refuse(t, s, choice) {
    if (choice === RUN) return 0;
    if (choice === PAY_ALL) return s[OPTION.interdiction] === IS.interdiction.stack ? 0 : R.payEach;
    return verbOf(choice) === PAY ? refusePay(t, s, pieceOf(choice)) : R.otherDecision;
  },
  apply(t, s, choice, _chance, tell) {
    const f = top(s);
    if (choice === RUN) {
      pop(s);
      return;
    }
    const side = s[f + SIDE];
    for (let u = t.first[side]; u < t.end[side]; u++) {
      if (choice === PAY_ALL ? !unsettled(s, u, s[f + AREA]) : u !== pieceOf(choice)) continue;
      s[FLAGS + u] |= SETTLED;
      s[USED + u] += s[f + EXTRA];
      if (tell !== undefined) {
        const area = s[f + AREA];
        const places = [placeWord(t, area)];
        tell({
          kind: 'pays',
          rule: 'RL 8.2',
          piece: unitRef(t, s, u),
          area,
          cost: s[f + EXTRA],
          places,
          pieces: [pieceId(t, u)],
        });
      }
    }
    if (choice === PAY_ALL) pop(s);
  },
  name: nameMover,
  describe(t, s, choice) {
    const about = describeMover(t, s, choice);
    const value = s[top(s) + EXTRA];
    return choice === RUN ? about : { ...about, cost: W.movementPoints(value), costs: [{ value, unit: 'MP' }] };
  },
  prompt(t, s) {
    const f = top(s);
    return {
      ...asks.interdiction(s[f + SIDE], placeText(t, s[f + AREA]), s[f + EXTRA], s[f + MARKER]),
      places: [placeWord(t, s[f + AREA])],
      pieces: groupIds(t, s, s[f + SIDE], s[f + AREA]),
      data: { extra: s[f + EXTRA], interdiction: s[f + MARKER] },
    };
  },
  odds(t, s, choice) {
    const f = top(s);
    return choice === RUN ? interdictionOdds(t, s, 1 - s[f + SIDE], s[f + MARKER], s[f + AREA]) : undefined;
  },
};

/** Nobody left who could pay: the rest takes the attack. */
function settlePay(t: GameData, s: State): boolean {
  const f = top(s);
  if (s[OPTION.interdiction] === IS.interdiction.stack) return false;
  const side = s[f + SIDE];
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (unsettled(s, u, s[f + AREA]) && refusePay(t, s, u) === 0) return false;
  }
  pop(s);
  return true;
}

export const enter: Step<GameData, RudderEvent> = { name: 'action/enter', rule: 'RL 8.2', settle: settleEnter };
export const interdictionStep: Step<GameData, RudderEvent> = {
  name: 'action/interdiction',
  rule: 'RL 8.2',
  continues: true,
  settle: settlePay,
  decide: pay,
};
