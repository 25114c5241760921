// Repair/Replace: new Units, each with a Recruit.
import { pop, push, type State, type Step, top } from '@bocage/engine';
import { E_NO_BUY_UNITS } from '../../state/effects.ts';
import { FX, SO } from '../../state/layout.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForPurchase, buyLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, DONE, everyOrDone } from './asks.ts';
import { countForce, refuseUnit, surplus } from './force-counts.ts';
import { lossWarning } from './loss-warning.ts';
import { buyUnit, unitName } from './units.ts';

const RULE = 'SL 8.4';
const BUY = 1;

function refuseBuy(t: GameData, s: State, unit: number): number {
  if (s[FX + E_NO_BUY_UNITS] > 0) return R.noPurchase;
  const why = refuseUnit(t, s, unit, t.unitCost[unit], false);
  return why !== 0 ? why : unit < s[top(s) + 1] ? R.unitOrder : 0;
}

/** SL 8.4, SL G93: Units in ascending order; a Recruit of the type joins with each. */
export const purchase: Step<GameData, ShermanEvent> = {
  name: 'week-end/purchase',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (s[FX + E_NO_BUY_UNITS] === 0) {
      countForce(t, s);
      for (let u = s[top(s) + 1]; u < t.unitCount; u++) {
        if (t.unitCost[u] <= s[SO] && refuseBuy(t, s, u) === 0) return false;
      }
    }
    if (s[top(s) + 1] === 0) passBy('week-end/purchase', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts: (t, _s, out) => everyOrDone(BUY, t.unitCount, out),
    prepare: countForce,
    refuse: (t, s, c) => (c === DONE ? 0 : refuseBuy(t, s, argumentOf(c))),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const unit = argumentOf(c);
      s[top(s) + 1] = unit + 1;
      buyUnit(t, s, unit, t.unitCost[unit], RULE, tell);
      if (surplus(t, s, t.unitType[unit]) < 0) push(s, STEP.recruit, t.unitType[unit]);
    },
    name: (t, _s, c) => (c === DONE ? 'done' : `buy ${t.unitNumber[argumentOf(c)]}`),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.buyNothingMore }
        : {
            verb: 'buy',
            label: buyLabel(unitName(t, argumentOf(c))),
            pieces: [t.unitNumber[argumentOf(c)]],
            ...soCost(t.unitCost[argumentOf(c)]),
            mark: 'select',
          },
    ask: (_t, s) => askForPurchase(s[SO]),
    warnings: (t, s, c) => (c === DONE ? [] : lossWarning(t, s, t.unitCost[argumentOf(c)])),
  }),
};
