// Heuristic, march: what each choice within a Move is worth.
import type { Choices, State } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import type { GameData } from '../../state/tables.ts';
import { leaveBox, look, pull, survey, worthAt } from './goals.ts';
import { lookAtGround } from './ground.ts';
import { stowValue } from './supply.ts';
import type { Workspace } from './workspace.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { DIV_AT, ZONE } = L;
const { MOVE_ATTACK, MOVE_BY_AIR, MOVE_HELP_FFI, MOVE_HELP_TD, MOVE_STOP, MOVE_STOW, MOVE_TO } = C;

/** Fills `values`: what the space brings, how strongly others pull from there, and a little for or against the way. */
export function marchValues(w: Workspace, t: GameData, s: State, card: number, choices: Choices, n: number): void {
  const { goals, values, weights } = w;
  lookAtGround(w.ground, s);
  survey(goals, t, s);
  look(goals, t, s, card);
  const from = s[DIV_AT + card];
  for (let i = 0; i < n; i++) {
    const arg = choices[i] & 255;
    // The space from which the Division would go on, the one whose worth it would have had, and what it takes at once.
    let at = from;
    let done = from;
    let taken = -1;
    let extra = 0;
    switch (choices[i] >> 8) {
      case MOVE_TO:
      case MOVE_BY_AIR:
        at = arg;
        done = arg;
        taken = arg;
        extra = 0.001;
        break;
      case MOVE_ATTACK:
        taken = from;
        extra = 0.01;
        break;
      case MOVE_HELP_FFI:
        done = -1;
        extra = s[ZONE + arg] > 1 ? weights.helpMany : weights.helpLast;
        break;
      case MOVE_HELP_TD:
        done = -1;
        extra = weights.helpTankDestroyer;
        break;
      case MOVE_STOP:
        break;
      default:
        values[i] = choices[i] >> 8 === MOVE_STOW ? (stowValue(t, s, arg) > 0 ? 9 : -9) : 0;
        continue;
    }
    const gain = taken < 0 ? 0 : worthAt(goals, taken);
    const left = at === from ? 0 : leaveBox(weights, t, s, from);
    values[i] = gain + pull(goals, t, at, done) + extra - left;
  }
}
