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
import { PLAIN, WEIGHTS, weightsOf } from './heuristics/weights.ts';
import { workspacesBy } from './heuristics/workspace.ts';
import { networkWeights } from './network-weights.ts';
import { PRACTISED } from './practised.ts';
import { searchShare } from './search.ts';

/** Those that practice has moved, and so moves on. */
const NAMES = [...WEIGHTS, ...PLACES.keys()].filter((name) => Object.hasOwn(PRACTISED, name));

/** The heuristic by what practice has moved. */
function by(moved: Readonly<Record<string, number>>): Required<PlayerParts<GameData>>['tuned'] {
  const workspaceOf = workspacesBy(weightsOf(moved), judgementOf(moved));
  return (t, s, choices, n, g) => practised(workspaceOf(t), t, s, choices, n, g);
}

const UNMOVED = judgementOf({});
const plain = workspacesBy(PLAIN, UNMOVED);
const plainNumber = (name: string): number => PLAIN_BY_NAME[name] ?? UNMOVED[PLACES.get(name) ?? 0];
const PLAIN_BY_NAME: Readonly<Record<string, number>> = PLAIN;

export const player: PlayerParts<GameData> = {
  heuristic: (t, s, choices, n, g) => heuristic(plain(t), t, s, choices, n, g),
  tuned: by(PRACTISED),
  tunables: {
    names: NAMES,
    numbers: NAMES.map((name) => PRACTISED[name] ?? plainNumber(name)),
    plain: NAMES.map(plainNumber),
    with(t, numbers) {
      const tuned = by(Object.fromEntries(NAMES.map((name, i) => [name, numbers[i]])));
      return (s, choices, n, g) => tuned(t, s, choices, n, g);
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
