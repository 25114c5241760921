// What the enemy's next step may do to us: an estimate from where everybody stands now.
import { find, type Reason, type State } from '@bocage/engine';
import { E_ENEMY_FIRST_T1 } from '../../state/effects.ts';
import { DISTANCE, HEXES, hexName, lowest, NEIGHBOURS } from '../../state/hex.ts';
import {
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_EXPOSED_NOW,
  F_MOVED_BATTLE,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIENDS,
  FX,
  LAST_TURN,
  MOVE_DIE,
  MOVE_RESULT,
  TENACITY_USED,
  TURN,
  X_ACTED,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { ASTERISK, HOLD, RIFLE } from '../../state/terms.ts';
import { threatText } from '../../words/battle/threats.ts';
import { bestNeeds, bestTargets, chooseTargets, enemyNeeds, friendDefense, standsToFire } from './enemy-fire.ts';
import { enemyTitle, isActiveEnemy, lookForFriends, onField, openForModel, unitName } from './field.ts';
import { CANNOT } from './fire.ts';
import { attackChances, flankDie } from './modifiers.ts';
import { movementModifier, movementRow } from './movement.ts';
import { columnOfKind, destinations, LEAVES, orderFor } from './orders.ts';
import { checkStatus, TURN_SECOND, TURN_THIRD } from './status.ts';

/** What one enemy may do to one friendly Unit in its next step. */
export interface Threat {
  /** Slot of the enemy, its name and hex. */
  readonly enemy: number;
  readonly piece: string;
  readonly hex: string;
  /** Share of the Movement rolls with which it may attack this Unit (ties count as if they went against it). */
  readonly attacks: number;
  /** Chance of at least one Damage counter over all Movement rolls. */
  readonly damage: number;
  /** Where it would fire from, over all Movement rolls. */
  readonly from: readonly string[];
  /** The lowest number that a die needs. */
  readonly needs: number;
}

export interface UnitThreat {
  readonly friend: number;
  readonly unit: string;
  /** Chance of at least one Damage counter from all enemies together, while it is the first target of each. */
  readonly damage: number;
  /** No enemy can attack it in that step, whatever chance and the enemy's choices do to the others before it. */
  readonly safe: boolean;
  readonly by: readonly Threat[];
}

/** Movement results that the next enemy step may have, as rows of the chart: one entry for each face of the die. */
function nextRows(s: State): readonly number[] {
  if (s[MOVE_DIE] === 0) return [];
  const modifier = movementModifier(s);
  return Array.from({ length: s[MOVE_DIE] }, (_, i) => movementRow(i + 1 + modifier));
}

/**
 * The state as it will be when the enemy acts next, if nobody on our side does anything more: in the Slow step that is
 * the next turn, with its effects and the strength of the Battalion by the points now left, also one that Tenacity may add. Undefined: there is none.
 */
function atNextEnemyStep(t: GameData, s: State): State | undefined {
  const turn = find(s, STEP.turn);
  if (turn < 0) return s;
  const ambush = s[TURN] === 1 && s[FX + E_ENEMY_FIRST_T1] > 0;
  // The stage of the frame is that of the part to come.
  if (s[turn + 1] <= (ambush ? TURN_SECOND : TURN_THIRD)) return s;
  if (s[TURN] >= s[LAST_TURN] && (s[OPT.tenacity] === OPTION.tenacity.off || s[TENACITY_USED] === 1)) return undefined;
  const later = s.slice();
  later[TURN]++;
  for (let f = 0; f < s[FRIENDS]; f++) later[FRIEND_STATE + f] &= ~F_EXPOSED_NOW;
  checkStatus(t, later, undefined);
  return later;
}

/** Hexes that an enemy may fire from in that step: its own, and those beside it if a row of the chart may move it. */
function firingHexes(t: GameData, s: State, enemy: number, rows: readonly number[]): number {
  const model = s[ENEMY_MODEL + enemy];
  const hex = s[ENEMY_HEX + enemy] - 1;
  const kind = t.modelKind[model];
  if (standsToFire(kind)) return 1 << hex;
  const moves = rows.some(
    (row) =>
      orderFor(t, s, model, hex, row) !== HOLD ||
      // Without the AP Unit beside it the printed order counts, and the other way round.
      (kind === RIFLE && (t.tactical[(row + 1) * 3 + columnOfKind(kind)] & ASTERISK) !== 0),
  );
  return moves ? (1 << hex) | (NEIGHBOURS[hex] & openForModel(t, s, model)) : 1 << hex;
}

/**
 * Whether some course of the enemy's next step could damage the Unit: enemies may move otherwise than now, and turn to it,
 * once others are gone. More is taken as possible than the rules allow, never less.
 */
function mayBeHit(t: GameData, s: State, friend: number, enemy: number, hexes: number): boolean {
  const model = s[ENEMY_MODEL + enemy];
  for (let rest = hexes; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest);
    // As if it had not moved: that is never harder, and Banzai may spare it the penalty.
    const needs = enemyNeeds(t, s, model, from, false, friend);
    if (needs === CANNOT) continue;
    const range = DISTANCE[from * HEXES + s[FRIEND_HEX + friend] - 1];
    if (attackChances(2, needs, friendDefense(t, s, friend, range), flankDie(s, range)).stands > 0) return true;
  }
  return false;
}

