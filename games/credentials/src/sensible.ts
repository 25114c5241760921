// Rules of thumb without search: where each Division should go, what to bring it, how the resistance helps.
import { type Choices, DEPTH, FRAME_SIZE, FRAMES, type Generator, randomBelow, type State } from '@bocage/engine';
import { intelLeft } from './decks.ts';
import * as L from './layout.ts';
import { isCaptured, isDestroyed, levelIndex, nextGarrison, tokensOn } from './queries.ts';
import {
  ACT_AIR,
  ACT_AUTHOR,
  ACT_END,
  ACT_HAUL,
  ACT_MIDDLETON,
  ACT_MOVE,
  ACT_STOW,
  ACT_SUPPLIES,
  ACT_TRUCKS,
} from './rules/09-actions.ts';
import {
  MOVE_ATTACK,
  MOVE_BY_AIR,
  MOVE_HELP_FFI,
  MOVE_HELP_TD,
  MOVE_STOP,
  MOVE_STOW,
  MOVE_TO,
} from './rules/09-march.ts';
import { mayAttack } from './rules/fights.ts';
import * as STEP from './steps.ts';
import { EFFECT, type Tables } from './tables.ts';
import { leaveBox, look, moveValue, pull, survey, worthAt } from './thumb/goals.ts';
import { ffiChoice, ffiPull, ffiWorth, fightChoice, lookForFfi } from './thumb/resistance.ts';
import {
  haulChoiceValue,
  hunger,
  loadWish,
  lookForLack,
  lookForSupplies,
  planHaul,
  stowValue,
  stowWish,
  suppliesValue,
  supplyChoice,
  trucksValue,
} from './thumb/supply.ts';
import { W } from './thumb/weights.ts';
import { PLACES, ZONE_PLACE } from './words.ts';

/** Whether the map has been surveyed for this decision: not all have a Move among their choices. */
let surveyed = false;

function actionValue(t: Tables, s: State, choice: number): number {
  const arg = choice & 255;
  switch (choice >> 8) {
    case ACT_STOW:
      return stowValue(t, s, arg);
    case ACT_MIDDLETON:
      return s[L.POOL + L.AMMO] > 0 && (s[L.POOL + L.FUEL] > 0 || s[L.ROUND] > 3) ? 4 : -1;
    case ACT_AUTHOR:
      return 5;
    case ACT_MOVE: {
      // The choice names the Division; the 2nd and the 29th are the backs of the first two cards.
      const card = arg >= L.DIVISIONS ? arg - L.DIVISIONS : arg;
      if (!surveyed) survey(t, s);
      surveyed = true;
      return moveValue(t, s, card) - fillFirst(t, s, card);
    }
    case ACT_SUPPLIES:
      return suppliesValue(t, s, arg);
    case ACT_HAUL:
      return planHaul(t, s, Math.min(s[L.RESERVE], t.place[levelIndex(s)])) * W.haul;
    case ACT_TRUCKS:
      return trucksValue(t, s, arg);
    case ACT_AIR:
      return arg === L.AIR_WEHRMACHT ? airValue(t, s) : 0.02;
    case ACT_END:
      return s[L.CORE] > 0 ? 0 : 0.01;
    default:
      return 0;
  }
}

/** A Division at the main base should not leave with a half empty card while there is something to take. */
function fillFirst(t: Tables, s: State, card: number): number {
  if (s[L.DIV_AT + card] !== t.base) return 0;
  const stock = s[L.STOCK + L.FUEL] + s[L.STOCK + L.AMMO];
  return stock >= 3 && tokensOn(s, card) <= 3 ? W.fillFirst : 0;
}

function airValue(t: Tables, s: State): number {
  for (let card = 0; card < L.DIVISIONS; card++) {
    const port = t.port[s[L.DIV_AT + card]];
    if (port >= 0 && s[L.STARVING + card] === 0 && nextGarrison(t, s, port) > 1 && mayAttack(t, s, card, port))
      return W.air;
  }
  return 0.01;
}

function moveChoice(t: Tables, s: State, choice: number, card: number): number {
  const arg = choice & 255;
  const from = s[L.DIV_AT + card];
  switch (choice >> 8) {
    case MOVE_TO:
    case MOVE_BY_AIR: {
      const w = worthAt(t, arg);
      return w + pull(t, arg, arg) + 0.001 - leaveBox(t, s, from);
    }
    case MOVE_ATTACK:
      return worthAt(t, from) + pull(t, from, from) + 0.01;
    case MOVE_HELP_FFI:
      return s[L.ZONE + arg] > 1 ? pull(t, from, -1) + 0.05 : pull(t, from, -1) - 0.15;
    case MOVE_HELP_TD:
      return pull(t, from, -1) + 0.1;
    case MOVE_STOW:
      return stowValue(t, s, arg) > 0 ? 9 : -9;
    case MOVE_STOP:
      return pull(t, from, from);
    default:
      return 0;
  }
}

