// What the interactive game and the lessons say.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // front
  moreChoices: (n: number): string => `  ... and ${n} more: 'choices' lists all, 'choices TEXT' some`,
  thinkingLine: 'Thinking ...\n',

  // full
  afterTheEnd: "Enter leaves; 'log', 'force', 'look', 'card' and 'record' still work.",

  // layout
  pageOfLines: (from: number, to: number, of: number): string =>
    `-- ${from} to ${to} of ${count(of, 'line')}; Page Up, Page Down; Enter: the map --`,
  moreForces: "... 'force' shows all",
  typeForce: '(force)',
  pageDownMore: 'Page Down: more',
  pageUpBack: 'Page Up: back',
  pageUpPageDown: 'Page Up, Page Down',
  pageOfChoices: (from: number, to: number, of: number, keys: string): string =>
    `-- ${from} to ${to} of ${of}; ${keys}; any name may be typed, 'choices' lists all --`,

  // lookups
  thisList: 'this list',
  helpAndLegend: (help: string, legend: string): string => `${help}On the map: ${legend}\n`,
  aboutChoices: 'every choice with its odds and warnings, or those with that text',
  thereIsNone: 'There is none.',
  aboutBoard: 'the board (so does Enter)',
  aboutLook: 'a place: its ground, neighbours, and who is there; without a name, all places',
  aboutCard: 'a card or counter with its values, also one that is not in play; without an id, all there are',
  aboutForce: 'what you have and where; all: everybody',
  aboutLog: 'what happened lately, or from the start',
  aboutRecord: 'the record that players keep, where the game has one',
  keepsNoSheet: 'This game keeps no record; the log has everything.',
  aboutOdds: 'the exact chances of a choice, or of all that have any',
  noChoiceRolls: 'No choice here rolls dice or draws a card.',
  aboutWhy: 'why something is not legal; without a choice, why you are asked',
  choiceIsLegal: (choice: string): string => `'${choice}' is legal.`,
  aboutHint: 'what a computer player would do, with reasons',
  thinking: 'Thinking ...',
  thinkingPercent: (percent: number): string => `Thinking, ${percent}%`,
  aboutRule: 'what a rule says; without an id, the rule of this question',
  choiceForm: 'a number or a name',
  aboutChoice: 'takes that choice',
  severalForm: 'act 3, squad, to 7',
  aboutSeveral: 'several choices at once, in any order that makes sense',
  sentenceForm: 'move squad from 3 to 7',
  aboutSentence: 'a whole decision in words; you are told what is missing',
  undoForms: 'undo, undo choice, undo 3',
  aboutUndo: 'takes back the last line, the last choice alone, three choices',
  redoForms: 'redo, repeat',
  aboutRedo: 'brings back what was undone; plays your last line again',
  asBeforeForms: 'as before, all others',
  aboutAsBefore: 'leaves the other figures as they were; lets all others act automatically',
  confirmForms: 'confirm on, confirm off',
  aboutConfirm: 'whether choices that the rules warn of wait for yes',
  aboutQuit: 'ends; the game is saved after each choice anyway',
  helpKeys: (rows: string): string => `${rows}\nTab completes, Up and Down bring back what you typed.\n`,

  // own
  undoWhat: "undo what? 'undo' the last line, 'undo choice' the last choice, 'undo 3' three choices",
  otherSideMustAgree: (problem: string, again: string): string => `${problem} If it agrees, type '${again}'`,
  takenBack: (n: number): string => `Taken back: ${n} ${n === 1 ? 'choice' : 'choices'}.`,
  nothingToRedo: 'there is nothing to redo',
  nothingToRepeat: 'you have played nothing yet that could be repeated',
  nothingBefore: 'nothing that is asked here had a value before',
  noOthers: 'there are no others here that could act automatically',
  confirmHow: "'confirm on' asks before choices that the rules warn of, 'confirm off' does not",
  warnedWait: 'Warned choices wait for yes.',
  warnedPlayed: 'Warned choices are played at once.',

  // table
  whatCameUp: 'What came up? ',
  cannotComeUp: (possible: string): string => `That cannot come up here. Enter one of ${possible}.`,
  titleAndFile: (title: string, file: string): string => `${title}, ${file}. Type ? for help.`,
  savedAfter: (what: string, file: string): string => `${what}\nThe game is saved in ${file}.\n`,
  saved: (before: string, file: string): string => `${before}The game is saved in ${file}.\n`,
  gameOver: 'the game is over',
  putInOrder: (names: string): string => `Added where the rules need it: ${names}.`,
  warning: (text: string): string => `Warning: ${text}`,
  typeYes: (name: string): string => `Type yes to play '${name}' anyway.`,

  // course
  noLessons: (title: string): string => `there are no lessons for ${title}`,
  nothingToLearn: (wanted: string, game: string): string =>
    `there is no lesson '${wanted}'; 'teach ${game} list' shows what there is`,
  recordOfLessons: 'a record of lessons',
  progressNotKept: (problem: string): string => `Your progress could not be kept. ${problem}`,
  progressNotKeptIn: (home: string): string => `Your progress could not be kept in ${home}.`,

  // lesson
  aboutAgain: 'back to the beginning of this step',
  aboutBack: 'back to the step before',
  aboutSkip: 'plays what this step asks for, and continues',
  aboutTask: 'says once more what is asked',
  aboutLeave: 'leaves; your progress is kept',
  lessonTitle: (headline: string, title: string): string => `${headline}: ${title}. Type ? for help, quit to leave.`,
  triedAndTakenBack: (say: string, asked: boolean): string =>
    `${say} ${asked ? '' : 'It is allowed, but not what is asked for. '}Taken back.`,
  stepNamed: (n: number, of: number, name: string): string => `Step ${n} of ${of}, ${name}. `,
  right: (why: string): string => `Right. ${why}`,
  lessonDone: (title: string, steps: string): string => `${title}: done. You have learned: ${steps}.`,
  lesson: 'Lesson',
  exampleOfTheRulebook: 'Example of the rulebook',
  puzzle: 'Puzzle',
  aboutChoiceInLesson: 'takes that choice; several with commas, in any order',
});
