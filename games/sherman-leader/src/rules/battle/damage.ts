// Damage: drawing counters, redraws, what each counter does at once and for good, Units and Commanders lost.
import type { Chance, State } from '@bocage/engine';
import { E_IGNORE_FIRST_STRESS } from '../../state/effects.ts';
import { hexName } from '../../state/hex.ts';
import {
  C_WOUNDED,
  COMMANDER_FLAGS,
  COUNTER_ON,
  D_CASUALTY,
  D_ENGINE,
  D_EXPOSED,
  D_GLANCING,
  D_GLANCING_MASK,
  D_GUN,
  D_HULL,
  D_IMMOBILE,
  D_MACHINE_GUN,
  D_SUPPRESSED,
  D_SUSPENSION,
  F_DESTROYED,
  F_EXPOSED_NOW,
  F_STRESS_SPARED,
  FRIEND_COMMANDER,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_TACTICS,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  ON_COMMANDER,
  UNIT_DAMAGE,
} from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import {
  AP,
  CASUALTY,
  DAMAGE_KINDS,
  DESTROYED_2_STRESS,
  ENGINE,
  EXPLOSION,
  EXPOSED,
  GLANCING,
  GUN,
  HULL,
  IMMOBILE,
  KIA,
  MACHINE_GUN,
  MOWED_DOWN,
  ONE_STRESS,
  SUPPRESSED,
  SUSPENSION,
  WOUNDED,
} from '../../state/terms.ts';
import type { ShermanTell } from '../../words/events.ts';
import * as W from '../../words/labels.ts';
import { isWounded, killCommander, loseUnit, stress } from '../shared/force.ts';
import { homeSlot, leader, unitName } from './field.ts';

const RULE_AP = 'SL 6.14';
const RULE_HE = 'SL 6.15';

/** The bit that a kind of damage sets on a Unit; 0 for what does not lie on Units. */
export function damageBit(kind: number): number {
  switch (kind) {
    case ENGINE:
      return D_ENGINE;
    case SUSPENSION:
      return D_SUSPENSION;
    case HULL:
      return D_HULL;
    case GUN:
      return D_GUN;
    case MACHINE_GUN:
      return D_MACHINE_GUN;
    case CASUALTY:
      return D_CASUALTY;
    case EXPOSED:
      return D_EXPOSED;
    case IMMOBILE:
      return D_IMMOBILE;
    case SUPPRESSED:
      return D_SUPPRESSED;
    case GLANCING:
      return D_GLANCING;
    default:
      return 0;
  }
}

const items = new Int32Array(64);

/** The side of a counter that counts for a Unit. */
function sideOf(t: GameData, s: State, friend: number, counter: number): number {
  const pair = t.counterPair[counter];
  return t.unitTarget[s[FRIEND_UNIT + friend]] === AP ? t.pairAp[pair] : t.pairHe[pair];
}

/** SL 6.16, SL G67-G69, R51-R53, R57: false: the counter goes back and another is drawn. */
function hasEffect(t: GameData, s: State, friend: number, kind: number): boolean {
  const unit = s[FRIEND_UNIT + friend];
  switch (kind) {
    case ONE_STRESS:
    case WOUNDED:
    case KIA:
      return leader(s, friend) >= 0;
    case GUN:
      return t.unitMaxRange[unit] >= 2 && (s[UNIT_DAMAGE + unit] & D_GUN) === 0;
    case MACHINE_GUN:
      return t.unitMinRange[unit] === 0 && (s[UNIT_DAMAGE + unit] & D_MACHINE_GUN) === 0;
    case EXPOSED:
    case IMMOBILE:
    case SUPPRESSED:
      return (s[UNIT_DAMAGE + unit] & damageBit(kind)) === 0;
    default:
      return true;
  }
}

/** SL 6.13: draws so many Damage counters for a Unit, one after another, until it is Destroyed. */
export function drawDamage(t: GameData, s: State, friend: number, n: number, chance: Chance, tell: ShermanTell): void {
  const gray = t.unitTarget[s[FRIEND_UNIT + friend]] === AP;
  const purpose = gray ? t.draws.damageAp : t.draws.damageHe;
  for (let i = 0; i < n && (s[FRIEND_STATE + friend] & F_DESTROYED) === 0; i++) {
    for (;;) {
      let size = 0;
      let useful = false;
      for (let c = 0; c < t.counterCount; c++) {
        if (s[COUNTER_ON + c] !== 0) continue;
        items[size++] = t.counterPair[c];
        useful = useful || hasEffect(t, s, friend, sideOf(t, s, friend, c));
      }
      // A cup in which nothing could have an effect ends the drawing: only made-up sets of counters come to this.
      if (!useful) return;
      const pair = chance.draw(s, items, size, purpose);
      const kind = gray ? t.pairAp[pair] : t.pairHe[pair];
      const redrawn = !hasEffect(t, s, friend, kind);
      if (!redrawn) {
        apply(t, s, friend, kind, lowestOf(t, s, pair), tell);
        break;
      }
      tellCounter(t, s, friend, kind, 'SL 6.16', true, tell);
    }
  }
}

