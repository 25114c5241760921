// Places beyond the next step of a move, each as one choice that goes the whole way.
import { count, farMoves } from '@bocage/engine';
import type { GameModel, ShownChoice } from './game-model.ts';

export interface Reach {
  readonly place: string;
  /** The whole way as one choice. */
  readonly offer: ShownChoice;
  /** What the steps cost together: `3 MP`. */
  readonly cost: string;
  /** A step on the way, or the last one, comes with a warning. */
  readonly warned: boolean;
}

/** Empty where moves are not made step by step. */
export function reachOf(table: GameModel): readonly Reach[] {
  const offers = table.offers.value;
  if (!table.yours) return [];
  const from = table.session.entries.length;
  return farMoves(table.game, table.moment.value.state).map(({ place, path, cost: price, about, warned }) => {
    // MP has no plural, a space has.
    const abbreviated = price.unit === price.unit.toUpperCase();
    const cost = abbreviated ? `${price.value} ${price.unit}` : count(price.value, price.unit);
    const offer: ShownChoice = {
      choice: offers.find((one) => one.name === path[0])?.choice ?? -1,
      name: path.join(', '),
      about: { ...about, cost, costs: [price] },
      key: undefined,
      way: { from, names: path, whole: false },
    };
    return { place, cost, warned, offer };
  });
}
