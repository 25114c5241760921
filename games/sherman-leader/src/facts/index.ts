// What a table shows of a state beyond board and choices: sight, targets, outlooks. Nothing of it is on the way of play.
export type { Threat, UnitThreat } from '../rules/battle/odds.ts';
export type { Aim, MoveOutlook, SightLine } from './battle.ts';
export { aims, damageEffect, moveOutlook, orderMeaning, sightLine, transportsReady } from './battle.ts';
export type { BattalionOutlook } from './outlook.ts';
export { battalionOutlook } from './outlook.ts';
export type { Fitness, PlanOutlook } from './plans.ts';
export { fitness, planOutlook } from './plans.ts';
export { enemyThreats } from './threats.ts';
