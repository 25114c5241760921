import type { PositionLine, State } from '@bocage/engine';
import type { Tables } from './tables.ts';
export const writePosition = (_t: Tables, _s: State): readonly PositionLine[] => [];
export const readPosition = (_t: Tables, _s: State, _k: string, _v: string): string | undefined => undefined;
export const finishPosition = (_t: Tables, _s: State): string | undefined => undefined;
