// Start of Week: the Special Condition card and what it does at once.
import { pop, push, type Step, top } from '@bocage/engine';
import { E_NONE, E_PROMOTE_RECRUIT, E_SO, E_STRESS_ALL, E_STRESS_IF_4, NOW } from '../../state/effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_LEVEL,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  CONDITION,
  LOG_CONDITION,
  WEEK,
} from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { LEVELS, RECRUIT } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForPromotedRecruit, promoteLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { A_CONDITION, book, lose } from '../shared/accounts.ts';
import { nextCondition, takeCondition } from '../shared/decks.ts';
import { refreshEffects } from '../shared/effects.ts';
import { stress } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, DONE, everyOrDone, PICK } from './asks.ts';
import { promote } from './commanders.ts';

const RULE = 'SL 4.1';
/** Stress from which Battle Fatigue counts. */
const TIRED = 4;

/** SL 4.1: draws the card, then carries out what happens once. */
export const conditionStep: Step<GameData, ShermanEvent> = {
  name: 'week/condition',
  rule: RULE,
  settle(t, s, chance, tell) {
    const at = top(s);
    if (s[at + 1] === 0) {
      const card = nextCondition(t, s, chance);
      takeCondition(s, card);
      s[CONDITION] = card + 1;
      s[LOG_CONDITION + s[WEEK] - 1] = card + 1;
      s[at + 1] = 1;
      refreshEffects(t, s);
      if (tell !== undefined) {
        const row = t.data.conditions[card];
        tell({ kind: 'card', rule: RULE, deck: W.specialCondition, card: row.name, text: row.text });
      }
    }
    const card = s[CONDITION] - 1;
    const what = t.data.conditions[card].name;
    const fx = t.conditionFx;
    for (let i = fx.first[card] + s[at + 1] - 1; i < fx.first[card + 1]; i++) {
      s[at + 1]++;
      if (fx.when[i] !== NOW) continue;
      const value = fx.value[i];
      switch (fx.effect[i]) {
        case E_NONE:
          break;
        case E_SO:
          if (value >= 0) book(s, value, A_CONDITION, RULE, tell);
          else lose(s, -value, A_CONDITION, RULE, tell);
          break;
        case E_STRESS_ALL:
        case E_STRESS_IF_4:
          for (let c = 0; c < t.commanderCount; c++) {
            if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) continue;
            if (fx.effect[i] === E_STRESS_IF_4 && s[COMMANDER_STRESS + c] < TIRED) continue;
            stress(t, s, c, value, what, RULE, tell);
          }
          break;
        case E_PROMOTE_RECRUIT:
          push(s, STEP.conditionPromote, value);
          return true;
        default:
          throw new Error(`condition: nothing carries out effect ${fx.effect[i]}`);
      }
    }
    pop(s);
    return true;
  },
};

/** SL 4.1, R96: a Recruit becomes Green; what he has learned so far stays. */
export const conditionPromote: Step<GameData, ShermanEvent> = {
  name: 'week/condition-promote',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (s[top(s) + 1] > 0) {
      for (let c = 0; c < t.commanderCount; c++) {
        if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE && s[COMMANDER_LEVEL + c] === RECRUIT) return false;
      }
      passBy('week/condition-promote', RULE, tell);
    }
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts: (t, _s, out) => everyOrDone(PICK, t.commanderCount, out),
    refuse(_t, s, ch) {
      if (ch === DONE) return 0;
      const c = argumentOf(ch);
      if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) return R.notInForce;
      return s[COMMANDER_LEVEL + c] === RECRUIT ? 0 : R.notRecruit;
    },
    apply(t, s, ch, _chance, tell) {
      if (ch === DONE) {
        pop(s);
        return;
      }
      promote(t, s, argumentOf(ch), 0, RULE, tell);
      s[top(s) + 1]--;
    },
    name: (t, _s, c) => (c === DONE ? 'nobody' : t.commanderName[argumentOf(c)]),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.promoteNobody }
        : {
            verb: 'promote',
            label: promoteLabel(t.commanderName[argumentOf(c)], LEVELS[RECRUIT + 1]),
            pieces: [t.commanderName[argumentOf(c)]],
            mark: 'select',
          },
    ask: askForPromotedRecruit,
  }),
};
