// What the kernel says of a score, a position or a state that cannot be read. A client puts the file and the line before it.
import { count } from '../english.ts';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  empty: 'the file is empty',
  notKeyValue: (line: string): string => `'${line}' is not of the form 'key: value'`,
  scoreTooManyLines: (most: number): string => `a score has at most ${most} lines`,
  scoreLineTooLong: (most: number): string => `no line of a score has more than ${most} characters`,
  positionTooManyLines: (most: number): string => `a position has at most ${most} lines`,
  positionLineTooLong: (most: number): string => `no line of a position has more than ${most} characters`,

  // The form of a score.
  notScore: (head: string): string => `this is not a score: it must begin with '${head}'`,
  newerFormat: (format: string, own: number): string =>
    `this score has format ${format}, written by a newer Bocage; this one reads format ${own} and older`,
  noLastLineEnd: 'the score is cut off: its last line has no end',
  noEndLine: 'the score is cut off: it has no end line',
  cutOffInHead: 'the score is cut off in its head',
  otherCount: (said: string, found: number): string =>
    `the score says ${said} choices, but it has ${found}: lines are missing or added`,
  noHashOfLines: 'the hash of its lines is missing at the end',
  outOfOrder: (expected: number, found: number): string =>
    `choice ${expected} belongs here, not ${found}: lines are missing or out of order`,
  tooManyOutcomes: (most: number): string => `no score has more than ${most} outcomes`,
  strayIndent: "an indented line must follow 'position:' or 'now:'",
  noField: (key: string, known: readonly string[]): string =>
    `a score has no field '${key}'; its fields are ${known.join(', ')}`,
  fieldTwice: (key: string): string => `'${key}' appears twice`,
  fieldMissing: (key: string): string => `the field '${key}' is missing`,
  rulesNotNumber: (version: string): string => `the rules version '${version}' is not a number`,
  contentForm: 'the content must be given by its hash and name',
  setupForm: 'the outcomes of the set-up must be in brackets',
  tapeForm: 'the given rolls must be in brackets',
  nowForm: (format: number): string => `'now' must be 'position ${format} after', choices and their hash`,
  afterForm: "'after' must be a number of choices and their hash",
  branchForm: "a branch is noted as 'CHOICE of COUNT HASH'",
  lineForm: (line: string): string => `'${line}' is not a line of a score: number, seat, choices, check`,
  outcomesForm: (word: string): string => `the outcomes in '${word}' must be in brackets after the choice`,

  // The seal of its dice.
  chanceForm: "chance must be 'seed', 'real' or 'sealed'",
  sealedGamesOnly: (key: string): string => `'${key}' belongs to sealed games only`,
  sealedFormat: 'a sealed game has format 2 or a later one',
  sealForm: 'the seal must be given by a game and 64 digits',
  saltForm: (text: string): string => `'${text}' is not a seat with its salt of 64 digits`,
  onlyResultAfterEnd: 'nothing but the result may follow the end',
  onlyResultAndSeedAfterEnd: 'nothing but the result and the opened seed may follow the end',

  // A score that is played again.
  scoreOf: (game: string, own: string): string => `this is a score of '${game}', not of '${own}'`,
  newerRules: (rules: number, own: number): string =>
    `the score was played under rules ${rules}, newer than these (${own}); a newer Bocage reads it`,
  otherContent: (name: string, hash: string, ownName: string, ownHash: string): string =>
    `this game was played with the content '${name}' (${hash}), not with '${ownName}' (${ownHash}); choose the same content pack`,
  underOlderRules: (problem: string, rules: number, own: number): string =>
    `${problem} (the score was played under rules ${rules}; these are rules ${own})`,
  setupOutcomesMissing: 'the outcomes of the set-up are missing',
  nothingCanFollow: (name: string): string => `the game is over, '${name}' cannot follow`,
  otherSeat: (name: string, seat: string, said: string): string => `'${name}' is a choice of ${seat}, not of ${said}`,
  replayDiffers: 'the replay differs from the saved game from here on: the file was edited, or the rules have changed',
  replayEndsElsewhere: (hash: string, said: string): string => `the replay ends in ${hash}, the score in ${said}`,
  changedSince: 'the score was changed after it was written: a die or its mark, a note of undo, or the head',

  // What was just written, read again.
  ownCheckWrong: 'its own check does not fit',
  otherNumberOfChoices: 'it has a different number of choices',
  readAsOther: (name: string): string => `'${name}' is read as something else`,
  notesReadAsOther: 'the notes of undo are read differently',
  notUnderstoodAgain: (name: string): string => `'${name}' is not understood when it is read again`,
  leadsElsewhere: (name: string): string => `'${name}' leads to another position when it is read again`,
  otherSetup: 'the set-up is different when it is read again',
  otherPosition: 'it is a different position when it is read again',

  // Positions.
  notPosition: (head: string): string => `this is not a position: it must begin with '${head}'`,
  newerPosition: (line: string, head: string): string =>
    `'${line}' was written by a newer Bocage; this one reads '${head}'`,
  noValue: (key: string): string => `'${key}' has no value; write '-' for nothing`,
  noGameLine: "the line 'game: ...' is missing",
  lineProblem: (key: string, problem: string, near: string): string =>
    `${key}: ${problem}${near === '' ? '' : `; did you mean '${near}'?`}`,
  cannotExist: (why: string): string => `this position cannot exist: ${why}`,
  nobodyDecides: 'in this position nobody has anything to decide',
  nothingToChoose: 'in this position there is nothing to choose: the open procedures do not fit the rest',
  noRuleKnows: 'no rule knows what to do with these numbers',
  noProcedure: (name: string): string => `there is no procedure '${name}'`,
  notProcedure: (text: string, most: number): string =>
    `'${text}' is not a procedure with at most ${count(most, 'number')}`,
  tooManyProcedures: (most: number): string => `more than ${most} procedures cannot be open`,
  asksNobody: (name: string): string => `the innermost procedure '${name}' asks nobody anything`,

  // States, as programs write them.
  stateForm: 'a state is a list of whole numbers',
  stateSize: (size: number, found: number): string => `a state has ${size} numbers, not ${found}`,
  stateNumber: (at: number): string => `number ${at} of the state does not fit into 32 bits`,
});
