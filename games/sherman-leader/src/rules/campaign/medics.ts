// Repair/Replace, first: Medics and US Mechanics at work, for nothing.
import { pop, type State, type Step, top } from '@bocage/engine';
import {
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDERS,
  UNIT_OWNED,
  UNIT_STATUS,
  UNITS,
} from '../../state/layout.ts';
import { SKILL_MECHANIC, SKILL_MEDIC } from '../../state/notes.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import {
  askForMechanics,
  askForMedic,
  calmLabel,
  casualtyLabel,
  healLabel,
  repairLabel,
} from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { isActive, isWounded, skills, stress } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, choice, DONE, verbOf } from './asks.ts';
import {
  CASUALTY_KIND,
  countOn,
  damageWord,
  GLANCING_KIND,
  isVehicle,
  isVehicleCounter,
  LASTING_KINDS,
  removeCounter,
} from './damage-counters.ts';
import { unitName } from './units.ts';

const RULE = 'SL 8.8';
const HEAL = 1;
const CASUALTY = 2;
const CALM = 3;
const REPAIR = 1;
/** Stress that a Medic takes away, counters that a Mechanic repairs. */
const CALM_STRESS = 2;
const COUNTERS_EACH = 2;

/** R86: how many Commanders of the force have this skill, are not Unfit and not wounded. */
function practitioners(t: GameData, s: State, skill: number): number {
  let n = 0;
  for (let c = 0; c < t.commanderCount; c++) {
    if (isActive(s, c) && !isWounded(s, c) && (skills(t, s, c) & skill) !== 0) n++;
  }
  return n;
}

/** The frame holds what is left plus one, so that a fresh frame (0) still has to be counted. */
export function countMedics(t: GameData, s: State): void {
  const at = top(s);
  if (s[at + 1] === 0) s[at + 1] = 1 + practitioners(t, s, SKILL_MEDIC);
}

export function countMechanics(t: GameData, s: State): void {
  const at = top(s);
  if (s[at + 1] === 0) s[at + 1] = 1 + COUNTERS_EACH * practitioners(t, s, SKILL_MECHANIC);
}

/** The place of a cure in the one order: wounds, then Casualties, then Stress. */
function rank(c: number): number {
  const n = argumentOf(c);
  switch (verbOf(c)) {
    case HEAL:
      return n;
    case CASUALTY:
      return COMMANDERS + n;
    default:
      return COMMANDERS + UNITS + n;
  }
}

function refuseCure(s: State, c: number): number {
  const n = argumentOf(c);
  switch (verbOf(c)) {
    case HEAL:
      if (s[COMMANDER_STATUS + n] !== COMMANDER_ACTIVE || !isWounded(s, n)) return R.notWounded;
      break;
    case CASUALTY:
      if (s[UNIT_STATUS + n] !== UNIT_OWNED || countOn(s, n, CASUALTY_KIND) === 0) return R.noCasualty;
      break;
    default:
      if (s[COMMANDER_STATUS + n] !== COMMANDER_ACTIVE || s[COMMANDER_STRESS + n] === 0) return R.noStress;
  }
  return rank(c) < s[top(s) + 2] ? R.cureOrder : 0;
}

/** Writes every cure that somebody might ask for. */
function cures(t: GameData, s: State, out: Int32Array): number {
  let n = 0;
  for (let c = 0; c < t.commanderCount; c++) if (isActive(s, c)) out[n++] = choice(HEAL, c);
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] === UNIT_OWNED && !isVehicle(t, u)) out[n++] = choice(CASUALTY, u);
  }
  for (let c = 0; c < t.commanderCount; c++) if (isActive(s, c)) out[n++] = choice(CALM, c);
  return n;
}

const scratch = new Int32Array(2 * COMMANDERS + UNITS);

export function healWound(t: GameData, s: State, commander: number, rule: string, tell: ShermanTell): void {
  s[COMMANDER_FLAGS + commander] &= ~C_WOUNDED;
  if (tell !== undefined)
    tell({ kind: 'healed', rule, pieces: [t.commanderName[commander]], commander: t.commanderName[commander] });
}

