// Start of Week: which Battalions are attacked, with how many Trucks and Scouts, and what it costs.
import { become, pop, push, type State, type Step, top } from '@bocage/engine';
import { E_FREE_SCOUT, E_NO_SCOUT, E_NO_TRUCKS, E_OPCOST, E_TRUCK } from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALIONS,
  FULL,
  FX,
  HALF,
  MAX_BATTLES,
  PLAN_SCOUTS,
  PLAN_TARGET,
  PLAN_TRUCKS,
  SO,
  TRUCKS,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import { cardValue, type GameData } from '../../state/tables.ts';
import { BANDS, ENEMY_TRANSIT } from '../../state/terms.ts';
import * as W from '../../words/campaign/labels.ts';
import {
  askForScoutsOfAttack,
  askForTrucksOfAttack,
  askWhomToAttack,
  attackLabel,
  scoutsLabel,
  trucksLabel,
} from '../../words/campaign/questions.ts';
import { R } from '../../words/campaign/reasons.ts';
import { soCost } from '../../words/costs.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { A_OPERATIONS, book } from '../shared/accounts.ts';
import { battalionRow, cardOf } from '../shared/effects.ts';
import { passBy } from '../shared/passed.ts';
import { scoutsLeft, trucksLeft } from '../shared/support-left.ts';
import { argumentOf, asks, choice, DONE, everyOrDone, PICK } from './asks.ts';
import { anyAssignable, battalionName } from './assign.ts';

const RULE = 'SL 4.2';
const RULE_COST = 'SL 4.4';
/** SO that a Truck saves unless a card says otherwise. */
const TRUCK_SAVES = 2;
/** Found by `prepare` for all choices of one decision: somebody can still be assigned. */
let somebody = false;

/** SL 4.4, SL G32: SO for an attack on it, before Trucks. */
export function attackCost(t: GameData, s: State, battalion: number): number {
  const band = s[BATTALION_BAND + battalion];
  if (s[OPT.mode] === OPTION.mode.battle || band < ENEMY_TRANSIT) return 0;
  return Math.max(0, t.bandCost[band] + s[FX + E_OPCOST]);
}

/** What a planned attack costs with the Trucks that are assigned to it. */
export function attackPrice(t: GameData, s: State, plan: number): number {
  return Math.max(0, attackCost(t, s, s[PLAN_TARGET + plan] - 1) - s[PLAN_TRUCKS + plan] * truckSaves(s));
}

function truckSaves(s: State): number {
  return s[FX + E_TRUCK] > 0 ? s[FX + E_TRUCK] : TRUCK_SAVES;
}

const band = (b: number): string => `band-${b}`;

function refuseTarget(t: GameData, s: State, battalion: number): number {
  const status = s[BATTALION_STATUS + battalion];
  if (status !== FULL && status !== HALF) return R.notOnMap;
  const at = top(s);
  if (s[at + 2] >= MAX_BATTLES) return R.threeAttacks;
  if (battalion < s[at + 1]) return R.targetOrder;
  return attackCost(t, s, battalion) - trucksLeft(s) * truckSaves(s) > s[SO] ? R.attackCost : 0;
}

/** SL 4.2, R45, R73: one to three Battalions, or none; ascending, paid as they are planned. */
export const assignTarget: Step<GameData, ShermanEvent> = {
  name: 'assign/target',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (anyAssignable(t, s)) {
      for (let b = s[top(s) + 1]; b < BATTALIONS; b++) if (refuseTarget(t, s, b) === 0) return false;
    }
    if (s[top(s) + 2] === 0) passBy('assign/target', RULE, tell);
    pop(s);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts: (_t, _s, out) => everyOrDone(PICK, BATTALIONS, out),
    prepare(t, s) {
      somebody = anyAssignable(t, s);
    },
    refuse(t, s, c) {
      if (c === DONE) return 0;
      const why = refuseTarget(t, s, argumentOf(c));
      return why !== 0 || somebody ? why : R.nobodyLeft;
    },
    apply(_t, s, c) {
      if (c === DONE) {
        pop(s);
        return;
      }
      const at = top(s);
      const plan = s[at + 2];
      s[PLAN_TARGET + plan] = argumentOf(c) + 1;
      s[at + 1] = argumentOf(c) + 1;
      s[at + 2] = plan + 1;
      push(s, STEP.assignTrucks, plan);
    },
    name: (t, s, c) => (c === DONE ? 'no more' : `attack ${battalionName(t, s, argumentOf(c))}`),
    describe(t, s, c) {
      if (c === DONE)
        return { verb: 'done', label: s[PLAN_TARGET] === 0 ? W.attackNobodyThisWeek : W.attackNobodyElse };
      const b = argumentOf(c);
      const row = battalionRow(t, cardOf(t, s, b));
      return {
        verb: 'attack',
        label: attackLabel(
          `${row.number} ${row.name}`,
          s[BATTALION_STATUS + b] === HALF,
          BANDS[s[BATTALION_BAND + b]],
          row.vp,
        ),
        places: [band(s[BATTALION_BAND + b])],
        pieces: [row.number],
        ...soCost(attackCost(t, s, b)),
        mark: 'attack',
      };
    },
    ask: (_t, s) => askWhomToAttack(s[PLAN_TARGET] === 0, s[SO]),
    warnings(t, s, c) {
      if (c === DONE) {
        return s[PLAN_TARGET] === 0 ? [{ code: 'noAttack', rule: RULE, text: W.weekWithoutAttack }] : [];
      }
      const left = s[SO] - Math.max(0, attackCost(t, s, argumentOf(c)) - trucksLeft(s) * truckSaves(s));
      return left > 0
        ? []
        : [
            {
              code: 'nothingLeft',
              rule: RULE_COST,
              text: W.noPointsLeft,
            },
          ];
    },
  }),
};

