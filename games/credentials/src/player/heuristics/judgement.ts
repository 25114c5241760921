// Heuristic, judgement: what practice adds to the plain values of actions and of the choices within a Move.
//
// A choice is worth a sum: its plain value, a few numbers of its own, and the situation (time, stock, trucks, want, sieges),
// each times the weight that practice has found for choices of its kind.
import type { Choices, State } from '@bocage/engine';
import { ACT_MOVE, ACT_SUPPLIES, ACT_TRUCKS, MOVE_ATTACK, MOVE_BY_AIR, MOVE_TO } from '../../state/choices.ts';
import { intelLeft } from '../../state/decks.ts';
import * as L from '../../state/layout.ts';
import { divisionsAt, isArmored, isBesieged, isCaptured, tokensIn, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { worthAt } from './goals.ts';
import { hungerNear, lookForHunger } from './hunger.ts';
import {
  ALL_TRUCKS,
  INPUTS,
  MARCH,
  MARCH_ENEMY,
  MARCH_HELD,
  MARCH_PORT,
  OWN,
  TIMES_FROM,
  WIDTH,
} from './judgement-weights.ts';
import type { Workspace } from './workspace.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const {
  AMMO,
  CORE,
  DIV,
  DIVISIONS,
  DIV_AT,
  FFI,
  FOOD,
  FUEL,
  KG,
  KINDS,
  MOVED,
  MOVES,
  POOL,
  PORTS,
  RESERVE,
  SPACES,
  STARVING,
  STOCK,
  TRUCK_STOCK,
  WEATHER,
} = L;

/** Actions: puts the judged values in the place of the plain ones. */
export function judgeActions(
  w: Workspace,
  weights: Float64Array,
  t: GameData,
  s: State,
  choices: Choices,
  n: number,
): void {
  lookForHunger(w.hungers, w.weights, t, s);
  lookAtSituation(w, t, s);
  for (let i = 0; i < n; i++) {
    w.judgement.own.fill(0);
    judge(w, weights, i, action(w, t, s, choices[i]));
  }
}

/** The same for the choices within a Move. */
export function judgeMarch(
  w: Workspace,
  weights: Float64Array,
  t: GameData,
  s: State,
  card: number,
  choices: Choices,
  n: number,
): void {
  lookForHunger(w.hungers, w.weights, t, s);
  lookAtSituation(w, t, s);
  for (let i = 0; i < n; i++) {
    w.judgement.own.fill(0);
    judge(w, weights, i, march(w, t, s, card, choices[i]));
  }
}

function judge(w: Workspace, weights: Float64Array, i: number, kind: number): void {
  const { situation, own } = w.judgement;
  let k = kind * WIDTH;
  let sum = weights[k++] * w.values[i];
  for (let j = 0; j < OWN; j++) sum += weights[k++] * own[j];
  for (let j = 0; j < INPUTS; j++) sum += weights[k++] * situation[j];
  for (let j = TIMES_FROM; j < TIMES_FROM + 3; j++) sum += weights[k++] * situation[j] * w.values[i];
  w.values[i] = sum;
}

