// Resolving an attack: dice, hits, Flank, Defense, and what comes of it; the same for both sides.
import type { Chance, Modifier, Purpose, State } from '@bocage/engine';
import { DISTANCE, HEXES, hexName } from '../../state/hex.ts';
import {
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  FRIEND_HEX,
  FRIEND_POINTS,
  FRIEND_UNIT,
  POINTS,
  X_DESTROYED,
  X_MOVED,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import { TARGETS } from '../../state/terms.ts';
import type { BattleEvent, ToldModifier } from '../../words/battle/events.ts';
import * as W from '../../words/battle/labels.ts';
import type { ShermanTell } from '../../words/events.ts';
import { drawDamage } from './damage.ts';
import { enemyModifier, friendDefense, printedForModel } from './enemy-fire.ts';
import { enemyId, enemyTitle, homeSlot, leader, unitName } from './field.ts';
import { attackDice, enemyDefense, friendlyModifier, printedFor } from './fire.ts';
import { flankOn } from './modifiers.ts';

const ATTACK: Purpose = { rule: 'SL 6.7', what: W.attackRoll };
const ENEMY_ATTACK: Purpose = { rule: 'SL 6.13', what: W.enemyAttackRoll };
const FLANK: Purpose = { rule: 'SL 10.3', what: W.flankAttack };
const DEFENSE: Purpose = { rule: 'SL 6.7', what: W.enemyDefenseRoll };
const FRIEND_DEFENSE: Purpose = { rule: 'SL 6.13', what: W.defenseRoll };

type Attack = Extract<BattleEvent, { kind: 'attack' }>;

/** What the last attack rolled, for its event. The dice of the attack first, then those of the Defense. */
const dice = new Int32Array(8);
const rolled = { dice: 0, hits: 0, flank: 0, defense: 0 };

/** Rolls an attack to its end; returns the hits that stand. */
function roll(
  s: State,
  n: number,
  needs: number,
  range: number,
  defense: number,
  friendly: boolean,
  chance: Chance,
): number {
  let hits = 0;
  for (let i = 0; i < n; i++) {
    const d = chance.die(s, 10, friendly ? ATTACK : ENEMY_ATTACK);
    dice[i] = d;
    if (d >= needs) hits++;
  }
  rolled.dice = n;
  rolled.hits = hits;
  rolled.flank = 0;
  rolled.defense = defense;
  if (hits === 0) return 0;
  if (s[OPT.flank] === OPTION.flank.on && range <= 1) {
    rolled.flank = chance.die(s, 10, FLANK);
    if (rolled.flank >= flankOn(range)) rolled.defense--;
  }
  let stands = 0;
  for (let i = 0; i < hits; i++) {
    const d = chance.die(s, 10, friendly ? DEFENSE : FRIEND_DEFENSE);
    dice[n + i] = d;
    if (d > rolled.defense) stands++;
  }
  return stands;
}

/** The dice of the last attack as its event tells them. */
function lastRoll(): Pick<Attack, 'dice' | 'hits' | 'flank' | 'defense' | 'defenseDice'> {
  const { dice: n, hits, flank, defense } = rolled;
  return { dice: [...dice.subarray(0, n)], hits, flank, defense, defenseDice: [...dice.subarray(n, n + hits)] };
}

function told(list: readonly Modifier[]): readonly ToldModifier[] {
  return list.filter((m) => m.excluded !== true).map((m) => [m.label, m.value]);
}

/** SL 6.7: a friendly Unit attacks an enemy. */
export function resolveFriendly(
  t: GameData,
  s: State,
  friend: number,
  enemy: number,
  chance: Chance,
  tell: ShermanTell,
): void {
  const to = s[ENEMY_HEX + enemy] - 1;
  const range = DISTANCE[(s[FRIEND_HEX + friend] - 1) * HEXES + to];
  const model = s[ENEMY_MODEL + enemy];
  const needs = printedFor(t, s, friend, model, range) - friendlyModifier(t, s, friend, range);
  const defense = enemyDefense(t, s, enemy, friend);
  const stands = roll(s, attackDice(t, s, friend, range), needs, range, defense, true, chance);
  if (tell !== undefined) tellFriendly(t, s, friend, enemy, range, needs, stands, tell);
  if (stands > 0) destroyEnemy(t, s, enemy, friend, 'SL 6.7', tell);
}

/** The event of a friendly attack. Apart, so that an attack that nobody listens to stays small. */
function tellFriendly(
  t: GameData,
  s: State,
  friend: number,
  enemy: number,
  range: number,
  needs: number,
  stands: number,
  tell: NonNullable<ShermanTell>,
): void {
  const to = s[ENEMY_HEX + enemy] - 1;
  const model = s[ENEMY_MODEL + enemy];
  const modifiers: Modifier[] = [];
  friendlyModifier(t, s, friend, range, modifiers);
  const guard: Modifier[] = [];
  enemyDefense(t, s, enemy, friend, guard);
  tell({
    half: 'battle',
    kind: 'attack',
    rule: 'SL 6.7',
    places: [hexName(s[FRIEND_HEX + friend] - 1), hexName(to)],
    pieces: [unitName(t, s, friend), enemyId(enemy)],
    enemy: false,
    from: unitName(t, s, friend),
    to: enemyId(enemy),
    attacker: unitName(t, s, friend),
    target: W.enemyIn(enemyTitle(t, s, enemy), hexName(to)),
    value: TARGETS[t.modelTarget[model]],
    printed: printedFor(t, s, friend, model, range),
    range,
    needs,
    modifiers: told(modifiers),
    defenseModifiers: told(guard),
    ...lastRoll(),
    stands,
  });
}

/** SL 6.13: an enemy attacks a friendly Unit. */
export function resolveEnemy(
  t: GameData,
  s: State,
  enemy: number,
  friend: number,
  chance: Chance,
  tell: ShermanTell,
): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  const to = s[FRIEND_HEX + friend] - 1;
  const range = DISTANCE[from * HEXES + to];
  const model = s[ENEMY_MODEL + enemy];
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const target = t.unitTarget[s[FRIEND_UNIT + friend]];
  const printed = printedForModel(t, s, model, target, range);
  const needs = printed - enemyModifier(t, s, model, moved, friend, range);
  const defense = friendDefense(t, s, friend, range);
  const stands = roll(s, 2, needs, range, defense, false, chance);
  if (tell !== undefined) tellEnemy(t, s, enemy, friend, printed, needs, stands, tell);
  if (stands > 0) drawDamage(t, s, friend, stands, chance, tell);
}

