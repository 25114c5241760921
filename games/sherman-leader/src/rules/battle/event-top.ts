// Event cards before a Battle: drawing them, and what their tops do at once.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import {
  E_EVENT_TOPS,
  E_NONE,
  E_PAY_OR_TURNS,
  E_SO,
  E_STRESS_RANDOM_HE,
  E_TACTIC_CHOICE,
  NOW,
} from '../../state/effects.ts';
import { EVENT_TOP, FX } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { HE } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_EVENTS, book, lose } from '../shared/accounts.ts';
import { drawEvent } from '../shared/decks.ts';
import { refreshEffects } from '../shared/effects.ts';
import { anyoneLeft } from './field.ts';
import { randomStress } from './start.ts';

const RULE = 'SL 5.1';

/** SL 5.1: draws one top (two under 2C) and carries out what happens at once. */
export const eventTopStep: Step<GameData, ShermanEvent> = {
  name: 'event-top',
  rule: RULE,
  settle(t, s, chance, tell) {
    if (!anyoneLeft(s)) {
      pop(s);
      return true;
    }
    const at = top(s);
    const drawn = s[at + 1];
    const fx = t.topFx;
    // Effects of the card drawn last, one after another; a decision may come in between.
    if (drawn > 0) {
      const card = s[EVENT_TOP + drawn - 1] - 1;
      const next = fx.first[card] + s[at + 2];
      if (next < fx.first[card + 1]) {
        s[at + 2]++;
        if (fx.when[next] === NOW) happen(t, s, fx.effect[next], fx.value[next], chance, tell);
        return true;
      }
    }
    if (drawn >= Math.min(2, Math.max(1, s[FX + E_EVENT_TOPS]))) {
      pop(s);
      return true;
    }
    const card = drawEvent(t, s, chance, t.draws.eventTop);
    s[EVENT_TOP + drawn] = card + 1;
    s[at + 1] = drawn + 1;
    s[at + 2] = 0;
    refreshEffects(t, s);
    if (tell !== undefined) {
      const row = t.data.events[card];
      tell({ kind: 'card', rule: RULE, deck: W.event, card: row.top.name, text: row.top.text });
    }
    return true;
  },
};

/** What a top does at once. Lasting effects are read from the sums. */
function happen(t: GameData, s: State, effect: number, value: number, chance: Chance, tell: ShermanTell): void {
  switch (effect) {
    case E_NONE:
      return;
    case E_SO:
      if (value >= 0) book(s, value, A_EVENTS, RULE, tell);
      else lose(s, -value, A_EVENTS, RULE, tell);
      return;
    case E_STRESS_RANDOM_HE:
      randomStress(t, s, HE, value, RULE, chance, tell);
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
