// An assault as it is planned before anything of it is played: point unit, weapons left out, bonus; the best of them proposed.
import {
  arrange,
  choiceBuffer,
  type Description,
  openGesture,
  type Piece,
  type State,
  tryQuietly,
} from '@bocage/engine';
import type { GameModel, ShownChoice } from '../../core/game-model.ts';

const buffer = choiceBuffer();

export interface Option {
  /** The choice as the score knows it: what a plan is made of. */
  readonly name: string;
  readonly choice: number;
  readonly about: Description;
  readonly piece: Piece | undefined;
}

/** An assault with what is chosen of it and what could be. */
export interface AssaultPlan {
  /** So many choices of the game come before it. */
  readonly from: number;
  /** The choice that leads to it, where that has not been made yet. */
  readonly before: readonly string[];
  readonly point: string | undefined;
  readonly points: readonly Option[];
  readonly held: readonly string[];
  readonly weapons: readonly Option[];
  readonly lead: string | undefined;
  readonly leaders: readonly Option[];
}

const PLANNED: readonly string[] = ['assault/point', 'assault/lead'];

export function isPlanned(step: string | undefined): boolean {
  return PLANNED.includes(step ?? '');
}

function optionsAt(table: GameModel, state: State | undefined, verbs: readonly string[]): readonly Option[] {
  if (state === undefined || !isPlanned(table.game.decision(state)?.step)) return [];
  const pieces = table.board.value.places.flatMap((place) => place.pieces);
  const n = table.game.choices(state, buffer);
  return Array.from(buffer.subarray(0, n), (choice) => ({
    choice,
    name: table.game.name(state, choice),
    about: table.game.describe(state, choice),
  }))
    .filter(({ about }) => verbs.includes(about.verb ?? ''))
    .map((one) => ({ ...one, piece: pieces.find((piece) => piece.id === one.about.pieces?.[0]) }));
}

/** The position after a choice of the plan; undefined where the rules refuse it or something is revealed. */
function after(table: GameModel, state: State | undefined, name: string | undefined): State | undefined {
  if (state === undefined || name === undefined) return state;
  const verdict = table.game.verdict(state, name);
  return verdict.kind === 'legal' ? tryQuietly(table.game, state, verdict.choice) : undefined;
}

export function namesOf({ before, point, held, lead }: AssaultPlan): readonly string[] {
  return [...before, ...(point === undefined ? [] : [point]), ...held, ...(lead === undefined ? [] : [lead])];
}

/** Where an assault is asked about: after how many choices, and what was chosen of it since. */
function asked(table: GameModel): { readonly from: number; readonly names: readonly string[] } {
  const { session, game } = table;
  const open = openGesture(session);
  let from = session.entries.length;
  const first = from - open.length;
  while (from > first && isPlanned(game.decision(session.at(from - 1))?.step)) from--;
  return { from, names: session.entries.slice(from).map((entry) => entry.name) };
}

type Chosen = Pick<AssaultPlan, 'from' | 'before' | 'point' | 'held' | 'lead'>;

/** What could be chosen instead of each part. */
function withOptions(table: GameModel, chosen: Chosen): AssaultPlan {
  const start = afterAll(table, table.session.at(chosen.from), chosen.before);
  const pointed = after(table, start, chosen.point);
  return {
    ...chosen,
    points: optionsAt(table, start, ['point']),
    weapons: optionsAt(table, pointed, ['hold']),
    leaders: optionsAt(table, afterAll(table, pointed, chosen.held), ['lead', 'go']),
  };
}

function chanceAt(table: GameModel, state: State, choice: number): number {
  const results = table.game.odds(state, choice)?.results ?? [];
  return results.reduce((sum, result) => sum + (result.good === true ? result.chance : 0), 0);
}