/** SL 4.4, SL G27, R41: only as many Trucks as lower the cost, enough to pay it. */
export const assignTrucks: Step<GameData, ShermanEvent> = {
  name: 'assign/trucks',
  rule: RULE_COST,
  settle(t, s, _chance, tell) {
    for (let n = trucksLeft(s); n > 0; n--) if (refuseTrucks(t, s, n) === 0) return false;
    if (s[TRUCKS] > 0) passBy('assign/trucks', RULE_COST, tell);
    become(s, STEP.assignScouts, s[top(s) + 1]);
    return true;
  },
  decide: asks({
    rule: RULE_COST,
    attempts(t, _s, out) {
      for (let n = 0; n <= t.truckCount; n++) out[n] = choice(PICK, n);
      return t.truckCount + 1;
    },
    refuse: (t, s, c) => refuseTrucks(t, s, argumentOf(c)),
    apply(_t, s, c) {
      const plan = s[top(s) + 1];
      s[PLAN_TRUCKS + plan] = argumentOf(c);
      become(s, STEP.assignScouts, plan);
    },
    name: (_t, _s, c) => (argumentOf(c) === 1 ? '1 truck' : `${argumentOf(c)} trucks`),
    describe(t, s, c) {
      const cost = attackCost(t, s, s[PLAN_TARGET + s[top(s) + 1]] - 1) - argumentOf(c) * truckSaves(s);
      const n = argumentOf(c);
      return { verb: 'trucks', label: trucksLabel(n), data: { n }, ...soCost(Math.max(0, cost)), mark: 'select' };
    },
    ask: (t, s) =>
      askForTrucksOfAttack(attackCost(t, s, s[PLAN_TARGET + s[top(s) + 1]] - 1), truckSaves(s), trucksLeft(s)),
  }),
};

function refuseTrucks(t: GameData, s: State, n: number): number {
  const cost = attackCost(t, s, s[PLAN_TARGET + s[top(s) + 1]] - 1);
  const saves = truckSaves(s);
  if (n > 0 && s[FX + E_NO_TRUCKS] > 0) return R.noTrucks;
  if (n > trucksLeft(s)) return R.notSoMany;
  if (n > 0 && (n - 1) * saves >= cost) return R.trucksUseless;
  return cost - n * saves > s[SO] ? R.trucksTooFew : 0;
}

/** SL 4.2, SL G28: Scouts for this Battle; then the cost is paid. */
export const assignScouts: Step<GameData, ShermanEvent> = {
  name: 'assign/scouts',
  rule: RULE,
  settle(t, s, _chance, tell) {
    if (scoutsLeft(s) > 0) return false;
    planned(t, s, 0, tell);
    return true;
  },
  decide: asks({
    rule: RULE,
    attempts(t, s, out) {
      const most = t.scoutCount + s[FX + E_FREE_SCOUT];
      for (let n = 0; n <= most; n++) out[n] = choice(PICK, n);
      return most + 1;
    },
    refuse: (_t, s, c) => (argumentOf(c) > scoutsLeft(s) ? R.notSoMany : 0),
    apply: (t, s, c, _chance, tell) => planned(t, s, argumentOf(c), tell),
    name: (_t, _s, c) => (argumentOf(c) === 1 ? '1 scout' : `${argumentOf(c)} scouts`),
    describe: (_t, _s, c) => ({
      verb: 'scouts',
      label: scoutsLabel(argumentOf(c)),
      data: { n: argumentOf(c) },
      mark: 'select',
    }),
    ask: (_t, s) => askForScoutsOfAttack(scoutsLeft(s)),
    warnings(t, s, c) {
      const card = cardOf(t, s, s[PLAN_TARGET + s[top(s) + 1]] - 1);
      const useless = argumentOf(c) > 0 && cardValue(t.battalionFx, card, E_NO_SCOUT) > 0;
      return useless ? [{ code: 'uselessScouts', rule: RULE, text: W.uselessScouts }] : [];
    },
  }),
};

function planned(t: GameData, s: State, scouts: number, tell: Parameters<typeof book>[4]): void {
  const plan = s[top(s) + 1];
  s[PLAN_SCOUTS + plan] = scouts;
  const target = s[PLAN_TARGET + plan] - 1;
  const cost = attackPrice(t, s, plan);
  if (tell !== undefined) {
    const trucks = s[PLAN_TRUCKS + plan];
    tell({
      half: 'campaign',
      kind: 'attack-planned',
      rule: RULE_COST,
      battalion: battalionName(t, s, target),
      cost,
      trucks,
      scouts,
    });
  }
  book(s, -cost, A_OPERATIONS, RULE_COST, tell);
  become(s, STEP.assignUnit, plan);
}
