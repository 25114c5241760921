// What the loading sheet says: what moves, who eats, who would starve and what helps.

import type { Fare, LoadingSheet } from '@bocage/credentials/facts';
import { andList } from '@bocage/engine';
import type { KitUi } from '../../map/kit.ts';
import * as W from '../../words/credentials.ts';
import { divisionName, factsOf, KIND_WORDS, KINDS, type Tokens } from './facts.ts';
import { type LoadDraft, SPACE, tokensOf, total } from './load-draft.ts';
import { mealText, placeName } from './words.ts';

/** `2 Fuel and 1 Food`. */
function tokensWords(tokens: Tokens): string {
  const parts = KINDS.flatMap((kind, i) => ((tokens[i] ?? 0) > 0 ? [`${tokens[i]} ${KIND_WORDS[kind]}`] : []));
  return parts.length === 0 ? W.nothing : andList(parts);
}

/** A column by its name: the space, a Division, the Truck. */
export function columnName(ui: KitUi, sheet: LoadingSheet, column: number): string {
  const id = sheet.holders[column]?.id;
  if (id === undefined) return placeName(ui, sheet.space);
  const division = factsOf(ui.table).divisions.find((one) => one.id === id);
  return division === undefined ? W.truck : divisionName(division);
}

/** How much each kind of a column changed: `+4`, `−1`. */
export function changes(sheet: LoadingSheet, draft: LoadDraft, column: number): Tokens {
  const before = sheet.holders[column]?.before ?? sheet.before;
  return tokensOf(draft, column).map((n, kind) => n - (before[kind] ?? 0)) as unknown as Tokens;
}

/** What confirming would do, in one sentence. */
export function movesText(ui: KitUi, sheet: LoadingSheet, draft: LoadDraft): string {
  const parts = sheet.holders.flatMap((_, column) => {
    const name = W.theColumn(columnName(ui, sheet, column));
    const by = changes(sheet, draft, column);
    const more = by.map((n) => Math.max(0, n)) as unknown as Tokens;
    const less = by.map((n) => Math.max(0, -n)) as unknown as Tokens;
    return [
      ...(total(more) > 0 ? [W.tokensTo(tokensWords(more), name)] : []),
      ...(total(less) > 0 ? [W.tokensFrom(tokensWords(less), name)] : []),
    ];
  });
  const gone = [SPACE, ...sheet.holders.keys()].flatMap((column) => changes(sheet, draft, column));
  const n = gone.reduce((sum, by) => sum + Math.max(0, by), 0);
  return parts.length === 0 ? W.nothingMoves : W.movesTokens(n, parts.join('; '));
}

/** How a Division would fare at the next Logistics Step: the word, and what it means for its Food. */
export function fareWords(ui: KitUi, fare: Fare, tokens: Tokens): readonly [word: string, more: string] {
  const food = tokens[2];
  if (fare.recovers) return [W.eatsAtOnce, W.itStarvesUntilThen];
  const at = factsOf(ui.table).divisions.find((one) => one.id === fare.division)?.at ?? '';
  switch (fare.meal.kind) {
    case 'card':
      return [W.eats1Food, food > 1 ? W.foodLeft(food - 1) : W.thenNone];
    case 'starves':
      return [W.starves, W.noFoodOnCard];
    default:
      return [mealText(ui, { meal: fare.meal, at }), W.noFoodOnCard];
  }
}

/** Who would starve and what helps; empty if nobody would. */
export function starveText(ui: KitUi, sheet: LoadingSheet, draft: LoadDraft, fares: readonly Fare[]): string {
  const hungry = sheet.holders.findIndex(({ id }) =>
    fares.some((fare) => fare.division === id && fare.meal.kind === 'starves'),
  );
  if (hungry < 0) return '';
  const giver = draft.held.findIndex((tokens, column) => column !== hungry && tokens[2] > 1);
  const name = columnName(ui, sheet, hungry);
  return giver < 0 ? W.wouldStarve(name) : W.wouldStarveGive(name, columnName(ui, sheet, giver));
}
