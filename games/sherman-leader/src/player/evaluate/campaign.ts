// How good a campaign stands, in Victory Points: what is won, and what the force can still win.
import type { State, Term } from '@bocage/engine';
import { cardOf } from '../../rules/shared/effects.ts';
import { isActive, isWounded, nerves } from '../../rules/shared/force.ts';
import { mapLoss } from '../../rules/shared/map-loss.ts';
import {
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  CAMPAIGN_END,
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
  END_UNPAID,
  FULL,
  HALF,
  SO,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/terms.ts';

/** VP that a point of force wins in a Week, by many campaigns of the heuristics. */
const VP_PER_FORCE = 0.06;

/** What the force is worth: Units by their cost, Commanders by level, less for Damage, Stress and wounds. */
function forceValue(t: GameData, s: State): number {
  let value = 0;
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED) continue;
    const damage = s[UNIT_DAMAGE + u];
    value += t.unitCost[u] * (damage === 0 ? 1 : (damage & 3) !== 0 ? 0.6 : 0.85);
  }
  for (let c = 0; c < t.commanderCount; c++) {
    if (!isActive(s, c)) continue;
    value += 1.5 * s[COMMANDER_LEVEL + c] - 0.25 * s[COMMANDER_STRESS + c] - 1.5 * nerves(t, s, c);
    if (isWounded(s, c)) value -= 1;
  }
  return value;
}

/** VP that the force may still win in the Weeks left, never more than stand on the map. */
function hope(t: GameData, s: State): number {
  const weeks = t.objectiveWeeks[s[OPT.objective]] - s[WEEK] + 1;
  if (s[OPT.mode] === OPTION.mode.battle || s[CAMPAIGN_END] !== 0 || weeks <= 0) return 0;
  let left = 0;
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if (status === FULL || status === HALF) left += t.battalionVp[cardOf(t, s, b)] - s[BATTALION_VP + b];
  }
  const purse = s[SO] - mapLoss(t, s);
  const force = forceValue(t, s) + 0.7 * Math.max(-10, purse);
  return Math.min(left, Math.max(0, VP_PER_FORCE * force * weeks));
}

/** In VP. The battle half adds what the Battle at hand promises. A Campaign that has failed is worth nothing. */
export function evaluateCampaign(t: GameData, s: State): number {
  return s[CAMPAIGN_END] === END_UNPAID ? 0 : s[VP] + hope(t, s);
}

/** What evaluateCampaign is made of. */
export function campaignTerms(t: GameData, s: State): readonly Term[] {
  if (s[CAMPAIGN_END] === END_UNPAID) return [{ label: W.campaignFailed, value: 0 }];
  return [
    { label: W.victoryPoints, value: s[VP] },
    { label: W.mayStillWin, value: hope(t, s) },
  ];
}