/** Time, stock, trucks, want, sieges: the same for all choices of a decision. */
function lookAtSituation(w: Workspace, t: GameData, s: State): void {
  const out = w.judgement.situation;
  const left = intelLeft(s);
  let want = 0;
  let foodless = 0;
  let fuel = 0;
  let atPorts = 0;
  let ammoAtPorts = 0;
  for (let card = 0; card < DIVISIONS; card++) {
    const at = DIV + card * KINDS;
    want += w.hungers[card];
    if (s[at + FOOD] === 0) foodless++;
    fuel += s[at + FUEL];
    const port = t.port[s[DIV_AT + card]];
    if (port < 0 || isCaptured(t, s, port)) continue;
    atPorts++;
    ammoAtPorts += s[at + AMMO];
  }
  let sieges = 0;
  let captured = 0;
  for (let port = 0; port < PORTS; port++) {
    if (isCaptured(t, s, port)) captured++;
    else if (isBesieged(t, s, port)) sieges++;
  }
  let enemies = 0;
  for (let space = 0; space < SPACES; space++) if (s[KG + space] !== 0) enemies++;
  let i = 0;
  out[i++] = 1;
  out[i++] = s[CORE] / 3;
  out[i++] = left / 16;
  out[i++] = Math.min(left, 3) / 3;
  out[i++] = (s[STOCK] + s[STOCK + 1] + s[STOCK + 2]) / 8;
  out[i++] = s[RESERVE] / 4;
  out[i++] = s[TRUCK_STOCK] / 4;
  out[i++] = want / 10;
  out[i++] = foodless / 4;
  out[i++] = sieges / 2;
  out[i++] = s[WEATHER];
  out[i++] = fuel / 8;
  out[i++] = s[STOCK + FUEL] / 4;
  out[i++] = s[STOCK + AMMO] / 4;
  out[i++] = (s[POOL + FUEL] + s[POOL + AMMO]) / 8;
  out[i++] = atPorts / 2;
  out[i++] = ammoAtPorts / 6;
  out[i++] = enemies / 4;
  out[i] = captured / 2;
}

/** The kind of an action; its own numbers are put down. */
function action(w: Workspace, t: GameData, s: State, choice: number): number {
  const { own } = w.judgement;
  const verb = choice >> 8;
  const arg = choice & 255;
  if (verb === ACT_MOVE) division(own, t, s, arg >= DIVISIONS ? arg - DIVISIONS : arg);
  else if (verb === ACT_SUPPLIES) {
    own[0] = tokensIn(s, arg) / 6;
    own[1] = arg === t.base ? 1 : 0;
    own[2] = Math.min(3, hungerNear(w.hungers, t, s, arg, 0)) / 3;
    own[3] = Math.min(3, hungerNear(w.hungers, t, s, arg, 2)) / 3;
    own[4] = Math.min(3, hungerNear(w.hungers, t, s, arg, 4)) / 3;
  } else if (verb === ACT_TRUCKS) {
    own[0] = arg / 4;
    if (arg === s[TRUCK_STOCK]) return ALL_TRUCKS;
  }
  return verb;
}

/** What a Division carries and where it stands. */
function division(own: Float64Array, t: GameData, s: State, card: number): void {
  const held = DIV + card * KINDS;
  const port = t.port[s[DIV_AT + card]];
  own[0] = s[held + FUEL] / 3;
  own[1] = s[held + AMMO] / 3;
  own[2] = s[held + FOOD] > 0 ? 1 : 0;
  own[3] = port >= 0 && !isCaptured(t, s, port) ? 1 : 0;
  own[4] = isArmored(t, s, card) ? 1 : 0;
  own[5] = s[STARVING + card];
  own[6] = tokensOn(s, card) / 6;
  own[7] = (s[MOVED + card] & MOVES) / 2;
}

/** The kind of a choice within a Move; a way by its end. */
function march(w: Workspace, t: GameData, s: State, card: number, choice: number): number {
  const verb = choice >> 8;
  if (verb !== MOVE_TO && verb !== MOVE_BY_AIR && verb !== MOVE_ATTACK) return MARCH + verb;
  const space = verb === MOVE_ATTACK ? s[DIV_AT + card] : choice & 255;
  const { own } = w.judgement;
  own[0] = worthAt(w.goals, space);
  own[1] = s[DIV + card * KINDS + AMMO] / 3;
  own[2] = s[DIV + card * KINDS + FUEL] / 3;
  own[3] = s[FFI + space] / 2;
  own[4] = divisionsAt(s, space) / 2;
  if (verb !== MOVE_TO) return MARCH + verb;
  if (t.port[space] >= 0) return MARCH_PORT;
  if (s[KG + space] !== 0) return MARCH_ENEMY;
  return ((w.goals.held >> space) & 1) === 1 ? MARCH_HELD : MARCH;
}
