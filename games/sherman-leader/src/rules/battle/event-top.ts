// Event cards before a Battle are drawn, and their tops carried out one after another.
import { pop, type Step, top } from '@bocage/engine';
import { E_EVENT_TOPS, NOW } from '../../state/effects.ts';
import { EVENT_TOP, FX } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { drawEvent } from '../shared/decks.ts';
import { refreshEffects } from '../shared/effects.ts';
import { happen } from './event-effects.ts';
import { anyoneLeft } from './field.ts';

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
