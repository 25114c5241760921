// Plans of These Are My Credentials: convoys, FFI moves and bonuses are changed by playing the open part again; a march is
// laid out ahead of the game, because each of its steps may reveal something.
import { choiceBuffer, type Entry, type State, seeded } from '@bocage/engine';
import type { Desk } from '../../core/desk.ts';
import { replan } from '../../core/plan.ts';
import type { Table } from '../../core/table.ts';
import { KINDS, type Tokens } from './read.ts';

/** Where the last line of the score begins, if nothing in it was revealed. */
function quietGesture(table: Table): { readonly from: number; readonly entries: readonly Entry[] } | undefined {
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

/** A part of the convoy: a truck, or something else that was done in between. */
type Part = { readonly truck: Truck } | { readonly names: readonly string[] };

export interface Convoy {
  /** Choices before it. */
  readonly start: number;
  readonly parts: readonly Part[];
  /** The road of a truck whose load is still being chosen. */
  readonly loading: Pick<Truck, 'from' | 'to'> | undefined;
  /** False once the action is over: it can still be changed, as nothing was revealed. */
  readonly open: boolean;
}

const ROAD = /^([a-z_]+) to ([a-z_]+)$/;
const LOAD = /^\d+ (?:fuel|ammo|food)$/;

/** The convoy of the last action, as the score has it; undefined if the last action was another. */
export function convoyOf(table: Table): Convoy | undefined {
  const last = quietGesture(table);
  if (last === undefined || last.entries[0]?.name !== 'haul') return undefined;
  const { session } = table;
  const parts: Part[] = [];
  let names: string[] = [];
  let loading: Convoy['loading'];
  last.entries.forEach((entry, i) => {
    const road = ROAD.exec(entry.name);
    if (i === 0 || entry.name === 'end') return;
    if (road !== null) {
      if (names.length > 0) parts.push({ names });
      names = [];
      loading = { from: road[1] ?? '', to: road[2] ?? '' };
    } else if (loading === undefined || !LOAD.test(entry.name)) names.push(entry.name);
    for (const event of session.events(last.from + i)) {
      if (event.kind !== 'hauled' || !('tokens' in event)) continue;
      const [from = '', to = ''] = event.places ?? [];
      parts.push({ truck: { from, to, tokens: event.tokens as Tokens } });
      loading = undefined;
    }
  });
  if (names.length > 0) parts.push({ names });
  const step = table.decision.value?.step ?? '';
  return { start: last.from, parts, loading, open: step.startsWith('trucks/') || step.startsWith('supplies/stow') };
}

const buffer = choiceBuffer();

/** The names that put this load on this road, tried on a copy of the position, which goes on; undefined if impossible. */
function loadNames(table: Table, state: State, truck: Truck): readonly string[] | undefined {
  const { game } = table;
  const names: string[] = [];
  let carried = '';
  const take = (name: string): boolean => {
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') return false;
    names.push(name);
    game.apply(state, verdict.choice, seeded, (event) => {
      if (event.kind === 'hauled' && 'tokens' in event) carried = String(event.tokens);
    });
    return true;
  };
  if (!take(`${truck.from} to ${truck.to}`)) return undefined;
  while (game.decision(state)?.step === 'trucks/load') {
    const n = game.choices(state, buffer);
    const first = game.name(state, buffer[0] ?? 0);
    const kind = KINDS.findIndex((word) => first.endsWith(word));
    const want = `${truck.tokens[kind] ?? 0} ${KINDS[kind]}`;
    if (n === 0 || !take(want)) return undefined;
  }
  // What is left over is decided without a question: then the load may not be the one that was wanted.
  return carried === String(truck.tokens) ? names : undefined;
}

/** The convoy with other trucks; a sentence if the rules do not allow it. */
export function changeConvoy(desk: Desk, convoy: Convoy, parts: readonly Part[]): string | undefined {
  const { table } = desk;
  const { session, game } = table;
  const state = session.at(convoy.start).slice();
  const haul = game.verdict(state, 'haul');
  if (haul.kind !== 'legal') return 'The convoy can no longer be changed.';
  game.apply(state, haul.choice, seeded);
  const names = ['haul'];
  for (const part of parts) {
    if ('names' in part) {
      for (const name of part.names) {
        const verdict = game.verdict(state, name);
        if (verdict.kind !== 'legal') return 'The loading in between does not fit any more.';
        game.apply(state, verdict.choice, seeded);
        names.push(name);
      }
      continue;
    }
    const { from, to } = part.truck;
    const road = game.verdict(state, `${from} to ${to}`);
    if (road.kind === 'refused') return road.reason.text;
    const more = loadNames(table, state, part.truck);
    if (more === undefined) return 'The truck cannot carry that: see what lies there and what fits.';
    names.push(...more);
  }
  return replan(desk, convoy.start, names);
}

// --- the resistance --------------------------------------------------------------------------------------------------

/** FFI moves of this phase so far, which can be taken out one by one. */
export function ffiMoves(table: Table): { readonly start: number; readonly names: readonly string[] } {
  const { session, game } = table;
  let start = session.entries.length;
  while (start > 0) {
    const entry = session.entries[start - 1];
    if (entry === undefined || entry.outcomes.length > 0 || !/^(zone [ab]|[a-z_]+) to [a-z_]+$/.test(entry.name)) break;
    if (game.decision(session.at(start - 1))?.step !== 'ffi') break;
    start--;
  }
  return { start, names: session.entries.slice(start).map((entry) => entry.name) };
}

// --- bonuses of a combat -----------------------------------------------------------------------------------------------

/** Where the choice of bonuses of the open combat began, and what was chosen. */
export function bonusesSoFar(table: Table): { readonly start: number; readonly names: readonly string[] } {
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
