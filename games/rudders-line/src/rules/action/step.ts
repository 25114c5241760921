// RL 10.3, 10.34, 10.35: whether a group may step from one place to another.
import type { State } from '@bocage/engine';
import { CONTROL, COUNT, FIGURES, FIRST_BOX, PLACE, PLACES, USED } from '../../state/layout.ts';
import { contested } from '../../state/pieces.ts';
import type { GameData } from '../../state/tables.ts';
import { R } from '../../words/reasons/index.ts';
import { entryCost } from './cost.ts';

/** 0 if so many figures may step from one place to another, given the MP, or the reason. */
export function refuseEntry(t: GameData, s: State, side: number, from: number, to: number, figures: number): number {
  if (to === 0 || to >= FIRST_BOX) return R.moveBox;
  if (t.distance[from * PLACES + to] !== 1) return R.moveNotAdjacent;
  if (contested(s, from) && (s[COUNT + (1 - side) * PLACES + to] > 0 || s[CONTROL + to] !== side)) {
    return R.moveFromContested;
  }
  return s[FIGURES + side * PLACES + to] + figures > t.stackingLimit ? R.moveStacking : 0;
}

/** 0 if a group of `count` units with so many figures and MP left may step from one place to another, or the reason. */
export function refuseStep(
  t: GameData,
  s: State,
  side: number,
  from: number,
  to: number,
  count: number,
  figures: number,
  mp: number,
): number {
  const refused = refuseEntry(t, s, side, from, to, figures);
  if (refused !== 0) return refused;
  return entryCost(t, s, side, from, to, count) > mp ? R.moveMp : 0;
}

/** Can a single unit step anywhere from where it is? */
export function canStep(t: GameData, s: State, unit: number): boolean {
  const from = s[PLACE + unit];
  const side = t.side[unit];
  const mp = t.move[unit] - s[USED + unit];
  if (mp <= 0) return false;
  for (let i = t.nearAt[from]; i < t.nearAt[from + 1]; i++) {
    if (refuseStep(t, s, side, from, t.near[i], 1, t.figures[unit], mp) === 0) return true;
  }
  return false;
}
