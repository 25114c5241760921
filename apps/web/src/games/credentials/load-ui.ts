// What the parts of the loading sheet share while it is open.
import type { Signal } from '@preact/signals';
import type { KitUi } from '../../map/kit.ts';
import type { LoadDraft, Loading } from './load-draft.ts';

/** What a column was refused last, to be read beside it. */
export interface Told {
  readonly column: number;
  readonly text: string;
  readonly rule: string;
}

/** What the columns of a sheet share. */
export interface SheetUi {
  readonly ui: KitUi;
  readonly loading: Loading;
  readonly draft: Signal<LoadDraft>;
  readonly told: Signal<Told | undefined>;
  /** The column that a narrow screen shows. */
  readonly open: Signal<number>;
  /** Moves a token, or says at the column why not. */
  move(from: number, to: number, kind: number): void;
  put(draft: LoadDraft): void;
}
