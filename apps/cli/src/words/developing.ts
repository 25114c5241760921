// What the commands for developers say.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // worker
  aboutWorker: 'Plays games of the series in a PostgreSQL database, together with workers on other machines.',
  workerOptionJobs: '--jobs N     how many games at a time (all cores but one)',
  workerOptionOnce: '--once       ends when no series is left to play; otherwise it waits for the next',
  workerOptionAllowCmd:
    '--allow-cmd  starts programs that sit in seats (cmd:PROGRAM); only for series of people you trust',
  workerOptionPriority:
    '--priority P  low: whatever else the machine does comes first (the default); normal: as any other program',
  workerNoteCtrlC: 'Ctrl-C gives its games back to the others. If it is killed, only time is lost.',
  workerNoteDocs: 'docs/series.md explains how to run a series on three machines.',
  whichDatabaseWorker: "which database? 'worker --on postgres://NAME@HOST/DATABASE'",
  priorityForm: (typed: string): string => `--priority is low or normal, not '${typed}'`,
  playsAtATime: (id: string, jobs: number, placeOf: string): string =>
    `${id} plays ${count(jobs, 'game')} at a time for ${placeOf}.`,
  unitsPlayed: (units: number): string => `${count(units, 'unit')} played.\n`,

  // series
  aboutSeries: 'Shows, ends and collects series that are played on many machines (--on).',
  seriesList: 'list       all series of the database: done, rate, time left, mean and scatter',
  seriesWatch: 'watch ID   one series, by worker, until it ends; with --json its present state',
  seriesStop: 'stop ID    ends it; what was played is kept, and the command that began it continues it',
  seriesExport:
    'export ID  writes its lines, in order, to --out F (ID.jsonl); what was played so far, if it still runs',
  seriesRemove: 'remove ID  takes it out of the database with all its lines',
  seriesRun:
    'run TASK FILE --units N  plays any task: its input is the JSON of FILE; the lines go to --out F or are printed',
  noSuchSeriesCommand: (typed: string, commands: string): string =>
    `there is no 'series ${typed}'; there are ${commands}`,
  whichDatabaseSeries: (word: string): string => `which database? 'series ${word} --on postgres://NAME@HOST/DATABASE'`,
  noSeriesInDatabase: 'There is no series in this database.\n',
  setAside: (what: string, reason: string): string => `  set aside: ${what}: ${reason}`,
  is: (id: string, state: string): string => `${id} is ${state}.\n`,
  isRemoved: (id: string): string => `${id} is removed.\n`,
  lines: (file: string, lines: number): string => `${file}: ${count(lines, 'line')}\n`,
  noTask: (typed: string, tasks: string): string => `there is no task '${typed}'; the tasks are ${tasks}`,
  seriesRunForm: "'series run TASK FILE --units N --on ...' is needed",
  unitsOf: (total: number, name: string): string => `${count(total, 'unit')} of ${name}`,
  tooMuchForSeries: (typed: string): string => `'${typed}' is more than 'series' takes here; see help series`,
  whichSeries: 'which series? See series list',
  fileExists: 'this file exists, and nothing was changed; take another name',

  // pack
  aboutPack: 'Checks a content pack against its game: every mistake with its line.',
  packForm: 'use it as: pack check FILE',
  toPlayWithPack: (name: string, id: string, file: string): string =>
    `To play with it: ${name} new ${id} --pack ${file}\n`,
  packCannotBePlayed: (seed: string, choice: number, property: string, problem: string | undefined): string =>
    `every value is of the right form, but a game cannot be played with them (seed ${seed}, choice ${choice}, '${property}'): ${problem}`,
  packMistakes: (n: number): string => `the pack has ${count(n, 'mistake')}`,

  // bot
  aboutBot: 'Answers positions that another program sends, as a player (docs/formats.md), or plays a seat on a server.',
  botOptionAt:
    '--at LINK      one table, with --token or the secret of a seat in the link; --at https://host: every table of the account',
  botOptionCmd: '--cmd PROGRAM  a program of yours decides, as with play --players SEAT=cmd:PROGRAM',
  botOptionGame: '--game GAME    needed only if the host sends no hello',
  botOptionPlayer: '--player NAME  sensible unless another is named',
  botNoteSeat: 'The other way round, a program of yours takes a seat: play --players US=person,"GE=cmd:python3 bot.py"',
  botForm: 'bot uses its input and output, bot --stdio, or a server, bot --at URL --token T',
  understood: (spoken: string): string => `understood: ${spoken}`,
  messagesToPlayer: (typed: string): string => `a player is sent hello, decide and result, not '${typed}'`,
  viewNotAPosition: 'this view is not a position of the game',
  otherProtocol: (protocol: number, spoken: string): string =>
    `this player speaks protocol ${protocol}, the host ${spoken}`,
  helloNeedsGame: "hello needs the field 'game'",
  hostHasOtherContent: 'the host plays with other content; start this player with the same --pack',
  noGameYet: 'no game yet: send hello first, or start with --game',
  seatForm: (seats: string): string => `the field 'seat' must be one of ${seats}`,
  seatDecidesInView: (id: string | undefined): string => `in this view ${id ?? 'nobody'} decides`,

  // speed
  aboutSpeed:
    'Decisions a second in random play and inside the search, and the time each strength takes for a decision.',
  speedNoteWarm:
    'just begun: in the first seconds of the program; warm: after a million decisions of each, all compiled',
  speedOptionSeconds: '--seconds N  about how long each strength is watched (20)',
  whichGameSpeed: "which game? 'speed GAME'",
  speedHead: 'decisions a CPU second    just begun         warm\n',
  randomPlay: (begun: string, warm: string): string => `random play             ${begun} ${warm}\n`,
  share: (begun: string, warm: string): string => `share                   ${begun} ${warm}\n`,
  insideSearch: (begun: string, warm: string): string => `inside the search       ${begun} ${warm}\n`,
  timesOfStrength: (
    player: string,
    median: string | undefined,
    rare: string | undefined,
    longest: string | undefined,
    decisions: number,
  ): string =>
    `${player} median ${median} ms, p99 ${rare} ms, longest ${longest} ms (${count(decisions, 'decision')})\n`,

  // learn
  aboutTrain: 'Learns the evaluation of a game from games played by the heuristics, and writes it as a module.',
  trainOptionGames: '--games N    how many games (20000)',
  trainOptionVary: '--vary k     an option whose values are drawn for each game; may be repeated',
  trainOptionHidden: '--hidden N   hidden units of the network (32)',
  trainOptionEpochs: '--epochs N   passes over all positions (10)',
  trainOptionOut: '--out F      where it is written (network-weights.ts); it belongs in games/GAME/src/player',
  trainOptionForce:
    '--force      replace a file that is there, whatever it is; what was learned before is replaced anyway',
  whichGameTrain: "which game? 'train GAME'",
  nothingToLearnFrom: (title: string): string => `${title} has no samples to train on`,
  moduleOfTrain: 'a module that train has made',
  trained: (positions: number, error: string, blind: string, percent: number, file: string): string =>
    `${count(positions, 'position')}; mean square error ${error} of ${blind} (${percent}% explained)\n${file}\n`,

  // practise
  aboutTune: 'Plays with other numbers in the heuristics of a game, follows what wins, and writes the numbers.',
  tuneOptionRounds: '--rounds N   steps along what won (12)',
  tuneOptionSets: '--sets N     sets of numbers in a round, each with its mirror image (16)',
  tuneOptionGames:
    '--games N    games of every set (144); four times as many fresh ones compare the end with the beginning',
  tuneOptionVary: '--vary k     an option whose values are all used in turn; may be repeated',
  tuneOptionOut: '--out F      where the numbers are written as JSON (tuned.json)',
  tuneOptionForce:
    '--force      replace a file that is there, whatever it is; numbers of an earlier run are replaced anyway',
  whichGameTune: "which game? 'tune GAME'",
  nothingToTune: (title: string): string => `${title} has no numbers to tune`,
  fileOfTune: 'one that tune has made',
  tuned: (seats: number, games: number, before: string, after: string, gain: string, file: string): string =>
    `${seats > 1 ? 'Won against the numbers before' : 'Points less penalty'} over ${games} fresh games: ${before} before, ${after} after, gain ${gain}\n${file}\n`,

  // fuzz
  aboutFuzz: 'Plays random games and checks what must always hold; exit code 1 and the shortest failing run otherwise.',
  fuzzOptionGames: '--games N    how many games (100)',
  fuzzOptionSeed: '--seed N     the seed of the first game; the others follow (1)',
  fuzzOptionEvery: '--every N    one position in N is looked at thoroughly (16)',
  fuzzOptionOption: '--option k=v fixes an option; without it each game draws its options',
  whichGameFuzz: "which game? See 'games' for what there is, then 'fuzz GAME --games N'",
  failedInGame: (title: string, games: number): string => `${title} has failed in game ${games}`,
  games: (games: number): string => `games        ${games}`,
  decisionsAndRate: (decisions: number, rate: number): string =>
    `decisions    ${decisions} (${rate} a second, checks included)`,
  deadEnds: (deadEnds: number): string => `dead ends    ${deadEnds}`,
  errors: (n: number): string => `errors       ${n}`,
  longestGame: (decisions: number, bytes: number): string =>
    `longest      ${count(decisions, 'decision')}, score of ${bytes} bytes`,
  fuzzProgress: (done: number, decisions: number): string =>
    `\r${count(done, 'game')}, ${count(decisions, 'decision')} ...\u001b[K\r`,

  // practise
  tuneOptionSpread: '--spread X   how far a set departs from the present numbers, as a share of each (0.15)',
  tuneOptionPlain: '--plain      begins with the numbers of sensible, not with those found before',
  spreadForm: '--spread must be a number above 0, at most 1',
});
