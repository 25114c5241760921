// The facts of the table, and what a table may ask beside play: sight, targets, outlooks. Nothing of it is on the way of play.

export type { Threat, UnitThreat } from '../rules/battle/threats.ts';
export { askAbout } from '../state/standard-tables.ts';
export { damageEffect, orderMeaning } from '../words/battle/meanings.ts';
export type { Aim, MoveOutlook, SightLine } from './aims.ts';
export { aims, moveOutlook, sightLine, transportsReady } from './aims.ts';
export { worstAnswer } from './enemy-answer.ts';
export type { UnitKind } from './kinds.ts';
export { unitKind } from './kinds.ts';
export type { BattalionStrength, Hardness, MatchUp } from './match-up.ts';
export { battalionStrength, matchUp, oneOfEach, placeWell } from './match-up.ts';
export type { BattalionOutlook, WeekAccount } from './outlook.ts';
export { battalionOutlook, weekAccount } from './outlook.ts';
export type { Fitness, PlanOutlook } from './plans.ts';
export { fitness, planOutlook } from './plans.ts';
export type { ForceCard, Killer, LossFacts, TaskForce } from './task-force.ts';
export { killers, taskForce } from './task-force.ts';
export { enemyThreats } from './threats.ts';
export type * from './types.ts';
