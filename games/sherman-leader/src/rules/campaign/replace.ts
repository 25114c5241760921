// Repair/Replace: Recruits for those who are gone, replacement of the Unfit and wounded, Commanders without a Unit.
import { become, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_NO_BUY_UNITS } from '../../state/effects.ts';
import { COMMANDER_ACTIVE, COMMANDER_FREE, COMMANDER_LEVEL, COMMANDER_STATUS, FX, SO } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ACE, LEVELS, RECRUIT, UNIT_TYPES } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import {
  askForLevel,
  askForLostUnit,
  askForRecruitName,
  askWhomToReplace,
  buyLabel,
  discardLabel,
  levelLabel,
  replaceLabel,
} from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { isWounded, nerves, UNFIT } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, asksForCommander, choice, DONE, PICK, verbOf } from './asks.ts';
import { dismiss, join, PROMOTION_COST, promote } from './commanders.ts';
import { countForce, force, namesLeft, refuseUnit, surplus } from './force-counts.ts';
import { buyUnit, unitName } from './units.ts';

const RULE = 'SL 8.6';
const RULE_LOSS = 'SL 8.7';
const BUY = 1;
const DISCARD = 2;

function refuseReplace(t: GameData, s: State, c: number): number {
  if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) return R.notInForce;
  if (!isWounded(s, c) && nerves(t, s, c) !== UNFIT) return R.notReplaceable;
  if (c < s[top(s) + 1]) return R.nameOrder;
  return namesLeft(t, s, t.commanderType[c]) > 0 ? 0 : R.noReplacement;
}

/** SL 8.6, R77: a type with fewer Commanders than Units must get a Recruit. */
export function askForRecruit(t: GameData, s: State): boolean {
  countForce(t, s);
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    if (force.active[type] < force.units[type] && force.free[type] > 0) {
      push(s, STEP.recruit, type);
      return true;
    }
  }
  return false;
}

/** SL 8.6, SL G96, R77: Units without Commanders get Recruits; then who may go. */
export const replaceCommanders: Step<GameData, ShermanEvent> = {
  name: 'week-end/replace',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (askForRecruit(t, s)) return true;
    for (let c = s[top(s) + 1]; c < t.commanderCount; c++) if (refuseReplace(t, s, c) === 0) return false;
    if (s[top(s) + 1] === 0) passBy('week-end/replace', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let c = 0; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE) out[n++] = choice(PICK, c);
      }
      out[n] = DONE;
      return n + 1;
    },
    refuse: (t, s, c) => (c === DONE ? 0 : refuseReplace(t, s, argumentOf(c))),
    apply(t, s, ch, _chance, tell) {
      if (ch === DONE) {
        pop(s);
        return;
      }
      const c = argumentOf(ch);
      s[top(s) + 1] = c + 1;
      dismiss(t, s, c, 'replaced', RULE, tell);
      push(s, STEP.recruit, t.commanderType[c]);
    },
    name: (t, _s, c) => (c === DONE ? 'done' : `replace ${t.commanderName[argumentOf(c)]}`),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.replaceNobodyElse }
        : {
            verb: 'replace',
            label: replaceLabel(t.commanderName[argumentOf(c)]),
            pieces: [t.commanderName[argumentOf(c)]],
            mark: 'select',
          },
    ask: askWhomToReplace,
  }),
};

/** SL 8.6: the name of the Recruit, one that never was in this Campaign. */
export const recruit: Step<GameData, ShermanEvent> = {
  name: 'week-end/recruit',
  rule: RULE,
  continues: true,
  decide: asksForCommander('recruit', {
    rule: RULE,
    refuse(t, s, ch) {
      const c = argumentOf(ch);
      if (s[COMMANDER_STATUS + c] !== COMMANDER_FREE) return R.nameUsed;
      return t.commanderType[c] === s[top(s) + 1] ? 0 : R.wrongType;
    },
    apply(t, s, ch, _chance, tell) {
      const c = argumentOf(ch);
      join(t, s, c, RECRUIT, RULE, tell);
      become(s, STEP.recruitLevel, c);
    },
    ask: (_t, s) => askForRecruitName(UNIT_TYPES[s[top(s) + 1]]),
  }),
};

