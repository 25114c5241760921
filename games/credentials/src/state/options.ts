// The options of the game: the difficulty level, and the rulings on which groups may differ.
import { declareOptions, type OptionSpec, type State } from '@bocage/engine';
import { LEVELS } from '../built-in.ts';

const TRUCK_LOADS = [4, 3, 6];

export const options = [
  {
    id: 'level',
    label: 'Difficulty',
    rule: 'TAMC 4.a',
    standard: 'standard',
    values: [
      { id: LEVELS[0], label: 'Easy', text: 'Twenty rounds, and the Kampfgruppen are in known places.' },
      { id: LEVELS[1], label: 'Standard', text: 'Sixteen rounds.' },
      { id: LEVELS[2], label: 'Difficult', text: 'Fourteen rounds; Operation Lutlich and No Explosives are left out.' },
      { id: LEVELS[3], label: 'Very difficult', text: 'Thirteen rounds; Port Repaired is left out too.' },
    ],
  },
  {
    id: 'truckLoad',
    label: 'Tokens on a Truck',
    rule: 'TAMC rA1',
    standard: '4',
    values: [
      { id: '4', label: 'Four', text: 'A Truck carries up to four tokens, as in the sibling game.' },
      { id: '3', label: 'Three', text: 'A Truck carries up to three tokens: harder.' },
      { id: '6', label: 'Six', text: 'A Truck carries up to six tokens: easier.' },
    ],
  },
  {
    id: 'refill',
    label: 'Refill of the General Stock',
    rule: 'TAMC rA3',
    standard: 'logistics',
    values: [
      {
        id: 'logistics',
        label: 'At a Logistics Step',
        text: 'The Supply Pool goes to the Stock only at a Logistics Step.',
      },
      {
        id: 'round',
        label: 'Every round',
        text: 'The Supply Pool also goes to the Stock at the start of every round: easier.',
      },
    ],
  },
  {
    id: 'goingOn',
    label: 'After a won fight or a halt',
    rule: 'TAMC rA5',
    standard: 'fuel',
    values: [
      { id: 'fuel', label: '1 Fuel', text: 'A Division moves on, within its spaces, for 1 more Fuel each time.' },
      { id: 'free', label: 'Free', text: 'It moves on without paying, within its spaces.' },
      { id: 'ends', label: 'The move ends', text: 'A won fight or a halt ends the move.' },
    ],
  },
  {
    id: 'stacking',
    label: 'Divisions in one space',
    rule: 'TAMC rA6',
    standard: 'one',
    values: [
      {
        id: 'one',
        label: 'One',
        text: 'One Division in an ordinary space; start spaces and Siege Boxes hold any number.',
      },
      { id: 'any', label: 'Any number', text: 'Divisions never stand in each other’s way.' },
    ],
  },
  {
    id: 'airSupport',
    label: 'Air Support',
    rule: 'TAMC rA8',
    standard: 'core',
    values: [
      { id: 'core', label: 'Core action', text: 'Air Support is one of the two Core actions of a round.' },
      { id: 'bonus', label: 'Bonus action', text: 'Air Support costs no Core action.' },
    ],
  },
  {
    id: 'badWeather',
    label: 'Bad Weather',
    rule: 'TAMC rA9',
    standard: 'air',
    values: [
      { id: 'air', label: 'Grounds the air force', text: 'No Air Support, no HMS Warspite, no Light Bombers.' },
      { id: 'cards', label: 'Only the two cards', text: 'No HMS Warspite and no Light Bombers; Air Support flies on.' },
    ],
  },
  {
    id: 'kgCards',
    label: 'Where Kampfgruppen start',
    rule: 'TAMC rA14',
    standard: 'reduced',
    values: [
      {
        id: 'reduced',
        label: 'Cards of the level',
        text: 'Above Easy the four set-up cards come from the deck of the level.',
      },
      {
        id: 'all',
        label: 'All twenty cards',
        text: 'They come from all twenty cards, which are reduced to the level afterwards.',
      },
    ],
  },
  {
    id: 'moves',
    label: 'Moves of a Division in a round',
    rule: 'TAMC rA31',
    standard: 'one',
    values: [
      { id: 'one', label: 'One', text: 'Two Move actions of a round move two different Divisions.' },
      { id: 'two', label: 'Two', text: 'Both Move actions may be made with the same Division.' },
    ],
  },
  {
    id: 'cityTruck',
    label: 'Truck of a city taken later',
    rule: 'TAMC B27',
    standard: 'next',
    values: [
      {
        id: 'next',
        label: 'Next Logistics Step',
        text: 'Rennes or Châteaubriant taken after the first Logistics Step adds its Truck at the next one.',
      },
      {
        id: 'now',
        label: 'At once',
        text: 'After the first Logistics Step the Truck comes as soon as the city is taken.',
      },
    ],
  },
  {
    id: 'emptyStock',
    label: 'Take Trucks from an empty Stock',
    rule: 'TAMC B28',
    standard: 'step',
    values: [
      {
        id: 'step',
        label: 'Causes the step',
        text: 'With a Truck on the map it takes none and causes a Logistics Step.',
      },
      {
        id: 'never',
        label: 'Not allowed',
        text: 'You cannot take from an empty Stock: harder, Trucks may stay out for good.',
      },
    ],
  },
  {
    id: 'bridgehead',
    label: 'Road from Avranches to Pontaubault',
    rule: 'TAMC B29',
    standard: 'unlimited',
    values: [
      {
        id: 'unlimited',
        label: 'Any number of Trucks',
        text: 'The only road out of the main base carries any number of Trucks.',
      },
      { id: 'one', label: 'One Truck', text: 'One Truck at a time, as on every other road: much harder.' },
    ],
  },
  {
    id: 'reconUnits',
    label: 'Units on Aerial Recon cards',
    rule: 'TAMC B24',
    standard: 'score',
    values: [
      { id: 'score', label: 'Count', text: 'A beaten Rearguard or Stragglers card counts for the Ammo points.' },
      { id: 'none', label: 'Do not count', text: 'They are put away and count for nothing.' },
    ],
  },
] as const satisfies readonly OptionSpec[];

