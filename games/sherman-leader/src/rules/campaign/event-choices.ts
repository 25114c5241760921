// Post-combat: what the bottom of an Event card leaves to the player: to pay or suffer, and where a card goes.
import { pop, type State, type Step, top } from '@bocage/engine';
import { E_STRESS_EACH } from '../../state/effects.ts';
import { CONDITION_BOTTOM, CONDITION_TOP, EVENT_BOTTOM, SO } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForDeck, askToPay, payLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_EVENTS, book } from '../shared/accounts.ts';
import { asks, choice, DONE } from './asks.ts';
import { stressWho } from './event-bottom.ts';

const RULE = 'SL 7.1';

function suffer(t: GameData, s: State, tell: ShermanTell): void {
  pop(s);
  stressWho(t, s, E_STRESS_EACH, 1, t.data.events[s[EVENT_BOTTOM] - 1].bottom.name, tell);
}

/** E14: pay, or each participant suffers 1 Stress. */
export const postPay: Step<GameData, ShermanEvent> = {
  name: 'post-combat/pay',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (s[SO] >= s[top(s) + 1]) return false;
    suffer(t, s, tell);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(_t, _s, out) {
      out[0] = choice(1, 0);
      out[1] = DONE;
      return 2;
    },
    refuse: (_t, s, c) => (c === DONE || s[SO] >= s[top(s) + 1] ? 0 : R.cannotPay),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        suffer(t, s, tell);
        return;
      }
      const price = s[top(s) + 1];
      pop(s);
      book(s, -price, A_EVENTS, RULE, tell);
    },
    name: (_t, _s, c) => (c === DONE ? 'suffer' : 'pay'),
    describe: (_t, s, c) =>
      c === DONE
        ? { verb: 'suffer', label: W.stressEach, mark: 'select' }
        : { verb: 'pay', label: payLabel(s[top(s) + 1]), ...soCost(s[top(s) + 1]), mark: 'select' },
    ask: (_t, s) => askToPay(s[top(s) + 1]),
  }),
};

/** E18: the next Special Condition, seen and put back. */
export const peek: Step<GameData, ShermanEvent> = {
  name: 'post-combat/peek',
  rule: RULE,
  decide: asks({
    rule: RULE,
    attempts(_t, _s, out) {
      out[0] = choice(1, 0);
      out[1] = choice(2, 0);
      return 2;
    },
    refuse: () => 0,
    apply(t, s, c, _chance, tell) {
      const card = s[top(s) + 1];
      const above = c === choice(1, 0);
      s[CONDITION_TOP] = above ? card + 1 : 0;
      if (above) s[CONDITION_BOTTOM] &= ~(1 << card);
      else s[CONDITION_BOTTOM] |= 1 << card;
      pop(s);
      if (tell !== undefined) {
        tell({ half: 'campaign', kind: 'peeked', rule: RULE, card: t.data.conditions[card].name, onTop: above });
      }
    },
    name: (_t, _s, c) => (c === choice(1, 0) ? 'top' : 'bottom'),
    describe: (_t, _s, c) => ({
      verb: c === choice(1, 0) ? 'top' : 'bottom',
      label: c === choice(1, 0) ? W.putBackOnTop : W.putUnderTheDeck,
      mark: 'select',
    }),
    ask(t, s) {
      const card = t.data.conditions[s[top(s) + 1]];
      return askForDeck(card.name, card.text);
    },
  }),
};
