import { type Choices, type Generator, randomBelow, type State } from '@bocage/engine';
import type { Tables } from './tables.ts';
export const sensible = (_t: Tables, _s: State, _c: Choices, n: number, g: Generator): number => randomBelow(g, n);
export const evaluate = (_t: Tables, _s: State, _seat: number): number => 0;
