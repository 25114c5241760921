// Sherman Leader: solitaire, a campaign of weeks and hex battles run by charts.
export { shermanSpec } from './content.ts';
export type { ShermanEvent } from './events.ts';
export { createGame } from './game.ts';
