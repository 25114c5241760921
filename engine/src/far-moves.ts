// How far a move can go: the rules ask for it step by step; here the steps that reveal nothing are tried ahead on copies, so
// that a client shows every place that can be reached with what it costs in all, and one choice goes the whole way.
import { choiceBuffer } from './contract/choices.ts';
import type { Play } from './contract/play.ts';
import type { Amount, Description, GameEvent } from './contract/words.ts';
import { tryQuietly } from './quiet.ts';
import type { State } from './state.ts';

export interface FarMove {
  readonly place: string;
  /** The choices that lead there, by their names. */
  readonly path: readonly string[];
  /** What they cost together. */
  readonly cost: Amount;
  /** What the last of them says of itself. */
  readonly about: Description;
  /** One of them comes with a warning. */
  readonly warned: boolean;
}

/** No move needs more steps; a bound for rules that move in circles. */
const DEEPEST = 8;
/** Copies that are tried at most: a person waits. */
const MOST = 600;

interface Way extends Omit<FarMove, 'warned'> {
  /** The way so far, and the last step with the state it is taken in. */
  readonly before: Way | undefined;
  readonly from: State;
  readonly choice: number;
  /** Undefined where something is revealed or another question follows: the way ends there. */
  readonly state: State | undefined;
}

/** Places beyond the next step, each by its cheapest way. Empty where moves are not made step by step. */
export function farMoves<E extends GameEvent>(game: Play<E>, s: State): readonly FarMove[] {
  if (game.seat(s) < 0) return [];
  const first = stepsFrom(game, s, undefined);
  const best = new Map<string, Way>();
  let open = first;
  let tried = 0;
  for (const way of first) keepCheaper(best, way);
  for (let depth = 1; depth < DEEPEST && open.length > 0; depth++) {
    const next: Way[] = [];
    for (const from of open) {
      if (from.state === undefined || best.get(from.place) !== from) continue;
      for (const way of stepsFrom(game, from.state, from)) {
        if (++tried > MOST) return beyond(game, s, first, best);
        if (keepCheaper(best, way)) next.push(way);
      }
    }
    open = next;
  }
  return beyond(game, s, first, best);
}

function beyond<E extends GameEvent>(
  game: Play<E>,
  s: State,
  first: readonly Way[],
  best: ReadonlyMap<string, Way>,
): readonly FarMove[] {
  const near = new Set([...first.map((way) => way.place), ...(game.decision(s)?.prompt.places ?? [])]);
  return [...best.values()]
    .filter((way) => way.path.length > 1 && !near.has(way.place))
    .map((way) => ({ place: way.place, path: way.path, cost: way.cost, about: way.about, warned: warned(game, way) }));
}

function warned<E extends GameEvent>(game: Play<E>, way: Way): boolean {
  if (game.warnings(way.from, way.choice).length > 0) return true;
  return way.before !== undefined && warned(game, way.before);
}

function keepCheaper(best: Map<string, Way>, way: Way): boolean {
  const before = best.get(way.place);
  if (before !== undefined && before.cost.value <= way.cost.value) return false;
  best.set(way.place, way);
  return true;
}

/** The next steps of a move, on top of what the way so far has cost. */
function stepsFrom<E extends GameEvent>(game: Play<E>, s: State, before: Way | undefined): readonly Way[] {
  const buffer = choiceBuffer();
  const n = game.choices(s, buffer);
  const step = game.decision(s)?.step;
  const seat = game.seat(s);
  const found: Way[] = [];
  for (let i = 0; i < n; i++) {
    const about = game.describe(s, buffer[i]);
    const place = about.places?.[0];
    const price = about.costs?.[0];
    if (about.mark !== 'move' || place === undefined || price === undefined) continue;
    const tried = tryQuietly(game, s, buffer[i]);
    // Beyond the first step nothing may be revealed on the way: a person must see it before going on.
    if (before !== undefined && tried === undefined) continue;
    const goesOn =
      tried !== undefined && game.seat(tried) === seat && (before === undefined || game.decision(tried)?.step === step);
    found.push({
      place,
      path: [...(before?.path ?? []), game.name(s, buffer[i])],
      cost: { value: (before?.cost.value ?? 0) + price.value, unit: price.unit },
      about,
      before,
      from: s,
      choice: buffer[i],
      state: goesOn ? tried : undefined,
    });
  }
  return found;
}
