// Heuristic, actions: what each action of the Action Phase is worth.
import type { Choices, State } from '@bocage/engine';
import { mayAttack } from '../../rules/12-combat/needs.ts';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { levelIndex, nextGarrison, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { lookForLimits, lookForMove, survey } from './goals.ts';
import { lookAtGround } from './ground.ts';
import { planHaul } from './haul.ts';
import { lookForSupplies, stowValue, suppliesValue, trucksValue } from './supply.ts';
import type { Weights } from './weights.ts';
import type { Workspace } from './workspace.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AIR_WEHRMACHT, AMMO, CORE, DIVISIONS, DIV_AT, FUEL, POOL, RESERVE, ROUND, STARVING, STOCK } = L;
const { ACT_AIR, ACT_AUTHOR, ACT_END, ACT_HAUL, ACT_MIDDLETON, ACT_MOVE, ACT_STOW, ACT_SUPPLIES, ACT_TRUCKS } = C;

/** Fills `values`. What several choices need is looked at once, and only if one of them is there. */
export function actionValues(w: Workspace, t: GameData, s: State, choices: Choices, n: number): void {
  const { goals, supply, haul, values, weights } = w;
  lookAtGround(w.ground, s);
  lookForSupplies(supply, t, s);
  let surveyed = false;
  for (let i = 0; i < n; i++) {
    const arg = choices[i] & 255;
    switch (choices[i] >> 8) {
      case ACT_STOW:
        values[i] = stowValue(t, s, arg);
        break;
      case ACT_MIDDLETON:
        values[i] = s[POOL + AMMO] > 0 && (s[POOL + FUEL] > 0 || s[ROUND] > 3) ? 4 : -1;
        break;
      case ACT_AUTHOR:
        values[i] = 5;
        break;
      case ACT_MOVE: {
        // The choice names the Division; the 2nd and the 29th are the backs of the first two cards.
        const card = arg >= DIVISIONS ? arg - DIVISIONS : arg;
        if (!surveyed) {
          survey(goals, t, s);
          lookForLimits(goals, t, s);
        }
        surveyed = true;
        lookForMove(goals, t, s, card);
        values[i] = goals.promises[card] - fillFirst(weights, t, s, card);
        break;
      }
      case ACT_SUPPLIES:
        values[i] = suppliesValue(supply, t, s, arg);
        break;
      case ACT_HAUL:
        planHaul(haul, t, s, Math.min(s[RESERVE], t.place[levelIndex(s)]));
        values[i] = haul.worth[0] * weights.haul;
        break;
      case ACT_TRUCKS:
        values[i] = trucksValue(supply, t, s, arg);
        break;
      case ACT_AIR:
        values[i] = arg === AIR_WEHRMACHT ? airValue(weights, t, s) : 0.02;
        break;
      case ACT_END:
        values[i] = s[CORE] > 0 ? 0 : 0.01;
        break;
      default:
        values[i] = 0;
    }
  }
}

/** A Division at the main base should not leave with a half empty card while there is something to take. */
function fillFirst(w: Weights, t: GameData, s: State, card: number): number {
  if (s[DIV_AT + card] !== t.base) return 0;
  const stock = s[STOCK + FUEL] + s[STOCK + AMMO];
  return stock >= 3 && tokensOn(s, card) <= 3 ? w.fillFirst : 0;
}

function airValue(w: Weights, t: GameData, s: State): number {
  for (let card = 0; card < DIVISIONS; card++) {
    const port = t.port[s[DIV_AT + card]];
    if (port >= 0 && s[STARVING + card] === 0 && nextGarrison(t, s, port) > 1 && mayAttack(t, s, card, port))
      return w.air;
  }
  return 0.01;
}
