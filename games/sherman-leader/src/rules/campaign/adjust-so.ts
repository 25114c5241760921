// End of Week: SO points gained, SO points lost to the map and to cards, and the VP of the Week's end.
import { pop, type Step } from '@bocage/engine';
import { E_MIN_ATTACKS, E_MIN_ATTACKS_SO, E_SO_IF_NONE, E_SO_WEEKLY, E_WEEKLY_SO } from '../../state/effects.ts';
import { BATTLES_FOUGHT, DESTROYED_WEEK, FX } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { A_CARDS, A_MAP, A_WEEKLY, book, lose, mustPay } from '../shared/accounts.ts';
import { mapLoss } from '../shared/map-loss.ts';
import { endGreat, reachedGreat } from './post-combat.ts';
import { weekVp } from './week-vp.ts';

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
