// The tables of the content on the table, the game's own unless told, made once: for what people ask of a state outside of the rules.
import { builtIn } from '@bocage/engine';
import { data, type ShermanData } from '../built-in.ts';
import type { ShermanContent } from '../content.ts';
import { makeTables } from './make-tables.ts';
import type { GameData } from './tables.ts';

let onTable: ShermanData = data;
let standard: GameData | undefined;

/** What is asked without content goes by this data from here on. */
export function askAbout(next: ShermanData = data): void {
  if (next !== onTable) standard = undefined;
  onTable = next;
}

export function tablesOf(content: ShermanContent | undefined): GameData {
  if (content !== undefined) return makeTables(content);
  standard ??= makeTables(builtIn({ data: onTable }));
  return standard;
}
