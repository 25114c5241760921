// Figures of a position in the words of a hint: what is counted, and how much more or less of it there is.
import { moreOrFewer } from '@bocage/engine';

export const GAUGES = {
  victoryAreas: {
    label: 'Victory Areas that you control',
    said: (by: number): string => moreOrFewer(by, 'Victory Areas that you control'),
  },
  squadsAndTeams: {
    label: 'squads and teams on your side',
    said: (by: number): string => moreOrFewer(by, 'squads and teams on your side'),
  },
  enemySquadsAndTeams: {
    label: 'enemy squads and teams',
    said: (by: number): string => moreOrFewer(by, 'enemy squads and teams'),
  },
  leaders: { label: 'leaders on your side', said: (by: number): string => moreOrFewer(by, 'leaders on your side') },
  freshUnits: { label: 'fresh units', said: (by: number): string => moreOrFewer(by, 'fresh units') },
  enemyUnitsNear: {
    label: 'enemy units next to your Victory Areas',
    said: (by: number): string => moreOrFewer(by, 'enemy units next to your Victory Areas'),
  },
  unguardedVictoryAreas: {
    label: 'unguarded Victory Areas that you control',
    said: (by: number): string => moreOrFewer(by, 'unguarded Victory Areas that you control'),
  },
} as const;
