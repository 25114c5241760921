// Sherman Leader: solitaire, a campaign of weeks and hex battles run by charts.
export { shermanSpec as content } from './content.ts';
export { enemyThreats } from './facts/threats.ts';
export { createGame } from './game.ts';
export * from './records.ts';
export type { ShermanEvent } from './words/events.ts';
