// What tools, computer players and tests ask of the game besides: drawing, checks, positions, rules of thumb.
import type { AsideParts } from '@bocage/engine';
import { draw } from './draw.ts';
import { evaluate, terms } from './evaluate.ts';
import { finishPosition, readPosition, writePosition } from './position.ts';
import { census, problems } from './problems.ts';
import { sensible } from './sensible.ts';
import type { Tables } from './tables.ts';

export const aside: AsideParts<Tables> = {
  draw,
  problems,
  census,
  writePosition,
  readPosition,
  finishPosition,
  sensible,
  evaluate,
  terms,
};
