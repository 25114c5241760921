// One enemy acts: its order, its move, its target, its attack.
import { type Chance, find, push, type State } from '@bocage/engine';
import { distance, hexName, lowest } from '../../state/hex.ts';
import {
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  FRIEND_HEX,
  FRIENDS,
  MOVE_RESULT,
  X_ACTED,
  X_MOVED,
} from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import { STEP } from '../../state/steps.ts';
import type { GameData } from '../../state/tables.ts';
import { BUNKER, KIND_NAMES, ORDERS } from '../../state/terms.ts';
import type { ToldTarget } from '../../words/battle/events.ts';
import type { ShermanTell } from '../../words/events.ts';
import { coverAt } from '../shared/ground.ts';
import { bestNeeds, bestTargets, chooseTargets, enemyNeeds, friendDefense } from './enemy-fire.ts';
import { enemyId, enemyTitle, hexNames, onField, unitName } from './field.ts';
import { CANNOT } from './fire.ts';
import { columnOfKind, destinationsNow, LEAVES, lastOrder, orderReason } from './orders.ts';
import { destroyEnemy, RULE_LEAVES, resolveEnemy } from './resolve.ts';

/** What a hex is asked for in STEP.enemyMoveTie. */
export const TIE_ACTION = 0;
export const TIE_STARTING = 1;

/** One enemy moves, if its order says so, and attacks. May end in a decision of the player (a tie). */
export function act(t: GameData, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
  s[ENEMY_STATE + enemy] |= X_ACTED;
  const hexes = destinationsNow(t, s, enemy);
  if (tell !== undefined) tellOrder(t, s, enemy, hexes, tell);
  if (hexes === LEAVES) {
    destroyEnemy(t, s, enemy, -1, RULE_LEAVES, tell);
    return;
  }
  if (hexes !== 0) {
    if ((hexes & (hexes - 1)) !== 0 && s[OPT.enemyTies] === OPTION.enemyTies.player) {
      push(s, STEP.enemyMoveTie, enemy, hexes, TIE_ACTION);
      return;
    }
    moveEnemy(t, s, enemy, lowest(hexes), tell);
  }
  aim(t, s, enemy, chance, tell);
}

/** The order of an enemy. What is told stands apart, so that an enemy whom nobody watches acts quickly. */
function tellOrder(t: GameData, s: State, enemy: number, hexes: number, tell: NonNullable<ShermanTell>): void {
  const from = hexName(s[ENEMY_HEX + enemy] - 1);
  tell({
    half: 'battle',
    kind: 'order',
    detail: true,
    rule: 'SL 6.10',
    places: [from],
    id: enemyId(enemy),
    pieces: [enemyId(enemy)],
    piece: enemyTitle(t, s, enemy),
    hex: from,
    order: ORDERS[lastOrder.value],
    why: orderReason.value,
    row: s[MOVE_RESULT],
    column: columnTitle(t.modelKind[s[ENEMY_MODEL + enemy]]),
    to: hexes === LEAVES ? ['off'] : hexNames(hexes),
    cover: hexes > 0 ? coverAt(s, lowest(hexes)) : 0,
  });
}

export function moveEnemy(t: GameData, s: State, enemy: number, hex: number, tell: ShermanTell): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  s[ENEMY_HEX + enemy] = hex + 1;
  s[ENEMY_STATE + enemy] |= X_MOVED;
  tellEnemyMove(t, s, enemy, from, tell);
}

/** Whether the Enemy Units act all together, which one line tells: their moves are its details. */
function inPassing(s: State): boolean {
  const actions = find(s, STEP.enemyActions);
  if (actions < 0) return find(s, STEP.startingAdvances) >= 0;
  return s[OPT.enemyOrder] === OPTION.enemyOrder.chart || s[actions + 1] === 1;
}

export function tellEnemyMove(t: GameData, s: State, enemy: number, from: number, tell: ShermanTell): void {
  if (tell === undefined) return;
  const to = hexName(s[ENEMY_HEX + enemy] - 1);
  tell({
    half: 'battle',
    kind: 'moves',
    detail: inPassing(s),
    rule: 'SL 6.10',
    places: [hexName(from), to],
    id: enemyId(enemy),
    pieces: [enemyId(enemy)],
    piece: enemyTitle(t, s, enemy),
    from: hexName(from),
    to,
    enemy: true,
  });
}

/** `Tank, AT, A. Car`: the column of the Movement chart that a kind stands in; none for what never moves. */
function columnTitle(kind: number): string {
  return kind >= BUNKER ? '' : KIND_NAMES.slice(columnOfKind(kind) * 3, columnOfKind(kind) * 3 + 3).join(', ');
}

/** Every Unit that the enemy could attack, with what a die needs and its Defense: why it is this one. */
function comparison(t: GameData, s: State, model: number, from: number, moved: boolean): readonly ToldTarget[] {
  const list: ToldTarget[] = [];
  for (let f = 0; f < s[FRIENDS]; f++) {
    if (!onField(s, f)) continue;
    const needs = enemyNeeds(t, s, model, from, moved, f);
    if (needs === CANNOT) continue;
    list.push({
      unit: unitName(t, s, f),
      needs,
      defense: friendDefense(t, s, f, distance(from, s[FRIEND_HEX + f] - 1)),
    });
  }
  return list;
}

/** Whom an enemy aims at and why, or that there is nobody. */
function tellTarget(t: GameData, s: State, enemy: number, n: number, tell: NonNullable<ShermanTell>): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  if (n === 0) {
    const at = hexName(from);
    tell({
      half: 'battle',
      kind: 'no-target',
      detail: moved || inPassing(s),
      rule: 'SL 6.13',
      places: [at],
      id: enemyId(enemy),
      pieces: [enemyId(enemy)],
      piece: enemyTitle(t, s, enemy),
      hex: at,
      moved,
    });
    return;
  }
  tell({
    half: 'battle',
    kind: 'target',
    detail: true,
    rule: 'SL 6.13',
    id: enemyId(enemy),
    pieces: [enemyId(enemy)],
    places: [hexName(from)],
    piece: enemyTitle(t, s, enemy),
    hex: hexName(from),
    units: Array.from(bestTargets.subarray(0, n), (f) => unitName(t, s, f)),
    needs: bestNeeds.value,
    compared: comparison(t, s, s[ENEMY_MODEL + enemy], from, moved),
  });
}

/** SL 6.13: the easiest target, then the weakest, then the player's choice. */
export function aim(t: GameData, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const n = chooseTargets(t, s, s[ENEMY_MODEL + enemy], from, moved);
  if (tell !== undefined) tellTarget(t, s, enemy, n, tell);
  if (n === 0) return;
  if (n === 1 || s[OPT.enemyTies] === OPTION.enemyTies.first) {
    resolveEnemy(t, s, enemy, bestTargets[0], chance, tell);
    return;
  }
  let low = 0;
  let high = 0;
  for (let i = 0; i < n; i++) {
    const f = bestTargets[i];
    if (f < SLOTS_IN_FIRST) low |= 1 << f;
    else high |= 1 << (f - SLOTS_IN_FIRST);
  }
  push(s, STEP.enemyTargetTie, enemy, low, high);
}

export const SLOTS_IN_FIRST = 24;
