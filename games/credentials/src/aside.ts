// What tools, computer players and tests ask of the game besides: drawing, checks, positions, rules of thumb.
import type { AsideParts } from '@bocage/engine';
import { draw } from './draw.ts';
import { evaluate, terms } from './evaluate.ts';
import { FEATURES, features } from './features.ts';
import { finishPosition, readPosition, writePosition } from './position.ts';
import { victoryPoints } from './rules/04-victory.ts';
import { sensible } from './sensible.ts';
import { census, problems } from './soundness.ts';
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
  lessons: { inputs: FEATURES, read: features, points: victoryPoints },
};
