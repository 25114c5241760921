// What a table shows of a Week beyond its choices: both sides of an attack that is planned, and who may go into one.
import type { State } from '@bocage/engine';
import type { ShermanContent } from '../content.ts';
import { countersOf } from '../rules/battle/place-enemies.ts';
import { placeTurnCounter } from '../rules/battle/start.ts';
import { choice } from '../rules/campaign/asks.ts';
import { ledTypes, refuseAssignment, refuseCommander } from '../rules/campaign/assign.ts';
import { attackPrice } from '../rules/campaign/attack-plan.ts';
import { openBattle } from '../rules/shared/battle-slots.ts';
import { battalionRow, cardOf, country } from '../rules/shared/effects.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_STATUS,
  LAST_TURN,
  MAX_BATTLES,
  PLAN_DONE,
  PLAN_TARGET,
  UNIT_BATTLE,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../state/layout.ts';
import { OPT } from '../state/options.ts';
import { tablesOf } from '../state/standard-tables.ts';
import type { GameData } from '../state/tables.ts';
import { KIND_COUNT, TANK, UNIT_TYPES } from '../state/terms.ts';
import { reasons } from '../words/campaign/reasons.ts';
import { CAMPAIGN_REASONS } from '../words/reason-numbers.ts';

/** A planned attack: both sides of it. */
export interface PlanOutlook {
  readonly plan: string;
  readonly battalion: string;
  /** SO that it costs with its Trucks. */
  readonly so: number;
  /** Turns of the Battle, before its Event card. */
  readonly turns: number;
  readonly enemy: {
    readonly counters: number;
    /** Points of the counters; Tanks count as the mean of the cup they are drawn from. */
    readonly points: number;
    readonly half: number;
    readonly destroyed: number;
  };
  readonly own: {
    readonly units: number;
    /** SO that the Units cost. */
    readonly value: number;
    readonly byType: readonly (readonly [type: string, n: number])[];
  };
}

function meanTank(t: GameData, s: State): number {
  const [from, to] = [t.cupFirst[s[OPT.campaign]], t.cupFirst[s[OPT.campaign] + 1]];
  let sum = 0;
  for (let i = from; i < to; i++) sum += t.modelPoints[t.cupModels[i]];
  return to === from ? 0 : sum / (to - from);
}

/** SL 4.2: the attacks that are planned and not yet fought. */
export function planOutlook(s: State, content?: ShermanContent): readonly PlanOutlook[] {
  const t = tablesOf(content);
  const list: PlanOutlook[] = [];
  for (let plan = 0; plan < MAX_BATTLES; plan++) {
    const target = s[PLAN_TARGET + plan] - 1;
    if (target < 0 || s[PLAN_DONE + plan] !== 0) continue;
    // The Battle is opened on a copy: its length and its counters follow from the cards that would be in force.
    const there = s.slice();
    openBattle(t, there, plan);
    there[LAST_TURN] = 0;
    placeTurnCounter(t, there, undefined);
    let counters = 0;
    let points = 0;
    for (let kind = TANK; kind < KIND_COUNT; kind++) {
      const n = countersOf(t, there, kind);
      const model = t.kindModel[country(t, s) * KIND_COUNT + kind];
      counters += n;
      points += n * (kind === TANK ? meanTank(t, s) : model < 0 ? 0 : t.modelPoints[model]);
    }
    const row = battalionRow(t, cardOf(t, s, target));
    const types = UNIT_TYPES.map(() => 0);
    let value = 0;
    let units = 0;
    for (let u = 0; u < t.unitCount; u++) {
      if (s[UNIT_BATTLE + u] !== plan + 1) continue;
      units++;
      value += t.unitCost[u];
      types[t.unitType[u]]++;
    }
    list.push({
      plan: `plan-${plan + 1}`,
      battalion: row.number,
      so: attackPrice(t, s, plan),
      turns: there[LAST_TURN],
      enemy: { counters, points: Math.round(points * 10) / 10, half: row.half, destroyed: row.destroyed },
      own: { units, value, byType: UNIT_TYPES.map((type, i) => [type, types[i]] as const).filter(([, n]) => n > 0) },
    });
  }
  return list;
}

/** Who of the force may go into a Battle, and what keeps the others. */
export interface Fitness {
  readonly id: string;
  /** The sentence of the rules; undefined if nothing keeps him or it. */
  readonly reason: string | undefined;
}

/** SL 4.2: Units and Commanders of the force with what keeps them out of a new attack. */
export function fitness(
  s: State,
  content?: ShermanContent,
): { readonly units: readonly Fitness[]; readonly commanders: readonly Fitness[] } {
  const t = tablesOf(content);
  const types = ledTypes(t, s);
  const explain = (code: number, who: number): string | undefined => {
    const spec = code === 0 ? undefined : reasons[code - CAMPAIGN_REASONS];
    if (spec === undefined) return undefined;
    return typeof spec.text === 'string' ? spec.text : spec.text(t, s, choice(1, who));
  };
  const units: Fitness[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED) continue;
    units.push({ id: t.unitNumber[u], reason: explain(refuseAssignment(t, s, u, types), u) });
  }
  const commanders: Fitness[] = [];
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) continue;
    commanders.push({ id: t.commanderName[c], reason: explain(refuseCommander(t, s, c), c) });
  }
  return { units, commanders };
}