/** The lowest counter of a pair that is in the cup; counters of a pair are alike. */
function lowestOf(t: GameData, s: State, pair: number): number {
  for (let c = 0; c < t.counterCount; c++) if (t.counterPair[c] === pair && s[COUNTER_ON + c] === 0) return c;
  return -1;
}

/** The lowest counter in the cup that shows this kind on the side of the Unit; -1 if none is left (R81). */
function findInCup(t: GameData, s: State, friend: number, kind: number): number {
  for (let c = 0; c < t.counterCount; c++) if (s[COUNTER_ON + c] === 0 && sideOf(t, s, friend, c) === kind) return c;
  return -1;
}

/** One named kind of Damage on a Unit in the Battle, with the rule of the second hit (E22 uses it after the Battle). */
export function sufferDamage(t: GameData, s: State, friend: number, kind: number, tell: ShermanTell): void {
  if (!hasEffect(t, s, friend, kind)) return;
  apply(t, s, friend, kind, findInCup(t, s, friend, kind), tell);
}

function tellCounter(
  t: GameData,
  s: State,
  friend: number,
  kind: number,
  rule: string,
  redrawn: boolean,
  tell: ShermanTell,
): void {
  if (tell === undefined) return;
  const unit = unitName(t, s, friend);
  tell({ half: 'battle', kind: 'damage', rule, pieces: [unit], unit, counter: DAMAGE_KINDS[kind], redrawn });
}

/** SL G65, SL G66: what a counter does. `counter` lies down where it stays, or goes straight back to the cup. */
function apply(t: GameData, s: State, friend: number, kind: number, counter: number, tell: ShermanTell): void {
  const rule = t.unitTarget[s[FRIEND_UNIT + friend]] === AP ? RULE_AP : RULE_HE;
  // It lies there before it is told, and is told before what comes of it.
  const second = !lay(s, friend, kind, counter);
  tellCounter(t, s, friend, kind, rule, false, tell);
  const c = leader(s, friend);
  switch (kind) {
    case ONE_STRESS:
      damageStress(t, s, friend, 1, rule, tell);
      return;
    case WOUNDED:
      if (isWounded(s, c)) {
        loseCommander(t, s, friend, rule, tell);
        return;
      }
      s[COMMANDER_FLAGS + c] |= C_WOUNDED;
      if (counter >= 0) s[COUNTER_ON + counter] = ON_COMMANDER + c;
      if (tell !== undefined)
        tell({ kind: 'wounded', rule, pieces: [t.commanderName[c]], commander: t.commanderName[c] });
      return;
    case KIA:
      loseCommander(t, s, friend, rule, tell);
      return;
    case DESTROYED_2_STRESS:
      damageStress(t, s, friend, 2, rule, tell);
      destroyFriend(t, s, friend, rule, tell);
      return;
    case EXPLOSION:
    case MOWED_DOWN:
      loseCommander(t, s, friend, rule, tell);
      destroyFriend(t, s, friend, rule, tell);
      return;
    case ENGINE:
    case SUSPENSION:
      damageStress(t, s, friend, 1, rule, tell);
      break;
  }
  if (second) destroyFriend(t, s, friend, rule, tell);
}

/** Damage that stays on the Unit; false if it is the second Engine, Suspension, Hull or Casualty, which destroys it. */
function lay(s: State, friend: number, kind: number, counter: number): boolean {
  const bit = damageBit(kind);
  if (bit === 0) return true;
  const damage = UNIT_DAMAGE + s[FRIEND_UNIT + friend];
  if (kind === GLANCING) {
    if ((s[damage] & D_GLANCING_MASK) !== D_GLANCING_MASK) s[damage] += D_GLANCING;
  } else {
    // The others are redrawn before they get here.
    if ((s[damage] & bit) !== 0) return false;
    s[damage] |= bit;
  }
  if (kind === EXPOSED) s[FRIEND_STATE + friend] |= F_EXPOSED_NOW;
  if (counter >= 0) s[COUNTER_ON + counter] = 1 + friend;
  return true;
}

