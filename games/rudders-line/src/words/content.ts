// What is said of a content pack that does not fit together. A client puts the path of the value before it.
import { andList, catalogue, count } from '@bocage/engine';

export const W = catalogue({
  // The map and the counters.
  areas: (wanted: number, found: number): string => `must be ${count(wanted, 'area')}, not ${found}`,
  boxes: (wanted: number, found: number): string => `must be ${count(wanted, 'box', 'boxes')}, not ${found}`,
  notNamedBack: (other: number, area: number): string => `${area} names ${other}, but ${other} does not name ${area}`,
  unitsAndWeapons: (wanted: number, found: number): string =>
    `must be ${wanted} units and weapons (RL 2.3), not ${found}`,
  markers: (found: number): string => `must be 5 markers (RL 2.3), not ${found}`,
  mortarRange: 'a mortar has a range of at least 1 area',
  sameCode: (side: string): string => `two kinds of ${side} unit have the same code`,
  mediumMortars: (found: number): string =>
    `there are 2 markers for Medium Mortars, so there cannot be ${count(found, 'Medium Mortar')}`,
  oneObserver: (found: number): string => `each side has 1 FO (RL 2.5), not ${found}`,
  boxForEachTurn: (turns: number): string => `needs a box for each of ${count(turns, 'turn')}`,
  victoryAreas: (found: number): string =>
    found === 1 ? 'there is only 1 Victory Area' : `there are only ${found} Victory Areas`,
  numbers: (wanted: number, found: number): string => `must be ${count(wanted, 'number')}, not ${found}`,
  outline: 'an outline needs at least 3 points',

  // The Set Up Card.
  noPlace: (place: string): string => `there is no place ${place}`,
  notUnit: (unit: string, side: string): string => `'${unit}' is not a ${side} unit`,
  noWeapon: (side: string, weapon: string): string => `there is no ${side} weapon '${weapon}'`,
  mayNotCarry: (unit: string, weapon: string): string => `${unit} may not carry ${weapon} (RL 2.61)`,
  beginsOnTeam: (weapon: string): string => `${weapon} begins with a Weapons Team (RL 2.62)`,
  tooManyFigures: (figures: number): string => `${count(figures, 'figure')} cannot stack in one area (RL 10.35)`,
  onlyAmericansInBox: 'only American units begin in a Landing Craft box (SR1)',
  placed: (n: number, of: number, kind: string): string => `places ${n} of ${of} ${kind}`,

  // The free set-up.
  limitsShareTypes: (types: readonly string[]): string =>
    `two limits share ${andList(types)}, but not all of their types`,
  limitsSharePlace: (types: readonly string[], place: string): string =>
    `two limits for ${andList(types)} name place ${place}`,
  foreignSetUp: (owner: string, side: string, place: string): string =>
    `${owner} controls every area at the start, but ${side} sets up in area ${place}`,
  placeOfOther: (place: string, other: string): string => `place ${place} also belongs to ${other}`,
  leastAboveMost: (min: number, max: number): string => `at least ${min} and at most ${max} contradict each other`,
  notPlaceOfForce: (place: string): string => `place ${place} does not belong to the force`,
  cardBreaksLimit: (n: number, place: string, min: number, max: number): string =>
    `the Set Up Card puts ${n} of these units in place ${place}, not ${min} to ${max}`,
});
