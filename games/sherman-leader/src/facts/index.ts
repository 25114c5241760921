// The facts of the table, and what a table may ask beside play: sight, targets, outlooks. Nothing of it is on the way of play.

export type { Threat, UnitThreat } from '../rules/battle/threats.ts';
export { damageEffect, orderMeaning } from '../words/battle/meanings.ts';
export type { Aim, MoveOutlook, SightLine } from './aims.ts';
export { aims, moveOutlook, sightLine, transportsReady } from './aims.ts';
export type { UnitKind } from './kinds.ts';
export { unitKind } from './kinds.ts';
export type { BattalionOutlook } from './outlook.ts';
export { battalionOutlook } from './outlook.ts';
export type { Fitness, PlanOutlook } from './plans.ts';
export { fitness, planOutlook } from './plans.ts';
export { enemyThreats } from './threats.ts';
export type * from './types.ts';
