// What the interactive game and the lessons say.
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // front
  andMoreChoicesLists: (n: number): string => `  ... and ${n} more: 'choices' lists all, 'choices TEXT' some`,
  thinking: 'Thinking ...\n',

  // full
  enterLeavesLogForce: "Enter leaves; 'log', 'force', 'look', 'card' and 'record' still answer.",

  // layout
  toOfLinesPage: (n: number, n2: number, n3: number): string =>
    `-- ${n} to ${n2} of ${n3} lines; Page Up, Page Down; Enter: the map --`,
  forceShowsAll: "... 'force' shows all",
  force: '(force)',
  pageDownMore: 'Page Down: more',
  pageUpBack: 'Page Up: back',
  pageUpPageDown: 'Page Up, Page Down',
  toOfAnyName: (n: number, n2: number, n3: number, keys: string): string =>
    `-- ${n} to ${n2} of ${n3}; ${keys}; any name may be typed, 'choices' lists all --`,

  // lookups
  thisList: 'this list',
  onTheMap: (helpText: string, legend: string): string => `${helpText}On the map: ${legend}\n`,
  everyChoiceWithIts: 'every choice with its odds and warnings, or those with that text',
  thereIsNone: 'There is none.',
  theBoardSoDoes: 'the board (so does Enter)',
  aPlaceItsGround: 'a place: its ground, neighbours, and who stands there; without a name, all places',
  aCardOrCounter: 'a card or counter with its values, also one that is not in play; without an id, all there are',
  whatYouHaveAnd: 'what you have and where; all: everybody',
  whatHappenedLatelyOr: 'what happened lately, or from the start',
  theSheetThatPlayers: 'the sheet that players keep, where the game has one',
  thisGameKeepsNo: 'This game keeps no sheet; the log tells it all.',
  theExactChancesOf: 'the exact chances of a choice, or of all that have any',
  noChoiceHereRolls: 'No choice here rolls dice or draws a card.',
  whySomethingIsNot: 'why something is not legal; without a choice, why you are asked',
  isLegal: (words: string): string => `'${words}' is legal.`,
  whatAComputerPlayer: 'what a computer player would do, with reasons',
  thinking2: 'Thinking ...',
  thinking3: (round: number): string => `Thinking, ${round}%`,
  whatARuleSays: 'what a rule says; without an id, the rule of this question',
  aNumberOrA: 'a number or a name',
  takesThatChoice: 'takes that choice',
  act3SquadTo: 'act 3, squad, to 7',
  severalChoicesAtOnce: 'several choices at once, in any order that makes sense',
  moveSquadFrom3: 'move squad from 3 to 7',
  aWholeDecisionIn: 'a whole decision in words; you are told what is missing',
  undoUndoChoiceUndo: 'undo, undo choice, undo 3',
  takesBackTheLast: 'takes back the last line, the last choice alone, three choices',
  redoRepeat: 'redo, repeat',
  bringsBackWhatWas: 'brings back what was undone; plays your last line again',
  asBeforeAllOthers: 'as before, all others',
  leavesTheOtherFigures: 'leaves the other figures as they were; lets all others act by themselves',
  confirmOnConfirmOff: 'confirm on, confirm off',
  whetherChoicesThatThe: 'whether choices that the rules warn of wait for yes',
  endsTheGameIs: 'ends; the game is saved after each choice anyway',
  tabCompletesUpAnd: (rows: string): string => `${rows}\nTab completes, Up and Down bring back what you typed.\n`,

  // own
  undoWhatUndoThe: "undo what? 'undo' the last line, 'undo choice' the last choice, 'undo 3' three choices",
  ifItAgreesType: (text: string, again: string): string => `${text} If it agrees, type '${again}'`,
  takenBack: (n: number): string => `Taken back: ${n} ${n === 1 ? 'choice' : 'choices'}.`,
  thereIsNothingTo: 'there is nothing to redo',
  youHavePlayedNothing: 'you have played nothing yet that could be repeated',
  nothingThatIsAsked: 'nothing that is asked here had a value before',
  thereAreNoOthers: 'there are no others here that could act by themselves',
  confirmOnAsksBefore: "'confirm on' asks before choices that the rules warn of, 'confirm off' does not",
  warnedChoicesWaitFor: 'Warned choices wait for yes.',
  warnedChoicesArePlayed: 'Warned choices are played at once.',

  // table
  whatCameUp: 'What came up? ',
  thatCannotComeUp: (some: string): string => `That cannot come up here. Enter one of ${some}.`,
  typeForHelp: (title: string, file: string): string => `${title}, ${file}. Type ? for help.`,
  theGameIsSaved: (what: string, file: string): string => `${what}\nThe game is saved in ${file}.\n`,
  theGameIsSavedIn: (is: string, file: string): string => `${is}The game is saved in ${file}.\n`,
  theGameIsOver: 'the game is over',
  putInWhereThe: (wanted: string): string => `Put in where the rules want it: ${wanted}.`,
  warning: (text: string): string => `Warning: ${text}`,
  typeYesToPlay: (name: string): string => `Type yes to play '${name}' all the same.`,

  // course
  thereAreNoLessons: (title: string): string => `there are no lessons for ${title}`,
  isNothingToLearn: (wanted: string, game: string): string =>
    `'${wanted}' is nothing to learn here; 'teach ${game} list' shows what there is`,
  aRecordOfLessons: 'a record of lessons',
  yourProgressCouldNot: (text: string): string => `Your progress could not be kept. ${text}`,
  yourProgressCouldNotBe: (home: string): string => `Your progress could not be kept in ${home}.`,

  // lesson
  backToTheBeginning: 'back to the beginning of this step',
  backToTheStep: 'back to the step before',
  playsWhatThisStep: 'plays what this step asks for, and goes on',
  saysOnceMoreWhat: 'says once more what is asked',
  leavesYourProgressIs: 'leaves; your progress is kept',
  typeForHelpQuit: (headline: string, title: string): string =>
    `${headline}: ${title}. Type ? for help, quit to leave.`,
  takenBack2: (say: string, is: boolean): string => `${say} ${is ? '' : 'It is allowed, but not asked. '}Taken back.`,
  stepOf: (n: number, n2: number, name: string): string => `Step ${n} of ${n2}, ${name}. `,
  right: (why: string): string => `Right. ${why}`,
  doneYouHaveLearned: (title: string, steps: string): string => `${title}: done. You have learned: ${steps}.`,
  lesson: 'Lesson',
  exampleOfTheRulebook: 'Example of the rulebook',
  puzzle: 'Puzzle',
  takesThatChoiceSeveral: 'takes that choice; several with commas, in any order',
});