/** What a choice is worth in a step whose choices are compared by worth. */
function choiceValue(t: Tables, s: State, step: number, f: number, choice: number): number {
  switch (step) {
    case STEP.STEP_ACTION:
      return actionValue(t, s, choice);
    case STEP.STEP_MOVE:
      return moveChoice(t, s, choice, s[f + 1]);
    case STEP.STEP_FFI:
      return ffiChoice(t, s, choice);
    case STEP.STEP_FIGHT:
      return fightChoice(t, s, choice);
    case STEP.STEP_SUPPLIES:
      return supplyChoice(choice);
    case STEP.STEP_HAUL:
      return haulChoiceValue(t, s, choice);
    case STEP.STEP_PLACE_FFI:
      if (choice >= PLACES) return 0;
      return ffiWorth(t, s, choice) + (choice < ZONE_PLACE ? 0.5 * ffiPull(t, s, choice) : 0);
    case STEP.STEP_REPAIR:
      return repairValue(t, s, choice);
    case STEP.STEP_MIDDLETON:
      return middletonValue(t, s, f, choice);
    case STEP.STEP_KG_DEFENDER:
      return s[L.DIV + choice * L.KINDS + L.AMMO] * 2 + s[L.DIV + choice * L.KINDS + L.FUEL];
    default:
      return tokensOn(s, choice);
  }
}

/** The index of the first choice with the highest worth. */
function best(t: Tables, s: State, step: number, f: number, choices: Choices, n: number): number {
  let at = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const value = choiceValue(t, s, step, f, choices[i]);
    if (value > most) {
      most = value;
      at = i;
    }
  }
  return at;
}

/** The index of the largest choice not above the wish; choices are numbers in order. */
function nearest(choices: Choices, n: number, wish: number): number {
  let at = 0;
  for (let i = 1; i < n; i++) if (Math.abs(choices[i] - wish) < Math.abs(choices[at] - wish)) at = i;
  return at;
}

/** Rules of thumb: the index of the choice that a sensible player takes. */
export function sensible(t: Tables, s: State, choices: Choices, n: number, g: Generator): number {
  if (n === 1) return 0;
  const f = FRAMES + (s[DEPTH] - 1) * FRAME_SIZE;
  const step = s[f];
  switch (step) {
    case STEP.STEP_ACTION:
      surveyed = false;
      if (s[L.CORE] > 0) lookForSupplies(t, s);
      return best(t, s, step, f, choices, n);
    case STEP.STEP_MOVE:
      survey(t, s);
      look(t, s, s[f + 1]);
      return best(t, s, step, f, choices, n);
    case STEP.STEP_STOW:
      return nearest(choices, n, stowWish(t, s, f));
    case STEP.STEP_SUPPLIES:
      lookForLack(t, s, s[f + 1]);
      return best(t, s, step, f, choices, n);
    case STEP.STEP_HAUL:
      lookForSupplies(t, s);
      planHaul(t, s, s[f + 1]);
      return best(t, s, step, f, choices, n);
    case STEP.STEP_LOAD:
      lookForSupplies(t, s);
      planHaul(t, s, 4);
      return nearest(choices, n, loadWish(s, f));
    case STEP.STEP_FFI:
    case STEP.STEP_PLACE_FFI:
      lookForFfi(t, s);
      return best(t, s, step, f, choices, n);
    case STEP.STEP_FIGHT:
    case STEP.STEP_REPAIR:
    case STEP.STEP_MIDDLETON:
    case STEP.STEP_KG_DEFENDER:
    case STEP.STEP_LOGISTICS:
    case STEP.STEP_HUNGER:
      return best(t, s, step, f, choices, n);
    case STEP.STEP_CARD_CHOICE:
      return cardChoice(t, s, f);
    case STEP.STEP_FELIX:
      return n - 1;
    case STEP.STEP_NANTES:
      return n - 1;
    case STEP.STEP_EXCESS:
      return s[f + 2] === L.FOOD ? n - 1 : 0;
    case STEP.STEP_PAY:
      return (s[f + 7] & 7) === 0 ? n - 1 : 0;
    default:
      return randomBelow(g, n);
  }
}

function repairValue(t: Tables, s: State, port: number): number {
  if (port >= L.PORTS) return -1;
  if (isDestroyed(t, s, port)) return isCaptured(t, s, port) ? 3 : 1 + (intelLeft(s) <= 3 ? 1 : 0);
  return s[L.PD + port] === t.rating[port] - 1 ? 0.8 : 0.2;
}

function middletonValue(t: Tables, s: State, f: number, card: number): number {
  if (card >= L.DIVISIONS) return 0;
  if (s[f + 1] === 2)
    return 0.1 + (t.port[s[L.DIV_AT + card]] < 0 ? 0.2 : 0) + 0.1 * s[L.DIV + card * L.KINDS + L.FUEL];
  return 1 + hunger(t, s, card) + (t.port[s[L.DIV_AT + card]] >= 0 ? 1 : 0);
}

/** First half: give Food; for a Medal yes, to go on only with Food to spare. A depot gives Ammo before Fuel. */
function cardChoice(t: Tables, s: State, f: number): number {
  const effect = t.effect[s[f + 1]];
  const at = L.DIV + s[f + 2] * L.KINDS;
  if (effect === EFFECT.find) return s[at + L.FUEL] === 0 ? 0 : 1;
  if (effect === EFFECT.evac) return 0;
  return s[at + L.FOOD] > 1 ? 0 : 1;
}
