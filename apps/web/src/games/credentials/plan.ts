// Plans of These Are My Credentials: convoys, FFI moves and bonuses are changed by playing the open part again; a march is
// laid out ahead of the game, because each of its steps may reveal something.
import { choiceBuffer, type Description, type Entry, type State, seeded } from '@bocage/engine';
import type { GameController } from '../../core/game-controller.ts';
import type { GameModel } from '../../core/game-model.ts';
import { replan } from '../../core/plan.ts';
import * as W from '../../words/credentials.ts';
import { findChoice, KINDS, type Tokens } from './facts.ts';

/** Where the last line of the score begins, if nothing in it was revealed. */
function quietGesture(table: GameModel): { readonly from: number; readonly entries: readonly Entry[] } | undefined {
  const { session } = table;
  const from = session.entries.length - session.lastGesture();
  const entries = session.entries.slice(from);
  return entries.length === 0 || entries.some((entry) => entry.outcomes.length > 0) ? undefined : { from, entries };
}

// --- the convoy ------------------------------------------------------------------------------------------------------

export interface Truck {
  readonly from: string;
  readonly to: string;
  readonly tokens: Tokens;
}

/** A part of the convoy: a truck, or something else that was done in between, and from where in the score on. */
type Part = { readonly truck: Truck } | { readonly names: readonly string[]; readonly from: number };

export interface Convoy {
  /** Choices before it. */
  readonly start: number;
  readonly parts: readonly Part[];
  /** The road of a truck whose load is still being chosen. */
  readonly loading: Pick<Truck, 'from' | 'to'> | undefined;
  /** False once the action is over: it can still be changed, as nothing was revealed. */
  readonly open: boolean;
}

/** What a choice was, as it was described when it was made. */
export function about(table: GameModel, index: number): Description | undefined {
  const { session, game } = table;
  const state = session.at(index);
  const verdict = game.verdict(state, session.entries[index]?.name ?? '');
  return verdict.kind === 'legal' ? game.describe(state, verdict.choice) : undefined;
}

/** Text of the data of a choice, such as the place that a truck leaves. */
const word = (of: Description, key: string): string => String(of.data?.[key] ?? '');

/** The convoy of the last action, as the score has it; undefined if the last action was another. */
export function convoyOf(table: GameModel): Convoy | undefined {
  const last = quietGesture(table);
  if (last === undefined || about(table, last.from)?.verb !== 'haul') return undefined;
  const { session } = table;
  const parts: Part[] = [];
  let names: string[] = [];
  let from = 0;
  const between = (): void => {
    if (names.length > 0) parts.push({ names, from });
    names = [];
  };
  let loading: Convoy['loading'];
  last.entries.forEach((entry, i) => {
    const one = i === 0 ? undefined : about(table, last.from + i);
    if (one === undefined || one.verb === 'end') return;
    if (one.verb === 'road') {
      between();
      loading = { from: word(one, 'from'), to: word(one, 'to') };
    } else if (loading === undefined || one.verb !== 'load') {
      if (names.length === 0) from = last.from + i;
      names.push(entry.name);
    }
    for (const event of session.events(last.from + i)) {
      if (event.kind !== 'hauled' || !('tokens' in event)) continue;
      const [from = '', to = ''] = event.places ?? [];
      parts.push({ truck: { from, to, tokens: event.tokens as Tokens } });
      loading = undefined;
    }
  });
  between();
  const step = table.decision.value?.step ?? '';
  return { start: last.from, parts, loading, open: CONVOY_STEPS.includes(step) };
}

const CONVOY_STEPS: readonly string[] = ['trucks/road', 'trucks/load', 'supplies/stow'];

