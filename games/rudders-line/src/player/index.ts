// What computer players ask of the game: a heuristic, and what a position is worth.
import type { PlayerParts } from '@bocage/engine';
import type { GameData } from '../state/tables.ts';
import { evaluate, terms } from './evaluate.ts';
import { forecast } from './forecast.ts';
import { gauges } from './gauges.ts';
import { take } from './heuristic.ts';
import { PLAIN, TUNED, type Weights } from './weights.ts';

export const player: PlayerParts<GameData> = {
  heuristic: (t, s, choices, n, g) => take(t, PLAIN, s, choices, n, g),
  tuned: (t, s, choices, n, g) => take(t, TUNED, s, choices, n, g),
  tunables: {
    names: Object.keys(TUNED),
    numbers: Object.values(TUNED),
    plain: (Object.keys(TUNED) as (keyof Weights)[]).map((name) => PLAIN[name]),
    with(t, numbers) {
      const names = Object.keys(TUNED) as (keyof Weights)[];
      const weights: Weights = { ...TUNED, ...Object.fromEntries(names.map((name, i) => [name, numbers[i]])) };
      return (s, choices, n, g) => take(t, weights, s, choices, n, g);
    },
  },
  evaluate,
  terms,
  gauges,
  forecast,
};
