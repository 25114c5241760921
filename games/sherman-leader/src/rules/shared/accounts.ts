// Special Option points: every gain and expense goes through here, so that the player log has it.
import { clearFrames, type State } from '@bocage/engine';
import { CAMPAIGN_END, END_UNPAID, LOG_ACCOUNTS, LOG_SO, SO, VP, WEEK } from '../../state/layout.ts';
import type { ShermanTell } from '../../words/events.ts';
import * as W from '../../words/labels.ts';

/** What SO points are gained or spent for: columns of the player log. At most 16. */
export const ACCOUNTS = [
  W.start,
  W.optionalRules,
  W.units,
  W.promotions,
  W.trucks,
  W.scouts,
  W.specialCondition,
  W.operations,
  W.events,
  W.battalionsDestroyed,
  W.weeklySo,
  W.mapLosses,
  W.cardLosses,
  W.repairs,
  W.healing,
  W.restAndAirStrikes,
] as const;
export const A_START = 0;
export const A_OPTIONAL = 1;
export const A_UNITS = 2;
export const A_PROMOTIONS = 3;
export const A_TRUCKS = 4;
export const A_SCOUTS = 5;
export const A_CONDITION = 6;
export const A_OPERATIONS = 7;
export const A_EVENTS = 8;
export const A_DESTROYED = 9;
export const A_WEEKLY = 10;
export const A_MAP = 11;
export const A_CARDS = 12;
export const A_REPAIR = 13;
export const A_HEALING = 14;
export const A_OTHER = 15;

/** What is bought is told with its price. */
const SAID_ELSEWHERE: readonly number[] = [A_UNITS, A_TRUCKS, A_SCOUTS, A_OPERATIONS];

/** Books a change that is known to be payable (a gain, or an expense that was refused otherwise). */
export function book(s: State, change: number, account: number, rule: string, tell: ShermanTell): void {
  if (change === 0) return;
  s[SO] += change;
  s[LOG_SO + s[WEEK] * LOG_ACCOUNTS + account] += change;
  if (tell !== undefined)
    tell({ kind: 'so', rule, detail: SAID_ELSEWHERE.includes(account), change, left: s[SO], what: ACCOUNTS[account] });
}

/** A loss that stops at 0: cards that take what there is. */
export function lose(s: State, amount: number, account: number, rule: string, tell: ShermanTell): void {
  book(s, -Math.min(amount, s[SO]), account, rule, tell);
}

/**
 * SL 3.9, R13: a cost that must be paid. If it cannot be, the Campaign ends in failure:
 * the frames are cleared and false is returned; the caller must stop at once.
 */
export function mustPay(s: State, amount: number, account: number, rule: string, tell: ShermanTell): boolean {
  if (amount <= s[SO]) {
    book(s, -amount, account, rule, tell);
    return true;
  }
  s[CAMPAIGN_END] = END_UNPAID;
  clearFrames(s);
  if (tell !== undefined) {
    tell({ half: 'campaign', kind: 'campaign-end', rule: 'SL 3.9', why: 'unpaid', vp: s[VP], owed: amount });
  }
  return false;
}
