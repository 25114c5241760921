// RL 10.3, 10.5: what it costs to enter an area, and what the moving group has for it.
import type { State } from '@bocage/engine';
import { COUNT, FIRST_BOX, FLAGS, FRESH, GROUP, PLACE, PLACES, SPENT, TURN, US, USED } from '../../state/layout.ts';
import { interdiction, unitKey } from '../../state/pieces.ts';
import type { GameData } from '../../state/tables.ts';

/** RL 10.33: is the area next to fresh enemies that no friend holds? `leaving` units of `from` do not count there. */
function threatened(t: GameData, s: State, side: number, area: number, from: number, leaving: number): boolean {
  const own = side * PLACES;
  const enemy = PLACES - own;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
    const x = t.near[i];
    if (s[FRESH + enemy + x] === 0) continue;
    if (s[COUNT + own + x] - (x === from ? leaving : 0) <= 0) return true;
  }
  return false;
}

/** RL 10.51, 10.52, A-10: MP to enter an area with enemies. */
export function assaultCost(t: GameData, s: State, side: number, to: number): number {
  const cost = s[FRESH + (1 - side) * PLACES + to] > 0 ? 4 : 2;
  return interdiction(t, s, side, to) > 0 ? cost >> 1 : cost;
}

/** RL 10.32, 10.33, 10.51, 10.52, A-10, SR2: MP to enter an area, without what enemy interdiction adds (RL 8.2). */
export function entryCost(t: GameData, s: State, side: number, from: number, to: number, leaving: number): number {
  if (s[COUNT + (1 - side) * PLACES + to] > 0) return assaultCost(t, s, side, to);
  if (from >= FIRST_BOX && side === US && s[TURN] <= t.landingTurn) return t.landingCost;
  if (!threatened(t, s, side, to, from, leaving)) return 1;
  return interdiction(t, s, side, to) > 0 ? 1 : 2;
}

/** The fresh members of the group in a place: their number, figures, least MP left and highest key. */
export const group = { count: 0, figures: 0, mp: 0, key: 0 };

export function scanGroup(t: GameData, s: State, side: number, place: number): void {
  let count = 0;
  let figures = 0;
  let mp = 99;
  let key = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== place || (s[FLAGS + u] & (GROUP | SPENT)) !== GROUP) continue;
    count++;
    figures += t.figures[u];
    const left = t.move[u] - s[USED + u];
    if (left < mp) mp = left;
    const k = moveKey(t, s, u);
    if (k > key) key = k;
  }
  group.count = count;
  group.figures = figures;
  group.mp = mp;
  group.key = key;
}

/** Units are interchangeable in a move if they also have used the same MP. */
export function moveKey(t: GameData, s: State, unit: number): number {
  return (unitKey(t, s, unit) << 4) | s[USED + unit];
}
