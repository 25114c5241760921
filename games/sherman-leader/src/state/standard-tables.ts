// The tables of the game's own content, made once: for what people ask of a state outside of the rules.
import { builtIn } from '@bocage/engine';
import { data } from '../built-in.ts';
import type { ShermanContent } from '../content.ts';
import { makeTables } from './make-tables.ts';
import type { Tables } from './tables.ts';

let standard: Tables | undefined;

export function tablesOf(content: ShermanContent | undefined): Tables {
  if (content !== undefined) return makeTables(content);
  standard ??= makeTables(builtIn({ data }));
  return standard;
}
