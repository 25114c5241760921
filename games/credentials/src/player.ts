// What computer players ask of the game: a heuristic, and what positions are worth, as points now and points still to come.
import type { PlayerParts } from '@bocage/engine';
import { experience } from './experience.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { victoryPoints } from './rules/04-victory.ts';
import { sensible } from './sensible.ts';
import type { Tables } from './tables.ts';

export const player: PlayerParts<Tables> = {
  heuristic: sensible,
  evaluate: victoryPoints,
  terms: (t, s) => [{ label: 'Victory points', value: victoryPoints(t, s) }],
  samples: {
    inputs: FEATURES,
    read: features,
    points: victoryPoints,
    pointsLabel: 'Victory points now',
    groups: GROUPS,
    weights: experience,
  },
};