/** The event of an enemy's attack. */
function tellEnemy(
  t: GameData,
  s: State,
  enemy: number,
  friend: number,
  printed: number,
  needs: number,
  stands: number,
  tell: NonNullable<ShermanTell>,
): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  const to = s[FRIEND_HEX + friend] - 1;
  const range = DISTANCE[from * HEXES + to];
  const model = s[ENEMY_MODEL + enemy];
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const modifiers: Modifier[] = [];
  enemyModifier(t, s, model, moved, friend, range, modifiers);
  const guard: Modifier[] = [];
  friendDefense(t, s, friend, range, guard);
  tell({
    half: 'battle',
    kind: 'attack',
    rule: 'SL 6.13',
    places: [hexName(from), hexName(to)],
    pieces: [enemyId(enemy), unitName(t, s, friend)],
    enemy: true,
    from: enemyId(enemy),
    to: unitName(t, s, friend),
    attacker: W.enemyIn(enemyTitle(t, s, enemy), hexName(from)),
    target: unitName(t, s, friend),
    value: TARGETS[t.unitTarget[s[FRIEND_UNIT + friend]]],
    printed,
    range,
    needs,
    modifiers: told(modifiers),
    defenseModifiers: told(guard),
    ...lastRoll(),
    stands,
  });
}

/** An enemy that leaves by its own edge counts as Destroyed. */
export const RULE_LEAVES = 'SL R21';

/** The counter is flipped: out of the Battle and of the Battalion's strength. `by` is the friendly slot, or -1. */
export function destroyEnemy(t: GameData, s: State, enemy: number, by: number, rule: string, tell: ShermanTell): void {
  const points = t.modelPoints[s[ENEMY_MODEL + enemy]];
  const at = s[ENEMY_HEX + enemy] - 1;
  s[ENEMY_STATE + enemy] = X_DESTROYED;
  s[ENEMY_HEX + enemy] = 0;
  s[POINTS] -= points;
  if (by >= 0) {
    const c = leader(s, by);
    const home = c < 0 ? -1 : homeSlot(s, c);
    if (home >= 0) s[FRIEND_POINTS + home] += points;
  }
  if (tell !== undefined) {
    const hex = hexName(at);
    tell({
      half: 'battle',
      kind: 'enemy-destroyed',
      rule,
      places: [hex],
      id: enemyId(enemy),
      pieces: [enemyId(enemy)],
      piece: enemyTitle(t, s, enemy),
      hex,
      points,
      left: s[POINTS],
      gone: rule === RULE_LEAVES,
    });
  }
}
