// Set-up: buying the Units of the force.
import { pop, type State, type Step, top } from '@bocage/engine';
import { SO, UNIT_OWNED, UNIT_STATUS } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForFirstUnit, buyLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { A_UNITS, book } from '../shared/accounts.ts';
import { argumentOf, asks, DONE, everyOrDone } from './asks.ts';
import { countForce, force, refuseUnit } from './force-counts.ts';

const RULE = 'SL 3.16';
const BUY = 1;

/** The card joins the force at this price. */
export function buyUnit(t: GameData, s: State, unit: number, price: number, rule: string, tell: ShermanTell): void {
  s[UNIT_STATUS + unit] = UNIT_OWNED;
  if (tell !== undefined) {
    tell({
      half: 'campaign',
      kind: 'unit-bought',
      rule,
      pieces: [t.unitNumber[unit]],
      unit: unitName(t, unit),
      cost: price,
    });
  }
  book(s, -price, A_UNITS, rule, tell);
}

/** Number and name as people say them: `042 M4 Sherman (75mm)`. */
export function unitName(t: GameData, unit: number): string {
  return `${t.unitNumber[unit]} ${t.data.units[t.unitModel[unit]].name}`;
}

/** SL 3.16: Units in ascending order, so that a force is reached in one way only. */
export const setupUnits: Step<GameData, ShermanEvent> = {
  name: 'set-up/units',
  rule: RULE,
  decide: asks({
    rule: RULE,
    attempts: (t, _s, out) => everyOrDone(BUY, t.unitCount, out),
    prepare: countForce,
    refuse(t, s, c) {
      if (c === DONE) return force.units[0] + force.units[1] + force.units[2] + force.units[3] > 0 ? 0 : R.needAUnit;
      const u = argumentOf(c);
      if (u < s[top(s) + 1] && s[UNIT_STATUS + u] !== UNIT_OWNED) return R.unitOrder;
      return refuseUnit(t, s, u, t.unitCost[u], false);
    },
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const u = argumentOf(c);
      buyUnit(t, s, u, t.unitCost[u], RULE, tell);
      s[top(s) + 1] = u + 1;
    },
    name: (t, _s, c) => (c === DONE ? 'done' : `buy ${t.unitNumber[argumentOf(c)]}`),
    describe(t, _s, c) {
      if (c === DONE) return { verb: 'done', label: W.buyNothingMore };
      const u = argumentOf(c);
      return {
        verb: 'buy',
        label: buyLabel(unitName(t, u)),
        pieces: [t.unitNumber[u]],
        ...soCost(t.unitCost[u]),
        mark: 'select',
      };
    },
    ask: (_t, s) => askForFirstUnit(s[SO]),
  }),
};
