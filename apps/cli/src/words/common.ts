// What all commands share: files, arguments, outcomes, programs that play.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // args
  valueMissing: (name: string): string => `--${name} needs a value`,
  mustBeWhole: (option: string, min: number, max: number, typed: string): string =>
    `--${option} must be a whole number from ${min} to ${max}, not '${typed}'`,
  tapeOrRolls: '--tape is an older name of --rolls; give one of them',
  rollsForm: (typed: string): string => `--rolls takes outcomes like 4,2,6, not '${typed}'`,
  optionForm: (typed: string): string => `--option takes name=value, not '${typed}'`,
  optionTwice: (typed: string): string => `--option ${typed} is given twice`,
  tooManyArguments: (typed: string, command: string): string =>
    `'${typed}' is more than '${command}' takes; see help ${command}`,
  badArguments: (problem: string, command: string): string => `${problem}; see help ${command}`,
  hasNoOption: (command: string, option: string, near: string): string =>
    near === ''
      ? `'${command}' has no option ${option}; see help ${command}`
      : `'${command}' has no option ${option}; did you mean '--${near}'?`,
  takesNoValue: (option: string, command: string): string => `${option} takes no value; see help ${command}`,
  optionNeedsValue: (option: string, command: string): string => `${option} needs a value; see help ${command}`,

  // disk
  theFileIsEmpty: 'the file is empty',
  binaryFile: 'this is a binary file, not a text',
  wrongEncoding: 'the text is not UTF-8: the file is damaged or of another kind',
  fileTooLarge: (megabytes: string, most: string): string =>
    `the file has ${megabytes} MB; Bocage reads files up to ${most} MB`,
  folderNotFile: 'this is a folder, not a file',
  notOrdinaryFile: 'this is not an ordinary file',
  diskLostIt: 'the disk has not kept what was written to it; nothing was changed',
  fileExists: 'this file exists already',
  fileIsNot: (what: string): string => `this file exists and is not ${what}`,
  nothingWritten: (problem: string): string =>
    `${problem}, and nothing was written; take another name, or --force to replace it`,
  changedMeanwhile: 'another program has changed the file meanwhile, and nothing was written; look at it and try again',
  linkToNothing: 'this is a link that points to nothing, and nothing was written; take another name',

  // file-error
  systemSays: (code: string | undefined): string => `the system says ${code}`,
  cannotBe: {
    read: (reason: string): string => `the file cannot be read: ${reason}`,
    written: (reason: string): string => `the file cannot be written: ${reason}; nothing was changed`,
    kept: (reason: string): string =>
      `the file cannot be written: ${reason}; the games before are kept, and the same command continues with the others`,
  },
  noSuchFile: 'there is no such file or folder',
  partOfPathNoFolder: 'a part of its path is not a folder',
  itIsAFolder: 'it is a folder',
  permissionIsDenied: 'permission is denied',
  notPermitted: 'the system does not permit it',
  folderReadOnly: 'the folder is read-only',
  diskFull: 'the disk is full',
  quotaUsedUp: 'your share of the disk is used up',
  wouldBeTooLarge: 'it would be too large',
  nameTooLong: 'its name is too long',
  linksInCircle: 'its links go round in a circle',
  tooManyFilesOpen: 'too many files are open',
  diskError: 'the disk reports an error',

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
  packUnusable: 'this pack cannot be used',
  thePack: 'the pack',
  packNeedsGame: "the field 'game' is missing or is not a text",
  packIsObject: 'a pack is an object in braces',

  // lock
  lockedByProgram: (lock: string): string =>
    `another program is writing this file; nothing was changed, try again. If there is none, delete ${lock}`,

  // looking
  severalPlaces: (typed: string, begun: readonly string[]): string =>
    `there is no place '${typed}'; there are ${begun.join(', ')}`,
  noPlace: (typed: string, near: string): string =>
    near === ''
      ? `there is no place '${typed}'; 'look' lists all`
      : `there is no place '${typed}'; did you mean '${near}'?`,
  carrying: (piece: string, carried: readonly string[]): string => `${piece} with ${carried.join(', ')}`,
  nothingHappened: 'Nothing has happened yet.\n',
  noCard: (typed: string, near: string): string =>
    near === ''
      ? `there is no card '${typed}'; 'card' lists all`
      : `there is no card '${typed}'; did you mean '${near}'?`,

  // main
  internalError: (problem: string | undefined): string =>
    `Something went wrong inside Bocage: ${problem}. Please report this.\n`,

  // open
  noGameInFolder: (file: string, name: string): string =>
    `there is no game in this folder (${file}); begin one with '${name} new GAME'`,
  lastPositionKept: (problem: string, name: string, file: string): string =>
    `${problem}; its last position is kept, and '${name} rescue ${file}' continues from there`,
  keepsItsRules: (release: string, differs: string): string => `This game keeps the rules of ${release}. ${differs}`,
  keepsItsRulesButMoves: (release: string, differs: string, name: string, file: string): string =>
    `This game keeps the rules of ${release}. ${differs} To move it to today’s: ${name} move ${file}`,
  packNotInFolder: (pack: string, hash: string): string =>
    `this game uses the content pack '${pack}' (${hash}), which is not in its folder; add --pack FILE`,
  noSeat: (typed: string, seats: string): string => `there is no seat '${typed}'; the seats are ${seats}`,

  // outside
  cannotBeStarted: (message: string): string => `cannot be started: ${message}`,
  hasEnded: (signal: string): string => `has ended (${signal})`,
  mustAnswerHello: (protocol: number): string =>
    `must answer hello with {"type":"ready","protocol":${protocol},"name":...}`,
  givesUp: (spoken: string): string => `gives up: ${spoken}`,
  wrongAnswers: (tries: number, problem: string): string => `has given ${tries} wrong answers: ${problem}`,
  lineWithoutEnd: 'writes a line without end',
  breaksProtocol: (problem: string): string => `does not follow the protocol: ${problem}`,
  noAnswerWithin: (seconds: number): string => `has not answered within ${seconds} s`,
  playerFails: (player: string, what: string, says: string): string =>
    says === '' ? `the player '${player}' ${what}` : `the player '${player}' ${what}; it says: ${says}`,
  choiceIsDue: "a message of type 'choice' is expected",
  idOfQuestion: (id: number): string => `the field 'id' must be ${id}, that of the question`,

  // proof
  diceProved: (draws: number): string => `dice: proved, ${count(draws, 'draw')}.\n`,
  diceNotOpened: (draws: number): string => `dice: not opened yet, ${count(draws, 'draw')}.\n`,
  choicesThoughtAgain: (thought: number): string =>
    `players: ${count(thought, 'choice')} computed again, the same each time.\n`,

  // protocol
  lineNotJson: (problem: string): string => `this line is not JSON: ${problem}`,
  messageIsObject: 'a message is an object',
  messageNeedsType: "a message needs the field 'type'",
  noText: 'no text',
  noChoiceNumbered: (number: number, last: number): string =>
    `there is no choice ${number}; they are numbered 0 to ${last}`,
  choiceForm: "the field 'choice' must be the name of a choice, its index, or a list of names",
  notAmongChoices: (answer: string, near: string): string =>
    near === ''
      ? `'${answer}' is not among the choices`
      : `'${answer}' is not among the choices; did you mean '${near}'?`,
  listOfChoices: (most: number): string => `a list of choices holds 1 to ${most} names`,

  // run
  noCommand: (command: string, near: string): string =>
    near === ''
      ? `there is no command '${command}'; see help`
      : `there is no command '${command}'; did you mean '${near}'?`,
  rulesCannotFollow: (problem: string | undefined): string =>
    `the rules cannot follow what this file says: ${problem}; correct the file, or continue without it`,
  internalErrorWithScore: (problem: string | undefined): string =>
    `Something went wrong inside Bocage: ${problem}. Nothing was changed; please report this with the command and the score file`,

  // seats
  playersForm: (typed: string, seats: string): string =>
    `--players takes SEAT=PLAYER, not '${typed}'; the seats are ${seats}`,
  seatNamedTwice: (id: string | undefined): string => `--players names the seat ${id} twice`,
  noPlayer: (player: string, near: string, known: readonly string[]): string =>
    near === ''
      ? `there is no player '${player}'; there are person, ${known.join(', ')}, and cmd:PROGRAM`
      : `there is no player '${player}'; did you mean '${near}'? There are person, ${known.join(', ')}, and cmd:PROGRAM`,
  isThinking: (name: string, percent: number): string => `${name} is thinking, ${percent}%`,

  // turn
  longerThanAnyChoice: (typed: string): string => `'${typed}' is longer than any choice`,
  choiceMissing: (typed: string): string => `a choice is missing in '${typed}'`,
  notAChoice: (typed: string): string => `'${typed}' is not a choice; outcomes follow it in brackets: name [4 2]`,
  couldMean: (ways: string): string => `that could mean ${ways}; say which`,
  understoodSoFar: (names: string): string => `Understood so far: ${names}.`,
  nothingAnswersTo: (understood: string, words: string): string => `${understood} No choice here matches '${words}'`,
  noChoiceHere: (choice: string, near: string): string =>
    near === ''
      ? `there is no choice '${choice}' here; type 'choices' for the list, '?' for help`
      : `there is no choice '${choice}' here; did you mean '${near}'?`,
  outcomeNeeded: (choice: string, question: string, example: string): string =>
    `'${choice}' needs an outcome. ${question} Give it with --rolls, for example --rolls ${example}; nothing was changed`,

  // words
  theGameIsOver: (grade: string): string => `The game is over: ${grade}.`,
  moreChoices: (rest: number): string => `      ... and ${rest} more: 'choices TEXT' searches, names may be typed\n`,
  underATenth: 'under 0.1%',
  nearlyCertain: 'over 99.9%',
  doesNotCount: (modifier: string): string => `does not count: ${modifier}`,
  warning: (text: string): string => `Warning: ${text}`,
  rollDie: (sides: number, what: string, rule: string): string => `Roll a die with ${sides} sides: ${what} (${rule}).`,
  drawPossible: (what: string, rule: string, some: string, more: string): string =>
    `Draw: ${what} (${rule}). Possible: ${some}${more}.`,

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
