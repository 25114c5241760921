// What the commands that play say.
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // start
  showsTheGamesAnd: 'Shows the games and how to begin.',
  bocageOneTableFor: 'Bocage: one table for three board wargames of 1942-45.\n\n',
  learnAGameBy: (padEnd: string): string => `  ${padEnd}   learn a game by playing it\n`,
  beginAGame: (padEnd: string): string => `  ${padEnd}   begin a game\n`,
  playItHereIn: (padEnd: string): string =>
    `  ${padEnd}   play it here in the terminal; everything is saved after each choice\n`,
  everythingElse: (padEnd: string): string => `  ${padEnd}   everything else\n`,

  // games
  listsTheGamesWith: 'Lists the games; with a name, the seats and options of that game.',
  beingWrittenNotYet: (gameList: string): string => `Being written, not yet playable:\n${gameList}`,
  optionValue: (id: string, label: string, about: string): string => `    ${id}  ${label}: ${about}\n`,
  standardValue: (id: string, label: string, about: string): string => `    ${id} (standard)  ${label}: ${about}\n`,

  // teach
  teachesAGameBy: 'Teaches a game by playing it: lessons, a first game, the rulebooks’ examples, puzzles.',
  teachRuddersLineThe: 'teach rudders-line          the next lesson, at the step where you left it',
  teachRuddersLine3: 'teach rudders-line 3        the third lesson',
  teachRuddersLineFirst: 'teach rudders-line first    a whole small game with notes; it is saved in this folder',
  teachRuddersLineList: 'teach rudders-line list     everything there is, and how far you are',
  plainLineByLine: '--plain                     line by line, only what is new: for screen readers and slow lines',
  yesInAFirst: '--yes                       in a first game, choices that the rules warn of are not asked about',
  whichGameSeeGames: "which game? See 'games' for what there is, then 'teach GAME'",
  allLessonsAreDone: (name: string, game: string): string =>
    `All lessons are done. Next: ${name} teach ${game} first\n`,
  toContinueTeach: (name: string, game: string): string => `To continue: ${name} teach ${game}\n`,
  aFirstGameNeeds: 'a first game needs a terminal',
  youReachedTheGoal: (text: string, value: number): string => `You reached the goal: ${text} You have ${value}.`,
  notThisTimeThe: (text: string, value: number, enough: number): string =>
    `Not this time. The goal: ${text} You have ${value} of ${enough}. To try again, delete the file and begin anew.`,
  done: '  done',
  stepOf: (n: number, n2: number): string => `  step ${n} of ${n2}`,
  lessons: 'Lessons',
  firstGame: 'First game',
  examplesOfTheRulebook: 'Examples of the rulebook',
  puzzles: 'Puzzles',

  // new
  beginsAGameAnd: (default_file: string): string =>
    `Begins a game and writes its score, ${default_file} in this folder unless a file is named.`,
  optionKVAn: '--option k=v     an option of the game, as often as wanted; `games GAME` lists them',
  seedNAWhole: '--seed N         a whole number; without it a seed is drawn',
  positionFBeginIn: '--position F     begin in a written position instead of the set-up',
  packFContentOf: '--pack F         content of your own laid over the built-in one',
  chanceRealYouRoll: '--chance real    you roll real dice and draw real cards and type what came up',
  rolls426: '--rolls 4,2,6    the next outcomes in order, before the generator takes over',
  forceReplaceAFile: '--force          replace a file that is there',
  whichGameSeeGamesFor: "which game? See 'games' for what there is, then 'new GAME'",
  chanceMustBeSeed: (brief: string): string => `--chance must be 'seed' or 'real', not '${brief}'`,
  thisFileExistsAlready:
    'this file exists already, and nothing was written; take another name, or --force to replace it',
  aNewGameIn: (title: string, file: string, seed: string): string => `${title}: a new game in ${file}, seed ${seed}.\n`,
  toPlayPlay: (name: string, is: boolean, file: string): string =>
    `To play: ${name} play${is ? '' : ` --file ${file}`}\n`,
  thisIsAPosition: (brief: string, id: string): string => `this is a position of '${brief}', not of '${id}'`,
  thePositionHasBut: (id: string, own: string, value: string): string =>
    `the position has ${id}=${own}, but --option says ${id}=${value}`,

  // play
  playsChoicesByTheir: 'Plays choices by their names; without any, the interactive game in this terminal.',
  playAct3Squad: 'play "act 3, squad, to 7"   choices separated by commas; if one is refused, none is played',
  playRoll42: 'play "roll [4 2]"           with the outcomes of that choice',
  rolls426Outcomes:
    '--rolls 4,2,6               outcomes for these choices in order, before the generator (or you) are asked',
  exactOutcomesThatNothing: '--exact                     outcomes that nothing asks for are an error',
  asSeatRefuseIf: '--as SEAT                   refuse if another seat decides',
  playersUsPersonGe:
    '--players US=person,GE=sensible   who sits where; cmd:PROGRAM is a program of your own (docs/formats.md)',
  botSecondsNHow: '--bot-seconds N             how long such a program may think (60)',
  interactiveTheInteractiveGame: '--interactive               the interactive game even if the input is not a terminal',
  atLinkATable: '--at LINK                   a table on a server: an invitation, your own link, or one to watch',
  yesChoicesThatThe: '--yes                       choices that the rules warn of are not asked about',
  atIsTheInteractive: '--at is the interactive game; programs use bot --at',
  interactiveTakesNoChoices: '--interactive takes no choices: type them when you are asked',
  jsonAndInteractiveDo: '--json and --interactive do not go together',
  whichChoiceTheInteractive: 'which choice? The interactive game needs a terminal; else name choices: play "advance 1"',
  nothingAsksForThe: (tape: string): string =>
    `nothing asks for the outcomes ${tape} of --rolls (--exact); nothing was kept`,
  nothingAskedForThe: (tape: string): string => `Nothing asked for the outcomes ${tape} of --rolls.\n`,
  nothingOfThisCall: 'Nothing of this call was kept.',

  // undo
  takesBackTheLast: 'Takes back the last line, the last choice alone, or N choices; the score notes it.',
  undoUndoChoiceUndo:
    'undo, undo choice, undo 3   the line, open or not; its last choice; three choices (the same words inside the game)',
  inATwoPlayer:
    'In a two-player game a die or card that has been seen is taken back only with --agreed: both sides say so.',
  otherSideMustAgree: (problem: string): string => `${problem} If it agrees: undo --agreed.`,
  takenBack: (taken: string): string => `Taken back: ${taken}.\n`,
  toBringItBack: (name: string, where: string, replaceAll: string, askText: string): string =>
    `To bring it back: ${name} play${where} "${replaceAll}"\n${askText}`,
  isMoreThanUndo: (extra: string): string => `'${extra}' is more than 'undo' takes; see help undo`,
  onlyInsideTheInteractive: 'Only inside the interactive game; says how to bring back choices otherwise.',
  theScoreNotesThat:
    'The score notes that choices were taken back, not which: play them again by name (undo prints the command), and the same dice fall. Inside the interactive game, redo works',

  // move
  movesAGameThat: 'Moves a game that keeps the rules of an older version to today’s, and says what differs.',
  everyChoiceIsPlayed:
    'Every choice is played again with its dice. If today’s rules forbid one, nothing is changed (exit code 1).',
  outFWritesThe: '--out F   writes the moved game to another file and leaves this one as it is',
  thisGameIsPlayed: 'this game is played under today’s rules already',
  thisGameStaysUnder: (release: string, differs: string): string =>
    `this game stays under the rules of ${release}. ${differs}`,
  movedFromTheRules: (out: string, release: string, differs: string, askText: string): string =>
    `${out}: moved from the rules of ${release} to today’s. ${differs}\n${askText}`,

  // rescue
  goesOnFromThe: 'Goes on from the last position of a score that is cut or whose rules are gone, in a file of its own.',
  theOldFileStays:
    'The old file stays as it is; `replay` still shows its lines. Without NEW the new file is called FILE-2.',
  itCarriesNoPosition: (text: string): string => `${text}; it carries no position that could be gone on from`,
  thisScoreIsSound: 'this score is sound: play on with it',
  line: (line: number, text: string): string => `line ${line}: ${text}`,
  cannotBePlayedAgain: (file: string, why: string, choices: number, to: string): string =>
    `${file} cannot be played again (${why}). The game continues from its position after ${choices} choices, in ${to}.\n`,

  // table
  theTableInYour:
    'The table in your browser: prints its address. Everything runs in the page; nothing leaves your machine.',
  portTakesANumber: (port: string): string => `--port takes a number from 1 to 65535, not '${port}'`,

  // serve
  gamesBetweenPeopleOn: 'Games between people on different machines: a server for two friends, a club or everybody.',
  serveHelpListsIts: '`serve --help` lists its options; docs/server.md tells how to run it.',

  // games
  players: (bold: string, title: string, players: string, n: string, repeat: string, about: string): string =>
    `  ${bold}  ${title}, players: ${players}; ${n}\n  ${repeat}  ${about}\n`,
  seats: (gameList: string, seats: string): string => `${gameList}\nSeats: ${seats}\n`,
});
