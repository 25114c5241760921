// What is said of a content pack that does not fit together. A client puts the path of the value before it.
import { catalogue, count } from '@bocage/engine';

export const W = catalogue({
  unknownEffect: (code: string): string => `'${code}' is not an effect that the rules know`,
  noCounter: (kind: string): string => `there is no enemy counter '${kind}'`,
  sixLevels: 'must name six levels',
  noCup: (enemy: string, year: number): string => `there is no Tank cup of ${enemy} for ${year}`,
  gradesFall: 'great, good, adequate and poor must be in descending order',
  halfAboveDestroyed: 'the Half value must be above the Destroyed value',
  beginsAtHalf: (points: number): string =>
    `its counters are worth ${count(points, 'point')}, so that it begins at Half`,
  battalionCards: (country: string, wanted: number, found: number): string =>
    `${country} must have ${count(wanted, 'card')}, not ${found}`,
  twice: (country: string, name: string): string => `${country} has '${name}' twice`,
  noKind: (country: string, kind: string): string => `${country} has no ${kind}`,
  notUnitNumber: (number: string): string => `'${number}' is not a Unit number`,
  onTwoCards: (number: string): string => `number ${number} is on two cards`,
  rangeEnds: 'the range ends before it begins',
  notUnitNote: (note: string): string => `'${note}' is not a Unit note`,
  unitRoom: (found: number): string => `there is room for 80 cards, not ${found}`,
  commanderRoom: (found: number): string => `there is room for 40 Commanders, not ${found}`,
  levels: (names: readonly string[]): string => `must be ${names.join(', ')}`,
  shakenAboveOkay: 'Shaken must end above Okay',
  notSkill: (note: string): string => `'${note}' is not a Skill`,
  notTank: (name: string, country: string): string => `'${name}' is not a Tank of ${country}`,
  chartResults: 'the results of the chart are -1 to 10',
  threeColumns: 'must name three columns',
  notOrder: (order: string): string => `'${order}' is not an order`,
  tiles: (terrain: string, wanted: number, found: number): string =>
    `${terrain} must have ${count(wanted, 'tile')}, not ${found}`,
  fourHexes: 'a tile has four hexes',
  cardRoom: 'there is room for 31 cards',
  counterRoom: (most: number): string => `there is room for ${count(most, 'counter')}`,

  // What play would come upon.
  notOnTop: (code: string): string => `'${code}' is not an effect of the top of an Event`,
  notOnBottom: (code: string): string => `'${code}' is not an effect of the bottom of an Event`,
  notOnCondition: (code: string): string => `'${code}' is not an effect of a Special Condition`,
});
