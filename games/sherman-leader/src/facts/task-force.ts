// The task force as a table lays it out between Battles: each Unit with a Commander, who is left over, and who was lost where.
import type { State } from '@bocage/engine';
import type { UnitRow } from '../built-in.ts';
import type { ShermanContent } from '../content.ts';
import { cardOf } from '../rules/shared/effects.ts';
import { logRow } from '../rules/shared/log.ts';
import {
  COMMANDER_ACTIVE,
  COMMANDER_KIA,
  COMMANDER_STATUS,
  COMMANDER_UNIT,
  LOG_BATTLE,
  LOG_ROWS,
  MAX_BATTLES,
  PLAN_DONE,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
} from '../state/layout.ts';
import { tablesOf } from '../state/standard-tables.ts';
import type { GameData } from '../state/tables.ts';
import type { ShermanEvent } from '../words/events.ts';
import { commanderFacts, unitFacts } from './force.ts';
import type { CommanderFacts, UnitFacts } from './types.ts';

/** A Unit with the Commander who leads it, or who usually does. */
export interface ForceCard {
  readonly unit: UnitFacts;
  readonly commander: CommanderFacts | undefined;
  /** The attack that both are assigned to, 1 to 3; 0: at headquarters. Only there is the pair more than a habit. */
  readonly plan: number;
}

/** A Unit or a Commander, or both at once, that was lost in a Battle. */
export interface LossFacts {
  readonly unit: string | undefined;
  readonly card: UnitRow | undefined;
  readonly commander: string | undefined;
  readonly week: number;
  readonly battalion: string;
}

export interface TaskForce {
  readonly cards: readonly ForceCard[];
  /** Commanders for whom there is no Unit of their type. */
  readonly spare: readonly CommanderFacts[];
  readonly lost: readonly LossFacts[];
}

/** The attack that a Unit is out for; 0 before it is assigned and after the Battle. */
function planOf(s: State, unit: number): number {
  const plan = s[UNIT_BATTLE + unit];
  return plan > 0 && s[PLAN_DONE + plan - 1] === 0 ? plan : 0;
}

/** Who led a Unit last, by the player log; -1 for nobody. */
function lastLeader(s: State, unit: number): number {
  for (let i = s[LOG_ROWS] - 1; i >= 0; i--) {
    const row = logRow(s, i);
    if (row.unit === unit) return row.commander;
  }
  return -1;
}

/** For each Unit at headquarters who usually leads it: its last Commander, else the first of its type who is free. */
function habits(t: GameData, s: State): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const taken = new Set<number>();
  const free = (c: number): boolean => {
    if (c < 0 || taken.has(c) || s[COMMANDER_STATUS + c] !== COMMANDER_ACTIVE) return false;
    const unit = s[COMMANDER_UNIT + c] - 1;
    return unit < 0 || planOf(s, unit) === 0;
  };
  const here: number[] = [];
  for (let u = 0; u < t.unitCount; u++) if (s[UNIT_STATUS + u] === UNIT_OWNED && planOf(s, u) === 0) here.push(u);
  for (const u of here) {
    const last = lastLeader(s, u);
    if (!free(last)) continue;
    taken.add(last);
    found.set(u, last);
  }
  for (const u of here) {
    if (found.has(u)) continue;
    for (let c = 0; c < t.commanderCount; c++) {
      if (t.commanderType[c] !== t.unitType[u] || !free(c)) continue;
      taken.add(c);
      found.set(u, c);
      break;
    }
  }
  return found;
}

/** SL 3.7: who was lost, in the order of the Battles. */
function losses(t: GameData, s: State): readonly LossFacts[] {
  const list: LossFacts[] = [];
  for (let i = 0; i < s[LOG_ROWS]; i++) {
    const row = logRow(s, i);
    const unit = row.lost && s[UNIT_STATUS + row.unit] === UNIT_LOST;
    const man = row.killed && s[COMMANDER_STATUS + row.commander] === COMMANDER_KIA;
    if (!unit && !man) continue;
    list.push({
      unit: unit ? t.unitNumber[row.unit] : undefined,
      card: unit ? t.data.units[t.unitModel[row.unit]] : undefined,
      commander: man ? t.commanderName[row.commander] : undefined,
      week: Math.floor(row.battle / MAX_BATTLES) + 1,
      battalion: t.battalionNumber[cardOf(t, s, (s[LOG_BATTLE + row.battle] & 255) - 1)],
    });
  }
  return list;
}

/** SL 4.2: the force, Unit by Unit. */
export function taskForce(s: State, content?: ShermanContent): TaskForce {
  const t = tablesOf(content);
  const usual = habits(t, s);
  const cards: ForceCard[] = [];
  const seen = new Set<number>();
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] !== UNIT_OWNED) continue;
    const plan = planOf(s, u);
    const named = plan > 0 ? s[UNIT_COMMANDER + u] - 1 : (usual.get(u) ?? -1);
    const leader = named >= 0 && s[COMMANDER_STATUS + named] === COMMANDER_ACTIVE ? named : -1;
    if (leader >= 0) seen.add(leader);
    const unit = unitFacts(t, s, u, plan > 0 ? leader : -1);
    cards.push({ unit, commander: leader < 0 ? undefined : commanderFacts(t, s, leader), plan });
  }
  const spare: CommanderFacts[] = [];
  for (let c = 0; c < t.commanderCount; c++)
    if (s[COMMANDER_STATUS + c] === COMMANDER_ACTIVE && !seen.has(c)) spare.push(commanderFacts(t, s, c));
  return { cards, spare, lost: losses(t, s) };
}

/** What destroyed a Unit: the attack that was told last before its end, and the counter that was drawn. */
export interface Killer {
  readonly by: string;
  readonly damage: string;
}

/** By Unit, from the events of a game in their order; what no attack destroyed is left out. */
export function killers(events: Iterable<ShermanEvent>): ReadonlyMap<string, Killer> {
  const found = new Map<string, Killer>();
  const hit = new Map<string, string>();
  const drawn = new Map<string, string>();
  for (const event of events) {
    if (event.kind === 'battle') {
      hit.clear();
      drawn.clear();
    } else if (event.kind === 'attack' && event.enemy) hit.set(event.to, event.attacker);
    else if (event.kind === 'damage') drawn.set(event.unit, event.counter);
    else if (event.kind === 'unit-lost') {
      const by = hit.get(event.unit);
      if (by !== undefined) found.set(event.unit, { by, damage: drawn.get(event.unit) ?? '' });
    }
  }
  return found;
}
