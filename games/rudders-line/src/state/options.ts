// The options of the game: the set-up, and the rulings that a group could reasonably play otherwise.
import { declareOptions, type OptionSpec } from '@bocage/engine';

export const options = [
  {
    id: 'setup',
    label: 'Set-up',
    rule: 'RL 3.1',
    standard: 'card',
    values: [
      { id: 'card', label: 'Set Up Card', text: 'Every unit begins where the (reconstructed) Set Up Card puts it.' },
      {
        id: 'free',
        label: 'Free inside the same areas',
        text: 'The German, then the American, places his units himself within the areas and limits of each force.',
      },
    ],
  },
  {
    id: 'segment',
    label: 'Indirect fire segment',
    rule: 'RL A-02',
    standard: 'until-miss',
    values: [
      {
        id: 'until-miss',
        label: 'One area, until a miss',
        text: 'The pieces of one area fire one by one; an attack without effect ends the segment.',
      },
      { id: 'one-attack', label: 'One attack', text: 'Play passes to the other side after every attack.' },
      {
        id: 'whole-area',
        label: 'One area, hit or miss',
        text: 'The pieces of one area fire one by one, as many as the player wants, whatever they hit.',
      },
    ],
  },
  {
    id: 'casualties',
    label: 'Paying casualty points',
    rule: 'RL A-05',
    standard: 'in-full',
    values: [
      {
        id: 'in-full',
        label: 'In full or everybody lost',
        text: 'Units may retreat only if the Casualty Points are paid in full; otherwise all are eliminated.',
      },
      {
        id: 'as-able',
        label: 'As far as units can pay',
        text: 'A unit may always retreat; points that nobody left in the area can pay are lost.',
      },
    ],
  },
  {
    id: 'interdiction',
    label: 'Entering interdicted areas',
    rule: 'RL A-06',
    standard: 'each',
    values: [
      {
        id: 'each',
        label: 'Each unit chooses',
        text: 'Each unit pays the extra MP or not; those that do not pay take one common attack.',
      },
      { id: 'stack', label: 'The group chooses', text: 'The whole group pays or the whole group is attacked once.' },
      {
        id: 'alone',
        label: 'Each unit alone',
        text: 'Each unit pays or not; every unit that does not pay takes an attack of its own.',
      },
    ],
  },
  {
    id: 'acted',
    label: 'Units that have moved',
    rule: 'RL A-09',
    standard: 'spent',
    values: [
      { id: 'spent', label: 'Are spent', text: 'Every unit that completes an activation turns to its spent side.' },
      {
        id: 'marked',
        label: 'Stay fresh',
        text: 'A unit that only moved stays fresh but may not act again this turn; one that assaulted is spent.',
      },
    ],
  },
  {
    id: 'support',
    label: 'Defending supporters',
    rule: 'RL A-13',
    standard: 'fresh',
    values: [
      { id: 'fresh', label: 'Fresh units only', text: 'Each other fresh unit adds 1 to the Defensive Total.' },
      { id: 'all', label: 'All units', text: 'Each other unit adds 1 to the Defensive Total, fresh or spent.' },
    ],
  },
  {
    id: 'rally',
    label: 'Automatic rallies',
    rule: 'RL A-16',
    standard: 'before-rolls',
    values: [
      {
        id: 'before-rolls',
        label: 'Before the rolls',
        text: 'The American names one squad for each Victory Area he controls, then the others roll.',
      },
      {
        id: 'after-rolls',
        label: 'After the rolls',
        text: 'All squads roll; then one squad that failed rallies for each Victory Area the American controls.',
      },
    ],
  },
  {
    id: 'weapons',
    label: 'Weapons in contested areas',
    rule: 'RL A-47',
    standard: 'clear',
    values: [
      { id: 'clear', label: 'Stay where they are', text: 'Weapons change hands only where no enemy is in the area.' },
      {
        id: 'controlled',
        label: 'Change hands',
        text: 'Weapons change hands in every area that the side controls, enemies in it or not.',
      },
    ],
  },
] as const satisfies readonly OptionSpec[];

/** `s[OPTION.segment] === IS.segment['one-attack']`: the slot of each option, and the index of each of its values. */
export const { slot: OPTION, value: IS } = declareOptions(options);
