// Words that the page makes of the game's facts: names of places, grades, meals.
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { mapName } from './data.ts';
import type { DivisionFacts, Facts } from './facts.ts';

export const GRADES: Readonly<Record<Facts['score']['grade'], string>> = {
  outstanding: W.outstandingWork,
  respectable: W.aRespectableOutcome,
  improvement: W.roomForImprovement,
};

export function placeName(ui: Pick<KitUi, 'table'>, id: string): string {
  return mapName(id, ui.table.board.value.places.find((place) => place.id === id)?.name ?? id);
}

/** A track of the board in the game's own words. */
export function trackText(ui: Pick<KitUi, 'table'>, id: string): string {
  return ui.table.board.value.tracks.find((row) => row.id === id)?.value ?? '';
}

/** How a Division fares at the next Logistics Step. */
export function mealText(ui: Pick<KitUi, 'table'>, { meal, at }: Pick<DivisionFacts, 'meal' | 'at'>): string {
  switch (meal.kind) {
    case 'starving':
      return W.stillStarves;
    case 'card':
      return W.eatsFromItsCard;
    case 'starves':
      return W.starves;
    case 'space':
      return W.eatsIn(placeName(ui, at));
    case 'shared':
      return W.eatsOrStarves(meal.food, meal.hungry);
  }
}
