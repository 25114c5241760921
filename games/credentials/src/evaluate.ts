// How good a position is, in points: what is scored now, and what games from positions like it have still brought.
import { DEPTH, network, type State, type Term } from '@bocage/engine';
import { experience } from './experience.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { victoryPoints } from './rules/04-victory.ts';
import type { Tables } from './tables.ts';

const learned = network(experience);
const inputs = new Float64Array(FEATURES);

export function evaluate(t: Tables, s: State, _seat: number): number {
  if (s[DEPTH] === 0) return victoryPoints(t, s);
  features(t, s, inputs);
  return victoryPoints(t, s) + learned.value(inputs);
}

/** The same for a person, feature by feature. */
export function terms(t: Tables, s: State, _seat: number): readonly Term[] {
  if (s[DEPTH] === 0) return [{ label: 'Victory points', value: victoryPoints(t, s) }];
  features(t, s, inputs);
  return [{ label: 'Victory points now', value: victoryPoints(t, s) }, ...learned.terms(inputs, GROUPS)];
}
