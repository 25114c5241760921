// What the next Logistics Step would do if it came now: who eats, who starves, what comes back. Nothing is changed.
import type { State } from '@bocage/engine';
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
import type { Tables } from '../state/tables.ts';
import { divisionName, plural, slashes, tokensAt } from '../words/names.ts';

/** RTTR 8.2 (1), (2): each Division in words. */
export function mealForecast(t: Tables, s: State): string[] {
  const lines: string[] = [];
  for (let card = 0; card < DIVISIONS; card++) lines.push(`${divisionName(t, s, card)} ${mealOf(t, s, card)}`);
  return lines;
}

function eatsFromCard(s: State, card: number): boolean {
  return s[DIV + card * KINDS + FOOD] > 0;
}

function mealOf(t: Tables, s: State, card: number): string {
  if (s[STARVING + card] === 1) return 'goes on starving';
  if (eatsFromCard(s, card)) return 'eats from its card';
  const space = s[DIV_AT + card];
  const food = s[LYING + space * KINDS + FOOD];
  let hungry = 0;
  for (let other = 0; other < DIVISIONS; other++) {
    if (s[DIV_AT + other] === space && s[STARVING + other] === 0 && !eatsFromCard(s, other)) hungry++;
  }
  if (food === 0) return 'starves';
  return food >= hungry ? `eats in ${t.spaceNames[space]}` : `eats or starves: ${food} Food for ${hungry} Divisions`;
}

/** TAMC 11.m: how far off the step is. */
export function triggerForecast(t: Tables, s: State): string {
  const stock = s[TRUCK_STOCK];
  // TAMC B28: with an empty Stock, taking none causes the step, if there is a truck to come back.
  if (stock === 0) return 'No truck in the Stock';
  const take = Math.min(stock, t.take[levelIndex(s)]);
  return `${plural(stock, 'truck')} in the Stock, up to ${take} can be taken at once: ${
    stock === take ? 'taking all brings the step at once' : `${stock - take} would be left`
  }`;
}

/** RTTR 8.2 (3)-(8), TAMC 11.c, TAMC 11.d, TAMC 8.p: what comes back. */
export function returnForecast(t: Tables, s: State): string {
  let roads = 0;
  for (let road = 0; road < ROADS; road++) roads += s[ROAD + road];
  const next = s[LOGISTICS] + 1;
  const added = next < t.added.length ? Math.min(t.added[next], s[TRUCKS_ASIDE]) : 0;
  const cities = t.truckCities.filter((city, i) => s[CONTROL + city] !== 0 && (s[CITY_TRUCKS] & (1 << i)) === 0).length;
  const fresh = added + Math.min(cities, s[TRUCKS_ASIDE] - added);
  return [
    `${slashes(tokensAt(s, POOL))} from the Pool and the Food that is eaten to the Stock`,
    `${plural(roads, 'truck')} from the roads${fresh > 0 ? ` and ${fresh} new` : ''}`,
    'General Middleton is ready',
    ...(s[LOGISTICS] === 0 && kgCount(s) > 0 ? [`${plural(kgCount(s), 'Kampfgruppe')} leave for the deck`] : []),
  ].join('; ');
}
