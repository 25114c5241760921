// Places beyond the next step of a move, each as one choice that goes the whole way.
import { farMoves } from '@bocage/engine';
import { wayOffer } from './plan.ts';
import type { Offer, Table } from './table.ts';
import { weigh } from './ways.ts';

export interface Reach {
  readonly place: string;
  /** The whole way as one choice. */
  readonly offer: Offer;
  /** What the steps cost together: `3 MP`. */
  readonly cost: string;
  /** A step on the way, or the last one, comes with a warning. */
  readonly warned: boolean;
}

/** Empty where moves are not made step by step. */
export function reachOf(table: Table): readonly Reach[] {
  if (!table.yours || !table.offers.value.some((offer) => offer.about.mark === 'move')) return [];
  const { game, session } = table;
  const { state } = table.moment.value;
  const from = session.entries.length;
  return farMoves(game, state).map(({ place, path, cost: price }) => {
    const before = weigh(game, state, path.slice(0, -1)).state;
    const last = game.verdict(before, path.at(-1) ?? '');
    const cost = `${price.value} ${price.unit}`;
    const about = last.kind === 'legal' ? { ...game.describe(before, last.choice), cost, costs: [price] } : undefined;
    const offer = wayOffer(table, { from, names: path, whole: false }, about);
    return { place, cost, offer, warned: weigh(game, state, path).warnings.length > 0 };
  });
}
