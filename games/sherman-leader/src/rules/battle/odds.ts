// Odds for people and bots: of an attack about to be made, and of everything the enemy's next step may do to us.
import { find, type Modifier, type Odds, type Reason, type State } from '@bocage/engine';
import { E_ENEMY_FIRST_T1 } from '../../state/effects.ts';
import { DISTANCE, distance, HEXES, hexName } from '../../state/hex.ts';
import {
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  F_EXPOSED_NOW,
  F_MOVED_BATTLE,
  FRIEND_HEX,
  FRIEND_STATE,
  FRIEND_UNIT,
  FRIENDS,
  FX,
  LAST_TURN,
  MOVE_DIE,
  MOVE_RESULT,
  OPT_FLANK,
  TURN,
  X_ACTED,
  X_MOVED,
} from '../../state/layout.ts';
import { STEP_TURN } from '../../state/steps.ts';
import type { Tables } from '../../state/tables.ts';
import { TARGETS } from '../../state/terms.ts';
import { bestNeeds, bestTargets, chooseTargets, enemyModifier, friendDefense, printedForModel } from './enemy-fire.ts';
import { enemyTitle, isActiveEnemy, lookForFriends, onField, unitName } from './field.ts';
import { attackDice, enemyDefense, friendlyModifier, printedFor } from './fire.ts';
import { attackChances, flankOn } from './modifiers.ts';
import { movementModifier, movementRow } from './movement.ts';
import { destinations, LEAVES, orderFor } from './orders.ts';
import { checkStatus, TURN_SECOND, TURN_THIRD } from './status.ts';

function flankDie(s: State, range: number): number {
  return s[OPT_FLANK] === 1 ? flankOn(range) : 0;
}

function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function assemble(
  s: State,
  title: string,
  rule: string,
  dice: number,
  printed: number,
  value: string,
  needs: number,
  range: number,
  defense: number,
  modifiers: readonly Modifier[],
  good: boolean,
): Odds {
  const flank = flankDie(s, range);
  const chances = attackChances(dice, needs, defense, flank);
  return {
    title,
    rule,
    results: good
      ? [
          { label: 'no hit', chance: chances.miss },
          { label: 'hit, but negated', chance: chances.negated },
          { label: 'Destroyed', chance: chances.stands, good: true },
        ]
      : [
          { label: 'Damage', chance: chances.stands },
          { label: 'hit, but negated', chance: chances.negated, good: true },
          { label: 'no hit', chance: chances.miss, good: true },
        ],
    modifiers: [{ label: `printed ${value} value ${printed}+`, value: 0, rule }, ...modifiers],
    expected: `${dice} dice, each hits on ${Math.max(1, needs)}+; Defense ${defense}${
      flank === 0 ? '' : `, ${defense - 1} on a Flank attack (${flank}+)`
    }`,
  };
}

/** The odds of a friendly Unit against an enemy, each modifier named; Defense modifiers follow. */
export function friendlyOdds(t: Tables, s: State, friend: number, enemy: number): Odds {
  const to = s[ENEMY_HEX + enemy] - 1;
  const range = distance(s[FRIEND_HEX + friend] - 1, to);
  const model = s[ENEMY_MODEL + enemy];
  const modifiers: Modifier[] = [];
  const printed = printedFor(t, s, friend, model, range);
  const needs = printed - friendlyModifier(t, s, friend, range, modifiers);
  const guard: Modifier[] = [];
  const defense = enemyDefense(t, s, enemy, friend, guard);
  return assemble(
    s,
    `${unitName(t, s, friend)} attacks ${enemyTitle(t, s, enemy)} in ${hexName(to)}`,
    'SL combat/unit-attacks',
    attackDice(t, s, friend, range),
    printed,
    TARGETS[t.modelTarget[model]],
    needs,
    range,
    defense,
    [...modifiers, ...guard.map((m) => ({ ...m, label: `Defense: ${m.label}` }))],
    true,
  );
}

