// The options of the game: the set-up, and the rulings that a group could reasonably play otherwise.
import { declareOptions, type OptionSpec } from '@bocage/engine';
import * as W from '../words/options.ts';

export const options = [
  {
    id: 'setup',
    label: W.setUp,
    rule: 'RL 3.1',
    standard: 'card',
    values: [
      { id: 'card', label: W.setUpCard, text: W.setUpCardText },
      {
        id: 'free',
        label: W.setUpFree,
        text: W.setUpFreeText,
      },
    ],
  },
  {
    id: 'segment',
    label: W.segment,
    rule: 'RL A-02',
    standard: 'until-miss',
    values: [
      {
        id: 'until-miss',
        label: W.segmentUntilMiss,
        text: W.segmentUntilMissText,
      },
      { id: 'one-attack', label: W.segmentOneAttack, text: W.segmentOneAttackText },
      {
        id: 'whole-area',
        label: W.segmentWholeArea,
        text: W.segmentWholeAreaText,
      },
    ],
  },
  {
    id: 'casualties',
    label: W.casualties,
    rule: 'RL A-05',
    standard: 'in-full',
    values: [
      {
        id: 'in-full',
        label: W.casualtiesInFull,
        text: W.casualtiesInFullText,
      },
      {
        id: 'as-able',
        label: W.casualtiesAsAble,
        text: W.casualtiesAsAbleText,
      },
    ],
  },
  {
    id: 'interdiction',
    label: W.interdiction,
    rule: 'RL A-06',
    standard: 'each',
    values: [
      {
        id: 'each',
        label: W.interdictionEach,
        text: W.interdictionEachText,
      },
      { id: 'stack', label: W.interdictionStack, text: W.interdictionStackText },
      {
        id: 'alone',
        label: W.interdictionAlone,
        text: W.interdictionAloneText,
      },
    ],
  },
  {
    id: 'acted',
    label: W.acted,
    rule: 'RL A-09',
    standard: 'spent',
    values: [
      { id: 'spent', label: W.actedSpent, text: W.actedSpentText },
      {
        id: 'marked',
        label: W.actedMarked,
        text: W.actedMarkedText,
      },
    ],
  },
  {
    id: 'support',
    label: W.support,
    rule: 'RL A-13',
    standard: 'fresh',
    values: [
      { id: 'fresh', label: W.supportFresh, text: W.supportFreshText },
      { id: 'all', label: W.supportAll, text: W.supportAllText },
    ],
  },
  {
    id: 'rally',
    label: W.rally,
    rule: 'RL A-16',
    standard: 'before-rolls',
    values: [
      {
        id: 'before-rolls',
        label: W.rallyBeforeRolls,
        text: W.rallyBeforeRollsText,
      },
      {
        id: 'after-rolls',
        label: W.rallyAfterRolls,
        text: W.rallyAfterRollsText,
      },
    ],
  },
  {
    id: 'weapons',
    label: W.weapons,
    rule: 'RL A-47',
    standard: 'clear',
    values: [
      { id: 'clear', label: W.weaponsClear, text: W.weaponsClearText },
      {
        id: 'controlled',
        label: W.weaponsControlled,
        text: W.weaponsControlledText,
      },
    ],
  },
] as const satisfies readonly OptionSpec[];

/** `s[OPTION.segment] === IS.segment['one-attack']`: the slot of each option, and the index of each of its values. */
export const { slot: OPTION, value: IS } = declareOptions(options);
