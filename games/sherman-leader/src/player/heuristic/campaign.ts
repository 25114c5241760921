// Heuristics of the campaign half, no search. Each step has its own; the default is the first choice.
import { type Choices, type Generator, randomBelow, type State, top } from '@bocage/engine';
import { argumentOf, DONE, verbOf } from '../../rules/campaign/asks.ts';
import { bestCommander, commanderWorth, planForce, thrift, wanted } from '../../rules/campaign/ready-force.ts';
import { isActive, isWounded, nerves, SHAKEN } from '../../rules/shared/force.ts';
import { mapLoss } from '../../rules/shared/map-loss.ts';
import {
  E_ADD,
  E_NO_TRUCKS,
  E_OPCOST,
  E_SO,
  E_SO_IF_NONE,
  E_STRESS_IF_4,
  E_TACMOVE,
  E_TURNS,
} from '../../state/effects.ts';
import {
  COMMANDER_LEVEL,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  MAX_BATTLES,
  PLAN_TARGET,
  SO,
  UNIT_BATTLE,
  UNIT_DAMAGE,
  UNIT_OWNED,
  UNIT_STATUS,
  WEEK,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ARMOR, ARTILLERY, INFANTRY, KIND_COUNT, LIGHT_ARMOR, UNIT_TYPES } from '../../state/terms.ts';
import type { HeuristicWeights } from '../heuristic-weights.ts';
import { unitWorths } from '../taste.ts';
import { chooseTargets, chosen, isLastWeek, promise, required } from './targets.ts';

/** What a Unit brings into a Battle: its cost, less for Damage. */
function strength(h: HeuristicWeights, t: GameData, s: State, unit: number): number {
  return t.unitCost[unit] * (s[UNIT_DAMAGE + unit] === 0 ? 1 : h.damaged);
}

/** Whether somebody fit can lead it: a rough count, type by type. */
const fitByType = new Int32Array(8);

/** Units that could be assigned now, by ascending cards; returns their strength. */
function available(h: HeuristicWeights, t: GameData, s: State): number {
  fitByType.fill(0);
  for (let c = 0; c < t.commanderCount; c++) {
    if (!isActive(s, c) || isWounded(s, c) || s[COMMANDER_UNIT + c] > 0) continue;
    if (nerves(t, s, c) < SHAKEN) fitByType[t.commanderType[c]]++;
  }
  let sum = 0;
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED || s[UNIT_BATTLE + u] > 0 || (s[UNIT_DAMAGE + u] & 3) !== 0) continue;
    if (fitByType[t.unitType[u]] === 0) continue;
    fitByType[t.unitType[u]]--;
    sum += strength(h, t, s, u);
  }
  return sum;
}

function plansMade(s: State): number {
  let n = 0;
  for (let i = 0; i < MAX_BATTLES; i++) if (s[PLAN_TARGET + i] > 0) n++;
  return n;
}

/** SO points that should stay in hand for the next Week's losses and attacks. */
function keep(h: HeuristicWeights, t: GameData, s: State): number {
  const weeks = t.objectiveWeeks[s[OPT.objective]] - s[WEEK];
  return mapLoss(t, s) + h.keep + h.keepWeek * weeks;
}

/** The index of the choice with the highest value; ties go to the first. */
function argmax(choices: Choices, n: number, value: (choice: number) => number): number {
  let best = 0;
  let most = -Infinity;
  for (let i = 0; i < n; i++) {
    const v = value(choices[i]);
    if (v > most) {
      most = v;
      best = i;
    }
  }
  return best;
}

function indexOf(choices: Choices, n: number, choice: number): number {
  for (let i = 0; i < n; i++) if (choices[i] === choice) return i;
  return -1;
}

const owned = (t: GameData, s: State): number => {
  let sum = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED) sum += t.unitCost[u];
  return sum;
};

const shares = UNIT_TYPES.map(() => 0);

