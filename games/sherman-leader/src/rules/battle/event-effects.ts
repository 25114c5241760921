// What an Event card before a Battle does at once, and what it asks: to pay or fight a turn fewer, and who gets a Tactic counter.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_NONE, E_PAY_OR_TURNS, E_SO, E_STRESS_RANDOM_HE, E_TACTIC_CHOICE } from '../../state/effects.ts';
import { F_EXTRA_TACTIC, FRIEND_STATE, FRIEND_TACTICS, FRIENDS, LAST_TURN, SO } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { HE } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import { askForTacticCounter, askToPayEvent, payLabel, tacticLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_EVENTS, book, lose } from '../shared/accounts.ts';
import { passBy } from '../shared/passed.ts';
import { unitName, unitTitle } from './field.ts';
import { randomStress, takesPart } from './start.ts';

const RULE = 'SL 5.1';
const BY_EVENT = { rule: RULE, what: W.event };

/** What a top does at once. Lasting effects are read from the sums. */
export function happen(t: GameData, s: State, effect: number, value: number, chance: Chance, tell: ShermanTell): void {
  switch (effect) {
    case E_NONE:
      return;
    case E_SO:
      if (value >= 0) book(s, value, A_EVENTS, RULE, tell);
      else lose(s, -value, A_EVENTS, RULE, tell);
      return;
    case E_STRESS_RANDOM_HE:
      randomStress(t, s, HE, value, BY_EVENT, chance, tell);
      return;
    case E_TACTIC_CHOICE:
      for (let i = 0; i < value; i++) push(s, STEP.eventTactic, 1);
      return;
    case E_PAY_OR_TURNS:
      push(s, STEP.eventPay, value);
      return;
    default:
      throw new Error(`event-top: nothing carries out effect ${effect}`);
  }
}

const PAY = 0;
const SHORTER = 1;

/** E25: pay, or the Battle is one turn shorter (LAST_TURN counts from there when the Turn counter is placed). */
export const eventPayStep: Step<GameData, ShermanEvent> = {
  name: 'event-pay',
  rule: RULE,
  settle(_t, s, _chance, tell) {
    if (s[SO] >= s[top(s) + 1]) return false;
    passBy('event-pay', RULE, tell);
    s[LAST_TURN]--;
    pop(s);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      if (s[SO] >= s[top(s) + 1]) out[n++] = PAY;
      out[n++] = SHORTER;
      return n;
    },
    attempts(_t, _s, out) {
      out[0] = PAY;
      out[1] = SHORTER;
      return 2;
    },
    refuse(_t, s, choice) {
      if (choice === SHORTER) return 0;
      return choice !== PAY ? R.notAsked : s[SO] >= s[top(s) + 1] ? 0 : R.tooPoor;
    },
    apply(_t, s, choice, _chance, tell) {
      const cost = s[top(s) + 1];
      pop(s);
      if (choice === PAY) book(s, -cost, A_EVENTS, RULE, tell);
      else s[LAST_TURN]--;
    },
    name: (_t, _s, choice) => (choice === PAY ? 'pay' : 'shorter'),
    describe: (_t, s, choice) =>
      choice === PAY
        ? { verb: 'pay', label: payLabel(s[top(s) + 1]), rule: RULE, ...soCost(s[top(s) + 1]), mark: 'select' }
        : { verb: 'shorter', label: W.fightOneTurnFewer, rule: RULE, mark: 'end' },
    prompt: (_t, s) => askToPayEvent(s[top(s) + 1]),
  },
};

/** E21: which Unit gets the Tactic counter. */
export const eventTacticStep: Step<GameData, ShermanEvent> = {
  name: 'event-tactic',
  rule: RULE,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (takesPart(s, f)) out[n++] = f;
      return n;
    },
    attempts(_t, s, out) {
      for (let f = 0; f < s[FRIENDS]; f++) out[f] = f;
      return s[FRIENDS];
    },
    refuse(_t, s, choice) {
      if (choice < 0 || choice >= s[FRIENDS]) return R.notAsked;
      return takesPart(s, choice) ? 0 : R.notYourUnit;
    },
    apply(_t, s, choice) {
      s[FRIEND_TACTICS + choice] += s[top(s) + 1];
      s[FRIEND_STATE + choice] |= F_EXTRA_TACTIC;
      pop(s);
    },
    name: (t, s, choice) => `tactic ${unitName(t, s, choice)}`,
    describe: (t, s, choice) => ({
      verb: 'tactic-counter',
      label: tacticLabel(unitTitle(t, s, choice)),
      rule: RULE,
      pieces: [unitName(t, s, choice)],
      mark: 'select',
    }),
    prompt: askForTacticCounter,
  },
};
