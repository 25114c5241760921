// Rules of thumb without search: where each Division should go, what to bring it, how the resistance helps.
import { type Choices, type Generator, randomBelow, type State, top } from '@bocage/engine';
import { intelLeft } from '../state/decks.ts';
import * as L from '../state/layout.ts';
import { isCaptured, isDestroyed, tokensOn } from '../state/queries.ts';
import * as S from '../state/steps.ts';
import { EFFECT, type GameData } from '../state/tables.ts';
import { actionValues } from './heuristics/actions.ts';
import { lookAtGround } from './heuristics/ground.ts';
import { haulChoiceValue, loadWish, planHaul } from './heuristics/haul.ts';
import { hunger, lookForHunger } from './heuristics/hunger.ts';
import { judgeActions, judgeMarch } from './heuristics/judgement.ts';
import { marchValues } from './heuristics/march.ts';
import { ffiValues, fightChoice, placeValues } from './heuristics/resistance.ts';
import { lookForLack, stowWish, supplyChoice } from './heuristics/supply.ts';
import type { Workspace } from './heuristics/workspace.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AMMO, DIV, DIVISIONS, DIV_AT, FOOD, FUEL, KINDS, PD, PORTS } = L;
const { STEP } = S;

/** What a choice is worth in one of the steps that come up seldom. */
function choiceValue(w: Workspace, t: GameData, s: State, step: number, f: number, choice: number): number {
  switch (step) {
    case STEP.fight:
      return fightChoice(w.weights, t, s, choice);
    case STEP.supplies:
      return supplyChoice(w.supply, choice);
    case STEP.haul:
      return haulChoiceValue(w.haul, t, s, choice);
    case STEP.repair:
      return repairValue(t, s, choice);
    case STEP.middleton:
      return middletonValue(w, t, s, f, choice);
    case STEP.kgDefender:
      return s[DIV + choice * KINDS + AMMO] * 2 + s[DIV + choice * KINDS + FUEL];
    default:
      return tokensOn(s, choice);
  }
}

function bestChoice(w: Workspace, t: GameData, s: State, f: number, choices: Choices, n: number): number {
  for (let i = 0; i < n; i++) w.values[i] = choiceValue(w, t, s, s[f], f, choices[i]);
  return best(w.values, n);
}

/** The first of the highest values. */
function best(values: Float64Array, n: number): number {
  let at = 0;
  let most = values[0];
  for (let i = 1; i < n; i++) {
    if (values[i] <= most) continue;
    most = values[i];
    at = i;
  }
  return at;
}

/** The index of the largest choice not above the wish; choices are numbers in order. */
function nearest(choices: Choices, n: number, wish: number): number {
  let at = 0;
  for (let i = 1; i < n; i++) if (Math.abs(choices[i] - wish) < Math.abs(choices[at] - wish)) at = i;
  return at;
}

/** The same with what practice has taught about actions and Moves. */
export function practised(w: Workspace, t: GameData, s: State, choices: Choices, n: number, g: Generator): number {
  if (n === 1) return 0;
  const f = top(s);
  switch (s[f]) {
    case STEP.action:
      actionValues(w, t, s, choices, n);
      judgeActions(w, t, s, choices, n);
      return best(w.values, n);
    case STEP.move:
      marchValues(w, t, s, s[f + 1], choices, n);
      judgeMarch(w, t, s, s[f + 1], choices, n);
      return best(w.values, n);
    default:
      return heuristic(w, t, s, choices, n, g);
  }
}

/** Rules of thumb: the index of the choice that a sensible player takes. */
export function heuristic(w: Workspace, t: GameData, s: State, choices: Choices, n: number, g: Generator): number {
  if (n === 1) return 0;
  const f = top(s);
  switch (s[f]) {
    case STEP.action:
      actionValues(w, t, s, choices, n);
      return best(w.values, n);
    case STEP.move:
      marchValues(w, t, s, s[f + 1], choices, n);
      return best(w.values, n);
    case STEP.ffi:
      ffiValues(w.ffi, t, s, choices, n, w.values);
      return best(w.values, n);
    case STEP.placeFfi:
      placeValues(w.ffi, t, s, choices, n, w.values);
      return best(w.values, n);
    case STEP.stow:
      return nearest(choices, n, stowWish(w.weights, t, s, f));
    case STEP.supplies:
      lookForLack(w.supply, t, s, s[f + 1]);
      return bestChoice(w, t, s, f, choices, n);
    case STEP.haul:
      lookForHunger(w.hungers, w.weights, t, s);
      lookAtGround(w.ground, s);
      planHaul(w.haul, t, s, s[f + 1]);
      return bestChoice(w, t, s, f, choices, n);
    case STEP.load:
      return nearest(choices, n, loadWish(w.haul, t, s, f));
    case STEP.fight:
    case STEP.repair:
    case STEP.middleton:
    case STEP.kgDefender:
    case STEP.logistics:
    case STEP.hunger:
      return bestChoice(w, t, s, f, choices, n);
    case STEP.cardChoice:
      return cardChoice(t, s, f);
    case STEP.felix:
      return n - 1;
    case STEP.nantes:
      return n - 1;
    case STEP.excess:
      return s[f + 2] === FOOD ? n - 1 : 0;
    case STEP.pay:
      return (s[f + 7] & 7) === 0 ? n - 1 : 0;
    default:
      return randomBelow(g, n);
  }
}

function repairValue(t: GameData, s: State, port: number): number {
  if (port >= PORTS) return -1;
  if (isDestroyed(t, s, port)) return isCaptured(t, s, port) ? 3 : 1 + (intelLeft(s) <= 3 ? 1 : 0);
  return s[PD + port] === t.rating[port] - 1 ? 0.8 : 0.2;
}

function middletonValue(w: Workspace, t: GameData, s: State, f: number, card: number): number {
  if (card >= DIVISIONS) return 0;
  if (s[f + 1] === 2) return 0.1 + (t.port[s[DIV_AT + card]] < 0 ? 0.2 : 0) + 0.1 * s[DIV + card * KINDS + FUEL];
  return 1 + hunger(w.weights, t, s, card) + (t.port[s[DIV_AT + card]] >= 0 ? 1 : 0);
}

/** First half: give Food; for a Medal yes, to go on only with Food to spare. A depot gives Ammo before Fuel. */
function cardChoice(t: GameData, s: State, f: number): number {
  const effect = t.effect[s[f + 1]];
  const at = DIV + s[f + 2] * KINDS;
  if (effect === EFFECT.find) return s[at + FUEL] === 0 ? 0 : 1;
  if (effect === EFFECT.evac) return 0;
  return s[at + FOOD] > 1 ? 0 : 1;
}
