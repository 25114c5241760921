// What a review says of the turning points of a game.
import { capital, catalogue, percent } from '@bocage/engine';

export const W = catalogue({
  points: (amount: number): string => `${Math.abs(amount).toFixed(1)} points`,
  chanceToWin: (amount: number): string => `${percent(Math.abs(amount))} of the chance to win`,

  // By the choice. Where several play, the side is named.
  gaveAway: (label: string, amount: string): string => `“${label}” gave away ${amount}.`,
  sideGaveAway: (side: string, label: string, amount: string): string => `${side}: “${label}” gave away ${amount}.`,

  // By the dice: which of them, where it is known.
  cameOut: (label: string, lucky: boolean, amount: string): string =>
    `“${label}” came out ${lucky ? 'better' : 'worse'} than expected, by ${amount}.`,
  sideCameOut: (side: string, label: string, lucky: boolean, amount: string): string =>
    `${side}: “${label}” came out ${lucky ? 'better' : 'worse'} than expected, by ${amount}.`,
  luckOf: (what: string, told: string, lucky: boolean, amount: string): string =>
    `${capital(what)}: ${told} That was ${lucky ? 'better' : 'worse'} than expected, by ${amount}.`,
  sideLuckOf: (side: string, what: string, told: string, lucky: boolean, amount: string): string =>
    `${side}: ${capital(what)}: ${told} That was ${lucky ? 'better' : 'worse'} than expected, by ${amount}.`,

  // What would have been better.
  noBetterFound: 'No better choice was found.',
  betterWas: (label: string): string => `Better was “${label}”.`,
  betterWasBy: (label: string, amount: string): string => `Better was “${label}”, by ${amount}.`,
});
