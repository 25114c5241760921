// Enemy Actions: the Movement roll, and each enemy in turn: order, move, target, attack.
import { type Chance, pop, push, type State, type Step, top } from '@bocage/engine';
import { R_ENEMY_ACTED, R_NO_CHOICE_OF_HEX, R_NO_SUCH_BATTLE_CHOICE, R_NO_TARGET_TIE } from '../../battle-reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../events.ts';
import { HEXES, hexName, lowest } from '../../hex.ts';
import {
  ENEMIES,
  ENEMY_HEX,
  ENEMY_MODEL,
  ENEMY_STATE,
  FRIEND_HEX,
  FRIENDS,
  MOVE_RESULT,
  OPT_ENEMY_ORDER,
  OPT_ENEMY_TIES,
  X_ACTED,
  X_MOVED,
} from '../../layout.ts';
import { STEP_ENEMY_MOVE_TIE, STEP_ENEMY_TARGET_TIE } from '../../steps.ts';
import type { Tables } from '../../tables.ts';
import { ORDERS } from '../../terms.ts';
import { terrainWord } from '../shared/ground.ts';
import {
  anyoneLeft,
  argumentOf,
  enemyName,
  enemyTitle,
  hasTwin,
  hexNames,
  isActiveEnemy,
  onField,
  unitName,
  unitTitle,
  VERB_BITS,
  verbOf,
} from './field.ts';
import { bestNeeds, bestTargets, chooseTargets } from './fire.ts';
import { attackOdds } from './odds.ts';
import { destinationsNow, LEAVES, lastOrder, orderReason } from './orders.ts';
import { destroyEnemy, resolveEnemy } from './resolve.ts';

const RULE = 'SL combat/enemy-actions';

/** What a hex is asked for in STEP_ENEMY_MOVE_TIE. */
export const TIE_ACTION = 0;
export const TIE_STARTING = 1;

/** One enemy moves, if its order says so, and attacks. May end in a decision of the player (a tie). */
function act(t: Tables, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
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

function moveEnemy(t: Tables, s: State, enemy: number, hex: number, tell: ShermanTell): void {
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
function aim(t: Tables, s: State, enemy: number, chance: Chance, tell: ShermanTell): void {
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

const SLOTS_IN_FIRST = 24;

const ENEMY = 0;
const REST = 1;

/** Next enemy that has not acted, in the order of the chart (slots are in that order), or -1. */
function nextEnemy(s: State, from: number): number {
  for (let e = from; e < s[ENEMIES]; e++) {
    if (isActiveEnemy(s, e) && (s[ENEMY_STATE + e] & X_ACTED) === 0) return e;
  }
  return -1;
}

/** SL combat/enemy-actions: the player says which enemy acts next, or lets the rest act in the order of the chart. */
export const enemyActionsStep: Step<Tables, ShermanEvent> = {
  name: 'enemy-actions',
  rule: RULE,
  settle(t, s, chance, tell) {
    const first = anyoneLeft(s) ? nextEnemy(s, 0) : -1;
    if (first < 0) {
      // All have acted: counters of a kind in one hex are alike again.
      for (let e = 0; e < s[ENEMIES]; e++) s[ENEMY_STATE + e] &= ~(X_ACTED | X_MOVED);
      pop(s);
      return true;
    }
    if (s[OPT_ENEMY_ORDER] === 1 || s[top(s) + 1] === 1) {
      act(t, s, first, chance, tell);
      return true;
    }
    // Interchangeable counters only: there is nothing to choose.
    for (let e = nextEnemy(s, first + 1); e >= 0; e = nextEnemy(s, e + 1)) if (!hasTwin(s, e)) return false;
    act(t, s, first, chance, tell);
    return true;
  },
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let e = nextEnemy(s, 0); e >= 0; e = nextEnemy(s, e + 1)) {
        if (!hasTwin(s, e)) out[n++] = ENEMY | (e << VERB_BITS);
      }
      out[n++] = REST;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let e = 0; e < s[ENEMIES]; e++) {
        // A counter that has acted is named like one of its kind in the same hex that has not: that one is meant.
        if (isActiveEnemy(s, e) && !namedBefore(s, e)) out[n++] = ENEMY | (e << VERB_BITS);
      }
      out[n++] = REST;
      return n;
    },
    refuse(_t, s, choice) {
      if (verbOf(choice) === REST) return choice === REST ? 0 : R_NO_SUCH_BATTLE_CHOICE;
      const e = argumentOf(choice);
      if (verbOf(choice) !== ENEMY || e >= s[ENEMIES] || !isActiveEnemy(s, e)) return R_NO_SUCH_BATTLE_CHOICE;
      if ((s[ENEMY_STATE + e] & X_ACTED) !== 0) return R_ENEMY_ACTED;
      return hasTwin(s, e) ? R_NO_SUCH_BATTLE_CHOICE : 0;
    },
    apply(t, s, choice, chance, tell) {
      if (verbOf(choice) === REST) s[top(s) + 1] = 1;
      else act(t, s, argumentOf(choice), chance, tell);
    },
    name(t, s, choice) {
      return verbOf(choice) === REST ? 'the rest' : enemyName(t, s, argumentOf(choice));
    },
    describe(t, s, choice) {
      if (verbOf(choice) === REST) {
        return { label: 'All others, in the order of the chart', rule: RULE, mark: 'end' };
      }
      const e = argumentOf(choice);
      const hex = hexName(s[ENEMY_HEX + e] - 1);
      return {
        label: `${enemyTitle(t, s, e)} in ${hex} acts`,
        rule: RULE,
        places: [hex],
        pieces: [`enemy ${e + 1}`],
        mark: 'select',
      };
    },
    prompt(_t, s) {
      return {
        ask: 'Which enemy acts next?',
        wait: 'The enemy Units act one after another.',
        why: `You may take them in any order. The Movement result is ${s[MOVE_RESULT]}.`,
      };
    },
  },
};

