// The page of a series of games: headings, what each picture shows, and what its figures mean. Figures come ready to be shown.
import { catalogue } from '@bocage/engine';

export const W = catalogue({
  title: (game: string, games: string): string => `${game}: ${games} games`,
  aSeriesOfGames: 'Bocage · a series of games',
  players: 'Players',
  decisions: 'Decisions',
  rulesVersion: 'Rules version',
  content: 'Content',
  andMore: (named: string, more: string): string => `${named}; and ${more} more`,
  timesOf: (what: string, times: string): string => `${what} (${times})`,

  results: 'Results',
  meanScore: (mean: string, margin: string, low: string, high: string): string =>
    `The mean is ${mean} ± ${margin} points; half of the games are between ${low} and ${high}.`,
  mean: (score: string): string => `mean ${score}`,
  scores: 'Points',
  scoreAtTheEnd: 'Points at the end.',
  points: 'points',
  sideWins: (side: string, share: string, low: string, high: string): string =>
    `The ${side} side wins ${share} of the games; 95% interval ${low} to ${high}.`,
  winsBySide: 'Wins by side',
  winsBySideShown: 'Wins by side.',
  endings: 'Endings',
  endingsShown: 'How the games ended. Whiskers: 95% interval.',

  byPlayersAndOptions: 'By players and options',
  meanScoreOfGroups: 'Mean points with their 95% interval, for all that differed between the games.',
  shareOfGroups: (side: string): string =>
    `Share of the points of the ${side} side with its 95% interval, for all that differed between the games.`,
  groupPlayers: 'players',
  meanScoreBy: (what: string): string => `Mean points by ${what}.`,
  shareBy: (side: string, what: string): string => `Share of the points of the ${side} side by ${what}.`,

  length: 'Length',
  lengthOfGames: (mean: string, least: string, most: string): string =>
    `On average a game takes ${mean} decisions, from ${least} to ${most}.`,
  decisionsInAGame: 'Decisions in a game',
  decisionsInAGameShown: 'Decisions in a game.',
  decisionsAxis: 'decisions',
  turnsInAGame: 'Turns in a game',
  turnsInAGameShown: 'Turns in a game.',
  turnsAxis: 'turns',

  whereDecided: 'Where games are decided',
  sideWinsLine: (side: string): string => `${side} wins`,
  leadsForGood: (turn: string): string =>
    `In half of the games the later winner leads for good from turn ${turn} or earlier. The lead is the evaluation of the first side at the start of each turn; above one half it is ahead.`,
  evaluationByTurn: 'Evaluation by turn',
  evaluationOfWinners:
    'Evaluation by turn in the games that each side won: median, and the band that holds half of the games.',
  decidedAtTurn: 'Decided at turn',
  decidedAtTurnShown: 'The turn from which the winner was ahead for good.',
  turnAxis: 'turn',
  neverHalfSettled: 'At no turn does the position explain half of the differences between the final points.',
  halfSettledAt: (turn: string): string =>
    `At turn ${turn} the position explains half of the differences between the final points.`,
  lowestThird: 'lowest third',
  middleThird: 'middle third',
  highestThird: 'highest third',
  settledByTurn: 'Settled by turn',
  settledShown: 'Share of the differences between the final points that the evaluation at each turn explains.',
  settledLine: 'settled',
  evaluationOfThirds:
    'Evaluation by turn, for the games that ended with the fewest, middling and most points: median, and the band that holds half of them.',

  useOfRules: 'Use of rules',
  rulesUsed: (scored: boolean): string =>
    `How often each rule came up in a game, in how many games at all, and by how much ${scored ? 'the mean of the points' : 'the first side’s share of the points'} differs between games with and without it. A difference is not a cause: long games hold more of everything.`,
  ruleColumn: 'rule',
  useOfCards: 'Use of cards',
  cardsUsed: (scored: boolean): string =>
    `How often each card came up in a game, in how many games at all, and by how much ${scored ? 'the mean of the points' : 'the first side’s share of the points'} differs between games with and without it. A difference is not a cause: long games hold more of everything.`,
  cardColumn: 'card',
  whatHappened: 'What happened',
  eventsHappened: (scored: boolean): string =>
    `How often each kind of event came up in a game, in how many games at all, and by how much ${scored ? 'the mean of the points' : 'the first side’s share of the points'} differs between games with and without it. A difference is not a cause: long games hold more of everything.`,
  eventColumn: 'kind of event',
  mostFrequent: (shown: number, all: number): string => `The ${shown} most frequent of ${all} are shown.`,
  aGameColumn: 'a game',
  gamesColumn: 'games',
  differenceColumn: 'difference',
  percentagePoints: (amount: string): string => `${amount} pts`,

  madeWith: (command: string): string => `Made with ${command}.`,
  seeds: (first: string, last: string): string =>
    `Seeds ${first} to ${last}. Every game can be played again from its line: the same seed, options and players give the same game. Intervals are 95%; Wilson’s for shares. Differences in bold are larger than chance allows at that level, one by one.`,
  version: (version: string): string => `Bocage ${version}`,
});
