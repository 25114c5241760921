// What computer players ask of the game: a heuristic, and what a position is worth.
import type { PlayerParts } from '@bocage/engine';
import { evaluate, terms } from './evaluate.ts';
import { sensible } from './sensible.ts';
import type { Tables } from './tables.ts';

export const player: PlayerParts<Tables> = { heuristic: sensible, evaluate, terms };
