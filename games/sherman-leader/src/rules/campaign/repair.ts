// Repair/Replace: Damage counters repaired and wounds healed for SO points.
import { pop, type State, type Step, top } from '@bocage/engine';
import { E_FREE_REPAIR } from '../../state/effects.ts';
import { FREE_REPAIR_USED, FX, SO, UNIT_DAMAGE, UNIT_OWNED, UNIT_STATUS } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/campaign/labels.ts';
import { askForHealing, askForRepair, healLabel, repairLabel } from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { A_HEALING, A_REPAIR, book } from '../shared/accounts.ts';
import { isActive, isWounded } from '../shared/force.ts';
import { passBy } from '../shared/passed.ts';
import { argumentOf, asks, choice, DONE, PICK } from './asks.ts';
import { countOn, damageWord, LASTING_KINDS, removeCounter, repairCost } from './damage-counters.ts';
import { lossWarning } from './loss-warning.ts';
import { healWound, nextCounter } from './medics.ts';
import { unitName } from './units.ts';

const RULE = 'SL 8.8';
const HEAL_COST = 1;

/** R88: what this repair costs now; free repairs of the Week cover as much of it as they can. */
function priceNow(s: State, kind: number): number {
  return Math.max(0, repairCost(kind) - (s[FX + E_FREE_REPAIR] - s[FREE_REPAIR_USED]));
}

function refuseRepair(s: State, counter: number): number {
  const unit = counter >> 3;
  if (s[UNIT_STATUS + unit] !== UNIT_OWNED || (counter & 7) >= LASTING_KINDS.length) return R.nothingToRepair;
  if (countOn(s, unit, counter & 7) === 0) return R.nothingToRepair;
  if (counter < s[top(s) + 1]) return R.repairOrder;
  return priceNow(s, counter & 7) > s[SO] ? R.cannotPay : 0;
}

/** SL 8.8, SL G98: 1 SO a counter, 2 for an Engine; in the order of the cards. */
export const repair: Step<GameData, ShermanEvent> = {
  name: 'week-end/repair',
  rule: RULE,
  settle(t, s, _chance, tell) {
    for (let u = s[top(s) + 1] >> 3; u < t.unitCount; u++) {
      if (s[UNIT_DAMAGE + u] === 0) continue;
      for (let k = 0; k < LASTING_KINDS.length; k++) if (refuseRepair(s, u * 8 + k) === 0) return false;
    }
    if (s[top(s) + 1] === 0) passBy('week-end/repair', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let u = 0; u < t.unitCount; u++) {
        if (s[UNIT_STATUS + u] !== UNIT_OWNED) continue;
        for (let k = 0; k < LASTING_KINDS.length; k++) out[n++] = choice(PICK, u * 8 + k);
      }
      out[n] = DONE;
      return n + 1;
    },
    refuse: (_t, s, c) => (c === DONE ? 0 : refuseRepair(s, argumentOf(c))),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const counter = argumentOf(c);
      const price = priceNow(s, counter & 7);
      s[FREE_REPAIR_USED] += repairCost(counter & 7) - price;
      removeCounter(t, s, counter >> 3, counter & 7, RULE, tell);
      book(s, -price, A_REPAIR, RULE, tell);
      s[top(s) + 1] = nextCounter(counter);
    },
    name: (t, _s, c) =>
      c === DONE ? 'done' : `repair ${t.unitNumber[argumentOf(c) >> 3]} ${damageWord(argumentOf(c) & 7)}`,
    describe: (t, s, c) =>
      c === DONE
        ? { verb: 'done', label: W.repairNothingMore }
        : {
            verb: 'repair',
            label: repairLabel(unitName(t, argumentOf(c) >> 3), damageWord(argumentOf(c) & 7)),
            data: { damage: damageWord(argumentOf(c) & 7) },
            pieces: [t.unitNumber[argumentOf(c) >> 3]],
            ...soCost(priceNow(s, argumentOf(c) & 7)),
            mark: 'select',
          },
    ask: (_t, s) => askForRepair(s[SO]),
    warnings: (t, s, c) => (c === DONE ? [] : lossWarning(t, s, priceNow(s, argumentOf(c) & 7))),
  }),
};

function refuseHeal(s: State, commander: number): number {
  if (!isActive(s, commander) || !isWounded(s, commander)) return R.notWounded;
  if (commander < s[top(s) + 1]) return R.nameOrder;
  return s[SO] < HEAL_COST ? R.cannotPay : 0;
}

/** SL 8.8: 1 SO discards a Commander Wounded counter. */
export const heal: Step<GameData, ShermanEvent> = {
  name: 'week-end/heal',
  rule: RULE,
  settle(t, s, _chance, tell) {
    for (let c = s[top(s) + 1]; c < t.commanderCount; c++) if (refuseHeal(s, c) === 0) return false;
    if (s[top(s) + 1] === 0) passBy('week-end/heal', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      let n = 0;
      for (let c = 0; c < t.commanderCount; c++) if (isActive(s, c)) out[n++] = choice(PICK, c);
      out[n] = DONE;
      return n + 1;
    },
    refuse: (_t, s, c) => (c === DONE ? 0 : refuseHeal(s, argumentOf(c))),
    apply(t, s, c, _chance, tell) {
      if (c === DONE) {
        pop(s);
        return;
      }
      healWound(t, s, argumentOf(c), RULE, tell);
      book(s, -HEAL_COST, A_HEALING, RULE, tell);
      s[top(s) + 1] = argumentOf(c) + 1;
    },
    name: (t, _s, c) => (c === DONE ? 'done' : `heal ${t.commanderName[argumentOf(c)]}`),
    describe: (t, _s, c) =>
      c === DONE
        ? { verb: 'done', label: W.healNobodyElse }
        : {
            verb: 'heal',
            label: healLabel(t.commanderName[argumentOf(c)]),
            pieces: [t.commanderName[argumentOf(c)]],
            ...soCost(HEAL_COST),
            mark: 'select',
          },
    ask: (_t, s) => askForHealing(s[SO]),
  }),
};