/** Stress from a Damage counter; under Confident Troops each Commander ignores his first point (R83). */
function damageStress(t: GameData, s: State, friend: number, n: number, rule: string, tell: ShermanTell): void {
  const c = leader(s, friend);
  if (c < 0) return;
  let suffered = n;
  if (s[FX + E_IGNORE_FIRST_STRESS] > 0) {
    const home = homeSlot(s, c);
    if (home >= 0 && (s[FRIEND_STATE + home] & F_STRESS_SPARED) === 0) {
      s[FRIEND_STATE + home] |= F_STRESS_SPARED;
      suffered--;
      if (tell !== undefined) {
        tell({
          half: 'battle',
          kind: 'spared',
          rule: 'SL 5.1',
          pieces: [t.commanderName[c]],
          commander: t.commanderName[c],
        });
      }
    }
  }
  if (suffered > 0) stress(t, s, c, suffered, W.damage, rule, tell);
}

/** The Commander of a Unit is killed: his Tactic counters and a counter that lay on him are gone with him. */
function loseCommander(t: GameData, s: State, friend: number, rule: string, tell: ShermanTell): void {
  const c = leader(s, friend);
  if (c < 0) return;
  s[FRIEND_COMMANDER + friend] = 0;
  s[FRIEND_TACTICS + friend] &= 0xff;
  killCommander(t, s, c, rule, tell);
  for (let i = 0; i < t.counterCount; i++) if (s[COUNTER_ON + i] === ON_COMMANDER + c) s[COUNTER_ON + i] = 0;
}

/** The Unit is Destroyed: gone for this Campaign; its hex stays known, for its Commander stands there (Heroics). */
function destroyFriend(t: GameData, s: State, friend: number, rule: string, tell: ShermanTell): void {
  s[FRIEND_STATE + friend] |= F_DESTROYED;
  const hex = s[FRIEND_HEX + friend] - 1;
  loseUnit(t, s, s[FRIEND_UNIT + friend], hex < 0 ? ['off'] : [hexName(hex), 'off'], rule, tell);
  for (let i = 0; i < t.counterCount; i++) if (s[COUNTER_ON + i] === 1 + friend) s[COUNTER_ON + i] = 0;
}

/** Takes one temporary kind of Damage off a Unit and puts its counter back into the cup. */
export function removeDamage(t: GameData, s: State, friend: number, kind: number): void {
  const unit = s[FRIEND_UNIT + friend];
  const bit = damageBit(kind);
  if ((s[UNIT_DAMAGE + unit] & bit) === 0) return;
  s[UNIT_DAMAGE + unit] &= ~bit;
  if (kind === EXPOSED) s[FRIEND_STATE + friend] &= ~F_EXPOSED_NOW;
  for (let i = 0; i < t.counterCount; i++) {
    if (s[COUNTER_ON + i] === 1 + friend && sideOf(t, s, friend, i) === kind) {
      s[COUNTER_ON + i] = 0;
      return;
    }
  }
}

const COUNTED_KINDS = [ENGINE, SUSPENSION, HULL, GUN, MACHINE_GUN, CASUALTY, EXPOSED, IMMOBILE, SUPPRESSED];

/** R48, R81: counters of Damage that Units bring into the Battle are taken out of the cup, while there are any. */
export function takeCounters(t: GameData, s: State): void {
  for (let f = 0; f < s[FRIENDS]; f++) {
    const damage = s[UNIT_DAMAGE + s[FRIEND_UNIT + f]];
    if (damage === 0) continue;
    for (const kind of COUNTED_KINDS) if ((damage & damageBit(kind)) !== 0) takeCounter(t, s, f, kind);
    for (let i = (damage & D_GLANCING_MASK) / D_GLANCING; i > 0; i--) takeCounter(t, s, f, GLANCING);
  }
}

function takeCounter(t: GameData, s: State, friend: number, kind: number): void {
  const c = findInCup(t, s, friend, kind);
  if (c >= 0) s[COUNTER_ON + c] = 1 + friend;
}

/** The counter of a wound that its Commander has in a position written by hand. */
export function takeWound(t: GameData, s: State, friend: number): void {
  const c = leader(s, friend);
  const counter = c >= 0 && isWounded(s, c) ? findInCup(t, s, friend, WOUNDED) : -1;
  if (counter >= 0) s[COUNTER_ON + counter] = ON_COMMANDER + c;
}
