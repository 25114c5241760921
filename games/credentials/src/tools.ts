// What tools ask of the game besides play: drawing, checks, positions.
import type { ToolParts } from '@bocage/engine';
import { draw } from './draw.ts';
import { finishPosition, readPosition, writePosition } from './position.ts';
import { census, problems } from './soundness.ts';
import type { Tables } from './tables.ts';

export const tools: ToolParts<Tables> = { draw, problems, census, writePosition, readPosition, finishPosition };
