// The warning to those who spend what the map will cost at the end of the Week.
import type { Reason, State } from '@bocage/engine';
import { E_WEEKLY_SO } from '../../state/effects.ts';
import { FX, SO } from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { warnOfWeek } from '../../words/campaign/questions.ts';
import { mapLoss } from '../shared/map-loss.ts';

const RULE = 'SL 8.3';

/** A warning before SO are spent: where the Battalions stand now, the next end of a Week could not be paid. */
export function lossWarning(t: GameData, s: State, price: number): readonly Reason[] {
  const loss = mapLoss(t, s);
  const gain = Math.max(0, t.objectiveWeeklySo[s[OPT.objective]] + s[FX + E_WEEKLY_SO]);
  const left = s[SO] - price;
  if (price <= 0 || left + gain >= loss) return [];
  const text = warnOfWeek(left, gain, loss);
  return [{ code: 'cannotPayWeek', rule: RULE, text, data: { left, gain, loss } }];
}
