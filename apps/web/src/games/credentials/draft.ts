// What the planners of These Are My Credentials show on the map: the march that is laid out, and what is pointed at.
import { signal } from '@preact/signals';
import type { GameModel } from '../../core/game-model.ts';
import { hasRest } from '../../core/rest.ts';

/** A march that is laid out: a Division and the choices it would take. */
export interface Draft {
  readonly table: GameModel;
  readonly piece: string;
  /** The choices of its legs. */
  readonly choices: readonly number[];
  /** Where it goes, for the map: the space it starts from first. */
  readonly way: readonly string[];
  /** Spaces that may follow. */
  readonly next: readonly string[];
}

export const draft = signal<Draft | undefined>(undefined);
/** Set by the planner while it is shown: a press on the map lays the next leg. */
export const layLeg = signal<((place: string) => boolean) | undefined>(undefined);

const LOADS: readonly string[] = ['trucks/load', 'supplies/stow'];
/** The table whose loading sheet was folded away, and after how many choices. */
export const folded = signal<{ readonly table: GameModel; readonly n: number } | undefined>(undefined);

/** Whether a loading is asked about; its sheet says why not, so the words of refusals must be there. */
export function isLoading(table: GameModel): boolean {
  return table.yours && LOADS.includes(table.decision.value?.step ?? '') && hasRest(table.game.id);
}

/** Whether it is asked on the sheet. */
export function sheeted({ table }: { readonly table: GameModel }): boolean {
  const away = folded.value;
  return isLoading(table) && (away?.table !== table || away.n !== table.session.entries.length);
}

/** What the run of cards points at on the map: places, the one it goes to last. */
export const shown = signal<readonly string[]>([]);
