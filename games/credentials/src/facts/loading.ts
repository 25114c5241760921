// Loading on one sheet: what a space shares out with the cards of its Divisions or with a Truck, and what the rules say of a
// sharing-out as a whole. The rules ask for it kind by kind; each of their questions is answered on a copy. Nothing is changed.
import { type State, seeded, top } from '@bocage/engine';
import { heldBefore, reopenStow, stowStep } from '../rules/11-supplies/stow.ts';
import { loadStep, reopenLoad } from '../rules/11-supplies/trucks.ts';
import type { Tokens } from '../state/events.ts';
import { DIV_AT, DIVISIONS, KINDS, STARVING } from '../state/layout.ts';
import { truckLoad } from '../state/options.ts';
import { tokensIn } from '../state/queries.ts';
import { STEP } from '../state/steps.ts';
import type { GameData } from '../state/tables.ts';
import type { Rule } from '../state/types.ts';
import { divisionWord, tokensOfCard, tokensOfSpace } from '../words/names.ts';
import { type Meal, mealOf } from './forecast.ts';

/** What takes tokens out of the space: the card of a Division, or a Truck. */
interface Holder {
  /** A Division by its id; `truck`. */
  readonly id: string;
  readonly capacity: number;
  readonly before: Tokens;
}

export interface LoadingSheet {
  readonly kind: 'cards' | 'truck';
  readonly space: string;
  readonly capacity: number;
  /** What lay in the space before anything was laid out. */
  readonly before: Tokens;
  readonly holders: readonly Holder[];
  /** Where the Truck goes, and how many tokens find room there. */
  readonly to: { readonly space: string; readonly room: number } | undefined;
}

export interface Fare {
  readonly division: string;
  readonly meal: Meal;
  /** It starves now and would eat at once. */
  readonly recovers: boolean;
}

/** A sharing-out: the choices that carry it out, or the first of the rules' questions that refuses its answer. */
export type Shared =
  | { readonly names: readonly string[]; readonly fares: readonly Fare[]; readonly refused?: undefined }
  | { readonly refused: { readonly state: State; readonly choice: number; readonly code: number } };

const NONE: Tokens = [0, 0, 0];

const plus = (a: Tokens, b: Tokens, sign: 1 | -1): Tokens => [
  a[0] + sign * b[0],
  a[1] + sign * b[1],
  a[2] + sign * b[2],
];

function cardsIn(s: State, space: number): readonly number[] {
  return Array.from({ length: DIVISIONS }, (_, card) => card).filter((card) => s[DIV_AT + card] === space);
}

/** RTTR 2.7, RTTR 5.3: the loading that is asked about now; undefined if it is something else. */
export function loadingSheet(t: GameData, s: State): LoadingSheet | undefined {
  const f = top(s);
  const space = s[f + 1];
  if (s[f] === STEP.load) {
    const to = s[f + 2];
    return {
      kind: 'truck',
      space: t.spaceIds[space],
      capacity: t.capacity[space],
      before: tokensOfSpace(s, space),
      holders: [{ id: 'truck', capacity: truckLoad(s), before: NONE }],
      to: { space: t.spaceIds[to], room: t.capacity[to] - tokensIn(s, to) },
    };
  }
  if (s[f] !== STEP.stow) return undefined;
  const cards = cardsIn(s, space);
  const holders = cards.map((card) => ({
    id: divisionWord(t, s, card),
    capacity: t.card,
    before: [heldBefore(s, f, card, 0), heldBefore(s, f, card, 1), heldBefore(s, f, card, 2)] as const,
  }));
  const all = cards.reduce((sum, card) => plus(sum, tokensOfCard(s, card), 1), tokensOfSpace(s, space));
  const before = holders.reduce((left, holder) => plus(left, holder.before, -1), all);
  return { kind: 'cards', space: t.spaceIds[space], capacity: t.capacity[space], before, holders, to: undefined };
}

/** Answers one question of the rules; what they do not ask because there is one answer only is refused all the same. */
function answer(t: GameData, s: State, step: Rule, wanted: number, names: string[]): number {
  const { decide } = step;
  const code = decide?.refuse(t, s, wanted) ?? 0;
  if (decide === undefined || code !== 0) return code;
  if (step.settle?.(t, s.slice(), seeded, undefined) !== true) names.push(decide.name(t, s, wanted));
  decide.apply(t, s, wanted, seeded, undefined);
  return 0;
}

/** RTTR 2.7, RTTR 5.3 + TAMC 11.j: what each holder of the sheet has in the end. */
export function shareOut(t: GameData, s: State, wanted: readonly Tokens[]): Shared | undefined {
  const state = s.slice();
  const f = top(state);
  const truck = state[f] === STEP.load;
  if (!truck && state[f] !== STEP.stow) return undefined;
  const step = truck ? loadStep : stowStep;
  if (truck) reopenLoad(state);
  else reopenStow(state);
  const names: string[] = [];
  for (const tokens of wanted) {
    for (let kind = 0; kind < KINDS; kind++) {
      const code = answer(t, state, step, tokens[kind], names);
      if (code !== 0) return { refused: { state, choice: tokens[kind], code } };
    }
  }
  if (!truck) step.settle?.(t, state, seeded, undefined);
  const fares = Array.from({ length: DIVISIONS }, (_, card) => ({
    division: divisionWord(t, state, card),
    meal: mealOf(state, card),
    recovers: s[STARVING + card] === 1 && state[STARVING + card] === 0,
  }));
  return { names, fares };
}
