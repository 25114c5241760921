// The start of a Battle: what lies on Units and map, rolls that Events bring, and the length of the Battle.
import { andList, type Chance, type Purpose, type State } from '@bocage/engine';
import {
  E_BATTLE_TURNS,
  E_DMG_ROLL_AP,
  E_MINES,
  E_NO_SCOUT,
  E_STRESS_RANDOM_MAP,
  E_TURNS,
  E_UNIT_LATE,
} from '../../state/effects.ts';
import {
  BATTLE,
  BATTLE_TARGET,
  D_GLANCING,
  D_GLANCING_MASK,
  F_DESTROYED,
  F_LATE,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  LAST_TURN,
  PLAN_SCOUTS,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { AP } from '../../state/terms.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanTell } from '../../words/events.ts';
import { battalionRow, cardOf, effectSources } from '../shared/effects.ts';
import { stress } from '../shared/force.ts';
import { drawDamage, takeCounters } from './damage.ts';
import { leader, unitName } from './field.ts';

const RULE = 'SL 5.1';

/** Turns of a Battle, if no card says otherwise. */
const TURNS = 5;
const MINES = { rule: 'SL 3.13', what: W.minefields };
const STRAFING = { rule: RULE, what: W.strafingAttack };

const items = new Int32Array(64);

/** True if the Unit is still in the Battle. */
export function takesPart(s: State, friend: number): boolean {
  return (s[FRIEND_STATE + friend] & F_DESTROYED) === 0;
}

/** A d10 that brings a Damage counter on `most` or less. */
export function damageRoll(
  t: GameData,
  s: State,
  friend: number,
  most: number,
  purpose: Purpose,
  chance: Chance,
  tell: ShermanTell,
): void {
  const die = chance.die(s, 10, purpose);
  const unit = unitName(t, s, friend);
  const { rule, what } = purpose;
  const happens = die <= most;
  tell?.({ half: 'battle', kind: 'die', rule, pieces: [unit], what, piece: unit, roll: die, most, happens });
  if (die <= most) drawDamage(t, s, friend, 1, chance, tell);
}

/** A random Unit of those taking part with this target type (or -1: any), or -1. */
export function randomFriend(t: GameData, s: State, target: number, marks: number, chance: Chance): number {
  let n = 0;
  for (let f = 0; f < s[FRIENDS]; f++) {
    const unit = s[FRIEND_UNIT + f];
    if (!takesPart(s, f) || (target >= 0 && t.unitTarget[unit] !== target)) continue;
    if (marks !== 0 && (s[FRIEND_STATE + f] & marks) === 0) continue;
    items[n++] = unit;
  }
  if (n === 0) return -1;
  const unit = chance.draw(s, items, n, t.draws.unit);
  for (let f = 0; f < s[FRIENDS]; f++) if (s[FRIEND_UNIT + f] === unit) return f;
  return -1;
}

/** One random Commander among those leading Units (of a target type, or -1: any) suffers Stress. */
export function randomStress(
  t: GameData,
  s: State,
  target: number,
  n: number,
  { rule, what }: Purpose,
  chance: Chance,
  tell: ShermanTell,
): void {
  let size = 0;
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!takesPart(s, f) || leader(s, f) < 0) continue;
    if (target < 0 || t.unitTarget[s[FRIEND_UNIT + f]] === target) items[size++] = leader(s, f);
  }
  if (size === 0) return;
  stress(t, s, chance.draw(s, items, size, t.draws.commander), n, what, rule, tell);
}

/** R48, R49, 4C, 7S: counters of earlier damage, Stress of Glancing, Barrage and Minefields of the map. */
export function startOfBattle(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  if (tell !== undefined) {
    const row = battalionRow(t, cardOf(t, s, s[BATTLE_TARGET] - 1));
    const units = Array.from({ length: s[FRIENDS] }, (_, f) => unitName(t, s, f));
    tell({
      half: 'battle',
      kind: 'battle',
      rule: 'SL 2.1',
      places: [`plan-${s[BATTLE]}`, 'off'],
      pieces: units,
      battalion: `${row.number} ${row.name}`,
      units,
    });
  }
  takeCounters(t, s);
  for (let f = 0; f < s[FRIENDS]; f++) {
    const glancing = (s[UNIT_DAMAGE + s[FRIEND_UNIT + f]] & D_GLANCING_MASK) / D_GLANCING;
    if (glancing > 0 && leader(s, f) >= 0) {
      stress(t, s, leader(s, f), glancing, W.glancing, 'SL 6.14', tell);
    }
  }
  if (s[FX + E_STRESS_RANDOM_MAP] > 0) {
    // The log names the Battalion: its card is not the one that is fought.
    const cards = tell === undefined ? [] : effectSources(t, s, E_STRESS_RANDOM_MAP).map(({ card }) => card);
    randomStress(t, s, -1, s[FX + E_STRESS_RANDOM_MAP], { rule: 'SL 3.13', what: andList(cards) }, chance, tell);
  }
  if (s[FX + E_MINES] > 0) {
    const f = randomFriend(t, s, AP, 0, chance);
    if (f >= 0) damageRoll(t, s, f, s[FX + E_MINES], MINES, chance, tell);
  }
}

/** E09, E04: rolls of all Vehicles, and Units that come late; after all tops are known. */
export function afterEvents(t: GameData, s: State, chance: Chance, tell: ShermanTell): void {
  const most = s[FX + E_DMG_ROLL_AP];
  if (most > 0) {
    for (let f = 0; f < s[FRIENDS]; f++) {
      if (takesPart(s, f) && t.unitTarget[s[FRIEND_UNIT + f]] === AP) damageRoll(t, s, f, most, STRAFING, chance, tell);
    }
  }
  for (let i = 0; i < s[FX + E_UNIT_LATE]; i++) {
    let n = 0;
    for (let f = 0; f < s[FRIENDS]; f++)
      if (takesPart(s, f) && (s[FRIEND_STATE + f] & F_LATE) === 0) items[n++] = s[FRIEND_UNIT + f];
    if (n === 0) return;
    const unit = chance.draw(s, items, n, t.draws.unit);
    for (let f = 0; f < s[FRIENDS]; f++) if (s[FRIEND_UNIT + f] === unit) s[FRIEND_STATE + f] |= F_LATE;
    if (tell !== undefined)
      tell({ half: 'battle', kind: 'late', rule: RULE, pieces: [t.unitNumber[unit]], unit: t.unitNumber[unit] });
  }
}

/** SL 5.2, SL G28: 5 turns, cards, Scouts; never fewer than 1. */
export function placeTurnCounter(t: GameData, s: State, tell: ShermanTell): void {
  const shortened = s[LAST_TURN];
  const base = s[FX + E_BATTLE_TURNS] > 0 ? s[FX + E_BATTLE_TURNS] : TURNS;
  const scouts = s[FX + E_NO_SCOUT] > 0 ? 0 : s[PLAN_SCOUTS + s[BATTLE] - 1];
  s[LAST_TURN] = Math.max(1, base + s[FX + E_TURNS] + scouts + shortened);
  if (tell !== undefined) {
    const parts: (readonly [string, number])[] = effectSources(t, s, E_TURNS).map((e) => [e.card, e.value]);
    if (base !== TURNS) parts.unshift([W.objective, base - TURNS]);
    if (scouts > 0) parts.push([W.scouts(scouts), scouts]);
    if (shortened !== 0) parts.push([W.event, shortened]);
    tell({
      half: 'battle',
      kind: 'turns',
      rule: 'SL 5.2',
      turns: s[LAST_TURN],
      parts,
    });
  }
}
