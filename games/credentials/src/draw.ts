import type { State } from '@bocage/engine';
import type { Tables } from './tables.ts';
export const draw = (_t: Tables, _s: State, _seat: number): string => '';