/** An attempt with the same name comes from an earlier counter, or a later one that has not acted stands for it. */
function namedBefore(s: State, enemy: number): boolean {
  for (let e = 0; e < s[ENEMIES]; e++) {
    if (e === enemy || s[ENEMY_MODEL + e] !== s[ENEMY_MODEL + enemy] || s[ENEMY_HEX + e] !== s[ENEMY_HEX + enemy])
      continue;
    const fresh = (s[ENEMY_STATE + e] & X_ACTED) === 0;
    const acted = (s[ENEMY_STATE + enemy] & X_ACTED) !== 0;
    if (fresh === acted ? fresh : e < enemy) return true;
  }
  return false;
}

/** golden 4.3: hexes that are equally good; the player chooses. Also for starting Advances. */
export const enemyMoveTieStep: Step<Tables, ShermanEvent> = {
  name: 'enemy-move-tie',
  rule: 'SL combat/orders',
  continues: true,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      const hexes = s[top(s) + 2];
      let n = 0;
      for (let h = 0; h < HEXES; h++) if ((hexes >> h) & 1) out[n++] = h;
      return n;
    },
    attempts(_t, _s, out) {
      for (let h = 0; h < HEXES; h++) out[h] = h;
      return HEXES;
    },
    refuse: (_t, s, choice) => {
      if (choice < 0 || choice >= HEXES) return R_NO_SUCH_BATTLE_CHOICE;
      return (s[top(s) + 2] >> choice) & 1 ? 0 : R_NO_CHOICE_OF_HEX;
    },
    apply(t, s, choice, chance, tell) {
      const enemy = s[top(s) + 1];
      const action = s[top(s) + 3] === TIE_ACTION;
      pop(s);
      if (action) {
        moveEnemy(t, s, enemy, choice, tell);
        aim(t, s, enemy, chance, tell);
        return;
      }
      const from = s[ENEMY_HEX + enemy] - 1;
      s[ENEMY_HEX + enemy] = choice + 1;
      tellEnemyMove(t, s, enemy, from, tell);
    },
    name: (_t, _s, choice) => `to ${hexName(choice)}`,
    describe(_t, s, choice) {
      const hex = hexName(choice);
      return { label: `To ${hex} (${terrainWord(s, choice)})`, rule: 'SL combat/orders', places: [hex], mark: 'move' };
    },
    prompt(t, s) {
      const enemy = s[top(s) + 1];
      const hex = hexName(s[ENEMY_HEX + enemy] - 1);
      return {
        ask: `Where does the ${enemyTitle(t, s, enemy)} in ${hex} go?`,
        wait: 'An enemy moves.',
        why: 'Several hexes carry out its order equally well and have equally heavy Cover.',
        places: [hex],
      };
    },
  },
};

/** Whether a slot is among the targets in the frame. */
function isTied(s: State, friend: number): boolean {
  const at = top(s);
  return friend < SLOTS_IN_FIRST
    ? ((s[at + 2] >> friend) & 1) === 1
    : ((s[at + 3] >> (friend - SLOTS_IN_FIRST)) & 1) === 1;
}

/** SL combat/enemy-attacks, SL G62: equal chance and equal Defense; the player chooses. */
export const enemyTargetTieStep: Step<Tables, ShermanEvent> = {
  name: 'enemy-target-tie',
  rule: 'SL combat/enemy-attacks',
  continues: true,
  decide: {
    seat: () => 0,
    choices(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (isTied(s, f)) out[n++] = f;
      return n;
    },
    attempts(_t, s, out) {
      let n = 0;
      for (let f = 0; f < s[FRIENDS]; f++) if (onField(s, f)) out[n++] = f;
      return n;
    },
    refuse(_t, s, choice) {
      if (choice < 0 || choice >= s[FRIENDS] || !onField(s, choice)) return R_NO_SUCH_BATTLE_CHOICE;
      return isTied(s, choice) ? 0 : R_NO_TARGET_TIE;
    },
    apply(t, s, choice, chance, tell) {
      const enemy = s[top(s) + 1];
      pop(s);
      resolveEnemy(t, s, enemy, choice, chance, tell);
    },
    name: (t, s, choice) => `at ${unitName(t, s, choice)}`,
    describe(t, s, choice) {
      return {
        label: `It attacks ${unitTitle(t, s, choice)}`,
        rule: 'SL combat/enemy-attacks',
        places: [hexName(s[FRIEND_HEX + choice] - 1)],
        pieces: [unitName(t, s, choice)],
        mark: 'attack',
      };
    },
    prompt(t, s) {
      const enemy = s[top(s) + 1];
      const hex = hexName(s[ENEMY_HEX + enemy] - 1);
      return {
        ask: `Which Unit does the ${enemyTitle(t, s, enemy)} in ${hex} attack?`,
        wait: 'An enemy attacks.',
        why: 'These Units are equally easy to hit and have the same Defense.',
        places: [hex],
      };
    },
    odds: (t, s, choice) => attackOdds(t, s, s[top(s) + 1], choice),
  },
};
