// What the commands that look at a game say, and the list of commands.
import { count } from '@bocage/engine';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // show
  aboutShow: 'Draws the board as the seat that decides sees it (or another seat), and says what is asked.',

  // choices
  aboutChoices: 'Lists every legal choice by the name that `play` takes, with its rule, odds and warnings.',

  // look
  aboutLook: 'Shows a place: its ground, neighbours, and who is there in what state; without a name, all places.',
  aboutCard:
    'Shows a card or counter with its printed values and their source, in play or not; without an id, all there are.',
  cardOptionGame: '--game GAME   the cards of a game that is not being played',
  gameHasNoCard: (title: string, typed: string, id: string): string =>
    `${title} has no card '${typed}'; 'card --game ${id}' lists all`,
  aboutForce: 'Shows what a seat has, where it is and in what state; with --all, every seat.',
  tooMuchForForce: (typed: string): string => `'${typed}' is more than 'force' takes; see help force`,
  aboutLog: 'Shows what happened, from the start or from choice N on.',
  aboutRecord: 'Prints the record that players keep, such as the player log of Sherman Leader.',
  keepsNoSheet: (title: string): string => `${title} keeps no record; 'log' has everything.\n`,

  // why
  aboutWhy: 'Says whether a choice is legal; if not, the rule that forbids it and the reason (exit code 1).',
  whyNoteSeveral: 'Several choices separated by commas: all but the last are tried out first.',
  whyWhat: 'why what? Name a choice: why "advance 1"',
  choiceIsLegal: (name: string, label: string, rule: string, caution: string): string =>
    `'${name}' is legal: ${label} (${rule}).\n${caution}`,

  // odds
  aboutOdds: 'Shows the exact chances of a choice, or of every choice that has any.',
  noChoiceRolls: 'No choice here rolls dice or draws a card.\n',

  // rules
  aboutRules: 'Says what a rule is about, with the rules below it; or lists all rules of a game.',
  whichRule: 'which rule? Give an id as messages show it, or a game: rules GAME',
  noRule: (rule: string, near: string): string =>
    near === ''
      ? `there is no rule '${rule}'; 'rules GAME' lists those of a game`
      : `there is no rule '${rule}'; did you mean '${near}'?`,

  // replay
  aboutReplay: 'Replays the log from the start, or up to choice N, and draws the board.',
  beyondTheEnd: (choices: number, to: number): string =>
    `the game has ${count(choices, 'choice')}; --to ${to} is beyond its end`,

  // position
  aboutPosition:
    'Writes the position (or that after choice N) as text, to the screen or to a file for `new --position`.',
  positionWritten: (file: string): string => `The position is in ${file}.\n`,

  // help
  aboutHelp: 'Shows the commands, or how one of them is used.',
  noCommand: (command: string, near: string): string =>
    near === ''
      ? `there is no command '${command}'; see help`
      : `there is no command '${command}'; did you mean '${near}'?`,
  usageCommand: (name: string): string => `Usage: ${name} COMMAND ...`,
  helpNoteScore:
    'A game is a score file: bocage.score in this folder, or --file F, or the first word after the command.',
  helpNoteJson:
    'Every command takes --json. Exit codes: 0 done, 1 refused by the rules or not reproduced, 2 bad input, 70 internal error.',
  helpMore: (name: string): string => `More about one: ${name} help COMMAND`,
  usageOf: (name: string, command: string, usage: string): string => `Usage: ${name} ${command} ${usage}`,

  // index
  play: 'Play',
  look: 'Look',
  analyse: 'Analyse',
  forDevelopers: 'For developers',
});
