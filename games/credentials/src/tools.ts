// What tools ask of the game besides play: drawing, checks, positions.
import type { ToolParts } from '@bocage/engine';
import { finishPosition, readPosition, writePosition } from './positions/position.ts';
import { put } from './positions/put.ts';
import { census, problems } from './positions/soundness.ts';
import type { GameData } from './state/tables.ts';
import { cards } from './words/cards.ts';
import { draw } from './words/draw.ts';
import { forces, LEGEND, sketch } from './words/sketch.ts';

export const tools: ToolParts<GameData> = {
  sketch,
  legend: LEGEND,
  forces,
  cards,
  draw,
  problems,
  census,
  writePosition,
  readPosition,
  finishPosition,
  put,
};
