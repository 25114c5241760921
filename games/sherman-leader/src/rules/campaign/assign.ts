// Start of Week: which Units and Commanders go into a planned attack, and who may not.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import {
  COMMANDER_ACTIVE,
  COMMANDER_STATUS,
  COMMANDER_UNIT,
  D_ENGINE,
  D_SUSPENSION,
  PLAN_TARGET,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { UNIT_TYPES } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForUnit, askWhoLeads, sendLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { cardOf } from '../shared/effects.ts';
import { isWounded, nerves, UNFIT } from '../shared/force.ts';
import { argumentOf, asks, asksForCommander, DONE, everyOrDone, PICK } from './asks.ts';
import { unitName } from './units.ts';

const RULE = 'SL 4.2';

/** SL 4.2, SL G30: why he may not lead anybody this Week, 0 if he may. */
export function refuseCommander(t: GameData, s: State, commander: number): number {
  if (s[COMMANDER_STATUS + commander] !== COMMANDER_ACTIVE) return R.notInForce;
  if (isWounded(s, commander)) return R.wounded;
  if (nerves(t, s, commander) === UNFIT) return R.unfit;
  return s[COMMANDER_UNIT + commander] > 0 ? R.busy : 0;
}

/** Types that still have a Commander who may fight and is free: bits. */
export function ledTypes(t: GameData, s: State): number {
  let types = 0;
  for (let c = 0; c < t.commanderCount; c++) if (refuseCommander(t, s, c) === 0) types |= 1 << t.commanderType[c];
  return types;
}

/** SL 4.2, SL G30, SL G31: why this Unit may not be assigned; `types` from ledTypes. */
export function refuseAssignment(t: GameData, s: State, unit: number, types: number): number {
  if (s[UNIT_STATUS + unit] !== UNIT_OWNED) return R.notYours;
  if (s[UNIT_BATTLE + unit] > 0) return R.alreadyAssigned;
  if ((s[UNIT_DAMAGE + unit] & (D_ENGINE | D_SUSPENSION)) !== 0) return R.cannotDrive;
  return ((types >> t.unitType[unit]) & 1) === 1 ? 0 : R.noCommanderFree;
}

/** R71: a Unit of the same model in the same state with a lower number could be assigned instead. */
function lowerLike(t: GameData, s: State, unit: number, types: number): boolean {
  if (s[OPT.numbers] === OPTION.numbers.any) return false;
  for (let u = unit - 1; u >= 0 && t.unitModel[u] === t.unitModel[unit]; u--) {
    if (s[UNIT_DAMAGE + u] === s[UNIT_DAMAGE + unit] && refuseAssignment(t, s, u, types) === 0) return true;
  }
  return false;
}

/** Found by `prepare` for all choices of one decision. */
let led = 0;

export function anyAssignable(t: GameData, s: State): boolean {
  const types = ledTypes(t, s);
  if (types === 0) return false;
  for (let u = 0; u < t.unitCount; u++) if (refuseAssignment(t, s, u, types) === 0) return true;
  return false;
}

/** The number of a Battalion of this Campaign. */
export function battalionName(t: GameData, s: State, battalion: number): string {
  return t.battalionNumber[cardOf(t, s, battalion)];
}

function assignedTo(t: GameData, s: State, plan: number): number {
  let n = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_BATTLE + u] === plan + 1) n++;
  return n;
}

/** SL 4.2: Units in ascending order, each with its Commander. */
export const assignUnit: Step<GameData, ShermanEvent> = {
  name: 'assign/unit',
  rule: RULE,
  settle(t, s) {
    const at = top(s);
    const types = ledTypes(t, s);
    for (let u = s[at + 2]; u < t.unitCount; u++) {
      if (refuseAssignment(t, s, u, types) === 0 && !lowerLike(t, s, u, types)) return false;
    }
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts: (t, _s, out) => everyOrDone(PICK, t.unitCount, out),
    prepare(t, s) {
      led = ledTypes(t, s);
    },
    refuse(t, s, c) {
      const at = top(s);
      if (c === DONE) return assignedTo(t, s, s[at + 1]) > 0 ? 0 : R.oneUnit;
      const u = argumentOf(c);
      if (s[UNIT_STATUS + u] !== UNIT_OWNED) return R.notYours;
      const why = refuseAssignment(t, s, u, led);
      if (why !== 0) return why;
      if (u < s[at + 2]) return R.unitOrder;
      return lowerLike(t, s, u, led) ? R.likeUnit : 0;
    },
    apply(_t, s, c) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const at = top(s);
      s[at + 2] = argumentOf(c) + 1;
      push(s, STEP.assignCommander, s[at + 1], argumentOf(c));
    },
    name: (t, _s, c) => (c === DONE ? 'enough' : `unit ${t.unitNumber[argumentOf(c)]}`),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.sendTheseUnits }
        : {
            verb: 'assign',
            label: sendLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            mark: 'select',
          },
    ask: (t, s) => askForUnit(battalionName(t, s, s[PLAN_TARGET + s[top(s) + 1]] - 1)),
  }),
};

/** SL 4.2, SL G31: a Commander of the Unit's type, Okay or Shaken, unhurt and free. */
export const assignCommander: Step<GameData, ShermanEvent> = {
  name: 'assign/commander',
  rule: RULE,
  continues: true,
  decide: asksForCommander('lead', {
    rule: RULE,
    refuse(t, s, ch) {
      const c = argumentOf(ch);
      const why = refuseCommander(t, s, c);
      if (why === R.notInForce) return s[COMMANDER_STATUS + c] === 0 ? why : R.nameUsed;
      if (t.commanderType[c] !== t.unitType[s[top(s) + 2]]) return R.wrongType;
      return why;
    },
    apply(t, s, ch, _chance, tell) {
      const at = top(s);
      const plan = s[at + 1];
      const unit = s[at + 2];
      const c = argumentOf(ch);
      s[UNIT_BATTLE + unit] = plan + 1;
      s[UNIT_COMMANDER + unit] = c + 1;
      s[COMMANDER_UNIT + c] = unit + 1;
      pop(s);
      if (tell !== undefined) {
        tell({
          half: 'campaign',
          kind: 'assigned',
          rule: RULE,
          places: ['units', `plan-${plan + 1}`],
          pieces: [t.unitNumber[unit], t.commanderName[c]],
          unit: t.unitNumber[unit],
          commander: t.commanderName[c],
          battalion: battalionName(t, s, s[PLAN_TARGET + plan] - 1),
        });
      }
    },
    ask: (t, s) => askWhoLeads(unitName(t, s[top(s) + 2]), UNIT_TYPES[t.unitType[s[top(s) + 2]]]),
    warnings(t, s, c) {
      const shaken = nerves(t, s, argumentOf(c)) > 0;
      return shaken ? [{ code: 'shaken', rule: 'SL 3.17', text: W.isShaken }] : [];
    },
  }),
};
