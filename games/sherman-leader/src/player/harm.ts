// What an attack is likely to cost in Units, by the Battles of many campaigns.
import type { State } from '@bocage/engine';
import { cardOf } from '../rules/shared/effects.ts';
import { E_ADD } from '../state/effects.ts';
import { BATTALION_STATUS, FX, HALF } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { KIND_COUNT } from '../state/terms.ts';

/** Units that each enemy counter takes in a Battle, by experience, in the order of KINDS. */
const HARM = [0.257, 0.071, 0.083, 0.069, 0.086, 0.153, 0.016, 0.185, 0.075, 0.198, 0.073];

/** Units that an attack on it is likely to lose more than one on nobody. */
export function harm(t: GameData, s: State, battalion: number): number {
  const card = cardOf(t, s, battalion);
  const share = s[BATTALION_STATUS + battalion] === HALF ? 0.5 : 1;
  let sum = 0;
  for (let k = 0; k < KIND_COUNT; k++)
    sum += HARM[k] * Math.max(0, share * t.battalionCounters[card * KIND_COUNT + k] + s[FX + E_ADD + k]);
  return sum;
}
