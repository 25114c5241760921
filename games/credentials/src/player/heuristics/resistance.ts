// Heuristic, resistance: where FFI are wanted, and what is put into a fight.
import { type Choices, type State, top } from '@bocage/engine';
import { fightAmmo } from '../../rules/12-combat/frame.ts';
import * as C from '../../state/choices.ts';
import { intelLeft } from '../../state/decks.ts';
import * as L from '../../state/layout.ts';
import { divisionsAt, isCaptured, isDestroyed, nextGarrison } from '../../state/queries.ts';
import type { GameData } from '../../state/tables.ts';
import * as N from '../../words/names.ts';
import type { Lookups } from './lookups.ts';
import type { Weights } from './weights.ts';

// Constants of this file and not imported ones, which are read anew at every use: these loops are hot.
const { AMMO, DIV, FFI, KG, KINDS, PD, PORTS, SPACES, ZONE } = L;
const { FFI_END, FIGHT_ON, YIELD } = C;
const { PLACES, ZONE_PLACE } = N;

/** Rounds to come from which on the game is nearly over. */
const LATE = 2;

/** How much an FFI is wanted in a place: Siege Boxes first, those that lack it for the siege most. */
function ffiWorth(w: Weights, t: GameData, s: State, place: number): number {
  if (place >= ZONE_PLACE) return s[ZONE + place - ZONE_PLACE] === 0 ? w.ffiFirst : w.ffiZone;
  const port = t.port[place];
  if (port < 0 || isCaptured(t, s, port)) return 0;
  const divisions = divisionsAt(s, place);
  const missing = t.siege[port] - s[FFI + place] - divisions;
  return (missing > 0 ? w.ffiSiege - w.ffiMissing * missing : w.ffiMore) + (divisions > 0 ? w.ffiDivision : 0);
}

/** What FFI are wanted for in one decision. Many choices lead from and to the same spaces. */
export interface FfiNeeds {
  readonly weights: Weights;
  readonly k: Lookups;
  /** How much an FFI is wanted in each Siege Box; from afar only if it has room. */
  readonly wanted: Float64Array;
  readonly wantedFromAfar: Float64Array;
  /** The pulls on an FFI in a space, and which of them are known, as bits. */
  readonly pulls: Float64Array;
  known: number;
}

export function makeFfiNeeds(weights: Weights, k: Lookups): FfiNeeds {
  return {
    weights,
    k,
    wanted: new Float64Array(PORTS),
    wantedFromAfar: new Float64Array(PORTS),
    pulls: new Float64Array(SPACES),
    known: 0,
  };
}

/** Before the choices of a decision about FFI are compared. */
function lookForFfi(needs: FfiNeeds, t: GameData, s: State): void {
  for (let port = 0; port < PORTS; port++) {
    const box = t.portSpace[port];
    needs.wanted[port] = ffiWorth(needs.weights, t, s, box);
    needs.wantedFromAfar[port] = s[FFI + box] < 2 ? needs.wanted[port] : 0;
  }
  needs.known = 0;
}

/** Finds the pull of the Siege Boxes with room on an FFI in a space. */
function lookForPull(needs: FfiNeeds, t: GameData, s: State, space: number): void {
  needs.known |= 1 << space;
  const { wanted, wantedFromAfar } = needs;
  const { ffiFaded } = needs.k;
  // The largest without branches, which would often be guessed wrong.
  let best = 0;
  for (let port = 0; port < PORTS; port++)
    best = Math.max(best, wantedFromAfar[port] * ffiFaded[port * SPACES + space]);
  const here = t.port[space];
  if (here >= 0) best = Math.max(best, wanted[here] * ffiFaded[here * SPACES + space]);
  // Beside a Division that will fight an FFI is worth something too, and beside a Kampfgruppe it holds it.
  if (s[KG + space] !== 0) best += needs.weights.ffiBesideKg;
  needs.pulls[space] = best;
}

function ffiPull(needs: FfiNeeds, t: GameData, s: State, space: number): number {
  if ((needs.known & (1 << space)) === 0) lookForPull(needs, t, s, space);
  return needs.pulls[space];
}

/** Fills `values` for moves of FFI: the pull where it goes to, less the pull where it is. */
export function ffiValues(
  needs: FfiNeeds,
  t: GameData,
  s: State,
  choices: Choices,
  n: number,
  values: Float64Array,
): void {
  lookForFfi(needs, t, s);
  // Choices from one place stand together: what leaving it costs is worked out at the first of them.
  let last = -1;
  let stays = false;
  let cost = 0;
  let keep = 0;
  for (let i = 0; i < n; i++) {
    const choice = choices[i];
    if (choice === FFI_END) {
      values[i] = 0.001;
      continue;
    }
    const from = choice >> 5;
    if (from !== last) {
      last = from;
      const zone = from - ZONE_PLACE;
      stays = zone < 0 && t.port[from] >= 0 && !isCaptured(t, s, t.port[from]);
      cost = zone >= 0 ? needs.weights.ffiLeave : ffiPull(needs, t, s, from);
      keep = zone >= 0 && s[ZONE + zone] <= 1 && intelLeft(s) > LATE ? needs.weights.ffiKeep : 0;
    }
    values[i] = stays ? -1 : ffiPull(needs, t, s, choice & 31) - cost - keep;
  }
}

/** The same for the places of new FFI. */
export function placeValues(
  needs: FfiNeeds,
  t: GameData,
  s: State,
  choices: Choices,
  n: number,
  values: Float64Array,
): void {
  lookForFfi(needs, t, s);
  for (let i = 0; i < n; i++) {
    const place = choices[i];
    values[i] = 0;
    if (place < PLACES) values[i] = ffiWorth(needs.weights, t, s, place);
    if (place < ZONE_PLACE) values[i] += needs.weights.ffiPlacePull * ffiPull(needs, t, s, place);
  }
}

export function fightChoice(w: Weights, t: GameData, s: State, choice: number): number {
  const f = top(s);
  const space = s[f + 3];
  const port = t.port[space];
  const own = s[DIV + s[f + 2] * KINDS + AMMO];
  const short = fightAmmo(s, f) > own;
  if (choice === FIGHT_ON) return short ? 0.5 : 0.6;
  if (choice === YIELD) return -1;
  if (choice === 0) {
    // An FFI in the Siege Box is used if the siege holds without it, or if this is the last Garrison.
    if (port < 0) return 0.7;
    const holds = s[FFI + space] + divisionsAt(s, space) - 1 >= t.siege[port] || nextGarrison(t, s, port) === 1;
    return holds || short ? 0.7 : w.breakSiege;
  }
  if (choice === 1) return short || s[ZONE + t.zone[space]] > 1 ? 0.7 : 0.2;
  const card = t.bonusCards[choice - 2];
  if (t.destroys[card] === 1)
    return port >= 0 &&
      (isDestroyed(t, s, port) || nextGarrison(t, s, port) === 1 || short) &&
      s[PD + port] + 1 !== t.rating[port]
      ? 0.65
      : short
        ? 0.4
        : 0.1;
  return short || intelLeft(s) <= 4 || own - fightAmmo(s, f) < 2 ? 0.66 : 0.4;
}
