// Figures of a position that people know, so that a hint can say what speaks for it; and the grades.
import type { Gauge, GradeStep, State } from '@bocage/engine';
import { isActive, isWounded } from '../rules/shared/force.ts';
import {
  BATTALION_STATUS,
  BATTALIONS,
  COMMANDER_KIA,
  COMMANDER_STATUS,
  COMMANDER_STRESS,
  D_LASTING,
  DESTROYED,
  POINTS,
  SO,
  UNIT_DAMAGE,
  UNIT_LOST,
  UNIT_OWNED,
  UNIT_STATUS,
  VP,
} from '../state/layout.ts';
import { OPT } from '../state/options.ts';
import type { GameData } from '../state/tables.ts';
import { GRADES } from '../state/terms.ts';
import { GAUGES } from '../words/gauges.ts';

/** SL 9.1: a Campaign that fails has no points to begin from. */
export function grades(t: GameData, s: State): readonly GradeStep[] {
  const at = s[OPT.objective] * 4;
  return [
    { grade: GRADES[1], from: 0 },
    { grade: GRADES[2], from: t.objectiveGrades[at + 3] },
    { grade: GRADES[3], from: t.objectiveGrades[at + 2] },
    { grade: GRADES[4], from: t.objectiveGrades[at + 1] },
    { grade: GRADES[5], from: t.objectiveGrades[at] },
  ];
}

/** The worths are rough, in VP. Enemy points count while the Battle goes on. */
export function gauges(t: GameData, s: State): readonly Gauge[] {
  let lost = 0;
  let damaged = 0;
  for (let u = 0; u < t.unitCount; u++) {
    if (s[UNIT_STATUS + u] === UNIT_LOST) lost++;
    else if (s[UNIT_STATUS + u] === UNIT_OWNED && (s[UNIT_DAMAGE + u] & D_LASTING) !== 0) damaged++;
  }
  let stress = 0;
  let wounded = 0;
  let killed = 0;
  for (let c = 0; c < t.commanderCount; c++) {
    if (s[COMMANDER_STATUS + c] === COMMANDER_KIA) killed++;
    if (!isActive(s, c)) continue;
    stress += s[COMMANDER_STRESS + c];
    if (isWounded(s, c)) wounded++;
  }
  let destroyed = 0;
  for (let b = 0; b < BATTALIONS; b++) if (s[BATTALION_STATUS + b] === DESTROYED) destroyed++;
  return [
    { ...GAUGES.vp, value: s[VP], worth: 1 },
    { ...GAUGES.battalionsDestroyed, value: destroyed, worth: 0.8 },
    { ...GAUGES.enemyPointsLeft, value: s[POINTS], worth: -0.3 },
    { ...GAUGES.unitsLost, value: lost, worth: -1.4 },
    { ...GAUGES.damagedUnits, value: damaged, worth: -0.4 },
    { ...GAUGES.commandersKilled, value: killed, worth: -1 },
    { ...GAUGES.woundedCommanders, value: wounded, worth: -0.4 },
    { ...GAUGES.stress, value: stress, worth: -0.1 },
    { ...GAUGES.so, value: s[SO], worth: 0.25 },
  ];
}
