// Repair/Replace: turning in undamaged Units toward a dearer one, and the Commanders who must go.
import { become, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_ARMOR_LIMIT, E_NO_BUY_UNITS } from '../../state/effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_STATUS,
  FX,
  SO,
  UNIT_DAMAGE,
  UNIT_FREE,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ARMOR, UNIT_TYPES } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import {
  askForDiscard,
  askForNewUnit,
  askForUpgrade,
  discardLabel,
  takeLabel,
  turnInLabel,
  turnInTooLabel,
  worth,
} from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, choice, DONE, verbOf } from './asks.ts';
import { dismiss } from './commanders.ts';
import { countForce, force, inService, refuseUnit, surplus } from './force-counts.ts';
import { buyUnit, unitName } from './units.ts';

const RULE = 'SL 8.5';
const TURN_IN = 1;
const FOR = 2;

/** The frame of STEP.upgradeMore: the value turned in so far, the cursor, and how many of each type from `types` on. */
const AT = { value: 1, cursor: 2, types: 3 } as const;

/** No Unit costs more: sums beyond it do not matter. */
const MOST = 40;
/** Bit n: undamaged Units from `cursor` on could still add the sum n. In two words, because the question is asked for every Unit. */
const reach = { low: 0, high: 0 };

function reachable(t: GameData, s: State, cursor: number): void {
  let low = 1;
  let high = 0;
  for (let u = cursor; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED || s[UNIT_DAMAGE + u] !== 0) continue;
    const cost = t.unitCost[u];
    high |= cost < 32 ? (high << cost) | (low >>> (32 - cost)) : low << (cost - 32);
    if (cost < 32) low |= low << cost;
  }
  reach.low = low;
  reach.high = high;
}

/** Whether one of the sums from `from` up to `to`, itself not, can be reached. */
function reaches(from: number, to: number): boolean {
  for (let sum = from; sum < to; sum++) {
    if (((sum < 32 ? reach.low >>> sum : reach.high >>> (sum - 32)) & 1) === 1) return true;
  }
  return false;
}

/**
 * `countForce` must have been called. Whether some dearer Unit can be had with this value turned in, perhaps together with Units after `cursor`. It never
 * promises too much: a Unit whose type would need a name or a place that only further turning in frees does not count.
 */
function completes(t: GameData, s: State, value: number, cursor: number, less: number): boolean {
  if (value >= MOST) return false;
  reachable(t, s, cursor);
  const limit = s[FX + E_ARMOR_LIMIT];
  const armorFull = limit > 0 && force.units[ARMOR] - (less === ARMOR ? 1 : 0) >= limit;
  for (let v = 0; v < t.unitCount; v++) {
    if (s[UNIT_STATUS + v] !== UNIT_FREE || !inService(t, s, v)) continue;
    const type = t.unitType[v];
    if (type === ARMOR && armorFull) continue;
    const short = t.unitCost[v] - value;
    if (short <= 0) continue;
    const waiting = force.active[type] - force.units[type] + (less === type ? 1 : 0);
    if (force.free[type] + waiting <= 0) continue;
    if (reaches(Math.max(0, short - s[SO]), short)) return true;
  }
  return false;
}

function refuseTurnIn(t: GameData, s: State, unit: number, value: number, cursor: number): number {
  if (s[UNIT_STATUS + unit] !== UNIT_OWNED) return R.notYours;
  if (s[UNIT_DAMAGE + unit] !== 0) return R.damaged;
  if (unit < cursor) return R.unitOrder;
  if (s[OPT.numbers] === OPTION.numbers.lowest) {
    for (let u = unit - 1; u >= 0 && t.unitModel[u] === t.unitModel[unit]; u--) {
      if (s[UNIT_STATUS + u] === UNIT_OWNED && s[UNIT_DAMAGE + u] === 0) return R.likeUnit;
    }
  }
  const total = value + t.unitCost[unit];
  return completes(t, s, total, unit + 1, t.unitType[unit]) ? 0 : R.nothingDearer;
}

function turnIn(t: GameData, s: State, unit: number, tell: ShermanTell): void {
  const at = top(s);
  s[UNIT_STATUS + unit] = UNIT_FREE;
  s[at + AT.value] += t.unitCost[unit];
  s[at + AT.cursor] = unit + 1;
  s[at + AT.types + t.unitType[unit]]++;
  if (tell !== undefined) {
    tell({
      half: 'campaign',
      kind: 'unit-turned-in',
      rule: RULE,
      pieces: [t.unitNumber[unit]],
      unit: unitName(t, unit),
      value: t.unitCost[unit],
    });
  }
}

