// One Week: Special Condition, assignment, the Battles one after another, the end of the Week.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import {
  AIRSTRIKES_USED,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLES_FOUGHT,
  COMMANDER_UNIT,
  COMMANDERS,
  CONDITION,
  DESTROYED_WEEK,
  FREE_AIRSTRIKES_USED,
  FREE_REPAIR_USED,
  MAX_BATTLES,
  NOT_IN_PLAY,
  PLAN_DONE,
  PLAN_SCOUTS,
  PLAN_TARGET,
  PLAN_TRUCKS,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNITS,
  WEEK,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { askForBattle, fightLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { openBattle } from '../shared/battle-slots.ts';
import { cardOf, refreshEffects } from '../shared/effects.ts';
import { argumentOf, asks, choice } from './asks.ts';

const WEEK_CONDITION = 0;
const WEEK_ASSIGN = 1;
export const WEEK_BATTLES = 2;
export const WEEK_END = 3;
const FIGHT = 1;

/** The counters, plans and assignments of the last Week go. */
function clearWeek(t: GameData, s: State): void {
  s[CONDITION] = 0;
  s[BATTLES_FOUGHT] = 0;
  s[DESTROYED_WEEK] = 0;
  s[AIRSTRIKES_USED] = 0;
  s[FREE_AIRSTRIKES_USED] = 0;
  s[FREE_REPAIR_USED] = 0;
  s.fill(0, UNIT_BATTLE, UNIT_BATTLE + UNITS);
  s.fill(0, UNIT_COMMANDER, UNIT_COMMANDER + UNITS);
  s.fill(0, COMMANDER_UNIT, COMMANDER_UNIT + COMMANDERS);
  for (let i = 0; i < MAX_BATTLES; i++) {
    s[PLAN_TARGET + i] = 0;
    s[PLAN_TRUCKS + i] = 0;
    s[PLAN_SCOUTS + i] = 0;
    s[PLAN_DONE + i] = 0;
  }
  refreshEffects(t, s);
}

/** SL 2.1: the parts of a Week in order. A single Battle has no card and no end of Week (R72). */
export const weekStep: Step<GameData, ShermanEvent> = {
  name: 'week',
  rule: 'SL 2.1',
  settle(t, s, _chance, tell) {
    const at = top(s);
    const single = s[OPT.mode] === OPTION.mode.battle;
    switch (s[at + 1]) {
      case WEEK_CONDITION:
        s[at + 1] = WEEK_ASSIGN;
        clearWeek(t, s);
        if (tell !== undefined) {
          const of = single ? 1 : t.objectiveWeeks[s[OPT.objective]];
          tell({ half: 'campaign', kind: 'week', rule: 'SL 2.1', week: s[WEEK], of });
        }
        if (!single) push(s, STEP.condition);
        return true;
      case WEEK_ASSIGN:
        s[at + 1] = WEEK_BATTLES;
        if (single) {
          for (let b = 0; b < BATTALIONS; b++) if (s[BATTALION_STATUS + b] !== NOT_IN_PLAY) s[PLAN_TARGET] = b + 1;
          push(s, STEP.assignScouts, 0);
        } else {
          push(s, STEP.assignTarget);
        }
        return true;
      case WEEK_BATTLES:
        if (plansLeft(s) > 0) {
          push(s, STEP.nextBattle);
        } else {
          s[at + 1] = WEEK_END;
        }
        return true;
      case WEEK_END:
        if (single) {
          pop(s);
        } else {
          s[at + 1] = WEEK_END + 1;
          push(s, STEP.endOfWeek);
        }
        return true;
      default:
        pop(s);
        return true;
    }
  },
};

function plansLeft(s: State): number {
  let n = 0;
  for (let i = 0; i < MAX_BATTLES; i++) if (s[PLAN_TARGET + i] > 0 && s[PLAN_DONE + i] === 0) n++;
  return n;
}

function fight(t: GameData, s: State, plan: number): void {
  pop(s);
  openBattle(t, s, plan);
  push(s, STEP.postCombat);
  push(s, STEP.battle);
}

/** SL 4.2: which Battle is fought now; the last one needs no question. */
export const nextBattle: Step<GameData, ShermanEvent> = {
  name: 'week/next-battle',
  rule: 'SL 4.2',
  settle(t, s) {
    if (plansLeft(s) > 1) return false;
    for (let i = 0; i < MAX_BATTLES; i++) {
      if (s[PLAN_TARGET + i] === 0 || s[PLAN_DONE + i] !== 0) continue;
      fight(t, s, i);
      return true;
    }
    pop(s);
    return true;
  },
  decide: asks({
    rule: 'SL 4.2',
    attempts(_t, s, out) {
      let n = 0;
      for (let i = 0; i < MAX_BATTLES; i++) if (s[PLAN_TARGET + i] > 0) out[n++] = choice(FIGHT, i);
      return n;
    },
    refuse: (_t, s, c) => {
      const plan = argumentOf(c);
      return plan < MAX_BATTLES && s[PLAN_TARGET + plan] > 0 && s[PLAN_DONE + plan] === 0 ? 0 : R.fought;
    },
    apply: (t, s, c) => fight(t, s, argumentOf(c)),
    name: (t, s, c) => `fight ${t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + argumentOf(c)] - 1)]}`,
    describe: (t, s, c) => ({
      verb: 'fight',
      label: fightLabel(t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + argumentOf(c)] - 1)]),
      pieces: [t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + argumentOf(c)] - 1)]],
      mark: 'attack',
    }),
    ask: askForBattle,
  }),
};
