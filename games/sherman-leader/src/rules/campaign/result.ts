// The outcome of the Campaign, or of the single Battle.
import type { Result, State } from '@bocage/engine';
import { CAMPAIGN_END, END_BATTLE, END_UNPAID, VP } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { GRADES } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';

/** SL 9.1, SL G101, R13, R70: index of GRADES. */
export function grade(t: GameData, s: State): number {
  if (s[CAMPAIGN_END] === END_UNPAID) return 0;
  for (let i = 0; i < 4; i++) if (s[VP] >= t.objectiveGrades[s[OPT.objective] * 4 + i]) return 5 - i;
  return 1;
}

export function result(t: GameData, s: State): Result {
  const rule = 'SL 9.1';
  const word = GRADES[grade(t, s)];
  if (s[CAMPAIGN_END] === END_BATTLE) {
    return { score: s[VP], grade: s[VP] > 0 ? W.victory : W.failure, text: W.battleBrought(s[VP]), rule };
  }
  const text = s[CAMPAIGN_END] === END_UNPAID ? W.couldNotPay : W.campaignBrought(s[VP]);
  return { score: s[VP], grade: word, text, rule };
}
