// What computer players ask of the game: a heuristic, and what a position is worth.
import type { PlayerParts } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { evaluate, terms } from './evaluate.ts';
import { heuristic } from './heuristic.ts';

export const player: PlayerParts<GameData> = { heuristic, evaluate, terms };
