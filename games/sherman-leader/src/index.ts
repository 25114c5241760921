// Sherman Leader: solitaire, a campaign of weeks and hex battles run by charts.
export * from './beside.ts';
export { shermanSpec as content } from './content.ts';
export type { ShermanEvent } from './events.ts';
export { createGame } from './game.ts';
