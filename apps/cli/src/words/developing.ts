// What the commands for developers say.
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // worker
  playsGamesOfThe: 'Plays games of the series in a PostgreSQL database, together with workers on other machines.',
  jobsNHowMany: '--jobs N     how many games at a time (all cores but one)',
  onceEndsWhenNo: '--once       ends when no series is left to play; otherwise it waits for the next',
  allowCmdStartsPrograms:
    '--allow-cmd  starts programs that sit in seats (cmd:PROGRAM); only for series of people you trust',
  priorityPLowWhatever:
    '--priority P  low: whatever else the machine does comes first (the usual one); normal: as any other program',
  ctrlCGivesIts: 'Ctrl-C gives its games back to the others. Killed at any moment, it costs time and nothing else.',
  docsSeriesMdTells: 'docs/series.md tells how to run a series on three machines.',
  whichDatabaseWorkerOn: "which database? 'worker --on postgres://NAME@HOST/DATABASE'",
  priorityIsLowOr: (brief: string): string => `--priority is low or normal, not '${brief}'`,
  playsAtATime: (id: string, jobs: number, placeOf: string): string =>
    `${id} plays ${jobs === 1 ? 'one game' : `${jobs} games`} at a time for ${placeOf}.`,
  unitsPlayed: (units: number): string => `${units} units played.\n`,

  // series
  showsEndsAndCollects: 'Shows, ends and collects series that are played on many machines (--on).',
  listAllSeriesOf: 'list       all series of the database: done, rate, time left, mean and scatter',
  watchIdOneSeries: 'watch ID   one series, by worker, until it ends; with --json how it stands now',
  stopIdEndsIt: 'stop ID    ends it; what was played is kept, and the command that began it continues it',
  exportIdWritesIts:
    'export ID  writes its lines, in order, to --out F (ID.jsonl); what was played so far, if it still runs',
  removeIdTakesIt: 'remove ID  takes it out of the database with all its lines',
  runTaskFileUnits:
    'run TASK FILE --units N  plays any task: its input is the JSON of FILE; the lines go to --out F or are printed',
  seriesIsNothingThere: (brief: string, keys: string): string => `'series ${brief}' is nothing; there are ${keys}`,
  whichDatabaseSeriesOn: (word: string): string =>
    `which database? 'series ${word} --on postgres://NAME@HOST/DATABASE'`,
  thereIsNoSeries: 'There is no series in this database.\n',
  setAside: (what: string, reason: string): string => `  set aside: ${what}: ${reason}`,
  is: (id: string, state: string): string => `${id} is ${state}.\n`,
  isRemoved: (id: string): string => `${id} is removed.\n`,
  lines: (file: string, lines: number): string => `${file}: ${lines} lines\n`,
  thereIsNoTask: (brief: string, taskNames: string): string =>
    `there is no task '${brief}'; the tasks are ${taskNames}`,
  seriesRunTaskFile: "'series run TASK FILE --units N --on ...' is needed",
  unitsOf: (total: number, name: string): string => `${total} units of ${name}`,
  isMoreThanSeries: (brief: string): string => `'${brief}' is more than 'series' takes here; see help series`,
  whichSeriesSeeSeries: 'which series? See series list',
  thisFileExistsAnd: 'this file exists, and nothing was changed; take another name',

  // pack
  checksAContentPack: 'Checks a content pack against its game: every mistake with its line.',
  packKnowsOneThing: 'pack knows one thing: pack check FILE',
  toPlayWithIt: (name: string, id: string, file: string): string =>
    `To play with it: ${name} new ${id} --pack ${file}\n`,
  everyValueIsOf: (seed: string, n: number, property: string, text: string | undefined): string =>
    `every value is of the right form, but a game cannot be played with them (seed ${seed}, choice ${n}, '${property}'): ${text}`,
  thePackHasMistakes: (n: number): string => `the pack has ${n} mistakes`,

  // bot
  answersPositionsThatAnother:
    'Answers positions that another program sends, as a player (docs/formats.md), or plays a seat on a server.',
  atLinkOneTable:
    '--at LINK      one table, with --token or the secret of a seat in the link; --at https://host: every table of the account',
  cmdProgramAProgram: '--cmd PROGRAM  a program of yours decides, as with play --players SEAT=cmd:PROGRAM',
  gameGameNeededOnly: '--game GAME    needed only if the host sends no hello',
  playerNameSensibleUnless: '--player NAME  sensible unless another is named',
  theOtherWayRound:
    'The other way round, a program of yours takes a seat: play --players US=person,"GE=cmd:python3 bot.py"',
  botSpeaksOverIts: 'bot speaks over its input and output, bot --stdio, or at a server, bot --at URL --token T',
  understood: (spoken: string): string => `understood: ${spoken}`,
  aPlayerIsSent: (brief: string): string => `a player is sent hello, decide and result, not '${brief}'`,
  thisViewIsNot: 'this view is not a position of the game',
  thisPlayerSpeaksProtocol: (protocol: number, spoken: string): string =>
    `this player speaks protocol ${protocol}, the host ${spoken}`,
  helloNeedsTheField: "hello needs the field 'game'",
  theHostPlaysWith: 'the host plays with other content; start this player with the same --pack',
  noGameYetSend: 'no game yet: send hello first, or start with --game',
  theFieldSeatMust: (seats: string): string => `the field 'seat' must be one of ${seats}`,
  inThisViewDecides: (id: string | undefined): string => `in this view ${id ?? 'nobody'} decides`,

  // speed
  decisionsASecondIn:
    'Decisions a second in random play and inside the search, and the time each strength takes for a decision.',
  justBegunInThe:
    'just begun: in the first seconds of the program; warm: after a million decisions of each, all compiled',
  secondsNAboutHow: '--seconds N  about how long each strength is watched (20)',
  whichGameSpeedGame: "which game? 'speed GAME'",
  decisionsACpuSecond: 'decisions a CPU second    just begun         warm\n',
  randomPlay: (whole: string, whole2: string): string => `random play             ${whole} ${whole2}\n`,
  share: (begun: string, warm: string): string => `share                   ${begun} ${warm}\n`,
  insideTheSearch: (whole: string, whole2: string): string => `inside the search       ${whole} ${whole2}\n`,
  medianMsP99Ms: (
    padEnd: string,
    median: string | undefined,
    p99: string | undefined,
    longest: string | undefined,
    decisions: number,
  ): string => `${padEnd} median ${median} ms, p99 ${p99} ms, longest ${longest} ms (${decisions} decisions)\n`,

  // learn
  learnsTheEvaluationOf:
    'Learns the evaluation of a game from games played by rules of thumb, and writes it as a module.',
  gamesNHowMany: '--games N    how many games (20000)',
  varyKAnOption: '--vary k     an option whose values are drawn for each game, as often as wanted',
  hiddenNHiddenUnits: '--hidden N   hidden units of the network (32)',
  epochsNHowOften: '--epochs N   how often all positions are gone through (10)',
  outFWhereIt: '--out F      where it is written (network-weights.ts); it belongs into games/GAME/src/player',
  forceReplaceAFile:
    '--force      replace a file that is there, whatever it is; what was learned before is replaced anyway',
  whichGameTrainGame: "which game? 'train GAME'",
  hasNoLessonsTo: (title: string): string => `${title} has no lessons to learn from`,
  aModuleThatTrain: 'a module that train has made',
  positionsMeanSquareError: (positions: number, error: string, blind: string, round: number, file: string): string =>
    `${positions} positions; mean square error ${error} of ${blind} (${round} % foretold)\n${file}\n`,

  // practise
  playsWithOtherNumbers:
    'Plays with other numbers in the rules of thumb of a game, follows what wins, and writes the numbers.',
  roundsNStepsAlong: '--rounds N   steps along what won (12)',
  setsNSetsOf: '--sets N     sets of numbers in a round, each with its mirror image (16)',
  gamesNGamesOf:
    '--games N    games of every set (144); four times as many fresh ones compare the end with the beginning',
  varyKAnOptionWhose: '--vary k     an option whose values are gone through, as often as wanted',
  outFWhereThe: '--out F      where the numbers are written as JSON (tuned.json)',
  forceReplaceAFileThat:
    '--force      replace a file that is there, whatever it is; numbers of an earlier practice are replaced anyway',
  whichGameTuneGame: "which game? 'tune GAME'",
  hasNoNumbersTo: (title: string): string => `${title} has no numbers to tune`,
  oneThatTuneHas: 'one that tune has made',
  overFreshGamesBefore: (n: number, n2: number, told: string, told2: string, told3: string, file: string): string =>
    `${n > 1 ? 'Won against the numbers before' : 'Points less regret'} over ${n2} fresh games: ${told} before, ${told2} after, gain ${told3}\n${file}\n`,

  // fuzz
  playsRandomGamesAnd:
    'Plays random games and checks what must always hold; exit code 1 and the shortest failing run otherwise.',
  gamesNHowManyGames: '--games N    how many games (100)',
  seedNTheSeed: '--seed N     the seed of the first game; the others follow (1)',
  everyNOnePosition: '--every N    one position in N is looked at thoroughly (16)',
  optionKVFixes: '--option k=v fixes an option; without it each game draws its options',
  whichGameSeeGames: "which game? See 'games' for what there is, then 'fuzz GAME --games N'",
  hasFailedInGame: (title: string, games: number): string => `${title} has failed in game ${games}`,
  games: (games: number): string => `games        ${games}`,
  decisionsASecondChecks: (decisions: number, rate: number): string =>
    `decisions    ${decisions} (${rate} a second, checks included)`,
  deadEnds: (deadEnds: number): string => `dead ends    ${deadEnds}`,
  errors: (n: number): string => `errors       ${n}`,
  longestDecisionsScoreOf: (longestGame: number, longestScore: number): string =>
    `longest      ${longestGame} decisions, score of ${longestScore} bytes`,
  gamesDecisionsK: (done: number, decisions: number): string => `\r${done} games, ${decisions} decisions ...\u001b[K\r`,

  // practise
  spreadXHowFar: '--spread X   how far a set departs from the present numbers, as a share of each (0.15)',
  plainBeginsWithThe: '--plain      begins with the numbers of sensible, not with those found before',
  spreadMustBeA: '--spread must be a number above 0, at most 1',
});
