// What is said of a position that cannot be read or cannot exist. A client puts the line of the file before it.
import { catalogue, count } from '@bocage/engine';

/** What a number of an open procedure stands for, by its code. */
const MEANT = {
  side: 'a side',
  flag: 'yes (1) or no (0)',
  area: 'an area',
  place: 'a place',
  unit: 'a unit',
  points: 'a number of points',
  number: 'a possible number',
  key: 'a key',
  force: 'a force',
  weapon: 'a weapon',
  phase: 'a phase',
  end: 'an end of the last attack',
  stage: 'a stage',
  part: 'a part of the Regroup Phase',
} as const;

export type Meant = keyof typeof MEANT;

export const W = catalogue({
  // Lines that cannot be read.
  notLine: 'is not a line of a position',
  noPlace: (place: string): string => `there is no place '${place}'`,
  boardCanOnlyBeEmpty: "'board' can only be 'empty'",
  notNumber: (value: string, min: number, max: number): string => `'${value}' is not a number from ${min} to ${max}`,
  notSide: (value: string): string => `'${value}' is not a side; the sides are US and GE`,
  notAreas: (value: string): string => `'${value}' is not a list of areas`,
  notMarker: (text: string): string => `'${text}' is not like 'US artillery 17'`,
  noOtherMarker: (text: string): string => `there is no other marker for '${text}'`,
  notNumbering: (text: string): string => `'${text}' is not like 'US squad 3 1 2'`,
  noCounters: (text: string): string => `there are no counters '${text}'`,
  numbersOnce: (kind: string, most: number): string => `the numbers of ${kind} are 1 to ${most}, each once`,
  phaseForm: "a phase is like 'action US': initiative, indirect, direct or action",
  beginsWithSide: (part: string): string => `'${part}' must begin with US, GE or lying`,
  nothingBetweenCommas: (part: string): string => `'${part}' has nothing between two commas`,
  allInUse: (code: string): string =>
    `all counters ${code} are in use; begin with 'board: empty', or clear their places first`,
  notWeaponForm: (text: string): string => `'${text}' is not like 'mg42' or 'mg42/f'`,
  carriesTwo: (name: string): string => `'${name}' carries more than one weapon (RL 2.61)`,
  notUnit: (code: string, side: string, near: string): string =>
    `'${code}' is not a ${side} unit${near === '' ? '' : `; did you mean '${near}'?`}`,
  notWeapon: (code: string, near: string): string =>
    `'${code}' is not a weapon${near === '' ? '' : `; did you mean '${near}'?`}`,
  notState: (word: string, near: string): string =>
    `'${word}' is not a state of a unit${near === '' ? '' : `; did you mean '${near}'?`}`,

  // Counters that are laid by hand.
  notByItself: (piece: string): string => `${piece} is not on the board by itself`,
  noCounter: (piece: string): string => `there is no counter '${piece}'`,

  // What cannot be.
  notMeant: (i: number, procedure: string, value: number, what: Meant): string =>
    `number ${i} of the open procedure '${procedure}' is ${value}, which is not ${MEANT[what]} there`,
  noFurtherUnit: (force: string): string => `${force} has no further unit to place`,
  pieceNowhere: (piece: string): string => `the ${piece} is nowhere`,
  germanInBox: (unit: string): string => `the ${unit} is in a Landing Craft box`,
  carriedByNobody: (weapon: string): string => `nobody carries the ${weapon}`,
  outCarries: (unit: string): string => `a ${unit} that is out of the game carries a weapon`,
  onlyShoulderFired: (unit: string, weapon: string): string =>
    `the ${unit} may carry only shoulder-fired weapons, not the ${weapon} (RL 2.61)`,
  lyingAndCarried: (weapon: string, place: string): string =>
    `the ${weapon} is both on the ground in ${place} and carried`,
  usedWithoutActivation: (unit: string): string => `the ${unit} has used MP without an activation`,
  outHasState: (unit: string): string => `a ${unit} that is out of the game has a state`,
  keptOutOfNothing: (weapon: string): string => `the ${weapon} is kept out of an assault, but there is no assault`,
  wrongSums: (place: string): string => `the sums for ${place} are wrong`,
  tooManyFigures: (figures: number, side: string, place: string, most: number): string =>
    `${count(figures, `${side} figure`)} in ${place}: at most ${most} may stack there (RL 10.35)`,
  wrongControl: (place: string): string => `only one side is in ${place}, but the other side controls it (RL 3.21)`,
  noTurn: (turn: number): string => `there is no turn ${turn}`,
  markerNowhere: (value: number): string => `the interdiction marker ${value} is nowhere`,
});