/** The odds of an enemy against a friendly Unit. */
export function attackOdds(t: Tables, s: State, enemy: number, friend: number): Odds {
  const from = s[ENEMY_HEX + enemy] - 1;
  const range = distance(from, s[FRIEND_HEX + friend] - 1);
  const model = s[ENEMY_MODEL + enemy];
  const target = t.unitTarget[s[FRIEND_UNIT + friend]];
  const modifiers: Modifier[] = [];
  const printed = printedForModel(t, s, model, target, range);
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const needs = printed - enemyModifier(t, s, model, moved, friend, range, modifiers);
  const guard: Modifier[] = [];
  const defense = friendDefense(t, s, friend, range, guard);
  return assemble(
    s,
    `${enemyTitle(t, s, enemy)} in ${hexName(from)} attacks ${unitName(t, s, friend)}`,
    'SL combat/enemy-attacks',
    2,
    printed,
    TARGETS[target],
    needs,
    range,
    defense,
    [...modifiers, ...guard.map((m) => ({ ...m, label: `Defense: ${m.label}` }))],
    false,
  );
}

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
  /** Chance of at least one Damage counter from all enemies together. */
  readonly damage: number;
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
 * the next turn, with its effects and the strength of the Battalion by the points now left. Undefined: there is none.
 */
function atNextEnemyStep(t: Tables, s: State): State | undefined {
  const turn = find(s, STEP_TURN);
  if (turn < 0) return s;
  const ambush = s[TURN] === 1 && s[FX + E_ENEMY_FIRST_T1] > 0;
  // The stage of the frame is that of the part to come.
  if (s[turn + 1] <= (ambush ? TURN_SECOND : TURN_THIRD)) return s;
  if (s[TURN] >= s[LAST_TURN]) return undefined;
  const later = s.slice();
  later[TURN]++;
  for (let f = 0; f < s[FRIENDS]; f++) later[FRIEND_STATE + f] &= ~F_EXPOSED_NOW;
  checkStatus(t, later, undefined);
  return later;
}

/**
 * The enemy's next step: which of them can hit which of ours and how likely. For each face of the Movement die every
 * enemy gets its order, its hexes and its targets from where all stand now; a tie counts as if it went against the
 * Unit. In the middle of the enemy's step the roll is known and those that have acted are left out.
 */
export function enemyThreats(t: Tables, now: State, rolled = false): readonly UnitThreat[] {
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
    list.push({ friend: f, unit: unitName(t, s, f), damage, by });
  }
  return list;
}

/** One sentence about a Unit under threat. */
export function threatText(threat: UnitThreat): string {
  const worst = threat.by.slice(0, 3).map((b) => `${b.piece} ${b.hex} (${b.needs}+, ${percent(b.damage)})`);
  const more = threat.by.length > 3 ? ` and ${threat.by.length - 3} more` : '';
  return `${threat.unit}: ${percent(threat.damage)} to be damaged in the enemy's next step, by ${worst.join(', ')}${more}.`;
}

/** From so much on a threat is worth a warning. */
const WORTH_A_WARNING = 0.25;

/** The Units that the enemy's next step is likely to damage. */
export function threatWarnings(t: Tables, s: State): readonly Reason[] {
  return enemyThreats(t, s)
    .filter((threat) => threat.damage >= WORTH_A_WARNING)
    .map((threat) => ({ rule: 'SL combat/enemy-actions', text: threatText(threat) }));
}

/** What a Unit would be exposed to if it stood in another hex. */
export function threatIfAt(t: Tables, s: State, friend: number, hex: number, moved: boolean): readonly Reason[] {
  if (s[TURN] === 0) return [];
  const there = s.slice();
  there[FRIEND_HEX + friend] = hex + 1;
  if (moved) there[FRIEND_STATE + friend] |= F_MOVED_BATTLE;
  const threat = enemyThreats(t, there).find((u) => u.friend === friend);
  if (threat === undefined || threat.damage < WORTH_A_WARNING) return [];
  return [{ rule: 'SL combat/enemy-actions', text: `In ${hexName(hex)} ${threatText(threat)}` }];
}
