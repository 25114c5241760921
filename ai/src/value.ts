// What a position is worth to a seat: by a network where it knows positions of the kind, by the game's own evaluation elsewhere.
import { DEPTH, type Game, type GameEvent, type Player, type State, type Term } from '@bocage/engine';
import { network } from './network.ts';

export interface Value {
  /** 0 to 1 in games that are won, points in games that are scored. */
  evaluate(s: State, seat: number): number;
  /** The same in parts that add up to it, in words. */
  terms(s: State, seat: number): readonly Term[];
}

const known = new WeakMap<Player, Value>();

/** Made once for a game; undefined if nothing values its positions. */
export function valuation<E extends GameEvent>(game: Game<E>): Value | undefined {
  const { player } = game;
  if (player === undefined) return undefined;
  let value = known.get(player);
  if (value === undefined) {
    value = make(player);
    if (value !== undefined) known.set(player, value);
  }
  return value;
}

function make({ evaluate, terms, samples }: Player): Value | undefined {
  if (samples === undefined) {
    return evaluate === undefined ? undefined : { evaluate, terms: terms ?? (() => []) };
  }
  const net = network(samples.weights);
  const inputs = new Float64Array(samples.inputs);
  const knows = samples.knows ?? ((s: State) => s[DEPTH] > 0);
  return {
    evaluate(s, seat) {
      if (!knows(s)) return evaluate === undefined ? samples.points(s) : evaluate(s, seat);
      samples.read(s, inputs);
      return samples.points(s) + net.value(inputs);
    },
    terms(s, seat) {
      if (!knows(s)) return terms?.(s, seat) ?? [];
      samples.read(s, inputs);
      return [{ label: samples.pointsLabel, value: samples.points(s) }, ...net.terms(inputs, samples.groups)];
    },
  };
}
