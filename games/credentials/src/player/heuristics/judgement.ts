// Heuristic, judgement: what practice adds to the plain values of actions and of the choices within a Move.
//
// A choice is worth a sum: its plain value, a few numbers of its own, and the situation (time, stock, trucks, want, sieges),
// each times the weight that practice has found for choices of its kind.
import type { Choices, State } from '@bocage/engine';
import * as C from '../../state/choices.ts';
import * as L from '../../state/layout.ts';
import { divisionsAt, isArmored, isBesieged, isCaptured, tokensIn, tokensOn } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import { bitCount } from './chances.ts';
import { worthAt } from './goals.ts';
import * as J from './judgement-weights.ts';
import { lookForSupplies } from './supply.ts';
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
  STARVING,
  STOCK,
  TRUCK_STOCK,
  WEATHER,
} = L;
const { ACT_MOVE, ACT_SUPPLIES, ACT_TRUCKS, MOVE_ATTACK, MOVE_BY_AIR, MOVE_TO } = C;
const { ALL_TRUCKS, INPUTS, MARCH, MARCH_ENEMY, MARCH_HELD, MARCH_PORT, OWN, TIMES_FROM, WIDTH } = J;
/** How much is kept of who lacks supplies near a base. */
const NEAR = 3;

/** Actions, after `actionValues`: puts the judged values in the place of the plain ones. */
export function judgeActions(w: Workspace, t: GameData, s: State, choices: Choices, n: number): void {
  lookAtSituation(w, t, s);
  for (let i = 0; i < n; i++) judge(w, i, action(w, t, s, choices[i]));
}

/** The same for the choices within a Move, after `marchValues`. */
export function judgeMarch(w: Workspace, t: GameData, s: State, card: number, choices: Choices, n: number): void {
  lookForSupplies(w.supply, t, s);
  lookAtSituation(w, t, s);
  for (let i = 0; i < n; i++) judge(w, i, march(w, t, s, card, choices[i]));
}

/** The sum, always in the same order, so that its last digit never differs; but a product that is 0 changes nothing and is left out. */
function judge(w: Workspace, i: number, kind: number): void {
  const { judgement, values } = w;
  const { weights, situation, own, owned, factors, inputs, starts } = judgement;
  const k = kind * WIDTH;
  const value = values[i];
  let sum = weights[k] * value;
  for (let j = 0; j < owned; j++) sum += weights[k + 1 + j] * own[j];
  const end = starts[kind + 1];
  for (let j = starts[kind]; j < end; j++) sum += factors[j] * situation[inputs[j]];
  const last = k + 1 + OWN + INPUTS;
  sum += weights[last] * situation[TIMES_FROM] * value;
  sum += weights[last + 1] * situation[TIMES_FROM + 1] * value;
  sum += weights[last + 2] * situation[TIMES_FROM + 2] * value;
  values[i] = sum;
}

/** Time, stock, trucks, want, sieges: the same for all choices of a decision. */
function lookAtSituation(w: Workspace, t: GameData, s: State): void {
  const out = w.judgement.situation;
  const left = w.supply.roundsLeft;
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
  out[i++] = bitCount(w.ground.kampfgruppen) / 4;
  out[i] = captured / 2;
}

/** The kind of an action; its own numbers are put down. */
function action(w: Workspace, t: GameData, s: State, choice: number): number {
  const { judgement, supply } = w;
  const { own } = judgement;
  const verb = choice >> 8;
  const arg = choice & 255;
  judgement.owned = 0;
  if (verb === ACT_MOVE) {
    judgement.owned = 8;
    division(own, t, s, arg >= DIVISIONS ? arg - DIVISIONS : arg);
  } else if (verb === ACT_SUPPLIES) {
    const near = arg * NEAR;
    judgement.owned = 5;
    own[0] = tokensIn(s, arg) / 6;
    own[1] = arg === t.base ? 1 : 0;
    for (let j = 0; j < NEAR; j++) own[2 + j] = Math.min(3, supply.near[near + j]) / 3;
  } else if (verb === ACT_TRUCKS) {
    judgement.owned = 1;
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
  const { judgement } = w;
  const verb = choice >> 8;
  judgement.owned = 0;
  if (verb !== MOVE_TO && verb !== MOVE_BY_AIR && verb !== MOVE_ATTACK) return MARCH + verb;
  const space = verb === MOVE_ATTACK ? s[DIV_AT + card] : choice & 255;
  const { own } = judgement;
  judgement.owned = 5;
  own[0] = worthAt(w.goals, space);
  own[1] = s[DIV + card * KINDS + AMMO] / 3;
  own[2] = s[DIV + card * KINDS + FUEL] / 3;
  own[3] = s[FFI + space] / 2;
  own[4] = divisionsAt(s, space) / 2;
  if (verb !== MOVE_TO) return MARCH + verb;
  if (t.port[space] >= 0) return MARCH_PORT;
  if (s[KG + space] !== 0) return MARCH_ENEMY;
  return ((w.ground.held >> space) & 1) === 1 ? MARCH_HELD : MARCH;
}
