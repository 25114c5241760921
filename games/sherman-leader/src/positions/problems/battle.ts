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

/** Reasons why the battle part of a state cannot exist. */
export function problemsBattle(t: GameData, s: State): readonly string[] {
  const found: string[] = [];
  if (s[BATTLE] === 0) {
    for (let i = BATTLE; i < COUNTER_ON + COUNTERS; i++) {
      if (s[i] !== 0) {
        found.push('there is no Battle, but something of one is left');
        break;
      }
    }
    return found;
  }
  const fresh = s.slice();
  refreshEffects(t, fresh);
  refreshGround(fresh);
  for (let i = 0; i < FX_SIZE; i++) {
    if (fresh[FX + i] !== s[FX + i]) found.push(`the sum of effect ${i} is ${s[FX + i]}, not ${fresh[FX + i]}`);
  }
  if (find(s, STEP.battle) >= 0 && s[OPEN_HE] !== 0 && fresh[OPEN_HE] !== s[OPEN_HE])
    found.push('the ground does not follow from the terrain');
  problemsFriends(t, s, found);
  problemsEnemies(t, s, found);
  problemsCounters(t, s, found);
  return found;
}

function problemsFriends(t: GameData, s: State, found: string[]): void {
  if (s[FRIENDS] > MAX_FRIENDS) found.push('there are more friendly Units than Commanders');
  const units = new Set<number>();
  const commanders = new Set<number>();
  for (let f = 0; f < s[FRIENDS]; f++) {
    const unit = s[FRIEND_UNIT + f];
    const c = s[FRIEND_COMMANDER + f];
    if (units.has(unit)) found.push(`${t.unitNumber[unit]} is in the Battle twice`);
    units.add(unit);
    if (c > 0 && commanders.has(c)) found.push(`${t.commanderName[c - 1]} commands two Units`);
    if (c > COMMANDERS) found.push('there is no such Commander');
    commanders.add(c);
    const out = s[FRIEND_STATE + f] & F_OUT;
    const hex = s[FRIEND_HEX + f] - 1;
    if ((out & (F_LATE | F_RETREATED)) !== 0 && hex >= 0)
      found.push(`${t.unitNumber[unit]} is away and in a hex at once`);
    if (out === 0 && hex >= 0 && s[OPEN_HE] !== 0 && ((openFor(t, s, f) >> hex) & 1) === 0)
      found.push(`${t.unitNumber[unit]} may not be in hex ${hexName(hex)}`);
    if (hex >= HEXES) found.push('there is no such hex');
  }
}

function problemsEnemies(t: GameData, s: State, found: string[]): void {
  if (s[ENEMIES] > MAX_ENEMIES) found.push('there are too many enemy counters');
  const land = country(t, s);
  const counts = new Int32Array(KIND_COUNT);
  const tanks = new Map<number, number>();
  let points = 0;
  for (let e = 0; e < s[ENEMIES]; e++) {
    const model = s[ENEMY_MODEL + e];
    const kind = t.modelKind[model];
    counts[kind]++;
    if (kind === TANK) tanks.set(model, (tanks.get(model) ?? 0) + 1);
    if (e > 0 && kind < t.modelKind[s[ENEMY_MODEL + e - 1]]) found.push('enemy counters are not in the order of kinds');
    const hex = s[ENEMY_HEX + e] - 1;
    if ((s[ENEMY_STATE + e] & X_DESTROYED) !== 0) {
      if (isActiveEnemy(s, e)) found.push('a Destroyed enemy is on the Battlefield');
      continue;
    }
    points += t.modelPoints[model];
    if (hex >= 0 && ((openForModel(t, s, model) >> hex) & 1) === 0 && (s[OPEN_HE] & ALL_HEXES) !== 0)
      found.push(`an enemy ${t.modelName[model]} may not be in hex ${hexName(hex)}`);
  }
  if (points !== s[POINTS]) found.push(`${s[POINTS]} points are counted, ${points} are there`);
  for (let k = 1; k < KIND_COUNT; k++) {
    if (counts[k] > t.kindMix[land * KIND_COUNT + k])
      found.push(`there are more ${KIND_NAMES[k]} counters than the box has`);
  }
  const campaign = s[OPT.campaign];
  for (const [model, n] of tanks) {
    let cup = 0;
    for (let i = t.cupFirst[campaign]; i < t.cupFirst[campaign + 1]; i++) if (t.cupModels[i] === model) cup++;
    if (n > cup) found.push(`there are more ${t.modelName[model]} counters than the cup has`);
  }
}

function problemsCounters(t: GameData, s: State, found: string[]): void {
  for (let c = 0; c < COUNTERS; c++) {
    const on = s[COUNTER_ON + c];
    if (on === 0) continue;
    if (on >= ON_COMMANDER) {
      if (on - ON_COMMANDER >= COMMANDERS || !isWounded(s, on - ON_COMMANDER))
        found.push(`counter ${t.data.damage[c].id} is on nobody who is wounded`);
    } else if (on > s[FRIENDS]) found.push(`counter ${t.data.damage[c].id} is not on any Unit`);
  }
}
