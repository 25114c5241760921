// The tracks of the table in words: supplies, trucks, what the next Logistics Step brings, victory points.
import { type Board, count, noun } from '@bocage/engine';
import type { DivisionFacts, Facts } from '../facts/table.ts';
import type { GameData } from '../state/tables.ts';
import { spaceNamed, TheDivision, theDivision, tokensText } from './names.ts';
import { scoreSheet } from './score.ts';

/** How a Division fares at the next Logistics Step, behind its name. */
function mealText(t: GameData, { meal, at }: Pick<DivisionFacts, 'meal' | 'at'>): string {
  switch (meal.kind) {
    case 'starving':
      return 'still starves';
    case 'card':
      return 'eats from its card';
    case 'starves':
      return 'starves';
    case 'space':
      return `eats in ${spaceNamed(t, at)}`;
    case 'shared':
      return `eats or starves: ${meal.food} Food for ${count(meal.hungry, 'Division')}`;
  }
}

/** TAMC 11.m: how far off the step is. */
function triggerText({ stock, take }: Facts['nextStep']): string {
  // TAMC B28: with an empty Stock, taking none causes the step, if there is a truck to come back.
  if (stock === 0) return 'No Truck in the Stock';
  const then = stock === take ? 'taking all brings the step at once' : `${stock - take} would be left`;
  return `${count(stock, 'Truck')} in the Stock, up to ${take} can be taken at once: ${then}`;
}

function returnText({ pool, trucks, fresh, kampfgruppen }: Facts['nextStep']): string {
  return [
    `${tokensText(pool)} from the Supply Pool and the Food that is eaten return to the Stock`,
    `${count(trucks, 'Truck')} from the roads${fresh > 0 ? ` and ${fresh} new` : ''}`,
    'General Middleton is ready',
    ...(kampfgruppen > 0
      ? [`${count(kampfgruppen, 'Kampfgruppe', 'Kampfgruppen')} ${noun(kampfgruppen, 'returns', 'return')} to the deck`]
      : []),
  ].join('; ');
}

const AIR_WORDS = {
  middleton: 'with General Middleton',
  recon: 'on the Aerial Recon deck',
  wehrmacht: 'on the Wehrmacht deck',
} as const;

export function tracks(t: GameData, facts: Facts): Board['tracks'] {
  const sheet = scoreSheet(t, facts.score);
  const { logistics, trucks, ffi, nextStep } = facts;
  const meals = facts.divisions.map((division) => `${TheDivision(t, division.id)} ${mealText(t, division)}`);
  return [
    { id: 'round', name: 'Round', value: `${facts.round} of ${facts.round + facts.roundsLeft}` },
    { id: 'stock', name: 'General Stock', value: tokensText(facts.stock) },
    { id: 'pool', name: 'Supply Pool', value: tokensText(facts.pool) },
    {
      id: 'trucks',
      name: 'Trucks',
      value: `${trucks.stock} in the Stock, ${trucks.reserve} in reserve, ${trucks.aside} aside`,
    },
    {
      id: 'level',
      name: 'Logistics level',
      value: `${logistics.level}: take ${logistics.take}, place ${logistics.place}`,
    },
    { id: 'next', name: 'Next Logistics Step', value: triggerText(nextStep) },
    { id: 'next_food', name: 'At the Logistics Step', value: `${meals.join('. ')}.` },
    { id: 'next_back', name: 'The Logistics Step brings', value: returnText(nextStep) },
    { id: 'ffi', name: 'FFI in supply', value: `${ffi.supply}${ffi.aside > 0 ? ', 1 aside for Nantes' : ''}` },
    { id: 'control', name: 'Control markers left', value: String(facts.controlMarkers) },
    { id: 'middleton', name: 'General Middleton', value: facts.middleton },
    {
      id: 'tankDestroyer',
      name: 'Tank Destroyer',
      value:
        facts.tankDestroyer === undefined ? 'with General Middleton' : `with ${theDivision(t, facts.tankDestroyer)}`,
    },
    { id: 'air', name: 'Air Support', value: AIR_WORDS[facts.air] },
    {
      id: 'bet',
      name: 'Patton’s Bet',
      value: facts.bet > 0 ? `until the end of round ${facts.bet}` : 'not running',
    },
    ...sheet.lines.map((line) => ({
      id: `vp_${line.id}`,
      name: `${line.label} (${line.rule})`,
      value: `${line.points}: ${line.text}`,
    })),
    { id: 'vp', name: 'Victory points', value: `${sheet.total}: ${sheet.gradeName}` },
  ];
}
