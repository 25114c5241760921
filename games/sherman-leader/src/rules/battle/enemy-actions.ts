// Enemy Actions: which enemy acts next, until all have.
import { pop, type State, type Step, top } from '@bocage/engine';
import { ENEMIES, ENEMY_STATE, X_ACTED, X_MOVED } from '../../state/layout.ts';
import { OPT, OPTION } from '../../state/options.ts';
import type { GameData } from '../../state/tables.ts';
import type { ShermanEvent, ShermanTell } from '../../words/events.ts';
import { act } from './enemy-act.ts';
import { enemyOrder, nextEnemy, REST, RULE_ENEMY } from './enemy-order.ts';
import { anyoneLeft, argumentOf, hasTwin, verbOf } from './field.ts';

/** One line for all that act now without being named. */
export function tellAll(s: State, tell: ShermanTell): void {
  if (tell === undefined) return;
  let n = 0;
  for (let e = nextEnemy(s, 0); e >= 0; e = nextEnemy(s, e + 1)) n++;
  tell({ half: 'battle', kind: 'enemies-act', rule: RULE_ENEMY, n });
}

/** SL 6.9: one enemy after the other, in the order that the player says. */
export const enemyActionsStep: Step<GameData, ShermanEvent> = {
  name: 'enemy-actions',
  rule: RULE_ENEMY,
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
    ...enemyOrder,
    apply(t, s, choice, chance, tell) {
      if (verbOf(choice) === REST) {
        s[top(s) + 1] = 1;
        tellAll(s, tell);
      } else act(t, s, argumentOf(choice), chance, tell);
    },
  },
};
