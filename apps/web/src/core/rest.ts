// What a new game does without at first, and whether it is there. Apart from the catalogue, which the worker uses too: it has no page.
import { findGame } from '@bocage/catalogue';
import { signal } from '@preact/signals';
import { loadGame, missing } from './catalogue.ts';
import type { Reach } from './far-moves.ts';
import type { GameModel } from './game-model.ts';

/** How a line that is open is changed: there is none before the first choice. */
let plans: typeof import('./plan.ts') | undefined;
export function planning(): typeof plans {
  return plans;
}

/** Places beyond the next step of a move: nothing moves before the first choice. */
let farther: typeof import('./far-moves.ts') | undefined;

/** What can be reached in one press on this table; none until it is known how. */
export function reach(table: GameModel): readonly Reach[] {
  // Where no move is made step by step, nothing has to be brought.
  if (!table.offers.value.some((offer) => offer.about.mark === 'move')) return [];
  return hasRest(table.game.id) ? (farther?.reachOf(table) ?? []) : [];
}

const entire = signal<ReadonlySet<string>>(new Set());
const coming = new Map<string, Promise<void>>();

async function everything(id: string): Promise<void> {
  const game = await loadGame(id, true);
  if (typeof game === 'string') throw new Error(game);
  await missing(id);
}

/** Brings what a new game does without at first: the words of refusals, and parts of the rules that come into play later. */
export function bringRest(id: string): Promise<void> {
  const loading =
    coming.get(id) ??
    Promise.all([import('./plan.ts'), import('./far-moves.ts'), findGame(id)?.loadWhy?.(), everything(id)]).then(
      ([plan, far]) => {
        plans = plan;
        farther = far;
        entire.value = new Set([...entire.value, id]);
      },
      (error: unknown) => {
        coming.delete(id);
        throw error;
      },
    );
  coming.set(id, loading);
  return loading;
}

/** Whether a table shows more than its question: a lesson begins with that alone, and a hand brings the rest. */
export function isLaid({ asksFirst, game }: GameModel): boolean {
  return !asksFirst || entire.value.has(game.id);
}

/** Whether all of that is there; if not, it is on its way. */
export function hasRest(id: string): boolean {
  if (entire.value.has(id)) return true;
  bringRest(id).catch(() => {});
  return false;
}
