import type { Board, State } from '@bocage/engine';
import type { Tables } from './tables.ts';
export const board = (_t: Tables, _s: State, _seat: number): Board => ({ status: [], places: [], tracks: [] });