/** R82's list, bought in the order of the cards. */
function buyList(h: HeuristicWeights, t: GameData, s: State, choices: Choices, n: number): number {
  const kept = h.reserve + h.reserveWeek * t.objectiveWeeks[s[OPT.objective]];
  shares[ARMOR] = h.armor;
  shares[LIGHT_ARMOR] = h.light;
  shares[ARTILLERY] = h.artillery;
  shares[INFANTRY] = h.infantry;
  planForce(t, s, s[SO] + owned(t, s), 1, kept, shares, unitWorths(h, t));
  for (let i = 0; i < n; i++) {
    if (choices[i] !== DONE && wanted[argumentOf(choices[i])] === 1) return i;
  }
  const done = indexOf(choices, n, DONE);
  return done >= 0 ? done : 0;
}

/** Balanced by type: each attack gets its share of the Units as they come. */
function pickUnit(h: HeuristicWeights, t: GameData, s: State, choices: Choices, n: number): number {
  const at = top(s);
  const target = s[PLAN_TARGET + s[at + 1]] - 1;
  const forces = available(h, t, s);
  let mine = 0;
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_BATTLE + u] === s[at + 1] + 1) mine += strength(h, t, s, u);
  const needs = required(h, t, s, target);
  const others = chooseTargets(h, t, s, target + 1, h.battles - plansMade(s), forces + mine - needs);
  const share = others === 0 ? 1 : needs / (needs + others);
  const goal = Math.min((forces + mine) * share, needs * h.enough);
  const done = indexOf(choices, n, DONE);
  if (mine >= goal && done >= 0) return done;
  // The unit whose share has come: cumulative strength of the list against what this attack has.
  let seen = mine / Math.max(0.01, share);
  for (let i = 0; i < n; i++) {
    if (choices[i] === DONE) continue;
    const u = argumentOf(choices[i]);
    seen += strength(h, t, s, u);
    if (!okayLeader(t, s, t.unitType[u])) continue;
    if (mine + strength(h, t, s, u) / 2 <= seen * share) return i;
  }
  return done >= 0 ? done : 0;
}

function okayLeader(t: GameData, s: State, type: number): boolean {
  for (let c = 0; c < t.commanderCount; c++) {
    if (t.commanderType[c] !== type || !isActive(s, c) || isWounded(s, c) || s[COMMANDER_UNIT + c] > 0) continue;
    if (nerves(t, s, c) < SHAKEN) return true;
  }
  return false;
}

/** Whether a Special Condition is one to avoid. */
function isBad(t: GameData, card: number): boolean {
  const fx = t.conditionFx;
  for (let i = fx.first[card]; i < fx.first[card + 1]; i++) {
    const e = fx.effect[i];
    const v = fx.value[i];
    if ((e === E_TURNS || e === E_SO) && v < 0) return true;
    if ((e === E_OPCOST || e === E_TACMOVE) && v > 0) return true;
    if (e === E_NO_TRUCKS || e === E_STRESS_IF_4 || e === E_SO_IF_NONE) return true;
    if (e >= E_ADD && e < E_ADD + KIND_COUNT) return true;
  }
  return false;
}

