// What the commands that look at a game say, and the list of commands.
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  // show
  drawsTheBoardAs: 'Draws the board as the seat that decides sees it (or another seat), and says what is asked.',

  // choices
  listsEveryLegalChoice: 'Lists every legal choice by the name that `play` takes, with its rule, odds and warnings.',

  // look
  showsAPlaceIts: 'Shows a place: its ground, neighbours, and who stands there and how; without a name, all places.',
  showsACardOr:
    'Shows a card or counter with its printed values and their source, in play or not; without an id, all there are.',
  gameGameTheCards: '--game GAME   the cards of a game that is not being played',
  hasNoCardCard: (title: string, words: string, id: string): string =>
    `${title} has no card '${words}'; 'card --game ${id}' lists all`,
  showsWhatASeat: 'Shows what a seat has, where it is and how; with --all everybody.',
  isMoreThanForce: (words: string): string => `'${words}' is more than 'force' takes; see help force`,
  tellsWhatHappenedFrom: 'Tells what happened, from the start or from choice N on.',
  printsTheSheetThat: 'Prints the sheet that players keep, such as the player log of Sherman Leader.',
  keepsNoSheetLog: (title: string): string => `${title} keeps no sheet; 'log' tells it all.\n`,

  // why
  saysWhetherAChoice: 'Says whether a choice is legal; if not, the rule that forbids it and the reason (exit code 1).',
  severalChoicesSeparatedBy: 'Several choices separated by commas: all but the last are tried out first.',
  whyWhatNameA: 'why what? Name a choice: why "advance 1"',
  isLegal: (name: string, label: string, rule: string, cautionText: string): string =>
    `'${name}' is legal: ${label} (${rule}).\n${cautionText}`,

  // odds
  showsTheExactChances: 'Shows the exact chances of a choice, or of every choice that has any.',
  noChoiceHereRolls: 'No choice here rolls dice or draws a card.\n',

  // rules
  saysWhatARule: 'Says what a rule is about, with the rules below it; or lists all rules of a game.',
  whichRuleGiveAn: 'which rule? Give an id as messages show it, or a game: rules GAME',
  noRule: (rule: string, near: string): string =>
    near === ''
      ? `there is no rule '${rule}'; 'rules GAME' lists those of a game`
      : `there is no rule '${rule}'; did you mean '${near}'?`,

  // replay
  replaysTheLogFrom: 'Replays the log from the start, or up to choice N, and draws the board.',
  theGameHasChoices: (last: number, to: number): string => `the game has ${last} choices; --to ${to} is beyond its end`,

  // position
  writesThePositionOr:
    'Writes the position (or that after choice N) as text, to the screen or to a file for `new --position`.',
  thePositionIsIn: (out: string): string => `The position is in ${out}.\n`,

  // help
  showsTheCommandsOr: 'Shows the commands, or how one of them is used.',
  noCommand: (command: string, near: string): string =>
    near === ''
      ? `there is no command '${command}'; see help`
      : `there is no command '${command}'; did you mean '${near}'?`,
  usageCommand: (name: string): string => `Usage: ${name} COMMAND ...`,
  aGameIsA: 'A game is a score file: bocage.score in this folder, or --file F, or the first word after the command.',
  everyCommandTakesJson:
    'Every command takes --json. Exit codes: 0 done, 1 refused by the rules or not reproduced, 2 bad input, 70 internal error.',
  moreAboutOneHelp: (name: string): string => `More about one: ${name} help COMMAND`,
  usage: (name: string, name2: string, usage: string): string => `Usage: ${name} ${name2} ${usage}`,

  // index
  play: 'Play',
  look: 'Look',
  analyse: 'Analyse',
  forDevelopers: 'For developers',
});
