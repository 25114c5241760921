// What is said when a game of an older version is opened: what today's rules do differently.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  rulesNotLoaded: 'the older rules of this game could not be loaded; check the connection and try again',
  cannotBeMade: (why: string): string => `the game cannot be made of these values: ${why}`,
  /** Where a board of old rules has no legend: it explains itself. */
  noLegend: 'as the board explains itself',

  otherSetUp: (why: string): string => `The set-up is different under today’s rules: ${why}.`,
  diceNotRolled: 'it asks for dice that were not rolled',
  refusedAt: (choice: number, name: string, why: string): string =>
    `At choice ${choice}, ‘${name}’, today’s rules differ: ${/[.?!)]$/.test(why) ? why : `${why}.`}`,
  overAlready: 'the game is over',
  otherDecides: (seat: string): string => `${seat} decides`,
  notedDifferently:
    'What is being played out just now is noted differently under today’s rules; afterwards the game moves over.',
  otherEnd: (today: string | undefined, then: string | undefined): string =>
    `The game ends as ‘${today}’ under today’s rules, not as ‘${then}’.`,

  // At the start, or after a choice.
  startOtherDice: 'At the start today’s rules have rolled different dice.',
  startOtherValue: (key: string, today: string, then: string | undefined): string =>
    `At the start today’s rules have ‘${key}: ${today}’, and this game has ‘${key}: ${then}’.`,
  startOtherQuestion: 'At the start today’s rules ask something else.',
  otherDice: (choice: number, name: string): string =>
    `After choice ${choice}, ‘${name}’, today’s rules have rolled different dice.`,
  otherValue: (choice: number, name: string, key: string, today: string, then: string | undefined): string =>
    `After choice ${choice}, ‘${name}’, today’s rules have ‘${key}: ${today}’, and this game has ‘${key}: ${then}’.`,
  otherQuestion: (choice: number, name: string): string =>
    `After choice ${choice}, ‘${name}’, today’s rules ask something else.`,
});
