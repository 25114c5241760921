// End of Week: SO points gained, SO points lost to the map and to cards, and the VP of the Week's end.
import { pop, type Reason, type State, type Step } from '@bocage/engine';
import {
  E_MIN_ATTACKS,
  E_MIN_ATTACKS_SO,
  E_SO_IF_NONE,
  E_SO_WEEKLY,
  E_VP_IF_ANY,
  E_VP_LOSS_STAGING,
  E_WEEKLY_SO,
} from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  BATTLES_FOUGHT,
  DESTROYED_WEEK,
  FULL,
  FX,
  HALF,
  LOG_WEEK_VP,
  SO,
  VP,
  WEEK,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { FRIENDLY_STAGING } from '../../state/terms.ts';
import { warnOfWeek } from '../../words/campaign/questions.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_CARDS, A_MAP, A_WEEKLY, book, lose, mustPay } from '../shared/accounts.ts';
import { mapLoss } from '../shared/map-loss.ts';
import { endGreat, reachedGreat } from './post-combat.ts';

const RULE = 'SL 8.3';

/** SL 8.3, R15, R16: gains first, then losses; then the VP of the Week's end. */
export const adjustSo: Step<GameData, ShermanEvent> = {
  name: 'week-end/adjust-so',
  rule: RULE,
  settle(t, s, _chance, tell) {
    book(s, Math.max(0, t.objectiveWeeklySo[s[OPT.objective]] + s[FX + E_WEEKLY_SO]), A_WEEKLY, RULE, tell);
    const weekly = s[FX + E_SO_WEEKLY];
    if (weekly >= 0) book(s, weekly, A_CARDS, RULE, tell);
    if (weekly < 0 && !mustPay(s, -weekly, A_CARDS, RULE, tell)) return true;
    if (!mustPay(s, mapLoss(t, s), A_MAP, RULE, tell)) return true;
    if (s[BATTLES_FOUGHT] < s[FX + E_MIN_ATTACKS]) {
      const change = s[FX + E_MIN_ATTACKS_SO];
      if (change >= 0) book(s, change, A_CARDS, RULE, tell);
      else if (!mustPay(s, -change, A_CARDS, RULE, tell)) return true;
    }
    // R90: a loss by the Special Condition takes what there is.
    if (s[DESTROYED_WEEK] === 0) {
      const change = s[FX + E_SO_IF_NONE];
      if (change >= 0) book(s, change, A_CARDS, RULE, tell);
      else lose(s, -change, A_CARDS, RULE, tell);
    }
    weekVp(s, tell);
    pop(s);
    if (reachedGreat(t, s)) endGreat(t, s, tell);
    return true;
  },
};

/** A warning before SO are spent: where the Battalions stand now, the next end of a Week could not be paid. */
export function lossWarning(t: GameData, s: State, price: number): readonly Reason[] {
  const loss = mapLoss(t, s);
  const gain = Math.max(0, t.objectiveWeeklySo[s[OPT.objective]] + s[FX + E_WEEKLY_SO]);
  const left = s[SO] - price;
  if (price <= 0 || left + gain >= loss) return [];
  const text = warnOfWeek(left, gain, loss);
  return [{ code: 'cannotPayWeek', rule: RULE, text, data: { left, gain, loss } }];
}

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
  if (tell !== undefined) tell({ kind: 'vp', rule: RULE, change, total: s[VP], what: 'End of Week' });
}