const { slot, value } = declareOptions(options);

/** TAMC 4.a: 0 easy, 1 standard, 2 difficult, 3 very difficult. */
export const level = (s: State): number => s[slot.level];
/** TAMC rA1 */
export const truckLoad = (s: State): number => TRUCK_LOADS[s[slot.truckLoad]];
/** TAMC rA3 */
export const refillsEveryRound = (s: State): boolean => s[slot.refill] === value.refill.round;
/** TAMC rA5 */
export const GOING_ON_FUEL = value.goingOn.fuel;
export const GOING_ON_ENDS = value.goingOn.ends;
export const goingOn = (s: State): number => s[slot.goingOn];
/** TAMC rA6 */
export const stacksFreely = (s: State): boolean => s[slot.stacking] === value.stacking.any;
/** TAMC rA8 */
export const airIsBonus = (s: State): boolean => s[slot.airSupport] === value.airSupport.bonus;
/** TAMC rA9 */
export const badWeatherGroundsAir = (s: State): boolean => s[slot.badWeather] === value.badWeather.air;
/** TAMC rA14 */
export const placesKgFromAllCards = (s: State): boolean => s[slot.kgCards] === value.kgCards.all;
/** TAMC rA31 */
export const movesTwice = (s: State): boolean => s[slot.moves] === value.moves.two;
/** TAMC B27 */
export const cityTruckAtOnce = (s: State): boolean => s[slot.cityTruck] === value.cityTruck.now;
/** TAMC B28 */
export const emptyStockCausesStep = (s: State): boolean => s[slot.emptyStock] === value.emptyStock.step;
/** TAMC B29 */
export const bridgeheadUnlimited = (s: State): boolean => s[slot.bridgehead] === value.bridgehead.unlimited;
/** TAMC B24 */
export const reconUnitsScore = (s: State): boolean => s[slot.reconUnits] === value.reconUnits.score;
