// How good the Battle at hand is, in VP: what the Battalion is still worth, weighed by how far it is beaten and by time.
import type { State, Term } from '@bocage/engine';
import { onField } from '../../rules/battle/field.ts';
import { cardOf } from '../../rules/shared/effects.ts';
import {
  BATTALION_VP,
  BATTLE,
  BATTLE_STATUS,
  BATTLE_TARGET,
  DESTROYED,
  EVENT_BOTTOM,
  FRIENDS,
  FULL,
  HALF,
  LAST_TURN,
  POINTS,
  TURN,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { thisBattle } from '../../words/terms.ts';

/** Enemy points that a Unit destroys in a turn, by experience. */
const POINTS_PER_UNIT_TURN = 0.55;

/** In VP, on top of what the Campaign is worth. Nothing once the Battle is being recorded. */
export function evaluateBattle(t: GameData, s: State): number {
  if (s[BATTLE] === 0 || s[TURN] === 0 || s[EVENT_BOTTOM] > 0) return 0;
  const battalion = s[BATTLE_TARGET] - 1;
  const card = cardOf(t, s, battalion);
  const worth = Math.max(0, t.battalionVp[card] - s[BATTALION_VP + battalion]);
  const half = s[BATTALION_VP + battalion] > 0 ? 0 : t.battalionVp[card] >> 1;
  if (s[BATTLE_STATUS] === DESTROYED || s[POINTS] <= t.battalionDestroyed[card]) return worth;
  const power = POINTS_PER_UNIT_TURN * unitsLeft(s) * Math.max(0, s[LAST_TURN] - s[TURN] + 0.5);
  const toDestroy = hope(s[POINTS] - t.battalionDestroyed[card], power);
  const atHalf = s[BATTLE_STATUS] === HALF || s[POINTS] <= t.battalionHalf[card];
  const toHalf = atHalf && s[BATTLE_STATUS] !== FULL ? 1 : hope(s[POINTS] - t.battalionHalf[card], power);
  return toDestroy * worth + (1 - toDestroy) * toHalf * half;
}

/** The chance to destroy so many points with so much expected: certain at twice, even at just enough. */
function hope(points: number, power: number): number {
  if (points <= 0) return 1;
  return Math.min(1, power / (2 * points));
}

function unitsLeft(s: State): number {
  let n = 0;
  for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f)) n++;
  return n;
}

/** The same in words. */
export function battleTerms(t: GameData, s: State): readonly Term[] {
  if (s[BATTLE] === 0) return [];
  return [{ label: thisBattle, value: evaluateBattle(t, s) }];
}
