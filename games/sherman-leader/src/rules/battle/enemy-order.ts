// The order in which enemies act, which the player says: the question alone.
import type { Decide, State } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import { ENEMIES, ENEMY_HEX, ENEMY_MODEL, ENEMY_STATE, MOVE_RESULT, X_ACTED } from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { R } from '../../words/battle/reasons.ts';
import { askForEnemy, enemyActsLabel } from '../../words/battle/who-acts.ts';
import type { ShermanEvent } from '../../words/events.ts';
import { argumentOf, enemyId, enemyName, enemyTitle, hasTwin, isActiveEnemy, VERB_BITS, verbOf } from './field.ts';

export const RULE_ENEMY = 'SL 6.9';
const ENEMY = 0;
export const REST = 1;

/** Next enemy that has not acted, in the order of the chart (slots are in that order), or -1. */
export function nextEnemy(s: State, from: number): number {
  for (let e = from; e < s[ENEMIES]; e++) {
    if (isActiveEnemy(s, e) && (s[ENEMY_STATE + e] & X_ACTED) === 0) return e;
  }
  return -1;
}

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

/** SL 6.9: the player says which enemy acts next, or lets the rest act in the order of the chart. */
export const enemyOrder: Omit<Decide<GameData, ShermanEvent>, 'apply'> = {
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
    if (verbOf(choice) === REST) return choice === REST ? 0 : R.notAsked;
    const e = argumentOf(choice);
    if (verbOf(choice) !== ENEMY || e >= s[ENEMIES] || !isActiveEnemy(s, e)) return R.notAsked;
    if ((s[ENEMY_STATE + e] & X_ACTED) !== 0) return R.enemyActed;
    return hasTwin(s, e) ? R.notAsked : 0;
  },
  name(t, s, choice) {
    return verbOf(choice) === REST ? 'the rest' : enemyName(t, s, argumentOf(choice));
  },
  describe(t, s, choice) {
    if (verbOf(choice) === REST) {
      return { verb: 'rest', label: W.othersAct, rule: RULE_ENEMY, mark: 'select' };
    }
    const e = argumentOf(choice);
    const hex = hexName(s[ENEMY_HEX + e] - 1);
    return {
      verb: 'enemy',
      label: enemyActsLabel(enemyTitle(t, s, e), hex),
      rule: RULE_ENEMY,
      places: [hex],
      pieces: [enemyId(e)],
      mark: 'select',
    };
  },
  prompt(_t, s) {
    return {
      ...askForEnemy(s[MOVE_RESULT]),
      data: { row: s[MOVE_RESULT] },
    };
  },
};
