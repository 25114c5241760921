// What the commands that play say.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // start
  aboutStart: 'Shows the games and how to begin.',
  startTitle: 'Bocage: three board wargames of 1942–45, in your browser or in a terminal.\n\n',
  startTeach: (command: string): string => `  ${command}   learn a game by playing it\n`,
  startNew: (command: string): string => `  ${command}   begin a game\n`,
  startPlay: (command: string): string =>
    `  ${command}   play it here in the terminal; everything is saved after each choice\n`,
  startHelp: (command: string): string => `  ${command}   everything else\n`,

  // games
  aboutGames: 'Lists the games; with a name, the seats and options of that game.',
  notYetPlayable: (games: string): string => `Being written, not yet playable:\n${games}`,
  optionValue: (id: string, label: string, about: string): string => `    ${id}  ${label}: ${about}\n`,
  standardValue: (id: string, label: string, about: string): string => `    ${id} (recommended)  ${label}: ${about}\n`,

  // teach
  aboutTeach: 'Teaches a game by playing it: lessons, a first game, the rulebooks’ examples, puzzles.',
  teachNext: 'teach rudders-line          the next lesson, at the step where you left it',
  teachThird: 'teach rudders-line 3        the third lesson',
  teachFirst: 'teach rudders-line first    a whole small game with notes; it is saved in this folder',
  teachList: 'teach rudders-line list     everything there is, and how far you are',
  teachOptionPlain: '--plain                     line by line, only what is new: for screen readers and slow lines',
  teachOptionYes: '--yes                       in a first game, plays choices that the rules warn of without asking',
  whichGameTeach: "which game? See 'games' for what there is, then 'teach GAME'",
  lessonsDone: (name: string, game: string): string => `All lessons are done. Next: ${name} teach ${game} first\n`,
  toContinueLessons: (name: string, game: string): string => `To continue: ${name} teach ${game}\n`,
  firstGameNeedsTerminal: 'a first game needs a terminal',
  goalReached: (goal: string, value: number): string => `You reached the goal: ${goal} You have ${value}.`,
  goalMissed: (goal: string, value: number, enough: number): string =>
    `Not this time. The goal: ${goal} You have ${value} of ${enough}. To try again, delete the file and start over.`,
  done: '  done',
  stepOf: (n: number, of: number): string => `  step ${n} of ${of}`,
  lessons: 'Lessons',
  firstGame: 'First game',
  examplesOfTheRulebook: 'Examples of the rulebook',
  puzzles: 'Puzzles',

  // new
  aboutNew: (file: string): string =>
    `Begins a game and writes its score, ${file} in this folder unless a file is named.`,
  newOptionOption: '--option k=v     an option of the game; may be repeated; `games GAME` lists them',
  newOptionSeed: '--seed N         a whole number; without it a seed is drawn',
  newOptionPosition: '--position F     begin from a position in a file, not from the set-up',
  newOptionPack: '--pack F         a content pack: values of your own',
  newOptionChance: '--chance real    you roll real dice and draw real cards and type what came up',
  newOptionRolls: '--rolls 4,2,6    the next outcomes in order, before the generator takes over',
  newOptionForce: '--force          replace a file that is there',
  whichGameNew: "which game? See 'games' for what there is, then 'new GAME'",
  chanceForm: (typed: string): string => `--chance must be 'seed' or 'real', not '${typed}'`,
  fileExists: 'this file exists already, and nothing was written; take another name, or --force to replace it',
  newGameIn: (title: string, file: string, seed: string): string => `${title}: a new game in ${file}, seed ${seed}.\n`,
  toPlay: (name: string, usual: boolean, file: string): string =>
    `To play: ${name} play${usual ? '' : ` --file ${file}`}\n`,
  positionOfOtherGame: (typed: string, id: string): string => `this is a position of '${typed}', not of '${id}'`,
  optionOfPositionDiffers: (id: string, own: string, value: string): string =>
    `the position has ${id}=${own}, but --option says ${id}=${value}`,

  // play
  aboutPlay: 'Plays choices by their names; without any, the interactive game in this terminal.',
  playNoteSeveral: 'play "act 3, squad, to 7"   choices separated by commas; if one is refused, none is played',
  playNoteOutcomes: 'play "roll [4 2]"           with the outcomes of that choice',
  playOptionRolls:
    '--rolls 4,2,6               outcomes for these choices in order; after them the generator rolls, or you are asked',
  playOptionExact: '--exact                     outcomes that nothing asks for are an error',
  playOptionAs: '--as SEAT                   refuse if another seat decides',
  playOptionPlayers:
    '--players US=person,GE=sensible   who sits where; cmd:PROGRAM is a program of your own (docs/formats.md)',
  playOptionBotSeconds: '--bot-seconds N             how long such a program may think (60)',
  playOptionInteractive: '--interactive               the interactive game even if the input is not a terminal',
  playOptionAt: '--at LINK                   a table on a server: an invitation, your own link, or one to watch',
  playOptionYes: '--yes                       plays choices that the rules warn of without asking',
  atIsInteractive: '--at is the interactive game; programs use bot --at',
  interactiveWithoutChoices: '--interactive takes no choices: type them when you are asked',
  jsonOrInteractive: '--json and --interactive do not go together',
  whichChoice: 'which choice? The interactive game needs a terminal; else name choices: play "advance 1"',
  outcomesNotAskedExact: (outcomes: string): string =>
    `nothing asks for the outcomes ${outcomes} of --rolls (--exact); nothing was kept`,
  outcomesNotAsked: (outcomes: string): string => `Nothing asked for the outcomes ${outcomes} of --rolls.\n`,
  nothingKept: 'Nothing of this call was kept.',

  // undo
  aboutUndo: 'Takes back the last line, the last choice alone, or N choices; the score notes it.',
  undoForms:
    'undo, undo choice, undo 3   the line, open or not; its last choice; three choices (the same words inside the game)',
  undoNoteAgreed:
    'In a two-player game a die or card that has been seen is taken back only with --agreed: both sides say so.',
  otherSideMustAgree: (problem: string): string => `${problem} If it agrees: undo --agreed.`,
  takenBack: (taken: string): string => `Taken back: ${taken}.\n`,
  toBringBack: (name: string, where: string, line: string, ask: string): string =>
    `To bring it back: ${name} play${where} "${line}"\n${ask}`,
  tooMuchForUndo: (extra: string): string => `'${extra}' is more than 'undo' takes; see help undo`,
  aboutRedo: 'Only inside the interactive game; says how to bring back choices otherwise.',
  redoOnlyInside:
    'The score notes that choices were taken back, not which: play them again by name (undo prints the command), and the dice are the same. Inside the interactive game, redo works',

  // move
  aboutMove: 'Moves a game that keeps the rules of an older version to today’s, and says what differs.',
  moveNoteChoices:
    'Every choice is played again with its dice. If today’s rules forbid one, nothing is changed (exit code 1).',
  moveOptionOut: '--out F   writes the moved game to another file and leaves this one as it is',
  underTodaysRules: 'this game is played under today’s rules already',
  staysUnderRules: (release: string, differs: string): string =>
    `this game stays under the rules of ${release}. ${differs}`,
  movedFrom: (out: string, release: string, differs: string, askText: string): string =>
    `${out}: moved from the rules of ${release} to today’s. ${differs}\n${askText}`,

  // rescue
  aboutRescue:
    'Continues from the last position of a score that is cut off or whose rules are missing, in a file of its own.',
  rescueNoteFile:
    'The old file stays as it is; `replay` still shows its lines. Without NEW the new file is called FILE-2.',
  noPositionToContinue: (problem: string): string => `${problem}; it has no position to continue from`,
  scoreIsSound: 'this score can be replayed: continue with it',
  atLine: (line: number, problem: string): string => `line ${line}: ${problem}`,
  rescued: (file: string, why: string, choices: number, to: string): string =>
    `${file} cannot be played again (${why}). The game continues from its position after ${count(choices, 'choice')}, in ${to}.\n`,

  // table
  aboutTable: 'The page in your browser: prints its address. Everything runs in the page; nothing leaves your machine.',
  portForm: (typed: string): string => `--port takes a number from 1 to 65535, not '${typed}'`,

  // serve
  aboutServe: 'Games between people on different machines: a server for two friends, a club or everybody.',
  serveNoteHelp: '`serve --help` lists its options; docs/server.md explains how to run it.',

  // games
  gameInList: (id: string, title: string, players: string, time: string, indent: string, about: string): string =>
    `  ${id}  ${title}, players: ${players}; ${time}\n  ${indent}  ${about}\n`,
  seats: (gameList: string, seats: string): string => `${gameList}\nSeats: ${seats}\n`,
});
