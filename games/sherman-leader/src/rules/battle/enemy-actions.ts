// Enemy Actions: which enemy acts next, until all have.
import { pop, type State, type Step, top } from '@bocage/engine';
import { hexName } from '../../state/hex.ts';
import { ENEMIES, ENEMY_HEX, ENEMY_MODEL, ENEMY_STATE, MOVE_RESULT, X_ACTED, X_MOVED } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import * as W from '../../words/battle/labels.ts';
import { askForEnemy, enemyActsLabel } from '../../words/battle/questions.ts';
import { R } from '../../words/battle/reasons.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { act } from './enemy-act.ts';
import { anyoneLeft, argumentOf, enemyName, enemyTitle, hasTwin, isActiveEnemy, VERB_BITS, verbOf } from './field.ts';

const RULE = 'SL 6.9';
const ENEMY = 0;
const REST = 1;

/** Next enemy that has not acted, in the order of the chart (slots are in that order), or -1. */
function nextEnemy(s: State, from: number): number {
  for (let e = from; e < s[ENEMIES]; e++) {
    if (isActiveEnemy(s, e) && (s[ENEMY_STATE + e] & X_ACTED) === 0) return e;
  }
  return -1;
}

/** One line for all that act now without being named. */
export function tellAll(s: State, tell: ShermanTell): void {
  if (tell === undefined) return;
  let n = 0;
  for (let e = nextEnemy(s, 0); e >= 0; e = nextEnemy(s, e + 1)) n++;
  tell({ half: 'battle', kind: 'enemies-act', rule: RULE, n });
}

/** SL 6.9: the player says which enemy acts next, or lets the rest act in the order of the chart. */
export const enemyActionsStep: Step<GameData, ShermanEvent> = {
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
    if (s[OPT.enemyOrder] === OPTION.enemyOrder.chart || s[top(s) + 1] === 1) {
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
      if (verbOf(choice) === REST) return choice === REST ? 0 : R.notAsked;
      const e = argumentOf(choice);
      if (verbOf(choice) !== ENEMY || e >= s[ENEMIES] || !isActiveEnemy(s, e)) return R.notAsked;
      if ((s[ENEMY_STATE + e] & X_ACTED) !== 0) return R.enemyActed;
      return hasTwin(s, e) ? R.notAsked : 0;
    },
    apply(t, s, choice, chance, tell) {
      if (verbOf(choice) === REST) {
        s[top(s) + 1] = 1;
        tellAll(s, tell);
      } else act(t, s, argumentOf(choice), chance, tell);
    },
    name(t, s, choice) {
      return verbOf(choice) === REST ? 'the rest' : enemyName(t, s, argumentOf(choice));
    },
    describe(t, s, choice) {
      if (verbOf(choice) === REST) {
        return { verb: 'rest', label: W.othersAct, rule: RULE, mark: 'select' };
      }
      const e = argumentOf(choice);
      const hex = hexName(s[ENEMY_HEX + e] - 1);
      return {
        verb: 'enemy',
        label: enemyActsLabel(enemyTitle(t, s, e), hex),
        rule: RULE,
        places: [hex],
        pieces: [`enemy ${e + 1}`],
        mark: 'select',
      };
    },
    prompt(_t, s) {
      return {
        ...askForEnemy(s[MOVE_RESULT]),
        data: { row: s[MOVE_RESULT] },
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
