// Figures of a position in the words of a hint: what is counted, and how much more or less of it there is.
import { moreOrFewer } from '@bocage/engine';

export const GAUGES = {
  victoryAreas: {
    label: 'Victory Areas of yours',
    said: (by: number): string => moreOrFewer(by, 'Victory Areas of yours'),
  },
  squadsAndTeams: {
    label: 'squads and teams of yours',
    said: (by: number): string => moreOrFewer(by, 'squads and teams of yours'),
  },
  enemySquadsAndTeams: {
    label: 'enemy squads and teams',
    said: (by: number): string => moreOrFewer(by, 'enemy squads and teams'),
  },
  leaders: { label: 'leaders of yours', said: (by: number): string => moreOrFewer(by, 'leaders of yours') },
  freshUnits: { label: 'fresh units', said: (by: number): string => moreOrFewer(by, 'fresh units') },
  enemyUnitsNear: {
    label: 'enemy units next to your Victory Areas',
    said: (by: number): string => moreOrFewer(by, 'enemy units next to your Victory Areas'),
  },
  unguardedVictoryAreas: {
    label: 'Victory Areas of yours without a guard',
    said: (by: number): string => moreOrFewer(by, 'Victory Areas of yours without a guard'),
  },
} as const;