export function campaignHeuristic(
  h: HeuristicWeights,
  t: GameData,
  s: State,
  choices: Choices,
  n: number,
  g: Generator,
): number {
  const at = top(s);
  const step = s[at];
  switch (step) {
    case STEP.setupTarget:
      return randomBelow(g, n);
    case STEP.setupUnits:
      return buyList(h, t, s, choices, n);
    case STEP.setupCommanders:
      return argmax(choices, n, (c) => commanderWorth(t, argumentOf(c), Math.min(5, s[at + 1])));
    case STEP.setupPromote:
      return indexOf(choices, n, DONE);
    case STEP.setupTrucks:
      return Math.min(n - 1, Math.round(h.trucks));
    case STEP.setupScouts:
      return Math.min(n - 1, Math.round(h.scouts));
    case STEP.conditionPromote:
      return argmax(choices, n, (c) => (c === DONE ? -100 : commanderWorth(t, argumentOf(c), 1)));
    case STEP.assignTarget: {
      const forces = available(h, t, s);
      chooseTargets(h, t, s, s[at + 1], h.battles - s[at + 2], forces);
      for (let i = 0; i < n; i++) if (choices[i] !== DONE && chosen[argumentOf(choices[i])] === 1) return i;
      return indexOf(choices, n, DONE);
    }
    case STEP.assignTrucks:
      return n - 1;
    case STEP.assignScouts: {
      const left = h.battles - plansMade(s);
      return left > 0 && n > 2 ? Math.ceil((n - 1) / 2) : n - 1;
    }
    case STEP.assignUnit:
      return pickUnit(h, t, s, choices, n);
    case STEP.nextBattle:
      return argmax(choices, n, (c) => promise(h, t, s, argumentOf(c)));
    case STEP.assignCommander:
      return argmax(choices, n, (c) => leader(h, t, s, argumentOf(c)));
    case STEP.chooseCommander:
      return argmax(choices, n, (c) => (c === DONE ? -1 : s[COMMANDER_STRESS + argumentOf(c)]));
    case STEP.postPay:
      return s[SO] > keep(h, t, s) ? 0 : indexOf(choices, n, DONE);
    case STEP.peek:
      return isBad(t, s[at + 1]) ? 1 : 0;
    case STEP.medics:
      return argmax(choices, n, (c) => cure(s, c));
    case STEP.mechanics:
      return 0;
    case STEP.repair: {
      // Engines and Suspensions first come anyway in the order of the kinds; the rest as long as points last.
      const first = argumentOf(choices[0]) & 7;
      return first < 2 || s[SO] > keep(h, t, s) ? 0 : indexOf(choices, n, DONE);
    }
    case STEP.heal:
      return 0;
    case STEP.upgrade:
    case STEP.replace:
      return indexOf(choices, n, DONE);
    case STEP.recruit: {
      const best = bestCommander(t, s, s[at + 1], 1);
      return Math.max(
        0,
        argmax(choices, n, (c) => (argumentOf(c) === best ? 1 : 0)),
      );
    }
    case STEP.recruitLevel:
      return s[SO] - 3 - h.keepLevel > keep(h, t, s) && n > 1 ? 1 : 0;
    case STEP.unitLoss:
      return unitOrMan(h, t, s, choices, n);
    case STEP.purchase: {
      const budget = s[SO] - keep(h, t, s) - (isLastWeek(t, s) ? 0 : h.keepUnits);
      return argmax(choices, n, (c) => {
        if (c === DONE) return 0;
        const u = argumentOf(c);
        return t.unitCost[u] > budget ? -1 : unitWorths(h, t)[u] / thrift(t.unitCost[u]);
      });
    }
    case STEP.buyTrucks:
      return s[SO] > keep(h, t, s) + h.keepTrucks ? Math.min(1, n - 1) : 0;
    case STEP.buyScouts:
      return s[SO] > keep(h, t, s) + h.keepScouts ? Math.min(1, n - 1) : 0;
    case STEP.priorityRr: {
      let relief = 0;
      for (let c = 0; c < t.commanderCount; c++) if (isActive(s, c)) relief += Math.min(2, s[COMMANDER_STRESS + c]);
      return s[SO] - 5 >= keep(h, t, s) + h.keepRest && relief >= h.rest ? 0 : indexOf(choices, n, DONE);
    }
    default:
      return 0;
  }
}

/** Who should lead: good, and far from breaking. */
function leader(h: HeuristicWeights, t: GameData, s: State, commander: number): number {
  const good = commanderWorth(t, commander, s[COMMANDER_LEVEL + commander]);
  return good - h.nerves * nerves(t, s, commander) - h.stress * s[COMMANDER_STRESS + commander];
}

function cure(s: State, c: number): number {
  switch (verbOf(c)) {
    case DONE:
      return -1;
    case 1:
      return 10;
    case 2:
      return 4;
    default:
      return Math.min(2, s[COMMANDER_STRESS + argumentOf(c)]) + s[COMMANDER_STRESS + argumentOf(c)] / 10;
  }
}

/** A new Unit for the Commander if the points allow, else the least of his type goes. */
function unitOrMan(h: HeuristicWeights, t: GameData, s: State, choices: Choices, n: number): number {
  const budget = s[SO] - keep(h, t, s);
  return argmax(choices, n, (c) => {
    const x = argumentOf(c);
    if (verbOf(c) === 1) return t.unitCost[x] <= budget ? 100 + unitWorths(h, t)[x] / thrift(t.unitCost[x]) : -200;
    return -commanderWorth(t, x, s[COMMANDER_LEVEL + x]) + s[COMMANDER_STRESS + x];
  });
}
