// What the Battalions on the map take off the SO points at the end of a Week.
import type { State } from '@bocage/engine';
import { BATTALION_BAND, BATTALION_STATUS, BATTALIONS, FULL, HALF } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';

/** SL G92: 2 SO for each Battalion in Friendly Transit, 6 in Friendly Staging. */
export function mapLoss(t: GameData, s: State): number {
  let sum = 0;
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status === FULL || status === HALF) sum += t.bandLoss[s[BATTALION_BAND + b]];
  }
  return sum;
}
