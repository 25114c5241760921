// RL 11.31: where units may retreat to, and whether a retreat leaves the points payable.
import type { State } from '@bocage/engine';
import { ATTACKED, COUNT, FIGURES, FIRST_BOX, FLAGS, PLACE, PLACES, SPENT } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { R } from '../../words/reasons/index.ts';

/** 2 CP retreat a spent unit of any size. */
export const RETREAT_COST = 2;

/** RL 11.31 + A-14: 0 no Personnel, 1 friends only, 2 both sides, 3 not at all (enemies only). */
export function retreatClass(s: State, side: number, area: number): number {
  const own = s[COUNT + side * PLACES + area] > 0;
  const enemy = s[COUNT + (1 - side) * PLACES + area] > 0;
  if (own) return enemy ? 2 : 1;
  return enemy ? 3 : 0;
}

/** RL 11.31: the best class of area next to this one that has room for so many figures; 3 if none. */
export function bestRetreat(t: GameData, s: State, side: number, area: number, figures: number): number {
  let best = 3;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
    const x = t.near[i];
    const c = retreatClass(s, side, x);
    if (c < best && s[FIGURES + side * PLACES + x] + figures <= t.stackingLimit) best = c;
  }
  return best;
}

/** 0 if a unit with so many figures may retreat from one area to another, or the reason. */
export function refuseRetreatTo(
  t: GameData,
  s: State,
  side: number,
  from: number,
  to: number,
  figures: number,
): number {
  if (to === 0 || to >= FIRST_BOX) return R.retreatBox;
  if (t.distance[from * PLACES + to] !== 1) return R.retreatNotAdjacent;
  const c = retreatClass(s, side, to);
  if (c === 3) return R.retreatEnemy;
  if (s[FIGURES + side * PLACES + to] + figures > t.stackingLimit) return R.retreatStacking;
  return c === bestRetreat(t, s, side, from, figures) ? 0 : R.retreatPriority;
}

/** Room for figures and class of each neighbour while the future of a retreat is looked at. */
const room = new Int32Array(16);
const kind = new Int32Array(16);
const sizes = new Int32Array(4);

/** Can `needed` of the units counted in `sizes` still retreat, one after the other, by the priorities? */
function canRetreat(n: number, needed: number): boolean {
  if (needed <= 0) return true;
  for (let f = 1; f <= 3; f++) {
    if (sizes[f] === 0) continue;
    let best = 3;
    for (let i = 0; i < n; i++) if (kind[i] < best && room[i] >= f) best = kind[i];
    if (best === 3) continue;
    sizes[f]--;
    for (let i = 0; i < n; i++) {
      if (kind[i] !== best || room[i] < f) continue;
      room[i] -= f;
      if (best === 0) kind[i] = 1;
      const ok = canRetreat(n, needed - 1);
      room[i] += f;
      kind[i] = best;
      if (ok) {
        sizes[f]++;
        return true;
      }
    }
    sizes[f]++;
  }
  return false;
}

/**
 * after this retreat, can the rest be paid in full? Eliminations are over, so what is left are flips
 * and further retreats of the units that stay.
 */
export function completable(
  t: GameData,
  s: State,
  side: number,
  area: number,
  left: number,
  gone: number,
  to: number,
): boolean {
  let rest = left - RETREAT_COST;
  if (rest <= 0) return true;
  sizes[1] = sizes[2] = sizes[3] = 0;
  let units = 0;
  for (let u = t.first[side]; u < t.end[side]; u++) {
    if (s[PLACE + u] !== area || (s[FLAGS + u] & ATTACKED) === 0 || u === gone) continue;
    units++;
    sizes[t.figures[u]]++;
    if ((s[FLAGS + u] & SPENT) === 0) rest -= t.figures[u];
  }
  if (rest <= 0) return true;
  const needed = Math.ceil(rest / RETREAT_COST);
  if (needed > units) return false;
  let n = 0;
  for (let i = t.nearAt[area]; i < t.nearAt[area + 1]; i++) {
    const x = t.near[i];
    const figures = x === to ? t.figures[gone] : 0;
    const c = retreatClass(s, side, x);
    kind[n] = x === to && c === 0 ? 1 : c;
    room[n] = c === 3 ? 0 : t.stackingLimit - s[FIGURES + side * PLACES + x] - figures;
    n++;
  }
  return canRetreat(n, needed);
}
