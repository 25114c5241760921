// Which states of a campaign cannot exist, and the totals that never change.
import type { State } from '@bocage/engine';
import { unitsOf } from '../../rules/campaign/force-counts.ts';
import { cardOf } from '../../rules/shared/effects.ts';
import { logRow } from '../../rules/shared/log.ts';
import { E_ARMOR_LIMIT, E_FREE_SCOUT } from '../../state/effects.ts';
import {
  BATTALION_BAND,
  BATTALION_STATUS,
  BATTALION_VP,
  BATTALIONS,
  COMMANDER_GONE,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  COMMANDER_UNIT,
  COMMANDER_XP,
  COMMANDERS,
  COUNTER_ON,
  DESTROYED,
  FULL,
  FX,
  HALF,
  LOG_ROWS,
  MAX_BATTLES,
  NOT_IN_PLAY,
  ON_COMMANDER,
  PLAN_DONE,
  PLAN_SCOUTS,
  PLAN_TARGET,
  PLAN_TRUCKS,
  SCOUTS,
  SO,
  TRUCKS,
  UNIT_BATTLE,
  UNIT_COMMANDER,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { ARMOR } from '../../state/terms.ts';
import { W } from '../../words/position.ts';

/** Reasons why the campaign part of a state cannot exist. */
export function problemsCampaign(t: GameData, s: State): readonly string[] {
  const found: string[] = [];
  if (s[SO] < 0) found.push(W.soBelowZero);
  if (s[VP] < 0) found.push(W.vpBelowZero);
  if (s[TRUCKS] < 0 || s[TRUCKS] > t.truckCount) found.push(W.trucks(s[TRUCKS], t.truckCount));
  if (s[SCOUTS] < 0 || s[SCOUTS] > t.scoutCount) found.push(W.scouts(s[SCOUTS], t.scoutCount));
  const limit = s[FX + E_ARMOR_LIMIT];
  if (limit > 0 && unitsOf(t, s, ARMOR) > limit) found.push(W.tooMuchArmor(limit));
  for (let b = 0; b < BATTALIONS; b++) {
    if (s[BATTALION_STATUS + b] === NOT_IN_PLAY && (s[BATTALION_VP + b] !== 0 || s[BATTALION_BAND + b] !== 0)) {
      found.push(W.outButOnMap(t.battalionNumber[cardOf(t, s, b)]));
    }
  }
  found.push(...problemsOfPlan(t, s), ...problemsOfForce(t, s));
  const log = problemsOfLog(s);
  return log === undefined ? found : [...found, log];
}

function problemsOfPlan(t: GameData, s: State): string[] {
  const found: string[] = [];
  let trucks = 0;
  let scouts = 0;
  for (let i = 0; i < MAX_BATTLES; i++) {
    const target = s[PLAN_TARGET + i];
    trucks += s[PLAN_TRUCKS + i];
    scouts += s[PLAN_SCOUTS + i];
    if (target === 0) continue;
    const number = t.battalionNumber[cardOf(t, s, target - 1)];
    for (let k = 0; k < i; k++) if (s[PLAN_TARGET + k] === target) found.push(W.attackedTwice(number));
    if (
      s[PLAN_DONE + i] === 0 &&
      s[BATTALION_STATUS + target - 1] !== FULL &&
      s[BATTALION_STATUS + target - 1] !== HALF
    ) {
      found.push(W.targetNotOnMap(number));
    }
  }
  // Counters bought later in the Week only add to what was there.
  if (trucks > s[TRUCKS]) found.push(W.trucksPlanned);
  if (scouts > s[SCOUTS] + s[FX + E_FREE_SCOUT]) found.push(W.scoutsPlanned);
  return found;
}

function problemsOfForce(t: GameData, s: State): string[] {
  const found: string[] = [];
  for (let u = 0; u < t.unitCount; u++) {
    const c = s[UNIT_COMMANDER + u] - 1;
    if (c >= 0 && s[COMMANDER_UNIT + c] !== u + 1) found.push(W.otherCommander(t.unitNumber[u]));
    if (s[UNIT_STATUS + u] !== UNIT_OWNED && s[UNIT_DAMAGE + u] !== 0) found.push(W.damagedNotOwned(t.unitNumber[u]));
    if (s[UNIT_BATTLE + u] > 0 && s[PLAN_TARGET + s[UNIT_BATTLE + u] - 1] === 0) {
      found.push(W.unplannedAttack(t.unitNumber[u]));
    }
  }
  for (let c = 0; c < t.commanderCount; c++) {
    const u = s[COMMANDER_UNIT + c] - 1;
    if (u >= 0 && s[UNIT_COMMANDER + u] !== c + 1) found.push(W.otherUnit(t.commanderName[c]));
    if (s[COMMANDER_STATUS + c] === 0 && (s[COMMANDER_STRESS + c] !== 0 || s[COMMANDER_XP + c] !== 0)) {
      found.push(W.neverJoined(t.commanderName[c]));
    }
    if (s[COMMANDER_STRESS + c] < 0) found.push(W.stressBelowZero(t.commanderName[c]));
  }
  return found;
}

/** No Unit has two rows for one Battle. */
function problemsOfLog(s: State): string | undefined {
  const seen = new Set<number>();
  for (let i = 0; i < s[LOG_ROWS]; i++) {
    const row = logRow(s, i);
    seen.add(row.battle * 100 + row.unit);
  }
  return seen.size < s[LOG_ROWS] ? W.twiceInLog : undefined;
}

/** Cards and counters by kind: each is somewhere, and nowhere twice. Never changes during a game. */
export function censusCampaign(t: GameData, s: State): readonly number[] {
  const count = (at: number, length: number, states: number): number => {
    let n = 0;
    for (let i = 0; i < length; i++) if (s[at + i] >= 0 && s[at + i] < states) n++;
    return n;
  };
  return [
    count(UNIT_STATUS, t.unitCount, UNIT_LOST + 1),
    count(COMMANDER_STATUS, t.commanderCount, COMMANDER_GONE + 1),
    count(BATTALION_STATUS, BATTALIONS, DESTROYED + 1),
    count(COUNTER_ON, t.counterCount, ON_COMMANDER + COMMANDERS),
  ];
}
