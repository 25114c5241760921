// End of Week: the order of its steps, Battalions that recover, On Leave, and Priority R&R.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_LEAVE, E_WEEK_RESTORE } from '../../state/effects.ts';
import {
  BATTALION_STATUS,
  BATTALIONS,
  C_FOUGHT,
  C_RESTED,
  C_WOUNDED,
  COMMANDER_ACTIVE,
  COMMANDER_FLAGS,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  FULL,
  FX,
  HALF,
  SO,
  WEEK,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForRest } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_OTHER, book } from '../shared/accounts.ts';
import { cardOf, refreshEffects } from '../shared/effects.ts';
import { stress } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { asks, choice, DONE } from './asks.ts';
import { lossWarning } from './loss-warning.ts';
import { endGreat, reachedGreat } from './post-combat.ts';
import { weekVp } from './week-vp.ts';

const RULE_LEAVE = 'SL 8.2';
const RULE_REST = 'SL 8.9';
/** Stress recovered On Leave, unless a card says otherwise. */
const LEAVE = 4;
const REST_COST = 5;
const REST_STRESS = 2;
const items = new Int32Array(BATTALIONS);

/** Stages of the end of the Week; those from the Medics on are Repair/Replace (R78: one fixed order). */
export const END_STEPS: readonly number[] = [
  STEP.medics,
  STEP.mechanics,
  STEP.repair,
  STEP.heal,
  STEP.upgrade,
  STEP.replace,
  STEP.unitLoss,
  STEP.purchase,
  STEP.buyTrucks,
  STEP.buyScouts,
  STEP.priorityRr,
];
/** The stage of END_STEPS[0]. */
export const STAGE_REPAIR_REPLACE = 2;

/** SL 8.10: restore, move, leave, SO, Repair/Replace, R&R. The last Week ends with its VP (R84). */
export const endOfWeek: Step<GameData, ShermanEvent> = {
  name: 'week-end',
  rule: 'SL 8.10',
  settle(t, s, chance, tell) {
    const at = top(s);
    const stage = s[at + 1];
    s[at + 1] = stage + 1;
    if (s[WEEK] >= t.objectiveWeeks[s[OPT.objective]]) {
      weekVp(s, tell);
      pop(s);
      if (reachedGreat(t, s)) endGreat(t, s, tell);
    } else if (stage === 0) {
      restore(t, s, chance, tell);
      push(s, STEP.moveBattalions);
    } else if (stage === 1) {
      onLeave(t, s, tell);
      push(s, STEP.adjustSo);
    } else {
      const next = stage - STAGE_REPAIR_REPLACE;
      if (next >= END_STEPS.length) pop(s);
      else push(s, END_STEPS[next]);
    }
    return true;
  },
};

/** A note on the map: so many random Half Battalions return to Full. VP already gained stay. */
function restore(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  for (let left = s[FX + E_WEEK_RESTORE]; left > 0; left--) {
    let n = 0;
    for (let b = 0; b < BATTALIONS; b++) if (s[BATTALION_STATUS + b] === HALF) items[n++] = cardOf(t, s, b);
    if (n === 0) return;
    const card = chance.draw(s, items, n, t.draws.randomBattalion);
    s[BATTALION_STATUS + (card % BATTALIONS)] = FULL;
    if (tell !== undefined) {
      const rule = 'SL 8.1';
      tell({
        half: 'campaign',
        kind: 'battalion-restored',
        rule,
        pieces: [t.battalionNumber[card]],
        battalion: t.battalionNumber[card],
      });
    }
    refreshEffects(t, s);
  }
}

/** SL 8.2, SL G91, R44: who fought no Battle recovers 4 Stress; Cool does not count. */
function onLeave(t: GameData, s: State, tell: ShermanTell): void {
  const recover = s[FX + E_LEAVE] > 0 ? s[FX + E_LEAVE] : LEAVE;
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) continue;
    const flags = s[COMMANDER_FLAGS + c];
    if ((flags & C_FOUGHT) !== 0) {
      s[COMMANDER_FLAGS + c] = flags & C_WOUNDED;
      continue;
    }
    s[COMMANDER_FLAGS + c] = (flags & C_WOUNDED) | C_RESTED;
    const recovered = Math.min(recover, s[COMMANDER_STRESS + c]);
    s[COMMANDER_STRESS + c] -= recovered;
    if (tell !== undefined) {
      tell({
        half: 'campaign',
        kind: 'leave',
        rule: RULE_LEAVE,
        pieces: [t.commanderName[c]],
        commander: t.commanderName[c],
        recovered,
      });
    }
  }
}

function anyStress(t: GameData, s: State): boolean {
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE && s[COMMANDER_STRESS + c] > 0) return true;
  }
  return false;
}

/** SL 8.9, SL G100: once a Week, 5 SO, every Commander 2 Stress less. */
export const priorityRest: Step<GameData, ShermanEvent> = {
  name: 'week-end/rest',
  rule: RULE_REST,
  settle(t, s, _chance, tell) {
    if (s[SO] >= REST_COST && anyStress(t, s)) return false;
    passBy('week-end/rest', RULE_REST, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE_REST,
    attempts(_t, _s, out) {
      out[0] = choice(1, 0);
      out[1] = DONE;
      return 2;
    },
    refuse: (_t, s, c) => (c === DONE || s[SO] >= REST_COST ? 0 : R.cannotPay),
    apply(t, s, c, _chance, tell) {
      pop(s);
      if (c === DONE) return;
      book(s, -REST_COST, A_OTHER, RULE_REST, tell);
      for (let k = 0; k < t.commanderCount; k++) {
        if (s[COMMANDER_STATUS + k] === COMMANDER_ACTIVE) stress(t, s, k, -REST_STRESS, 'R&R', RULE_REST, tell);
      }
    },
    name: (_t, _s, c) => (c === DONE ? 'no' : 'rest'),
    describe: (_t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.noPriorityRest }
        : { verb: 'rest', label: W.priorityRest, ...soCost(REST_COST), mark: 'select' },
    ask: (_t, s) => askForRest(REST_COST, s[SO]),
    warnings: (t, s, c) => (c === DONE ? [] : lossWarning(t, s, REST_COST)),
  }),
};
