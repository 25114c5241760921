// The options of the game: cards to play with, optional rules, and rulings that are left open.
import { declareOptions, type OptionSpec, type OptionValue } from '@bocage/engine';
import type { ShermanData } from '../content.ts';
import * as W from '../words/options.ts';
import { LEVELS } from './terms.ts';

const off = { id: 'off', label: W.off, text: W.offText } as const;

/** A Week has some 190 decisions with more than one choice, Battles included. */
const MINUTES_A_WEEK = 20;

/** `5 Recruit`, `3 Green`. */
function people(counts: readonly number[]): readonly string[] {
  return counts.flatMap((n, level) => (n > 0 ? [W.commanders(n, LEVELS[level])] : []));
}

/** Every option; the cards to play with are filled in from the content. */
const SPECS = [
  {
    id: 'campaign',
    label: W.campaign,
    rule: 'SL 3.10',
    values: [],
    standard: '',
  },
  {
    id: 'objective',
    label: W.objective,
    rule: 'SL 3.12',
    values: [],
    standard: '',
  },
  {
    id: 'mode',
    label: W.play,
    rule: 'SL R72',
    values: [
      { id: 'campaign', label: W.playCampaign, text: W.playCampaignText },
      {
        id: 'battle',
        label: W.playBattle,
        text: W.playBattleText,
      },
    ],
    standard: 'campaign',
  },
  {
    id: 'tenacity',
    label: W.tenacity,
    rule: 'SL 10.1',
    values: [
      off,
      {
        id: 'on',
        label: W.tenacityOn,
        text: W.tenacityOnText,
      },
    ],
    standard: 'off',
  },
  {
    id: 'heroics',
    label: W.heroics,
    rule: 'SL 10.2',
    values: [
      off,
      {
        id: 'on',
        label: W.heroicsOn,
        text: W.heroicsOnText,
      },
    ],
    standard: 'off',
  },
  {
    id: 'flank',
    label: W.flank,
    rule: 'SL 10.3',
    values: [
      off,
      {
        id: 'on',
        label: W.flankOn,
        text: W.flankOnText,
      },
    ],
    standard: 'off',
  },
  {
    id: 'rangeZero',
    label: W.rangeZero,
    rule: 'SL R01',
    values: [
      { id: 'plus2', label: W.rangeZeroPlusTwo, text: W.rangeZeroPlusTwoText },
      { id: 'none', label: W.rangeZeroNone, text: W.rangeZeroNoneText },
    ],
    standard: 'plus2',
  },
  {
    id: 'numbers',
    label: W.numbers,
    rule: 'SL R71',
    values: [
      { id: 'lowest', label: W.numbersLowest, text: W.numbersLowestText },
      { id: 'any', label: W.numbersAny, text: W.numbersAnyText },
    ],
    standard: 'lowest',
  },
  {
    id: 'enemyOrder',
    label: W.order,
    rule: 'SL 6.9',
    values: [
      { id: 'player', label: W.orderPlayer, text: W.orderPlayerText },
      {
        id: 'chart',
        label: W.orderChart,
        text: W.orderChartText,
      },
    ],
    standard: 'player',
  },
  {
    id: 'enemyTies',
    label: W.ties,
    rule: 'SL 6.9',
    values: [
      { id: 'player', label: W.tiesPlayer, text: W.tiesPlayerText },
      {
        id: 'first',
        label: W.tiesAutomatic,
        text: W.tiesAutomaticText,
      },
    ],
    standard: 'player',
  },
  {
    id: 'force',
    label: W.force,
    rule: 'SL R82',
    values: [
      { id: 'own', label: W.forceOwn, text: W.forceOwnText },
      {
        id: 'ready',
        label: W.forceReady,
        text: W.forceReadyText,
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
    label: W.campaignLabel(c.name, c.year),
    text: W.campaignText(
      c.difficulty,
      c.enemy,
      c.terrain,
      c.so,
      people(c.commanders),
      c.d6Max,
      c.notes.map((n) => n.text),
    ),
  }));
}

function objectiveValues(d: ShermanData): readonly OptionValue[] {
  return d.objectives.map((o) => ({
    id: o.id,
    label: o.name,
    text: W.objectiveText(
      o.weeks,
      o.weeks * MINUTES_A_WEEK,
      o.so,
      o.weeklySo,
      o.points,
      o.great,
      o.good,
      o.adequate,
      o.notes.map((n) => n.text),
    ),
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
