// VP that cards give and take at the end of a Week.
import type { State } from '@bocage/engine';
import { E_VP_IF_ANY, E_VP_LOSS_STAGING } from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  DESTROYED_WEEK,
  FULL,
  FX,
  HALF,
  LOG_WEEK_VP,
  VP,
  WEEK,
} from '../../state/layout.ts';
import { FRIENDLY_STAGING } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import type { ShermanTell } from '../../words/events.ts';

const RULE = 'SL 8.3';

/** R92: VP that cards give and take at the end of the Week, in one sum; never below 0. */
export function weekVp(s: State, tell: ShermanTell): void {
  let change = s[DESTROYED_WEEK] > 0 ? s[FX + E_VP_IF_ANY] : 0;
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if ((status === FULL || status === HALF) && s[BATTALION_BAND + b] === FRIENDLY_STAGING) {
      change -= s[FX + E_VP_LOSS_STAGING];
    }
  }
  change = Math.max(change, -s[VP]);
  if (change === 0) return;
  s[VP] += change;
  s[LOG_WEEK_VP + s[WEEK] - 1] += change;
  if (tell !== undefined) tell({ kind: 'vp', rule: RULE, change, total: s[VP], what: W.endOfWeek });
}
