// What computer players ask of the game: a heuristic, and what positions are worth, as points now and points still to come.
import type { PlayerParts } from '@bocage/engine';
import { victoryPoints } from '../rules/04-victory.ts';
import { STOWED } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { forecast } from './forecast.ts';
import { gauges, grades } from './gauges.ts';
import { heuristic } from './heuristic.ts';
import { networkWeights } from './network-weights.ts';

export const player: PlayerParts<GameData> = {
  heuristic,
  remembers: [STOWED],
  evaluate: victoryPoints,
  terms: (t, s) => [{ label: 'Victory points', value: victoryPoints(t, s) }],
  gauges,
  forecast,
  grades,
  samples: {
    inputs: FEATURES,
    read: features,
    points: victoryPoints,
    pointsLabel: 'Victory points now',
    groups: GROUPS,
    weights: networkWeights,
  },
};
