// How far a move can go: the rules ask for it step by step; here the steps that reveal nothing are tried ahead on copies,
// so that the map shows every place within reach with what it costs in all, and one press goes the whole way.
import { choiceBuffer, type Play, Recorder, type State } from '@bocage/engine';
import type { Table } from './table.ts';

export interface Reach {
  readonly place: string;
  /** The choices that lead there, by their names. */
  readonly path: readonly string[];
  /** What they cost together: `3 MP`. */
  readonly cost: string;
  readonly price: number;
}

/** No move needs more steps; a bound for rules that move in circles. */
const DEEPEST = 8;
/** Copies that are tried at most: the page must stay quick. */
const MOST = 600;

interface Open {
  readonly state: State;
  readonly path: readonly string[];
  readonly price: number;
  readonly unit: string;
}

/** Places beyond the next step. Empty where moves are not made step by step. */
export function reachOf(table: Table): readonly Reach[] {
  if (!table.yours || !table.offers.value.some((offer) => offer.about.mark === 'move')) return [];
  const { game } = table;
  const near = new Set(table.offers.value.flatMap((offer) => offer.about.places?.[0] ?? []));
  const best = new Map<string, Reach>();
  let open: Open[] = [{ state: table.moment.value.state, path: [], price: 0, unit: '' }];
  let tried = 0;
  for (let depth = 0; depth < DEEPEST && open.length > 0 && tried < MOST; depth++) {
    const next: Open[] = [];
    for (const from of open) {
      for (const found of stepsFrom(game, from)) {
        if (++tried > MOST) break;
        const before = best.get(found.place);
        if (before !== undefined && before.price <= found.price) continue;
        best.set(found.place, {
          place: found.place,
          path: found.path,
          price: found.price,
          cost: `${found.price} ${found.unit}`,
        });
        if (found.state !== undefined)
          next.push({ state: found.state, path: found.path, price: found.price, unit: found.unit });
      }
    }
    open = next;
  }
  const here = new Set(table.decision.value?.prompt.places ?? []);
  return [...best.values()].filter(
    (reach) => reach.path.length > 1 && !near.has(reach.place) && !here.has(reach.place),
  );
}

interface Found extends Omit<Open, 'state'> {
  readonly place: string;
  /** Undefined where something is revealed or another question follows: the way ends there. */
  readonly state: State | undefined;
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
    const cost = /^(\d+) (\S+)/.exec(about.cost ?? '');
    if (about.mark !== 'move' || place === undefined || cost === null) continue;
    const path = [...from.path, game.name(from.state, choice)];
    const state = from.state.slice();
    const chance = new Recorder();
    game.apply(state, choice, chance);
    const goesOn =
      chance.outcomes.length === 0 &&
      game.seat(state) === seat &&
      (from.path.length === 0 || game.decision(state)?.step === step);
    const reached = { path, place, price: from.price + Number(cost[1]), unit: cost[2] ?? '' };
    // Beyond the first step nothing may be revealed on the way: a person must see it before going on.
    if (from.path.length > 0 && chance.outcomes.length > 0) continue;
    found.push({ ...reached, state: goesOn ? state : undefined });
  }
  return found;
}