/** SL 8.5: the first Unit turned in, or no upgrade. Asked again after each upgrade. */
export const upgrade: Step<GameData, ShermanEvent> = {
  name: 'week-end/upgrade',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (s[SO] > 0 && s[FX + E_NO_BUY_UNITS] === 0) {
      countForce(t, s);
      for (let u = 0; u < t.unitCount; u++) {
        if (s[UNIT_STATUS + u] === UNIT_OWNED && refuseTurnIn(t, s, u, 0, 0) === 0) return false;
      }
    }
    passBy('week-end/upgrade', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED) out[n++] = choice(TURN_IN, u);
      out[n] = DONE;
      return n + 1;
    },
    prepare: countForce,
    refuse(t, s, c) {
      if (c === DONE) return 0;
      if (s[FX + E_NO_BUY_UNITS] > 0) return R.noPurchase;
      return refuseTurnIn(t, s, argumentOf(c), 0, 0);
    },
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      push(s, STEP.upgradeMore);
      turnIn(t, s, argumentOf(c), tell);
    },
    name: (t, _s, c) => (c === DONE ? 'no upgrade' : `turn in ${t.unitNumber[argumentOf(c)]}`),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.turnInNothing }
        : {
            verb: 'turn-in',
            label: turnInLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            cost: worth(t.unitCost[argumentOf(c)]),
            data: { value: t.unitCost[argumentOf(c)] },
            mark: 'select',
          },
    ask: askForUpgrade,
  }),
};

/** SL 8.5, SL G94: more Units, or the Unit they are turned in for. */
export const upgradeMore: Step<GameData, ShermanEvent> = {
  name: 'week-end/upgrade-more',
  rule: RULE,
  continues: true,
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED) out[n++] = choice(TURN_IN, u);
      for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] !== UNIT_OWNED) out[n++] = choice(FOR, u);
      return n;
    },
    prepare: countForce,
    refuse(t, s, c) {
      const at = top(s);
      const unit = argumentOf(c);
      if (verbOf(c) === TURN_IN) return refuseTurnIn(t, s, unit, s[at + AT.value], s[at + AT.cursor]);
      if (t.unitCost[unit] <= s[at + AT.value]) return R.notDearer;
      const price = t.unitCost[unit] - s[at + AT.value];
      if (price > s[SO]) return R.cannotPay;
      return refuseUnit(t, s, unit, price, false);
    },
    apply(t, s, c, _chance, tell) {
      const unit = argumentOf(c);
      if (verbOf(c) === TURN_IN) {
        turnIn(t, s, unit, tell);
        return;
      }
      const at = top(s);
      buyUnit(t, s, unit, t.unitCost[unit] - s[at + AT.value], RULE, tell);
      // SL G95: one Commander goes for each Unit turned in, unless the new Unit takes him over.
      const type = t.unitType[unit];
      if (s[at + AT.types + type] > 0) s[at + AT.types + type]--;
      become(
        s,
        STEP.upgradeDiscard,
        0,
        0,
        s[at + AT.types],
        s[at + AT.types + 1],
        s[at + AT.types + 2],
        s[at + AT.types + 3],
      );
    },
    name: (t, _s, c) => `${verbOf(c) === TURN_IN ? 'turn in' : 'for'} ${t.unitNumber[argumentOf(c)]}`,
    describe: (t, s, c) =>
      verbOf(c) === TURN_IN
        ? {
            verb: 'turn-in',
            label: turnInTooLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            mark: 'select',
          }
        : {
            verb: 'take',
            label: takeLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            ...soCost(t.unitCost[argumentOf(c)] - s[top(s) + AT.value]),
            mark: 'select',
          },
    ask: (_t, s) => askForNewUnit(s[top(s) + AT.value], s[SO]),
  }),
};

/** Discards still to make of a type: only while there are more Commanders than Units of it (R77). */
function discards(t: GameData, s: State, type: number): number {
  return Math.min(s[top(s) + AT.types + type], Math.max(0, surplus(t, s, type)));
}

/** SL 8.5, SL G95: a Commander of the old type goes. [cursor, -, by type] */
export const upgradeDiscard: Step<GameData, ShermanEvent> = {
  name: 'week-end/upgrade-discard',
  rule: RULE,
  continues: true,
  settle(t, s, _chance, tell) {
    for (let type = 0; type < UNIT_TYPES.length; type++) if (discards(t, s, type) > 0) return false;
    if (s[top(s) + AT.cursor] === 0) passBy('week-end/upgrade-discard', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let c = 0; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE) out[n++] = choice(TURN_IN, c);
      }
      return n;
    },
    refuse(t, s, ch) {
      const c = argumentOf(ch);
      if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) return R.notInForce;
      return t.commanderType[c] === discardType(t, s) ? 0 : R.wrongType;
    },
    apply(t, s, ch, _chance, tell) {
      const c = argumentOf(ch);
      s[top(s) + AT.types + t.commanderType[c]]--;
      dismiss(t, s, c, 'turned-in', RULE, tell);
    },
    name: (t, _s, c) => `discard ${t.commanderName[argumentOf(c)]}`,
    describe: (t, _s, c) => ({
      verb: 'discard',
      label: discardLabel(t.commanderName[argumentOf(c)]),
      pieces: [t.commanderName[argumentOf(c)]],
      mark: 'select',
    }),
    ask: (t, s) => askForDiscard(UNIT_TYPES[discardType(t, s)]),
  }),
};

/** The first type of which somebody must go. */
function discardType(t: GameData, s: State): number {
  for (let type = 0; type < UNIT_TYPES.length; type++) if (discards(t, s, type) > 0) return type;
  return -1;
}
