// The options of the game: the difficulty level, and the rulings on which groups may differ.
import { declareOptions, type OptionSpec, type State } from '@bocage/engine';
import { LEVELS } from '../built-in.ts';
import * as W from '../words/options.ts';

const TRUCK_LOADS = [4, 3, 6];

export const options = [
  {
    id: 'level',
    label: W.level,
    rule: 'TAMC 4.a',
    standard: 'standard',
    values: [
      { id: LEVELS[0], label: W.levelEasy, text: W.levelEasyText },
      { id: LEVELS[1], label: W.levelStandard, text: W.levelStandardText },
      { id: LEVELS[2], label: W.levelDifficult, text: W.levelDifficultText },
      { id: LEVELS[3], label: W.levelVeryDifficult, text: W.levelVeryDifficultText },
    ],
  },
  {
    id: 'truckLoad',
    label: W.truckLoad,
    rule: 'TAMC rA1',
    standard: '4',
    values: [
      { id: '4', label: W.truckLoadFour, text: W.truckLoadFourText },
      { id: '3', label: W.truckLoadThree, text: W.truckLoadThreeText },
      { id: '6', label: W.truckLoadSix, text: W.truckLoadSixText },
    ],
  },
  {
    id: 'refill',
    label: W.refill,
    rule: 'TAMC rA3',
    standard: 'logistics',
    values: [
      {
        id: 'logistics',
        label: W.refillLogistics,
        text: W.refillLogisticsText,
      },
      {
        id: 'round',
        label: W.refillRound,
        text: W.refillRoundText,
      },
    ],
  },
  {
    id: 'goingOn',
    label: W.goingOn,
    rule: 'TAMC rA5',
    standard: 'fuel',
    values: [
      { id: 'fuel', label: W.goingOnFuel, text: W.goingOnFuelText },
      { id: 'free', label: W.goingOnFree, text: W.goingOnFreeText },
      { id: 'ends', label: W.goingOnEnds, text: W.goingOnEndsText },
    ],
  },
  {
    id: 'stacking',
    label: W.stacking,
    rule: 'TAMC rA6',
    standard: 'one',
    values: [
      {
        id: 'one',
        label: W.stackingOne,
        text: W.stackingOneText,
      },
      { id: 'any', label: W.stackingAny, text: W.stackingAnyText },
    ],
  },
  {
    id: 'airSupport',
    label: W.airSupport,
    rule: 'TAMC rA8',
    standard: 'core',
    values: [
      { id: 'core', label: W.airSupportCore, text: W.airSupportCoreText },
      { id: 'bonus', label: W.airSupportBonus, text: W.airSupportBonusText },
    ],
  },
  {
    id: 'badWeather',
    label: W.badWeather,
    rule: 'TAMC rA9',
    standard: 'air',
    values: [
      { id: 'air', label: W.badWeatherAir, text: W.badWeatherAirText },
      { id: 'cards', label: W.badWeatherCards, text: W.badWeatherCardsText },
    ],
  },
  {
    id: 'kgCards',
    label: W.kgCards,
    rule: 'TAMC rA14',
    standard: 'reduced',
    values: [
      {
        id: 'reduced',
        label: W.kgCardsReduced,
        text: W.kgCardsReducedText,
      },
      {
        id: 'all',
        label: W.kgCardsAll,
        text: W.kgCardsAllText,
      },
    ],
  },
  {
    id: 'moves',
    label: W.moves,
    rule: 'TAMC rA31',
    standard: 'one',
    values: [
      { id: 'one', label: W.movesOne, text: W.movesOneText },
      { id: 'two', label: W.movesTwo, text: W.movesTwoText },
    ],
  },
  {
    id: 'cityTruck',
    label: W.cityTruck,
    rule: 'TAMC B27',
    standard: 'next',
    values: [
      {
        id: 'next',
        label: W.cityTruckNext,
        text: W.cityTruckNextText,
      },
      {
        id: 'now',
        label: W.cityTruckNow,
        text: W.cityTruckNowText,
      },
    ],
  },
  {
    id: 'emptyStock',
    label: W.emptyStock,
    rule: 'TAMC B28',
    standard: 'step',
    values: [
      {
        id: 'step',
        label: W.emptyStockStep,
        text: W.emptyStockStepText,
      },
      {
        id: 'never',
        label: W.emptyStockNever,
        text: W.emptyStockNeverText,
      },
    ],
  },
  {
    id: 'bridgehead',
    label: W.bridgehead,
    rule: 'TAMC B29',
    standard: 'unlimited',
    values: [
      {
        id: 'unlimited',
        label: W.bridgeheadUnlimited,
        text: W.bridgeheadUnlimitedText,
      },
      { id: 'one', label: W.bridgeheadOne, text: W.bridgeheadOneText },
    ],
  },
  {
    id: 'reconUnits',
    label: W.reconUnits,
    rule: 'TAMC B24',
    standard: 'score',
    values: [
      { id: 'score', label: W.reconUnitsScore, text: W.reconUnitsScoreText },
      { id: 'none', label: W.reconUnitsNone, text: W.reconUnitsNoneText },
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