/** SL 8.6, SL G96, R56: 3 SO for each level above Recruit. */
export const recruitLevel: Step<GameData, ShermanEvent> = {
  name: 'week-end/recruit-level',
  rule: RULE,
  continues: true,
  settle(_t, s, _chance, tell) {
    if (s[SO] >= PROMOTION_COST) return false;
    passBy('week-end/recruit-level', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(_t, _s, out) {
      for (let level = RECRUIT; level <= ACE; level++) out[level] = choice(PICK, level);
      return ACE + 1;
    },
    refuse: (_t, s, c) => (argumentOf(c) * PROMOTION_COST > s[SO] ? R.cannotPay : 0),
    apply(t, s, c, _chance, tell) {
      const commander = s[top(s) + 1];
      pop(s);
      while (s[COMMANDER_LEVEL + commander] < argumentOf(c)) promote(t, s, commander, PROMOTION_COST, RULE, tell);
    },
    name: (_t, _s, c) => `as ${LEVELS[argumentOf(c)].toLowerCase()}`,
    describe: (_t, _s, c) => ({
      verb: 'level',
      label: levelLabel(LEVELS[argumentOf(c)]),
      data: { level: argumentOf(c) },
      ...soCost(argumentOf(c) * PROMOTION_COST),
      mark: 'select',
    }),
    ask: (t, s) => askForLevel(t.commanderName[s[top(s) + 1]], PROMOTION_COST, s[SO]),
  }),
};

// Frame of STEP.unitLoss: [type, discards begun, cursor].

/** SL 8.7, SL G97: a Commander without a Unit: a new Unit of his type, or one of the type goes. */
function noSurplus(t: GameData, s: State): boolean {
  for (let type = 0; type < UNIT_TYPES.length; type++) if (surplus(t, s, type) > 0) return false;
  return true;
}

export const unitLoss: Step<GameData, ShermanEvent> = {
  name: 'week-end/unit-loss',
  rule: RULE_LOSS,
  settle(t, s, _chance, tell) {
    const at = top(s);
    // Once for all types, and only if nobody was asked for any.
    if (s[at + 1] === 0 && s[at + 3] === 0 && noSurplus(t, s)) passBy('week-end/unit-loss', RULE_LOSS, tell);
    while (s[at + 1] < UNIT_TYPES.length) {
      if (surplus(t, s, s[at + 1]) > 0) return false;
      s[at + 1]++;
      s[at + 2] = 0;
      s[at + 3] = 0;
    }
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE_LOSS,
    attempts(t, s, out) {
      let n = 0;
      for (let u = 0; u < t.unitCount; u++) out[n++] = choice(BUY, u);
      for (let c = 0; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE) out[n++] = choice(DISCARD, c);
      }
      return n;
    },
    prepare: countForce,
    refuse(t, s, ch) {
      const at = top(s);
      const type = s[at + 1];
      const n = argumentOf(ch);
      if (verbOf(ch) === BUY) {
        if (t.unitType[n] !== type) return R.otherType;
        if (s[FX + E_NO_BUY_UNITS] > 0) return R.noPurchase;
        if (s[at + 2] === 1) return R.buyFirst;
        const why = refuseUnit(t, s, n, t.unitCost[n], true);
        return why !== 0 ? why : n < s[at + 3] ? R.unitOrder : 0;
      }
      if (s[COMMANDER_STATUS + n] !== COMMANDER_ACTIVE) return R.notInForce;
      if (t.commanderType[n] !== type) return R.wrongType;
      if (s[at + 2] === 1 && n < s[at + 3]) return R.nameOrder;
      let after = 0;
      for (let c = n + 1; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE && t.commanderType[c] === type) after++;
      }
      return after >= force.active[type] - force.units[type] - 1 ? 0 : R.moreDiscards;
    },
    apply(t, s, ch, _chance, tell) {
      const at = top(s);
      const n = argumentOf(ch);
      s[at + 3] = n + 1;
      if (verbOf(ch) === BUY) {
        buyUnit(t, s, n, t.unitCost[n], RULE_LOSS, tell);
      } else {
        s[at + 2] = 1;
        dismiss(t, s, n, 'no-unit', RULE_LOSS, tell);
      }
    },
    name: (t, _s, c) =>
      verbOf(c) === BUY ? `buy ${t.unitNumber[argumentOf(c)]}` : `discard ${t.commanderName[argumentOf(c)]}`,
    describe: (t, _s, c) =>
      verbOf(c) === BUY
        ? {
            verb: 'buy',
            label: buyLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            ...soCost(t.unitCost[argumentOf(c)]),
            mark: 'select',
          }
        : {
            verb: 'discard',
            label: discardLabel(t.commanderName[argumentOf(c)]),
            pieces: [t.commanderName[argumentOf(c)]],
            mark: 'select',
          },
    ask: (t, s) => askForLostUnit(UNIT_TYPES[s[top(s) + 1]], surplus(t, s, s[top(s) + 1]), s[SO]),
  }),
};
