// Figures of a position in the words of a hint: what is counted, and how much more or less of it there is.
import { moreOrFewer, moreOrLess } from '@bocage/engine';

export const GAUGES = {
  portsCaptured: { label: 'ports captured', said: (by: number): string => moreOrFewer(by, 'ports captured') },
  portsUnderSiege: { label: 'ports under siege', said: (by: number): string => moreOrFewer(by, 'ports under siege') },
  garrisonsDefeated: {
    label: 'Garrisons defeated',
    said: (by: number): string => moreOrFewer(by, 'Garrisons defeated'),
  },
  germanUnitsDefeated: {
    label: 'German units defeated',
    said: (by: number): string => moreOrFewer(by, 'German units defeated'),
  },
  citiesHeld: { label: 'cities held', said: (by: number): string => moreOrFewer(by, 'cities held') },
  demolition: {
    label: 'demolition in the ports',
    said: (by: number): string => moreOrLess(by, 'demolition in the ports'),
  },
  starvingDivisions: {
    label: 'starving Divisions',
    said: (by: number): string => moreOrFewer(by, 'starving Divisions'),
  },
  fuelCarried: {
    label: 'Fuel with the Divisions',
    said: (by: number): string => moreOrLess(by, 'Fuel with the Divisions'),
  },
  ammoCarried: {
    label: 'Ammo with the Divisions',
    said: (by: number): string => moreOrLess(by, 'Ammo with the Divisions'),
  },
  foodCarried: {
    label: 'Food with the Divisions',
    said: (by: number): string => moreOrLess(by, 'Food with the Divisions'),
  },
  trucksInStock: {
    label: 'Trucks in the Truck Stock',
    said: (by: number): string => moreOrFewer(by, 'Trucks in the Truck Stock'),
  },
  reconCardsInHand: {
    label: 'Aerial Recon cards in hand',
    said: (by: number): string => moreOrFewer(by, 'Aerial Recon cards in hand'),
  },
} as const;
