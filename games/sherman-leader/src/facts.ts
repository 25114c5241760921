// What a table shows of a state beyond board and choices: sight, targets, outlooks. Nothing of it is on the way of play.
export type { Aim, MoveOutlook, SightLine } from './facts-battle.ts';
export { aims, damageEffect, moveOutlook, orderMeaning, sightLine, transportsReady } from './facts-battle.ts';
export type { Fitness, PlanOutlook } from './facts-campaign.ts';
export { fitness, planOutlook } from './facts-campaign.ts';