/** SL 8.8, SL G99: each Medic heals a wound, removes a Casualty or takes 2 Stress away. */
export const medics: Step<GameData, ShermanEvent> = {
  name: 'week-end/medics',
  rule: RULE,
  settle(t, s, _chance, tell) {
    countMedics(t, s);
    if (s[top(s) + 1] > 1) {
      const n = cures(t, s, scratch);
      for (let i = 0; i < n; i++) if (refuseCure(s, scratch[i]) === 0) return false;
    }
    if (s[top(s) + 2] === 0) passBy('week-end/medics', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      const n = cures(t, s, out);
      out[n] = DONE;
      return n + 1;
    },
    refuse: (_t, s, c) => (c === DONE ? 0 : refuseCure(s, c)),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const at = top(s);
      const n = argumentOf(c);
      s[at + 1]--;
      switch (verbOf(c)) {
        case HEAL:
          healWound(t, s, n, RULE, tell);
          s[at + 2] = rank(c) + 1;
          break;
        case CASUALTY:
          removeCounter(t, s, n, CASUALTY_KIND, RULE, tell);
          s[at + 2] = rank(c) + 1;
          break;
        default:
          stress(t, s, n, -CALM_STRESS, W.medic, RULE, tell);
          s[at + 2] = rank(c);
      }
    },
    name(t, _s, c) {
      const n = argumentOf(c);
      switch (verbOf(c)) {
        case DONE:
          return 'done';
        case HEAL:
          return `heal ${t.commanderName[n]}`;
        case CASUALTY:
          return `casualty ${t.unitNumber[n]}`;
        default:
          return `calm ${t.commanderName[n]}`;
      }
    },
    describe(t, _s, c) {
      const n = argumentOf(c);
      switch (verbOf(c)) {
        case DONE:
          return { verb: 'done', label: W.useNoMoreMedics };
        case HEAL:
          return {
            verb: 'heal',
            label: healLabel(t.commanderName[n]),
            pieces: [t.commanderName[n]],
            mark: 'select',
          };
        case CASUALTY:
          return {
            verb: 'casualty',
            label: casualtyLabel(unitName(t, n)),
            pieces: [t.unitNumber[n]],
            mark: 'select',
          };
        default:
          return {
            verb: 'calm',
            label: calmLabel(t.commanderName[n]),
            pieces: [t.commanderName[n]],
            mark: 'select',
          };
      }
    },
    ask: (_t, s) => askForMedic(s[top(s) + 1] - 1),
    warnings: (_t, s, c) =>
      c === DONE && s[top(s) + 1] > 1 ? [{ code: 'wastedMedic', rule: RULE, text: W.wastedMedic }] : [],
  }),
};

/** Whether this counter lies on an owned Vehicle and comes after the last repair. */
function refuseMechanic(t: GameData, s: State, c: number): number {
  const counter = argumentOf(c);
  const unit = counter >> 3;
  if (s[UNIT_STATUS + unit] !== UNIT_OWNED || !isVehicle(t, unit)) return R.nothingToRepair;
  if (!isVehicleCounter(counter & 7) || countOn(s, unit, counter & 7) === 0) return R.nothingToRepair;
  return counter < s[top(s) + 2] ? R.repairOrder : 0;
}

/** Counters after a repair: Glancing may lie there again. */
export function nextCounter(counter: number): number {
  return (counter & 7) === GLANCING_KIND ? counter : counter + 1;
}

/** SL 8.8, SL G99: each US Mechanic repairs one or two Vehicle Damage counters. */
export const mechanics: Step<GameData, ShermanEvent> = {
  name: 'week-end/mechanics',
  rule: RULE,
  settle(t, s, _chance, tell) {
    countMechanics(t, s);
    if (s[top(s) + 1] > 1) {
      for (let u = 0; u < t.unitCount; u++) {
        for (let k = 0; k < LASTING_KINDS.length; k++) {
          if (refuseMechanic(t, s, choice(REPAIR, u * 8 + k)) === 0) return false;
        }
      }
    }
    if (s[top(s) + 2] === 0) passBy('week-end/mechanics', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let u = 0; u < t.unitCount; u++) {
        if (s[UNIT_STATUS + u] !== UNIT_OWNED || !isVehicle(t, u)) continue;
        for (let k = 0; k < LASTING_KINDS.length; k++) if (isVehicleCounter(k)) out[n++] = choice(REPAIR, u * 8 + k);
      }
      out[n] = DONE;
      return n + 1;
    },
    refuse: (t, s, c) => (c === DONE ? 0 : refuseMechanic(t, s, c)),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const at = top(s);
      const counter = argumentOf(c);
      removeCounter(t, s, counter >> 3, counter & 7, RULE, tell);
      s[at + 1]--;
      s[at + 2] = nextCounter(counter);
    },
    name: (t, _s, c) =>
      c === DONE ? 'done' : `repair ${t.unitNumber[argumentOf(c) >> 3]} ${damageWord(argumentOf(c) & 7)}`,
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.repairNothingMore }
        : {
            verb: 'repair',
            label: repairLabel(unitName(t, argumentOf(c) >> 3), damageWord(argumentOf(c) & 7)),
            data: { damage: damageWord(argumentOf(c) & 7) },
            pieces: [t.unitNumber[argumentOf(c) >> 3]],
            mark: 'select',
          },
    ask: (_t, s) => askForMechanics(s[top(s) + 1] - 1),
    warnings: (_t, s, c) =>
      c === DONE && s[top(s) + 1] > 1 ? [{ code: 'wastedRepairs', rule: RULE, text: W.wastedRepairs }] : [],
  }),
};
