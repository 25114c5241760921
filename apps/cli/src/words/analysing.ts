// What the commands that analyse and compare say.

import { count, percent } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // hint
  hintOptionPlayer: (id: string): string => `--player NAME  who thinks (${id})`,
  theGameIsOver: 'the game is over',
  type: (name: string): string => `(type: ${name})`,
  likelyNext: (follows: string): string => `   Likely next: ${follows}`,
  positionWeighed: 'How the computer rates this position:',

  // analyse
  aboutReview: 'What each choice of a game was worth, where it turned, and how much of it was luck.',
  optionTrials: '--trials N    games played on from each position (64)',
  nothingPlayed: 'nothing has been played yet',
  atTheBeginning: (value: string): string => `${value}  at the beginning`,
  atTheEnd: (value: string): string => `${value}  at the end`,
  expectedPoints: 'expected points',
  chanceToWinOf: (name: string | undefined): string => `chance that the ${name} player wins`,
  courseOfGame: (title: string, what: string, decisions: number, from: string, to: string): string =>
    `${title}: ${what} over ${count(decisions, 'decision')}, ${from} to ${to}`,
  noDecisionStandsOut: 'No decision stands out.',
  turningPoints: 'Turning points:',
  before: (show: string): string => `(before: ${show})`,

  // verify
  noHashOfLines:
    'It has no hash of its own lines: notes of undo and marks of given dice may have been changed since it was written.',
  aboutVerify:
    'Replays a score and compares choices, outcomes and hashes; exit code 1 and the line if it does not reproduce.',
  verifyOptionPlayers:
    '--players GE=sensible   computes every choice of these seats again, as the server did: from the view alone',
  verifyOptionAt:
    '--at LINK               a game on a server: its dice, and every choice that its log says a computer player made',
  lineDiffers: 'the replay writes this line differently: it was edited, or the rules have changed',
  gameNotOver: 'the game is not over',
  playersNeedServerGame:
    '--players repeats the choices of computer players in a game on a server, and this is not such a game',

  // sim
  aboutSim: 'Plays a series of games and keeps each as a line; stopped with Ctrl-C, it continues where it was.',
  simOptionGames: '--games N      how many games (100)',
  simOptionPlayers: '--players A,B  who sits where, in the order of the seats (random); also cmd:PROGRAM',
  simOptionJobs: '--jobs J       how many cores (all but one)',
  simOptionSeed: '--seed N       the seed of the first game; the others follow (1)',
  simOptionVary: '--vary k       goes through all values of that option in turn',
  simOptionOut: '--out F        the lines, JSON (GAME.jsonl); beside it F.columns, the same by columns',
  simNoteReport: 'report F makes a page of it; docs/formats.md describes both files.',
  whichGameSim: "which game? See 'games' for what there is, then 'sim GAME --games N'",
  gamesOf: (games: number, title: string, players: string): string => `${count(games, 'game')} of ${title}, ${players}`,
  withPlayer: (player: string): string => `with ${player}`,
  withJobs: (jobs: number): string => `with ${count(jobs, 'job')}`,
  aSeriesByColumns: 'a series by columns',
  gamesPlayed: (played: number, duration: string, how: string, rate: number): string =>
    `${count(played, 'game')} in ${duration} ${how} (${count(rate, 'decision')} a second)\n`,
  gamesPlayedAndKnown: (played: number, duration: string, how: string, rate: number, known: number): string =>
    `${count(played, 'game')} in ${duration} ${how} (${count(rate, 'decision')} a second); ${known} were in the file\n`,
  stoppedAfter: (n: number, all: number): string =>
    `Stopped after ${n} of ${count(all, 'game')}. The same command continues.\n`,
  decisionsAGame: (decisionsPerGame: string): string => `decisions a game  ${decisionsPerGame}`,
  winsTo: (name: string, win: number | undefined, low: string | undefined, high: string | undefined): string =>
    `${name} wins  ${win} (${low} to ${high}%)`,
  score: (mean: string, margin: string): string => `score  ${mean} ± ${margin}`,

  // report
  aboutReport:
    'Makes one page of a series played by sim: results, length, where games are decided, use of rules and cards.',
  reportOptionOut: '--out F       the page (the name of the first file, with .html)',
  reportOptionForce:
    '--force       replace a file that is there, whatever it is; a page of an earlier report is replaced anyway',
  reportNoteFiles: 'Several files of one game are put together.',
  reportOptionOn: '--on DB       the names are those of series in that database, not of files',
  whichSeriesReport: "which series? 'report FILE.jsonl'; sim makes such files",
  noFinishedGame: 'there is no finished game in it',
  reportOneGame: (id: string, game: string): string => `a report is about one game, not ${id} and ${game}`,
  pageOfReport: 'a page that report has made',
  reportGames: (out: string, n: number): string => `${out}: ${count(n, 'game')}\n`,
  seriesWithoutGames: (id: string, kind: string): string => `the series ${id} holds no games: ${kind}`,

  // arena
  aboutArena:
    'Two players on the same seeds with swapped sides, until it is clear whether A is better; or a ladder of all.',
  arenaOptionGames: '--games N     at most N games (400); with --ladder, for each encounter (100)',
  arenaOptionAll: '--all         plays them all, even if the answer is clear before',
  arenaOptionMargin: '--margin X    what counts as better: a share of the points above one half (0.05), or points (1)',
  arenaOptionLadder: '--ladder      every player against its neighbours; Elo, the player called sensible at 0',
  arenaOptionPlayers: '--players L   the players of the ladder (all)',
  arenaOptionSave: '--save F      puts the ladder into that file, beside those of other games',
  arenaOptionAdd:
    '--add         keeps the encounters of that file that are not played again: few games for the strongest',
  arenaNotePlayers: 'A and B are players, players with other settings (recruit:horizon=60), or cmd:PROGRAM.',
  whichGameArena: "which game? 'arena A B --game GAME'",
  arenaNeedsTwo: "two players are needed: 'arena A B --game GAME'",
  marginAboveZero: '--margin must be a number above 0',
  meansAndDifference: (meanA: string, meanB: string, value: string, low: string, high: string): string =>
    `${meanA} against ${meanB} points, difference ${value} (${low} to ${high})`,
  shareOfPoints: (share: string, low: string, high: string): string => `${share}% of the points (${low} to ${high})`,
  standingOfPair: (a: string, b: string, standing: string): string => `${a} against ${b}: ${standing}`,
  wonDrawnLost: (wins: number, draws: number, losses: number, sign: string, elo: number): string =>
    `won ${wins}, drawn ${draws}, lost ${losses}; Elo ${sign}${elo}`,
  sharesBySide: (side: string | undefined, share: string, otherSide: string | undefined, otherShare: string): string =>
    `as ${side} ${share}%, as ${otherSide} ${otherShare}%`,
  seedsBetterEqualWorse: (wins: number, draws: number, losses: number): string =>
    `better on ${count(wins, 'seed')}, equal on ${draws}, worse on ${losses}`,
  isBetter: (a: string): string => `${a} is better.`,
  isNotBetter: (a: string): string => `${a} is not better.`,
  notClearYet: 'It is not clear yet.',
  verdictAndGames: (verdict: string, games: number, duration: string): string =>
    `${verdict} ${count(games, 'game')} in ${duration}.`,
  pairsPlayed: (done: number, all: number, standing: string): string => `${done} of ${all} pairs, ${standing}`,
  encountersPlayed: (done: number, all: number, a: string, b: string): string =>
    `${done} of ${count(all, 'encounter')}, ${a} against ${b}`,
  ladderEnded: (a: string, b: string): string =>
    `the ladder has ended at ${a} against ${b}; the same command continues`,
  rungPlayed: (a: string, b: string, standing: string, games: number): string =>
    `${a} against ${b}: ${standing}, ${count(games, 'game')}\n`,
  points: (score: string): string => `  ${score} points`,
  rungElo: (player: string, elo: string, score: string, games: number): string =>
    `${player} ${elo} Elo${score}  (${count(games, 'game')})\n`,
  notALadderFile: 'this file exists and holds no ladders, and nothing was played; take another name',

  // analyse
  reviewOptionJudge: '--judge NAME  who names the better choice (captain:work=4000)',

  // hint
  aboutHint: 'What to do and why, how games then end, and the best three choices with what is likely to follow.',
  warning: (text: string): string => `Warning: ${text}`,
  fromGamesOfCaptain: 'games of the Captain',
  fromQuickGames: 'quick games by rules of thumb',
  likelyResult: (results: string, source: string): string => `Likely result: ${results} (from ${source}).`,
  estimatedFrom: (source: string): string => `Estimated from ${source}.`,

  // analyse
  reviewOptionMost: '--most N      how many turning points are shown (5)',
  gainByChoices: (gain: string, name: string): string => `${gain}  by ${name} choices, compared with rules of thumb`,
  gainByLuck: (gain: string): string => `${gain}  by the luck of dice and cards`,
  betterChoicesFound: (name: string, missed: number, made: number): string =>
    `${name}: a better choice was found at ${missed} of ${count(made, 'decision')}.`,

  // calibrate
  aboutCalibrate:
    'Whether the forecasts of hints come true: a player plays on after each, and the results are compared with them.',
  calibrateOptionHints: '--hints N      how many hints in all (200)',
  calibrateOptionEach: '--each N       how many of them in one game (4)',
  calibrateOptionPlayer: (id: string): string => `--player NAME  who hints and plays on, in all seats (${id})`,
  calibrateOptionLines: '--lines F      keeps the hints, one a line: foretell learns from them',
  whichGameCalibrate: "which game? 'calibrate GAME'",
  hintsOfGames: 'hints of games',
  noForecast: 'No forecast has been learned for this game.\n',
  foretoldAndCame: (hints: number, games: number, foretold: string, came: string): string =>
    `${count(hints, 'hint')} in ${count(games, 'game')}: forecast ${foretold}, result ${came}`,
  biasWithin: (value: string, error: string): string => `bias ${value}, standard error ${error}: within two of them`,
  biasBeyond: (value: string, error: string): string => `bias ${value}, standard error ${error}: beyond two of them`,
  offByAndBlind: (off: string, blind: string): string => `off by ${off}; knowing nothing, by ${blind}`,
  insideRange: (value: number, error: number, width: string): string =>
    `inside the range ${percent(value, 1)} (standard error ${percent(error, 1)}), width ${width}`,
  headOfBins: 'forecast  result   error   hints   games',
  aboutForetell: 'Learns the forecasts of hints from those that calibrate has kept, and writes them as a module.',
  foretellOptionLevel: '--level F  hints of the player that people ask: fewer are enough, they set the level alone',
  foretellOptionOut: '--out F    where it is written (forecast.ts); it belongs in games/GAME/src/player',
  foretellOptionForce:
    '--force    replace a file that is there, whatever it is; what was learned before is replaced anyway',
  whichHintsForetell: "from which hints? 'foretell GAME FILE'",
  hints: (n: number): string => count(n, 'hint'),
  hintsAndLevel: (n: number, level: number): string => `${count(n, 'hint')}, level of ${level}`,
  trialsAndRule: (trials: number, rule: string): string => `(${count(trials, 'trial')}, ${rule})`,
  verified: (file: string, title: string, choices: number, end: string, hash: string): string =>
    `${file}: verified. ${title}, ${count(choices, 'choice')}, ${end}, hash ${hash}.\n`,
  moduleOfForetell: 'a module that foretell has made',
  noHintsIn: (file: string): string => `${file}: there are no hints in it`,
});
