// Figures of a position in the words of a hint: what is counted, and how much more or less of it there is.
import { moreOrFewer, moreOrLess } from '@bocage/engine';

export const GAUGES = {
  vp: { label: 'VP', said: (by: number): string => moreOrFewer(by, 'VP') },
  battalionsDestroyed: {
    label: 'Battalions Destroyed',
    said: (by: number): string => moreOrFewer(by, 'Battalions Destroyed'),
  },
  enemyPointsLeft: {
    label: 'enemy points left in the Battle',
    said: (by: number): string => moreOrFewer(by, 'enemy points left in the Battle'),
  },
  unitsLost: { label: 'Units lost', said: (by: number): string => moreOrFewer(by, 'Units lost') },
  damagedUnits: { label: 'damaged Units', said: (by: number): string => moreOrFewer(by, 'damaged Units') },
  commandersKilled: { label: 'Commanders killed', said: (by: number): string => moreOrFewer(by, 'Commanders killed') },
  woundedCommanders: {
    label: 'wounded Commanders',
    said: (by: number): string => moreOrFewer(by, 'wounded Commanders'),
  },
  stress: { label: 'Stress', said: (by: number): string => moreOrLess(by, 'Stress') },
  so: { label: 'SO points', said: (by: number): string => moreOrFewer(by, 'SO points') },
} as const;
