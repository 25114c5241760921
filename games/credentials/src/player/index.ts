// What computer players ask of the game: a heuristic, and what positions are worth, as points now and points still to come.
import type { PlayerParts } from '@bocage/engine';
import { victoryPoints } from '../rules/04-victory.ts';
import { STOWED } from '../state/layout.ts';
import type { GameData } from '../state/tables.ts';
import * as W from '../words/terms.ts';
import { FEATURES, features, GROUPS } from './features.ts';
import { forecast } from './forecast.ts';
import { gauges, grades } from './gauges.ts';
import { heuristic, practised } from './heuristic.ts';
import { judgementOf, PLACES } from './heuristics/judgement-weights.ts';
import { networkWeights } from './network-weights.ts';
import { PRACTISED } from './practised.ts';
import { searchShare } from './search.ts';

const judgement = judgementOf(PRACTISED);
const UNMOVED = judgementOf({});
/** Those that practice has moved, and so moves on. */
const MOVED = [...PLACES.keys()].filter((name) => Object.hasOwn(PRACTISED, name));

export const player: PlayerParts<GameData> = {
  heuristic,
  tuned: (t, s, choices, n, g) => practised(judgement, t, s, choices, n, g),
  tunables: {
    names: MOVED,
    numbers: MOVED.map((name) => PRACTISED[name]),
    plain: MOVED.map((name) => UNMOVED[PLACES.get(name) ?? 0]),
    with(t, numbers) {
      const weights = judgementOf(Object.fromEntries(MOVED.map((name, i) => [name, numbers[i]])));
      return (s, choices, n, g) => practised(weights, t, s, choices, n, g);
    },
  },
  remembers: [STOWED],
  searchShare,
  evaluate: victoryPoints,
  terms: (t, s) => [{ label: W.victoryPoints, value: victoryPoints(t, s) }],
  gauges,
  forecast,
  grades,
  samples: {
    inputs: FEATURES,
    read: features,
    points: victoryPoints,
    pointsLabel: W.victoryPointsNow,
    groups: GROUPS,
    weights: networkWeights,
  },
};
