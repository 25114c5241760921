// What the commands that analyse and compare say.

import { count, percent } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // hint
  playerNameWhoThinks: (id: string): string => `--player NAME  who thinks (${id})`,
  theGameIsOver: 'the game is over',
  type: (name: string): string => `(type: ${name})`,
  likelyNext: (follows: string): string => `   Likely next: ${follows}`,
  thePositionAsIt: 'The position as it is weighed:',

  // analyse
  whatEachChoiceOf: 'What each choice of a game was worth, where it turned, and how much of it was luck.',
  trialsNGamesPlayed: '--trials N    games played on from each position (64)',
  nothingHasBeenPlayed: 'nothing has been played yet',
  atTheBeginning: (padStart: string): string => `${padStart}  at the beginning`,
  atTheEnd: (padStart: string): string => `${padStart}  at the end`,
  expectedPoints: 'expected points',
  chanceToWinOf: (name: string | undefined): string => `chance to win of ${name}`,
  overDecisionsTo: (title: string, what: string, n: number, show: string, show2: string): string =>
    `${title}: ${what} over ${n} decisions, ${show} to ${show2}`,
  noDecisionStandsOut: 'No decision stands out.',
  turningPoints: 'Turning points:',
  before: (show: string): string => `(before: ${show})`,

  // verify
  itHasNoHash:
    'It has no hash of its own lines: notes of going back and marks of given dice may have been changed since it was written.',
  replaysAScoreAnd:
    'Replays a score and compares choices, outcomes and hashes; exit code 1 and the line if it does not reproduce.',
  playersGeSensibleThinks:
    '--players GE=sensible   thinks every choice of these seats again, as the server thought it: from the view alone',
  atLinkAGame:
    '--at LINK               a game on a server: its dice, and every choice that its log says a computer player made',
  theReplayWritesThis: 'the replay writes this line differently: it was edited, or the rules have changed',
  theGameIsNot: 'the game is not over',
  playersThinksTheChoices: '--players thinks the choices of a game on a server again, and this is none',

  // sim
  playsASeriesOf: 'Plays a series of games and keeps each as a line; stopped with Ctrl-C, it continues where it was.',
  gamesNHowMany: '--games N      how many games (100)',
  playersABWho: '--players A,B  who sits where, in the order of the seats (random); also cmd:PROGRAM',
  jobsJHowMany: '--jobs J       how many cores (all but one)',
  seedNTheSeed: '--seed N       the seed of the first game; the others follow (1)',
  varyKGoesThrough: '--vary k       goes through all values of that option in turn',
  outFTheLines: '--out F        the lines, JSON (GAME.jsonl); beside it F.columns, the same by columns',
  reportFMakesA: 'report F makes a page of it; docs/formats.md describes both files.',
  whichGameSeeGames: "which game? See 'games' for what there is, then 'sim GAME --games N'",
  gamesOf: (games: number, title: string, players: string): string => `${games} games of ${title}, ${players}`,
  with: (id: string): string => `with ${id}`,
  with2: (jobs: number): string => `with ${count(jobs, 'job')}`,
  aSeriesByColumns: 'a series by columns',
  gamesPlayed: (played: number, duration: string, how: string, rate: number): string =>
    `${count(played, 'game')} in ${duration} ${how} (${rate} decisions a second)\n`,
  gamesPlayedAndKnown: (played: number, duration: string, how: string, rate: number, known: number): string =>
    `${count(played, 'game')} in ${duration} ${how} (${rate} decisions a second); ${known} were in the file\n`,
  stoppedAfterOfGames: (n: number, all: number): string =>
    `Stopped after ${n} of ${all} games. The same command continues.\n`,
  decisionsAGame: (decisionsPerGame: string): string => `decisions a game  ${decisionsPerGame}`,
  winsTo: (name: string, win: number | undefined, low: string | undefined, high: string | undefined): string =>
    `${name} wins  ${win} (${low} to ${high} %)`,
  score: (mean: string, margin: string): string => `score  ${mean} ± ${margin}`,

  // report
  makesOnePageOf:
    'Makes one page of a series played by sim: results, length, where games are decided, use of rules and cards.',
  outFThePage: '--out F       the page (the name of the first file, with .html)',
  forceReplaceAFile:
    '--force       replace a file that is there, whatever it is; a page of an earlier report is replaced anyway',
  severalFilesOfOne: 'Several files of one game are put together.',
  onDbWhatIs: '--on DB       what is named are series in that database, not files',
  whichSeriesReportFile: "which series? 'report FILE.jsonl'; sim makes such files",
  thereIsNoFinished: 'there is no finished game in it',
  aReportIsAbout: (id: string, game: string): string => `a report is about one game, not ${id} and ${game}`,
  aPageThatReport: 'a page that report has made',
  games: (out: string, n: number): string => `${out}: ${n} games\n`,
  theSeriesHoldsNo: (id: string, read: string): string => `the series ${id} holds no games: ${read}`,

  // arena
  twoPlayersOnThe:
    'Two players on the same seeds with swapped sides, until it is clear whether A is better; or a ladder of all.',
  gamesNAtMost: '--games N     at most so many games (400); with --ladder for each encounter (100)',
  allPlaysThemAll: '--all         plays them all, even if the answer is clear before',
  marginXWhatCounts:
    '--margin X    what counts as better: a share of the points above one half (0.05), or points of the score (1)',
  ladderEveryPlayerAgainst: '--ladder      every player against its neighbours; Elo, the player called sensible at 0',
  playersLThePlayers: '--players L   the players of the ladder (all)',
  saveFPutsThe: '--save F      puts the ladder into that file, beside those of other games',
  addKeepsTheEncounters:
    '--add         keeps the encounters of that file that are not played anew: few games for the strongest',
  aAndBAre: 'A and B are players, players with other settings (recruit:horizon=60), or cmd:PROGRAM.',
  whichGameArenaA: "which game? 'arena A B --game GAME'",
  twoPlayersAreNeeded: "two players are needed: 'arena A B --game GAME'",
  marginMustBeA: '--margin must be a number above 0',
  againstPointsDifferenceTo: (meanA: string, meanB: string, value: string, low: string, high: string): string =>
    `${meanA} against ${meanB} points, difference ${value} (${low} to ${high})`,
  ofThePointsTo: (share: string, share2: string, share3: string): string =>
    `${share} % of the points (${share2} to ${share3})`,
  against: (a: string, b: string, standingText: string): string => `${a} against ${b}: ${standingText}`,
  wonDrawnLostElo: (wins: number, draws: number, losses: number, is: string, round: number): string =>
    `won ${wins}, drawn ${draws}, lost ${losses}; Elo ${is}${round}`,
  asAs: (name: string | undefined, n: string, name2: string | undefined, n2: string): string =>
    `as ${name} ${n} %, as ${name2} ${n2} %`,
  betterOnSeedsEqual: (wins: number, draws: number, losses: number): string =>
    `better on ${wins} seeds, equal on ${draws}, worse on ${losses}`,
  isBetter: (a: string): string => `${a} is better.`,
  isNotBetter: (a: string): string => `${a} is not better.`,
  itIsNotClear: 'It is not clear yet.',
  gamesIn: (verdict: string, games: number, duration: string): string => `${verdict} ${games} games in ${duration}.`,
  pairsPlayed: (done: number, all: number, standing: string): string => `${done} of ${all} pairs, ${standing}`,
  encountersPlayed: (done: number, all: number, a: string, b: string): string =>
    `${done} of ${all} encounters, ${a} against ${b}`,
  theLadderHasEnded: (a: string, b: string): string =>
    `the ladder has ended at ${a} against ${b}; the same command continues`,
  againstGames: (a: string, b: string, standingText: string, counted: number): string =>
    `${a} against ${b}: ${standingText}, ${counted} games\n`,
  points: (score: string): string => `  ${score} points`,
  eloGames: (padEnd: string, padStart: string, score: string, games: number): string =>
    `${padEnd} ${padStart} Elo${score}  (${games} games)\n`,
  thisFileExistsAnd: 'this file exists and holds no ladders, and nothing was played; take another name',

  // analyse
  judgeNameWhoNamesThe: '--judge NAME  who names the better choice (captain:work=4000)',

  // hint
  whatToDoAnd: 'What to do and why, what games then come to, and the best three choices with what would likely follow.',
  or: (asTyped: string, asTyped2: string): string => `${asTyped} or ${asTyped2}`,
  warning: (text: string): string => `Warning: ${text}`,
  whatGamesOfThe: 'what games of the Captain came to',
  quickGamesByRules: 'quick games by rules of thumb',
  likelyResultFrom: (is: string, whose: string): string => `Likely result${is} (from ${whose}).`,

  // analyse
  mostNHowManyTurning: '--most N      how many turning points are told (5)',
  byTheChoicesOf: (signedOf: string, name: string): string =>
    `${signedOf}  by the choices of ${name}, against rules of thumb`,
  byTheLuckOf: (signedOf: string): string => `${signedOf}  by the luck of dice and cards`,
  aBetterChoiceWas: (name: string, missed: number, made: number): string =>
    `${name}: a better choice was found at ${missed} of ${count(made, 'decision')}.`,

  // calibrate
  whetherHintsForetellWhat:
    'Whether hints foretell what happens: a player plays on after each, and what came is held against what was foretold.',
  hintsNHowMany: '--hints N      how many hints in all (200)',
  eachNHowMany: '--each N       how many of them in one game (4)',
  playerNameWhoHints: (id: string): string => `--player NAME  who hints and plays on, in all seats (${id})`,
  linesFKeepsThe: '--lines F      keeps the hints, one a line: foretell learns from them',
  whichGameCalibrateGame: "which game? 'calibrate GAME'",
  hintsOfGames: 'hints of games',
  noForecastHasBeen: 'No forecast has been learned for this game.\n',
  hintsInGamesForetold: (hints: number, games: number, foretold: string, came: string): string =>
    `${hints} hints in ${games} games: foretold ${foretold}, came ${came}`,
  biasWithin: (value: string, error: string): string => `bias ${value}, standard error ${error}: within two of them`,
  biasBeyond: (value: string, error: string): string => `bias ${value}, standard error ${error}: beyond two of them`,
  offByKnowingNothing: (off: string, blind: string): string => `off by ${off}; knowing nothing, by ${blind}`,
  insideTheRangeStandard: (value: number, error: number, width: string): string =>
    `inside the range ${percent(value, 1)} (standard error ${percent(error, 1)}), width ${width}`,
  foretoldCameErrorHints: 'foretold    came   error   hints   games',
  learnsWhatHintsForetell:
    'Learns what hints foretell, from the hints that calibrate has kept, and writes it as a module.',
  levelFHintsOf: '--level F  hints of the player that people ask: fewer are enough, they set the level alone',
  outFWhereIt: '--out F    where it is written (forecast.ts); it belongs into games/GAME/src/player',
  forceReplaceAFileThat:
    '--force    replace a file that is there, whatever it is; what was learned before is replaced anyway',
  fromWhichHintsForetell: "from which hints? 'foretell GAME FILE'",
  hints: (n: number): string => count(n, 'hint'),
  hintsAndLevel: (n: number, level: number): string => `${count(n, 'hint')}, level of ${level}`,
  trialsAndRule: (trials: number, rule: string): string => `(${count(trials, 'trial')}, ${rule})`,
  verified: (file: string, title: string, choices: number, end: string, hash: string): string =>
    `${file}: verified. ${title}, ${count(choices, 'choice')}, ${end}, hash ${hash}.\n`,
  aModuleThatForetell: 'a module that foretell has made',
  thereAreNoHints: (file: string): string => `${file}: there are no hints in it`,
});
