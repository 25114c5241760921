// What the map costs at the end of a Week, and the warning to those who spend what it will take.
import type { Reason, State } from '@bocage/engine';
import { E_WEEKLY_SO } from '../../state/effects.ts';
import { BATTALION_BAND, BATTALION_STATUS, BATTALIONS, FULL, FX, HALF, SO } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { warnOfWeek } from '../../words/campaign/questions.ts';

const RULE = 'SL 8.3';

/** SL G92: 2 SO for each Battalion in Friendly Transit, 6 in Friendly Staging. */
export function mapLoss(t: GameData, s: State): number {
  let sum = 0;
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status === FULL || status === HALF) sum += t.bandLoss[s[BATTALION_BAND + b]];
  }
  return sum;
}

/** A warning before SO are spent: where the Battalions stand now, the next end of a Week could not be paid. */
export function lossWarning(t: GameData, s: State, price: number): readonly Reason[] {
  const loss = mapLoss(t, s);
  const gain = Math.max(0, t.objectiveWeeklySo[s[OPT.objective]] + s[FX + E_WEEKLY_SO]);
  const left = s[SO] - price;
  if (price <= 0 || left + gain >= loss) return [];
  const text = warnOfWeek(left, gain, loss);
  return [{ code: 'cannotPayWeek', rule: RULE, text, data: { left, gain, loss } }];
}
