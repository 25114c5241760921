// What the next Logistics Step would do if it came now: who eats, who starves, what comes back. Nothing is changed.
import type { State } from '@bocage/engine';
import type { Tokens } from '../state/events.ts';
import {
  CITY_TRUCKS,
  CONTROL,
  DIV,
  DIV_AT,
  DIVISIONS,
  FOOD,
  KINDS,
  LOGISTICS,
  LYING,
  POOL,
  ROAD,
  ROADS,
  STARVING,
  TRUCK_STOCK,
  TRUCKS_ASIDE,
} from '../state/layout.ts';
import { kgCount, levelIndex } from '../state/queries.ts';
import type { GameData } from '../state/tables.ts';
import { tokensAt } from '../words/names.ts';

/** How a Division would fare: it starves already, eats from its card or in its space, starves, or shares too little Food. */
export interface Meal {
  readonly kind: 'starving' | 'card' | 'space' | 'starves' | 'shared';
  /** The Food in its space, and the Divisions that want it. */
  readonly food: number;
  readonly hungry: number;
}

export interface Forecast {
  /** Trucks in the Stock, and the most that can be taken at once: all of them bring the step. */
  readonly stock: number;
  readonly take: number;
  /** What the Pool gives to the Stock, apart from the Food that is eaten. */
  readonly pool: Tokens;
  /** Trucks that come back from the roads, and new ones. */
  readonly trucks: number;
  readonly fresh: number;
  /** Kampfgruppen that leave for the deck. */
  readonly kampfgruppen: number;
}

function eatsFromCard(s: State, card: number): boolean {
  return s[DIV + card * KINDS + FOOD] > 0;
}

/** RTTR 8.2 (1), (2): how a Division would fare. */
export function mealOf(s: State, card: number): Meal {
  const space = s[DIV_AT + card];
  const food = s[LYING + space * KINDS + FOOD];
  let hungry = 0;
  for (let other = 0; other < DIVISIONS; other++) {
    if (s[DIV_AT + other] === space && s[STARVING + other] === 0 && !eatsFromCard(s, other)) hungry++;
  }
  const kind =
    s[STARVING + card] === 1
      ? 'starving'
      : eatsFromCard(s, card)
        ? 'card'
        : food === 0
          ? 'starves'
          : food >= hungry
            ? 'space'
            : 'shared';
  return { kind, food, hungry };
}

/** RTTR 8.2 (3)-(8), TAMC 11.c, TAMC 11.d, TAMC 11.m, TAMC 8.p: how far off the step is, and what it brings. */
export function forecast(t: GameData, s: State): Forecast {
  let trucks = 0;
  for (let road = 0; road < ROADS; road++) trucks += s[ROAD + road];
  const next = s[LOGISTICS] + 1;
  const added = next < t.added.length ? Math.min(t.added[next], s[TRUCKS_ASIDE]) : 0;
  const cities = t.truckCities.filter((city, i) => s[CONTROL + city] !== 0 && (s[CITY_TRUCKS] & (1 << i)) === 0).length;
  return {
    stock: s[TRUCK_STOCK],
    take: Math.min(s[TRUCK_STOCK], t.take[levelIndex(s)]),
    pool: tokensAt(s, POOL),
    trucks,
    fresh: added + Math.min(cities, s[TRUCKS_ASIDE] - added),
    kampfgruppen: s[LOGISTICS] === 0 ? kgCount(s) : 0,
  };
}
