// What the kernel says while a game is played: refusals, going back, outcomes that cannot be, options and seeds.
import { andList, count } from '../english.ts';
import { catalogue } from './catalogue.ts';

export const W = catalogue({
  gameIsOver: 'The game is over.',
  noChoice: (name: string, near: string): string =>
    `there is no choice '${name}' here${near === '' ? '' : `; did you mean '${near}'?`}`,
  notNow: (why: string, ask: string): string => `You cannot do that now. ${why} You are asked: ${ask}`,
  notYourDecision: (wait: string): string => `It is not your decision. ${wait}`,
  notAmongLegal: (choice: number): string => `choice ${choice} is not legal here`,
  notPossibleHere: (name: string): string => `'${name}' is not possible here.`,
  notTogether: (name: string): string => `'${name}' does not go together with the others`,

  // Going back.
  needsConsent: (outcomes: readonly string[], label: string): string =>
    `You saw ${andList(outcomes)} after “${label}”. The other side must agree to take that back.`,
  nothingPlayed: 'Nothing has been played yet.',

  // Dice and cards.
  sealedDice: 'the dice are sealed: only the server can roll them',
  cannotComeUp: (given: string, what: string, rule: string, possible: string): string =>
    `'${given}' cannot come up for ${what} (${rule}), only ${possible}`,
  otherOutcome: (what: string, rule: string, sealed: boolean, own: string, recorded: string): string =>
    `${what} (${rule}): the ${sealed ? 'seal' : 'seed'} gives ${own}, the record says ${recorded}`,
  rollsGiven: (rolls: string): string => `the rolls ${rolls} were given before and come first`,
  nothingAsks: (outcomes: string): string => `nothing asks for ${outcomes}`,

  // Playing a recorded choice again.
  notLegal: (name: string, why: string, rule: string): string => `'${name}' is not legal here: ${why} (${rule})`,
  cannotBeReplayed: (name: string): string => `'${name}' cannot be replayed`,
  otherNumberOfOutcomes: (name: string, asked: number, recorded: number): string =>
    `'${name}' has ${recorded} of ${count(asked, 'outcome')}`,

  // How a game begins.
  needsWholeGame: 'this needs the whole game',
  noOption: (id: string, known: string): string => `there is no option '${id}'; the options are ${known}`,
  noValue: (option: string, value: string, known: readonly string[]): string =>
    `option '${option}' cannot be '${value}'; its values are ${known.join(', ')}`,
  notOptionForm: (part: string): string => `'${part}' is not of the form option=value`,
  notSeed: (seed: string): string => `the seed '${seed}' is not a whole number below 2^128`,
});
