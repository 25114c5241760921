// The campaign as facts: headquarters, Operational Map, force, plan of the Week.
import type { State } from '@bocage/engine';
import { grade } from '../rules/campaign/result.ts';
import { battalionRow, cardOf } from '../rules/shared/effects.ts';
import { mapLoss } from '../rules/shared/map-loss.ts';
import { E_ARMOR_LIMIT } from '../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  BATTLE,
  COMMANDER_ACTIVE,
  COMMANDER_STATUS,
  COMMANDER_UNIT,
  CONDITION,
  FULL,
  FX,
  HALF,
  MAX_BATTLES,
  PLAN_DONE,
  PLAN_SCOUTS,
  PLAN_TARGET,
  PLAN_TRUCKS,
  SCOUTS,
  SO,
  TRUCKS,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
  WEEK,
} from '../state/layout.ts';
import { OPT, OPTION } from '../state/options.ts';
import type { GameData } from '../state/tables.ts';
import { BANDS } from '../state/terms.ts';
import { commanderFacts, unitFacts } from './force.ts';
import type { BandFacts, CampaignFacts, CommanderFacts, GradeCode, PlanFacts, UnitFacts } from './types.ts';

const GRADE_CODES: readonly GradeCode[] = ['failed', 'dismal', 'poor', 'adequate', 'good', 'great'];

/** The planned attack that a Unit is out for, 0 if it is at headquarters: before its attack, and after it. */
function away(s: State, unit: number): number {
  const plan = s[UNIT_BATTLE + unit];
  return plan > 0 && s[PLAN_DONE + plan - 1] === 0 ? plan : 0;
}

/** Units of an attack with their Commanders; 0: those at headquarters. */
function unitsOut(t: GameData, s: State, plan: number): readonly UnitFacts[] {
  const list: UnitFacts[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED || away(s, u) !== plan) continue;
    const leader = plan > 0 ? s[UNIT_COMMANDER + u] - 1 : -1;
    list.push(unitFacts(t, s, u, leader >= 0 && s[COMMANDER_STATUS + leader] === COMMANDER_ACTIVE ? leader : -1));
  }
  return list;
}

function commandersHere(t: GameData, s: State): readonly CommanderFacts[] {
  const list: CommanderFacts[] = [];
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) continue;
    const unit = s[COMMANDER_UNIT + c] - 1;
    if (unit < 0 || away(s, unit) === 0) list.push(commanderFacts(t, s, c));
  }
  return list;
}

function bandFacts(t: GameData, s: State, band: number): BandFacts {
  const battalions: BandFacts['battalions'][number][] = [];
  for (let b = 0; b < BATTALIONS; b++) {
    const status = s[BATTALION_STATUS + b];
    if ((status !== FULL && status !== HALF) || s[BATTALION_BAND + b] !== band) continue;
    const card = battalionRow(t, cardOf(t, s, b));
    battalions.push({ id: card.number, card, half: status === HALF, gained: s[BATTALION_VP + b] });
  }
  return {
    id: `band-${band}`,
    name: BANDS[band],
    attackCost: t.bandCost[band],
    weeklyLoss: t.bandLoss[band],
    battalions,
  };
}

function planFacts(t: GameData, s: State, plan: number): PlanFacts {
  return {
    id: `plan-${plan + 1}`,
    battalion: t.battalionNumber[cardOf(t, s, s[PLAN_TARGET + plan] - 1)],
    trucks: s[PLAN_TRUCKS + plan],
    scouts: s[PLAN_SCOUTS + plan],
    fought: s[PLAN_DONE + plan] === 1,
    units: unitsOut(t, s, plan + 1),
  };
}

export function campaignFacts(t: GameData, s: State): CampaignFacts {
  const objective = t.data.objectives[s[OPT.objective]];
  const single = s[OPT.mode] === OPTION.mode.battle;
  const plans: PlanFacts[] = [];
  for (let i = 0; i < MAX_BATTLES; i++)
    if (s[PLAN_TARGET + i] > 0 && s[BATTLE] !== i + 1) plans.push(planFacts(t, s, i));
  const condition = s[CONDITION] > 0 ? t.data.conditions[s[CONDITION] - 1] : undefined;
  return {
    campaign: t.data.campaigns[s[OPT.campaign]],
    objective,
    single,
    week: s[WEEK],
    weeks: single ? 1 : objective.weeks,
    vp: s[VP],
    grade: GRADE_CODES[grade(t, s)],
    so: s[SO],
    trucks: s[TRUCKS],
    scouts: s[SCOUTS],
    armorLimit: s[FX + E_ARMOR_LIMIT],
    condition: condition && { id: condition.id, name: condition.name, text: condition.text },
    loss: single ? 0 : mapLoss(t, s),
    bands: BANDS.map((_, band) => bandFacts(t, s, band)),
    units: unitsOut(t, s, 0),
    commanders: commandersHere(t, s),
    plans,
  };
}
