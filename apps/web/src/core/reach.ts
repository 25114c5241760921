// How far a move can go: the rules ask for it step by step; here the steps that reveal nothing are tried ahead on copies,
// so that the map shows every place within reach with what it costs in all, and one press goes the whole way.
import { type Amount, choiceBuffer, type Description, type Play, Recorder, type State } from '@bocage/engine';
import { wayOffer } from './plan.ts';
import type { Offer, Table } from './table.ts';

export interface Reach {
  readonly place: string;
  /** The whole way as one choice. */
  readonly offer: Offer;
  /** What the steps cost together: `3 MP`. */
  readonly cost: string;
  /** A step on the way, or the last one, comes with a warning. */
  readonly warned: boolean;
}

/** No move needs more steps; a bound for rules that move in circles. */
const DEEPEST = 8;
/** Copies that are tried at most: the page must stay quick. */
const MOST = 600;

interface Open {
  readonly state: State;
  readonly path: readonly string[];
  readonly price: Amount;
  readonly warned: boolean;
}

interface Found extends Omit<Open, 'state'> {
  readonly place: string;
  /** What the last step says of itself. */
  readonly about: Description;
  /** Undefined where something is revealed or another question follows: the way ends there. */
  readonly state: State | undefined;
}

/** Places beyond the next step. Empty where moves are not made step by step. */
export function reachOf(table: Table): readonly Reach[] {
  if (!table.yours || !table.offers.value.some((offer) => offer.about.mark === 'move')) return [];
  const { game } = table;
  const near = new Set(table.offers.value.flatMap((offer) => offer.about.places?.[0] ?? []));
  const here = new Set(table.decision.value?.prompt.places ?? []);
  const best = new Map<string, Found>();
  let open: Open[] = [{ state: table.moment.value.state, path: [], price: { value: 0, unit: '' }, warned: false }];
  let tried = 0;
  for (let depth = 0; depth < DEEPEST && open.length > 0 && tried < MOST; depth++) {
    const next: Open[] = [];
    for (const from of open) {
      for (const found of stepsFrom(game, from)) {
        if (++tried > MOST) break;
        const before = best.get(found.place);
        if (before !== undefined && before.price.value <= found.price.value) continue;
        best.set(found.place, found);
        if (found.state !== undefined) next.push({ ...found, state: found.state });
      }
    }
    open = next;
  }
  return [...best.values()]
    .filter((found) => found.path.length > 1 && !near.has(found.place) && !here.has(found.place))
    .map((found) => reachTo(table, found));
}

function reachTo(table: Table, { place, path, price, about, warned }: Found): Reach {
  const cost = `${price.value} ${price.unit}`;
  const way = { from: table.session.entries.length, names: path, whole: false };
  return { place, cost, warned, offer: wayOffer(table, way, { ...about, cost, costs: [price] }) };
}

function stepsFrom(game: Play, from: Open): readonly Found[] {
  const buffer = choiceBuffer();
  const n = game.choices(from.state, buffer);
  const step = game.decision(from.state)?.step;
  const seat = game.seat(from.state);
  const found: Found[] = [];
  for (let i = 0; i < n; i++) {
    const choice = buffer[i] ?? 0;
    const about = game.describe(from.state, choice);
    const place = about.places?.[0];
    const cost = about.costs?.[0];
    if (about.mark !== 'move' || place === undefined || cost === undefined) continue;
    const state = from.state.slice();
    const chance = new Recorder();
    game.apply(state, choice, chance);
    // Beyond the first step nothing may be revealed on the way: a person must see it before going on.
    if (from.path.length > 0 && chance.outcomes.length > 0) continue;
    const goesOn =
      chance.outcomes.length === 0 &&
      game.seat(state) === seat &&
      (from.path.length === 0 || game.decision(state)?.step === step);
    found.push({
      place,
      about,
      path: [...from.path, game.name(from.state, choice)],
      price: { value: from.price.value + cost.value, unit: cost.unit },
      warned: from.warned || game.warnings(from.state, choice).length > 0,
      state: goesOn ? state : undefined,
    });
  }
  return found;
}