/**
 * The enemy's next step: which of them can hit which of ours and how likely. For each face of the Movement die every
 * enemy gets its order, its hexes and its targets from where all stand now; a tie counts as if it went against the
 * Unit. Who goes on to the next target because the first is gone is not counted: `safe` says whether anybody could. In the middle of the enemy's step the roll is known and those that have acted are left out.
 */
export function enemyThreats(t: GameData, now: State, rolled = false): readonly UnitThreat[] {
  const next = rolled ? now : atNextEnemyStep(t, now);
  const s = next ?? now;
  const rows = next === undefined ? [] : rolled ? [s[MOVE_RESULT]] : nextRows(s);
  const friends = s[FRIENDS];
  const safeChance = new Float64Array(friends * rows.length).fill(1);
  const found = new Map<number, { attacks: number; damage: number; from: Set<string>; needs: number }>();
  lookForFriends(t, s);
  for (let r = 0; r < rows.length; r++) {
    for (let e = 0; e < s[ENEMIES]; e++) {
      if (!isActiveEnemy(s, e) || (rolled && (s[ENEMY_STATE + e] & X_ACTED) !== 0)) continue;
      const model = s[ENEMY_MODEL + e];
      const hex = s[ENEMY_HEX + e] - 1;
      const order = orderFor(t, s, model, hex, rows[r]);
      const hexes = destinations(t, s, model, hex, order);
      if (hexes === LEAVES) continue;
      const worst = new Map<number, { chance: number; from: number; needs: number }>();
      for (let h = 0; h < HEXES; h++) {
        if (hexes === 0 ? h !== hex : ((hexes >> h) & 1) === 0) continue;
        const n = chooseTargets(t, s, model, h, hexes !== 0);
        for (let i = 0; i < n; i++) {
          const f = bestTargets[i];
          const range = DISTANCE[h * HEXES + s[FRIEND_HEX + f] - 1];
          const defense = friendDefense(t, s, f, range);
          const { stands } = attackChances(2, bestNeeds.value, defense, flankDie(s, range));
          const before = worst.get(f);
          if (before === undefined || stands > before.chance)
            worst.set(f, { chance: stands, from: h, needs: bestNeeds.value });
        }
      }
      for (const [f, w] of worst) {
        safeChance[f * rows.length + r] *= 1 - w.chance;
        const key = f * 64 + e;
        const entry = found.get(key) ?? { attacks: 0, damage: 0, from: new Set<string>(), needs: 99 };
        entry.attacks += 1 / rows.length;
        entry.damage += w.chance / rows.length;
        entry.from.add(hexName(w.from));
        entry.needs = Math.min(entry.needs, w.needs);
        found.set(key, entry);
      }
    }
  }
  const list: UnitThreat[] = [];
  for (let f = 0; f < friends; f++) {
    if (!onField(s, f)) continue;
    let damage = 0;
    for (let r = 0; r < rows.length; r++) damage += (1 - safeChance[f * rows.length + r]) / rows.length;
    const by: Threat[] = [];
    for (let e = 0; e < s[ENEMIES]; e++) {
      const entry = found.get(f * 64 + e);
      if (entry === undefined) continue;
      by.push({
        enemy: e,
        piece: enemyTitle(t, s, e),
        hex: hexName(s[ENEMY_HEX + e] - 1),
        attacks: entry.attacks,
        damage: entry.damage,
        from: [...entry.from],
        needs: entry.needs,
      });
    }
    by.sort((a, b) => b.damage - a.damage);
    list.push({ friend: f, unit: unitName(t, s, f), damage, safe: damage === 0 && isSafe(t, s, f, rows, rolled), by });
  }
  return list;
}

function isSafe(t: GameData, s: State, friend: number, rows: readonly number[], rolled: boolean): boolean {
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (rows.length === 0 || !isActiveEnemy(s, e) || (rolled && (s[ENEMY_STATE + e] & X_ACTED) !== 0)) continue;
    if (mayBeHit(t, s, friend, e, firingHexes(t, s, e, rows))) return false;
  }
  return true;
}

/** From so much on a threat is worth a warning. */
const WORTH_A_WARNING = 0.25;

/** The Units that the enemy's next step is likely to damage. */
export function threatWarnings(t: GameData, s: State): readonly Reason[] {
  return enemyThreats(t, s)
    .filter((threat) => threat.damage >= WORTH_A_WARNING)
    .map((threat) => ({
      code: 'threat',
      rule: 'SL 6.9',
      text: threatText(threat),
      data: { unit: threat.unit, chance: threat.damage },
    }));
}

/** What a Unit would be exposed to if it stood in another hex. */
export function threatIfAt(t: GameData, s: State, friend: number, hex: number, moved: boolean): readonly Reason[] {
  if (s[TURN] === 0) return [];
  const there = s.slice();
  there[FRIEND_HEX + friend] = hex + 1;
  if (moved) there[FRIEND_STATE + friend] |= F_MOVED_BATTLE;
  const threat = enemyThreats(t, there).find((u) => u.friend === friend);
  if (threat === undefined || threat.damage < WORTH_A_WARNING) return [];
  return [
    {
      code: 'threat',
      rule: 'SL 6.9',
      text: threatText(threat, hexName(hex)),
      data: { unit: threat.unit, hex: hexName(hex), chance: threat.damage },
    },
  ];
}