/** The likeliest to succeed; of equal ones whoever carries nothing that would be lost with him, then the rules' own order. */
function best<T extends { readonly chance: number; readonly piece: Piece | undefined }>(
  all: readonly T[],
): T | undefined {
  const dear = ({ piece }: T): number => ((piece?.carries ?? []).length > 0 ? 1 : 0);
  return [...all].sort((a, b) => b.chance - a.chance || dear(a) - dear(b))[0];
}

/** The best bonus for a point unit. */
function bestLead(
  table: GameModel,
  state: State | undefined,
): { readonly name: string; readonly chance: number } | undefined {
  const leads = optionsAt(table, state, ['lead', 'go']);
  return best(
    leads.map((lead) => ({ ...lead, chance: state === undefined ? 0 : chanceAt(table, state, lead.choice) })),
  );
}

/**
 * The assault that the choice leads to, or the one that is asked about, with the parts that promise most. All weapons take part.
 * Undefined where there is no assault to plan, or where something is revealed before it.
 */
export function proposal(table: GameModel, offer: ShownChoice | undefined): AssaultPlan | undefined {
  const here = offer === undefined ? asked(table) : { from: table.session.entries.length, names: [] };
  const before = offer === undefined ? [] : [offer.name];
  const start = offer === undefined ? table.session.at(here.from) : after(table, table.session.state, offer.name);
  if (start === undefined || !isPlanned(table.game.decision(start)?.step)) return undefined;
  const points = optionsAt(table, start, ['point']);
  const tried = points.map((point) => {
    const next = after(table, start, point.name);
    const lead = bestLead(table, next);
    return { ...point, lead: lead?.name, chance: lead?.chance ?? chanceAt(table, start, point.choice) };
  });
  const point = best(tried);
  const lead = points.length > 0 ? point?.lead : bestLead(table, start)?.name;
  return withOptions(table, { from: here.from, before, point: point?.name, held: [], lead });
}

/** The position after all of these choices. */
function afterAll(table: GameModel, state: State | undefined, names: readonly string[]): State | undefined {
  return names.reduce<State | undefined>((now, name) => after(table, now, name), state);
}

/** The plan with one part changed; the others stay where the rules allow them, else the best is taken instead. */
export function changed(table: GameModel, plan: AssaultPlan, part: Partial<Chosen>): AssaultPlan {
  const wish = withOptions(table, { ...plan, ...part });
  const pointed = afterAll(table, table.session.at(plan.from), [
    ...wish.before,
    ...(wish.point === undefined ? [] : [wish.point]),
  ]);
  const possible = wish.held.filter((name) => wish.weapons.some((one) => one.name === name));
  // The rules name weapons in one order; a person does not.
  const found = pointed === undefined ? undefined : arrange(table.game, pointed, possible);
  const held = found?.kind === 'order' ? found.order.flatMap((i) => possible[i] ?? []) : [];
  const next = withOptions(table, { ...wish, held });
  if (next.leaders.some((one) => one.name === next.lead)) return next;
  return { ...next, lead: bestLead(table, afterAll(table, pointed, held))?.name };
}

/** The plan that a choice which waits to be confirmed stands for. */
export function planOf(table: GameModel, { way }: ShownChoice): AssaultPlan | undefined {
  if (way === undefined) return undefined;
  const { game, session } = table;
  const before: string[] = [];
  const held: string[] = [];
  let point: string | undefined;
  let lead: string | undefined;
  let state: State | undefined = session.at(way.from);
  for (const name of way.names) {
    if (state === undefined) return undefined;
    const verdict = game.verdict(state, name);
    if (verdict.kind !== 'legal') return undefined;
    const { verb } = game.describe(state, verdict.choice);
    if (!isPlanned(game.decision(state)?.step)) before.push(name);
    else if (verb === 'point') point = name;
    else if (verb === 'hold') held.push(name);
    else lead = name;
    state = tryQuietly(game, state, verdict.choice);
  }
  return withOptions(table, { from: way.from, before, point, held, lead });
}
