// The tables of the game's own content, made once: for what people ask of a state outside of the rules.
import { builtIn } from '@bocage/engine';
import { data } from '../built-in.ts';
import type { ShermanContent } from '../content.ts';
import { makeTables } from './make-tables.ts';
import type { GameData } from './tables.ts';

let standard: GameData | undefined;

export function tablesOf(content: ShermanContent | undefined): GameData {
  if (content !== undefined) return makeTables(content);
  standard ??= makeTables(builtIn({ data }));
  return standard;
}
