// One enemy acts: its order, its move, its target, its attack.
import { type Chance, push, type State } from '@bocage/engine';
import type { ShermanTell } from '../../events.ts';
import { hexName, lowest } from '../../hex.ts';
import { ENEMY_HEX, ENEMY_MODEL, ENEMY_STATE, MOVE_RESULT, OPT_ENEMY_TIES, X_ACTED, X_MOVED } from '../../layout.ts';
import { STEP_ENEMY_MOVE_TIE, STEP_ENEMY_TARGET_TIE } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { ORDERS } from '../../terms.ts';
import { bestNeeds, bestTargets, chooseTargets } from './enemy-fire.ts';
import { enemyTitle, hexNames, unitName } from './field.ts';
import { destinationsNow, LEAVES, lastOrder, orderReason } from './orders.ts';
import { destroyEnemy, resolveEnemy } from './resolve.ts';

/** What a hex is asked for in STEP_ENEMY_MOVE_TIE. */
export const TIE_ACTION = 0;
export const TIE_STARTING = 1;

/** One enemy moves, if its order says so, and attacks. May end in a decision of the player (a tie). */
export function act(t: Tables, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
  s[ENEMY_STATE + enemy] |= X_ACTED;
  const hexes = destinationsNow(t, s, enemy);
  if (tell !== undefined) {
    const from = hexName(s[ENEMY_HEX + enemy] - 1);
    tell({
      half: 'battle',
      kind: 'order',
      rule: 'SL combat/orders',
      places: [from],
      piece: enemyTitle(t, s, enemy),
      hex: from,
      order: ORDERS[lastOrder.value],
      why: orderReason.value,
      row: s[MOVE_RESULT],
      to: hexes === LEAVES ? ['off'] : hexNames(hexes),
    });
  }
  if (hexes === LEAVES) {
    destroyEnemy(t, s, enemy, -1, 'SL rC21', tell);
    return;
  }
  if (hexes !== 0) {
    if ((hexes & (hexes - 1)) !== 0 && s[OPT_ENEMY_TIES] === 0) {
      push(s, STEP_ENEMY_MOVE_TIE, enemy, hexes, TIE_ACTION);
      return;
    }
    moveEnemy(t, s, enemy, lowest(hexes), tell);
  }
  aim(t, s, enemy, chance, tell);
}

export function moveEnemy(t: Tables, s: State, enemy: number, hex: number, tell: ShermanTell): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  s[ENEMY_HEX + enemy] = hex + 1;
  s[ENEMY_STATE + enemy] |= X_MOVED;
  tellEnemyMove(t, s, enemy, from, tell);
}

export function tellEnemyMove(t: Tables, s: State, enemy: number, from: number, tell: ShermanTell): void {
  if (tell === undefined) return;
  const to = hexName(s[ENEMY_HEX + enemy] - 1);
  tell({
    half: 'battle',
    kind: 'moves',
    rule: 'SL combat/orders',
    places: [hexName(from), to],
    piece: enemyTitle(t, s, enemy),
    from: hexName(from),
    to,
    with: [],
  });
}

/** SL combat/enemy-attacks: the easiest target, then the weakest, then the player's choice. */
export function aim(t: Tables, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
  const from = s[ENEMY_HEX + enemy] - 1;
  const moved = (s[ENEMY_STATE + enemy] & X_MOVED) !== 0;
  const n = chooseTargets(t, s, s[ENEMY_MODEL + enemy], from, moved);
  if (n === 0) {
    if (tell !== undefined) {
      const at = hexName(from);
      tell({
        half: 'battle',
        kind: 'no-target',
        rule: 'SL combat/enemy-attacks',
        places: [at],
        piece: enemyTitle(t, s, enemy),
        hex: at,
        moved,
      });
    }
    return;
  }
  if (tell !== undefined) {
    tell({
      half: 'battle',
      kind: 'target',
      rule: 'SL combat/enemy-attacks',
      piece: enemyTitle(t, s, enemy),
      hex: hexName(from),
      units: Array.from(bestTargets.subarray(0, n), (f) => unitName(t, s, f)),
      needs: bestNeeds.value,
    });
  }
  if (n === 1 || s[OPT_ENEMY_TIES] === 1) {
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
  push(s, STEP_ENEMY_TARGET_TIE, enemy, low, high);
}

export const SLOTS_IN_FIRST = 24;
