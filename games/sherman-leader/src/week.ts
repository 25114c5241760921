// The questions that a Week and its end begin with, whom to attack and whom a Medic treats: what is shown before anything is chosen.
// What an answer leads to comes with the battle half.
import { assignTarget } from './rules/campaign/attack-plan.ts';
import { medics } from './rules/campaign/medics.ts';

export const week = { assignTarget, medics };

export type WeekPart = typeof week;
