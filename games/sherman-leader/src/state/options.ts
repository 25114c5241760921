// The options of the game: cards to play with, optional rules, and rulings that are left open.
import { declareOptions, type OptionSpec, type OptionValue } from '@bocage/engine';
import type { ShermanData } from '../content.ts';
import { LEVELS } from './terms.ts';

const off = { id: 'off', label: 'Off', text: 'Not used.' } as const;

/** A Week has some 190 decisions with more than one choice, Battles included. */
const MINUTES_A_WEEK = 20;

/** `5 Recruit, 3 Green`. */
function people(counts: readonly number[]): string {
  return counts.flatMap((n, level) => (n > 0 ? [`${n} ${LEVELS[level]}`] : [])).join(', ');
}

/** Every option; the cards to play with are filled in from the content. */
const SPECS = [
  {
    id: 'campaign',
    label: 'Campaign',
    rule: 'SL 3.10',
    values: [],
    standard: '',
  },
  {
    id: 'objective',
    label: 'Objective',
    rule: 'SL 3.12',
    values: [],
    standard: '',
  },
  {
    id: 'mode',
    label: 'What is played',
    rule: 'SL R72',
    values: [
      { id: 'campaign', label: 'Campaign', text: 'All Weeks of the Objective.' },
      {
        id: 'battle',
        label: 'Single Battle',
        text: 'One Battle against a Battalion of your choice, with half of the SO points that the two cards give.',
      },
    ],
    standard: 'campaign',
  },
  {
    id: 'tenacity',
    label: 'Tenacity',
    rule: 'SL 10.1',
    values: [
      off,
      {
        id: 'on',
        label: 'On (1 SO)',
        text: 'A Battle may be made one turn longer, for 1 Stress on each Commander in it.',
      },
    ],
    standard: 'off',
  },
  {
    id: 'heroics',
    label: 'Battlefield Heroics',
    rule: 'SL 10.2',
    values: [
      off,
      {
        id: 'on',
        label: 'On (1 SO)',
        text: 'A Commander who has lost his Unit may take over another one in his hex.',
      },
    ],
    standard: 'off',
  },
  {
    id: 'flank',
    label: 'Flank Attacks',
    rule: 'SL 10.3',
    values: [
      off,
      {
        id: 'on',
        label: 'On',
        text: 'A hit at Range 0 or 1 may strike the flank: Defense 1 lower. For both sides.',
      },
    ],
    standard: 'off',
  },
  {
    id: 'rangeZero',
    label: 'Range 0',
    rule: 'SL R01',
    values: [
      { id: 'plus2', label: '+2', text: 'Both sides add 2 to Attack rolls in one hex, as the sample game does.' },
      { id: 'none', label: 'No modifier', text: 'As the list of modifiers reads.' },
    ],
    standard: 'plus2',
  },
  {
    id: 'numbers',
    label: 'Unit numbers',
    rule: 'SL R71',
    values: [
      { id: 'lowest', label: 'Lowest', text: 'Of Units that are alike the one with the lowest number is taken.' },
      { id: 'any', label: 'Any', text: 'Each Unit card may be picked by its number.' },
    ],
    standard: 'lowest',
  },
  {
    id: 'enemyOrder',
    label: 'Order of enemies',
    rule: 'SL 6.9',
    values: [
      { id: 'player', label: 'You choose', text: 'You say which enemy Unit acts next.' },
      {
        id: 'chart',
        label: 'By the chart',
        text: 'Tanks first, then as the columns of the chart run; within a kind as placed.',
      },
    ],
    standard: 'player',
  },
  {
    id: 'enemyTies',
    label: 'Enemy ties',
    rule: 'SL 6.9',
    values: [
      { id: 'player', label: 'You choose', text: 'You break ties of enemy moves and targets, as the rules say.' },
      {
        id: 'first',
        label: 'Automatic',
        text: 'The hex with the lowest row, then column; the target first in the list of your Units.',
      },
    ],
    standard: 'player',
  },
  {
    id: 'force',
    label: 'Your force',
    rule: 'SL R82',
    values: [
      { id: 'own', label: 'Your own', text: 'You buy Units and choose Commanders.' },
      {
        id: 'ready',
        label: 'Ready-made',
        text: 'A balanced force for the Campaign and its SO points is bought for you; play begins with the first Week.',
      },
    ],
    standard: 'own',
  },
] as const satisfies readonly OptionSpec[];

/** `s[OPT.flank] === OPTION.flank.on`; campaign and objective are indices of the data. */
export const { slot: OPT, value: OPTION } = declareOptions(SPECS);

function campaignValues(d: ShermanData): readonly OptionValue[] {
  return d.campaigns.map((c) => ({
    id: c.id,
    label: `${c.name} ${c.year}`,
    text: `${c.difficulty}, against ${c.enemy}, ${c.terrain} terrain. ${c.so} SO points, and of Commanders ${people(c.commanders)}; Aggressiveness up to ${c.d6Max} of 10 keeps the enemy careful. ${c.notes.map((n) => n.text).join(' ')}`,
  }));
}

function objectiveValues(d: ShermanData): readonly OptionValue[] {
  return d.objectives.map((o) => ({
    id: o.id,
    label: o.name,
    text: `${o.weeks} Weeks, about ${o.weeks * MINUTES_A_WEEK} minutes. ${o.so} SO points at once and ${o.weeklySo} at the end of each Week, against ${o.points} VP of Battalions. Great from ${o.great} VP, Good ${o.good}, Adequate ${o.adequate}. ${o.notes.map((n) => n.text).join(' ')}`,
  }));
}

/** The recommended card if the content has it, else its first. */
function standardOf(values: readonly OptionValue[], wanted: string): string {
  return values.some((value) => value.id === wanted) ? wanted : (values[0]?.id ?? '');
}

export function options(d: ShermanData): readonly OptionSpec[] {
  const [campaign, objective, ...others] = SPECS;
  const campaigns = campaignValues(d);
  const objectives = objectiveValues(d);
  return [
    { ...campaign, values: campaigns, standard: standardOf(campaigns, 'SI43') },
    { ...objective, values: objectives, standard: standardOf(objectives, 'OVER') },
    ...others,
  ];
}
