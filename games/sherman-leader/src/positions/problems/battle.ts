// States of a Battle that cannot exist: positions by hand and the property suite are checked against them.
import { find, type State } from '@bocage/engine';
import { isActiveEnemy, openFor, openForModel } from '../../rules/battle/field.ts';
import { country, refreshEffects } from '../../rules/shared/effects.ts';
import { isWounded } from '../../rules/shared/force.ts';
import { refreshGround } from '../../rules/shared/ground.ts';
import { FX_SIZE } from '../../state/effects.ts';
import { ALL_HEXES, HEXES, hexName } from '../../state/hex.ts';
import {
  BATTLE,
  COMMANDERS,
  COUNTER_ON,
  COUNTERS,
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_LATE,
  F_OUT,
  F_RETREATED,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  MAX_ENEMIES,
  MAX_FRIENDS,
  ON_COMMANDER,
  OPEN_HE,
  POINTS,
  X_DESTROYED,
} from '../../state/layout.ts';
import { OPT } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { KIND_COUNT, KIND_NAMES, TANK } from '../../state/terms.ts';
import { W } from '../../words/position.ts';

/** Reasons why the battle part of a state cannot exist. */
export function problemsBattle(t: GameData, s: State): readonly string[] {
  const found: string[] = [];
  if (s[BATTLE] === 0) {
    for (let i = BATTLE; i < COUNTER_ON + COUNTERS; i++) {
      if (s[i] !== 0) {
        found.push(W.leftOfBattle);
        break;
      }
    }
    return found;
  }
  const fresh = s.slice();
  refreshEffects(t, fresh);
  refreshGround(fresh);
  for (let i = 0; i < FX_SIZE; i++) {
    if (fresh[FX + i] !== s[FX + i]) found.push(W.wrongSum(i, s[FX + i], fresh[FX + i]));
  }
  if (find(s, STEP.battle) >= 0 && s[OPEN_HE] !== 0 && fresh[OPEN_HE] !== s[OPEN_HE]) found.push(W.wrongGround);
  problemsFriends(t, s, found);
  problemsEnemies(t, s, found);
  problemsCounters(t, s, found);
  return found;
}

function problemsFriends(t: GameData, s: State, found: string[]): void {
  if (s[FRIENDS] > MAX_FRIENDS) found.push(W.tooManyUnits);
  const units = new Set<number>();
  const commanders = new Set<number>();
  for (let f = 0; f < s[FRIENDS]; f++) {
    const unit = s[FRIEND_UNIT + f];
    const c = s[FRIEND_COMMANDER + f];
    if (units.has(unit)) found.push(W.twiceInBattle(t.unitNumber[unit]));
    units.add(unit);
    if (c > 0 && commanders.has(c)) found.push(W.commandsTwo(t.commanderName[c - 1]));
    if (c > COMMANDERS) found.push(W.unknownCommander);
    commanders.add(c);
    const out = s[FRIEND_STATE + f] & F_OUT;
    const hex = s[FRIEND_HEX + f] - 1;
    if ((out & (F_LATE | F_RETREATED)) !== 0 && hex >= 0) found.push(W.awayAndThere(t.unitNumber[unit]));
    if (out === 0 && hex >= 0 && s[OPEN_HE] !== 0 && ((openFor(t, s, f) >> hex) & 1) === 0)
      found.push(W.unitMayNotBe(t.unitNumber[unit], hexName(hex)));
    if (hex >= HEXES) found.push(W.unknownHex);
  }
}

function problemsEnemies(t: GameData, s: State, found: string[]): void {
  if (s[ENEMIES] > MAX_ENEMIES) found.push(W.tooManyCounters);
  const land = country(t, s);
  const counts = new Int32Array(KIND_COUNT);
  const tanks = new Map<number, number>();
  let points = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    const model = s[ENEMY_MODEL + e];
    const kind = t.modelKind[model];
    counts[kind]++;
    if (kind === TANK) tanks.set(model, (tanks.get(model) ?? 0) + 1);
    if (e > 0 && kind < t.modelKind[s[ENEMY_MODEL + e - 1]]) found.push(W.notInOrder);
    const hex = s[ENEMY_HEX + e] - 1;
    if ((s[ENEMY_STATE + e] & X_DESTROYED) !== 0) {
      if (isActiveEnemy(s, e)) found.push(W.destroyedOnField);
      continue;
    }
    points += t.modelPoints[model];
    if (hex >= 0 && ((openForModel(t, s, model) >> hex) & 1) === 0 && (s[OPEN_HE] & ALL_HEXES) !== 0)
      found.push(W.enemyMayNotBe(t.modelName[model], hexName(hex)));
  }
  if (points !== s[POINTS]) found.push(W.wrongPoints(s[POINTS], points));
  for (let k = 1; k < KIND_COUNT; k++) {
    if (counts[k] > t.kindMix[land * KIND_COUNT + k]) found.push(W.moreThanBox(KIND_NAMES[k]));
  }
  const campaign = s[OPT.campaign];
  for (const [model, n] of tanks) {
    let cup = 0;
    for (let i = t.cupFirst[campaign]; i < t.cupFirst[campaign + 1]; i++) if (t.cupModels[i] === model) cup++;
    if (n > cup) found.push(W.moreThanCup(t.modelName[model]));
  }
}

function problemsCounters(t: GameData, s: State, found: string[]): void {
  for (let c = 0; c < COUNTERS; c++) {
    const on = s[COUNTER_ON + c];
    if (on === 0) continue;
    if (on >= ON_COMMANDER) {
      if (on - ON_COMMANDER >= COMMANDERS || !isWounded(s, on - ON_COMMANDER))
        found.push(W.counterOnUnwounded(t.data.damage[c].id));
    } else if (on > s[FRIENDS]) found.push(W.counterOnNoUnit(t.data.damage[c].id));
  }
}
