// What all commands share: files, arguments, outcomes, programs that play.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // args
  needsAValue: (name: string): string => `--${name} needs a value`,
  mustBeAWhole: (name: string, min: number, max: number, brief: string): string =>
    `--${name} must be a whole number from ${min} to ${max}, not '${brief}'`,
  tapeIsAnOlder: '--tape is an older name of --rolls; give one of them',
  rollsTakesOutcomesLike: (brief: string): string => `--rolls takes outcomes like 4,2,6, not '${brief}'`,
  optionTakesNameValue: (brief: string): string => `--option takes name=value, not '${brief}'`,
  optionIsGivenTwice: (brief: string): string => `--option ${brief} is given twice`,
  isMoreThanTakes: (brief: string, command: string): string =>
    `'${brief}' is more than '${command}' takes; see help ${command}`,
  badArguments: (problem: string, command: string): string => `${problem}; see help ${command}`,
  hasNoOption: (command: string, option: string, near: string): string =>
    near === ''
      ? `'${command}' has no option ${option}; see help ${command}`
      : `'${command}' has no option ${option}; did you mean '--${near}'?`,
  takesNoValue: (option: string, command: string): string => `${option} takes no value; see help ${command}`,
  optionNeedsValue: (option: string, command: string): string => `${option} needs a value; see help ${command}`,

  // disk
  theFileIsEmpty: 'the file is empty',
  thisIsABinary: 'this is a binary file, not a text',
  theTextIsNot: 'the text is not UTF-8: the file is damaged or of another kind',
  theFileHasMb: (megabytes: string, megabytes2: string): string =>
    `the file has ${megabytes} MB; Bocage reads files up to ${megabytes2} MB`,
  thisIsAFolder: 'this is a folder, not a file',
  thisIsNotAn: 'this is not an ordinary file',
  theDiskHasNot: 'the disk has not kept what was written to it; nothing was changed',
  thisFileExistsAlready: 'this file exists already',
  thisFileExistsAnd: (what: string): string => `this file exists and is not ${what}`,
  andNothingWasWritten: (other: string): string =>
    `${other}, and nothing was written; take another name, or --force to replace it`,
  anotherProgramHasChanged:
    'another program has changed the file meanwhile, and nothing was written; look at it and try again',
  thisIsALink: 'this is a link that points to nothing, and nothing was written; take another name',

  // file-error
  theSystemSays: (code: string | undefined): string => `the system says ${code}`,
  cannotBe: {
    read: (reason: string): string => `the file cannot be read: ${reason}`,
    written: (reason: string): string => `the file cannot be written: ${reason}; nothing was changed`,
    kept: (reason: string): string =>
      `the file cannot be written: ${reason}; the games before are kept, and the same command continues with the others`,
  },
  thereIsNoSuch: 'there is no such file or folder',
  aPartOfIts: 'a part of its path is not a folder',
  itIsAFolder: 'it is a folder',
  permissionIsDenied: 'permission is denied',
  theSystemDoesNot: 'the system does not permit it',
  theFolderIsRead: 'the folder is read-only',
  theDiskIsFull: 'the disk is full',
  yourShareOfThe: 'your share of the disk is used up',
  itWouldBeToo: 'it would be too large',
  itsNameIsToo: 'its name is too long',
  itsLinksGoRound: 'its links go round in a circle',
  tooManyFilesAre: 'too many files are open',
  theDiskReportsAn: 'the disk reports an error',

  // games
  cannotBePlayedYet: (title: string): string => `${title} cannot be played yet in this version`,
  noGameYet: (id: string): string => `there is no game '${id}'; none can be played yet`,
  noGame: (id: string, near: string, games: readonly string[]): string =>
    near === ''
      ? `there is no game '${id}'; the games are ${games.join(', ')}`
      : `there is no game '${id}'; did you mean '${near}'?`,
  packProblem: (path: string, problem: string): string => `${path} ${problem}`,
  packProblems: (path: string, problem: string, more: number, file: string): string =>
    `${path} ${problem} (and ${more} more: see pack check ${file})`,
  thisPackCannotBe: 'this pack cannot be used',
  thePack: 'the pack',
  theFieldGameIs: "the field 'game' is missing or no text",
  aPackIsAn: 'a pack is an object in braces',

  // lock
  anotherProgramIsWriting: (join: string): string =>
    `another program is writing this file; nothing was changed, try again. If there is none, delete ${join}`,

  // looking
  severalPlaces: (words: string, begun: readonly string[]): string =>
    `there is no place '${words}'; there are ${begun.join(', ')}`,
  noPlace: (words: string, near: string): string =>
    near === ''
      ? `there is no place '${words}'; 'look' lists all`
      : `there is no place '${words}'; did you mean '${near}'?`,
  carrying: (piece: string, carried: readonly string[]): string => `${piece} with ${carried.join(', ')}`,
  nothingHasHappenedYet: 'Nothing has happened yet.\n',
  noCard: (words: string, near: string): string =>
    near === ''
      ? `there is no card '${words}'; 'card' lists all`
      : `there is no card '${words}'; did you mean '${near}'?`,

  // main
  somethingWentWrongInside: (split: string | undefined): string =>
    `Something went wrong inside Bocage: ${split}. Please report this.\n`,

  // open
  thereIsNoGameIn: (default_file: string, name: string): string =>
    `there is no game in this folder (${default_file}); begin one with '${name} new GAME'`,
  lastPositionKept: (problem: string, name: string, file: string): string =>
    `${problem}; its last position is kept, and '${name} rescue ${file}' continues from there`,
  keepsItsRules: (release: string, differs: string): string => `This game keeps the rules of ${release}. ${differs}`,
  keepsItsRulesButMoves: (release: string, differs: string, name: string, file: string): string =>
    `This game keeps the rules of ${release}. ${differs} To move it to today’s: ${name} move ${file}`,
  thisGameUsesThe: (brief: string, hash: string): string =>
    `this game uses the content pack '${brief}' (${hash}), which is not in its folder; add --pack FILE`,
  thereIsNoSeat: (brief: string, seats: string): string => `there is no seat '${brief}'; the seats are ${seats}`,

  // outside
  cannotBeStarted: (message: string): string => `cannot be started: ${message}`,
  hasEnded: (signal: string): string => `has ended (${signal})`,
  mustAnswerHelloWith: (protocol: number): string =>
    `must answer hello with {"type":"ready","protocol":${protocol},"name":...}`,
  givesUp: (spoken: string): string => `gives up: ${spoken}`,
  hasGivenWrongAnswers: (tries: number, problem: string): string => `has given ${tries} wrong answers: ${problem}`,
  writesALineWithout: 'writes a line without end',
  doesNotSpeakThe: (message: string): string => `does not speak the protocol: ${message}`,
  hasNotAnsweredWithin: (seconds: number): string => `has not answered within ${seconds} s`,
  playerFails: (player: string, what: string, says: string): string =>
    says === '' ? `the player '${player}' ${what}` : `the player '${player}' ${what}; it says: ${says}`,
  aMessageOfType: "a message of type 'choice' is due",
  theFieldIdMust: (id: number): string => `the field 'id' must be ${id}, that of the question`,

  // proof
  diceProvedDraws: (draws: number): string => `dice: proved, ${draws} draws.\n`,
  diceNotOpenedYet: (draws: number): string => `dice: not opened yet, ${draws} draws.\n`,
  playersThoughtAgainThe: (thought: number): string =>
    `players: ${count(thought, 'choice')} thought again, the same each time.\n`,

  // protocol
  thisLineIsNot: (line: string): string => `this line is not JSON: ${line}`,
  aMessageIsAn: 'a message is an object',
  aMessageNeedsThe: "a message needs the field 'type'",
  noText: 'no text',
  thereIsNoChoice: (answer: number, n: number): string => `there is no choice ${answer}; they are numbered 0 to ${n}`,
  theFieldChoiceMust: "the field 'choice' must be the name of a choice, its index, or a list of names",
  notAmongChoices: (answer: string, near: string): string =>
    near === ''
      ? `'${answer}' is not among the choices`
      : `'${answer}' is not among the choices; did you mean '${near}'?`,
  aListOfChoices: (most_names: number): string => `a list of choices holds 1 to ${most_names} names`,

  // run
  noCommand: (command: string, near: string): string =>
    near === ''
      ? `there is no command '${command}'; see help`
      : `there is no command '${command}'; did you mean '${near}'?`,
  theRulesCannotFollow: (split: string | undefined): string =>
    `the rules cannot follow what this file says: ${split}; correct the file, or continue without it`,
  somethingWentWrongInsideBocage: (split: string | undefined): string =>
    `Something went wrong inside Bocage: ${split}. Nothing was changed; please report this with the command and the score file`,

  // seats
  playersTakesSeatPlayer: (brief: string, ids: string): string =>
    `--players takes SEAT=PLAYER, not '${brief}'; the seats are ${ids}`,
  playersNamesTheSeat: (id: string | undefined): string => `--players names the seat ${id} twice`,
  noPlayer: (player: string, near: string, known: readonly string[]): string =>
    near === ''
      ? `there is no player '${player}'; there are person, ${known.join(', ')}, and cmd:PROGRAM`
      : `there is no player '${player}'; did you mean '${near}'? There are person, ${known.join(', ')}, and cmd:PROGRAM`,
  isThinking: (name: string, round: number): string => `${name} is thinking, ${round}%`,

  // turn
  isLongerThanAny: (brief: string): string => `'${brief}' is longer than any choice`,
  aChoiceIsMissing: (brief: string): string => `a choice is missing in '${brief}'`,
  isNotAChoice: (brief: string): string =>
    `'${brief}' is not a choice; outcomes stand in brackets behind it: name [4 2]`,
  thatCouldMeanSay: (ways: string): string => `that could mean ${ways}; say which`,
  understoodSoFar: (names: string): string => `Understood so far: ${names}.`,
  nothingHereAnswersTo: (so: string, words: string): string => `${so} Nothing here answers to '${words}'`,
  noChoiceHere: (choice: string, near: string): string =>
    near === ''
      ? `there is no choice '${choice}' here; type 'choices' for the list, '?' for help`
      : `there is no choice '${choice}' here; did you mean '${near}'?`,
  needsAnOutcomeGive: (what: string, questionText: string, tape: string): string =>
    `'${what}' needs an outcome. ${questionText} Give it with --rolls, for example --rolls ${tape}; nothing was changed`,

  // words
  theGameIsOver: (grade: string): string => `The game is over: ${grade}.`,
  andMoreChoicesText: (rest: number): string =>
    `      ... and ${rest} more: 'choices TEXT' searches, names may be typed\n`,
  under01: 'under 0.1%',
  over999: 'over 99.9%',
  doesNotCount: (modifier: string): string => `does not count: ${modifier}`,
  warning: (text: string): string => `Warning: ${text}`,
  rollADieWith: (sides: number, what: string, rule: string): string =>
    `Roll a die with ${sides} sides: ${what} (${rule}).`,
  drawPossible: (what: string, rule: string, some: string, is: string): string =>
    `Draw: ${what} (${rule}). Possible: ${some}${is}.`,

  // outside
  exitCode: (code: number | null): string => `exit code ${code}`,

  // args
  seed: (problem: string): string => `--seed: ${problem}`,

  // looking
  source: (source: string): string => `  Source: ${source}`,
  now: (pieceText: string): string => `  Now: ${pieceText}`,

  // proof
  dice: (text: string): string => `dice: ${text}`,
});
