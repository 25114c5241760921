// What tools ask of the game besides play: drawing, checks, positions.
import type { ToolParts } from '@bocage/engine';
import { finishPosition, readPosition, writePosition } from './positions/position.ts';
import { census, problems } from './positions/soundness.ts';
import type { Tables } from './state/tables.ts';
import { draw } from './words/draw.ts';

export const tools: ToolParts<Tables> = { draw, problems, census, writePosition, readPosition, finishPosition };