/** The names that put this load on this road, tried on a copy of the position, which goes on; undefined if impossible. */
function loadNames(table: GameModel, state: State, truck: Truck): readonly string[] | undefined {
  const { game } = table;
  const names: string[] = [];
  let carried = '';
  const take = (wanted: (one: Description) => boolean): boolean => {
    const found = findChoice(game, state, wanted);
    if (found === undefined) return false;
    names.push(found.name);
    game.apply(state, found.choice, seeded, (event) => {
      if (event.kind === 'hauled' && 'tokens' in event) carried = String(event.tokens);
    });
    return true;
  };
  if (!take((one) => one.verb === 'road' && word(one, 'from') === truck.from && word(one, 'to') === truck.to))
    return undefined;
  while (game.decision(state)?.step === 'trucks/load') {
    const kind = game.decision(state)?.prompt.data?.kind;
    const [want] = truck.tokens.filter((_, i) => KINDS[i] === kind);
    if (!take((one) => one.data?.n === want)) return undefined;
  }
  // What is left over is decided without a question: then the load may not be the one that was wanted.
  return carried === String(truck.tokens) ? names : undefined;
}

/** Why no truck can take this road; undefined if one can. */
function refusedRoad(table: GameModel, state: State, truck: Truck): string | undefined {
  const { game } = table;
  const n = game.attempts(state, buffer);
  for (const choice of buffer.subarray(0, n)) {
    const one = game.describe(state, choice);
    if (one.verb !== 'road' || word(one, 'from') !== truck.from || word(one, 'to') !== truck.to) continue;
    const reason = game.refuse(state, choice);
    return reason === 0 ? undefined : game.reason(state, choice, reason).text;
  }
  return undefined;
}

const buffer = choiceBuffer();

/** The convoy with other trucks; a sentence if the rules do not allow it. */
export function changeConvoy(controller: GameController, convoy: Convoy, parts: readonly Part[]): string | undefined {
  const { table } = controller;
  const { session, game } = table;
  const state = session.at(convoy.start).slice();
  const haul = findChoice(game, state, (one) => one.verb === 'haul');
  if (haul === undefined) return W.convoyFixed;
  game.apply(state, haul.choice, seeded);
  const names = [haul.name];
  for (const part of parts) {
    if ('names' in part) {
      for (const name of part.names) {
        const verdict = game.verdict(state, name);
        if (verdict.kind !== 'legal') return W.loadingNoLongerFits;
        game.apply(state, verdict.choice, seeded);
        names.push(name);
      }
      continue;
    }
    const refused = refusedRoad(table, state, part.truck);
    if (refused !== undefined) return refused;
    const more = loadNames(table, state, part.truck);
    if (more === undefined) return W.truckCannotCarry;
    names.push(...more);
  }
  return replan(controller, convoy.start, names);
}

// --- the resistance --------------------------------------------------------------------------------------------------

export interface FfiMove {
  /** How the score writes it. */
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** FFI moves of this phase so far, which can be taken out one by one. */
export function ffiMoves(table: GameModel): { readonly start: number; readonly moves: readonly FfiMove[] } {
  const { session, game } = table;
  const moves: FfiMove[] = [];
  let start = session.entries.length;
  while (start > 0) {
    const entry = session.entries[start - 1];
    if (entry === undefined || entry.outcomes.length > 0) break;
    if (game.decision(session.at(start - 1))?.step !== 'ffi') break;
    const one = about(table, start - 1);
    if (one?.verb !== 'moveFfi') break;
    moves.unshift({ name: entry.name, from: word(one, 'from'), to: word(one, 'to') });
    start--;
  }
  return { start, moves };
}

// --- bonuses of a combat -----------------------------------------------------------------------------------------------

/** Where the choice of bonuses of the open combat began, and what was chosen. */
export function bonusesSoFar(table: GameModel): { readonly start: number; readonly names: readonly string[] } {
  const { session, game } = table;
  let start = session.entries.length;
  while (start > 0) {
    const entry = session.entries[start - 1];
    if (entry === undefined || entry.outcomes.length > 0) break;
    if (game.decision(session.at(start - 1))?.step !== 'combat/fight') break;
    start--;
  }
  return { start, names: session.entries.slice(start).map((entry) => entry.name) };
}
